// Files that are imported: what is said is what the device has (src/table/saved/spots, src/ui/savedRanges).
import { describe, expect, test } from 'vitest';
import { packOfSpots, readPack } from '../../src/drills/pack';
import { NO_RANGE } from '../../src/poker/combos';
import { formatRange } from '../../src/poker/range';
import { topRange } from '../../src/poker/ranking';
import { addRound, KEPT_PROGRESS, NO_PROGRESS, ProgressKeeper, writeProgress } from '../../src/study/progress';
import { Spots } from '../../src/table/saved/spots.svelte';
import { inFolders } from '../../src/table/ranges/rangeGrid';
import { KEPT_RANGES, mergeRanges, Ranges, type SavedRanges } from '../../src/ui/savedRanges';
import { KEPT_SPOTS, mergeSpots, readingRangesOf, writeSpots, type SavedSpot } from '../../src/ui/savedSpots';
import { MOST_BYTES } from '../../src/ui/file';
import { Store } from '../../src/ui/store';
import { integer, seeded } from '../reference/random';
import { one, SOLVED } from './acts';
import { Device } from './device';
import { LONG } from '../long';

const NOON = Date.UTC(2026, 5, 1, 12);

function open(device: Device): { spots: Spots; ranges: Ranges } {
  const ranges = new Ranges(new Store(KEPT_RANGES, () => device), () => NOON);
  return { ranges, spots: new Spots(new Store(KEPT_SPOTS, () => device), () => NOON, ranges) };
}

const spot = (pot: number, own: Partial<SavedSpot> = {}): SavedSpot => ({
  ...{ link: `#/?hero=AsAd&board=7d5cKh&pot=${pot}`, at: NOON },
  ...own,
});
const TOPS = Array.from({ length: 41 }, (_, percent) => formatRange(topRange(percent)));
const range = (percent: number, name: string) => ({ text: TOPS[percent], at: NOON, name });

describe('an import that the device refuses in part', () => {
  test('says so for spots and for ranges, and counts what a new window finds', async () => {
    const random = seeded(8101);
    for (let round = 0; round < 200; round++) {
      const device = new Device();
      const refused = one(random, [undefined, 'outs:spots', 'outs:ranges', 'outs:']);
      if (refused !== undefined) device.refuses = (key) => key.startsWith(refused);
      const more = {
        spots: Array.from({ length: integer(random, 0, 3) }, (_, pot) => spot(pot + 1, { name: `spot ${pot}` })),
        ranges: Array.from({ length: integer(random, 0, 3) }, (_, at) => range(10 * at + 5, `range ${at}`)),
      };
      const { spots, ranges } = open(device);
      await spots.importText(writeSpots(more.spots, more.ranges));
      const found = open(device);
      const [has, hasRanges] = [found.spots.value.length, found.ranges.named.length];
      const [said = '', saidRanges = '0'] =
        /^(\d+) spots?(?: and (\d+) ranges?)? imported/.exec(spots.said)?.slice(1) ?? [];
      if (said !== '') expect([Number(said), Number(saidRanges)]).toEqual([has, hasRanges]);
      else expect([has, hasRanges]).toEqual([0, 0]);
      // Each document that was refused is named.
      const isRefused = (key: string) => device.refuses(key);
      const problem = spots.problem ?? '';
      expect(problem.includes(KEPT_SPOTS.unkept)).toBe(isRefused('outs:spots') && more.spots.length > 0);
      expect(problem.includes(KEPT_RANGES.unkept)).toBe(isRefused('outs:ranges') && more.ranges.length > 0);
      // What is taken back is taken back once, in both.
      device.refuses = () => false;
      spots.takeBack();
      expect([spots.value, ranges.value]).toEqual([[], []]);
      expect(open(device).spots.value).toEqual([]);
      expect(open(device).ranges.value).toEqual([]);
      expect(spots.problem).toBeUndefined();
    }
  });

  test('more ranges than the device has room for are not said to be imported', async () => {
    const device = new Device();
    const { spots } = open(device);
    const large = Array.from({ length: 40 }, (_, at) => range(at + 1, `solver ${at}`));
    device.room = 1_000;
    await spots.importText(writeSpots([spot(1, { starred: true })], large));
    expect(spots.said).toBe('1 spot imported.');
    expect(spots.problem).toBe(KEPT_RANGES.unkept);
    expect(open(device).ranges.value).toEqual([]);
  });
});

test('all that could not be read on the device is said, not the first of it', () => {
  const device = new Device({ 'outs:spots': 'bad', 'outs:ranges': 'bad' });
  expect(open(device).spots.takeLost()).toContain(`${KEPT_SPOTS.setAside} ${KEPT_RANGES.setAside}`);
});

describe('one name, one range', () => {
  /** Names that differ in case, in how an accent is written, or only in what is cut off. */
  const NAMES = [
    'BB',
    'bb',
    'Bb (2)',
    'BB (3)',
    'señor',
    'sen\u0303or',
    'SEÑOR',
    'x',
    'n'.repeat(40),
    `${'N'.repeat(39)}n`,
  ];
  /** In any case; the accent is typed in one piece. */
  const key = (name = '') => name.normalize('NFC').toLowerCase();

  function anyRanges(random: () => number): SavedRanges {
    const all = Array.from({ length: integer(random, 0, 8) }, () => ({
      ...{ text: TOPS[integer(random, 1, 12)], at: NOON },
      ...(random() < 0.8 && { name: one(random, NAMES) }),
    }));
    return mergeRanges([], all);
  }
  const meanings = (ranges: Ranges) => new Map(ranges.named.map(({ name = '', text }) => [name, text] as const));
  const called = (ranges: Ranges, name: string) => formatRange(ranges.called(name) ?? NO_RANGE);

  test('an import changes what no name of one’s own means, and loses none of theirs', LONG, async () => {
    const random = seeded(8201);
    for (let round = 0; round < 150; round++) {
      const device = new Device();
      const { spots, ranges } = open(device);
      const other = open(device);
      const [own, more] = [anyRanges(random), anyRanges(random)];
      new Store(KEPT_RANGES, () => device).change(() => own);
      if (random() < 0.5) ranges.reread();
      const before = meanings(open(device).ranges);
      await spots.importText(writeSpots([spot(1)], more));
      other.ranges.reread();
      for (const now of [ranges, other.ranges, open(device).ranges]) {
        const keys = now.named.map(({ name }) => key(name));
        expect(new Set(keys).size).toBe(keys.length);
        for (const [name, text] of before) {
          for (const typed of [name, name.toUpperCase(), name.toLowerCase()]) expect(called(now, typed)).toBe(text);
        }
        for (const { text, name } of more) {
          const found = now.value.find((each) => each.text === text);
          if (name === undefined || found === undefined) expect(name).toBeUndefined();
          else expect(found.name).toBeDefined();
        }
      }
      // What has another name than in the file is said.
      const others = more.filter(({ name, text }) => {
        const isThere = open(device)
          .ranges.namesOf(text)
          .some((each) => each.name === name);
        return name !== undefined && !isThere && !own.some((each) => each.text === text && each.name !== undefined);
      });
      expect(spots.said.includes('already')).toBe(others.length > 0);
      for (const { text } of others.slice(0, 1)) expect(spots.said).toContain(ranges.nameOf(text));
      // The same file again, and one’s own copy, change nothing.
      const after = ranges.value;
      await spots.importText(writeSpots([spot(1)], more));
      expect(spots.said).not.toContain('already');
      await spots.importText(spots.exportText());
      expect(ranges.named).toEqual(after.filter(({ name }) => name !== undefined));
      const elsewhere = open(new Device());
      await elsewhere.spots.importText(spots.exportText());
      expect(meanings(elsewhere.ranges)).toEqual(meanings(ranges));
    }
  });

  test('taking an import back leaves one’s own as it was, and what was renamed since', async () => {
    const random = seeded(8202);
    for (let round = 0; round < 100; round++) {
      const device = new Device();
      new Store(KEPT_RANGES, () => device).change(() => anyRanges(random));
      const { spots, ranges } = open(device);
      const before = ranges.named;
      await spots.importText(writeSpots([], anyRanges(random)));
      spots.takeBack();
      expect(ranges.named).toEqual(before);
    }
  });

  test('taking an import back keeps each recent range once, also after another window has saved', async () => {
    const device = new Device();
    const { spots, ranges } = open(device);
    ranges.use(topRange(10));
    ranges.use(topRange(20));
    await spots.importText(writeSpots([], [{ text: formatRange(topRange(10)), at: NOON, name: 'BB' }]));
    open(device).ranges.use(topRange(30));
    spots.takeBack();
    for (const { value } of [ranges, open(device).ranges]) {
      const found = value.map(({ text, name }) => `${name} ${text}`);
      const wanted = [10, 20, 30].map((percent) => `undefined ${formatRange(topRange(percent))}`);
      expect(found.sort()).toEqual(wanted.sort());
    }
  });

  test('the later of two windows keeps the name, in any case', () => {
    const device = new Device();
    const [mine, other] = [open(device).ranges, open(device).ranges];
    mine.save(topRange(10), 'BB');
    other.save(topRange(20), 'bb');
    expect(open(device).ranges.named).toMatchObject([{ text: formatRange(topRange(20)), name: 'bb' }]);
  });

  test('a device that has a name in two cases keeps both ranges, and the first keeps the name', () => {
    const ranges = [range(5, 'bb'), range(10, 'BB')];
    const device = new Device({ 'outs:ranges': JSON.stringify({ format: 'outs-ranges', version: 1, ranges }) });
    expect(open(device).ranges.named.map(({ name }) => name)).toEqual(['bb', 'BB (2)']);
  });

  test('ten thousand ranges of one name get names at once', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => ({ text: `AA:0.${at + 10_000}`, at: NOON, name: 'BB' }));
    expect(new Set(mergeRanges([], many).map(({ name }) => name)).size).toBe(10_000);
  });

  test('folders are the same in any case', () => {
    const { folders } = inFolders([range(5, 'cash/BB'), range(10, 'Cash/CO'), range(15, 'x')]);
    expect(folders).toMatchObject([{ name: 'cash', ranges: [{}, {}] }]);
  });
});

test('spots that another window has just saved do not count as imported, and come back after an erasure', async () => {
  const device = new Device();
  const [mine, other] = [open(device).spots, new Store(KEPT_SPOTS, () => device)];
  other.change((all) => mergeSpots(all, [spot(1, { name: 'of another window' })]));
  await mine.importText(writeSpots([spot(2)]));
  expect(mine.said).toBe('1 spot imported.');
  mine.takeBack();
  expect(open(device).spots.value).toMatchObject([{ name: 'of another window' }]);
  other.change((all) => mergeSpots(all, [spot(3, { name: 'later' })]));
  mine.erase();
  mine.takeBack();
  expect(open(device).spots.value).toHaveLength(2);

  const [study, beside] = [
    new ProgressKeeper(new Store(KEPT_PROGRESS, () => device)),
    new Store(KEPT_PROGRESS, () => device),
  ];
  const round = {
    ...({ at: NOON, seed: 1, kind: 'gutshot', seconds: 1, timed: false, exact: 0.5 } as const),
    verdicts: {},
  };
  const marked = { ...round, cards: { outs: 4, found: 4, extra: 0, tainted: 0 } };
  beside.change((progress) => addRound(progress, marked, {}));
  study.importText(writeProgress(addRound(NO_PROGRESS, { ...marked, at: NOON + 1 }, {})));
  expect(study.said).toBe('1 spot imported.');
  beside.change((progress) => addRound(progress, { ...marked, at: NOON + 2 }, {}));
  study.erase();
  study.takeBack();
  expect(study.value.rounds).toHaveLength(3);
});

describe('a large file', () => {
  test('stops at a limit, and reads one range at a time', LONG, () => {
    const ranges = Array.from({ length: 10_003 }, (_, at) => ({
      text: `AA:0.${10_000 + at}`,
      at: NOON,
      name: `r${at}`,
    }));
    const steps = readingRangesOf(JSON.stringify({ ranges }));
    let turns = 0;
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) turns++;
    expect(turns, 'the page has its turn between any two').toBe(ranges.length);
    expect(step.value).toMatchObject({ ok: true, bad: { count: 3, first: 'a file has 10000 ranges at most' } });
    expect(step.value.ok && step.value.value).toHaveLength(10_000);
  });

  test('imports all that a browser can save', () => {
    const device = new Device();
    device.room = 5 * 1024 * 1024;
    const store = new Store(KEPT_SPOTS, () => device);
    const notes = Array.from({ length: 8_500 }, (_, pot) => spot(pot + 1, { note: '牌'.repeat(500), starred: true }));
    expect(store.change(() => notes).problem).toBeUndefined();
    const { size } = new Blob([open(device).spots.exportText()]);
    expect(size).toBeGreaterThan(12_500_000);
    expect(size).toBeLessThanOrEqual(MOST_BYTES);
    expect(3 * device.room).toBeLessThanOrEqual(MOST_BYTES);
  });

  test('opens again as a pack of puzzles, without those that are too long', LONG, () => {
    const weights = (pot: number) =>
      `#/?hero=AsAd&board=7d5cKh&vs=${SOLVED.slice(0, 5_000).replace(/,[^,]*$/, '')}&pot=${pot}`;
    const spots = [
      ...Array.from({ length: 100 }, (_, pot) => ({ link: weights(pot + 1), name: '牌'.repeat(80) })),
      spot(1),
    ];
    const { text, count } = packOfSpots('long', 'equity', spots);
    expect(count).toBeGreaterThan(20);
    const read = readPack(text);
    expect(read.ok && read.value.puzzles).toHaveLength(count);
    const long = { link: `#/?hero=AsAd&board=7d5cKh&vs=${SOLVED}` };
    expect(packOfSpots('long', 'equity', [long])).toMatchObject({ count: 0, left: 1 });
  });
});
