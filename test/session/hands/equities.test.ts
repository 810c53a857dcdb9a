// Before the flop hands that differ in the names of suits alone are counted once, and have the same figure.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DECK, type Card } from '../../../src/poker/card';
import { renameSuit, SUIT_ORDERS } from '../../../src/poker/count/tables/matchups';
import type { KnownEquity } from '../../../src/poker/money/outcomes';
import type { Player, Spot } from '../../../src/poker/spot';
import { facedBets, type FacedBet } from '../../../src/session/hands/decisions';
import { finish } from '../../../src/steps';
import { fixture, handsOf } from '../../history/fixture';
import { equities } from './table';
import { LONG } from '../../long';

const SEED = { seed: 20_261_125, numRuns: 40 };

const known = (cards: readonly Card[]): Player => ({ kind: 'hand', cards: [cards[0], cards[1]] });

/** Two or three hands, one of them perhaps hidden, and folded cards. */
const spots: fc.Arbitrary<Spot> = fc
  .record({
    deck: fc.shuffledSubarray([...DECK], { minLength: 8, maxLength: 8 }),
    rivals: fc.constantFrom<readonly Player['kind'][]>(['hand', 'hand'], ['random'], ['hand']),
    dead: fc.integer({ min: 1, max: 2 }),
  })
  .map(({ deck, rivals, dead }) => ({
    hero: known(deck),
    board: [],
    opponents: rivals.map((kind, at) => (kind === 'hand' ? known(deck.slice(2 * at + 2)) : { kind: 'random' })),
    dead: deck.slice(6, 6 + dead),
  }));

function renamed(spot: Spot, order: readonly number[]): Spot {
  const swap = (cards: readonly Card[]) => cards.map((card) => renameSuit(card, order)).reverse();
  const own = (player: Player) => (player.kind === 'hand' ? known(swap(player.cards)) : player);
  return {
    ...spot,
    hero: own(spot.hero),
    opponents: spot.opponents.map(own),
    dead: swap(spot.dead),
  };
}

/** A result, and how often its count paused: never if it was known. */
function counted<T>(count: Generator<void, T>): { readonly found: T; readonly pauses: number } {
  for (let pauses = 0; ; pauses++) {
    const step = count.next();
    if (step.done === true) return { found: step.value, pauses };
  }
}

const sureness = (halfWidth = 0) => 2 * halfWidth + 1e-12;

function expectSame(own: KnownEquity, other: KnownEquity): void {
  own.players.forEach(({ equity, ...more }, seat) => {
    const halfWidth = 'halfWidth' in more ? Number(more.halfWidth) : undefined;
    const off = Math.abs(equity - other.players[seat].equity);
    expect(off).toBeLessThan(2 * sureness(halfWidth));
  });
}

test('an equity of other suits is found without a count, and is what a count finds', LONG, () => {
  const cached = equities();
  fc.assert(
    fc.property(spots, fc.constantFrom(...SUIT_ORDERS), (spot, order) => {
      const first = finish(cached.find(spot));
      expect(finish(cached.find(renamed(spot, order)))).toBe(first);
      // Without what was counted before.
      const fresh = finish(equities().find(renamed(spot, order)));
      expect(fresh).not.toBe(first);
      expectSame(first, fresh);
    }),
    SEED,
  );
});

test('decisions equal up to suits share a price only if the money is equal', () => {
  const [hand] = handsOf(fixture('pokerstars-six-max.txt'));
  const [base] = facedBets(hand, hand.hero ?? '');
  const cached = equities();
  fc.assert(
    fc.property(
      spots.filter(({ opponents }) => opponents.length === 2),
      fc.constantFrom(...SUIT_ORDERS),
      fc.integer({ min: 1, max: 50 }),
      (spot, order, chips) => {
        // The last one is all in for less, so that there are two pots.
        const betOf = (own: Spot, call: number): FacedBet => ({
          ...base,
          hero: own.hero.kind === 'hand' ? own.hero.cards : base.hero,
          opponents: own.opponents.map((player) =>
            player.kind === 'hand' ? { by: 'shown', cards: player.cards } : { by: 'nothing' },
          ),
          dead: own.dead,
          stakes: { pot: 2 * call + 1, bets: [0, call, call / 2], stacks: [call, 0, 0], call },
        });
        const first = counted(cached.price(betOf(spot, chips)));
        const again = counted(cached.price(betOf(renamed(spot, order), chips)));
        expect(again.pauses).toBe(0);
        expect(again.found.equity).toBe(first.found.equity);
        for (const call of [chips, chips + 1]) {
          const own = finish(cached.price(betOf(renamed(spot, order), call)));
          const fresh = counted(equities().price(betOf(renamed(spot, order), call)));
          expect(fresh.pauses).toBeGreaterThan(0);
          expect(own.breakEven).toBeCloseTo(fresh.found.breakEven, 12);
          expect(Math.abs(own.equity - fresh.found.equity)).toBeLessThan(2 * sureness(own.halfWidth));
        }
      },
    ),
    { ...SEED, numRuns: 20 },
  );
});
