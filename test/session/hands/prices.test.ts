// Prices that were found once: found again for the same question alone, and read as if a stranger had written them.
import { describe, expect, test } from 'vitest';
import {
  facedBets,
  playerOf,
  readRanges,
  type FacedBet,
  type GivenRange,
  type PricedBet,
} from '../../../src/session/hands/decisions';
import { DECK } from '../../../src/poker/card';
import { digest } from '../../../src/session/hands/digest';
import { evening } from '../evening';
import { Prices } from '../../../src/session/hands/prices';
import { finish } from '../../../src/steps';
import { fixture, FIXTURES, handsOf } from '../../history/fixture';
import { equities } from './table';

const found = equities();
const all: readonly PricedBet[] = [...FIXTURES.map(fixture), evening()].flatMap((text) =>
  handsOf(text).flatMap((hand) => {
    const player = playerOf(hand) ?? hand.players[0].name;
    const quick = facedBets(hand, player).filter((bet) => found.isQuick(bet));
    return quick.map((bet) => finish(found.price(bet)));
  }),
);

const WRITTEN = {
  ...{ 'preflop raise': 'TT+, AQs+', 'flop bet': '25% with toppair+' },
  ...{ 'turn bet': 'AhKh', 'river bet': '22+:0.5,AK' },
};
const RANGES = readRanges(WRITTEN) as Record<keyof typeof WRITTEN, GivenRange>;

function asked({ equity: _, halfWidth: __, breakEven: ___, ifCall: _____, cost: ____, ...bet }: PricedBet): FacedBet {
  return bet;
}

/** Those of a decision, as they come back from the device. */
function savedOf(priced: PricedBet, version = '1.0.0'): Record<string, unknown>[] {
  const prices = new Prices(version);
  prices.add(priced);
  return structuredClone(prices.of([asked(priced)])) as unknown as Record<string, unknown>[];
}

test('every price comes back unchanged, with side pots too', () => {
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter(({ isPlain }) => !isPlain).length).toBeGreaterThan(2);
  const sampled = { ...all[0], halfWidth: 0.002 };
  for (const priced of [...all, sampled]) {
    const prices = new Prices('1.0.0');
    prices.take(savedOf(priced));
    expect(prices.find(asked(priced))).toEqual(priced);
  }
});

describe('the keys of kept prices', () => {
  const keyOf = (bet: FacedBet): string => {
    const prices = new Prices('0.2.2');
    prices.add({ ...bet, equity: 0.5, breakEven: 0.25, cost: 1 });
    return prices.of([bet])[0].of;
  };

  // Written by version 0.2.2: with other keys all prices on users' devices would be counted again.
  test('stay as they were: cards that were shown, ranges, a read, any two, dead cards', () => {
    const [hand] = handsOf(fixture('pokerstars-six-max.txt'));
    const keys = [{}, RANGES].map((ranges) => facedBets(hand, 'hero', ranges).map(keyOf));
    expect(keys).toEqual([
      [
        '4660fa6596f45abce4c5e11f722c4b091ee6e33c3c53bfb075e42a00734e5923',
        '5cc561735383f131faebad8e0df8ac75aa7c0bcf1436245af18e67f3135e0067',
      ],
      [
        '47b64dbf18f7d8fb3de7a67d3af44de5933c1277f6aa731bcb212e770aa3cfa8',
        '771e33474aaa90489ef26ba1b5b651cd2d8e286a07c4362769552d9765c0ac37',
      ],
    ]);
  });

  test.each([
    ['given', '7ea44891d8c2ee02db773369e3c1e94e4c5b5cfbf3ce6ffb03411dd01a25bf0e'],
    ['shown', 'bb99055eee9c62f3410d5f69a9cb65c1b4f2ac6ef26c58cf63dbb808140a5c8e'],
  ] as const)('of the example session, judged by %s', (judge, all) => {
    const keys = handsOf(evening()).flatMap((hand) =>
      [{}, RANGES].flatMap((ranges) => facedBets(hand, playerOf(hand) ?? '', ranges, judge).map(keyOf)),
    );
    expect(keys).toHaveLength(446);
    expect(digest(keys.join())).toBe(all);
  });
});

test('another question, judge or version has no price', () => {
  for (const priced of all.slice(0, 40)) {
    const bet = asked(priced);
    const prices = new Prices('1.0.0');
    prices.take(savedOf(priced));
    expect(prices.find(bet)).toEqual(priced);
    const others: FacedBet[] = [
      { ...bet, did: bet.did === 'call' ? 'fold' : 'call' },
      { ...bet, opponents: bet.opponents.map(() => ({ by: 'given', range: RANGES['preflop raise'] })) },
      { ...bet, stakes: { ...bet.stakes, pot: 1 + Number(bet.stakes.pot) } },
      { ...bet, dead: [...bet.dead, DECK[0]] },
    ];
    for (const other of others) expect(prices.find(other)).toBeUndefined();
    const newer = new Prices('1.0.1');
    newer.take(savedOf(priced));
    expect(newer.find(bet)).toBeUndefined();
    expect(newer.of([bet])).toEqual([]);
  }
});

test('an impossible price is dropped', () => {
  const priced = all.find(({ cost }) => cost > 1);
  if (priced === undefined) throw new Error('no decision cost anything');
  const [saved] = savedOf(priced);
  const bad: unknown[] = [
    ...[undefined, null, 3, 'x', {}, { length: 1 }],
    ...['equity', 'breakEven', 'cost', 'halfWidth'].flatMap((field) =>
      [NaN, Infinity, -0.1, 1e9, '0.5', null, [0.5]].map((value) => [{ ...saved, [field]: value }]),
    ),
    [{ ...saved, equity: 1 - Number(saved.equity) / 3 }],
    [{ ...saved, cost: 2 * Number(saved.cost) }],
    [{ ...saved, of: 5 }],
    [[saved]],
  ];
  for (const value of bad) {
    const prices = new Prices('1.0.0');
    prices.take(value);
    expect(prices.find(asked(priced)), JSON.stringify(value)).toBeUndefined();
  }
});
