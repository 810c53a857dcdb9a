import { rankOf, suitOf, type Card } from './card';
import { CATEGORIES, CATEGORY_OF, countBits, FLUSH_STRENGTH, STRENGTHS } from './hand';
import { boardLookup, RANK_PAIRS, rankPair } from './lookup';
import { COMBOS } from './range';
import type { BoardCounter, BoardResult } from './runout';
import type { PlayerEquity } from './tally';

/** One side's combos with their weights, as the loops want them. */
interface Side {
  readonly size: number;
  /** Place of each combo in the list of all 1,326. */
  readonly combos: Uint16Array;
  readonly high: Uint8Array;
  readonly low: Uint8Array;
  readonly pairs: Uint8Array;
  readonly weights: Float64Array;
  /** Ranks of each suit as masks, at `[4 × index + suit]`. */
  readonly held: Int32Array;
}

function sideOf(weights: Float64Array): Side {
  const combos = Uint16Array.from(COMBOS.keys()).filter((combo) => weights[combo] > 0);
  const side: Side = {
    size: combos.length,
    combos,
    high: Uint8Array.from(combos, (combo) => COMBOS[combo][0]),
    low: Uint8Array.from(combos, (combo) => COMBOS[combo][1]),
    pairs: Uint8Array.from(combos, (combo) =>
      rankPair(rankOf(COMBOS[combo][0]), rankOf(COMBOS[combo][1])),
    ),
    weights: Float64Array.from(combos, (combo) => weights[combo]),
    held: new Int32Array(4 * combos.length),
  };
  combos.forEach((combo, index) => {
    for (const card of COMBOS[combo]) side.held[4 * index + suitOf(card)] |= 1 << rankOf(card);
  });
  return side;
}

/**
 * Two ranges on full boards. On each the hands of both are sorted by strength and swept from the
 * weakest up, with running sums of the opponent's weight: in all, and by card, so that what shares a
 * card with a hand is taken off again. The cost grows with the hands, not with the match-ups.
 */
export class Sweep implements BoardCounter {
  readonly #hero: Side;
  readonly #other: Side;
  /** Weight of the opponent's combo of the same two cards, by hero's index; and the other way. */
  readonly #same: Float64Array;
  readonly #sameOther: Float64Array;
  readonly #withCategories: boolean;
  /** Hero's nine, then the opponent's. */
  readonly categories: Float64Array = new Float64Array(2 * CATEGORIES.length);
  /** All deals so far; of them hero's wins, and the ties. */
  deals = 0;
  wins = 0;
  ties = 0;
  readonly #result: BoardResult = { deals: 0, wins: 0, share: 0, winners: 0 };
  readonly #suits: Int32Array = new Int32Array(4);

  /* Scratch: live hands in order of strength, hero's as `index`, the opponent's as `index + size`. */
  readonly #strengths: Uint16Array;
  readonly #order: Uint16Array;
  readonly #sorted: Uint16Array;
  readonly #buckets: Int32Array = new Int32Array(BUCKETS + 1);
  readonly #taken: Uint8Array = new Uint8Array(52);
  readonly #below: Float64Array = new Float64Array(52);
  readonly #equal: Float64Array = new Float64Array(52);
  readonly #all: Float64Array = new Float64Array(52);
  readonly #allOther: Float64Array = new Float64Array(52);

  constructor(
    hero: Float64Array,
    other: Float64Array,
    board: readonly Card[],
    withCategories: boolean,
  ) {
    this.#hero = sideOf(hero);
    this.#other = sideOf(other);
    this.#same = Float64Array.from(this.#hero.combos, (combo) => other[combo]);
    this.#sameOther = Float64Array.from(this.#other.combos, (combo) => hero[combo]);
    this.#withCategories = withCategories;
    const size = this.#hero.size + this.#other.size;
    this.#strengths = new Uint16Array(size);
    this.#order = new Uint16Array(size);
    this.#sorted = new Uint16Array(size);
    for (const card of board) this.deal(card);
  }

  deal(card: Card): void {
    this.#suits[suitOf(card)] |= 1 << rankOf(card);
    this.#taken[card] = 1;
  }

  takeBack(card: Card): void {
    this.#suits[suitOf(card)] ^= 1 << rankOf(card);
    this.#taken[card] = 0;
  }

  count(row: number): Readonly<BoardResult> {
    const flushSuit = this.#suits.findIndex((ranks) => countBits(ranks) >= 3);
    const suited = flushSuit < 0 ? 0 : this.#suits[flushSuit];
    const hero = this.#rank(this.#hero, 0, 0, row, flushSuit, suited, this.#allOther);
    const end = this.#rank(this.#other, hero, this.#hero.size, row, flushSuit, suited, this.#all);
    this.#sort(end);
    this.#sweep(end);
    return this.#result;
  }

  /**
   * Lists a side's hands that the board leaves, with their strengths, and sums their weights by card.
   * Returns where the list ends.
   */
  #rank(
    side: Side,
    start: number,
    offset: number,
    row: number,
    flushSuit: number,
    suited: number,
    all: Float64Array,
  ): number {
    const { strengths } = boardLookup();
    const taken = this.#taken;
    const at = RANK_PAIRS * row;
    all.fill(0);
    let end = start;
    for (let index = 0; index < side.size; index++) {
      const high = side.high[index];
      const low = side.low[index];
      if ((taken[high] | taken[low]) !== 0) continue;
      const flush = flushSuit < 0 ? 0 : FLUSH_STRENGTH[suited | side.held[4 * index + flushSuit]];
      this.#strengths[offset + index] = flush !== 0 ? flush : strengths[at + side.pairs[index]];
      this.#order[end++] = offset + index;
      all[high] += side.weights[index];
      all[low] += side.weights[index];
    }
    return end;
  }

  /** Sorts the list by strength: twice by counting, low bits first. */
  #sort(end: number): void {
    sortBy(this.#order, this.#sorted, end, this.#strengths, 0, this.#buckets);
    sortBy(this.#sorted, this.#order, end, this.#strengths, BUCKET_BITS, this.#buckets);
  }

  #sweep(end: number): void {
    const { weights, high, low } = this.#other;
    const hero = this.#hero;
    const size = hero.size;
    const order = this.#order;
    const strengths = this.#strengths;
    const below = this.#below.fill(0);
    const equal = this.#equal;
    const all = this.#all;
    // Each card's sum counts a hand once, and a hand has two cards.
    const total = sum(all) / 2;
    let belowTotal = 0;
    let deals = 0;
    let wins = 0;
    let ties = 0;
    for (let from = 0; from < end;) {
      const strength = strengths[order[from]];
      let to = from;
      let equalTotal = 0;
      for (; to < end && strengths[order[to]] === strength; to++) {
        const index = order[to] - size;
        if (index < 0) continue;
        equalTotal += weights[index];
        equal[high[index]] += weights[index];
        equal[low[index]] += weights[index];
      }
      for (let at = from; at < to; at++) {
        const index = order[at];
        if (index >= size) continue;
        const a = hero.high[index];
        const b = hero.low[index];
        const weight = hero.weights[index];
        const own = weight * (total - all[a] - all[b] + this.#same[index]);
        wins += weight * (belowTotal - below[a] - below[b]);
        ties += weight * (equalTotal - equal[a] - equal[b] + this.#same[index]);
        deals += own;
        if (this.#withCategories) this.categories[CATEGORY_OF[strength]] += own;
      }
      if (equalTotal > 0) {
        belowTotal += equalTotal;
        for (let at = from; at < to; at++) {
          const index = order[at] - size;
          if (index < 0) continue;
          const a = high[index];
          const b = low[index];
          equal[a] = 0;
          equal[b] = 0;
          below[a] += weights[index];
          below[b] += weights[index];
        }
      }
      from = to;
    }
    this.deals += deals;
    this.wins += wins;
    this.ties += ties;
    this.#result.deals = deals;
    this.#result.wins = settle(wins, deals);
    this.#result.share = settle(wins + ties / 2, deals);
    if (this.#withCategories) this.#countOtherCategories(end);
  }

  /** Hero's part and the opponent's, of all boards counted. */
  result(): { players: PlayerEquity[]; of: number } {
    const of = this.deals;
    const wins = settle(this.wins, of);
    const ties = settle(this.ties, of);
    const size = CATEGORIES.length;
    const player = (own: number, from: number): PlayerEquity => ({
      wins: own,
      ties,
      equity: (own + ties / 2) / of,
      categories: Array.from(this.categories.subarray(from, from + size)),
    });
    return { players: [player(wins, 0), player(settle(of - wins - ties, of), size)], of };
  }

  #countOtherCategories(end: number): void {
    const { weights, high, low } = this.#other;
    const size = this.#hero.size;
    const all = this.#allOther;
    const total = sum(all) / 2;
    for (let at = 0; at < end; at++) {
      const index = this.#order[at] - size;
      if (index < 0) continue;
      const category = CATEGORIES.length + CATEGORY_OF[this.#strengths[this.#order[at]]];
      this.categories[category] +=
        weights[index] * (total - all[high[index]] - all[low[index]] + this.#sameOther[index]);
    }
  }
}

/** A part of all deals without the dust that weights leave in sums: none is none, and all is all. */
function settle(part: number, all: number): number {
  const dust = 1e-12 * all;
  return Math.abs(part) < dust ? 0 : Math.abs(all - part) < dust ? all : part;
}

/** Strengths are sorted by their low bits, then by their high ones. */
const BUCKET_BITS = Math.ceil(Math.log2(STRENGTHS + 1) / 2);
const BUCKETS = 1 << BUCKET_BITS;

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

function sum(values: Float64Array): number {
  let total = 0;
  for (let index = 0; index < values.length; index++) total += values[index];
  return total;
}
