import { choose } from '../../chance';
import { BOARDS, PARTIAL_STATES, rankSets } from './rows';

/* How many boards of five cards have which ranks, and which sets of a suit's ranks make flushes. */

/** C(n, k) for n and k up to 4, at `[n × 5 + k]`. */
export const CHOOSE: Float64Array = Float64Array.from({ length: 25 }, (_, i) => choose(Math.floor(i / 5), i % 5));

/** Sets of three to five ranks of one suit, and the state of each set in the lookup. */
interface SuitedSets {
  readonly masks: Int32Array;
  readonly states: Int32Array;
}

let suitedSets: SuitedSets[] | undefined;

/** Sets of `size` ranks, 3 to 5. */
export function setsOf(size: number): SuitedSets {
  suitedSets ??= listSuitedSets();
  return suitedSets[size - 3];
}

function listSuitedSets(): SuitedSets[] {
  const { next } = rankSets();
  const sets = [3, 4, 5].map(() => ({ masks: [] as number[], states: [] as number[] }));
  const extend = (mask: number, state: number, least: number, size: number): void => {
    for (let rank = least; rank < 13; rank++) {
      const longer = mask | (1 << rank);
      const after = next[13 * state + rank];
      if (size >= 2) {
        sets[size - 2].masks.push(longer);
        sets[size - 2].states.push(after);
      }
      if (size < 4) extend(longer, after, rank + 1, size + 1);
    }
  };
  extend(0, 0, 0, 0);
  return sets.map(({ masks, states }) => ({
    masks: Int32Array.from(masks),
    states: Int32Array.from(states),
  }));
}

/** Adds the boards that one more card completes, by row. */
export function addOne(boards: Int32Array, at: number, others: Int32Array): void {
  const { next } = rankSets();
  for (let rank = 0; rank < 13; rank++) boards[next[at + rank]] += others[rank];
}

/** Adds the boards that two more cards complete, by row. */
export function addTwo(boards: Int32Array, state: number, others: Int32Array): void {
  const { next } = rankSets();
  for (let high = 0; high < 13; high++) {
    const ways = others[high];
    const at = 13 * next[13 * state + high];
    for (let low = 0; low < high; low++) boards[next[at + low]] += ways * others[low];
    boards[next[at + high]] += (ways * (ways - 1)) / 2;
  }
}

/** How many boards each row stands for, flushes or not. */
export function boardsOfRows(left: Int32Array): Int32Array {
  const { prefixes, highest } = rankSets();
  const factors = new Int32Array(13 * 5);
  for (let rank = 0; rank < 13; rank++) {
    for (let times = 1; times < 5; times++) {
      factors[5 * rank + times] = CHOOSE[5 * left[rank] + times];
    }
  }
  const ways = new Int32Array(PARTIAL_STATES + BOARDS);
  ways[0] = 1;
  for (let set = 1; set < ways.length; set++) {
    ways[set] = ways[prefixes[set]] * factors[highest[set]];
  }
  return ways.subarray(PARTIAL_STATES);
}
