import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prizesOf } from '../../../src/poker/money/prizes';
import { prizesWithout } from '../../reference/money';

const SEED = { seed: 20_260_127, numRuns: 300 };

const sum = (amounts: readonly number[]) => amounts.reduce((all, own) => all + own, 0);

describe('prizes by Malmuth and Harville', () => {
  // The Two Plus Two library's and FreeTrainingResources' figures, to the digit that is printed.
  test.each<[stacks: number[], payouts: number[], player: number, prize: number]>([
    [[800, 1500, 1900, 3800], [50, 30, 20], 3, 36.3],
    [[800, 2500, 1900, 2800], [50, 30, 20], 3, 31.5],
    [[800, 0, 1900, 5300], [50, 30, 20], 3, 42.7],
    [[800, 1250, 1900, 4050], [50, 30, 20], 3, 37.5],
    [[5000, 3000, 2000], [50, 30, 20], 0, 38.4],
  ])('of %j, paying %j: player %i has %f', (stacks, payouts, player, prize) => {
    expect(prizesOf(stacks, payouts)[player].toFixed(1)).toBe(prize.toFixed(1));
  });

  test('one prize is won by the part of the chips; equal prizes make equal players', () => {
    expect(prizesOf([100, 200, 700], [50])).toEqual([5, 10, 35]);
    for (const prize of prizesOf([1, 20, 700], [9, 9, 9])) expect(prize).toBeCloseTo(9, 12);
  });

  test('busted players take the last places; the bigger starting stack ranks higher', () => {
    expect(prizesOf([0, 900, 0, 0], [50, 30, 20, 10], [5, 9, 7, 5])).toEqual([15, 50, 30, 15]);
    expect(prizesOf([0, 900, 0], [50, 30, 20])).toEqual([25, 50, 25]);
  });

  test('equal those of every order enumerated, and add up to the payouts of the places there are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.nat(3), fc.nat(50_000)), { minLength: 2, maxLength: 6 }),
        fc.array(fc.nat(1_000), { minLength: 1, maxLength: 8 }),
        fc.array(fc.nat(3), { minLength: 6, maxLength: 6 }),
        (stacks, payouts, levels) => {
          fc.pre(stacks.some((stack) => stack > 0));
          const began = stacks.map((_, player) => levels[player]);
          const found = prizesOf(stacks, payouts, began);
          prizesWithout(stacks, began, payouts).forEach((prize, player) => {
            expect(found[player]).toBeCloseTo(prize, 8);
          });
          expect(sum(found)).toBeCloseTo(sum(payouts.slice(0, stacks.length)), 8);
        },
      ),
      SEED,
    );
  });

  test('more chips are worth no less if a higher place pays no less', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 2, maxLength: 10 }),
        fc.array(fc.nat(1_000), { minLength: 1, maxLength: 10 }),
        (stacks, payouts) => {
          const falling = payouts.toSorted((a, b) => b - a);
          const found = prizesOf(stacks, falling);
          const order = stacks.map((_, player) => player).sort((a, b) => stacks[a] - stacks[b]);
          order.reduce((lower, higher) => {
            expect(found[higher]).toBeGreaterThanOrEqual(found[lower] - 1e-9);
            return higher;
          });
        },
      ),
      SEED,
    );
  });
});
