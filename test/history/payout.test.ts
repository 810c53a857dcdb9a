import { expect, test } from 'vitest';
import { Chips } from '../../src/history/chips';
import { Payout } from '../../src/history/payout';

/** Two players who have put in $30 each, `a` with a bet of $50. */
function settled(): { chips: Chips; payout: Payout } {
  const chips = new Chips({ currency: '$', bigBlind: 200 });
  for (const player of ['a', 'b']) chips.seat({ kind: 'seat', player, stack: 10_000 }, true);
  const [first, second] = chips.seats;
  chips.put(first, 5_000);
  chips.put(second, 3_000);
  chips.settle();
  return { chips, payout: new Payout(chips) };
}

test('a pot is paid out whole: to players and to the house', () => {
  const { payout } = settled();
  expect(payout.count({ kind: 'total', amount: 6_000, rake: 300, fee: 0 })).toBeUndefined();
  payout.take({ kind: 'win', player: 'a', amount: 5_700 });
  payout.take({ kind: 'win', player: 'a rail bird', amount: 9 });
  expect(payout.finish()).toBeUndefined();
  expect(payout.ending).toMatchObject({ won: [{ player: 'a', amount: 5_700 }], rake: 300 });
});

test('winnings with the uncalled bet in them are read without it', () => {
  const { payout } = settled();
  payout.count({ kind: 'total', amount: 6_000, rake: 0, fee: 0 });
  payout.take({ kind: 'win', player: 'a', amount: 8_000 });
  expect(payout.finish()).toBeUndefined();
  expect(payout.ending.won).toEqual([{ player: 'a', amount: 6_000 }]);
});

test('stacks at the end alone say who has won', () => {
  const { payout } = settled();
  payout.take({ kind: 'ends', player: 'b', stack: 13_000 });
  payout.take({ kind: 'ends', player: 'a', stack: 7_000 });
  expect(payout.finish()).toBeUndefined();
  expect(payout.ending.won).toEqual([{ player: 'b', amount: 6_000 }]);
});

test.each([
  ['another total', 'pot-otherwise', 6_500, 6_000],
  ['more than was put in', 'paid-otherwise', 6_000, 6_100],
] as const)('%s is a fault', (_, code, total, won) => {
  const { payout } = settled();
  const fault = payout.count({ kind: 'total', amount: total, rake: 0, fee: 0 });
  payout.take({ kind: 'win', player: 'b', amount: won });
  expect(fault ?? payout.finish()).toMatchObject({ code });
});
