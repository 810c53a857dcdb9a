import { writeAddress } from './back';

/** A table as the address shows it. */
export interface Addressed {
  /** The whole table as a fragment. */
  readonly link: string;
  readonly cards: string;
  /** Whether the spot lacks no card. */
  readonly complete: boolean;
}

/**
 * Milliseconds before an address is written. A new history entry makes browsers paint an extra frame, which
 * would delay the answer and what follows it.
 */
const PATIENCE = 250;
/** After any of these events the page may be left, so the address is written at once; after the last it has been left. */
const LEAVING = ['keydown', 'pointerdown', 'click', 'pagehide', 'hashchange'];

/**
 * Writes the table to the browser's address, so that a link, a reload and the back key restore it. A history
 * entry with a complete spot is never overwritten with other cards: going back leads from each such spot to the
 * one before it.
 */
export class Address {
  #shown: Addressed;
  /** Writes the waiting address now, unless the browser has gone to another address since. */
  #write: (() => void) | undefined;

  /** @param shown the table as read from the present address */
  constructor(shown: Addressed) {
    this.#shown = shown;
  }

  /** Records that the table follows the address, which stays as it is. */
  shows(now: Addressed): void {
    this.#write?.();
    this.#shown = now;
  }

  /** Writes a table to the address: soon, and before the next action on the page. */
  show(next: Addressed): void {
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
      writeAddress(address, isNew);
    };
    const timer = setTimeout(write, PATIENCE);
    for (const event of LEAVING) addEventListener(event, write, true);
    this.#write = write;
  }
}
