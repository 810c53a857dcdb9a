// What a later version writes under today's keys: a window of this version that is still open leaves it whole (src/ui/store,
// src/shape).
import { describe, expect, test } from 'vitest';
import { KEPT_CHOICES } from '../../src/session/page/kept';
import { isRecord } from '../../src/shape';
import { addPack, doneIn, KEPT_PACKS } from '../../src/study/packs';
import { addRound, KEPT_PROGRESS } from '../../src/study/progress';
import { KEPT_SETTINGS } from '../../src/ui/keptSettings';
import { keepHand, KEPT_EVENINGS, type KeptHand } from '../../src/show/evening';
import { KEPT_NAMES } from '../../src/ui/names.svelte';
import { KEPT_RANGES, nameRange } from '../../src/ui/savedRanges';
import { KEPT_SPOTS, mergeSpots } from '../../src/ui/savedSpots';
import { Store, type StoredDocument } from '../../src/ui/store';
import { seeded, type Random } from '../reference/random';
import { DOCUMENTS, PACKS } from './acts';
import { Device } from './device';

const NOON = Date.UTC(2026, 5, 1, 12);
const ROUND = {
  ...{ at: NOON, kind: 'gutshot' as const, seed: 5, verdicts: { missed: 'right' as const }, exact: 0.5 },
  ...{ cards: { outs: 4, found: 4, extra: 0, tainted: 0 }, seconds: 3, timed: false },
};
const MEMORY = {
  due: NOON,
  last: NOON,
  stability: 2,
  difficulty: 5,
  interval: 1,
  step: 0,
  reps: 1,
  lapses: 0,
  state: 2,
};

const EVENING_HAND: KeptHand = {
  ...{ link: '#/show?hero=AhKh&vs=7c7d', at: NOON, names: ['', ''], dealt: 0 },
  ...{ fair: [0.5, 0.5], won: [1, 0] },
};

/** A change that a user makes in an old window, and that removes nothing. */
interface Change {
  readonly make: (device: Device) => string | undefined;
}
function change<Value>(document: StoredDocument<Value>, to: (value: Value) => Value): readonly [string, Change] {
  return [document.key, { make: (device) => new Store(document, () => device).change(to).problem }];
}
const PUZZLE = PACKS[0].puzzles[1];
const CHANGES: ReadonlyMap<string, Change> = new Map([
  change(KEPT_SPOTS, (all) => mergeSpots(all, [{ link: '#/?hero=2c2d', at: NOON, starred: true }])),
  change(KEPT_RANGES, (all) => nameRange(all, 'QQ+', 'of this version', NOON)),
  change(KEPT_PROGRESS, (all) =>
    addRound(all, { ...ROUND, at: NOON + 9 }, { ...all.memories, 'gutshot/extra': MEMORY }),
  ),
  change(KEPT_PACKS, (all) => doneIn(addPack(all, PACKS[1]), PACKS[0], PUZZLE, { verdict: 'near', at: NOON })),
  change(KEPT_NAMES, (all) => all.with(4, 'of this version')),
  change(KEPT_CHOICES, (all) => ({ ...all, ranges: { ...all.ranges, 'turn bet': 'QQ+' } })),
  change(KEPT_EVENINGS, (all) => keepHand(all, { ...EVENING_HAND, at: NOON + 9, names: ['Anna', 'Ben'] })),
  change(KEPT_SETTINGS, (all) => ({ ...all, suits: 'two' })),
]);

/** A device with something in every text. */
function used(): Device {
  const device = new Device();
  const save = <Value>(document: StoredDocument<Value>, value: Value): void => {
    new Store(document, () => device).change(() => value);
  };
  const link = '#/?hero=AhKh&board=7h3h9c';
  save(KEPT_SPOTS, [
    { link, at: NOON, answer: { unseen: 47, outs: 9 } },
    { link: `${link}2c`, at: NOON, name: 'mine', note: 'why' },
  ]);
  save(KEPT_RANGES, [{ text: 'KK+', at: NOON, name: 'mine' }]);
  save(KEPT_PROGRESS, { ...KEPT_PROGRESS.nothing, rounds: [ROUND], memories: { 'gutshot/missed': MEMORY } });
  save(KEPT_PACKS, [{ pack: PACKS[0], done: { 'gutshot 1': { verdict: 'right', at: NOON } } }]);
  save(KEPT_NAMES, KEPT_NAMES.nothing.with(1, 'mine'));
  save(KEPT_CHOICES, {
    ...KEPT_CHOICES.nothing,
    ranges: { 'flop bet': 'TT+', 'river bet': `AA:0.${'5'.repeat(10_001)}` },
  });
  save(KEPT_EVENINGS, { hands: [EVENING_HAND], chip: 25 });
  save(KEPT_SETTINGS, { theme: 'dark' });
  return device;
}

/** Additions of a later version: the text, where in it, and what. `+` is the end of a list. */
const ADDITIONS: readonly (readonly [key: string, path: readonly (string | number)[], added: unknown])[] = [
  ['outs:spots', ['more'], 'later'],
  ['outs:spots', ['folders'], [{ title: 'later' }]],
  ['outs:spots', ['spots', 0, 'colour'], 'later'],
  ['outs:spots', ['spots', 0, 'answer', 'ev'], { of: 'later' }],
  ['outs:spots', ['spots', '+'], { link: '#/?hero=AsAd&pot=9', at: 1, did: 'later' }],
  ['outs:spots', ['spots', '+'], { hand: 'later' }],
  ['outs:spots', ['order'], { by: ['later'] }],
  ['outs:spots', ['spots', 1, 'tags'], ['later']],
  ['outs:ranges', ['more'], { deep: { er: 'later' } }],
  ['outs:ranges', ['ranges', 0, 'group'], 'later'],
  ['outs:ranges', ['ranges', '+'], { solver: 'later', weights: [] }],
  ['outs:study-3', ['more'], 'later'],
  ['outs:study-3', ['level'], 'later'],
  ['outs:study-3', ['unit'], 'later'],
  ['outs:study-3', ['rounds', 0, 'mood'], 'later'],
  ['outs:study-3', ['rounds', 0, 'cards', 'suit'], 'later'],
  ['outs:study-3', ['rounds', 0, 'verdicts', 'tilt'], 'later'],
  ['outs:study-3', ['rounds', '+'], { ...ROUND, kind: 'later' }],
  ['outs:study-3', ['memories', 'gutshot/tilt'], { due: 'later' }],
  ['outs:study-3', ['memories', 'gutshot/missed', 'leech'], 'later'],
  ['outs:packs', ['more'], 'later'],
  ['outs:packs', ['packs', 0, 'opened'], 'later'],
  ['outs:packs', ['packs', 0, 'pack', 'licence'], 'later'],
  ['outs:packs', ['packs', 0, 'pack', 'puzzles', '+'], { kind: 'later', seed: 1 }],
  ['outs:packs', ['packs', 0, 'pack', 'puzzles', '+'], { ask: 'later', link: '#/?hero=AsAd' }],
  ['outs:packs', ['packs', 0, 'pack', 'puzzles', 0, 'hint'], 'later'],
  ['outs:packs', ['packs', 0, 'done', 'later 1'], { verdict: 'right', at: 1 }],
  ['outs:packs', ['packs', 0, 'done', 'gutshot 9'], { verdict: 'later', at: 1 }],
  ['outs:packs', ['packs', '+'], { later: true }],
  ['outs:names', ['more'], 'later'],
  ['outs:names', ['names', '+'], 'later'],
  ['outs:session', ['more'], 'later'],
  ['outs:session', ['judge'], 'later'],
  ['outs:session', ['ranges', 'flop donk'], 'later'],
  ['outs:session', ['ranges', 'river probe'], 'later'],
  ['outs:all-in', ['more'], 'later'],
  ['outs:all-in', ['hands', 0, 'tilt'], 'later'],
  ['outs:all-in', ['hands', '+'], { runs: 'later' }],
  ['outs:settings', ['more'], 'later'],
  ['outs:settings', ['theme'], 'later'],
];

function add(device: Device, key: string, path: readonly (string | number)[], added: unknown): void {
  const file = JSON.parse(device.kept.get(key) ?? '') as unknown;
  const place = path.slice(0, -1).reduce((own, name) => (own as Record<string, unknown>)[name], file);
  const [last = ''] = path.slice(-1);
  if (Array.isArray(place)) place.push(added);
  else Object.assign(place as object, { [last]: added });
  device.kept.set(key, JSON.stringify(file));
}

function changeOf(key: string): Change {
  const own = CHANGES.get(key);
  if (own === undefined) throw new Error(key);
  return own;
}

const count = (device: Device, word: string): number => [...device.kept.values()].join('').split(word).length - 1;

describe('an addition of a later version under a key of today', () => {
  test.each(ADDITIONS)('%s %j %j stays after two changes', (key, path, added) => {
    const device = used();
    add(device, key, path, added);
    const before = device.kept.get(key) ?? '';
    for (let time = 1; time <= 2; time++) {
      expect([undefined, ...DOCUMENTS.map(([, { use }]) => use(({ document }) => document.setAside))]).toContain(
        changeOf(key).make(device),
      );
      expect(count(device, 'later'), device.kept.get(key)).toBeGreaterThanOrEqual(before.split('later').length - 1);
    }
    // What can be read is there too.
    const without = used();
    changeOf(key).make(without);
    for (const [own, text] of without.kept) {
      if (own !== key) expect(device.kept.get(own)).toBe(text);
    }
  });

  test('all of them at once stay', () => {
    const device = used();
    for (const addition of ADDITIONS) add(device, ...addition);
    const before = count(device, 'later');
    for (const { make } of CHANGES.values()) make(device);
    expect(count(device, 'later')).toBeGreaterThanOrEqual(before);
  });

  test('goes together with what the user removes', () => {
    const device = used();
    add(device, 'outs:ranges', ['ranges', 0, 'group'], 'later');
    add(device, 'outs:session', ['ranges', 'flop donk'], 'later');
    new Store(KEPT_RANGES, () => device).change(() => []);
    new Store(KEPT_CHOICES, () => device).change((all) => ({ ...all, ranges: {} }));
    expect(device.kept.get('outs:ranges')).not.toMatch(/later|KK/);
    expect(device.kept.get('outs:session')).not.toContain('flop bet');
    expect(new Store(KEPT_CHOICES, () => device).read().value.ranges).toEqual({});
  });

  test('a name that the user changes is changed, next to what was added', () => {
    const device = used();
    add(device, 'outs:ranges', ['ranges', 0, 'group'], 'later');
    new Store(KEPT_RANGES, () => device).change((all) => nameRange(all, 'KK+', 'new', NOON, all[0]?.name));
    expect(device.kept.get('outs:ranges')).toContain('"group":"later"');
    expect(new Store(KEPT_RANGES, () => device).read().value).toMatchObject([{ text: 'KK+', name: 'new' }]);
  });
});

/** Adds fields to records anywhere in a value of JSON. */
function strewn(random: Random, value: unknown, mark: () => string): unknown {
  if (Array.isArray(value)) return value.map((own) => strewn(random, own, mark));
  if (!isRecord(value)) return value;
  const own = Object.entries(value).map(([name, each]) => [name, strewn(random, each, mark)] as const);
  return Object.fromEntries(random() < 0.3 ? [...own, [`field ${mark()}`, mark()]] : own);
}

test.each(DOCUMENTS)('%s: fields anywhere in a random device stay', (key, { use }) => {
  use(({ document, act }) => {
    for (let seed = 0; seed < 40; seed++) {
      const random = seeded(seed + 8_300);
      const device = new Device();
      const store = new Store(document, () => device);
      for (let step = 0; step < 6; step++) store.change(act(random, NOON + step, store.read().value));
      let marks = 0;
      for (const [own, text] of device.kept) {
        const file = strewn(random, JSON.parse(text), () => `mark${marks++}#`);
        device.kept.set(own, JSON.stringify(file));
      }
      for (let time = 1; time <= 2; time++) {
        changeOf(key).make(device);
        const texts = [...device.kept.values()].join('');
        for (let mark = 0; mark < marks; mark++) expect(texts.includes(`mark${mark}#`), `${seed}: ${mark}`).toBe(true);
      }
    }
  });
});

/** The names and values of a text, each with its name. */
function saidIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(saidIn);
  if (!isRecord(value)) return [JSON.stringify(value)];
  return Object.entries(value).flatMap(([name, own]) => {
    const isLeaf = typeof own !== 'object' || own === null;
    return isLeaf ? [`${JSON.stringify(name)}:${JSON.stringify(own)}`] : [`${JSON.stringify(name)}:`, ...saidIn(own)];
  });
}

test.each([...CHANGES.keys()])('%s: with any flipped bit all that the text says stays', (key) => {
  const texts = [...used().kept].filter(([own]) => own === key);
  let tried = 0;
  for (const [own, text] of texts) {
    const random = seeded(text.length);
    // In a long text most bits are those of one range.
    const chosen = 400 / (7 * text.length);
    for (let at = 0; at < text.length; at++) {
      for (let bit = 0; bit < 7; bit++) {
        if (random() > chosen) continue;
        const sign = String.fromCharCode(text.charCodeAt(at) ^ (1 << bit));
        const flipped = text.slice(0, at) + sign + text.slice(at + 1);
        let file: unknown;
        try {
          file = JSON.parse(flipped);
        } catch {
          continue;
        }
        tried++;
        const device = used();
        device.kept.set(own, flipped);
        changeOf(key).make(device);
        const all = [...device.kept.values()].join('');
        expect(
          saidIn(file).filter((piece) => !all.includes(piece)),
          flipped,
        ).toEqual([]);
      }
    }
  }
  expect(tried).toBeGreaterThan(50);
});

describe('a pack that is damaged in one place', () => {
  test('keeps the damaged puzzle as it was, and says so in the pack', () => {
    const device = used();
    const before = device.kept.get('outs:packs') ?? '';
    device.kept.set('outs:packs', before.replace('"seed":2', '"seed":-2'));
    const store = new Store(KEPT_PACKS, () => device);
    const { value, problem } = store.read();
    expect(problem).toBeUndefined();
    expect(value[0]?.pack.problems).toHaveLength(1);
    changeOf('outs:packs').make(device);
    expect(device.kept.get('outs:packs')).toContain('"seed":-2');
    expect(new Store(KEPT_PACKS, () => device).read().value[0]?.pack.problems[0]?.message).toMatch(/Puzzle 2/);
  });
});
