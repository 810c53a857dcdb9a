import type { Draft, Names } from '../../notation/draft';
import type { Card } from '../../poker/card';
import type { Spot } from '../../poker/spot';
import type { HandedHand } from '../../ui/handover';
import { nameAfter } from '../playerNames.svelte';
import { keepHand, openHand, reopenHand, type OpenedHand } from './openedHand';
import type { LeftReplay } from './replay.svelte';
import type { Table } from '../table.svelte';

/** The hand that was on the table when the user went to another page. */
let leftHand: LeftReplay | undefined;

/** A pasted hand history, open or closed. It is loaded with the first. */
export class PastedHand {
  readonly #table: Table;
  readonly #onOpen: () => void;
  #opened = $state.raw<OpenedHand>();
  /** The one that was closed last, and the table's link then. */
  #closed = $state.raw<{ hand: OpenedHand | undefined; link: string }>();
  /** Brings the closed hand back: an offer until the user does something else. */
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
    nameAfter(this);
  }

  namesOf(draft: Draft): Names | undefined {
    return this.#opened?.replay.namesOf(draft);
  }

  /** The spot of a draft of the open hand, with the ranges that its players played to the flop. */
  playedSpot(draft: Draft, spot: Spot): Spot {
    return this.#opened?.replay.playedSpot(draft, spot) ?? spot;
  }

  /** The whole board of the open hand, if a draft is of this hand and has no other card on its board. */
  boardOf(draft: Draft): readonly Card[] {
    return this.#opened?.replay.boardOf(draft) ?? [];
  }

  /** `undefined` while another spot is on the table. */
  get opened(): OpenedHand | undefined {
    const { draft, entered } = this.#table;
    const isOn = (own: Draft) => this.#opened?.replay.isOn(own) === true;
    // What is entered is shown a moment later.
    return isOn(draft) || isOn(entered) ? this.#opened : undefined;
  }

  /** @param from another page that leads here */
  open(text: string, from?: HandedHand): void {
    this.#show(openHand(this.#table, text, from));
  }

  /** Opens the hand that was here before another page or a reload, if the spot on the table is still the same. */
  resume(): void {
    const left = leftHand;
    const table = this.#table;
    this.#show(left?.link === table.link ? openHand(table, left.text, undefined, left) : reopenHand(table));
  }

  close(): void {
    this.#closed = { hand: this.#opened, link: this.#table.link };
    this.#opened = undefined;
    this.keep();
  }

  /** Keeps the hand for another page's way back, and for a reload. */
  keep(): void {
    leftHand = this.#opened?.replay.leave();
    keepHand(leftHand);
  }

  #show(opened: OpenedHand | undefined): void {
    if (opened === undefined) return;
    this.#onOpen();
    this.#closed = undefined;
    this.#opened = opened;
  }
}
