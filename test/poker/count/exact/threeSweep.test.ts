/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { formatCards } from '../../../../src/poker/card';
import { countEquity, longCounts } from '../../../../src/poker/plan';
import { parseRange } from '../../../../src/poker/range';
import { COMBOS } from '../../../../src/poker/combos';
import { DECK, pairsOf, without } from '../../../reference/cards';
import { enumerateHoldings, type Holding } from '../../../reference/equity';
import { integer, seeded, shuffled, type Random } from '../../../reference/random';
import { lopsided } from '../../deal';
import { agree } from '../../holdings';
import { finish, spot } from '../../read';

describe('three ranges, every deal enumerated', () => {
  /** Ranges of many combos of few cards, so that they share cards, tie and block each other. */
  const crowded = (random: Random, hidden: number, known: number, cardsLeft: number, most: number) => {
    const cards = shuffled(random, lopsided(random).slice(0, 30));
    cards.push(...shuffled(random, without(DECK, cards)));
    const board = cards.splice(0, 5);
    const hands = Array.from({ length: known }, () => cards.splice(0, 2));
    const rest = cards.splice(0, cardsLeft);
    const weigh = random() < 0.5;
    const range = (): Holding =>
      shuffled(random, pairsOf(rest), integer(random, 3, most)).map((hand) => [
        hand,
        weigh ? integer(random, 1, 10) / 10 : 1,
      ]);
    const open = hands.map((hand): Holding => [[hand, 1]]);
    const holdings = shuffled(random, [...Array.from({ length: hidden }, range), ...open]);
    return { holdings, board, dead: [] };
  };

  test('on the river, alone and with known hands', () => {
    const random = seeded(1);
    for (let round = 0; round < 60; round++) {
      agree(crowded(random, 3, round % 3, 9 + (round % 5), 14));
    }
  });

  test('four ranges agree with the reference while one of them is enumerated', () => {
    const random = seeded(2);
    for (let round = 0; round < 10; round++) agree(crowded(random, 4, round % 2, 11, 7));
  });

  test('three equal ranges have equal shares of all deals, ties included', () => {
    const random = seeded(3);
    for (let round = 0; round < 12; round++) {
      const own = crowded(random, 3, 0, 12, 14);
      const same = { ...own, holdings: [own.holdings[0], own.holdings[0], own.holdings[0]] };
      if (enumerateHoldings(same.holdings, same.board, []).of > 0) agree(same);
    }
  });
});

const WIDE = '22+,A2s+,KTs+,QTs+,JTs,ATo+,KJo+';

describe('three wide ranges are the sum over one of them, hand by hand', () => {
  test.each([
    { hero: 'QQ-99,87s:0.5', opponents: [WIDE, '25%'], board: '7d5cKh' },
    { hero: 'AhJh,AhTh:0.4,QdQs,8s8d', opponents: ['random', WIDE], board: '7h5hKh' },
    { hero: 'AK,55', opponents: ['random', 'random'], board: '7d5cKh2s' },
    { hero: 'TT,A5s', opponents: [WIDE, WIDE, '9c9d'], board: '7d5cKh', dead: 'Ts2c' },
    { hero: '66,A4s,QJo', opponents: [WIDE, 'TT+,AQs+,AKo'], board: 'KsKdKh' },
  ])('$hero v $opponents on $board', ({ hero, ...rest }) => {
    const asked = spot({ hero, ...rest });
    expect(longCounts(asked).at(-1)?.method).toBe('exact');
    const found = finish(countEquity(asked));
    expect(found.samples).toBeUndefined();
    const range = parseRange(hero, 'hero');
    if (!range.ok) return expect.fail(hero);
    const named: readonly string[] =
      `${rest.board}${rest.dead ?? ''}${rest.opponents.slice(2).join('')}`.match(/../g) ?? [];
    const sum = { of: 0, counts: found.players.map(() => Array<number>(11).fill(0)) };
    for (const [combo, weight] of range.value.weights.entries()) {
      const cards: readonly string[] = formatCards(COMBOS[combo]).match(/../g) ?? [];
      if (weight === 0 || cards.some((card) => named.includes(card))) continue;
      const own = finish(countEquity(spot({ hero: cards.join(''), ...rest })));
      sum.of += weight * own.of;
      own.players.forEach(({ wins, ties, categories }, seat) => {
        [wins, ties, ...categories].forEach((deals, at) => (sum.counts[seat][at] += weight * deals));
      });
    }
    expect(found.of / sum.of).toBeCloseTo(1, 12);
    found.players.forEach(({ wins, ties, categories }, seat) => {
      [wins, ties, ...categories].forEach((deals, at) => {
        expect(Math.abs(deals - sum.counts[seat][at]) / sum.of, `${seat} ${at}`).toBeLessThan(1e-12);
      });
    });
    const mean = Array.from(found.next?.values() ?? []).reduce(
      (all, { probability, equity }) => all + probability * equity,
      0,
    );
    expect(mean).toBeCloseTo(found.players[0].equity, 12);
  });
});
