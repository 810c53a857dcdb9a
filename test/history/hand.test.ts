import { describe, expect, test } from 'vitest';
import type { Decision, Event, Hand, Heading } from '../../src/history/events';
import { playHand } from '../../src/history/hand';
import { ACE, cardOf } from '../../src/poker/card';
import { Dice } from '../../src/poker/dice';
import { historyProblem } from '../../src/words/history';

const HEADING: Heading = {
  room: 'Test',
  name: '1',
  time: '',
  currency: '$',
  stakes: '$1/$2',
  bigBlind: 200,
  isWhole: false,
};
const [SMALL, BIG, STACK] = [100, 200, 20_000];

/** One round of betting before the flop, and next to each act what the player must find: its own account. */
interface Round {
  readonly events: Event[];
  readonly found: Pick<Decision, 'player' | 'pot' | 'toCall' | 'did'>[];
  readonly bets: ReadonlyMap<string, number>;
}

function playRound(dice: Dice): Round {
  const players = Array.from({ length: 2 + dice.below(5) }, (_, seat) => `player ${seat}`);
  const events: Event[] = [
    ...players.map((player): Event => ({ kind: 'seat', player, stack: STACK })),
    { kind: 'post', player: players[0], live: SMALL, dead: 0, blind: 'small' },
    { kind: 'post', player: players[1], live: BIG, dead: 0, blind: 'big' },
    ...players.map((player, seat): Event => ({
      kind: 'hole',
      player,
      cards: seat === 0 ? [cardOf(ACE, 3), cardOf(ACE, 2)] : [],
    })),
  ];
  const bets = new Map(players.map((player, seat) => [player, [SMALL, BIG][seat] ?? 0]));
  const found: Round['found'] = [];
  let highest = BIG;
  const turns = players.length === 2 ? players : [...players.slice(2), ...players.slice(0, 2)];
  for (const player of turns) {
    const toCall = highest - (bets.get(player) ?? 0);
    const pot = [...bets.values()].reduce((sum, bet) => sum + bet);
    const chosen = dice.below(3);
    if (chosen === 0 && toCall > 0) {
      events.push({ kind: 'fold', player, cards: [] });
      found.push({ player, pot, toCall, did: 'fold' });
    } else if (chosen === 2) {
      highest += BIG * (1 + dice.below(4));
      events.push({ kind: 'bet', player, to: highest });
      found.push({ player, pot, toCall, did: 'raise' });
      bets.set(player, highest);
    } else {
      events.push(toCall === 0 ? { kind: 'check', player } : { kind: 'call', player });
      found.push({ player, pot, toCall, did: toCall === 0 ? 'check' : 'call' });
      bets.set(player, highest);
    }
  }
  return { events, found, bets };
}

function handOf(events: readonly Event[]): Hand {
  const read = playHand(HEADING, undefined, events);
  if (!read.ok) throw new Error(historyProblem(read.error));
  return read.value;
}

describe('a hand that is played out', () => {
  const dice = new Dice(1, 36);
  const rounds = Array.from({ length: 500 }, () => playRound(dice));

  test('the pot, the price and the act of each decision equal a separate account', () => {
    for (const { events, found } of rounds) {
      const { decisions } = handOf(events);
      expect(decisions.map(({ player, pot, toCall, did }) => ({ player, pot, toCall, did }))).toEqual(found);
    }
  });

  test('no money is lost: the pot is the sum of the bets, and each stack is what is in and what is left', () => {
    for (const { events } of rounds) {
      for (const { pot, money } of handOf(events).decisions) {
        const bets = [...money.seats.map(({ bet }) => bet), ...money.folded];
        expect(bets.reduce((sum, bet) => sum + bet, 0)).toBe(pot);
        for (const { bet, left } of money.seats) expect(bet + (left ?? NaN)).toBe(STACK);
      }
    }
  });

  test('a bet of more than the stack is refused', () => {
    const [{ events }] = rounds;
    const read = playHand(HEADING, undefined, [...events, { kind: 'bet', player: 'player 0', to: 10 * STACK }]);
    expect(read).toMatchObject({
      ok: false,
      error: { code: 'contradiction', found: { code: 'puts-in-too-much', player: 'player 0' } },
    });
  });
});
