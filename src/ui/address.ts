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
 * Milliseconds that an address waits to be written: a new entry makes browsers paint a frame of its
 * own, which the answer would have to let go first.
 */
const PATIENCE = 100;
/** With any of these the reader may be on the way elsewhere. */
const LEAVING = ['keydown', 'pointerdown', 'click', 'pagehide'];

/**
 * The table in the browser's address, so that a link, a reload and the back key bring it again. An
 * entry of the browser's history that holds a complete spot is never overwritten by other cards:
 * going back leads from one such spot to the one before it.
 */
export class Address {
  #shown: Shown;
  /** Writes what waits, if the reader is still where it belongs, and waits no more. */
  #write: (() => void) | undefined;

  /** @param shown what the table made of the address as it stands */
  constructor(shown: Shown) {
    this.#shown = shown;
  }

  /** Takes note that the reader has gone elsewhere; the address stays as it was written. */
  shows(now: Shown): void {
    this.#write?.();
    this.#shown = now;
  }

  /** Has the address show a table: soon, and before anything else that the reader does. */
  show(next: Shown): void {
    const last = this.#shown;
    this.#shown = next;
    if (next.link === last.link) return;
    this.#write?.();
    const isNew = last.complete && next.cards !== last.cards;
    const { href, pathname, search } = location;
    const write = () => {
      clearTimeout(timer);
      for (const event of LEAVING) removeEventListener(event, write, true);
      this.#write = undefined;
      if (location.href !== href) return;
      const address = `${pathname}${search}${next.link}`;
      if (isNew) history.pushState(null, '', address);
      else history.replaceState(null, '', address);
    };
    const timer = setTimeout(write, PATIENCE);
    for (const event of LEAVING) addEventListener(event, write, true);
    this.#write = write;
  }
}
