/** What the address shows of a table. */
export interface Shown {
  /** The whole table as a fragment. */
  readonly link: string;
  /** The cards on it. */
  readonly cards: string;
  /** It asks a question that lacks no card. */
  readonly complete: boolean;
}

/**
 * The table in the browser's address, so that a link, a reload and the back key bring it again. An
 * entry of the browser's history that holds a complete spot is never overwritten by other cards:
 * going back leads from one such spot to the one before it.
 */
export class Address {
  #shown: Shown;

  /** @param shown what the table made of the address as it stands */
  constructor(shown: Shown) {
    this.#shown = shown;
  }

  /** Takes note that the reader has gone elsewhere; the address stays as it was written. */
  shows(now: Shown): void {
    this.#shown = now;
  }

  show(next: Shown): void {
    const last = this.#shown;
    this.#shown = next;
    if (next.link === last.link) return;
    const address = `${location.pathname}${location.search}${next.link}`;
    if (last.complete && next.cards !== last.cards) history.pushState(null, '', address);
    else history.replaceState(null, '', address);
  }
}
