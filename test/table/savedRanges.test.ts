// Tests src/ui/savedRanges.
import { describe, expect, test } from 'vitest';
import { readLine, writeLine } from '../../src/notation/line';
import { COMBOS } from '../../src/poker/combos';
import { formatRange, parseRange, RANGE_TEXT_LIMIT } from '../../src/poker/range';
import { topRange } from '../../src/poker/ranking';
import {
  keepRange,
  KEPT_RANGES,
  mergeRanges,
  MOST_RECENT_RANGES,
  nameRange,
  Ranges,
  withoutRange,
  type SavedRange,
} from '../../src/ui/savedRanges';
import { readingRangesOf, readSpots, writeSpots } from '../../src/ui/savedSpots';
import { Store } from '../../src/ui/store';
import { finish } from '../../src/steps';
import { Device } from '../kept/device';
import { integer, seeded, type Random } from '../reference/random';

/** The ranges of a file, read in slices. */
const readRangesOf = (file: string) => finish(readingRangesOf(file));
const readRanges = (ranges: unknown) => readRangesOf(JSON.stringify({ ranges }));

/** A list made by a user's random actions. */
function anyList(random: Random): SavedRange[] {
  let list: SavedRange[] = [];
  for (let at = 0; at < integer(random, 0, 30); at++) {
    const text = formatRange(topRange(integer(random, 1, 12) * 5));
    const what = random();
    if (what < 0.6) list = keepRange(list, text, at);
    else if (what < 0.9) list = nameRange(list, text, `range ${integer(random, 1, 5)}`, at);
    else list = withoutRange(list, list[integer(random, 0, list.length - 1)] ?? { text, at });
  }
  return list;
}

describe('saved ranges', () => {
  test('hold each name once, a range without a name once, and few of these', () => {
    const random = seeded(4201);
    for (let round = 0; round < 200; round++) {
      const list = anyList(random);
      const names = list.flatMap(({ name }) => name ?? []);
      const unnamed = list.filter(({ name }) => name === undefined).map(({ text }) => text);
      expect(new Set(unnamed).size).toBe(unnamed.length);
      expect(list.some(({ name, text }) => name !== undefined && unnamed.includes(text))).toBe(false);
      expect(new Set(names).size).toBe(names.length);
      expect(list.length - names.length).toBeLessThanOrEqual(MOST_RECENT_RANGES);
      expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
    }
  });

  test('read back as written, alone and in a file of spots', () => {
    const random = seeded(4202);
    for (let round = 0; round < 100; round++) {
      const list = anyList(random);
      expect(KEPT_RANGES.read(KEPT_RANGES.write(list))).toEqual({ ok: true, value: list });
      const file = writeSpots([], list);
      expect(readRangesOf(file)).toEqual({ ok: true, value: list });
      expect(readSpots(file)).toEqual({ ok: true, value: [] });
    }
    expect(readRangesOf(writeSpots([]))).toEqual({ ok: true, value: [] });
  });

  test('a name goes to another range, and merging keeps the names of here', () => {
    const [aces, kings] = ['AA', 'KK'];
    const list = nameRange(nameRange([], aces, 'tight', 1), kings, ' tight ', 2);
    expect(list).toEqual([
      { text: kings, at: 2, name: 'tight' },
      { text: aces, at: 1 },
    ]);
    expect(mergeRanges(list, [{ text: aces, at: 9, name: 'tight' }])).toEqual([
      { text: kings, at: 2, name: 'tight' },
      { text: aces, at: 9, name: 'tight (2)' },
    ]);
    expect(nameRange(list, aces, '  ', 3)).toEqual(list);
  });

  test('a range has several names, in any folder; a new name takes the place of the name that it replaces', () => {
    const list = nameRange(nameRange(keepRange([], 'AA', 1), 'AA', 'cash/CO', 2), 'AA', 'mtt/BTN', 3);
    expect(list.map(({ text, name }) => [text, name])).toEqual([
      ['AA', 'cash/CO'],
      ['AA', 'mtt/BTN'],
    ]);
    expect(nameRange(list, 'AA', 'cash/HJ', 4, 'Cash/CO').map(({ name }) => name)).toEqual(['cash/HJ', 'mtt/BTN']);
    const [first] = list;
    expect(first && withoutRange(list, first).map(({ name }) => name)).toEqual(['mtt/BTN']);
    // 1.0.0 keeps each text once, and reads a text with spaces behind it.
    const written = JSON.parse(KEPT_RANGES.write(list)) as { ranges: SavedRange[] };
    expect(written.ranges.map(({ text }) => text)).toEqual(['AA', 'AA ']);
    expect(KEPT_RANGES.read(KEPT_RANGES.write(list))).toEqual({ ok: true, value: list });
  });

  test.each([
    [{}, 'its ranges are not a list'],
    [
      [
        { text: 'AA', at: 1 },
        { text: 'A', at: 1 },
      ],
      'range 2 cannot be read',
    ],
    [[{ text: 'AA', at: -1 }], 'range 1 cannot be read'],
    [[{ text: 'AA', at: 1, name: 3 }], 'range 1 cannot be read'],
    [[null], 'range 1 cannot be read'],
  ])('%j is refused, or the bad one of it', (list, why) => {
    const read = readRanges(list);
    expect(read.ok ? read.bad?.first : read.error).toContain(why);
  });

  test('all notations of a range are the same range', () => {
    const read = readRanges([{ text: 'kk aa', at: 1 }]);
    const range = parseRange('KK+', 'line');
    if (!read.ok || !range.ok) throw new Error('unread');
    expect(read.value[0]?.text).toBe(formatRange(range.value));
  });
});

describe('names of saved ranges on a line', () => {
  /** Names that contain other names, words of the line, or signs of patterns. */
  const NAMES = [
    'BB',
    'BB (2)',
    'BB call',
    'BB v BTN',
    '6-max/CO opens',
    'Co on 3bet',
    '(tight)',
    'a.*+',
    'x',
    'señor Ñ',
  ];
  const LINES: readonly ((range: string) => string)[] = [
    (range) => `AhKh v ${range}`,
    (range) => `AhKh 7h3h9c vs. ${range} x 2h`,
    (range) => `AhKh 7h3h9c v QQ v ${range} v random pot 60 call 20`,
    (range) => `(${range}) 7h3h9c v random`,
    (range) => `AhKh 7h3h9c v 22, ${range}, 72o`,
    (range) => `AhKhv ${range} with toppair+`,
  ];
  const saved = (entries: readonly (readonly [name: string, text: string])[]): Ranges => {
    const device = new Device();
    const own = new Ranges(new Store(KEPT_RANGES, () => device), () => 1);
    for (const [name, text] of entries) {
      const read = parseRange(text, 'line');
      if (!read.ok) throw new Error(text);
      own.save(read.value, name);
    }
    return own;
  };
  const written = (line: string): string => {
    const read = readLine(line, RANGE_TEXT_LIMIT);
    return read.ok ? writeLine(read.value) : `not read: ${line}`;
  };

  test('a line with a name is read as the line with the range, in any case of letters', () => {
    const own = saved(NAMES.map((name, at) => [name, `${formatRange(topRange(5 * at + 5))},32o:0.25`]));
    const random = seeded(4203);
    for (const [at, name] of NAMES.entries()) {
      const text = `${formatRange(topRange(5 * at + 5))},32o:0.25`;
      for (const line of LINES) {
        const typed = Array.from(name, (sign) => (random() < 0.5 ? sign.toLowerCase() : sign.toUpperCase())).join('');
        const spelled = own.spelled(line(typed));
        expect(spelled, line(typed)).toBeDefined();
        expect(written(spelled ?? '')).toBe(written(line(text)));
        expect(written(line(text))).not.toMatch(/^not read/);
      }
    }
  });

  test('a name counts only as whole words, and only in place of a range', () => {
    const own = saved([['BB', 'QQ+']]);
    for (const line of [
      'BB',
      'AhKh BB',
      'AhKh v BBB',
      'AhKh v BB2',
      'AhKh v SBB',
      'AhKh v QQ x BB',
      'AhKh v QQ bets 3 BB',
    ]) {
      expect(own.spelled(line), line).toBeUndefined();
    }
    expect(saved([]).spelled('AhKh v BB')).toBeUndefined();
  });

  test('a name is found in its folder, unless folders have different ranges of the name', () => {
    const own = saved([
      ['6-max/BTN vs 3bet', 'QQ+'],
      ['6-max/CO opens', '55+'],
      ['9-max/CO opens', '77+'],
      ['CO opens late', '22+'],
      ['BB', 'KK+'],
      ['old/BB', 'JJ'],
    ]);
    expect(own.spelled('AhKh v btn vs 3bet on 7h3h9c')).toBe('AhKh v QQ+ on 7h3h9c');
    expect(own.spelled('AhKh v 6-max/btn vs 3bet')).toBe('AhKh v QQ+');
    expect(own.spelled('AhKh v CO opens')).toBeUndefined();
    expect(own.spelled('AhKh v 9-max/CO opens')).toBe('AhKh v 77+');
    expect(own.spelled('AhKh v CO opens late')).toBe('AhKh v 22+');
    expect(own.spelled('AhKh v bb')).toBe('AhKh v KK+');
    expect(saved([]).called('')).toBeUndefined();
  });

  test('a range longer than a line is read too', () => {
    const random = seeded(4204);
    const weights = Float64Array.from(COMBOS, () => integer(random, 0, 1000) / 1000);
    const own = saved([['solver', formatRange({ weights })]]);
    const read = readLine(own.spelled('v solver') ?? '', RANGE_TEXT_LIMIT);
    const [seat] = read.ok ? read.value.seats : [];
    expect(seat?.kind === 'range' && seat.range.weights).toEqual(weights);
    expect(readLine(own.spelled('v solver') ?? '').ok).toBe(false);
  });

  test('the beginning of a name is completed, in a field and at the end of a line', () => {
    const own = saved(NAMES.map((name, at) => [name, formatRange(topRange(5 * at + 5))]));
    expect(own.begunBy(' bb')).toEqual(['BB', 'BB (2)', 'BB call', 'BB v BTN']);
    expect(own.begunBy(' ')).toEqual([]);
    expect(own.completed('AhKh v bb C')).toEqual(['AhKh v BB call']);
    expect(own.completed('AhKh v QQ, 6')).toEqual(['AhKh v QQ, 6-max/CO opens']);
    expect(own.completed('AhKh v ')).toEqual([]);
    expect(own.completed('BB')).toEqual([]);
  });

  test('a range is called by its name, whatever notation it had', () => {
    const own = saved([['BB', 'kk aa']]);
    expect(own.nameOf('KK+')).toBe('BB');
    expect(own.nameOf('QQ+')).toBeUndefined();
  });
});
