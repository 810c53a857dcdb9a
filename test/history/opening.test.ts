import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { builtIn, nameOf, openingsAt } from '../../src/history/opening';
import { dealtHands, FORMATS, type DealtHand } from './dealt';
import { fixture, handsOf } from './fixture';

const SEED = { seed: 20_261_129, numRuns: 300 };

/** The lines of the opponents at each decision of a player: `'CO opens, 3 behind'`. */
function told(name: Parameters<typeof fixture>[0], player: string): string[] {
  const [hand] = handsOf(fixture(name));
  return hand.decisions
    .filter((decision) => decision.player === player)
    .map((decision) => {
      const lines = openingsAt(hand, decision);
      return decision.opponents
        .map((own) => {
          const line = lines.get(own);
          return line === undefined ? 'no line' : `${nameOf(line)}, ${line.left} behind`;
        })
        .join('; ');
    });
}

describe('what a player did before the flop', () => {
  test('shows an open and the call of the big blind, street by street', () => {
    expect(told('pokerstars-six-max.txt', 'hero')).toEqual([
      'no line; CO opens, 3 behind',
      'BB calls CO, 0 behind; CO opens, 3 behind',
      'BB calls CO, 0 behind; CO opens, 3 behind',
      'CO opens, 3 behind',
      'CO opens, 3 behind',
      'CO opens, 3 behind',
    ]);
  });

  test('shows a 3-bet and a call of it by a third player', () => {
    expect(told('pokerstars-tournament.txt', 'hero').at(-1)).toBe(
      'SB 3-bets BTN, 1 behind; BB calls a 3-bet, 0 behind',
    );
  });

  /** The last act of each seat before the flop, with the raises before it, by the script of the hand. */
  function scripted({ steps }: DealtHand): ReadonlyMap<number, string> {
    const acts = new Map<number, string>();
    let raises = 0;
    for (const step of steps) {
      if (step.kind === 'street') break;
      const by = Math.min(raises, 3);
      if (step.kind === 'raise') {
        const first = [...acts.values()].includes('limps') ? 'raises limpers' : 'opens';
        acts.set(step.seat, [first, '3-bets', '4-bets', '5-bets'][by]);
        raises++;
      } else if (step.kind === 'call') {
        acts.set(step.seat, ['limps', 'calls', 'calls a 3-bet', 'calls a 4-bet'][by]);
      } else if (step.kind === 'check') acts.set(step.seat, 'checks');
      else acts.delete(step.seat);
    }
    return acts;
  }

  test('follows the script of the hand, in 300 hands', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(dealtHands, (dealt) => {
        const [hand] = handsOf(FORMATS.PHH(dealt));
        const last = hand.decisions.at(-1);
        if (last === undefined || last.street === 'preflop') return;
        const acts = scripted(dealt);
        for (const [player, line] of openingsAt(hand, last)) {
          const seat = dealt.names.indexOf(player);
          expect(line.opening).toBe(acts.get(seat));
          const behind = dealt.names.length - 1 - seat + 2;
          const left = dealt.names.length === 2 ? seat : seat < 2 ? 1 - seat : behind;
          expect(line.left).toBe(left);
          expect(builtIn(line)).not.toBe('');
          seen.add(line.opening);
        }
      }),
      SEED,
    );
    expect(seen.size).toBe(10);
  });

  test('at a decision before the flop nothing is known of what comes', () => {
    fc.assert(
      fc.property(dealtHands, (dealt) => {
        const [hand] = handsOf(FORMATS.PHH(dealt));
        const first = hand.decisions[0];
        if (first !== undefined) expect(openingsAt(hand, first).size).toBe(0);
        for (const decision of hand.decisions) {
          const lines = openingsAt(hand, decision);
          if (decision.street !== 'preflop') continue;
          for (const name of decision.folded) expect(lines.has(name)).toBe(false);
        }
      }),
      { ...SEED, numRuns: 100 },
    );
  });
});
