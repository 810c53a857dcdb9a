import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCard } from '../../src/poker/card';
import { decisionsOf, spotOf } from '../../src/history/spot';
import { dealtHands, FORMATS } from './dealt';
import { handsOf } from './fixture';

const SEED = { seed: 20_260_411, numRuns: 400 };

const BOARD = [0, 3, 4, 5];

for (const [name, write] of Object.entries(FORMATS)) {
  describe(`any hand in the words of ${name}`, () => {
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

    test('no spot has a card twice, nor more to win than the pot', () => {
      fc.assert(
        fc.property(dealtHands, (dealt) => {
          const [hand] = handsOf(write(dealt));
          if (hand === undefined) return;
          for (const { name: player } of hand.players.filter(({ cards }) => cards.length === 2)) {
            for (const decision of decisionsOf(hand, player)) {
              expect(decision.toCall).toBeGreaterThanOrEqual(0);
              expect(decision.contested).toBeLessThanOrEqual(decision.pot);
              const spot = spotOf(hand, decision, { seesShown: true, given: [] });
              const known = spot.opponents.filter((own) => own !== 'random');
              const named =
                (spot.hero + spot.board + known.join('') + spot.dead).match(/../g) ?? [];
              expect(new Set(named).size).toBe(named.length);
            }
          }
        }),
        SEED,
      );
    });
  });
}
