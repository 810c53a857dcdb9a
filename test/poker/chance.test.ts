import { describe, expect, test } from 'vitest';
import { atLeastOne, choose, oddsAgainst, percent } from '../../src/poker/chance';
import { rulesOfThumb } from '../../src/poker/rulesOfThumb';
import published from '../cases/published.json' with { type: 'json' };
import { choicesOf } from '../reference/cards';

test('twelve outs of 46 are 26.09 per cent and 2.83 : 1 against', () => {
  expect(percent({ hits: 12, of: 46 })).toBeCloseTo(26.09, 2);
  expect(oddsAgainst({ hits: 12, of: 46 })).toBeCloseTo(2.83, 2);
});

test('certain, dead and empty cases are 100 per cent, 0 and 0', () => {
  expect(percent({ hits: 7, of: 7 })).toBe(100);
  expect(oddsAgainst({ hits: 7, of: 7 })).toBe(0);
  expect(percent({ hits: 0, of: 46 })).toBe(0);
  expect(oddsAgainst({ hits: 0, of: 46 })).toBeUndefined();
  expect(percent({ hits: 0, of: 0 })).toBe(0);
});

test('per cent and odds against agree', () => {
  for (let of = 1; of <= 60; of++) {
    for (let hits = 1; hits <= of; hits++) {
      const against = oddsAgainst({ hits, of }) ?? NaN;
      expect(100 / (against + 1)).toBeCloseTo(percent({ hits, of }), 10);
    }
  }
});

describe('ways to choose', () => {
  test('match a plain list of the choices', () => {
    const items = Array.from({ length: 12 }, (_, i) => i);
    for (let n = 0; n <= 12; n++) {
      for (let k = 0; k <= n; k++) expect(choose(n, k)).toBe(choicesOf(items.slice(0, n), k).length);
    }
  });

  test('follow Pascal’s triangle exactly, up to 52 cards', () => {
    for (let n = 1; n <= 52; n++) {
      for (let k = 1; k <= n; k++) expect(choose(n, k)).toBe(choose(n - 1, k - 1) + choose(n - 1, k));
    }
    expect(choose(52, 5)).toBe(2_598_960);
    expect(choose(52, 7)).toBe(133_784_560);
  });

  test('vanish if there is nothing to choose from', () => {
    expect(choose(3, 4)).toBe(0);
    expect(choose(3, -1)).toBe(0);
  });
});

test('the chance of at least one out in one to three cards equals a count', () => {
  for (let unseen = 3; unseen <= 14; unseen++) {
    const deck = Array.from({ length: unseen }, (_, i) => i);
    for (let draws = 1; draws <= 3; draws++) {
      const deals = choicesOf(deck, draws);
      for (let outs = 0; outs <= unseen; outs++) {
        const hits = deals.filter((deal) => deal.some((place) => place < outs)).length;
        expect(atLeastOne(outs, unseen, draws)).toEqual({ hits, of: deals.length });
      }
    }
  }
});

describe('outs 1 to 21', () => {
  const outs = Array.from({ length: 21 }, (_, i) => i + 1);

  test('hit from the flop by the river as often as published', () => {
    const chances = outs.map((n) => percent(atLeastOne(n, 47, 2)).toFixed(2));
    expect(chances).toEqual(published.outsToChanceByRiverFromFlop.map((n) => n.toFixed(2)));
  });

  test('follow the rule of 2 with one card to come, and name its error', () => {
    for (const n of outs) {
      const { exact, rule, solomon } = rulesOfThumb(n, 46, 1);
      expect(exact).toBeCloseTo((100 * n) / 46, 12);
      expect(rule.percent).toBe(2 * n);
      expect(rule.error).toBeCloseTo(2 * n - exact, 12);
      expect(solomon).toBeUndefined();
    }
  });

  test('follow the rule of 4 with two to come, with Solomon’s correction above eight', () => {
    for (const n of outs) {
      const { exact, rule, solomon } = rulesOfThumb(n, 47, 2);
      expect(exact).toBeCloseTo(100 * (1 - ((47 - n) * (46 - n)) / (47 * 46)), 10);
      expect(rule.percent).toBe(4 * n);
      expect(rule.error).toBeCloseTo(4 * n - exact, 12);
      expect(solomon?.percent).toBe(n > 8 ? 4 * n - (n - 8) : 4 * n);
      expect(solomon?.error).toBeCloseTo((solomon?.percent ?? 0) - exact, 12);
    }
  });
});
