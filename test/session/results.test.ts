// How hands ended: chips are conserved, pots are cut as chip by chip, and equities are those of the run-outs.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCard } from '../../src/poker/card';
import type { Hand } from '../../src/history/events';
import { finish } from '../../src/session/read';
import { potsOf, resultOf, winningsOf } from '../../src/session/results';
import { dealtHands, FORMATS } from '../history/dealt';
import { fixture, FIXTURES, handsOf } from '../history/fixture';
import { enumerate } from '../reference/equity';
import { equities } from './table';
import { LONG } from '../long';

const SEED = { seed: 20_261_202, numRuns: 150 };
const found = equities();

function dealtAs(format: string): fc.Arbitrary<Hand> {
  return dealtHands.map((dealt) => handsOf(FORMATS[format]?.(dealt) ?? '')[0]);
}

const resultFor = (hand: Hand, player: string) =>
  resultOf(hand, player, (spot) => finish(found.find(spot)).players[0].equity);

for (const format of ['PokerStars', '888poker', 'PHH']) {
  test(`what all win and lose adds up to nothing: ${format}`, () => {
    fc.assert(
      fc.property(dealtAs(format), (hand) => {
        const winnings = winningsOf(hand);
        if (winnings === undefined) return;
        const results = hand.players.map(({ name }) => resultFor(hand, name));
        const sum = (of: 'won' | 'byEquity') => results.reduce((total, own) => total + (own[of] ?? NaN), 0);
        expect(sum('won')).toBeCloseTo(0, 6);
        expect(sum('byEquity')).toBeCloseTo(0, 6);
      }),
      // Before the flop three known hands take their time.
      { ...SEED, numRuns: 60 },
    );
  });
}

test('pots are those that chips laid one by one make', () => {
  fc.assert(
    fc.property(dealtAs('PokerStars'), (hand) => {
      const pots = potsOf(hand);
      expect(pots.reduce((sum, { amount }) => sum + amount, 0)).toBe(hand.pot);
      const canWin = new Map<string, number>();
      const live = hand.players.filter(({ hasFolded }) => !hasFolded);
      const most = Math.max(...hand.players.map(({ bet }) => bet));
      let those = live;
      for (let chip = 1; chip <= most; chip++) {
        const matching = live.filter(({ bet }) => bet >= chip);
        if (matching.length > 0) those = matching;
        const laid = hand.players.filter(({ bet }) => bet >= chip).length;
        for (const { name } of those) canWin.set(name, (canWin.get(name) ?? 0) + laid);
      }
      const dead = hand.players.reduce((sum, own) => sum + own.dead, 0);
      for (const { name } of live) {
        const own = pots.filter(({ seats }) => seats.some((seat) => seat.name === name));
        const amount = own.reduce((sum, pot) => sum + pot.amount, 0);
        expect(amount, name).toBe((canWin.get(name) ?? 0) + dead);
      }
    }),
    { ...SEED, numRuns: 40 },
  );
});

test('all in with one pot: the equity of all run-outs times the pot', LONG, () => {
  let allIns = 0;
  fc.assert(
    fc.property(dealtAs('PHH'), (hand) => {
      const live = hand.players.filter(({ hasFolded }) => !hasFolded);
      const board = hand.decisions.at(-1)?.board ?? [];
      const [hero] = live;
      if (hero === undefined || board.length < 3 || potsOf(hand).length > 1) return;
      const { byEquity, won, isAllIn } = resultFor(hand, hero.name);
      if (hand.board.length < 5 || board.length === 5 || live.length < 2) {
        expect(isAllIn).toBe(false);
        expect(byEquity).toBe(won);
        return;
      }
      allIns++;
      const { players, of } = enumerate({
        players: live.map(({ cards }) => cards.map(formatCard)),
        board: board.map(formatCard),
        dead: hand.players.filter(({ hasFolded }) => hasFolded).flatMap(({ cards }) => cards.map(formatCard)),
      });
      const expected = (players[0].share / of) * hand.pot - hero.bet - hero.dead;
      expect(byEquity).toBeCloseTo(expected / hand.bigBlind, 6);
    }),
    { ...SEED, numRuns: 1_200 },
  );
  expect(allIns).toBeGreaterThan(10);
});

test('what the history says was won counts, rake and all', () => {
  for (const name of FIXTURES) {
    for (const hand of handsOf(fixture(name))) {
      const winnings = winningsOf(hand);
      if (winnings === undefined || hand.ending.won.length === 0) continue;
      const sum = Array.from(winnings.values()).reduce((total, own) => total + own, 0);
      expect(sum, name).toBeLessThanOrEqual(hand.pot);
      const paid = hand.players.reduce((total, { bet, dead }) => total + bet + dead, 0);
      // Money beyond the bets comes from the house.
      expect(paid, name).toBeLessThanOrEqual(hand.pot);
    }
  }
  const [hand] = handsOf(fixture('pokerstars-six-max.txt'));
  // 199 in the pot, 3 of rake; hero put in 98.
  expect(resultFor(hand, 'hero').won).toBeCloseTo((19_600 - 9_800) / hand.bigBlind, 9);
});
