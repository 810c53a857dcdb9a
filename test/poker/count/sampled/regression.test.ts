import { describe, expect, test } from 'vitest';
import { Moments, Regression } from '../../../../src/poker/count/sampled/regression';
import { seeded, type Random } from '../../../reference/random';

/** Draws so often from a function, behind three numbers of another sum. */
function draw(times: number, values: number, find: () => readonly number[]): Moments {
  const numbers = new Float64Array(3 + Moments.size(values) + 3).fill(-1);
  numbers.fill(0, 3, 3 + Moments.size(values));
  const moments = new Moments(numbers.subarray(3), values);
  for (let time = 0; time < times; time++) moments.add(Float64Array.from(find()));
  expect(Array.from(numbers.slice(0, 3))).toEqual([-1, -1, -1]);
  expect(Array.from(numbers.slice(-3))).toEqual([-1, -1, -1]);
  return moments;
}

/** Nearly normal: mean 0, variance 1. */
function normal(random: Random): number {
  return Array.from({ length: 12 }, random).reduce((sum, own) => sum + own, -6);
}

test('the moments equal the moments of the drawn list', () => {
  const random = seeded(1);
  const drawn: (readonly number[])[] = [];
  const moments = draw(50, 3, () => {
    const found = [random(), 5 * random() - 2, 0];
    drawn.push([found[0], found[1], found[0] - found[1]]);
    return drawn.at(-1) ?? [];
  });
  const meanOf = (value: (found: readonly number[]) => number) =>
    drawn.reduce((sum, found) => sum + value(found), 0) / drawn.length;
  const target = Float64Array.of(2, -1, 0.5);
  const combined = (found: readonly number[]) => 2 * found[0] - found[1] + found[2] / 2;
  expect(moments.draws).toBe(50);
  for (const one of [0, 1, 2]) {
    const mean = meanOf((found) => found[one]);
    expect(moments.mean(one)).toBeCloseTo(mean, 12);
    expect(moments.covarianceOf(one, target)).toBeCloseTo(
      meanOf((found) => (found[one] - mean) * (combined(found) - meanOf(combined))),
      12,
    );
  }
  expect(moments.meanOf(target)).toBeCloseTo(meanOf(combined), 12);
  expect(moments.varianceOf(target)).toBeCloseTo(
    meanOf((found) => (combined(found) - meanOf(combined)) ** 2),
    12,
  );
});

describe('a regression', () => {
  test('finds the slopes that values were made with', () => {
    const random = seeded(2);
    const moments = draw(40, 3, () => {
      const [x, y] = [normal(random), 100 * normal(random)];
      return [x, y + 3 * x, 7 - 2 * x + 0.5 * y];
    });
    const { slopes, variance } = new Regression(moments, [0, 1]).of(Float64Array.of(0, 0, 1));
    expect(slopes[0]).toBeCloseTo(-3.5, 9);
    expect(slopes[1]).toBeCloseTo(0.5, 9);
    expect(variance).toBeCloseTo(0, 9);
    // Of a combination of values as of the value itself.
    const both = new Regression(moments, [0, 1]).of(Float64Array.of(1, 0, 2));
    expect(both.slopes[0]).toBeCloseTo(-6, 9);
  });

  test('ignores controls without information, or without new information', () => {
    const random = seeded(3);
    const moments = draw(40, 5, () => {
      const [x, y] = [normal(random), normal(random)];
      return [x, 4, y, 2 * x - y, x + y];
    });
    const { slopes } = new Regression(moments, [0, 1, 2, 3]).of(Float64Array.of(0, 0, 0, 0, 1));
    expect(slopes[0]).toBeCloseTo(1, 9);
    expect(slopes[1]).toBe(0);
    expect(slopes[2]).toBeCloseTo(1, 9);
    expect(slopes[3]).toBe(0);
  });

  test('estimates the error of its mean: as often as the normal distribution says', () => {
    const random = seeded(4);
    const rounds = 1_000;
    let inside = 0;
    for (let round = 0; round < rounds; round++) {
      const moments = draw(60, 3, () => {
        const [x, y, noise] = [normal(random), normal(random), normal(random)];
        return [x, y, 3 + 5 * x - y + noise];
      });
      const target = Float64Array.of(0, 0, 1);
      const { slopes, variance } = new Regression(moments, [0, 1]).of(target);
      const mean = moments.meanOf(target) - slopes[0] * moments.mean(0) - slopes[1] * moments.mean(1);
      if (Math.abs(mean - 3) <= 1.96 * Math.sqrt(variance)) inside++;
    }
    expect(inside / rounds).toBeGreaterThan(0.93);
    expect(inside / rounds).toBeLessThan(0.97);
  });
});
