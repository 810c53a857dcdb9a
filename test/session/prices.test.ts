// Prices that were found once: found again for the same question alone, and read as if a stranger had written them.
import { expect, test } from 'vitest';
import { facedBets, playerOf, type FacedBet, type PricedBet } from '../../src/session/decisions';
import { evening } from '../../src/session/evening';
import { Prices } from '../../src/session/prices';
import { finish } from '../../src/steps';
import { fixture, FIXTURES, handsOf } from '../history/fixture';
import { equities } from './table';

const found = equities();
const all: readonly PricedBet[] = [...FIXTURES.map(fixture), evening()].flatMap((text) =>
  handsOf(text).flatMap((hand) => {
    const player = playerOf(hand) ?? hand.players[0].name;
    const quick = facedBets(hand, player).filter((bet) => found.isQuick(bet));
    return quick.map((bet) => finish(found.price(bet)));
  }),
);

function asked({ equity: _, halfWidth: __, breakEven: ___, ifCall: _____, cost: ____, ...bet }: PricedBet): FacedBet {
  return bet;
}

/** Those of a decision, as they come back from the device. */
function savedOf(priced: PricedBet, version = '1.0.0'): Record<string, unknown>[] {
  const prices = new Prices(version);
  prices.add(priced);
  return structuredClone(prices.of([asked(priced)])) as unknown as Record<string, unknown>[];
}

test('every price comes back as it was, with side pots too', () => {
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter(({ isPlain }) => !isPlain).length).toBeGreaterThan(2);
  const sampled = { ...all[0], halfWidth: 0.002 };
  for (const priced of [...all, sampled]) {
    const prices = new Prices('1.0.0');
    prices.take(savedOf(priced));
    expect(prices.find(asked(priced))).toEqual(priced);
  }
});

test('another question, judge or version has no price', () => {
  for (const priced of all.slice(0, 40)) {
    const bet = asked(priced);
    const prices = new Prices('1.0.0');
    prices.take(savedOf(priced));
    expect(prices.find(bet)).toEqual(priced);
    const others: FacedBet[] = [
      { ...bet, did: bet.did === 'call' ? 'fold' : 'call' },
      { ...bet, opponents: bet.opponents.map(() => ({ holds: 'QQ+', by: 'given' })) },
      { ...bet, stakes: { ...bet.stakes, pot: 1 + Number(bet.stakes.pot) } },
      { ...bet, dead: `${bet.dead}2c` },
    ];
    for (const other of others) expect(prices.find(other)).toBeUndefined();
    const newer = new Prices('1.0.1');
    newer.take(savedOf(priced));
    expect(newer.find(bet)).toBeUndefined();
    expect(newer.of([bet])).toEqual([]);
  }
});

test('a price that cannot be is dropped', () => {
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
