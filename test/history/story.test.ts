/**
 * Tests src/history/position too.
 *
 * @module-tag long
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spotOf } from '../../src/history/spot';
import { storyOf } from '../../src/history/story';
import { betSizeOf } from '../../src/poker/money/reads';
import { replay } from '../reference/replayer';
import { canTell, dealtHands, FORMATS, namedIn } from './dealt';
import { fixture, handsOf } from './fixture';

const SEED = { seed: 20_261_129, numRuns: 500 };

describe('every action has its position, its size in per cent of the pot, its stack and its stack-to-pot', () => {
  test.each(Object.entries(FORMATS))('a plain replayer finds the same in 500 hands of %s', (format, write) => {
    let [bets, placed] = [0, 0];
    fc.assert(
      fc.property(
        dealtHands.filter((dealt) => canTell(format, dealt)),
        (dealt) => {
          const [hand] = handsOf(write(dealt));
          const { names } = namedIn(format, dealt);
          const story = storyOf(hand);
          const plain = replay(dealt);
          expect(story.map(({ player, behind }) => ({ player, behind }))).toEqual(
            plain.map(({ seat, behind }) => ({ player: names[seat], behind })),
          );
          for (const [at, { position, percent, toPot }] of plain.entries()) {
            const act = story[at];
            // A blind that is all in with its ante may have no line.
            if (act.position !== undefined) expect(act.position).toBe(position);
            if (act.position !== undefined) placed++;
            if (percent === undefined) expect(act.part).toBeUndefined();
            else {
              expect(100 * (act.part ?? NaN)).toBeCloseTo(percent, 9);
              bets++;
            }
            if (toPot === undefined) expect(act.toPot).toBeUndefined();
            else expect(act.toPot).toBeCloseTo(toPot, 9);
          }
        },
      ),
      SEED,
    );
    expect(bets).toBeGreaterThan(500);
    expect(placed).toBeGreaterThan(2_000);
  });
});

test('a hand by hand: a raise, its call, a bet and a check-raise', () => {
  const [hand] = handsOf(fixture('pokerstars-six-max.txt'));
  const told = storyOf(hand).map(({ player, position, did, to, part, behind, toPot }) => {
    const size = part === undefined ? '' : ` ${to / 100}, ${Math.round(100 * part)}%`;
    const left = behind === undefined ? '?' : behind / 100;
    return `${player} (${position}) ${did}${size}; ${left} behind, ${toPot === undefined ? 'out' : toPot.toFixed(1)}`;
  });
  expect(told).toMatchInlineSnapshot(`
    [
      "alder (hijack) fold; 104.5 behind, out",
      "birch: the 2nd (cutoff) raise 3, 80%; 95 behind, 21.1",
      "cedar (button) fold; 250.25 behind, out",
      "hero (small blind) call; 97 behind, 13.6",
      "elm (big blind) call; 58.1 behind, 6.5",
      "hero (small blind) check; 97 behind, 10.6",
      "elm (big blind) check; 58.1 behind, 6.5",
      "birch: the 2nd (cutoff) bet 4.5, 50%; 90.5 behind, 6.7",
      "hero (small blind) call; 92.5 behind, 5.0",
      "elm (big blind) fold; 58.1 behind, out",
      "hero (small blind) check; 92.5 behind, 5.0",
      "birch: the 2nd (cutoff) bet 10, 56%; 80.5 behind, 2.9",
      "hero (small blind) raise 30, 53%; 62.5 behind, 1.1",
      "birch: the 2nd (cutoff) call; 60.5 behind, 0.8",
      "hero (small blind) bet 62.5, 80%; 0 behind, 0.0",
      "birch: the 2nd (cutoff) call; 0 behind, 0.0",
    ]
  `);
});

test('an unknown stack leaves open what is at risk, unless a known one is deeper than the player’s', () => {
  const [hand] = handsOf(fixture('pokerstars-six-max.txt'));
  const without = (lost: string) =>
    storyOf({
      ...hand,
      decisions: hand.decisions.map((decision) => ({
        ...decision,
        money: {
          ...decision.money,
          seats: decision.money.seats.map((seat) => (seat.player === lost ? { ...seat, left: undefined } : seat)),
        },
      })),
    });
  const whole = storyOf(hand);
  const counts = { own: 0, open: 0, same: 0 };
  for (const { name } of hand.players) {
    for (const [at, act] of without(name).entries()) {
      if (act.player === name) {
        expect([act.behind, act.toPot]).toEqual([undefined, undefined]);
        counts.own++;
      } else if (act.did !== 'fold') {
        expect(act.behind).toBe(whole[at].behind);
        if (act.toPot !== undefined) expect(act.toPot).toBe(whole[at].toPot);
        counts[act.toPot === undefined ? 'open' : 'same']++;
      }
    }
  }
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(2);
});

test('a bet of a pasted hand has the size for its price that the story tells', () => {
  let compared = 0;
  fc.assert(
    fc.property(
      dealtHands.filter((dealt) => canTell('PokerStars', dealt)),
      (dealt) => {
        const [hand] = handsOf(FORMATS.PokerStars(dealt));
        const story = storyOf(hand);
        for (const [at, { street }] of hand.decisions.entries()) {
          const before = story.slice(0, at).filter((act) => act.street === street && act.part !== undefined);
          // The first bet after the flop: later, a bet of hero's is among what was bet before.
          if (street === 'preflop' || before.length !== 1) continue;
          const { spot, money } = spotOf(hand, hand.decisions[at], false);
          expect(betSizeOf(money, spot.opponents.length)).toBeCloseTo(Math.min(4, before[0].part ?? NaN), 9);
          compared++;
        }
      },
    ),
    SEED,
  );
  expect(compared).toBeGreaterThan(100);
});
