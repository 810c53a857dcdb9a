/**
 * Tests src/history/eight, src/history/ggpoker, src/history/phh, src/history/pokerstars,
 * src/history/winamax, src/history/lines too.
 *
 * @module-tag long
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCard } from '../../src/poker/card';
import { checkStakes } from '../../src/poker/money/stakes';
import { checkSpot } from '../../src/poker/spot';
import { decisionsOf, spotOf } from '../../src/history/spot';
import { canTell, dealtHands as anyHands, FORMATS, namedIn } from './dealt';
import { fixture, FIXTURES, handsOf } from './fixture';

const SEED = { seed: 20_260_411, numRuns: 240 };
const FEWER = { ...SEED, numRuns: 120 };

const BOARD = [0, 3, 4, 5];

const sum = (amounts: readonly number[]) => amounts.reduce((all, own) => all + own, 0);

for (const [name, write] of Object.entries(FORMATS)) {
  describe(`any hand in the words of ${name}`, () => {
    const dealtHands = anyHands.filter((dealt) => canTell(name, dealt)).map((dealt) => namedIn(name, dealt));

    test('every turn has its pot, its price and its players, in order', () => {
      fc.assert(
        fc.property(dealtHands, (dealt) => {
          const [hand] = handsOf(write(dealt));
          expect(
            hand?.decisions.map(({ player, board, pot, toCall, opponents }) => ({
              player,
              board: board.map(formatCard),
              pot,
              toCall,
              opponents: [...opponents].sort(),
            })),
          ).toEqual(
            dealt.turns.map(({ seat, street, pot, toCall, live }) => ({
              player: dealt.names[seat],
              board: dealt.board.slice(0, BOARD[street]).map(formatCard),
              pot,
              toCall,
              opponents: live.map((own) => dealt.names[own]).sort(),
            })),
          );
          expect(hand?.pot).toBe(dealt.paid.reduce((sum, own) => sum + own));
        }),
        SEED,
      );
    });

    test('every turn has everybody’s bet and stack, and they go together', () => {
      fc.assert(
        fc.property(dealtHands, (dealt) => {
          const [hand] = handsOf(write(dealt));
          const { names, stacks } = dealt;
          hand?.decisions.forEach(({ player, money, pot, toCall, opponents }, at) => {
            const turn = dealt.turns[at];
            const amounts = names.flatMap((name, seat) =>
              turn.live.includes(seat) || name === player
                ? [{ player: name, bet: turn.bets[seat], left: turn.left[seat] }]
                : [],
            );
            expect(money.seats).toEqual(amounts);
            const away = names.flatMap((name, seat) => (amounts.some((own) => own.player === name) ? [] : [seat]));
            const positive = (amount: number) => amount > 0;
            expect(money.folded).toEqual(away.map((seat) => turn.bets[seat]).filter(positive));
            expect(money.others).toEqual(away.map((seat) => turn.left[seat]).filter(positive));
            const behind = [...amounts.map(({ left }) => left), ...money.others];
            expect(pot + sum(behind)).toBe(sum(stacks));
            if (hand.players.find(({ name }) => name === player)?.cards.length !== 2) return;
            const spot = spotOf(hand, hand.decisions[at], true).money;
            const { others: _, ...stakes } = spot;
            expect(checkStakes(stakes, opponents.length).ok, JSON.stringify(spot)).toBe(true);
            expect(100 * spot.call).toBeLessThanOrEqual(toCall + 1e-6);
          });
        }),
        FEWER,
      );
    });

    test('no spot has a card twice, nor more to win than the pot', () => {
      fc.assert(
        fc.property(dealtHands, (dealt) => {
          const [hand] = handsOf(write(dealt));
          if (hand === undefined) return;
          for (const { name: player } of hand.players.filter(({ cards }) => cards.length === 2)) {
            for (const decision of decisionsOf(hand, player)) {
              expect(decision.toCall).toBeGreaterThanOrEqual(0);
              expect(decision.contested).toBeLessThanOrEqual(decision.pot);
              const { spot } = spotOf(hand, decision, true);
              expect(checkSpot(spot)).toEqual({ ok: true, value: spot });
            }
          }
        }),
        SEED,
      );
    });
  });
}

test('every fixture whose room writes a date has the time of each hand', () => {
  const undated = FIXTURES.flatMap((name) =>
    handsOf(fixture(name)).flatMap((hand) =>
      /^20\d\d-\d\d-\d\d \d\d:\d\d(?::\d\d)?$/.test(hand.time) ? [] : [hand.room],
    ),
  );
  // Its dates have several fields, and none has to be there.
  expect(new Set(undated)).toEqual(new Set(['PHH']));
});

test.each([
  ['pokerstars-six-max.txt', '2024-03-05 '],
  ['eight-cash.txt', '2024-04-05 13:00:01'],
  ['partypoker-cash.txt', '2024-03-05 19:15:13'],
  ['partypoker-older.txt', '2011-03-05 20:14:11'],
  ['ipoker.xml', '2024-03-05 20:03:12'],
  ['three.ohh', '2024-03-05 21:00:00'],
] as const)('%s: the time of its first hand begins %s', (name, time) => {
  expect(handsOf(fixture(name))[0]?.time.startsWith(time), handsOf(fixture(name))[0]?.time).toBe(true);
});
