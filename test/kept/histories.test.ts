// What is kept on the device, in random histories of use: src/ui/store, and every document that it keeps.
import { describe, expect, test } from 'vitest';
import { KEPT_CHOICES } from '../../src/session/page/kept';
import { KEPT_PROGRESS } from '../../src/study/progress';
import { KEPT_SETTINGS } from '../../src/ui/keptSettings';
import { mergeRanges } from '../../src/ui/savedRanges';
import { Store } from '../../src/ui/store';
import { integer, seeded } from '../reference/random';
import * as released from '../released/stores-1.0.0';
import { choices, DOCUMENTS, one, ranges, settings, spots, type Used } from './acts';
import { Device } from './device';
import { LONG } from '../long';

const NOON = Date.UTC(2026, 5, 1, 12);
const HISTORIES = 2_000;

/** A list's entries in their own order: lists are sorted by times, and times can be equal. */
function sorted(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const byText = value.map((own: unknown) => [
    JSON.stringify(own, isObject(own) ? Object.keys(own).sort() : null),
    own,
  ]);
  return byText.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)).map(([, own]) => own);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/**
 * Two windows that keep one document, with a clock that errs, on a device that is full, forbids storage, refuses single
 * keys or is cleared now and then.
 */
function live<Value>({ document, act }: Used<Value>, seed: number): void {
  const random = seeded(seed);
  const device = new Device();
  const open = () => new Store(document, () => device);
  const windows = [0, 1].map(() => ({ store: open(), unsaved: [] as ((value: Value) => Value)[] }));
  let saved = document.nothing;
  let now = NOON;
  for (let step = integer(random, 1, 12); step > 0; step--) {
    const own = windows[integer(random, 0, 1)];
    now += random() < 0.05 ? integer(random, -4e12, 4e12) : integer(random, 0, 1e6);
    now = Math.max(0, now);
    if (random() < 0.05) {
      // The user clears the page's data. Windows that read it bring nothing back, but what they could not save yet.
      device.kept.clear();
      saved = document.nothing;
      for (const { store, unsaved } of windows) {
        const waiting = unsaved.reduce((all, each) => each(all), saved);
        expect(sorted(store.read().value)).toEqual(sorted(waiting));
      }
      expect([...device.kept]).toEqual([]);
    }
    device.isFull = random() < 0.1;
    device.isForbidden = random() < 0.05;
    const refused = random() < 0.1 ? one(random, [document.key, document.earlier]) : undefined;
    device.refuses = (key) => key === refused;
    const change = act(random, now, own.store.read().value);
    const { value, problem } = own.store.change(change);
    own.unsaved.push(change);
    const lasting = own.unsaved.reduce((all, each) => each(all), saved);
    if (problem !== undefined) {
      expect(problem).toBe(document.unkept);
      expect(device.isFull || device.isForbidden || refused !== undefined).toBe(true);
    } else {
      saved = lasting;
      own.unsaved = [];
    }
    if (!device.isForbidden) expect(sorted(value)).toEqual(sorted(lasting));
    [device.isFull, device.isForbidden] = [false, false];
    device.refuses = () => false;
    expect({ value: sorted(open().read().value) }).toEqual({ value: sorted(saved) });
  }
  expect(open().read().problem).toBeUndefined();
  expect(device.aside).toEqual([]);
}

describe.each(DOCUMENTS)('%s', (_, { use }) => {
  test('every text that a page writes is read back whole', LONG, () => {
    use((used) => {
      for (let seed = 0; seed < HISTORIES / DOCUMENTS.length; seed++) live(used, seed);
    });
  });
});

/* --------------------------------------------------------------------------------- damage -- */

/** The lists of entries in a text, and its records of entries. */
const PLACES = ['spots', 'ranges', 'rounds', 'questions', 'memories', 'packs'] as const;
const JUNK = [null, 7, 'x', [], {}, { link: 'javascript:alert(1)', at: 1 }, { at: -1 }, { text: 'AA', at: 1, name: 5 }];

describe.each(DOCUMENTS)('%s', (_, { use }) => {
  test('a bad entry is set aside alone, and comes back as it was', () => {
    use(({ document, act }) => {
      for (let seed = 0; seed < 60; seed++) {
        const random = seeded(seed + 7_000);
        const device = new Device();
        const open = () => new Store(document, () => device);
        const store = open();
        for (let step = 0; step < 10; step++) store.change(act(random, NOON + step, store.read().value));
        const before = store.read().value;
        const bad: unknown[] = [];
        for (const [key, text] of device.kept) {
          const file = JSON.parse(text) as Record<string, unknown>;
          for (const place of PLACES) {
            const list = file[place];
            const junk = JUNK[integer(random, 0, JUNK.length - 1)];
            if (Array.isArray(list)) list.splice(integer(random, 0, list.length), 0, junk);
            else if (place === 'ranges' && isObject(list)) Object.assign(list, { 'flop bet': 5 });
            else if (isObject(list)) Object.assign(list, { 'gutshot/price': junk });
            else continue;
            bad.push(junk);
          }
          device.kept.set(key, JSON.stringify(file));
        }
        const { value, problem } = open().read();
        if (document.key === KEPT_CHOICES.key || document.key === KEPT_PROGRESS.key) {
          // A record has one entry of a name: the bad one took its place.
          expect(Object.keys(value as object)).toEqual(Object.keys(before as object));
        } else expect(sorted(value)).toEqual(sorted(before));
        expect(problem).toBe(bad.length > 0 ? document.setAside : undefined);
        expect(open().read().problem, 'it is said once').toBeUndefined();
        expect(sorted(open().read().value)).toEqual(sorted(value));
        // What is set aside is a document of the same form, which holds nothing else.
        for (const aside of device.aside) {
          const read = document.read(aside);
          expect(read.ok && read.bad?.text).toBe(aside);
          expect(read.ok && sorted(read.value)).toEqual(sorted(document.nothing));
        }
      }
    });
  });

  test('a text of a newer version stays, and so do the texts next to it', () => {
    use(({ document, act }) => {
      const random = seeded(11);
      const device = new Device();
      const store = new Store(document, () => device);
      for (let step = 0; step < 8; step++) store.change(act(random, NOON + step, store.read().value));
      for (const [key, text] of device.kept) {
        expect(text).toMatch(/"version":\d/);
        device.kept.set(key, text.replace(/"version":\d+/, '"version":99'));
      }
      const texts = [...device.kept];
      for (let step = 0; step < 8; step++) {
        const { problem } = store.change(act(random, NOON + step, store.read().value));
        expect(problem).toMatch(/newer version of Outs/);
      }
      expect([...device.kept]).toEqual(texts);
    });
  });

  test('entries that another version set aside are taken back if this version can read them', () => {
    use(({ document, act }) => {
      const random = seeded(12);
      const device = new Device();
      const store = new Store(document, () => device);
      for (let step = 0; step < 20; step++) store.change(act(random, NOON + step, store.read().value));
      const before = store.read().value;
      for (const [key, text] of [...device.kept]) {
        device.kept.delete(key);
        device.kept.set(`${key}:aside:3`, text);
      }
      device.kept.set(`${document.key}:aside:5`, 'rubbish');
      const open = () => new Store(document, () => device);
      expect(sorted(open().read().value)).toEqual(sorted(before));
      expect(device.aside).toEqual(['rubbish']);
      // What is deleted afterwards stays so.
      open().change(() => document.nothing);
      expect(open().read().value).toEqual(document.nothing);
    });
  });
});

/* ------------------------------------------------------------------- the released version -- */

describe('a window of 1.0.0 next to one of this version', () => {
  /** Both windows on one device; after each change the other hears of it. */
  function beside<Value>(old: released.OldDocument<Value>, { document }: Used<Value>) {
    const device = new Device();
    const theirs = new released.Store(old, () => device);
    const ours = new Store(document, () => device);
    return {
      device,
      /** What both have after a change of the old window. */
      theirs: (change: (value: Value) => Value): Value => {
        const { value } = theirs.change(change);
        const read = ours.read();
        expect(read.problem).toBeUndefined();
        if (document.key !== KEPT_SETTINGS.key) expect(sorted(read.value)).toEqual(sorted(value));
        return read.value;
      },
      /** What both have after a change of this version's window: one text holds it. */
      ours: (change: (value: Value) => Value): Value => {
        const { value, problem } = ours.change(change);
        expect(problem).toBeUndefined();
        expect([...device.kept.keys()].filter((key) => key !== document.key)).toEqual([]);
        const heard = theirs.read();
        expect(heard.problem).toBeUndefined();
        // 1.0.0 takes the version of the settings for a setting.
        expect(sorted(heard.value)).toEqual(
          isObject(heard.value) && 'version' in heard.value ? { ...value, version: 1 } : sorted(value),
        );
        return value;
      },
    };
  }

  const HANDS = 30;

  test('spots: both windows have all of them', LONG, () => {
    for (let seed = 0; seed < HANDS; seed++) {
      const random = seeded(seed);
      const windows = beside(released.KEPT_SPOTS, spots);
      let all = spots.document.nothing;
      for (let step = 0; step < 12; step++) {
        const now = NOON + 1_000 * step;
        if (random() < 0.6) all = windows.ours(spots.act(random, now, all));
        else {
          const { link } = all[integer(random, 0, all.length - 1)] ?? { link: '' };
          all = windows.theirs(
            one(random, [
              (list) => released.keepSpot(list, { link: `#/?hero=KhKd&board=2c7d9s&pot=${step}`, at: now }, undefined),
              (list) => released.renameSpot(list, link, `theirs ${step}`),
              (list) => released.starSpot(list, link, random() < 0.5),
            ]),
          );
        }
      }
      expect(windows.device.aside).toEqual([]);
    }
  });

  test('ranges: any number of them stays', () => {
    const windows = beside(released.KEPT_RANGES, ranges);
    const many = Array.from({ length: 700 }, (_, at) => ({ text: `AA:0.${at + 1001}`, at, name: `range ${at}` }));
    windows.ours((all) => mergeRanges(all, many));
    expect(windows.theirs((all) => released.nameRange(all, 'KK', 'kings', NOON))).toHaveLength(701);
    expect(windows.device.kept.has('outs:ranges-2')).toBe(true);
    expect(windows.ours((all) => mergeRanges(all, [{ text: 'QQ', at: NOON, name: 'queens' }]))).toHaveLength(702);
    expect(windows.theirs((all) => released.withoutRange(all, 'AA:0.1001'))).toHaveLength(701);
    expect(windows.device.aside).toEqual([]);
  });

  test('the ranges of a session: a long one is not cut', () => {
    for (let seed = 0; seed < 100; seed++) {
      const random = seeded(seed);
      const windows = beside(released.KEPT_CHOICES, choices);
      let all = choices.document.nothing;
      for (let step = 0; step < 12; step++) {
        const to = all.judge === 'given' ? 'shown' : 'given';
        const change = choices.act(random, NOON, all);
        all = random() < 0.7 ? windows.ours(change) : windows.theirs((own) => ({ ...own, judge: to }));
      }
    }
  });

  test('settings: the last choice holds in both', () => {
    const windows = beside(released.KEPT_SETTINGS, settings);
    windows.ours((all) => ({ ...all, theme: 'dark' }));
    windows.theirs((all) => ({ ...all, theme: 'light', suits: 'two' }));
    const all = windows.ours((own) => ({ ...own, odds: 'decimal' }));
    expect(all).toEqual({ theme: 'light', suits: 'two', odds: 'decimal' });
  });
});
