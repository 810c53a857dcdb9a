// A whole spot as an entry and as a link: both ask for the spot that they began with.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readinessOf } from '../../src/notation/draft';
import { writeLink } from '../../src/notation/link';
import { draftOf, spotIn } from '../../src/notation/spot';
import { DECK, type Card } from '../../src/poker/card';
import { readPlayer } from '../../src/poker/readPlayer';
import type { Player, Spot } from '../../src/poker/spot';
import { LONG } from '../long';

const SEED = { seed: 20_261_126, numRuns: 200 };

function written(text: string): Player {
  const read = readPlayer(text, { seat: 0, of: 1 });
  if (!read.ok) throw new Error(text);
  return read.value;
}

const HIDDEN = ['random', '100%', 'QQ+', '20%', 'AKs,22'].map(written);

const spots: fc.Arbitrary<Spot> = fc
  .record({
    deck: fc.shuffledSubarray([...DECK], { minLength: 20, maxLength: 20 }),
    board: fc.constantFrom(0, 3, 4, 5),
    dead: fc.integer({ min: 0, max: 3 }),
    players: fc.array(fc.constantFrom(undefined, ...HIDDEN), { minLength: 2, maxLength: 4 }),
  })
  .map(({ deck, board, dead, players }) => {
    const hand = (at: number): Player => ({ kind: 'hand', cards: [deck[2 * at], deck[2 * at + 1]] });
    const [hero, ...opponents] = players.map((player, at) => player ?? hand(at));
    const rest: readonly Card[] = deck.slice(2 * players.length);
    return { hero, board: rest.slice(0, board), opponents, dead: rest.slice(board, board + dead) };
  });

test('the entry of a spot asks for it', () => {
  fc.assert(
    fc.property(spots, (spot) => {
      expect(readinessOf(draftOf(spot, { pot: 60, call: 20 }))).toEqual({ ready: true, spot });
    }),
    SEED,
  );
});

test('its link has the same spot', LONG, () => {
  fc.assert(
    fc.property(spots, (spot) => {
      expect(spotIn(writeLink(draftOf(spot)))).toEqual({ ok: true, value: spot });
    }),
    SEED,
  );
});

test('a link without a whole spot says what is missing or wrong', () => {
  expect(spotIn('#/?hero=Ah')).toEqual({ ok: false, error: { missing: 'other card of hero' } });
  expect(spotIn('#/?hero=AhAh')).toMatchObject({ ok: false, error: { problem: { code: 'duplicate-card' } } });
  expect(spotIn('#/?hero=AhKh&whatever=1')).toMatchObject({ ok: true });
});
