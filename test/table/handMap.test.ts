import { describe, expect, test } from 'vitest';
import { callingHands, mapHands, mapSpot, rangeOf, rowsOf, type MappedHand } from '../../src/table/flops/handMap';
import { countCombos } from '../../src/poker/count/exact/comboCount';
import { COMBOS, comboIndex } from '../../src/poker/combos';
import { countEquity } from '../../src/poker/plan';
import { HAND_RANKING } from '../../src/poker/ranking';
import { comboWeights, type Player, type Spot } from '../../src/poker/spot';
import { integer, seeded } from '../reference/random';
import { finish, spot } from '../poker/read';
import { table } from '../poker/table';

function mapOf(asked: Spot): MappedHand[] {
  const mapped = mapSpot(asked);
  if (mapped === undefined) throw new Error('no map');
  const combos = finish(countCombos(mapped, table));
  if (combos === undefined) throw new Error('not counted');
  return mapHands(combos[0]);
}

/** Hero's equity with all combos of a hand as a range, as the engine counts any range. */
function counted({ cell }: MappedHand, opponent: Player, withTable = true): number {
  const weights = new Float64Array(COMBOS.length);
  for (const combo of cell.combos) weights[combo] = 1;
  const asked: Spot = { hero: { kind: 'range', range: { weights } }, board: [], opponents: [opponent], dead: [] };
  return finish(countEquity(asked, { ...(withTable && { table }), categories: false })).players[0].equity;
}

/** A range of some combos with weights, not of whole hands. */
function someRange(seed: number, part: number): Player {
  const random = seeded(seed);
  const weights = Float64Array.from({ length: COMBOS.length }, () =>
    random() < part ? [1, 0.5, 0.25][integer(random, 0, 2)] : 0,
  );
  return { kind: 'range', range: { weights } };
}

function against(opponent: Player): Spot {
  return { hero: { kind: 'random' }, board: [], opponents: [opponent], dead: [] };
}

/** Combos of a hand that share no card with some combo of the opponent. */
function canBeHeld({ cell }: MappedHand, opponent: Player): number[] {
  const theirs = COMBOS.filter((_, combo) => comboWeights(opponent)[combo] > 0);
  return cell.combos.filter((combo) => theirs.some((other) => !other.some((card) => COMBOS[combo].includes(card))));
}

describe('each hand is worth what the engine counts of it as a range', () => {
  const [named] = spot({ hero: 'AhKh', opponents: ['22+,A9s+,KTs+,QTs+,AJo+,KQo'] }).opponents;
  test('all 169 against a range', () => {
    for (const hand of mapOf(against(named))) expect(hand.equity).toBeCloseTo(counted(hand, named), 12);
  });
  test.each([0.003, 0.02, 0.2, 0.9])('some against a random range of %f of all combos', (part) => {
    const opponent = someRange(Math.round(1000 * part), part);
    const hands = mapOf(against(opponent));
    const random = seeded(7);
    for (let tries = 0; tries < 20; tries++) {
      const hand = hands[integer(random, 0, hands.length - 1)];
      expect(hand.equity).toBeCloseTo(counted(hand, opponent), 12);
      expect(hand.live).toEqual(canBeHeld(hand, opponent));
    }
  });
  test('without the table two hands are counted board by board', () => {
    const [opponent] = spot({ hero: 'AsKd', opponents: ['QhJh'] }).opponents;
    const hands = mapOf(against(opponent));
    for (const name of ['AA', 'QQ', 'QJs', '72o']) {
      const hand = hands.find(({ cell }) => cell.name === name);
      if (hand === undefined) throw new Error(name);
      const each = hand.live.map(
        (combo) =>
          finish(countEquity({ ...against(opponent), hero: { kind: 'hand', cards: COMBOS[combo] } })).players[0].equity,
      );
      // Each combo leaves the one hand of the opponent once.
      expect(hand.equity).toBeCloseTo(each.reduce((sum, own) => sum + own, 0) / each.length, 12);
    }
  });
});

test('against any two cards the 169 are in the known order, and their mean is a half', () => {
  const hands = mapOf(against({ kind: 'random' }));
  const byPlace = hands.toSorted((a, b) => a.place - b.place);
  expect(byPlace.map(({ cell }) => cell.name)).toEqual(HAND_RANKING);
  expect(hands.find(({ cell }) => cell.name === 'AKs')?.equity).toBeCloseTo(0.67044, 4);
  expect(hands.every(({ live, all }) => live.length === all)).toBe(true);
  expect(hands.reduce((sum, { all }) => sum + all, 0)).toBe(COMBOS.length);
  expect(hands.reduce((sum, { all, equity }) => sum + all * equity, 0) / COMBOS.length).toBeCloseTo(0.5, 12);
});

test('renaming the suits of the range changes nothing', () => {
  const range = someRange(3, 0.1);
  const weights = comboWeights(range);
  const renamed = new Float64Array(weights.length);
  const turn = (card: number) => card - (card % 4) + ((card + 1) % 4);
  COMBOS.forEach(([high, low], combo) => {
    renamed[comboIndex(turn(high) as typeof high, turn(low) as typeof low)] = weights[combo];
  });
  const before = mapOf(against(range));
  const after = mapOf(against({ kind: 'range', range: { weights: renamed } }));
  before.forEach(({ equity, live }, at) => {
    expect(after[at].equity).toBeCloseTo(equity, 12);
    expect(after[at].live).toHaveLength(live.length);
  });
});

test('each of the 169 hands stays possible against any hand or pair of the opponent', () => {
  for (const opponents of [['AhAs'], ['AhKh'], ['AA'], ['AsAh,AcAd']]) {
    for (const { equity, live } of mapOf(spot({ hero: 'random', opponents }))) {
      expect(live.length).toBeGreaterThan(0);
      expect(equity).toBeGreaterThan(0);
    }
  }
});

test('hero’s cards take no card from the map; other spots have no map', () => {
  const opponents = ['TT+,AK'];
  expect(mapSpot(spot({ hero: 'AhAs', opponents }))).toEqual(mapSpot(spot({ hero: '22+', opponents })));
  expect(mapSpot(spot({ hero: 'AhAs', opponents, dead: '2c' }))).toBeUndefined();
  expect(mapSpot(spot({ hero: 'AhAs', opponents, board: '2c3c4c' }))).toBeUndefined();
  expect(mapSpot(spot({ hero: 'AhAs', opponents, wild: 'joker' }))).toBeUndefined();
  expect(mapSpot(spot({ hero: 'AhAs', opponents: ['TT+', 'AK'] }))).toBeUndefined();
  expect(mapSpot(spot({ hero: 'AhAs', opponents: [] }))).toBeUndefined();
});

test('a hand calls if the call loses nothing on average', () => {
  const random = seeded(11);
  const hands = mapOf(against(someRange(5, 0.2)));
  for (let tries = 0; tries < 200; tries++) {
    const [pot, call] = [integer(random, 1, 200), integer(random, 1, 200)];
    const gains = ({ equity }: MappedHand) => equity * (pot + call) - call;
    expect(callingHands(hands, call / (pot + call))).toEqual(hands.filter((hand) => gains(hand) > -1e-6));
  }
  // On the border: the equity that is needed is the hand's own.
  for (const hand of hands) expect(callingHands(hands, hand.equity)).toContain(hand);
  expect(callingHands(hands, 0)).toEqual(hands);
  expect(callingHands(hands, 1)).toEqual([]);
});

test('some hands as a range have all their combos, and no others', () => {
  const random = seeded(13);
  const hands = mapOf(against(someRange(6, 0.1)));
  for (let tries = 0; tries < 50; tries++) {
    const some = hands.filter(() => random() < 0.3);
    const { weights } = rangeOf(some);
    const held = [...weights.keys()].filter((combo) => weights[combo] > 0);
    expect(held).toEqual(some.flatMap(({ cell }) => cell.combos).toSorted((a, b) => a - b));
    expect(held.every((combo) => weights[combo] === 1)).toBe(true);
  }
});

test('the table for a file has the hands in their order; with a price it says which call', () => {
  const hands = mapOf(against(someRange(6, 0.1))).toSorted((a, b) => a.place - b.place);
  const [head, ...rows] = rowsOf(hands);
  expect(head).toEqual(['place', 'hand', 'combos', 'equity']);
  expect(rows).toEqual(hands.map(({ cell, live, equity }, at) => [at + 1, cell.name, live.length, equity]));
  const calling = new Set(callingHands(hands, 0.5));
  const [priced, ...calls] = rowsOf(hands, calling);
  expect(priced).toEqual([...(head ?? []), 'call']);
  expect(calls.map((row) => row.at(-1))).toEqual(hands.map((own) => (calling.has(own) ? 1 : 0)));
});
