import { describe, expect, test } from 'vitest';
import { explain } from '../../src/drills/drill';
import { isInPart, ladderOf, weightIn } from '../../src/drills/parts';
import { partRows } from '../../src/drills/kinds/shareOfARange';
import { narrowARange, type NarrowGiven } from '../../src/drills/kinds/narrowARange';
import { effectiveOuts } from '../../src/drills/kinds/effectiveOuts';
import { dealt } from './run';

const EACH = 60;

describe('the parts of a range in an explanation', () => {
  test('count each combo once, in its best row, and add up to the total', () => {
    let besides = 0;
    for (let at = 0; at < EACH; at++) {
      const given = dealt(narrowARange, at).drill.given as NarrowGiven;
      const ladder = ladderOf(given);
      const rows = partRows(ladder, given.rule);
      const total = weightIn(ladder, isInPart(ladder, given.rule));
      expect(rows.reduce((sum, { combos }) => sum + combos, 0)).toBeCloseTo(total, 9);
      for (const { combos, besides: others } of rows) expect(combos + others).toBeLessThanOrEqual(total + 1e-9);
      besides += rows.filter((row) => row.besides > 0).length;
    }
    // Else the words for them would be tried by nothing.
    expect(besides).toBeGreaterThan(5);
  });

  test('name the draws of combos that a better row has', () => {
    const texts = Array.from({ length: EACH }, (_, at) => {
      const { drill } = dealt(narrowARange, at);
      return explain(drill)[0]?.text ?? '';
    });
    expect(texts.filter((text) => /; of these [\d.]+ with an? .*draw/.test(text)).length).toBeGreaterThan(3);
  });
});

test('effective outs name a flush draw by its suit, and the cards of each line once', () => {
  let suits = 0;
  for (let seed = 0; seed < 40; seed++) {
    const lines = explain(dealt(effectiveOuts, seed).drill);
    const values = lines.map(({ value = 0 }) => value);
    expect(values.slice(0, -1).reduce((sum, own) => sum + own, 0)).toBeCloseTo(values.at(-1) ?? NaN, 1);
    suits += lines.filter(({ text }) =>
      /^(six|seven|eight|nine|ten) (clubs|diamonds|hearts|spades)$/.test(text),
    ).length;
  }
  expect(suits).toBeGreaterThan(3);
});
