// The evening of all-ins: hands kept, the table of luck, the worst beat, CSV, the document.
import { describe, expect, test } from 'vitest';
import {
  changeHand,
  eveningOf,
  isKept,
  keepHand,
  KEPT_EVENINGS,
  MOST_HANDS,
  nightAsCsv,
  nightOf,
  type Evenings,
  type KeptHand,
} from '../../src/show/evening';
import { Store, type StorageLike } from '../../src/ui/store';
import { integer, seeded } from '../reference/random';

const seat = (place: number) => `Seat ${place + 1}`;
const sum = (list: readonly number[]) => list.reduce((all, own) => all + own, 0);
const HAND: KeptHand = {
  link: '#/show?hero=AhAd&board=7c2d9sJh3c&vs=KsKc;7h7d',
  ...{ at: 1_000_000_000_000, names: ['Anna', '', 'Dora'], dealt: 0 },
  ...{ fair: [0.65, 0.19, 0.16], won: [0, 0, 1] },
};
const WITH_MONEY: KeptHand = { ...HAND, net: [60, -300, 240], average: [221.38, -159.71, -61.67] };
const NOTHING = KEPT_EVENINGS.nothing;

function device(most = Infinity): StorageLike & { readonly shelf: Map<string, string> } {
  const shelf = new Map<string, string>();
  return {
    shelf,
    getItem: (key) => shelf.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > most) throw new Error('full');
      shelf.set(key, value);
    },
    removeItem: (key) => void shelf.delete(key),
  };
}

describe('the table', () => {
  test('a hand tells all-ins won of expected, luck in hands and money, the worst beat; nobody is named who has no name', () => {
    const { players, beat } = nightOf([WITH_MONEY], seat);
    expect(players).toEqual([
      { name: 'Anna', hands: 1, won: 0, expected: 0.65, luck: -0.6, money: -161.38, net: 60 },
      { name: 'Seat 2', hands: 1, won: 0, expected: 0.19, luck: -0.2, money: -140.29, net: -300 },
      { name: 'Dora', hands: 1, won: 1, expected: 0.16, luck: 0.8, money: 301.67, net: 240 },
    ]);
    expect(beat).toEqual({ hand: WITH_MONEY, place: 2 });
    expect(nightOf([HAND], seat).players.every(({ money }) => money === undefined)).toBe(true);
  });

  test('the worst beat has its equity of the main pot, and may win less than half of all the money', () => {
    const short: KeptHand = {
      ...{ ...HAND, net: [400, -1_000, 600], average: [-100, -100, 200] },
      ...{ fair: [0.4, 0.442, 0.158], won: [0.5, 0, 0.5], equity: [0.4, 0.284, 0.316] },
    };
    const less: KeptHand = { ...short, won: [0.6, 0, 0.4] };
    for (const hand of [short, less]) expect(nightOf([hand], seat).beat).toEqual({ hand, place: 2 });
    expect(nightAsCsv([less], seat)).toContain(',Dora,0.316,0.158,0.4,600,200,');
  });

  test('the luck of 500 random evenings adds up to nought, to the tenth and to the cent', () => {
    const random = seeded(29);
    for (let evening = 0; evening < 500; evening++) {
      const hands = Array.from({ length: integer(random, 1, 12) }, (): KeptHand => {
        const players = integer(random, 2, 10);
        const parts = Array.from({ length: players }, () => random());
        const fair = parts.map((own) => own / sum(parts));
        const winner = integer(random, 0, players - 1);
        const won = fair.map((_, place) => Number(place === winner));
        const pot = integer(random, 1, 100_000) / 100;
        const put = pot / players;
        const names = fair.map((_, place) => (random() < 0.5 ? '' : `P${place}`));
        return {
          ...{ ...HAND, names, fair, won },
          ...(random() < 0.7 && {
            net: won.map((own) => own * pot - put),
            average: fair.map((own) => own * pot - put),
          }),
        };
      });
      const { players, beat } = nightOf(hands, seat);
      expect(Math.abs(sum(players.map(({ luck }) => luck)))).toBeLessThan(1e-6);
      expect(Math.abs(sum(players.map(({ money = 0 }) => money)))).toBeLessThan(1e-6);
      // A favourite wins without a beat.
      const parts = hands.map(({ fair, won }) => fair[won.indexOf(1)] ?? 1).filter((own) => own < 0.5);
      expect(beat?.hand.fair[beat.place] ?? Infinity).toBe(Math.min(...parts));
      for (const { luck, won, expected } of players) expect(Math.abs(luck - (won - expected))).toBeLessThan(0.1);
    }
  });

  test('a hand whose river is mended is kept once, unless it has a star', () => {
    const mended = { ...HAND, at: HAND.at + 1, link: `${HAND.link}&pot=1` };
    const other = { ...mended, link: HAND.link.replace(/hero=[^&]*/, 'hero=2c2d') };
    const keep = (first: typeof HAND, second: typeof HAND, before?: typeof HAND) =>
      keepHand(keepHand({ hands: [] }, first), second, before).hands.map(({ link }) => link);
    expect(keep(HAND, mended, HAND)).toEqual([mended.link]);
    expect(keep(HAND, mended)).toEqual([mended.link, HAND.link]);
    expect(keep(HAND, other, HAND)).toEqual([other.link, HAND.link]);
    expect(keep({ ...HAND, starred: true }, mended, HAND)).toEqual([mended.link, HAND.link]);
  });

  test('as CSV is a line a player; no cell is a formula', () => {
    const csv = nightAsCsv([{ ...WITH_MONEY, names: ['=1+1', 'a,"b', ''] }], seat);
    const lines = csv.trimEnd().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe('time,player,equity,expected,won,net,average,link');
    expect(lines[1]).toMatch(/^2001-09-09T01:46:40.000Z,'=1\+1,0.65,0.65,0,60,221.38,/);
    expect(lines[2]).toContain('"a,""b"');
    expect(lines[3]).toContain(',Seat 3,');
  });
});

test('an evening ends at six in the morning', () => {
  const at = (day: number, hour: number) => new Date(2026, 2, day, hour, 30).getTime();
  expect(eveningOf(at(3, 5))).toBe(eveningOf(at(2, 20)));
  expect(eveningOf(at(3, 6))).not.toBe(eveningOf(at(3, 5)));
  // A night with the change of the clocks is one evening.
  const hours = Array.from({ length: 60 }, (_, hour) => new Date(2026, 2, 28, 6 + hour).getTime());
  expect(new Set(hours.map(eveningOf)).size).toBe(3);
});

describe('kept on the device', () => {
  const opened = (storage: StorageLike) => new Store(KEPT_EVENINGS, () => storage);

  test('a hand is kept once, with its star; starred and named hands are never dropped', () => {
    let all: Evenings = keepHand(NOTHING, { ...HAND, at: 1 });
    all = changeHand(all, HAND, (own) => ({ ...own, starred: true }));
    all = keepHand(all, { ...HAND, at: 5 });
    expect(all.hands).toEqual([{ ...HAND, at: 1, starred: true }]);
    for (let at = 0; at < MOST_HANDS + 5; at++) {
      all = { ...all, hands: [...all.hands, { ...HAND, at: 10 + at, link: `${HAND.link}&dead=${at}` }] };
    }
    all = keepHand(all, { ...HAND, at: 9_999_999, link: `${HAND.link}&dead=2s` });
    expect(all.hands).toHaveLength(MOST_HANDS + 1);
    expect(isKept(all, HAND)).toBe(true);
    expect(changeHand(all, HAND, () => undefined).hands).toHaveLength(MOST_HANDS);
  });

  test('an evening is read back, by two windows at once', () => {
    const storage = device();
    const [one, other] = [opened(storage), opened(storage)];
    one.change((all) => ({ ...keepHand(all, WITH_MONEY), chip: 0.25 }));
    other.change((all) => keepHand(all, { ...HAND, at: HAND.at + 1, link: `${HAND.link}&dead=2s` }));
    const { value } = one.read();
    expect(value.hands).toHaveLength(2);
    expect(value.chip).toBe(0.25);
    expect(opened(storage).read().value).toEqual(value);
  });

  test('a full disk keeps the hand in the window, and says so', () => {
    const storage = device(150);
    const store = opened(storage);
    const { value, problem, isUnsaved } = store.change((all) => keepHand(all, HAND));
    expect([value.hands.length, isUnsaved]).toEqual([1, true]);
    expect(problem).toBe(KEPT_EVENINGS.unkept);
    expect(storage.shelf.size).toBe(0);
  });

  test('bad entries are set aside, and sound ones stay', () => {
    const storage = device();
    const bad = [
      { ...HAND, link: 'javascript:alert(1)' },
      { ...HAND, fair: [2, -1, 0] },
      { ...HAND, won: [1] },
      { ...HAND, names: [1, 2, 3] },
      { ...HAND, net: [1, 2] },
      { ...HAND, dealt: 2 },
      null,
      'hand',
    ];
    storage.setItem(
      'outs:all-in',
      JSON.stringify({ format: 'outs-all-in', version: 1, chip: -5, keepsAll: 'yes', hands: [...bad, HAND] }),
    );
    const { value, problem } = opened(storage).read();
    expect(value).toEqual({ ...NOTHING, hands: [HAND] });
    expect(problem).toBe(KEPT_EVENINGS.setAside);
    expect(storage.getItem('outs:all-in:aside:1')).toContain('javascript:');
  });

  test('any text is read without a throw, and a newer page’s is left alone', () => {
    const random = seeded(3);
    const written = KEPT_EVENINGS.write(keepHand(NOTHING, WITH_MONEY));
    for (let round = 0; round < 500; round++) {
      const at = integer(random, 0, written.length);
      const text =
        written.slice(0, at) + '{}[]",:0x'.charAt(integer(random, 0, 8)) + written.slice(at + integer(random, 0, 3));
      expect(() => KEPT_EVENINGS.read(text)).not.toThrow();
    }
    expect(KEPT_EVENINGS.read(written.replace('"version":1', '"version":2'))).toMatchObject({
      ok: false,
      isNewer: true,
    });
  });
});
