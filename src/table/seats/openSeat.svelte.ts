import { MediaQuery } from 'svelte/reactivity';
import { EMPTY_DRAFT, EMPTY_SEAT, filled, putSeat, type Draft, type Place, type Seat } from '../../notation/draft';
import { remove } from '../../notation/seating';
import { MOST_OPPONENTS } from '../../poker/spot';
import { LYING, PHONE } from '../../ui/screens';
import type { Moment } from '../moment';
import { FULL_TABLE } from '../players';

export interface SeatTable {
  readonly entered: Draft;
  readonly draft: Draft;
  readonly chosen: Place | undefined;
  lay(draft: Draft): void;
  choose(place: Place, isAdded?: boolean): void;
  release(): void;
  versus(): void;
  sayProblem(problem: string): void;
}

/** The seat that is open on a phone, over the deck or while it takes cards in the place of the figures, and how players are added one after the other. */
export class OpenSeat {
  readonly #table: SeatTable;
  readonly #phone = new MediaQuery(`${PHONE}, ${LYING}`);
  #at = $state<number>();
  /** Players are being added one after the other: the next seat is shown, or opens if the board wants no card. */
  #goesOn = $state(false);
  #last = EMPTY_DRAFT;

  constructor(table: SeatTable) {
    this.#table = table;
  }

  /** Whether the seats of several opponents are chips. */
  get isPhone(): boolean {
    return this.#phone.current;
  }
  /** Which of the seats is open, from 0. */
  get at(): number | undefined {
    return this.#at;
  }
  /** The next player's seat, empty, for a tap: the cards go to the board first. */
  get offered(): number | undefined {
    const { seats } = this.#table.draft;
    return this.#goesOn && this.#at === undefined && seats.length < MOST_OPPONENTS ? seats.length : undefined;
  }

  /** Opens a seat, which may be a new seat. Its next card goes there. @param isNext nobody asked for a new seat */
  open(seat: number, isNext = false): void {
    this.#goesOn = seat >= this.#table.entered.seats.length;
    const own = this.#table.entered.seats[seat];
    this.#at = seat;
    // On a phone the seat is over the deck, until the place of a card is tapped.
    const isWhole = own?.kind === 'range' || (own?.kind === 'random' && this.isPhone);
    const slot = own?.kind === 'hand' ? own.cards.indexOf(undefined) : isWhole ? -1 : 0;
    if (slot >= 0) this.#table.choose({ in: 'seat', seat, slot }, own === undefined && !isNext);
    else this.#table.release();
  }

  close(): void {
    this.#goesOn = false;
    if (this.#at === undefined) return;
    this.#at = undefined;
    if (this.#table.chosen?.in === 'seat') this.#table.release();
  }

  /** Takes the cards of a known hand back. The next cards go there. */
  change(seat: number): void {
    this.#table.lay(putSeat(this.#table.entered, seat, EMPTY_SEAT));
    this.open(seat);
  }

  /** Takes the player in a seat from the table. */
  remove(seat: number): void {
    this.close();
    this.#table.lay(remove(this.#table.entered, seat));
  }

  /** Adds an opponent. On a phone with other opponents it holds any two cards, and its seat opens. */
  add(): void {
    const table = this.#table;
    const { seats } = table.entered;
    if (!this.isPhone || seats.length === 0 || seats.length >= MOST_OPPONENTS) {
      addOpponent(table);
      return;
    }
    table.lay(putSeat(table.entered, seats.length, { kind: 'random' }));
    this.open(seats.length);
    this.#table.choose({ in: 'seat', seat: seats.length, slot: 0 });
    this.#goesOn = true;
  }

  /** Opens the seat whose card is chosen, and closes a seat that is full or left. */
  follow({ draft, chosen }: Moment): void {
    const before = this.#last;
    this.#last = draft;
    if (chosen?.in === 'seat') this.#at = chosen.seat;
    const seat = this.#at;
    // Cards elsewhere, a link or a step back.
    const isElsewhere = chosen !== undefined && chosen.in !== 'seat';
    const isOther = draft.hero !== before.hero || draft.board !== before.board || draft.dead !== before.dead;
    if (seat === undefined) {
      if (isOther || isElsewhere) this.#goesOn = false;
      return;
    }
    const has = draft.seats[seat];
    if (isFull(has) && !isFull(before.seats[seat]) && !isOther) {
      const goesOn = this.#goesOn && draft.seats.length < MOST_OPPONENTS;
      this.close();
      this.#goesOn = goesOn;
      if (goesOn && !draft.board.includes(undefined)) this.open(draft.seats.length, true);
    } else if (isElsewhere || (isOther && chosen === undefined) || (has === undefined && chosen === undefined)) {
      this.close();
    }
  }
}

/** Adds an opponent like the last opponent: any two cards, the same range, or else two cards to enter. */
export function addOpponent(table: Pick<SeatTable, 'entered' | 'lay' | 'versus' | 'sayProblem'>): void {
  const { seats } = table.entered;
  const last = seats.at(-1);
  if (last === undefined || last.kind === 'hand') table.versus();
  else if (seats.length >= MOST_OPPONENTS) table.sayProblem(FULL_TABLE);
  else table.lay(putSeat(table.entered, seats.length, last));
}

function isFull(seat: Seat | undefined): boolean {
  return seat?.kind === 'hand' && filled(seat.cards).length === 2;
}
