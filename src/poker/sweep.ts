import { rankOf, suitOf, type Card } from './card';
import { STRENGTHS } from './category';
import { CATEGORY_OF, countBits, FLUSH_STRENGTH } from './hand';
import { heldRanks, KnownHands, rankPairs } from './known';
import { boardLookup, RANK_PAIRS } from './lookup';
import { COMBOS } from './range';
import type { BoardCounter } from './runout';
import type { Hole } from './spot';
import { seatsIn, type BoardResult, type Tally } from './tally';

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
  const holes = Array.from(combos, (combo) => COMBOS[combo]);
  return {
    size: combos.length,
    combos,
    high: Uint8Array.from(holes, ([high]) => high),
    low: Uint8Array.from(holes, ([, low]) => low),
    pairs: rankPairs(holes),
    weights: Float64Array.from(combos, (combo) => weights[combo]),
    held: heldRanks(holes),
  };
}

/** A player who holds one of many combos, by weight. */
export interface Ranged {
  readonly seat: number;
  /** By combo; 0 for those that the spot's cards rule out. */
  readonly weights: Float64Array;
}

/**
 * Two ranges, and any known hands, on full boards. On each the hands of both are sorted by strength and
 * swept from the weakest up, with running sums of the second's weight: in all, and by card, so that
 * what shares a card with a hand of the first is taken off again. The cost grows with the hands, not
 * with the match-ups.
 */
export class Sweep implements BoardCounter {
  readonly #tally: Tally;
  readonly #first: Side;
  readonly #second: Side;
  /** Weight of the second's combo of the same two cards, by the first's index; and the other way. */
  readonly #same: Float64Array;
  readonly #sameFirst: Float64Array;
  readonly #seats: readonly [first: number, second: number];
  #known = new KnownHands([], []);
  /** How much the known hands weigh. */
  #scale = 1;
  readonly #result: BoardResult = { deals: 0, wins: 0, share: 0, winners: 0 };
  readonly #suits: Int32Array = new Int32Array(4);
  /** Cards on the board or in a known hand. */
  readonly #taken: Uint8Array = new Uint8Array(52);

  /* Scratch: live hands in order of strength, the first's as `index`, the second's as `index + size`. */
  readonly #strengths: Uint16Array;
  readonly #order: Uint16Array;
  readonly #sorted: Uint16Array;
  readonly #buckets: Int32Array = new Int32Array(BUCKETS + 1);
  readonly #below: Float64Array = new Float64Array(52);
  readonly #equal: Float64Array = new Float64Array(52);
  readonly #all: Float64Array = new Float64Array(52);
  readonly #allFirst: Float64Array = new Float64Array(52);

  constructor(tally: Tally, first: Ranged, second: Ranged, board: readonly Card[]) {
    this.#tally = tally;
    this.#first = sideOf(first.weights);
    this.#second = sideOf(second.weights);
    this.#seats = [first.seat, second.seat];
    this.#same = Float64Array.from(this.#first.combos, (combo) => second.weights[combo]);
    this.#sameFirst = Float64Array.from(this.#second.combos, (combo) => first.weights[combo]);
    const size = this.#first.size + this.#second.size;
    this.#strengths = new Uint16Array(size);
    this.#order = new Uint16Array(size);
    this.#sorted = new Uint16Array(size);
    for (const card of board) this.deal(card);
  }

  /** Sets the other players' hands: deals count `scale` times from now on. */
  face(known: KnownHands, holes: readonly Hole[], scale: number): void {
    this.#known = known;
    this.#scale = scale;
    for (const card of holes.flat()) this.#taken[card] = 1;
  }

  /** Gives these hands' cards back. */
  leave(holes: readonly Hole[]): void {
    for (const card of holes.flat()) this.#taken[card] = 0;
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
    this.#known.compare(row, flushSuit, suited);
    const first = this.#rank(this.#first, 0, 0, row, flushSuit, suited, this.#allFirst);
    const end = this.#rank(
      this.#second,
      first,
      this.#first.size,
      row,
      flushSuit,
      suited,
      this.#all,
    );
    this.#sort(end);
    this.#sweep(end);
    if (this.#tally.withCategories) this.#countCategories(end);
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
    const { weights, high, low } = this.#second;
    const first = this.#first;
    const size = first.size;
    const order = this.#order;
    const strengths = this.#strengths;
    const { best } = this.#known;
    const below = this.#below.fill(0);
    const equal = this.#equal;
    const all = this.#all;
    // Each card's sum counts a hand once, and a hand has two cards.
    const total = sum(all) / 2;
    let belowTotal = 0;
    let deals = 0;
    // Beyond all known hands, level with the best of them, and behind it.
    let wins = 0;
    let ties = 0;
    let levelWins = 0;
    let levelTies = 0;
    let behind = 0;
    for (let from = 0; from < end;) {
      const strength = strengths[order[from]];
      // Whoever is behind a known hand is as good as any other who is.
      const most = strength < best ? best - 1 : strength;
      let to = from;
      let equalTotal = 0;
      for (; to < end && strengths[order[to]] <= most; to++) {
        const index = order[to] - size;
        if (index < 0) continue;
        equalTotal += weights[index];
        equal[high[index]] += weights[index];
        equal[low[index]] += weights[index];
      }
      let groupWins = 0;
      let groupTies = 0;
      for (let at = from; at < to; at++) {
        const index = order[at];
        if (index >= size) continue;
        const a = first.high[index];
        const b = first.low[index];
        const weight = first.weights[index];
        deals += weight * (total - all[a] - all[b] + this.#same[index]);
        groupWins += weight * (belowTotal - below[a] - below[b]);
        groupTies += weight * (equalTotal - equal[a] - equal[b] + this.#same[index]);
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
      if (strength < best) behind = groupTies;
      else if (strength === best) {
        levelWins = groupWins;
        levelTies = groupTies;
      } else {
        wins += groupWins;
        ties += groupTies;
      }
      from = to;
    }
    const secondLevel = best === 0 ? 0 : this.#secondLevel(end);
    const losses = deals - wins - ties - levelWins - levelTies - behind - secondLevel;
    this.#book({ deals, wins, ties, losses, levelWins, levelTies, secondLevel, behind });
  }

  /** Deals in which the second is level with the best known hand and the first is behind it. */
  #secondLevel(end: number): number {
    const { weights, high, low } = this.#second;
    const first = this.#first;
    const size = first.size;
    const { best } = this.#known;
    // The sums by card are done with.
    const behind = this.#below.fill(0);
    let total = 0;
    let deals = 0;
    for (let at = 0; at < end && this.#strengths[this.#order[at]] < best; at++) {
      const index = this.#order[at];
      if (index >= size) continue;
      total += first.weights[index];
      behind[first.high[index]] += first.weights[index];
      behind[first.low[index]] += first.weights[index];
    }
    if (total === 0) return 0;
    for (let at = 0; at < end && this.#strengths[this.#order[at]] <= best; at++) {
      const index = this.#order[at] - size;
      if (index < 0 || this.#strengths[this.#order[at]] < best) continue;
      deals += weights[index] * (total - behind[high[index]] - behind[low[index]]);
    }
    return deals;
  }

  #book(found: Found): void {
    const { deals, wins, ties, losses, levelWins, levelTies, secondLevel, behind } = found;
    const known = this.#known.winners;
    const first = 1 << this.#seats[0];
    const second = 1 << this.#seats[1];
    const result = this.#result;
    result.deals = deals;
    result.winners = known;
    result.wins = 0;
    result.share = 0;
    const book = (mask: number, part: number): void => {
      this.#tally.winners[mask] += this.#scale * part;
      if ((mask & 1) === 0) return;
      if (mask === 1) result.wins += part;
      result.share += part / seatsIn(mask);
    };
    book(first, wins);
    book(first | second, ties);
    book(second, losses);
    if (known !== 0) {
      book(known | first, levelWins);
      book(known | first | second, levelTies);
      book(known | second, secondLevel);
      book(known, behind);
    }
    result.wins = settle(result.wins, deals);
    result.share = settle(result.share, deals);
  }

  #countCategories(end: number): void {
    const [first, second] = this.#seats;
    const { deals } = this.#result;
    const tally = this.#tally;
    const { seats, strengths } = this.#known;
    seats.forEach((seat, index) => {
      tally.categoriesOf(seat)[CATEGORY_OF[strengths[index]]] += this.#scale * deals;
    });
    const all = tally.categoriesOf(first);
    this.#countOwn(end, 0, this.#first, this.#all, this.#same, all);
    this.#countOwn(
      end,
      this.#first.size,
      this.#second,
      this.#allFirst,
      this.#sameFirst,
      tally.categoriesOf(second),
    );
  }

  /** Adds one side's hands by category, each with all that the other side can hold beside it. */
  #countOwn(
    end: number,
    offset: number,
    side: Side,
    others: Float64Array,
    same: Float64Array,
    categories: Float64Array,
  ): void {
    const { weights, high, low } = side;
    const total = sum(others) / 2;
    for (let at = 0; at < end; at++) {
      const index = this.#order[at] - offset;
      if (index < 0 || index >= side.size) continue;
      const hands = total - others[high[index]] - others[low[index]] + same[index];
      categories[CATEGORY_OF[this.#strengths[offset + index]]] +=
        this.#scale * weights[index] * hands;
    }
  }
}

/** Deals of one board, by how the two ranges stand to each other and to the best known hand. */
interface Found {
  readonly deals: number;
  /** The first or the second has the best hand alone, or the two share it. */
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  /** The first, the second or both share it with the best known hand. */
  readonly levelWins: number;
  readonly secondLevel: number;
  readonly levelTies: number;
  /** Both are behind a known hand. */
  readonly behind: number;
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
