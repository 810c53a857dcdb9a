import { rankOf, type Card } from '../../card';
import { choose } from '../../chance';
import { COMBOS } from '../../combos';
import { RANK_PAIRS, rankPair, rankSets } from '../board/rows';

/*
 * Without flushes a combo is as strong as its two ranks, and how many boards of a row two combos leave depends
 * on their ranks alone, if they share no card. So outcomes are counted for pairs of ranks, row by row.
 */

/** Where two ranks stand among a row's five at most: none or one of five for each. */
const PLACES = 6;
export const PLACES_OF_PAIR = PLACES * PLACES;

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
  /** Of a place: ways to deal its cards beside so many that are held, at `[5 × place + held]`. */
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
      // The lower of two ranks stands no higher.
      for (let b = 0; b < (a === 0 ? places : a + 1); b++) {
        held.fill(0);
        held[a]++;
        held[b]++;
        this.#addBoardsBeside(PLACES_OF_PAIR * (PLACES * a + b), times);
      }
    }
  }

  /** The same beside one pair: each rank's ways are multiplied, of those that the other pair holds with its cards off. */
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
export function weighPairs(first: Float64Array, second: Float64Array): Float64Array {
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
export function pairsHeld(weights: Float64Array): number[] {
  return Array.from(new Set(PAIR_OF_COMBO.filter((_, combo) => weights[combo] > 0)));
}
