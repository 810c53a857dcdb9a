import type { Card } from '../../card';
import type { WildDeck } from '../../deck';
import { STRENGTHS } from '../../category';
import { handsOf } from '../seats';
import { Board, heldInSuits, type KnownHands } from './board';
import { FLUSH_PLACE } from './rows';

/** Strengths are sorted by their low bits, then by their high ones. */
const BUCKET_BITS = Math.ceil(Math.log2(STRENGTHS + 1) / 2);
const BUCKETS = 1 << BUCKET_BITS;

/**
 * The combos that some players may hold, in one list, put in order of strength on one full board after the other. A
 * combo without a flush is as strong as its two ranks make it, and boards of the same ranks put these in the same
 * order: it is found once a row. Only flushes are ranked one by one.
 */
export class ComboOrder {
  readonly size: number;
  /** Place of each combo among {@link handsOf} the deck; and its two cards. */
  readonly combos: Uint16Array;
  readonly high: Uint8Array;
  readonly low: Uint8Array;
  /** Each combo's pair of ranks; and cards by suit, at `[4 × place + suit]`: see {@link Rows.inSuit}. */
  readonly pairs: Uint8Array;
  readonly held: Int32Array;
  /** Combos of a pair of ranks are together in the list: the start of each group. */
  readonly starts: Uint16Array;

  /** As of the last board: the combos that it leaves, as places in the list, the weakest first. */
  readonly order: Uint16Array;
  /** How many groups of equal strength they form; each one's strength, and where it ends in the order. */
  groups = 0;
  readonly levels: Uint16Array;
  readonly ends: Uint16Array;

  readonly #board: Board;
  readonly #hasFlushes: boolean;
  /** The pairs of ranks in order of strength, by row. */
  readonly #pairsOfRow = new Map<number, Uint8Array>();

  /** The place after the last group. */
  #end = 0;

  /* Scratch: the board's flushes, in order; which combos are flushes, and their strengths, by place in the list. */
  readonly #isFlush: Uint8Array;
  readonly #strengths: Uint16Array;
  readonly #flushes: Uint16Array;
  #many = 0;
  readonly #sorted: Uint16Array;
  readonly #buckets: Int32Array = new Int32Array(BUCKETS + 1);

  /**
   * @param players each one's weights by combo: who has a weight somewhere is in the list
   * @param hasFlushes whether flushes count; left out, they do
   */
  constructor(players: readonly Float64Array[], wild?: WildDeck, hasFlushes = true) {
    const hands = handsOf(wild);
    this.#board = new Board(wild);
    this.#hasFlushes = hasFlushes;
    const { rows } = this.#board;
    const pairOf = Uint8Array.from(hands, ([a, b]) => rows.pairOf(a, b));
    this.combos = Uint16Array.from(hands.keys())
      .filter((combo) => players.some((weights) => weights[combo] > 0))
      .sort((a, b) => pairOf[a] - pairOf[b] || a - b);
    this.size = this.combos.length;
    this.high = Uint8Array.from(this.combos, (combo) => hands[combo][0]);
    this.low = Uint8Array.from(this.combos, (combo) => hands[combo][1]);
    this.pairs = Uint8Array.from(this.combos, (combo) => pairOf[combo]);
    this.held = heldInSuits(
      Array.from(this.combos, (combo) => hands[combo]),
      rows,
    );
    this.#isFlush = new Uint8Array(this.size);
    this.starts = new Uint16Array(rows.pairs + 1);
    for (const pair of this.pairs) this.starts[pair + 1]++;
    for (let pair = 0; pair < rows.pairs; pair++) this.starts[pair + 1] += this.starts[pair];
    [this.order, this.levels, this.ends, this.#strengths, this.#flushes, this.#sorted] = Array.from(
      { length: 6 },
      () => new Uint16Array(this.size),
    );
  }

  deal(card: Card): void {
    this.#board.deal(card);
  }

  takeBack(card: Card): void {
    this.#board.takeBack(card);
  }

  /** Makes ready for hands, once all five cards are dealt, whose row this is. */
  settle(row: number): void {
    this.#board.settle(row);
    if (!this.#hasFlushes) this.#board.live = 0;
  }

  /** Finds the best of the known hands on the board that was settled. */
  compare(known: KnownHands): void {
    known.compare(this.#board);
  }

  /** A player's weights, by place in the list. */
  weightsOf(weights: Float64Array): Float64Array {
    return Float64Array.from(this.combos, (combo) => weights[combo]);
  }

  /**
   * Puts the combos in order on the board that was settled.
   *
   * @param taken by card, 1 for cards that no player can hold
   */
  arrange(taken: Uint8Array): void {
    this.groups = this.#end = 0;
    this.#many = 0;
    this.#listFlushes(taken);
    const many = this.#many;
    if (many > 0) this.#sortFlushes();
    const { rows, row } = this.#board;
    const pairs = this.pairsOn(row);
    const { order, high, low } = this;
    const starts = this.starts;
    const { strengths } = rows;
    const first = rows.pairs * row;
    const isFlush = this.#isFlush;
    let flush = 0;
    let level = 0;
    let end = 0;
    for (let at = 0; at < pairs.length; at++) {
      const pair = pairs[at];
      const strength = strengths[first + pair];
      if (strength !== level) {
        end = this.#close(level, end);
        if (flush < many) {
          flush = this.#addFlushes(flush, many, strength);
          end = this.#end;
        }
        level = strength;
      }
      for (let index = starts[pair]; index < starts[pair + 1]; index++) {
        if ((taken[high[index]] | taken[low[index]] | isFlush[index]) === 0) order[end++] = index;
      }
    }
    this.#close(level, end);
    this.#addFlushes(flush, many, Infinity);
    for (let at = 0; at < many; at++) isFlush[this.#flushes[at]] = 0;
  }

  /** Ends a group at a place in the order, unless it is empty. Returns the place. */
  #close(level: number, end: number): number {
    if (end > this.#end) {
      this.levels[this.groups] = level;
      this.ends[this.groups++] = end;
      this.#end = end;
    }
    return end;
  }

  /** Puts the flushes below a strength in the order, from one of those listed on; returns where it stops. */
  #addFlushes(from: number, many: number, below: number): number {
    const strengths = this.#strengths;
    const flushes = this.#flushes;
    let at = from;
    while (at < many && strengths[flushes[at]] < below) {
      const level = strengths[flushes[at]];
      let end = this.#end;
      for (; at < many && strengths[flushes[at]] === level; at++) this.order[end++] = flushes[at];
      this.#close(level, end);
    }
    return at;
  }

  /** Lists the combos that a flush makes better than their ranks do. Where cards are wild it may not. */
  #listFlushes(taken: Uint8Array): void {
    const { rows, row, live, liveSuits, suits } = this.#board;
    if (live === 0) return;
    const { strengths, flushes } = rows;
    const { size, high, low } = this;
    const held = this.held;
    const pairs = this.pairs;
    const first = rows.pairs * row;
    let many = 0;
    for (let index = 0; index < size; index++) {
      if ((taken[high[index]] | taken[low[index]]) !== 0) continue;
      let best = 0;
      for (let at = 0; at < live; at++) {
        const suit = liveSuits[at];
        const flush = flushes[(suits[suit] + held[4 * index + suit]) & FLUSH_PLACE];
        if (flush > best) best = flush;
      }
      if (best === 0 || best <= strengths[first + pairs[index]]) continue;
      this.#strengths[index] = best;
      this.#isFlush[index] = 1;
      this.#flushes[many++] = index;
    }
    this.#many = many;
  }

  #sortFlushes(): void {
    const strengths = this.#strengths;
    const many = this.#many;
    sortBy(this.#flushes, this.#sorted, many, strengths, 0, this.#buckets);
    sortBy(this.#sorted, this.#flushes, many, strengths, BUCKET_BITS, this.#buckets);
  }

  /** The pairs of ranks that are in the list, the weakest on a row first. */
  pairsOn(row: number): Uint8Array {
    let pairs = this.#pairsOfRow.get(row);
    if (pairs === undefined) {
      const starts = this.starts;
      pairs = this.#board.rows.byStrength(row).filter((pair) => starts[pair] < starts[pair + 1]);
      this.#pairsOfRow.set(row, pairs);
    }
    return pairs;
  }
}

/** Sorts by some bits of the strengths. Equal bits stay in their order. */
function sortBy(
  from: Uint16Array,
  to: Uint16Array,
  end: number,
  strengths: Uint16Array,
  shift: number,
  buckets: Int32Array,
): void {
  buckets.fill(0);
  for (let at = 0; at < end; at++) buckets[((strengths[from[at]] >> shift) & (BUCKETS - 1)) + 1]++;
  for (let bucket = 0; bucket < BUCKETS; bucket++) buckets[bucket + 1] += buckets[bucket];
  for (let at = 0; at < end; at++) {
    to[buckets[(strengths[from[at]] >> shift) & (BUCKETS - 1)]++] = from[at];
  }
}
