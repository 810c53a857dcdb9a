import { describe, expect, test } from 'vitest';
import { readLadder } from '../../src/poker/breakdown';
import { Dice } from '../../src/poker/dice';
import { DECK, formatCard, rankOf, suitOf } from '../../src/poker/card';
import {
  countFlops,
  dealFlop,
  flopsUpToSuits,
  TEXTURES,
  wantedFlops,
  type Flops,
  type Texture,
} from '../../src/poker/flops';
import { DRAWS, RUNGS, type HeldDraw, type Rung } from '../../src/poker/holding';
import { topRange } from '../../src/poker/ranking';
import { COMBOS } from '../../src/poker/combos';
import type { SpotText } from '../../src/poker/readSpot';
import { choicesOf, DECK as CARDS, rank, split, suit, without } from '../reference/cards';
import * as reference from '../reference/holding';
import { integer, seeded, shuffled } from '../reference/random';
import { finish, spot } from './read';
import { LONG } from '../long';

function flopsOf(text: SpotText, seat = 0): Flops {
  return finish(countFlops(spot(text), seat));
}

function rung(flops: Flops, ...names: Rung[]): number {
  return names.reduce((sum, name) => sum + flops.rungs[RUNGS.indexOf(name)], 0);
}

/** This rung or better. */
function orBetter(flops: Flops, name: Rung): number {
  return rung(flops, ...RUNGS.slice(0, RUNGS.indexOf(name) + 1));
}

function draw(flops: Flops, name: HeldDraw): number {
  return flops.draws[DRAWS.indexOf(name)];
}

function texture(flops: Flops): Record<Texture, number> {
  return Object.fromEntries(TEXTURES.map((name, at) => [name, flops.texture[at]])) as Record<Texture, number>;
}

/*
 * Figures that books and tables give, of 19,600 flops; where theirs differ the comment says why.
 * https://en.wikipedia.org/wiki/Poker_probability_(Texas_hold_%27em)
 */
describe('published figures', () => {
  test.each(['AhAd', 'KhKd', '8h8d', '2h2d'])('%s: what a pocket pair flops', (hero) => {
    const found = flopsOf({ hero });
    expect(found.of).toBe(19_600);
    expect(rung(found, 'four of a kind')).toBe(48);
    expect(rung(found, 'full house')).toBe(192);
    expect(rung(found, 'set')).toBe(2_112);
    // Another of the rank falls in 2,304: a flop of three equal ranks is a full house as well.
    expect(orBetter(found, 'set')).toBe(2_352);
  });

  test.each([
    ['KhKd', 4_420],
    ['QhQd', 8_120],
    ['JhJd', 11_164],
    ['8h8d', 17_000],
    ['AhAd', 0],
  ])('%s: an overcard falls in %i', (hero, hits) => {
    expect(flopsOf({ hero }).overcards).toEqual({ hits, of: 19_600 });
  });

  test.each(['AhKh', 'AhKd', 'JhTh', 'Jh4d', '7h2d'])('%s: what two ranks flop', (hero) => {
    const found = flopsOf({ hero });
    expect(rung(found, 'four of a kind')).toBe(2);
    expect(rung(found, 'full house')).toBe(18);
    expect(rung(found, 'trips')).toBe(264);
    // Both cards pair; with the board's own pairs it would be 4.04%.
    expect(rung(found, 'two pair')).toBe(396);
    // A card of the hand's pairs; with the board's own pairs it would be 40.4%.
    expect(rung(found, 'top pair', 'second pair', 'third pair or lower')).toBe(5_676);
    // One of the ranks falls in all of these.
    expect(2 + 18 + 264 + 396 + 5_676).toBe(6_356);
  });

  test.each([
    ['AhKh', 164, 1],
    ['JhTh', 161, 4],
    ['7h6h', 161, 4],
  ])('%s: flushes and draws to them', (hero, flush, straightFlush) => {
    const found = flopsOf({ hero });
    expect(rung(found, 'flush')).toBe(flush);
    expect(rung(found, 'straight flush')).toBe(straightFlush);
    expect(draw(found, 'flush draw')).toBe(2_145);
    expect(draw(found, 'backdoor flush draw')).toBe(8_151);
  });

  test('offsuit: the board brings three of a suit', () => {
    const found = flopsOf({ hero: 'AhKd' });
    expect(draw(found, 'one-card flush draw')).toBe(440);
    expect(draw(found, 'flush draw')).toBe(440);
    expect(draw(found, 'gutshot')).toBe(2_224);
  });

  test.each(['JhTh', '7h6h'])('%s: straights and draws to them', (hero) => {
    const found = flopsOf({ hero });
    expect(rung(found, 'straight')).toBe(252);
    // The published 1,904 counts made flushes with them.
    expect(draw(found, 'open-ended straight draw')).toBe(1_755);
    expect(draw(found, 'double gutshot')).toBe(126);
    expect(found.eightOuts).toBe(3_747);
  });

  test('a flush draw or better holds every flopped straight, once', LONG, () => {
    // 2,145 flush draws, 9 of them with a straight; 54 other straights; 164 flushes and 21 better hands.
    const asked = spot({ hero: 'AhKh' });
    expect(wantedFlops(asked.hero, flopsOf({ hero: 'AhKh' }))).toEqual({
      name: 'flush draw or better',
      hits: 2_145 + 54 + 164 + 21,
      of: 19_600,
    });
    for (const hero of ['7h6h', 'Th8h', '9h2h']) {
      const found = wantedFlops(spot({ hero }).hero, flopsOf({ hero }));
      let hits = 0;
      for (const flop of choicesOf(without(CARDS, split(hero)), 3)) {
        const held = reference.classify(split(hero), flop);
        const isBetter = RUNGS.indexOf(held.rung as Rung) <= RUNGS.indexOf('straight');
        if (isBetter || held.draws.includes('flush draw')) hits++;
      }
      expect(found.hits, hero).toBe(hits);
    }
  });

  test('match for ace-king suited: gutshots, eight outs, texture', () => {
    const found = flopsOf({ hero: 'AhKh' });
    expect(draw(found, 'gutshot')).toBe(2_196);
    expect(found.eightOuts).toBe(2_136);
    expect(texture(found)).toEqual({
      monotone: 1_023,
      'two-tone': 10_803,
      rainbow: 7_774,
      unpaired: 19_600 - 3_318 - 46,
      paired: 3_318,
      'three of a kind': 46,
    });
  });

  test('match in a hand’s place among the 169', () => {
    expect(flopsOf({ hero: 'AhKh' }).rank).toEqual({ place: 8, combos: 46 });
    expect(flopsOf({ hero: 'AhAd' }).rank).toEqual({ place: 1, combos: 6 });
    expect(flopsOf({ hero: '3h2d' }).rank).toEqual({ place: 169, combos: 1326 });
    // Dead cards do not move it.
    expect(flopsOf({ hero: 'AhKh', dead: 'AsAdAcKs' }).rank).toEqual({ place: 8, combos: 46 });
    expect(flopsOf({ hero: 'AhKh,AdKd' }).rank).toBeUndefined();
  });
});

test('without a hand a flop is monotone in 5.18%, two-tone in 55.06, rainbow in 39.76', () => {
  const count = { monotone: 0, 'two-tone': 0, rainbow: 0, unpaired: 0, paired: 0, three: 0 };
  let all = 0;
  for (const { cards, times } of flopsUpToSuits([], new Float64Array(1326).fill(1))) {
    all += times;
    const suits = new Set(cards.map(suitOf)).size;
    count[suits === 1 ? 'monotone' : suits === 2 ? 'two-tone' : 'rainbow'] += times;
    const ranks = new Set(cards.map(rankOf)).size;
    count[ranks === 1 ? 'three' : ranks === 2 ? 'paired' : 'unpaired'] += times;
  }
  expect(all).toBe(22_100);
  expect(count).toEqual({
    monotone: 1_144,
    'two-tone': 12_168,
    rainbow: 8_788,
    unpaired: 18_304,
    paired: 3_744,
    three: 52,
  });
});

test('equal suits leave 1,755 flops, a distinct suit leaves more', () => {
  expect(flopsUpToSuits([], new Float64Array(1326).fill(1))).toHaveLength(1755);
  const random = seeded(71);
  for (let round = 0; round < 20; round++) {
    const named = shuffled(random, DECK, integer(random, 0, 6));
    const left = 52 - named.length;
    const flops = flopsUpToSuits(named, new Float64Array(1326));
    const all = flops.reduce((sum, { times }) => sum + times, 0);
    expect(all).toBe((left * (left - 1) * (left - 2)) / 6);
  }
});

interface Slow {
  of: number;
  rungs: number[];
  draws: number[];
  texture: number[];
}

/** Every flop of every combo, by the reference. */
function countSlowly(combos: readonly (readonly [string[], number])[], named: string[]): Slow {
  const found: Slow = {
    of: 0,
    rungs: RUNGS.map(() => 0),
    draws: DRAWS.map(() => 0),
    texture: TEXTURES.map(() => 0),
  };
  for (const [hand, weight] of combos) {
    for (const flop of choicesOf(without(CARDS, [...hand, ...named]), 3)) {
      const { rung: own, draws } = reference.classify(hand, flop, named);
      found.of += weight;
      found.rungs[RUNGS.indexOf(own as Rung)] += weight;
      for (const name of draws) found.draws[DRAWS.indexOf(name as HeldDraw)] += weight;
      const suits = new Set(flop.map(suit)).size;
      found.texture[suits - 1] += weight;
      found.texture[6 - new Set(flop.map(rank)).size] += weight;
    }
  }
  return found;
}

describe('a few cards left: every flop by the reference', () => {
  const random = seeded(72);
  test.each(Array.from({ length: 6 }, (_, round) => round))('round %i', (round) => {
    const start = integer(random, 0, 7);
    const few = CARDS.filter((card) => rank(card) >= start + 2 && rank(card) < start + 7);
    const left = shuffled(random, few, 16);
    const dead = without(CARDS, left);
    const weights = [1, 0.5, 0.3];
    const hands = choicesOf(left, 2).filter(() => random() < 0.15);
    const combos = hands.map((hand) => [hand, round < 3 ? 1 : weights[integer(random, 0, 2)]] as const);
    const hero = combos.map(([hand, weight]) => `${hand.join('')}:${weight}`).join();
    const found = flopsOf({
      hero,
      dead: dead.slice(2).join(''),
      opponents: [dead.slice(0, 2).join('')],
    });
    const expected = countSlowly(combos, dead);
    expect(found.of).toBeCloseTo(expected.of, 6);
    const close = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 6) as number);
    expect(found.rungs).toEqual(close(expected.rungs));
    expect(found.draws).toEqual(close(expected.draws));
    expect(found.texture).toEqual(close(expected.texture));
  });
});

describe('a range', () => {
  const hands = topRange(4);
  const combos = COMBOS.filter((_, combo) => hands.weights[combo] > 0);

  /** Rungs, draws, eight outs and textures in one list. */
  const all = ({ of, rungs, draws, eightOuts, texture: own }: Flops) => [of, eightOuts, ...rungs, ...draws, ...own];

  test.each(['', '9s3sJc4c', 'AsKdKc'])('adds up its hands, with %j dead', (dead) => {
    const whole = flopsOf({ hero: '4%', dead });
    const sum = all(whole).map(() => 0);
    for (const hand of combos) {
      const hero = hand.map(formatCard).join('');
      if (hand.some((card) => dead.includes(formatCard(card)))) continue;
      all(flopsOf({ hero, dead })).forEach((count, at) => (sum[at] += count));
    }
    expect(all(whole)).toEqual(sum);
  });

  test('any two cards are the sum of all hands, with named suits or not', LONG, () => {
    const any = flopsOf({ hero: 'random' });
    expect(any.of).toBe(1326 * 19_600);
    // A separate weight distinguishes a suit from the others: the flops are then counted one by one.
    const apart = flopsOf({ hero: 'random, AcAd:0.5, 2h3s:0.25' });
    const halves = all(flopsOf({ hero: 'AcAd' }));
    const quarters = all(flopsOf({ hero: '2h3s' }));
    expect(all(apart)).toEqual(all(any).map((count, at) => count - halves[at] / 2 - (3 * quarters[at]) / 4));
  });

  test('rungs and textures add up to all flops', LONG, () => {
    const random = seeded(73);
    for (let round = 0; round < 5; round++) {
      const dead = shuffled(random, DECK, integer(random, 0, 8))
        .map(formatCard)
        .join('');
      const { of, rungs, texture: own, eightOuts } = flopsOf({ hero: '12%', dead });
      const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
      expect(sum(rungs)).toBe(of);
      expect(sum(own.slice(0, 3))).toBe(of);
      expect(sum(own.slice(3))).toBe(of);
      expect(eightOuts + orBetter({ rungs } as Flops, 'straight')).toBeLessThan(of);
    }
  });
});

describe('a flop to look at', () => {
  test('fits its row, and holds no named card', LONG, () => {
    const dice = new Dice(1, 2);
    const random = seeded(74);
    for (const hero of ['8h8d', 'JhTh', '7h2d', '20%', 'random']) {
      const dead = shuffled(random, without(CARDS, split('8h8dJhTh7h2dAcAd')), 3).join('');
      const asked = spot({ hero, dead, opponents: ['AcAd'] });
      const found = flopsOf({ hero, dead, opponents: ['AcAd'] });
      for (const [kind, counts] of [
        ['rung', found.rungs],
        ['draw', found.draws],
      ] as const) {
        for (const [place, count] of counts.entries()) {
          // A range would need all flops of all combos.
          if (count === 0 && asked.hero.kind !== 'hand') continue;
          const flop = dealFlop(asked, 0, { kind, place }, dice);
          if (flop === undefined) expect(count, `${hero}: ${kind} ${place}`).toBe(0);
          else {
            expect(new Set([...flop.map(formatCard), ...split(`${dead}AcAd`)]).size).toBe(8);
            const dealt = { ...asked, board: flop };
            const { rungs, draws = [] } = readLadder(dealt, 0) ?? { rungs: [] };
            const rows = [...rungs, ...draws].map((own) => [own.kind, own.place]);
            expect(rows).toContainEqual([kind, place]);
          }
        }
      }
    }
  });

  test('differs the next time', () => {
    const dice = new Dice(3, 4);
    const asked = spot({ hero: '8h8d' });
    const place = RUNGS.indexOf('set');
    const flops = Array.from({ length: 5 }, () => dealFlop(asked, 0, { kind: 'rung', place }, dice)?.join());
    expect(new Set(flops).size).toBeGreaterThan(3);
  });
});
