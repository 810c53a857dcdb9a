/** An open panel: how to close it, and its element, if it has one. */
interface Opened {
  readonly close: () => void;
  readonly node: Element | undefined;
  /** Whether it covers the page, or a part of it: then the way back closes it too. */
  readonly isOver: boolean;
}

const panels: Opened[] = [];
/** Called when a panel opens that the way back closes. */
export const opened = new Set<() => void>();

/**
 * Registers a panel that has opened. Escape closes it before any panel that was open already.
 *
 * @param node the panel's element: with the focus inside, it is closed first
 * @param isOver whether the way back closes it too; not of what the page opens downwards, such as a row
 * @returns a function that unregisters the panel; call it once the panel is closed, however that happened
 */
export function closesOnEscape(close: () => void, node?: Element, isOver = true): () => void {
  const one = { close, node, isOver };
  panels.push(one);
  if (isOver) for (const call of opened) call();
  return () => {
    panels.splice(panels.indexOf(one), 1);
  };
}

/** Closes the innermost panel around the focus, otherwise the one opened last. Returns whether a panel was open. */
export function closeInnermost(): boolean {
  return closeOneOf(panels);
}

/** Whether something is open that the way back closes. */
export function closesForBack(): boolean {
  return panels.some(({ isOver }) => isOver);
}

export function closeForBack(): void {
  closeOneOf(panels.filter(({ isOver }) => isOver));
}

function closeOneOf(panels: readonly Opened[]): boolean {
  const focused = document.activeElement;
  const around = panels
    .filter(({ node }) => node?.contains(focused) === true)
    .sort((a, b) => (a.node?.contains(b.node ?? null) ? -1 : 1))
    .at(-1);
  const one = around ?? panels.at(-1);
  one?.close();
  return one !== undefined;
}
