import type { Rank } from '../../card';
import { strengthOfRanks } from '../../hand';

/*
 * Suits matter only to flushes, so nearly everything about a board is said by its ranks: five cards
 * have 6,175 sets of ranks, and a player's two cards 91. The tables here give a set of board ranks a
 * row of 91 strengths. A flop meets few of the rows, so each is filled when it is first asked for.
 */

/** The ways to hold two ranks: 91 with pairs. */
export const RANK_PAIRS = 91;

/** The sets of ranks that five cards can have, a rank at most four times: 6,175. */
export const BOARDS = 6175;

/** Place of two ranks, in either order, in a row. */
export function rankPair(a: Rank, b: Rank): number {
  return a >= b ? (a * (a + 1)) / 2 + b : (b * (b + 1)) / 2 + a;
}

/** How many sets of ranks there are of 0 to 4 cards, summed: the states below a full board. */
export const PARTIAL_STATES = 1 + 13 + 91 + 455 + 1820;

export interface Lookup {
  /**
   * Next state by state and rank, `[state × 13 + rank]`, for the state of 0 to 4 cards (0: none). The
   * state of five cards is the board's row. -1 where a fifth card of one rank would be needed.
   */
  readonly next: Int16Array;
  /** Strengths without flushes, `[row × 91 + rankPair]`; 0 where the ranks cannot be dealt. */
  readonly strengths: Uint16Array;
  /** Each row's ranks, at `[5 × row]` and on, the lowest first. */
  readonly ranks: Uint8Array;
  /**
   * For each state, and after the states for each row, the state of its cards without those of the
   * highest rank; and those, as `rank × 5 + how many`. The ways to deal a set of ranks are the ways to
   * deal the smaller one times C(cards left of the highest rank, how many).
   */
  readonly prefixes: Uint16Array;
  readonly highest: Uint8Array;
}

let lookup: Lookup | undefined;
const isFilled = new Uint8Array(BOARDS);

/** The tables, built at the first call; of the strengths just the rows that {@link fillRow} was asked for. */
export function rowLookup(): Lookup {
  lookup ??= build();
  return lookup;
}

/** The tables with all strengths: for those who go through all rows. */
export function boardLookup(): Lookup {
  for (let row = 0; row < BOARDS; row++) fillRow(row);
  return rowLookup();
}

/** Makes sure of a row's strengths. */
export function fillRow(row: number): void {
  if (isFilled[row] === 1) return;
  const { strengths, ranks } = rowLookup();
  const counts = countRanks(ranks, 5 * row);
  for (let high = 0, at = RANK_PAIRS * row; high < 13; high++) {
    for (let low = 0; low <= high; low++) strengths[at++] = strengthWith(counts, high, low);
  }
  isFilled[row] = 1;
}

const columns: (Uint16Array | undefined)[] = [];

/** One pair of ranks' strengths on every row, side by side: for those who go through all rows. */
export function strengthColumn(pair: number): Uint16Array {
  columns[pair] ??= buildColumn(pair);
  return columns[pair];
}

function buildColumn(pair: number): Uint16Array {
  const { ranks } = rowLookup();
  const high = Math.floor((Math.sqrt(8 * pair + 1) - 1) / 2);
  const low = pair - (high * (high + 1)) / 2;
  return Uint16Array.from({ length: BOARDS }, (_, row) => strengthWith(countRanks(ranks, 5 * row), high, low));
}

const orders: (Uint8Array | undefined)[] = [];

/** All pairs of ranks, those that are weakest on a row first. */
export function pairsByStrength(row: number): Uint8Array {
  const { strengths } = rowLookup();
  fillRow(row);
  orders[row] ??= Uint8Array.from(
    Uint32Array.from(
      { length: RANK_PAIRS },
      (_, pair) => RANK_PAIRS * strengths[RANK_PAIRS * row + pair] + pair,
    ).sort(),
    (key) => key % RANK_PAIRS,
  );
  return orders[row];
}

function build(): Lookup {
  const next = new Int16Array(PARTIAL_STATES * 13).fill(-1);
  const prefixes = new Uint16Array(PARTIAL_STATES + BOARDS);
  const highest = new Uint8Array(PARTIAL_STATES + BOARDS);
  const ranks = new Uint8Array(5 * BOARDS);
  // Sets are written in rising order of rank and numbered as words are in a dictionary. Of each state: how
  // many cards it has, which, and its state without the last of them.
  const sizes = new Uint8Array(PARTIAL_STATES);
  const cards = new Uint8Array(5 * PARTIAL_STATES);
  const shorter = new Uint16Array(PARTIAL_STATES);
  let states = 1;
  let rows = 0;
  for (let state = 0; state < PARTIAL_STATES; state++) {
    const size = sizes[state];
    const last = size === 0 ? 0 : cards[5 * state + size - 1];
    for (let rank = 0; rank < last; rank++) {
      // The set with this rank in the last one's place comes before this one, and has its next states.
      const before = next[13 * shorter[state] + rank];
      if (before >= 0) next[13 * state + rank] = next[13 * before + last];
    }
    for (let rank = last; rank < 13; rank++) {
      const isAgain = size > 0 && rank === last;
      if (isAgain && highest[state] % 5 === 4) continue;
      const number = size < 4 ? states++ : rows++;
      const at = size < 4 ? number : PARTIAL_STATES + number;
      next[13 * state + rank] = number;
      prefixes[at] = isAgain ? prefixes[state] : state;
      highest[at] = isAgain ? highest[state] + 1 : 5 * rank + 1;
      const longer = size < 4 ? cards : ranks;
      for (let card = 0; card < size; card++) longer[5 * number + card] = cards[5 * state + card];
      longer[5 * number + size] = rank;
      if (size === 4) continue;
      sizes[number] = size + 1;
      shorter[number] = state;
    }
  }
  return { next, strengths: new Uint16Array(BOARDS * RANK_PAIRS), prefixes, highest, ranks };
}

/** A board's ranks held at least once, twice, three and four times, as masks. */
type RankCounts = readonly [once: number, twice: number, thrice: number, fourTimes: number];

function countRanks(ranks: Uint8Array, start: number): RankCounts {
  let once = 0;
  let twice = 0;
  let thrice = 0;
  let fourTimes = 0;
  for (let at = start; at < start + 5; at++) {
    const bit = 1 << ranks[at];
    fourTimes |= thrice & bit;
    thrice |= twice & bit;
    twice |= once & bit;
    once |= bit;
  }
  return [once, twice, thrice, fourTimes];
}

/** The strength of a board with two ranks more; 0 where there are not so many cards of a rank. */
function strengthWith([once, twice, thrice, fourTimes]: RankCounts, high: Rank, low: Rank): number {
  const bit = 1 << high;
  const second = 1 << low;
  const fourTimes6 = fourTimes | (thrice & bit);
  if (((fourTimes & bit) | (fourTimes6 & second)) !== 0) return 0;
  const once6 = once | bit;
  const twice6 = twice | (once & bit);
  const thrice6 = thrice | (twice & bit);
  return strengthOfRanks(
    once6 | second,
    twice6 | (once6 & second),
    thrice6 | (twice6 & second),
    fourTimes6 | (thrice6 & second),
  );
}
