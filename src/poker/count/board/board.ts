import { suitOf, type Card, type Hole } from '../../card';
import type { WildDeck } from '../../deck';
import { FLUSH_PLACE, LEAST_LIVE, ONE_WILD, rowsOf, type Rows } from './rows';

/** A full board of any deck. Cards are laid at once, or dealt and taken back. */
export class Board {
  readonly rows: Rows;
  row = 0;
  /** The cards by suit, as numbers: see {@link Rows.inSuit}. */
  readonly suits: Int32Array = new Int32Array(4);
  /** The suits in which somebody may have a flush, of `live`; without wild cards there is one at most. */
  readonly liveSuits: Uint8Array = new Uint8Array(4);
  live = 0;

  constructor(wild?: WildDeck) {
    this.rows = rowsOf(wild);
  }

  lay(board: readonly Card[]): void {
    const { next, ranks, rankOf } = this.rows;
    this.suits.fill(0);
    let row = 0;
    for (let at = 0; at < board.length; at++) {
      row = next[ranks * row + rankOf[board[at]]];
      this.deal(board[at]);
    }
    this.settle(row);
  }

  deal(card: Card): void {
    const { inSuit } = this.rows;
    const own = inSuit[4 * card + suitOf(card)];
    if ((own & ONE_WILD) === 0) this.suits[suitOf(card)] += own;
    else for (let suit = 0; suit < 4; suit++) this.suits[suit] += own;
  }

  takeBack(card: Card): void {
    const { inSuit } = this.rows;
    const own = inSuit[4 * card + suitOf(card)];
    if ((own & ONE_WILD) === 0) this.suits[suitOf(card)] -= own;
    else for (let suit = 0; suit < 4; suit++) this.suits[suit] -= own;
  }

  /** Makes ready for hands, once all five cards are dealt, whose row this is. */
  settle(row: number): void {
    const { suits } = this;
    this.row = row;
    this.rows.fill(row);
    this.live = 0;
    for (let suit = 0; suit < 4; suit++) if (suits[suit] >= LEAST_LIVE) this.liveSuits[this.live++] = suit;
  }

  /** Lays a board by its row, with its cards of the one suit in which somebody may have a flush; -1 for none. */
  layRow(row: number, suit: number, inSuit: number): void {
    this.row = row;
    this.rows.fill(row);
    this.live = 0;
    if (suit < 0) return;
    this.live = 1;
    this.liveSuits[0] = suit;
    this.suits[suit] = inSuit;
  }

  /** The strength of the best five of the board and these two. */
  strength(a: Card, b: Card): number {
    const { rows } = this;
    const strength = rows.strengths[rows.pairs * this.row + rows.pairOf(a, b)];
    return this.live === 0 ? strength : Math.max(strength, this.flush(a, b));
  }

  /** The strength of the best flush that the two cards make with the board; 0 without. */
  flush(a: Card, b: Card): number {
    const { inSuit, flushes } = this.rows;
    let best = 0;
    for (let at = 0; at < this.live; at++) {
      const suit = this.liveSuits[at];
      const flush = flushes[(this.suits[suit] + inSuit[4 * a + suit] + inSuit[4 * b + suit]) & FLUSH_PLACE];
      if (flush > best) best = flush;
    }
    return best;
  }
}

/** Each hole's cards by suit, as numbers at `[4 × hole + suit]`: see {@link Rows.inSuit}. */
export function heldInSuits(holes: readonly Hole[], { inSuit }: Rows): Int32Array {
  return Int32Array.from({ length: 4 * holes.length }, (_, at) => {
    const [a, b] = holes[at >> 2];
    return inSuit[4 * a + (at & 3)] + inSuit[4 * b + (at & 3)];
  });
}

/** Hands whose cards are known, one in each of some seats, and the best of them on a full board. */
export class KnownHands {
  readonly seats: readonly number[];
  /** As of the last comparison: each hand's strength, in the order of the seats. */
  readonly strengths: Uint16Array;
  /** The best of them, 0 without hands; and who has it, as a mask of seats. */
  best = 0;
  winners = 0;
  readonly #rows: Rows;
  readonly #pairs: Uint8Array;
  readonly #held: Int32Array;

  constructor(seats: readonly number[], holes: readonly Hole[], wild?: WildDeck) {
    this.seats = seats;
    this.strengths = new Uint16Array(seats.length);
    this.#rows = rowsOf(wild);
    this.#pairs = Uint8Array.from(holes, ([a, b]) => this.#rows.pairOf(a, b));
    this.#held = heldInSuits(holes, this.#rows);
  }

  /** Puts another hand in a place. */
  replace(index: number, [a, b]: Hole): void {
    const { inSuit } = this.#rows;
    this.#pairs[index] = this.#rows.pairOf(a, b);
    for (let suit = 0; suit < 4; suit++) this.#held[4 * index + suit] = inSuit[4 * a + suit] + inSuit[4 * b + suit];
  }

  /** Whether each hand has the same ranks of one suit as of the other. */
  isAlikeIn(suit: number, other: number): boolean {
    return this.seats.every((_, index) => this.#held[4 * index + suit] === this.#held[4 * index + other]);
  }

  /** Finds the best hand on a board that has been settled. */
  compare({ row, rows, live, liveSuits, suits }: Board): void {
    const { strengths, flushes } = rows;
    const from = rows.pairs * row;
    this.best = this.winners = 0;
    for (let index = 0; index < this.seats.length; index++) {
      let strength = strengths[from + this.#pairs[index]];
      for (let at = 0; at < live; at++) {
        const suit = liveSuits[at];
        const flush = flushes[(suits[suit] + this.#held[4 * index + suit]) & FLUSH_PLACE];
        if (flush > strength) strength = flush;
      }
      this.strengths[index] = strength;
      if (strength > this.best) {
        this.best = strength;
        this.winners = 1 << this.seats[index];
      } else if (strength === this.best) {
        this.winners |= 1 << this.seats[index];
      }
    }
  }
}
