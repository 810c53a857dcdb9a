import { FLUSH_STRENGTH } from '../hand';
import { COMBOS } from '../range';
import { STRENGTHS } from '../category';
import { heldRanks, rankPairs } from './knownHands';
import { rowLookup, pairsByStrength, RANK_PAIRS } from './rankRows';

/** Strengths are sorted by their low bits, then by their high ones. */
const BUCKET_BITS = Math.ceil(Math.log2(STRENGTHS + 1) / 2);
const BUCKETS = 1 << BUCKET_BITS;

/**
 * The combos that some players may hold, in one list, put in order of strength on one full board after the
 * other. A combo without a flush is as strong as its two ranks make it, and boards of the same ranks put
 * these in the same order: it is found once a row. Only flushes are ranked one by one.
 */
export class ComboOrder {
  /** How many combos there are. */
  readonly size: number;
  /** Place of each combo among all 1,326; and its two cards. */
  readonly combos: Uint16Array;
  readonly high: Uint8Array;
  readonly low: Uint8Array;

  /** As of the last board: the combos that it leaves, as places in the list, the weakest first. */
  readonly order: Uint16Array;
  /** How many groups of equal strength they form; each one's strength, and where it ends in the order. */
  groups = 0;
  readonly levels: Uint16Array;
  readonly ends: Uint16Array;

  /** Combos of a pair of ranks stand together in the list: where those of each begin. */
  readonly #starts: Uint16Array = new Uint16Array(RANK_PAIRS + 1);
  readonly #held: Int32Array;
  /** The pairs of ranks in order of strength, by row. */
  readonly #pairsOfRow = new Map<number, Uint8Array>();

  /** Where the last group ends. */
  #end = 0;

  /* Scratch: the board's flushes, in order; which combos are flushes, and their strengths, by place in the list. */
  readonly #isFlush: Uint8Array;
  readonly #strengths: Uint16Array;
  readonly #flushes: Uint16Array;
  readonly #sorted: Uint16Array;
  readonly #buckets: Int32Array = new Int32Array(BUCKETS + 1);

  /** @param players each one's weights by combo: who has a weight somewhere is in the list */
  constructor(players: readonly Float64Array[]) {
    const pairOf = rankPairs(COMBOS);
    this.combos = Uint16Array.from(COMBOS.keys())
      .filter((combo) => players.some((weights) => weights[combo] > 0))
      .sort((a, b) => pairOf[a] - pairOf[b] || a - b);
    this.size = this.combos.length;
    const holes = Array.from(this.combos, (combo) => COMBOS[combo]);
    this.high = Uint8Array.from(holes, ([high]) => high);
    this.low = Uint8Array.from(holes, ([, low]) => low);
    this.#held = heldRanks(holes);
    this.#isFlush = new Uint8Array(this.size);
    for (const combo of this.combos) this.#starts[pairOf[combo] + 1]++;
    for (let pair = 0; pair < RANK_PAIRS; pair++) this.#starts[pair + 1] += this.#starts[pair];
    [this.order, this.levels, this.ends, this.#strengths, this.#flushes, this.#sorted] = Array.from(
      { length: 6 },
      () => new Uint16Array(this.size),
    );
  }

  /** A player's weights, by place in the list. */
  weightsOf(weights: Float64Array): Float64Array {
    return Float64Array.from(this.combos, (combo) => weights[combo]);
  }

  /**
   * Puts the combos in order on a board.
   *
   * @param row the board's row in the lookup
   * @param flushSuit the suit of which it has three or more, -1 for none; and its ranks of that as a mask
   * @param taken by card, 1 for cards that no player can hold
   */
  arrange(row: number, flushSuit: number, suited: number, taken: Uint8Array): void {
    this.groups = this.#end = 0;
    const many = flushSuit < 0 ? 0 : this.#listFlushes(flushSuit, suited, taken);
    const pairs = this.#pairsOn(row);
    const { strengths } = rowLookup();
    const { order, high, low } = this;
    const starts = this.#starts;
    const isFlush = this.#isFlush;
    let flush = 0;
    let level = 0;
    let end = 0;
    for (let at = 0; at < pairs.length; at++) {
      const pair = pairs[at];
      const strength = strengths[RANK_PAIRS * row + pair];
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

  /** Lists the flushes that the board leaves, the lowest first; returns how many. */
  #listFlushes(flushSuit: number, suited: number, taken: Uint8Array): number {
    const { high, low } = this;
    const held = this.#held;
    const strengths = this.#strengths;
    const flushes = this.#flushes;
    const isFlush = this.#isFlush;
    let many = 0;
    for (let index = 0; index < this.size; index++) {
      const strength = FLUSH_STRENGTH[suited | held[4 * index + flushSuit]];
      if (strength === 0 || (taken[high[index]] | taken[low[index]]) !== 0) continue;
      strengths[index] = strength;
      isFlush[index] = 1;
      flushes[many++] = index;
    }
    sortBy(flushes, this.#sorted, many, strengths, 0, this.#buckets);
    sortBy(this.#sorted, flushes, many, strengths, BUCKET_BITS, this.#buckets);
    return many;
  }

  /** The pairs of ranks that are in the list, the weakest on a row first. */
  #pairsOn(row: number): Uint8Array {
    let pairs = this.#pairsOfRow.get(row);
    if (pairs === undefined) {
      const starts = this.#starts;
      pairs = pairsByStrength(row).filter((pair) => starts[pair] < starts[pair + 1]);
      this.#pairsOfRow.set(row, pairs);
    }
    return pairs;
  }
}

/** Sorts by some bits of the strengths, those of equal bits staying in their order. */
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
