import { describe, expect, test } from 'vitest';
import { countEquity } from '../../../src/poker/plan';
import { weightsOf, rangesOf, withCountableWeights } from '../../../src/poker/count/seats';
import { COMBOS } from '../../../src/poker/combos';
import { playersOf, unseenCards, type Spot } from '../../../src/poker/spot';
import { cards, finish, spot } from '../read';

const SPOT = spot({
  hero: 'AhKh',
  board: '7d5cKd',
  opponents: ['22+, AK:0.5', 'random'],
  dead: '2c',
});

/** The combos of some weight with cards that are in the spot. */
function named(weights: Float64Array, asked: Spot): number {
  const unseen = unseenCards(asked);
  return COMBOS.filter(([a, b], combo) => weights[combo] > 0 && !(unseen.includes(a) && unseen.includes(b))).length;
}

describe('what players may hold', () => {
  const unseen = unseenCards(SPOT);
  const [hero, range, any] = playersOf(SPOT).map((player) => weightsOf(player, unseen));

  test('a known hand is one combo', () => {
    expect(hero.reduce((sum, own) => sum + own)).toBe(1);
    const [a, b] = COMBOS[hero.indexOf(1)];
    expect(cards('AhKh').sort()).toEqual([a, b].sort());
  });

  test('nobody holds a card that is named', () => {
    expect([range, any].map((weights) => named(weights, SPOT))).toEqual([0, 0]);
    // 46 cards are left besides the spot's six.
    expect(unseen).toHaveLength(46);
    expect(any.reduce((sum, own) => sum + own)).toBe((46 * 45) / 2);
    // Sets and pairs by what is left of each rank: 9 × 6 + 3 of kings, aces, sevens and fives, deuces; AK by halves.
    expect(range.reduce((sum, own) => sum + own)).toBe(8 * 6 + 4 * 3 + 1 + 0.5 * (3 * 2));
  });

  test('seats are in their order', () => {
    const ranged = rangesOf(playersOf(SPOT), unseen);
    expect(ranged.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(ranged.map(({ weights }) => weights)).toEqual([hero, range, any]);
  });
});

describe('very small weights', () => {
  const opponents = (weight: number): Spot => {
    const read = spot({ hero: 'AhKh', board: '7d5cKd2s', opponents: ['QQ+, 77', '99+, AQ'] });
    const small = read.opponents.map((player) =>
      player.kind === 'range'
        ? { ...player, range: { weights: player.range.weights.map((own) => own * weight) } }
        : player,
    );
    return { ...read, opponents: small };
  };

  test('count as large ones of the same ratios', () => {
    const expected = finish(countEquity(opponents(1))).players.map(({ equity }) => equity);
    for (const weight of [1e-3, 1e-16, 1e-200, 1e-300]) {
      const found = finish(countEquity(opponents(weight))).players;
      found.forEach(({ equity }, seat) => expect(equity).toBeCloseTo(expected[seat] ?? NaN, 12));
    }
  });

  test('a spot without any is left alone', () => {
    expect(withCountableWeights(SPOT)).toBe(SPOT);
  });
});
