import { rankOf, type Card, type Hole } from '../../card';
import { choose } from '../../chance';
import { comboIndex, COMBOS } from '../../combos';
import { CATEGORY_OF } from '../../hand';
import { BOARDS, RANK_PAIRS, rankPair, rankSets, rowsOf } from '../board/rows';
import type { Ranged } from '../seats';
import type { Tally } from '../tally';

/*
 * Without flushes a combo is as strong as its two ranks, and how many boards of a row two combos leave depends on their
 * ranks alone, if they share no card. So outcomes are counted for pairs of ranks, row by row.
 */

/** The places of two ranks among a row's five at most: none or one of five for each. */
const PLACES = 6;
const PLACES_OF_PAIR = PLACES * PLACES;

/** C(n, k) for n and k up to 4, at `[5 × n + k]`. */
const WAYS = Float64Array.from({ length: 25 }, (_, at) => choose(Math.floor(at / 5), at % 5));

export const PAIR_OF_COMBO: Uint8Array = Uint8Array.from(COMBOS, ([a, b]) => rankPair(rankOf(a), rankOf(b)));

/** How many of some cards are of each rank. */
export function ranksLeft(cards: readonly Card[]): number[] {
  return Array.from({ length: 13 }, (_, rank) => cards.filter((card) => rankOf(card) === rank).length);
}

/** One row at a time: the boards that two pairs of ranks leave. */
export class RowPlaces {
  /** By pair of ranks: its places among the row's ranks. */
  readonly placeOf = new Uint8Array(RANK_PAIRS);
  /** Boards at `[36 × places of one pair + places of the other]`; pairs at places 0 hold nothing of the row. */
  readonly boards = new Float64Array(PLACES_OF_PAIR * PLACES_OF_PAIR);
  readonly #left: readonly number[];
  readonly #except: readonly number[] | undefined;

  /* The row's ranks, each once, and how often. */
  readonly #ranks: number[] = [];
  readonly #times: number[] = [];
  /** Of a place: ways to deal its cards if this many are held, at `[5 × place + held]`. */
  readonly #ways = new Float64Array(5 * PLACES);
  /** Cards that a pair holds of each place; and the product of the ways of all places above each. */
  readonly #held = new Uint8Array(PLACES);
  readonly #above = new Float64Array(PLACES);

  /**
   * @param left cards of each rank that boards are dealt from
   * @param except where boards that can be dealt from these cards are not counted
   */
  constructor(left: readonly number[], except?: readonly number[]) {
    this.#left = left;
    this.#except = except;
  }

  lay(row: number): void {
    const ranks = this.#ranks;
    const times = this.#times;
    ranks.length = times.length = 0;
    for (const rank of rankSets().ranks.subarray(5 * row, 5 * row + 5)) {
      if (ranks.at(-1) !== rank) {
        ranks.push(rank);
        times.push(0);
      }
      times[times.length - 1]++;
    }
    const placeOf = this.placeOf;
    let pair = 0;
    for (let high = 0; high < 13; high++) {
      const place = PLACES * (1 + ranks.indexOf(high));
      for (let low = 0; low <= high; low++) placeOf[pair++] = place + 1 + ranks.indexOf(low);
    }
    this.boards.fill(0);
    this.#addBoards(this.#left, 1);
    if (this.#except !== undefined) this.#addBoards(this.#except, -1);
  }

  #fillWays(left: readonly number[]): void {
    this.#ranks.forEach((rank, at) => {
      for (let held = 0; held < 5; held++) {
        const rest = left[rank] - held;
        this.#ways[5 * (at + 1) + held] = rest < 0 ? 0 : WAYS[5 * rest + this.#times[at]];
      }
    });
  }

  /** Adds the boards of some cards that each two pairs leave, `times` once. */
  #addBoards(left: readonly number[], times: number): void {
    this.#fillWays(left);
    const held = this.#held;
    const places = this.#ranks.length + 1;
    for (let a = 0; a < places; a++) {
      // The lower of two ranks has no higher place.
      for (let b = 0; b < (a === 0 ? places : a + 1); b++) {
        held.fill(0);
        held[a]++;
        held[b]++;
        this.#addBoardsBeside(PLACES_OF_PAIR * (PLACES * a + b), times);
      }
    }
  }

  /** Adds the boards with one pair: each rank's ways are multiplied, of those that the other pair holds with its cards off. */
  #addBoardsBeside(from: number, times: number): void {
    const ways = this.#ways;
    const held = this.#held;
    const boards = this.boards;
    const above = this.#above;
    const last = this.#ranks.length;
    above[last] = 1;
    for (let place = last; place > 0; place--) {
      above[place - 1] = above[place] * ways[5 * place + held[place]];
    }
    boards[from] += times * above[0];
    let below = times;
    for (let low = 1; low <= last; low++) {
      const at = 5 * low + held[low];
      // One card of this rank, be it the higher or the lower of the two; then two of them.
      const one = below * ways[at + 1];
      boards[from + low] += one * above[low];
      boards[from + PLACES * low] += one * above[low];
      boards[from + PLACES * low + low] += below * ways[at + 2] * above[low];
      let between = one;
      for (let high = low + 1; high <= last; high++) {
        const other = 5 * high + held[high];
        boards[from + PLACES * high + low] += between * ways[other + 1] * above[high];
        between *= ways[other];
      }
      below *= ways[at];
    }
  }
}

/** By pairs of ranks, the first player's and the second's: the weight of their combos that share no card. */
function weighPairs(first: Float64Array, second: Float64Array): Float64Array {
  const weights = new Float64Array(RANK_PAIRS * RANK_PAIRS);
  const seconds = Array.from(second.keys()).filter((combo) => second[combo] > 0);
  first.forEach((own, combo) => {
    if (own === 0) return;
    const [a, b] = COMBOS[combo];
    const from = RANK_PAIRS * PAIR_OF_COMBO[combo];
    for (const other of seconds) {
      const [c, d] = COMBOS[other];
      if (a === c || a === d || b === c || b === d) continue;
      weights[from + PAIR_OF_COMBO[other]] += own * second[other];
    }
  });
  return weights;
}

/** The pairs of ranks that a player may hold. */
function pairsHeld(weights: Float64Array): number[] {
  return Array.from(new Set(PAIR_OF_COMBO.filter((_, combo) => weights[combo] > 0)));
}

/** Rows in a piece: a few milliseconds' work. */
const ROWS_OF_PIECE = 128;

/** Pieces of all rows. */
export const ROW_PIECES: number = Math.ceil(BOARDS / ROWS_OF_PIECE);

export interface KnownPlayer {
  readonly seat: number;
  readonly hole: Hole;
}

/** All deals of two ranges, and at most one known hand, row by row, as though there were no flushes. */
export class RowDeals {
  readonly pieces: number;
  readonly #known: KnownPlayer | undefined;
  /** The known hand's pair of ranks; -1 without one. */
  readonly #knownPair: number;
  readonly #rows: readonly number[];
  readonly #seats: readonly [number, number];
  /** The pairs of ranks that each may hold; and their weights. */
  readonly #pairs: readonly [Uint8Array, Uint8Array];
  readonly #held: readonly [Float64Array, Float64Array];
  /** Of each pair of the first with each of the second: the weight of combos that share no card. */
  readonly #weights: Float64Array;
  readonly #places: RowPlaces;

  /* Of a row, by the second's pairs: their strengths, places, and deals. */
  readonly #strengths: Uint16Array;
  readonly #secondPlaces: Uint8Array;
  readonly #deals: Float64Array;

  /**
   * @param places of the boards that are counted, of these rows
   * @param scale how often each deal is added
   */
  constructor(
    [first, second]: readonly [Ranged, Ranged],
    places: RowPlaces,
    known?: KnownPlayer,
    rows: readonly number[] = Array.from({ length: BOARDS }, (_, row) => row),
    scale = 1,
  ) {
    this.#known = known;
    this.#knownPair = known === undefined ? -1 : PAIR_OF_COMBO[comboIndex(...known.hole)];
    this.#rows = rows;
    this.pieces = Math.ceil(rows.length / ROWS_OF_PIECE);
    this.#seats = [first.seat, second.seat];
    const hidden = [first.weights, second.weights];
    const [firsts, seconds] = hidden.map((weights) => Uint8Array.from(pairsHeld(weights)));
    this.#pairs = [firsts, seconds];
    const [ofFirst, ofSecond] = hidden.map(sumByPair);
    this.#held = [ofFirst, ofSecond];
    const weights = weighPairs(first.weights, second.weights);
    this.#weights = Float64Array.from({ length: firsts.length * seconds.length }, (_, at) => {
      const pair = firsts[Math.floor(at / seconds.length)];
      return scale * weights[RANK_PAIRS * pair + seconds[at % seconds.length]];
    });
    this.#strengths = new Uint16Array(seconds.length);
    this.#secondPlaces = new Uint8Array(seconds.length);
    this.#deals = new Float64Array(seconds.length);
    this.#places = places;
  }

  /** The weight of all that the two may hold together. */
  get choices(): number {
    return this.#weights.reduce((sum, own) => sum + own, 0);
  }

  /** Adds a piece's deals to a tally, and what the known hand gets from each of the others to `shares`. */
  count(piece: number, tally: Tally, shares?: Float64Array): void {
    for (const row of this.#rows.slice(ROWS_OF_PIECE * piece, ROWS_OF_PIECE * (piece + 1))) {
      this.#places.lay(row);
      // Places of nothing: boards that all hands of other ranks leave.
      if (this.#places.boards[0] === 0) continue;
      rowsOf().fill(row);
      if (shares !== undefined) this.#countShares(row, shares);
      this.#countRow(row, tally);
    }
  }

  #countShares(row: number, shares: Float64Array): void {
    const { strengths } = rowsOf();
    const { placeOf, boards } = this.#places;
    const from = RANK_PAIRS * row;
    const own = strengths[from + this.#knownPair];
    this.#pairs.forEach((pairs, index) => {
      for (const pair of pairs) {
        const deals = this.#held[index][pair] * boards[placeOf[pair]];
        const against = strengths[from + pair];
        if (own >= against) shares[index] += own === against ? deals / 2 : deals;
      }
    });
  }

  #countRow(row: number, tally: Tally): void {
    const { strengths } = rowsOf();
    const { placeOf, boards } = this.#places;
    const [firsts, seconds] = this.#pairs;
    const weights = this.#weights;
    const others = this.#strengths;
    const otherPlaces = this.#secondPlaces;
    const ofSecond = this.#deals.fill(0);
    const from = RANK_PAIRS * row;
    const strength = this.#knownPair < 0 ? 0 : strengths[from + this.#knownPair];
    seconds.forEach((pair, index) => {
      others[index] = strengths[from + pair];
      otherPlaces[index] = placeOf[pair];
    });
    const [firstSeat, secondSeat] = this.#seats;
    const known = this.#known === undefined ? 0 : 1 << this.#known.seat;
    const first = 1 << firstSeat;
    const second = 1 << secondSeat;
    const inFirst = tally.categoriesOf(firstSeat);
    const inSecond = tally.categoriesOf(secondSeat);
    const { withCategories } = tally;
    let all = 0;
    let at = 0;
    for (const pair of firsts) {
      const own = strengths[from + pair];
      const best = Math.max(own, strength);
      const places = PLACES_OF_PAIR * placeOf[pair];
      let behind = 0;
      let level = 0;
      let ahead = 0;
      for (let index = 0; index < seconds.length; index++) {
        const deals = weights[at++] * boards[places + otherPlaces[index]];
        const against = others[index];
        if (withCategories) ofSecond[index] += deals;
        if (against < best) behind += deals;
        else if (against > best) ahead += deals;
        else level += deals;
      }
      const winners = (own >= strength ? first : 0) | (strength >= own ? known : 0);
      tally.winners[winners] += behind;
      tally.winners[winners | second] += level;
      tally.winners[second] += ahead;
      if (withCategories) inFirst[CATEGORY_OF[own]] += behind + level + ahead;
      all += behind + level + ahead;
    }
    if (!withCategories) return;
    ofSecond.forEach((deals, index) => (inSecond[CATEGORY_OF[others[index]]] += deals));
    if (this.#known !== undefined) tally.categoriesOf(this.#known.seat)[CATEGORY_OF[strength]] += all;
  }
}

function sumByPair(weights: Float64Array): Float64Array {
  const sums = new Float64Array(RANK_PAIRS);
  weights.forEach((own, combo) => (sums[PAIR_OF_COMBO[combo]] += own));
  return sums;
}
