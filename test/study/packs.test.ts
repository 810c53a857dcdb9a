import { describe, expect, test } from 'vitest';
import { readPack, type Pack } from '../../src/drills/pack';
import { fromFile, OUR_PACKS, ourPackLink } from '../../src/study/openedPack.svelte';
import {
  addPack,
  doneIn,
  doneOf,
  hasRoomFor,
  KEPT_PACKS,
  MOST_PACKS,
  packFigures,
  packOf,
  readPacks,
  removePack,
  writePacks,
  type KeptPacks,
} from '../../src/study/packs';
import { LONG } from '../long';

function pack(title: string, ...seeds: number[]): Pack {
  const puzzles = seeds.map((seed) => ({ kind: 'gutshot', seed }));
  const read = readPack(JSON.stringify({ format: 'outs-pack', version: 1, title, by: 'Jonas', puzzles }));
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

const DONE = { verdict: 'right', at: 7 } as const;

describe('what is done of a pack', () => {
  const first = pack('One', 1, 2, 3);
  const packs = doneIn(addPack([], first), first, first.puzzles[1], DONE);

  test('counts the first reply to each puzzle', () => {
    const [kept] = doneIn(packs, first, first.puzzles[1], { verdict: 'wrong', at: 9 });
    expect(doneOf(kept, first.puzzles[1])).toEqual(DONE);
    expect(doneOf(kept, first.puzzles[0])).toBeUndefined();
    expect(packFigures(kept)).toEqual({ done: 1, right: 1, of: 3 });
  });

  test('stays in another order, and with another puzzle', () => {
    const changed = pack('One', 9, 2, 1);
    const [kept] = addPack(packs, changed);
    expect(kept.pack).toEqual(changed);
    expect(doneOf(kept, changed.puzzles[1])).toEqual(DONE);
    expect(packFigures(kept)).toEqual({ done: 1, right: 1, of: 3 });
  });

  test('goes with the pack', () => {
    expect(removePack(packs, first)).toEqual([]);
    expect(packOf(packs, { title: 'One', by: 'Jonas' })?.pack).toEqual(first);
    expect(packOf(packs, { title: 'One' })).toBeUndefined();
  });
});

test('holds twenty packs: one must go for the next', () => {
  const full = Array.from({ length: MOST_PACKS }, (_, at) => pack(`Pack ${at}`, 1)).reduce<KeptPacks>(addPack, []);
  expect(full).toHaveLength(MOST_PACKS);
  expect(hasRoomFor(full, pack('Another', 1))).toBe(false);
  expect(addPack(full, pack('Another', 1))).toBe(full);
  expect(hasRoomFor(full, pack('Pack 3', 5))).toBe(true);
  expect(hasRoomFor(removePack(full, pack('Pack 3', 1)), pack('Another', 1))).toBe(true);
});

describe('on the device', () => {
  test('packs read back', () => {
    const own = pack('One', 1, 2);
    const packs = doneIn(addPack([], own), own, own.puzzles[0], DONE);
    expect(readPacks(writePacks(packs))).toEqual({ ok: true, value: packs });
    expect(KEPT_PACKS.key).toBe('outs:packs');
  });

  test('broken parts are refused or left out', () => {
    for (const text of [
      '{',
      '[]',
      '{"format":"outs-packs","version":2,"packs":[]}',
      '{"format":"outs-packs","version":1}',
    ]) {
      expect(readPacks(text).ok, text).toBe(false);
    }
    const own = { pack: JSON.parse(writePacks([])) as unknown, done: {} };
    const good = { pack: { format: 'outs-pack', version: 1, title: 'One', puzzles: [{ kind: 'gutshot', seed: 1 }] } };
    const file = {
      format: 'outs-packs',
      version: 1,
      packs: [7, own, { ...good, done: { 'gutshot 1': { verdict: 'great', at: 1 } } }],
    };
    const read = readPacks(JSON.stringify(file));
    expect(read.ok && read.value.map(({ pack: { title }, done }) => [title, done])).toEqual([['One', {}]]);
  });
});

describe('a file that says to be one of ours', () => {
  const claim = (by: string) => {
    const puzzles = [{ kind: 'gutshot', seed: 1 }];
    const read = readPack(JSON.stringify({ format: 'outs-pack', version: 1, title: 'First outs', by, puzzles }));
    if (!read.ok) throw new Error(read.error.message);
    return fromFile(read.value);
  };

  test.each(['Outs', 'OUTS', ' Outs '])(
    'counts as another pack if signed “%s”, and changes nothing done of ours',
    (by) => {
      const [first] = OUR_PACKS;
      const ours = pack('First outs', 1, 2);
      const kept = doneIn(addPack([], { ...ours, by: 'Outs' }), { ...ours, by: 'Outs' }, ours.puzzles[0], DONE);
      const [own, theirs] = addPack(kept, claim(by));
      expect(own).toEqual(kept[0]);
      expect(theirs?.pack.by).toBeUndefined();
      expect(ourPackLink(claim(by))).toBeUndefined();
      expect(ourPackLink({ title: 'First outs', by: 'Outs' })).toContain(first);
    },
  );

  test('stays with its sender if that is somebody else', () => {
    expect(claim('Jonas').by).toBe('Jonas');
  });
});

test('packs on the device are not checked puzzle by puzzle again', () => {
  const link = '#/?hero=AhKh&board=7h3h9c&vs=TT%2B,AQs%2B,33&pot=60&call=20';
  // Its spot is broken: that is found when the puzzle is dealt.
  const puzzles = Array.from({ length: 200 }, (_, at) => ({ ask: 'equity', link: `${link}&broken=${at}` }));
  const own = { format: 'outs-pack', version: 1, title: 'Kept', puzzles };
  const read = readPacks(JSON.stringify({ format: 'outs-packs', version: 1, packs: [{ pack: own, done: {} }] }));
  expect(read.ok && read.value[0]?.pack.puzzles).toHaveLength(200);
  expect(read.ok && read.value[0]?.pack.puzzles[7]?.puzzle?.link).toBe(puzzles[7]?.link);
});

test('a pack keeps the last thousand replies, and reads them back', LONG, () => {
  const first = pack('One', 1);
  let packs = addPack([], first);
  for (let seed = 0; seed < 1_200; seed++) {
    const puzzle = { kind: first.puzzles[0].kind, seed } as (typeof first.puzzles)[0];
    packs = doneIn(packs, first, puzzle, { verdict: 'right', at: seed });
  }
  expect(readPacks(writePacks(packs))).toEqual({ ok: true, value: packs });
  expect(Object.keys(packs[0].done)).toHaveLength(1_000);
});
