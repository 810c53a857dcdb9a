import type { Rank } from './card';
import { strengthOfRanks } from './hand';

/*
 * Suits matter only to flushes, so nearly everything about a board is said by its ranks: five cards
 * have 6,175 sets of ranks, and a player's two cards 91. The tables here give a set of board ranks a
 * row of 91 strengths. They are built on first use, in a few milliseconds.
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
  /**
   * For each state, and after the states for each row, the state of its cards without those of the
   * highest rank; and those, as `rank × 5 + how many`. The ways to deal a set of ranks are the ways to
   * deal the smaller one times C(cards left of the highest rank, how many).
   */
  readonly prefixes: Uint16Array;
  readonly highest: Uint8Array;
}

let lookup: Lookup | undefined;

/** The tables, built at the first call. */
export function boardLookup(): Lookup {
  lookup ??= build();
  return lookup;
}

const columns: (Uint16Array | undefined)[] = [];

/** One pair of ranks' strengths on every row, side by side: for those who go through all rows. */
export function strengthColumn(pair: number): Uint16Array {
  const { strengths } = boardLookup();
  columns[pair] ??= Uint16Array.from(
    { length: BOARDS },
    (_, row) => strengths[RANK_PAIRS * row + pair],
  );
  return columns[pair];
}

function build(): Lookup {
  const next = new Int16Array(PARTIAL_STATES * 13).fill(-1);
  const strengths = new Uint16Array(BOARDS * RANK_PAIRS);
  const prefixes = new Uint16Array(PARTIAL_STATES + BOARDS);
  const highest = new Uint8Array(PARTIAL_STATES + BOARDS);
  let firstState = 0;
  // Sets are kept in rising order of rank, so each is reached first by its highest card's addition;
  // its number is then found again by the count of each rank, packed three bits a rank.
  let level: { ranks: Rank[]; key: number }[] = [{ ranks: [], key: 0 }];
  for (let size = 0; size < 5; size++) {
    const numbers = new Map<number, number>();
    const larger: typeof level = [];
    const firstOfNext = size < 4 ? firstState + level.length : 0;
    level.forEach(({ ranks, key }, index) => {
      for (let rank = 0; rank < 13; rank++) {
        const longer = key + 8 ** rank;
        if (Math.floor(key / 8 ** rank) % 8 === 4) continue;
        let number = numbers.get(longer);
        if (number === undefined) {
          number = firstOfNext + larger.push({ ranks: [...ranks, rank], key: longer }) - 1;
          numbers.set(longer, number);
          // The set reached from has the same highest rank, once less, or is the smaller one itself.
          const from = firstState + index;
          const again = ranks.at(-1) === rank;
          const at = size < 4 ? number : PARTIAL_STATES + number;
          prefixes[at] = again ? prefixes[from] : from;
          highest[at] = again ? highest[from] + 1 : 5 * rank + 1;
        }
        next[13 * (firstState + index) + rank] = number;
      }
    });
    firstState = firstOfNext;
    level = larger;
  }
  level.forEach(({ ranks }, row) => fillRow(strengths, RANK_PAIRS * row, ranks));
  return { next, strengths, prefixes, highest };
}

/** One board's 91 strengths, from the ranks held at least once, twice, three and four times. */
function fillRow(strengths: Uint16Array, start: number, board: readonly Rank[]): void {
  let once = 0;
  let twice = 0;
  let thrice = 0;
  let fourTimes = 0;
  for (const rank of board) {
    const bit = 1 << rank;
    fourTimes |= thrice & bit;
    thrice |= twice & bit;
    twice |= once & bit;
    once |= bit;
  }
  let at = start;
  for (let high = 0; high < 13; high++) {
    const bit = 1 << high;
    if (fourTimes & bit) {
      at += high + 1;
      continue;
    }
    const once6 = once | bit;
    const twice6 = twice | (once & bit);
    const thrice6 = thrice | (twice & bit);
    const fourTimes6 = fourTimes | (thrice & bit);
    for (let low = 0; low <= high; low++, at++) {
      const second = 1 << low;
      if (fourTimes6 & second) continue;
      strengths[at] = strengthOfRanks(
        once6 | second,
        twice6 | (once6 & second),
        thrice6 | (twice6 & second),
        fourTimes6 | (thrice6 & second),
      );
    }
  }
}
