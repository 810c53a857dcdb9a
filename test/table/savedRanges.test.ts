// Tests src/ui/savedRanges.
import { describe, expect, test } from 'vitest';
import { formatRange, parseRange } from '../../src/poker/range';
import { topRange } from '../../src/poker/ranking';
import {
  keepRange,
  KEPT_RANGES,
  mergeRanges,
  MOST_RECENT_RANGES,
  nameRange,
  readRangeList,
  withoutRange,
  type SavedRange,
} from '../../src/ui/savedRanges';
import { readRangesOf, readSpots, writeSpots } from '../../src/ui/savedSpots';
import { integer, seeded, type Random } from '../reference/random';

/** A list made by a user's random actions. */
function anyList(random: Random): SavedRange[] {
  let list: SavedRange[] = [];
  for (let at = 0; at < integer(random, 0, 30); at++) {
    const text = formatRange(topRange(integer(random, 1, 12) * 5));
    const what = random();
    if (what < 0.6) list = keepRange(list, text, at);
    else if (what < 0.9) list = nameRange(list, text, `range ${integer(random, 1, 5)}`, at);
    else list = withoutRange(list, text);
  }
  return list;
}

describe('saved ranges', () => {
  test('hold each text and each name once, and few without a name', () => {
    const random = seeded(4201);
    for (let round = 0; round < 200; round++) {
      const list = anyList(random);
      const names = list.flatMap(({ name }) => name ?? []);
      expect(new Set(list.map(({ text }) => text)).size).toBe(list.length);
      expect(new Set(names).size).toBe(names.length);
      expect(list.length - names.length).toBeLessThanOrEqual(MOST_RECENT_RANGES);
      expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
    }
  });

  test('are read back as they were written, alone and in a file of spots', () => {
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
    expect(mergeRanges(list, [{ text: kings, at: 9, name: 'other' }])).toEqual(list);
    expect(nameRange(list, aces, '  ', 3)).toEqual(list);
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
    const read = readRangeList(list);
    expect(read.ok ? read.value.first : read.error).toBe(why);
  });

  test('all notations of a range are the same range', () => {
    const read = readRangeList([{ text: 'kk aa', at: 1 }]);
    const range = parseRange('KK+', 'line');
    if (!read.ok || !range.ok) throw new Error('unread');
    expect(read.value.sound[0]?.text).toBe(formatRange(range.value));
  });
});
