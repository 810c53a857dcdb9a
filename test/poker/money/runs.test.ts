import { describe, expect, test } from 'vitest';
import { countMoney, type MoneyRuns } from '../../../src/poker/money/money';
import type { RunsWon } from '../../../src/poker/money/runs';
import type { Stakes } from '../../../src/poker/money/stakes';
import type { Spot } from '../../../src/poker/spot';
import type { SpotText } from '../../../src/poker/readSpot';
import { choicesOf, DECK, split, without } from '../../reference/cards';
import { winnersOf } from '../../reference/equity';
import { best } from '../../reference/hand';
import { settle } from '../../reference/money';
import { integer, seeded, shuffled } from '../../reference/random';
import { finish, spot } from '../read';
import { LONG } from '../../long';

function runs(asked: Spot, stakes: Stakes): MoneyRuns | undefined {
  return finish(countMoney(asked, stakes)).runs;
}

/** Every way to deal this many runs, one after the other, none of a card twice. */
function waysOf(left: readonly string[], toCome: number, times: number): string[][][] {
  if (times === 0) return [[]];
  return choicesOf(left, toCome).flatMap((run) =>
    waysOf(without(left, run), toCome, times - 1).map((rest) => [run, ...rest]),
  );
}

describe('run it twice, run it three times', () => {
  test('one out of 44 on the turn: never both', () => {
    const one = spot({ hero: '7c7d', board: '7h3h9cKs', opponents: ['KhKd'] });
    expect(runs(one, { runs: 2 })).toEqual({
      times: 2,
      of: 44 * 43,
      results: [
        { returns: 0, ways: 43 * 42 },
        { returns: 0.5, ways: 2 * 43 },
      ],
      won: { all: 0, some: 2 / 44, none: (43 * 42) / (44 * 43) },
      pots: [{ pot: 0, won: { all: 0, some: 2 / 44, none: (43 * 42) / (44 * 43) } }],
      swing: {
        once: expect.closeTo(Math.sqrt(43) / 44, 12) as number,
        runs: expect.closeTo(Math.sqrt(0.5 / 44 - 1 / 44 ** 2), 12) as number,
      },
    });
  });

  test('a flush draw against a set on the flop wins both in 5.48%', () => {
    const flop = spot({ hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d'] });
    const { of, results } = runs(flop, { runs: 2 }) ?? { of: 0, results: [] };
    expect(of).toBe(893_970);
    expect(results.at(-1)).toEqual({ returns: 1, ways: 48_972 });
  });

  test('match every way enumerated, for one pot and several', LONG, () => {
    const random = seeded(1);
    for (let round = 0; round < 18; round++) {
      const times = round % 2 === 0 ? 2 : 3;
      const toCome = round % 3 === 0 ? 2 : 1;
      const players = integer(random, 2, 4);
      const deck = shuffled(random, DECK);
      const board = deck.splice(0, 5 - toCome);
      const hands = Array.from({ length: players }, () => deck.splice(0, 2));
      const left = deck.splice(0, toCome === 2 ? 7 : 14);
      const [hero, ...opponents] = hands.map((hand) => hand.join(''));
      const asked = spot({ hero, opponents, board: board.join(''), dead: deck.join('') });
      const bets = hands.map(() => 12 * integer(random, 1, 3));
      const withMoney = round % 5 > 0;
      const paid = bets.with(0, Math.max(...bets));
      /** Hero's part of the contested pots after one run. */
      const valueOf = (run: readonly string[]): number => {
        const scores = hands.map((hand) => best([...hand, ...board, ...run]));
        const winners = winnersOf(scores);
        if (!withMoney) return winners.includes(0) ? 1 / winners.length : 0;
        return settle({ bets: paid, folded: [], nobodys: 5 }, scores).won[0];
      };
      const expected = new Map<number, number>();
      for (const way of waysOf(left, toCome, times)) {
        const sum = way.reduce((all, run) => all + valueOf(run), 0);
        const returns = Math.round((1e6 * sum) / times) / 1e6;
        expected.set(returns, (expected.get(returns) ?? 0) + 1);
      }
      const pot = bets.reduce((all, bet) => all + bet, 5);
      const found = runs(asked, withMoney ? { pot, bets, runs: times } : { runs: times });
      const rounded = found?.results.map(({ returns, ways }) => [Math.round(1e6 * returns) / 1e6, ways]);
      expect(rounded).toEqual([...expected].sort(([a], [b]) => a - b));
      expect(found?.of).toBe([...expected.values()].reduce((all, ways) => all + ways, 0));
    }
  });

  test('count each pot: all, some and none of it', () => {
    const flop = spot({ hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d', 'JsTs'] });
    const found = runs(flop, { pot: 300, bets: [0, 80, 160], call: 160, runs: 2 });
    expect(found?.pots.map(({ pot }) => pot)).toEqual([0, 1]);
    const [main, side] = found?.pots ?? [];
    const rounded = ({ all, some, none }: RunsWon) => [all, some, none].map((own) => Math.round(1000 * own) / 10);
    // As drawn: the main pot of all three, and the side pot against jack-ten.
    expect(main && rounded(main.won)).toEqual([5.9, 39.2, 54.9]);
    expect(side && rounded(side.won)).toEqual([61, 34.9, 4.1]);
    const { once = 0, runs: twice = 0 } = found?.swing ?? {};
    expect([once, twice].map(Math.round)).toEqual([163, 114]);
    expect(found?.won.all).toBeLessThanOrEqual(main?.won.all ?? 0);
  });

  test('a tie in every run is some of the pot', () => {
    const tied = spot({ hero: 'AhKh', board: 'QsJsTs2c', opponents: ['AdKd'] });
    const found = runs(tied, { runs: 2 });
    expect(found?.won).toEqual({ all: 0, some: 1, none: 0 });
    expect(found?.swing).toEqual({ once: 0, runs: 0 });
  });

  test('bring on average what one run brings', () => {
    const flop = spot({ hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d', 'QsJs'] });
    for (const times of [2, 3] as const) {
      const stakes = { bets: [50, 250, 250], folded: [20], stacks: [50, 0, 400] };
      const found = finish(countMoney(flop, { ...stakes, runs: times }));
      const { results, of } = found.runs ?? { results: [], of: 0 };
      const mean = results.reduce((sum, { returns, ways }) => sum + returns * ways, 0) / of;
      expect(mean).toBeCloseTo(found.returns?.[0] ?? NaN, 9);
    }
  });

  test('leave out uncalled money and a pot of hero’s alone', () => {
    const turn = spot({ hero: 'AhAd', board: '7h3h9cKs', opponents: ['7c2d'] });
    const { pots, runs: found } = finish(countMoney(turn, { bets: [90, 40], folded: [60], runs: 2 }));
    expect(pots?.map(({ size, seats }) => [size, seats.length])).toEqual([
      [120, 2],
      [40, 1],
    ]);
    expect(found?.results.at(-1)?.returns).toBe(120);
  });

  test.each<[why: string, text: SpotText]>([
    ['before the flop', { hero: 'AhKh', opponents: ['7c7d'] }],
    ['on the river', { hero: 'AhKh', board: '7h3h9c2c2d', opponents: ['7c7d'] }],
    ['against a range', { hero: 'AhKh', board: '7h3h9c', opponents: ['QQ+'] }],
    [
      'with too few cards left',
      {
        hero: 'AhKh',
        board: '7h3h9c',
        opponents: ['7c7d'],
        dead: without(DECK, split('AhKh7h3h9c7c7d2c2d2h')).join(''),
      },
    ],
  ])('are absent %s', (_, text) => {
    expect(runs(spot(text), { runs: 2 })).toBeUndefined();
  });
});
