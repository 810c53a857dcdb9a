/** @module-tag long */
import { expect, test } from 'vitest';
import { DECK, rankOf, suitOf } from '../../../../src/poker/card';
import { CATEGORIES, STRENGTHS } from '../../../../src/poker/category';
import { CATEGORY_OF, evaluate, FLUSH_STRENGTH } from '../../../../src/poker/hand';
import { BOARDS, PARTIAL_STATES, RANK_PAIRS, rankPair, rankSets, rowsOf } from '../../../../src/poker/count/board/rows';
import published from '../../../cases/published.json' with { type: 'json' };
import { seeded, shuffled } from '../../../reference/random';

const { next, strengths } = rowsOf().fillAll();

/** The strength of seven cards by the tables: five make the row, two the place in it. */
function lookUp(hand: readonly number[]): number {
  const ranks = hand.map((card) => card >> 2);
  const row = ranks.slice(0, 5).reduce((state, rank) => next[13 * state + rank], 0);
  const bySuit = [0, 1, 2, 3].map((suit) =>
    hand.reduce((mask, card) => ((card & 3) === suit ? mask | (1 << (card >> 2)) : mask), 0),
  );
  const flush = Math.max(...bySuit.map((mask) => FLUSH_STRENGTH[mask]));
  return flush || strengths[RANK_PAIRS * row + rankPair(ranks[5], ranks[6])];
}

test('two ranks have one place in a row, in either order', () => {
  const places = new Set<number>();
  for (let a = 0; a < 13; a++) {
    for (let b = 0; b < 13; b++) {
      expect(rankPair(a, b)).toBe(rankPair(b, a));
      places.add(rankPair(a, b));
    }
  }
  expect([...places].sort((a, b) => a - b)).toEqual(Array.from({ length: RANK_PAIRS }, (_, i) => i));
});

test('the tables and the evaluator agree, whichever five of the seven cards are the board', () => {
  const random = seeded(1);
  for (let round = 0; round < 50_000; round++) {
    const hand = shuffled(random, DECK, 7);
    expect(lookUp(hand)).toBe(evaluate(hand));
  }
});

test('2,598,960 boards reach the 6,175 rows as often as their cards can be dealt', () => {
  const dealt = new Int32Array(BOARDS);
  for (let a = 0; a < 52; a++) {
    const one = next[rankOf(DECK[a])];
    for (let b = 0; b < a; b++) {
      const two = next[13 * one + rankOf(DECK[b])];
      for (let c = 0; c < b; c++) {
        const three = next[13 * two + rankOf(DECK[c])];
        for (let d = 0; d < c; d++) {
          const four = next[13 * three + rankOf(DECK[d])];
          for (let e = 0; e < d; e++) dealt[next[13 * four + rankOf(DECK[e])]]++;
        }
      }
    }
  }
  const { prefixes, highest } = rankSets();
  const choose4 = [1, 4, 6, 4, 1];
  const ways = new Int32Array(PARTIAL_STATES + BOARDS).fill(1, 0, 1);
  for (let set = 1; set < ways.length; set++) {
    ways[set] = ways[prefixes[set]] * choose4[highest[set] % 5];
  }
  const expected = ways.slice(PARTIAL_STATES);
  expect(dealt).toEqual(expected);
});

test('all 133,784,560 hands of seven cards, each looked up, fall into the published categories', () => {
  const found = countSevens();
  const byCategory = CATEGORIES.map(() => 0);
  found.forEach((hands, strength) => (byCategory[CATEGORY_OF[strength]] += hands));
  expect(found[0]).toBe(0);
  expect(byCategory.toReversed()).toEqual(published.categoryCounts['7 of 52'].slice(1));
  // Not all strengths of five cards can be the best of seven: 4,824 can.
  expect(found.filter((hands) => hands > 0)).toHaveLength(4824);
});

/** How many hands of seven cards have each strength. Each suit's ranks fill 13 bits of two integers. */
function countSevens(): Float64Array {
  const found = new Float64Array(STRENGTHS + 1);
  const nextState = next;
  const rows = strengths;
  const flushes = FLUSH_STRENGTH;
  const low = Int32Array.from(DECK, (card) => (suitOf(card) < 2 ? 1 << (rankOf(card) + 13 * suitOf(card)) : 0));
  const high = Int32Array.from(DECK, (card) => (suitOf(card) < 2 ? 0 : 1 << (rankOf(card) + 13 * (suitOf(card) - 2))));
  for (let a = 6; a < 52; a++) {
    const stateA = nextState[a >> 2];
    for (let b = 5; b < a; b++) {
      const stateB = nextState[13 * stateA + (b >> 2)];
      for (let c = 4; c < b; c++) {
        const stateC = nextState[13 * stateB + (c >> 2)];
        for (let d = 3; d < c; d++) {
          const stateD = nextState[13 * stateC + (d >> 2)];
          const lowD = low[a] | low[b] | low[c] | low[d];
          const highD = high[a] | high[b] | high[c] | high[d];
          for (let e = 2; e < d; e++) {
            const row = 91 * nextState[13 * stateD + (e >> 2)];
            for (let f = 1; f < e; f++) {
              const rankF = f >> 2;
              const pair = row + (rankF * (rankF + 1)) / 2;
              const lowF = lowD | low[e] | low[f];
              const highF = highD | high[e] | high[f];
              for (let g = 0; g < f; g++) {
                const lowG = lowF | low[g];
                const highG = highF | high[g];
                const flush = flushes[lowG & 8191] | flushes[lowG >> 13] | flushes[highG & 8191] | flushes[highG >> 13];
                found[flush === 0 ? rows[pair + (g >> 2)] : flush]++;
              }
            }
          }
        }
      }
    }
  }
  return found;
}
