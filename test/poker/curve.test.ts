import { describe, expect, test } from 'vitest';
import { answer } from '../../src/poker/answer';
import { DECK, formatCards } from '../../src/poker/card';
import {
  BUCKET_BORDERS,
  bucketsOf,
  changesOf,
  curveOf,
  equityOf,
  placeAt,
  scaleOf,
  shareFrom,
  type Valued,
} from '../../src/poker/curve';
import { pairsOf } from '../reference/cards';
import { integer, seeded, shuffled, type Random } from '../reference/random';
import { finish, spot } from './read';

function sum(values: Iterable<number>): number {
  let all = 0;
  for (const value of values) all += value;
  return all;
}

/** A range of some hands, with weights or without. */
function rangeText(random: Random, hands: number): string {
  const weighted = random() < 0.5;
  return shuffled(random, pairsOf(DECK), hands)
    .map((hand) => formatCards(hand) + (weighted ? `:${integer(random, 1, 10) / 10}` : ''))
    .join();
}

/** Two ranges, or a range and any two, on a board; with dead cards now and then. */
function dealt(random: Random, board: number) {
  const cards = shuffled(random, DECK);
  return spot({
    hero: rangeText(random, 60),
    opponents: [random() < 0.2 ? 'random' : rangeText(random, 60)],
    board: formatCards(cards.slice(0, board)),
    dead: formatCards(cards.slice(board, board + integer(random, 0, 2))),
  });
}

/** Combos of any worth, some without an opponent's combo to meet. */
function valued(random: Random, combos: number): Valued {
  const list = Array.from({ length: combos }, () => ({
    weight: integer(random, 1, 10) / 10,
    facing: random() < 0.1 ? 0 : integer(random, 1, 50),
    // Some are on a border, up to what a sum of fractions loses.
    equity: random() < 0.3 ? integer(random, 0, 10) / 10 - 1e-13 : random(),
  }));
  return {
    weights: Float64Array.from(list, ({ weight }) => weight),
    facing: Float64Array.from(list, ({ facing }) => facing),
    equities: Float64Array.from(list, ({ facing, equity }) => (facing === 0 ? NaN : equity)),
  };
}

test('the weighted means of both ranges are their equities, and add up to one', () => {
  const random = seeded(4101);
  for (let round = 0; round < 24; round++) {
    const found = finish(answer(dealt(random, 3 + (round % 3)), undefined, true));
    if (found.combos === undefined) throw new Error('no combos');
    const means = found.combos.map((own) => equityOf(own) ?? NaN);
    means.forEach((mean, seat) => {
      expect(mean).toBeCloseTo(found.players[seat].equity ?? NaN, 10);
    });
    expect(sum(means)).toBeCloseTo(1, 10);
  }
});

test('the mean over the next cards is the equity now', () => {
  const random = seeded(4102);
  for (let round = 0; round < 10; round++) {
    const found = finish(answer(dealt(random, 3 + (round % 2)), undefined, true));
    const now = found.players[0].equity ?? NaN;
    const cards = found.rangeCards ?? [];
    const mean = sum(cards.map((own) => (own.probability ?? 0) * (own.equity ?? 0)));
    expect(mean).toBeCloseTo(now, 10);
    const changes = changesOf(cards, now);
    const chance = new Map(cards.map((own) => [own.card, own.probability ?? 0]));
    const all = sum(changes.map(({ card, change }) => (chance.get(card) ?? 0) * change));
    expect(all).toBeCloseTo(0, 10);
    for (let at = 1; at < changes.length; at++) {
      expect(changes[at].change).toBeLessThanOrEqual(changes[at - 1].change);
    }
    const scale = scaleOf(changes);
    for (const { change } of changes) expect(Math.abs(change)).toBeLessThanOrEqual(scale + 1e-9);
  }
});

describe('a curve', () => {
  test('rises, and holds all combos with an equity', () => {
    const random = seeded(4103);
    for (let round = 0; round < 50; round++) {
      const values = valued(random, integer(random, 1, 200));
      const { order, upTo, all, equities } = curveOf(values);
      const live = Array.from(values.weights.keys()).filter((at) => values.facing[at] > 0);
      expect([...order].sort((a, b) => a - b)).toEqual(live);
      expect(all).toBeCloseTo(sum(live.map((at) => values.weights[at])), 9);
      for (let at = 0; at < order.length; at++) {
        expect(equities[at]).toBe(values.equities[order[at]]);
        if (at > 0) expect(equities[at]).toBeGreaterThanOrEqual(equities[at - 1]);
        expect(upTo[at] - (upTo[at - 1] ?? 0)).toBeCloseTo(values.weights[order[at]], 9);
      }
    }
  });

  test('shares and buckets equal a plain count', () => {
    const random = seeded(4104);
    for (let round = 0; round < 50; round++) {
      const values = valued(random, integer(random, 20, 200));
      const curve = curveOf(values);
      const live = Array.from(values.weights.keys()).filter((at) => values.facing[at] > 0);
      const all = sum(live.map((at) => values.weights[at]));
      const from = (border: number) =>
        sum(live.filter((at) => values.equities[at] >= border - 1e-9).map((at) => values.weights[at])) / all;
      for (const border of [0, 0.1, 0.25, 0.5, 0.8, 1]) {
        expect(shareFrom(curve, border)).toBeCloseTo(from(border), 12);
      }
      const buckets = bucketsOf(curve);
      expect(buckets).toHaveLength(BUCKET_BORDERS.length - 1);
      expect(sum(buckets)).toBeCloseTo(1, 12);
      // The three upper buckets are the part at 70% or more.
      expect(sum(buckets.slice(-3))).toBeCloseTo(shareFrom(curve, 0.7), 12);
      expect(sum(bucketsOf(curve, [0, 0.8, 1]).slice(1))).toBeCloseTo(shareFrom(curve, 0.8), 12);
    }
  });

  test('a part of it leads to its combo', () => {
    const random = seeded(4105);
    for (let round = 0; round < 50; round++) {
      const values = valued(random, integer(random, 20, 100));
      const curve = curveOf(values);
      expect(placeAt(curve, 0)).toBe(0);
      expect(placeAt(curve, 1)).toBe(curve.order.length - 1);
      for (let at = 0; at < curve.order.length; at++) {
        const before = curve.upTo[at - 1] ?? 0;
        expect(placeAt(curve, (before + curve.upTo[at]) / 2 / curve.all)).toBe(at);
      }
    }
  });

  test('weighs some combos by how often they are dealt', () => {
    const values: Valued = {
      weights: Float64Array.of(1, 0.5, 1),
      facing: Float64Array.of(10, 4, 0),
      equities: Float64Array.of(0.2, 0.9, NaN),
    };
    expect(equityOf(values, [0])).toBe(0.2);
    expect(equityOf(values, [2])).toBeUndefined();
    expect(equityOf(values)).toBeCloseTo((10 * 0.2 + 2 * 0.9) / 12, 12);
  });
});

test('a scale grows in steps', () => {
  const of = (...changes: number[]) => scaleOf(changes.map((change) => ({ change })));
  expect(of()).toBe(0.04);
  expect(of(0.04, -0.01)).toBe(0.04);
  expect(of(0.01, -0.041)).toBe(0.08);
  expect(of(0.33)).toBe(0.64);
  expect(of(-0.9)).toBe(1);
});
