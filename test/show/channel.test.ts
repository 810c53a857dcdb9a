// What a second screen hears from other windows.
import { expect, test } from 'vitest';
import { readMessage } from '../../src/ui/showChannel';
import { seeded } from '../reference/random';

test('the newest link of each sender counts', () => {
  const last = new Map<string, number>();
  const hear = (from: string, n: number, link: string) => readMessage({ v: 1, from, n, link }, last);
  expect(hear('a', 0, '#/show')).toBe('#/show');
  expect(hear('a', 2, '#/show?hero=AhKh')).toBe('#/show?hero=AhKh');
  expect(hear('a', 1, '#/show')).toBeUndefined();
  expect(hear('a', 2, '#/show')).toBeUndefined();
  expect(hear('b', 0, '#/show?hero=AsKs')).toBe('#/show?hero=AsKs');
});

test.each([
  null,
  undefined,
  'hello',
  7,
  {},
  [],
  { v: 2, from: 'a', n: 0, link: '#/show' },
  { v: 1, from: 'a', n: '0', link: '#/show' },
  { v: 1, from: 'a', n: NaN, link: '#/show' },
  { v: 1, from: 'a', n: 0, link: 5 },
  { v: 1, from: 7, n: 0, link: '#/show' },
  { v: 1, from: 'a', n: 0, link: 'x'.repeat(5_001) },
])('nothing else: %j', (data) => {
  expect(readMessage(data, new Map())).toBeUndefined();
});

test('the last message counts, in any order of arrival', () => {
  const random = seeded(44);
  for (let round = 0; round < 200; round++) {
    const last = new Map<string, number>();
    const order = Array.from({ length: 20 }, (_, n) => n).sort(() => random() - 0.5);
    let shown = '';
    for (const n of order) shown = readMessage({ v: 1, from: 'a', n, link: String(n) }, last) ?? shown;
    expect(shown).toBe('19');
  }
});
