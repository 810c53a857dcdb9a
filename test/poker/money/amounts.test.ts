import { describe, expect, test } from 'vitest';
import { hundredths, inUnits, MOST_MONEY } from '../../../src/poker/money/amounts';
import { integer, seeded } from '../../reference/random';

describe('whole hundredths', () => {
  test.each([
    [0.285, 29],
    [1.005, 101],
    [62.5, 6250],
    [0.004, 0],
    [MOST_MONEY, 100 * MOST_MONEY],
  ])('%d is %d', (amount, found) => {
    expect(hundredths(amount)).toBe(found);
  });

  test('come back as they were', () => {
    const random = seeded(7);
    for (let count = 0; count < 1000; count++) {
      const amount = integer(random, 0, 1e9);
      expect(hundredths(inUnits(amount))).toBe(amount);
    }
  });
});
