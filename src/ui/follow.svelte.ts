import { untrack } from 'svelte';

/**
 * Has a page follow the address, and tells the address of the page's own link. To be called while the page is
 * being set up.
 *
 * @param arrived the fragment that opened the page; read again at each navigation
 * @param enter opens a fragment
 * @param link the page's fragment as it is now
 * @param onLink is called with it whenever it changes
 */
export function followAddress(
  arrived: () => string,
  enter: (fragment: string) => void,
  link: () => string,
  onLink: (link: string) => void,
): void {
  $effect.pre(() => {
    const fragment = arrived();
    untrack(() => {
      enter(fragment);
    });
  });
  $effect(() => {
    const now = link();
    untrack(() => {
      onLink(now);
    });
  });
}
