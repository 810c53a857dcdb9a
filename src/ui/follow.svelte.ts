import { onMount, untrack } from 'svelte';
import { pageOf } from './pages';

/**
 * Has a page follow the address, and gives the address the page's own link. Call it while the page is being set
 * up. The page enters an address in the event itself: in an effect it would change the page's state while
 * Svelte draws, and parts would be drawn once more with what is no longer theirs.
 *
 * @param enter opens a fragment: the one that opened the page, and later ones
 * @param link the page's fragment as it is now
 * @param onLink is called with it whenever it changes
 */
export function followAddress(
  enter: (fragment: string) => void,
  link: () => string,
  onLink: (link: string) => void,
): void {
  const page = pageOf(location.hash);
  untrack(() => {
    enter(location.hash);
  });
  onMount(() => {
    const follow = (): void => {
      if (pageOf(location.hash) === page) enter(location.hash);
    };
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
    };
  });
  $effect(() => {
    const now = link();
    untrack(() => {
      onLink(now);
    });
  });
}
