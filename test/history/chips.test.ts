import { expect, test } from 'vitest';
import { Chips, type Playing } from '../../src/history/chips';
import { integer, seeded } from '../reference/random';

function seated(stacks: readonly number[]): { chips: Chips; players: readonly Playing[] } {
  const chips = new Chips({ currency: '$', bigBlind: 2 });
  for (const [at, stack] of stacks.entries()) chips.seat({ kind: 'seat', player: `p${at}`, stack }, true);
  return { chips, players: chips.seats };
}

test('a call can win of every bet as much as it is itself, and what is nobody’s', () => {
  const random = seeded(7);
  for (let hand = 0; hand < 500; hand++) {
    const { chips, players } = seated(Array.from({ length: integer(random, 2, 6) }, () => integer(random, 1, 40)));
    for (const player of players) {
      chips.put(player, integer(random, 0, player.stack));
      player.hasFolded = integer(random, 0, 2) === 0;
    }
    const caller = players.find(({ hasFolded }) => !hasFolded);
    if (caller === undefined) continue;
    chips.gifts = integer(random, 0, 4);
    const toCall = Math.min(Math.max(0, chips.owed(caller)), chips.left(caller));
    const level = caller.live + toCall;
    const isTop = players.every(({ live, hasFolded }) => hasFolded || live <= level);
    // Of folded players the top pot has all.
    const won = players
      .filter((player) => player !== caller)
      .map(({ live, hasFolded }) => (isTop && hasFolded ? live : Math.min(live, level)));
    expect(chips.contested(caller, toCall)).toBe(won.reduce((sum, amount) => sum + amount, chips.gifts + caller.live));
  }
});

test('no call is higher than what another player can have bet', () => {
  const { chips, players } = seated([100, 30, 60]);
  const [first, short, third] = players;
  chips.put(first, 100);
  expect([short, third].map((player) => chips.owed(player))).toEqual([100, 100]);
  chips.return(first, 100);
  chips.put(third, 60);
  expect(chips.owed(first)).toBe(60);
});

test('the part of a bet that nobody called goes back, also if the history says it later', () => {
  const { chips, players } = seated([100, 30]);
  const [first, second] = players;
  chips.put(first, 50);
  chips.put(second, 30);
  chips.settle();
  expect(chips.uncalled).toEqual({ player: 'p0', amount: 20 });
  expect(chips.pot).toBe(60);
  chips.startStreet();
  expect(chips.return(first, 20)).toBeUndefined();
  expect(chips.pot).toBe(60);
  expect(chips.return(first, 20)).toEqual({ code: 'gets-back-too-much', player: 'p0' });
});

test('no name sits twice, and no stack is overdrawn', () => {
  const { chips, players } = seated([10]);
  expect(chips.seat({ kind: 'seat', player: 'p0', stack: 5 }, true)).toEqual({ code: 'two-seats', player: 'p0' });
  expect(chips.put(players[0], 11)).toMatchObject({ code: 'puts-in-too-much', amount: { money: 10, currency: '$' } });
});
