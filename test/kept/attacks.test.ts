// Faults that took kept data away, each as it happened.
import { describe, expect, test } from 'vitest';
import { formatRange } from '../../src/poker/range';
import { topRange } from '../../src/poker/ranking';
import { KEPT_CHOICES } from '../../src/session/page/kept';
import { addRound, KEPT_PROGRESS, NO_PROGRESS, readProgress, writeProgress } from '../../src/study/progress';
import { KEPT_RANGES, mergeRanges, nameRange, readRange } from '../../src/ui/savedRanges';
import {
  keepSpot,
  KEPT_SPOTS,
  markSpot,
  mergeSpots,
  MOST_RECENT,
  readSpots,
  renameSpot,
  starSpot,
  writeSpots,
  type SavedSpot,
} from '../../src/ui/savedSpots';
import { LAST_MOMENT, Store, type StoredDocument } from '../../src/ui/store';
import { Device } from './device';
import { LONG } from '../long';

const NOON = Date.UTC(2026, 5, 1, 12);
const FLOP = '#/?hero=9c4c&board=7d5cKh';
const MINE: SavedSpot = { link: FLOP, at: NOON, name: 'the one', note: 'why', starred: true };

/** Every combo with its own weight. */
const SOLVED = formatRange({
  weights: Float64Array.from({ length: 1326 }, (_, combo) => (combo + 1) / 2_000),
});
const LONG_LINK = `#/?hero=QhJh&board=7d3s9c&vs=${SOLVED}`;

function kept<Value>(document: StoredDocument<Value>, device: Device): Value {
  const { value, problem } = new Store(document, () => device).read();
  expect(problem).toBeUndefined();
  return value;
}

describe('a long link', () => {
  test('removes no other spot, and is kept, marked and written whole', () => {
    expect(LONG_LINK.length).toBeGreaterThan(10_000);
    const device = new Device();
    const store = new Store(KEPT_SPOTS, () => device);
    store.change(() => [MINE]);
    store.change((spots) => keepSpot(spots, { link: LONG_LINK, at: NOON + 1 }, undefined));
    store.change((spots) => markSpot(spots, { link: LONG_LINK, at: NOON + 2 }, 'call'));
    expect(kept(KEPT_SPOTS, device)).toEqual([MINE, { link: LONG_LINK, at: NOON + 2, did: 'call' }]);
    expect(device.aside).toEqual([]);
    const file = readSpots(writeSpots(kept(KEPT_SPOTS, device)));
    expect(file.ok && file.value).toHaveLength(2);
  });

  test('brings back the list that it took away in an older version', () => {
    const text = writeSpots([{ link: LONG_LINK, at: NOON + 1 }, MINE]);
    const device = new Device({ 'outs:spots:aside:1': text });
    expect(kept(KEPT_SPOTS, device)).toEqual([MINE, { link: LONG_LINK, at: NOON + 1 }]);
    expect(device.aside).toEqual([]);
  });

  test('only a limited number fills the device, and the oldest go first', LONG, () => {
    const device = new Device();
    const store = new Store(KEPT_SPOTS, () => device);
    store.change(() => [MINE]);
    for (let pot = 1; pot <= 150; pot++) {
      store.change((spots) => mergeSpots(spots, [{ link: `${LONG_LINK}&pot=${pot}`, at: NOON + pot }]));
    }
    const spots = kept(KEPT_SPOTS, device);
    expect(spots).toContainEqual(MINE);
    expect(spots).toContainEqual({ link: `${LONG_LINK}&pot=150`, at: NOON + 150 });
    expect(JSON.stringify([...device.kept]).length).toBeLessThan(1_500_000);
  });
});

test('an old page’s own text with marks and notes, set aside many times, comes back once', () => {
  const device = new Device();
  for (let place = 1; place <= 7; place++) {
    device.kept.set(`outs:spots:aside:${place}`, writeSpots([MINE, { link: `${FLOP}8c`, at: NOON + place }]));
  }
  device.kept.set('outs:spots', '{"format":"outs-spots","version":1,"spots":[{"link":"#/?hero=AsAd","at":5}]}');
  expect(kept(KEPT_SPOTS, device)).toHaveLength(3);
  expect(device.aside).toEqual([]);
  const store = new Store(KEPT_SPOTS, () => device);
  store.change((spots) => spots.filter(({ link }) => link !== FLOP));
  expect(kept(KEPT_SPOTS, device)).toHaveLength(2);
});

describe('a slip of the key in a drill of counts', () => {
  const ROUND = {
    ...{
      at: NOON,
      kind: 'combos of a range' as const,
      seed: 5,
      step: 1 as const,
      verdicts: { count: 'wrong' as const },
    },
    ...{ exact: 22, seconds: 3, timed: false },
  };

  test('costs only its figure', () => {
    const device = new Device();
    const store = new Store(KEPT_PROGRESS, () => device);
    store.change((progress) => addRound(progress, { ...ROUND, said: 22 }, {}));
    store.change((progress) => addRound(progress, { ...ROUND, at: NOON + 1, said: 22_222_222 }, {}));
    const { rounds } = kept(KEPT_PROGRESS, device);
    expect(rounds).toEqual([
      { ...ROUND, said: 22 },
      { ...ROUND, at: NOON + 1 },
    ]);
    const file = readProgress(writeProgress(kept(KEPT_PROGRESS, device)));
    expect(file.ok && file.value.rounds).toEqual(rounds);
  });

  test('brings back the progress that it took away in an older version', () => {
    const text = writeProgress({ ...NO_PROGRESS, rounds: [ROUND, { ...ROUND, at: NOON + 1, said: 1e9 }] });
    const device = new Device({ 'outs:study-3:aside:1': text });
    expect(kept(KEPT_PROGRESS, device).rounds).toHaveLength(2);
    expect(device.aside).toEqual([]);
  });
});

test('all that a device kept and set aside can be imported from a file, except bad entries', () => {
  const bad = { link: 'javascript:alert(1)', at: 1 };
  const whole = JSON.stringify({ format: 'outs-spots', version: 2, spots: [bad, MINE] });
  expect(readSpots(whole)).toMatchObject({
    ok: true,
    value: [MINE],
    bad: { count: 1, first: expect.any(String) as string },
  });
  const device = new Device({ 'outs:spots': whole });
  const store = new Store(KEPT_SPOTS, () => device);
  expect(store.read()).toEqual({ value: [MINE], problem: KEPT_SPOTS.setAside });
  expect(readSpots(store.aside() ?? '')).toMatchObject({ ok: true, value: [], bad: { count: 1 } });
  expect(kept(KEPT_SPOTS, device)).toEqual([MINE]);
});

describe('many of one’s own', () => {
  test('a thousand ranges with names are there again', () => {
    const device = new Device();
    const many = Array.from({ length: 1_000 }, (_, at) => ({ text: `AA:0.${1_000 + at}`, at, name: `own/${at}` }));
    new Store(KEPT_RANGES, () => device).change((ranges) => mergeRanges(ranges, many));
    expect(kept(KEPT_RANGES, device)).toHaveLength(1_000);
  });

  test('six thousand spots with stars are there again, and in a file', () => {
    const device = new Device();
    const many = Array.from({ length: 6_000 }, (_, pot) => ({ ...MINE, link: `${FLOP}&pot=${pot + 1}` }));
    new Store(KEPT_SPOTS, () => device).change((spots) => mergeSpots(spots, many));
    const spots = kept(KEPT_SPOTS, device);
    expect(spots).toHaveLength(6_000);
    expect(readSpots(writeSpots(spots), true)).toEqual({ ok: true, value: spots });
  });

  test('names and notes stay after any number of later spots', () => {
    let spots: SavedSpot[] = [
      { link: FLOP, at: 1, name: 'named' },
      { link: `${FLOP}8c`, at: 2, note: 'noted' },
    ];
    const own = [...spots];
    for (let pot = 1; pot <= MOST_RECENT + 20; pot++) {
      spots = keepSpot(spots, { link: `#/?hero=AsAd&board=7d5cKh&pot=${pot}`, at: NOON + pot }, undefined);
    }
    expect(spots).toHaveLength(MOST_RECENT + 2);
    for (const each of own) expect(spots).toContainEqual(each);
  });
});

test('spots with a date in the future do not displace new spots', () => {
  const future = Array.from({ length: MOST_RECENT }, (_, pot) => ({
    link: `#/?hero=AsAd&board=7d5cKh&pot=${pot + 1}`,
    at: Number.MAX_SAFE_INTEGER,
  }));
  const device = new Device({ 'outs:spots': JSON.stringify({ format: 'outs-spots', version: 1, spots: future }) });
  const store = new Store(KEPT_SPOTS, () => device);
  for (const spot of store.read().value) expect(spot.at, 'a date can name it').toBeLessThanOrEqual(LAST_MOMENT);
  store.change((spots) => keepSpot(spots, { link: FLOP, at: NOON }, undefined));
  store.change((spots) => starSpot(spots, '#/?hero=AsAd&board=7d5cKh&pot=3', true));
  store.change((spots) => keepSpot(spots, { link: `${FLOP}8c`, at: NOON + 1 }, undefined));
  const links = kept(KEPT_SPOTS, device).map(({ link }) => link);
  expect(links).toContain(FLOP);
  expect(links).toContain(`${FLOP}8c`);
});

test('a session’s range is read back in its full length', () => {
  const device = new Device();
  const store = new Store(KEPT_CHOICES, () => device);
  expect(SOLVED.length).toBeGreaterThan(10_000);
  store.change((choices) => ({ ...choices, ranges: { 'preflop raise': SOLVED, 'river bet': 'TT+' } }));
  expect(kept(KEPT_CHOICES, device).ranges).toEqual({ 'preflop raise': SOLVED, 'river bet': 'TT+' });
});

test('a window that could not save removes nothing of another, and makes its own changes again', () => {
  const device = new Device();
  const [one, other] = [0, 1].map(() => new Store(KEPT_SPOTS, () => device));
  const deal = (store: Store<readonly SavedSpot[]> | undefined, pot: number) =>
    store?.change((spots) => keepSpot(spots, { link: `${FLOP}&pot=${pot}`, at: NOON + pot }, undefined));
  deal(one, 1);
  device.isFull = true;
  deal(one, 2);
  one?.change((spots) => renameSpot(spots, `${FLOP}&pot=1`, 'first'));
  device.isFull = false;
  deal(other, 3);
  deal(other, 4);
  deal(one, 5);
  const spots = kept(KEPT_SPOTS, device);
  expect(spots.map(({ at }) => at - NOON).sort()).toEqual([1, 2, 3, 4, 5]);
  expect(spots.find(({ link }) => link === `${FLOP}&pot=1`)?.name).toBe('first');
});

describe('names from a file', () => {
  const HOSTILE = '\u202eevil\u0000\u0007 name\u2069';

  test('become plain text, like names typed here', () => {
    const read = readSpots(writeSpots([{ ...MINE, name: HOSTILE }]));
    const lists = [
      read.ok ? read.value : [],
      renameSpot([MINE], FLOP, HOSTILE),
      nameRange([], formatRange(topRange(5)), HOSTILE, NOON),
    ];
    for (const list of lists) expect(list).toMatchObject([{ name: 'evil name' }]);
    expect(readRange({ text: 'AA', at: 1, name: HOSTILE })).toMatchObject({ value: { name: 'evil name' } });
  });
});

test('rounds of unknown kinds in a file do not fill the device', () => {
  const strange = Array.from({ length: 9_000 }, (_, at) => ({ kind: 'tells', at, told: 'x'.repeat(800) }));
  const memories = Object.fromEntries(strange.map((own, at) => [`tells ${at}/missed`, own]));
  const file = JSON.stringify({ format: 'outs-study', version: 3, rounds: strange, memories });
  const read = readProgress(file);
  expect(read.ok && writeProgress(read.value).length).toBeLessThan(400_000);
  // The last are kept, and those that a newer page saved on this device are all kept.
  expect(read.ok && read.value.strangers.rounds).toContainEqual(strange.at(-1));
  const own = readProgress(file, true);
  expect(own.ok && own.value.strangers.rounds).toHaveLength(strange.length);
});
