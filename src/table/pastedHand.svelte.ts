import { meansHistory } from '../history/signs';
import { handed, type HandedHand } from '../ui/handed';
import type * as OpenedHands from './openedHand';
import type { LeftReplay } from './replay.svelte';
import type { Table } from './table.svelte';

/** The hand that was on the table when the user went to another page. */
let leftHand: LeftReplay | undefined;

/** Whether the tab keeps a hand, so that what reads it is worth loading. */
function isHandKept(): boolean {
  try {
    return 'outs:hand' in sessionStorage;
  } catch {
    return false;
  }
}

/** A pasted hand history. What reads and shows it is loaded with the first. */
export class PastedHand {
  readonly #table: Table;
  readonly #onOpen: () => void;
  #parts: typeof OpenedHands | undefined;
  #opened = $state.raw<OpenedHands.OpenedHand>();
  /** The one that was closed last, and the table's link then. */
  #closed = $state.raw<{ hand: OpenedHands.OpenedHand | undefined; link: string }>();
  /** Brings the closed one back: an offer until the user goes on with something else. */
  readonly reopen: (() => void) | undefined = $derived.by(() => {
    const closed = this.#closed;
    if (closed === undefined || (closed.link !== this.#table.link && !this.#table.isEmpty)) return undefined;
    return () => {
      this.#opened = closed.hand;
      this.#closed = undefined;
    };
  });

  constructor(table: Table, onOpen: () => void) {
    this.#table = table;
    this.#onOpen = onOpen;
  }

  get opened(): OpenedHands.OpenedHand | undefined {
    return this.#opened;
  }

  /**
   * Opens a text if it is a hand history; returns whether it is.
   *
   * @param from another page that leads here
   */
  open(text: string, from?: HandedHand): boolean {
    if (from === undefined && !meansHistory(text)) return false;
    this.#bring((parts) => parts.openHand(this.#table, text, from));
    return true;
  }

  /** Opens the hand that another page leaves for this one, or that was here before. */
  resume(): void {
    const { hand } = handed;
    handed.hand = undefined;
    const left = leftHand;
    if (hand !== undefined) {
      // The list may have been scrolled.
      scrollTo(0, 0);
      this.open(hand.text, hand);
    } else if (left?.link === this.#table.link) {
      this.#bring((parts) => parts.openHand(this.#table, left.text, undefined, left));
    } else if (isHandKept()) this.#bring((parts) => parts.reopenHand(this.#table));
  }

  close(): void {
    this.#closed = { hand: this.#opened, link: this.#table.link };
    this.#opened = undefined;
    this.keep();
  }

  /** Keeps the hand for another page's way back, and for a reload. */
  keep(): void {
    leftHand = this.#opened?.replay.leave();
    this.#parts?.keepHand(leftHand);
  }

  #bring(open: (parts: typeof OpenedHands) => OpenedHands.OpenedHand | undefined): void {
    import('./openedHand').then(
      (parts) => {
        this.#parts = parts;
        const opened = open(parts);
        if (opened === undefined) return;
        this.#onOpen();
        this.#closed = undefined;
        this.#opened = opened;
      },
      () => {
        this.#table.sayProblem('The hand-history reader could not be loaded. Check your connection and paste again.');
      },
    );
  }
}
