/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { answer } from '../../../src/poker/answer';
import { formatCard } from '../../../src/poker/card';
import { countEquity } from '../../../src/poker/plan';
import { DECK, pairsOf, without } from '../../reference/cards';
import { enumerateHoldings, type Holding } from '../../reference/equity';
import { integer, seeded, shuffled, type Random } from '../../reference/random';
import { agree, asked, question, type Question } from '../holdings';
import { finish, spot } from '../read';

/** Asks that many questions; nearly all of them can be dealt. */
function agreeOn(rounds: number, ask: () => Question): void {
  const dealt = Array.from({ length: rounds }, () => agree(ask())).filter(Boolean);
  expect(dealt.length).toBeGreaterThan(0.8 * rounds);
}

describe('every deal enumerated by weight', () => {
  test.each([
    ['river', 5, 90, 40],
    ['turn', 4, 36, 40],
    ['flop', 3, 20, 18],
  ])('a range against known hands on the %s', (_, board, rounds, left) => {
    const random = seeded(board);
    agreeOn(rounds, () => {
      const players = integer(random, 2, 6);
      return question(random, [integer(random, 0, players - 1)], players, board, left);
    });
  });

  test.each([
    ['river', 5, 90, 40],
    ['turn', 4, 30, 30],
    ['flop', 3, 25, 14],
  ])('a range against a range on the %s', (_, board, rounds, left) => {
    const random = seeded(10 + board);
    agreeOn(rounds, () => question(random, [0, 1], 2, board, left));
  });

  test('a range against known hands before the flop', () => {
    const random = seeded(20);
    agreeOn(18, () => {
      const players = integer(random, 2, 4);
      const seat = integer(random, 0, players - 1);
      return question(random, [seat], players, 0, 13);
    });
  });

  test('a range against a range before the flop', () => {
    const random = seeded(21);
    agreeOn(15, () => question(random, [0, 1], 2, 0, 13));
  });

  test.each([
    ['river', 5, 18, 14],
    ['turn', 4, 9, 12],
    ['flop', 3, 6, 9],
    ['preflop', 0, 6, 9],
  ])('a range, or any two, against any two: %s', (_, board, rounds, left) => {
    const random = seeded(40 + board);
    let round = 0;
    agreeOn(rounds, () => {
      const own = question(random, [0, 1], 2, board, left);
      const unseen = without(DECK, [...own.board, ...own.dead]);
      const anyTwo = pairsOf(unseen).map((hand): Holding[number] => [hand, 1]);
      round++;
      const other = round % 3 === 0 ? anyTwo : own.holdings[0];
      return { ...own, holdings: round % 2 === 0 ? [other, anyTwo] : [anyTwo, other] };
    });
  });
});

describe('three hidden players and more, every deal enumerated', () => {
  const among = (random: Random, players: number, least: number, most: number) =>
    shuffled(random, [...Array(players).keys()], integer(random, least, most));

  test.each([
    ['river', 5, 50, 40],
    ['turn', 4, 20, 24],
    ['flop', 3, 10, 13],
    ['preflop', 0, 6, 13],
  ])('ranges with known hands: %s', (_, board, rounds, left) => {
    const random = seeded(60 + board);
    agreeOn(rounds, () => {
      const players = integer(random, 3, 5);
      return question(random, among(random, players, 2, 3), players, board, left);
    });
  });

  test.each([
    ['river', 5, 20, 10],
    ['turn', 4, 8, 9],
    ['flop', 3, 4, 9],
  ])('with players who may hold any two: %s', (_, board, rounds, left) => {
    const random = seeded(70 + board);
    agreeOn(rounds, () => {
      const players = integer(random, 3, 4);
      const hidden = [...among(random, players, 3, 3)];
      const own = question(random, hidden, players, board, left);
      const unseen = without(DECK, [
        ...own.board,
        ...own.dead,
        ...own.holdings.filter((holding) => holding.length === 1).flatMap(([[hand]]) => hand),
      ]);
      const anyTwo = pairsOf(unseen).map((hand): Holding[number] => [hand, 1]);
      const open = new Set(hidden.slice(0, integer(random, 1, 2)));
      return {
        ...own,
        holdings: own.holdings.map((holding, seat) => (open.has(seat) ? anyTwo : holding)),
      };
    });
  });
});

test('against ranges p(c) sums to one, and Σ p(c)·E(c) is the equity now', () => {
  const random = seeded(30);
  for (let round = 0; round < 40; round++) {
    const own = question(random, round % 2 === 0 ? [1] : [0, 1], 2, 3 + (round % 2), 30);
    if (enumerateHoldings(own.holdings, own.board, own.dead).of === 0) continue;
    const found = finish(answer(asked(own)));
    const next = found.rangeCards ?? found.next ?? [];
    const now = found.players[0].equity ?? NaN;
    let sum = 0;
    let mean = 0;
    for (const { probability = NaN, equity = NaN, weight = NaN } of next) {
      if (probability === 0) continue;
      sum += probability;
      mean += probability * equity;
      expect(weight).toBeCloseTo(now === 1 ? 0 : Math.max(0, equity - now) / (1 - now), 10);
    }
    expect(sum).toBeCloseTo(1, 12);
    expect(mean).toBeCloseTo(now, 12);
  }
});

test('a card that every hand of a range holds cannot fall: it has neither an equity nor a weight', () => {
  const found = finish(answer(spot({ hero: 'KhKd', opponents: ['AsAd,AsAc'], board: '7d5cKc2h' })));
  const ace = found.next?.find(({ card }) => formatCard(card) === 'As');
  expect(ace).toMatchObject({ probability: 0 });
  expect(ace?.equity).toBeUndefined();
  expect(ace?.weight).toBeUndefined();
});

describe('weights however small', () => {
  const rows = [
    [
      ['AA', 'KK'],
      ['QQ', 'JJ'],
      ['TT', '99'],
    ],
    [['AA', '76s'], ['KQs']],
    [['55', 'A5s'], ['random']],
  ];
  const weighted = (range: string[], weight: number) =>
    range[0] === 'random' ? 'random' : range.map((part) => `${part}:${weight}`).join(',');
  const equities = (ranges: string[][], weight: number, board: string, wild = 'none') => {
    const opponents = ranges.map((range) => weighted(range, weight));
    const asked = spot({ hero: '2c2d', opponents, board, wild });
    return finish(countEquity(asked, { categories: false })).players.map(({ equity }) => equity);
  };

  test.each([1e-12, 1e-60, 1e-107, 1e-200, 1e-300])('%s for every hand changes no equity', (weight) => {
    for (const ranges of rows) {
      const plain = equities(ranges, 1, '3h4h8s');
      const small = equities(ranges, weight, '3h4h8s');
      small.forEach((equity, seat) => {
        expect(equity, ranges.join(' v ')).toBeCloseTo(plain[seat], 12);
      });
    }
    const bug = equities(rows[1] ?? [], 1, '3h4h8sKd', 'bug');
    equities(rows[1] ?? [], weight, '3h4h8sKd', 'bug').forEach((equity, seat) => {
      expect(equity).toBeCloseTo(bug[seat], 12);
    });
  });

  test('a small weight with a large one still counts', () => {
    const of = (range: string) =>
      finish(countEquity(spot({ hero: '2c2d', opponents: [range], board: '3h4h8s' }))).players[0];
    expect(of('AA:1e-200,KK:2e-200').equity).toBeCloseTo(of('AA:0.5,KK').equity, 12);
    expect(of('AA:1e-9,KK:2e-9').equity).toBeCloseTo(of('AA:0.5,KK').equity, 12);
  });
});

test('weights leave no rounding error: a player who cannot lose has all of the pot, one who cannot win none', () => {
  for (const [hero, board, opponent] of [
    ['AA:0.3,AK:0.7', 'AsAdAhKd', '33:0.1,44:0.7,55:0.3,66:0.13,98s:0.17'],
    ['AA:0.3,KK:0.7', 'AsKsAdKd2c', 'QQ:0.1,JJ:0.7,TT:0.3'],
  ]) {
    const { players } = finish(countEquity(spot({ hero, board, opponents: [opponent] })));
    expect(players.map(({ equity }) => equity)).toEqual([1, 0]);
    expect(players[1].wins).toBe(0);
  }
});
