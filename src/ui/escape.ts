/** An open panel: how to close it, and its element, if it has one. */
interface Opened {
  readonly close: () => void;
  readonly node: Element | undefined;
}

/** In the order of opening. */
const opened: Opened[] = [];

/**
 * Registers a panel that has opened. Escape closes it before any panel that was open already.
 *
 * @param node the panel's element: with the focus inside, it is closed first
 * @returns a function that unregisters the panel; call it once the panel is closed, however that happened
 */
export function closesOnEscape(close: () => void, node?: Element): () => void {
  const one = { close, node };
  opened.push(one);
  return () => {
    opened.splice(opened.indexOf(one), 1);
  };
}

/** Closes the innermost panel around the focus, else the one opened last. Returns whether a panel was open. */
export function closeInnermost(): boolean {
  const focused = document.activeElement;
  const around = opened
    .filter(({ node }) => node?.contains(focused) === true)
    .sort((a, b) => (a.node?.contains(b.node ?? null) ? -1 : 1))
    .at(-1);
  const one = around ?? opened.at(-1);
  one?.close();
  return one !== undefined;
}
