import { rankOf, suitOf, type Card, type Hole } from '../../card';
import { countBits, FLUSH_STRENGTH } from '../../hand';
import { COMBOS } from '../../combos';
import { STRENGTHS } from '../../category';
import { heldRanks, rankPairs, type KnownHands } from './knownHands';
import { rowLookup, pairsByStrength, RANK_PAIRS } from './rows';

/** Strengths are sorted by their low bits, then by their high ones. */
const BUCKET_BITS = Math.ceil(Math.log2(STRENGTHS + 1) / 2);
const BUCKETS = 1 << BUCKET_BITS;

/**
 * The combos that some players may hold, in one list, put in order of strength on one full board after the
 * other. A combo without a flush is as strong as its two ranks make it, and boards of the same ranks put
 * these in the same order: it is found once a row. Only flushes are ranked one by one.
 */
export abstract class ComboOrder {
  /** How many combos there are. */
  readonly size: number;
  /** Place of each combo among all of the deck; and its two cards. */
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
  readonly #starts: Uint16Array;
  /** The pairs of ranks in order of strength, by row. */
  readonly #pairsOfRow = new Map<number, Uint8Array>();

  /** Where the last group ends. */
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
   * @param holes all combos of the deck
   * @param pairs how many pairs of ranks there are; and each combo's
   */
  constructor(players: readonly Float64Array[], holes: readonly Hole[], pairs: number, pairOf: Uint8Array) {
    this.combos = Uint16Array.from(holes.keys())
      .filter((combo) => players.some((weights) => weights[combo] > 0))
      .sort((a, b) => pairOf[a] - pairOf[b] || a - b);
    this.size = this.combos.length;
    this.high = Uint8Array.from(this.combos, (combo) => holes[combo][0]);
    this.low = Uint8Array.from(this.combos, (combo) => holes[combo][1]);
    this.#isFlush = new Uint8Array(this.size);
    this.#starts = new Uint16Array(pairs + 1);
    for (const combo of this.combos) this.#starts[pairOf[combo] + 1]++;
    for (let pair = 0; pair < pairs; pair++) this.#starts[pair + 1] += this.#starts[pair];
    [this.order, this.levels, this.ends, this.#strengths, this.#flushes, this.#sorted] = Array.from(
      { length: 6 },
      () => new Uint16Array(this.size),
    );
  }

  /** Puts a card on the board. */
  abstract deal(card: Card): void;

  abstract takeBack(card: Card): void;

  /** Makes ready for hands, once all five cards lie. */
  abstract settle(row: number): void;

  /** Finds the best of the known hands on the board that was settled, whose row this is. */
  abstract compare(known: KnownHands, row: number): void;

  /** The pairs of ranks, the weakest on a row first. */
  protected abstract pairsByStrength(row: number): Uint8Array;

  /** Tells {@link addFlush} of all flushes that are stronger than what their ranks make on the row. */
  protected abstract listFlushes(row: number, taken: Uint8Array): void;

  /** Strengths of pairs of ranks without flushes, row after row. */
  protected abstract get rows(): Uint16Array;

  /** A player's weights, by place in the list. */
  weightsOf(weights: Float64Array): Float64Array {
    return Float64Array.from(this.combos, (combo) => weights[combo]);
  }

  /**
   * Puts the combos in order on the board that was settled.
   *
   * @param row the board's row in the lookup
   * @param taken by card, 1 for cards that no player can hold
   */
  arrange(row: number, taken: Uint8Array): void {
    this.groups = this.#end = 0;
    this.#many = 0;
    this.listFlushes(row, taken);
    const many = this.#many;
    if (many > 0) this.#sortFlushes();
    const pairs = this.#pairsOn(row);
    const { order, high, low } = this;
    const starts = this.#starts;
    const strengths = this.rows;
    const first = (starts.length - 1) * row;
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

  protected addFlush(index: number, strength: number): void {
    this.#strengths[index] = strength;
    this.#isFlush[index] = 1;
    this.#flushes[this.#many++] = index;
  }

  #sortFlushes(): void {
    const strengths = this.#strengths;
    const many = this.#many;
    sortBy(this.#flushes, this.#sorted, many, strengths, 0, this.#buckets);
    sortBy(this.#sorted, this.#flushes, many, strengths, BUCKET_BITS, this.#buckets);
  }

  /** The pairs of ranks that are in the list, the weakest on a row first. */
  #pairsOn(row: number): Uint8Array {
    let pairs = this.#pairsOfRow.get(row);
    if (pairs === undefined) {
      const starts = this.#starts;
      pairs = this.pairsByStrength(row).filter((pair) => starts[pair] < starts[pair + 1]);
      this.#pairsOfRow.set(row, pairs);
    }
    return pairs;
  }
}

const PAIR_OF = rankPairs(COMBOS);

/** Combos of the ordinary deck. */
export class PlainOrder extends ComboOrder {
  protected readonly rows: Uint16Array = rowLookup().strengths;
  readonly #held: Int32Array;
  /** The board's cards by suit, as masks of ranks. */
  readonly #suits: Int32Array = new Int32Array(4);
  /** The suit of which it has three or more, -1 for none. */
  #flushSuit = -1;

  constructor(players: readonly Float64Array[]) {
    super(players, COMBOS, RANK_PAIRS, PAIR_OF);
    this.#held = heldRanks(Array.from(this.combos, (combo) => COMBOS[combo]));
  }

  deal(card: Card): void {
    this.#suits[suitOf(card)] |= 1 << rankOf(card);
  }

  takeBack(card: Card): void {
    this.#suits[suitOf(card)] ^= 1 << rankOf(card);
  }

  settle(): void {
    const suits = this.#suits;
    this.#flushSuit = -1;
    for (let suit = 0; suit < 4; suit++) if (countBits(suits[suit]) >= 3) this.#flushSuit = suit;
  }

  compare(known: KnownHands, row: number): void {
    const suit = this.#flushSuit;
    known.compare(row, suit, suit < 0 ? 0 : this.#suits[suit]);
  }

  protected pairsByStrength(row: number): Uint8Array {
    return pairsByStrength(row);
  }

  protected listFlushes(_: number, taken: Uint8Array): void {
    const suit = this.#flushSuit;
    if (suit < 0) return;
    const { size, high, low } = this;
    const suited = this.#suits[suit];
    const held = this.#held;
    for (let index = 0; index < size; index++) {
      const strength = FLUSH_STRENGTH[suited | held[4 * index + suit]];
      if (strength === 0 || (taken[high[index]] | taken[low[index]]) !== 0) continue;
      this.addFlush(index, strength);
    }
  }
}

/** The same, as though there were no flushes. */
export class RankOrder extends PlainOrder {
  override compare(known: KnownHands, row: number): void {
    known.compare(row, -1, 0);
  }

  protected override listFlushes(): void {
    // There are none.
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
