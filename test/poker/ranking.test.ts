import { expect, test } from 'vitest';
import { countEquity } from '../../src/poker/plan';
import { HAND_RANKING } from '../../src/poker/ranking';
import { integer, seeded } from '../reference/random';
import { finish, spot } from './read';
import { LONG } from '../long';

/** Wins and half the ties of all deals against one random hand, doubled to be an integer. */
function score(hand: string): number {
  const [high, low, suitedness] = hand;
  const hero = `${high}s${low}${suitedness === 's' ? 's' : 'h'}`;
  const { players, of } = finish(countEquity(spot({ hero, opponents: ['random'] })));
  expect(of).toBe(2_097_572_400);
  return 2 * players[0].wins + players[0].ties;
}

const RANKS = [...'AKQJT98765432'];
const ALL = RANKS.flatMap((row, at) =>
  RANKS.map((column, across) => (across === at ? row + row : across > at ? `${row}${column}s` : `${column}${row}o`)),
);

test('the ranking holds each of the 169 hands once', () => {
  expect(ALL).toHaveLength(169);
  expect(HAND_RANKING.toSorted()).toEqual(ALL.toSorted());
});

test('its order is that of exact equity', { ...LONG, timeout: 30 * 60_000 }, () => {
  // A few neighbours are enough to see that the engine and the order still agree.
  const first = integer(seeded(20_260_101), 0, 169 - 4);
  const hands = process.env.WHOLE_RANKING ? ALL : HAND_RANKING.slice(first, first + 4);
  const scores = new Map(hands.map((hand) => [hand, score(hand)]));
  const found = [...scores].sort(([, a], [, b]) => b - a).map(([hand]) => hand);
  expect(found.join(' ')).toBe(HAND_RANKING.filter((hand) => scores.has(hand)).join(' '));
  expect(new Set(scores.values()).size).toBe(hands.length);
});
