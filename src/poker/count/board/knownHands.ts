import { rankOf, suitOf, type Card, type Hole } from '../../card';
import { FLUSH_STRENGTH } from '../../hand';
import { fillRow, rowLookup, RANK_PAIRS, rankPair } from './rows';

/** Hands on a full board, one at a time, in any deck. */
export interface BoardHands {
  /** Puts these five cards in the place of those that lay. */
  lay(board: readonly Card[]): void;
  /** The strength of the best five of the board and these two. */
  strength(a: Card, b: Card): number;
}

/** Each hole's ranks of each suit, as masks, at `[4 × hole + suit]`. */
export function heldRanks(holes: readonly Hole[]): Int32Array {
  const held = new Int32Array(4 * holes.length);
  holes.forEach((hole, index) => {
    for (const card of hole) held[4 * index + suitOf(card)] |= 1 << rankOf(card);
  });
  return held;
}

/** Each hole's place in a row of strengths. */
export function rankPairs(holes: readonly Hole[]): Uint8Array {
  return Uint8Array.from(holes, ([a, b]) => rankPair(rankOf(a), rankOf(b)));
}

/** Hands whose cards are known, one in each of some seats, and the best of them on a full board. */
export class KnownHands {
  readonly seats: readonly number[];
  /** As of the last comparison: each hand's strength, in the order of the seats. */
  readonly strengths: Uint16Array;
  /** The best of them, 0 without hands; and who has it, as a mask of seats. */
  best = 0;
  winners = 0;
  readonly #holes: readonly Hole[];
  readonly #pairs: Uint8Array;
  readonly #held: Int32Array;

  constructor(seats: readonly number[], holes: readonly Hole[]) {
    this.seats = seats;
    this.#holes = holes;
    this.strengths = new Uint16Array(seats.length);
    this.#pairs = rankPairs(holes);
    this.#held = heldRanks(holes);
  }

  /** Puts another hand in a place: its pair of ranks, and its ranks by suit at `held[4 × from]`. */
  replace(index: number, pair: number, held: Int32Array, from: number): void {
    this.#pairs[index] = pair;
    for (let suit = 0; suit < 4; suit++) this.#held[4 * index + suit] = held[4 * from + suit];
  }

  /** Whether each hand has the same ranks of one suit as of the other. */
  isAlikeIn(suit: number, other: number): boolean {
    return this.seats.every((_, index) => this.#held[4 * index + suit] === this.#held[4 * index + other]);
  }

  /**
   * Finds the best hand on the board of this row, and makes sure of the row's strengths.
   *
   * @param flushSuit the suit of which the board has three or more, -1 for none; and its ranks of it
   */
  compare(row: number, flushSuit: number, suited: number): void {
    const { strengths } = rowLookup();
    fillRow(row);
    const at = RANK_PAIRS * row;
    this.best = this.winners = 0;
    for (let index = 0; index < this.seats.length; index++) {
      const flush = flushSuit < 0 ? 0 : FLUSH_STRENGTH[suited | this.#held[4 * index + flushSuit]];
      const strength = flush !== 0 ? flush : strengths[at + this.#pairs[index]];
      this.#rank(index, strength);
    }
  }

  /** The same on the board that lies, of any deck. */
  compareOn(board: BoardHands): void {
    this.best = this.winners = 0;
    for (let index = 0; index < this.seats.length; index++) {
      const [a, b] = this.#holes[index];
      this.#rank(index, board.strength(a, b));
    }
  }

  #rank(index: number, strength: number): void {
    this.strengths[index] = strength;
    if (strength > this.best) {
      this.best = strength;
      this.winners = 1 << this.seats[index];
    } else if (strength === this.best) {
      this.winners |= 1 << this.seats[index];
    }
  }
}
