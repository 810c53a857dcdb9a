// Tests src/poker/shownText, src/words/fraction, src/words/text and src/words/amounts: the parts of sentences.
import { expect, test } from 'vitest';
import { roughly } from '../../src/words/fraction';
import { shortened } from '../../src/poker/shownText';
import { joined } from '../../src/words/text';
import { sumText } from '../../src/words/amounts';

test('a text in quotation marks is at most 40 whole characters long, without control characters', () => {
  expect(shortened('a\nb\u0000c')).toBe('a b c');
  expect(shortened('x'.repeat(40))).toBe('x'.repeat(40));
  expect(Array.from(shortened('🂡'.repeat(60)))).toEqual([...Array<string>(39).fill('🂡'), '…']);
});

test('a chance is the nearest part that players say', () => {
  expect(roughly(0)).toBe('none');
  expect(roughly(0.01)).toBe('few');
  expect(roughly(0.99)).toBe('most');
  expect(roughly(1)).toBe('all');
  for (let thousandth = 20; thousandth <= 950; thousandth++) {
    const chance = thousandth / 1000;
    const said = roughly(chance);
    if (typeof said === 'number') {
      expect(Math.abs(said - chance)).toBeLessThanOrEqual(0.005 + 1e-9);
      continue;
    }
    const [part, whole] = said as readonly [number, number];
    expect(part === 1 || ['2/3', '3/4', '4/5', '5/6', '7/8', '9/10'].includes(`${part}/${whole}`)).toBe(true);
    expect(Math.abs(part / whole - chance)).toBeLessThan(0.1 * Math.min(chance, 1 - chance));
    // A chance below an eighth is always one in some whole number.
    if (part === 1) expect(Math.abs(1 / chance - whole)).toBeLessThanOrEqual(0.5 + 1e-9);
  }
  expect(
    Array.from({ length: 26 }, (_, at) => typeof roughly(0.02 + at / 250)).every((kind) => kind === 'object'),
  ).toBe(true);
  expect([1 / 22.5, 0.56, 0.4, 0.1, 0.3].map(roughly)).toEqual([[1, 22], 0.56, 0.4, [1, 10], 0.3]);
});

test('pieces of sentences have a text between them', () => {
  expect(joined([['a'], ['b', []]], ', ')).toEqual(['a', ', ', 'b', []]);
  expect(joined([], ', ')).toEqual([]);
});

test('cents are written if there are any', () => {
  expect(sumText({ money: 1250, currency: '$' })).toBe('$12.50');
  expect(sumText({ money: 300, currency: '€' })).toBe('€3');
});
