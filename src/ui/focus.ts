/** Elements that may get the focus without a tap. Not fields: they would open a phone's keyboard. */
const FOCUSABLE = 'button:not([tabindex="-1"]), a[href], summary';

/**
 * Moves the focus to the nearest button when the focused element is removed, so that keyboard users keep their
 * place. An attachment for the element that holds the page.
 */
export function keepFocus(root: HTMLElement): () => void {
  /** The focused element and its ancestors, from the inside out. */
  let path: Element[] = [];
  const remember = ({ target }: FocusEvent) => {
    path = [];
    for (let at = target as Element | null; at !== null && at !== root; at = at.parentElement) {
      path.push(at);
    }
  };
  const observer = new MutationObserver(() => {
    if (path[0] === undefined || path[0].isConnected) return;
    const lost = document.activeElement === null || document.activeElement === document.body;
    const near = [...path.filter(({ isConnected }) => isConnected), root];
    path = [];
    if (!lost) return;
    for (const place of near) {
      const next = [...place.querySelectorAll<HTMLElement>(FOCUSABLE)].find((element) => element.checkVisibility());
      if (next === undefined) continue;
      next.focus({ preventScroll: true });
      return;
    }
  });
  root.addEventListener('focusin', remember);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}
