import { describe, expect, test } from 'vitest';
import { formatCards, parseCards } from '../../../../src/poker/card';
import { countEquity } from '../../../../src/poker/plan';
import { COMBOS } from '../../../../src/poker/combos';
import type { ComboEquities, Equity } from '../../../../src/poker/count/tally';
import { pairsOf, without, DECK } from '../../../reference/cards';
import { enumerateHoldings, type Holding } from '../../../reference/equity';
import { seeded } from '../../../reference/random';
import { asked, question, type Question } from '../../holdings';
import { finish, spot } from '../../read';

type Both = NonNullable<Equity['combos']>;

function combosOf(found: Equity): Both {
  if (found.combos === undefined) return expect.fail('no combos');
  return found.combos;
}

/** A combo as the reference may write it, in either order. */
function nameOf(hand: readonly string[]): string {
  const cards = parseCards(hand.join(''), 'line');
  if (!cards.ok) return expect.fail(hand.join(''));
  return formatCards(cards.value.toSorted((a, b) => b - a));
}

function nameAt({ combos }: ComboEquities, index: number): string {
  return formatCards(COMBOS[combos[index]]);
}

/** Each combo's figures are the reference's for the player holding nothing else. */
function agree(own: Question): boolean {
  const { holdings, board, dead } = own;
  const named = [...board, ...dead];
  if (enumerateHoldings(holdings, board, dead).of === 0) return false;
  const both = combosOf(finish(countEquity(asked(own), { combos: true })));
  holdings.forEach((holding, seat) => {
    const found = both[seat as 0 | 1];
    // A known hand takes its cards from the other player.
    const open = holdings[1 - seat].length === 1 ? holdings[1 - seat][0][0] : [];
    const live = holding.filter(([hand]) => !hand.some((card) => [...named, ...open].includes(card)));
    expect(found.combos).toHaveLength(live.length);
    for (const [hand, weight] of live) {
      const at = Array.from(found.combos.keys()).find((index) => nameAt(found, index) === nameOf(hand));
      if (at === undefined) return expect.fail(`${hand.join('')} is missing`);
      const only: Holding[] = [...holdings];
      only[seat] = [[hand, 1]];
      const expected = enumerateHoldings(only, board, dead);
      const of = found.facing[at] * found.runOuts;
      expect(found.weights[at]).toBe(holding.length === 1 ? 1 : weight);
      expect(of).toBeCloseTo(expected.of, 9);
      expect(found.wins[at]).toBeCloseTo(expected.players[seat].wins, 9);
      expect(found.ties[at]).toBeCloseTo(expected.players[seat].ties, 9);
      if (expected.of === 0) expect(found.equities[at]).toBeNaN();
      else expect(found.equities[at]).toBeCloseTo(expected.players[seat].share / expected.of, 12);
    }
  });
  return true;
}

describe('what each combo is worth, every deal enumerated', () => {
  test.each([
    ['river', 5, 60, 40],
    ['turn', 4, 20, 24],
    ['flop', 3, 8, 13],
  ])('a range against a range on the %s', (_, board, rounds, left) => {
    const random = seeded(80 + board);
    const dealt = Array.from({ length: rounds }, () => agree(question(random, [0, 1], 2, board, left))).filter(Boolean);
    expect(dealt.length).toBeGreaterThan(0.8 * rounds);
  });

  test.each([
    ['river', 5, 30, 40],
    ['turn', 4, 10, 24],
    ['flop', 3, 6, 13],
  ])('a range against a known hand, and two known hands, on the %s', (_, board, rounds, left) => {
    const random = seeded(90 + board);
    for (let round = 0; round < rounds; round++) {
      agree(question(random, [[0], [1], []][round % 3], 2, board, left));
    }
  });

  test('a range, or any two, against any two', () => {
    const random = seeded(97);
    for (let round = 0; round < 6; round++) {
      const own = question(random, [0, 1], 2, 5, 12);
      const unseen = without(DECK, [...own.board, ...own.dead]);
      const anyTwo = pairsOf(unseen).map((hand): Holding[number] => [hand, 1]);
      agree({ ...own, holdings: [round % 2 === 0 ? anyTwo : own.holdings[0], anyTwo] });
    }
  });
});

const WIDE = '22+,A2s+,KTs+:0.3,QTs+,JTs,ATo+:0.75,KJo+';
const SPOTS = [
  { hero: WIDE, opponents: ['TT+,AQs+,AKo'], board: '7d5cKh' },
  { hero: WIDE, opponents: [WIDE], board: '7d7cKd' },
  { hero: '15%', opponents: ['random'], board: '9h8h7hAc' },
  { hero: 'QcQd', opponents: [WIDE], board: 'Kh7d5c', dead: '2c 9h' },
  { hero: WIDE, opponents: ['AhKd'], board: 'Kh7d5c2s3s' },
];

describe('the range is its combos', () => {
  test.each(SPOTS.map((text) => [`${text.hero} v ${text.opponents.join()} on ${text.board}`, text]))(
    '%s',
    (_, text) => {
      const plain = finish(countEquity(spot(text)));
      const found = finish(countEquity(spot(text), { combos: true }));
      const both = combosOf(found);
      expect(found.of).toBeCloseTo(plain.of, 6);
      both.forEach(({ weights, facing, wins, ties, equities, runOuts }, seat) => {
        const sum = (values: ArrayLike<number>) =>
          weights.reduce((all, weight, index) => all + weight * values[index], 0);
        const { equity } = plain.players[seat];
        expect(sum(facing) * runOuts).toBeCloseTo(plain.of, 6);
        expect(sum(wins) / plain.of).toBeCloseTo(plain.players[seat].wins / plain.of, 12);
        expect(sum(ties) / plain.of).toBeCloseTo(plain.players[seat].ties / plain.of, 12);
        expect(sum(facing.map((own, at) => (own === 0 ? 0 : own * equities[at]))) / sum(facing)).toBeCloseTo(
          equity,
          12,
        );
        expect(found.players[seat].equity).toBeCloseTo(equity, 12);
        expect(found.players[seat].categories.map(Math.round)).toEqual(plain.players[seat].categories.map(Math.round));
      });
      found.next?.forEach((after, card) => {
        expect(after.equity).toBeCloseTo(plain.next?.get(card)?.equity ?? NaN, 12);
      });
    },
  );

  test('a combo that can meet none has no equity, however small its weight', () => {
    const [hero, other] = combosOf(
      finish(
        countEquity(spot({ hero: 'AsAh,KsKh:1e-9', opponents: ['AsAd,AsAc:0.1'], board: '7d5c2h' }), {
          combos: true,
        }),
      ),
    );
    const aces = Array.from(hero.combos.keys()).find((at) => nameAt(hero, at) === 'AsAh') ?? -1;
    expect(hero.facing[aces]).toBe(0);
    expect(hero.equities[aces]).toBeNaN();
    expect(hero.facing[1 - aces]).toBeCloseTo(1.1, 12);
    expect(Array.from(other.facing)).toEqual([1e-9, 1e-9]);
  });

  test('the two sides share all deals', () => {
    const [hero, other] = combosOf(finish(countEquity(spot(SPOTS[0]), { combos: true })));
    const won = ({ weights, wins }: ComboEquities) => weights.reduce((all, weight, at) => all + weight * wins[at], 0);
    const all = hero.weights.reduce((sum, weight, at) => sum + weight * hero.facing[at], 0);
    const tied = hero.weights.reduce((sum, weight, at) => sum + weight * hero.ties[at], 0);
    expect(won(hero) + won(other) + tied).toBeCloseTo(all * hero.runOuts, 6);
  });
});
