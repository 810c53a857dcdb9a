// Where players sit: by the blinds, in every format.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { POSITIONS, positionsOf, type Position } from '../../src/history/position';
import { canTell, dealtHands, FORMATS, namedIn, type DealtHand } from './dealt';
import { handsOf } from './fixture';
import { LONG } from '../long';

const SEED = { seed: 20_261_124, numRuns: 150 };

test('six players have one position each, the others are early', () => {
  const players = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  expect(positionsOf(players.slice(0, 6), 'e', 'f')).toEqual(POSITIONS);
  expect(positionsOf(players, 'a', 'b')).toEqual([
    ...['small blind', 'big blind', 'early', 'early', 'hijack', 'cutoff', 'button'],
  ]);
  expect(positionsOf(['a', 'b', 'c'], 'c', 'a')).toEqual(['big blind', 'button', 'small blind']);
});

test('heads-up the button has the small blind', () => {
  expect(positionsOf(['a', 'b'], 'a', 'b')).toEqual(['button', 'big blind']);
  expect(positionsOf(['a', 'b'], undefined, 'a')).toEqual(['big blind', 'button']);
});

test('without a small blind the button is next to the big blind', () => {
  expect(positionsOf(['a', 'b', 'c', 'd'], undefined, 'a')).toEqual([...['big blind', 'hijack', 'cutoff', 'button']]);
});

test('without a big blind nobody’s position is known', () => {
  expect(positionsOf(['a', 'b', 'c'], 'a', undefined)).toEqual([undefined, undefined, undefined]);
});

/** By the seats as they were dealt: the last one is the button. */
function dealtPositions({ blinds, stacks, ante }: DealtHand): (Position | undefined)[] {
  const count = blinds.length;
  // A player all in with an ante posts no blind.
  const canPost = [50, 100].every((blind) => stacks[blinds.indexOf(blind)] > ante);
  if (!canPost) return stacks.map(() => undefined);
  if (count === 2) return ['big blind', 'button'];
  const late: Position[] = ['button', 'cutoff', 'hijack'];
  return stacks.map((_, seat) =>
    seat === 0 ? 'small blind' : seat === 1 ? 'big blind' : (late[count - 1 - seat] ?? 'early'),
  );
}

test('a hand has the positions that were dealt, in every format that names the blinds', LONG, () => {
  const known: Record<string, number> = {};
  fc.assert(
    fc.property(dealtHands, (dealt) => {
      for (const [format, write] of Object.entries(FORMATS)) {
        if (!canTell(format, dealt)) continue;
        const [hand] = handsOf(write(dealt));
        const { names } = namedIn(format, dealt);
        const positions = dealtPositions(dealt);
        for (const { name, position } of hand?.players ?? []) {
          const truth = positions[names.indexOf(name)];
          // Some formats do not name a blind that is all in.
          if (position !== undefined) expect(position, `${format}: ${name}`).toBe(truth);
          else if (truth !== undefined) known[format] = (known[format] ?? 0) - 1;
          if (position !== undefined) known[format] = (known[format] ?? 0) + 1;
        }
      }
    }),
    SEED,
  );
  for (const format of Object.keys(FORMATS)) expect(known[format], format).toBeGreaterThan(300);
});
