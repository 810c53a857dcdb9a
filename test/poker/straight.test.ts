import { expect, test } from 'vitest';
import { highestRun } from '../../src/poker/lab/recognise';
import cases from '../cases/straight-finder.json' with { type: 'json' };
import { integer, seeded } from '../reference/random';

test.each(cases.cases)('$ranks with $wilds wild: $highest', ({ ranks, wilds, highest }) => {
  expect(highestRun(ranks, wilds)).toBe(highest);
});

test('the highest run is the highest window of five whose gaps the wilds fill', () => {
  const random = seeded(5);
  for (let round = 0; round < 5000; round++) {
    const ranks = Array.from({ length: integer(random, 0, 20) }, () => Math.max(0, integer(random, -3, 3)));
    const wilds = integer(random, 0, 6);
    const tops = ranks.flatMap((_, top) => {
      const window = ranks.slice(Math.max(0, top - 4), top + 1);
      return window.length === 5 && window.filter((held) => held === 0).length <= wilds ? [top] : [];
    });
    expect(highestRun(ranks, wilds)).toBe(Math.max(-1, ...tops));
  }
});
