// Tests src/words/shortened, src/words/fraction, src/words/pieces and src/words/sums: the parts of sentences.
import { expect, test } from 'vitest';
import { roughly } from '../../src/words/fraction';
import { joined } from '../../src/words/pieces';
import { shortened } from '../../src/words/shortened';
import { sumText } from '../../src/words/sums';

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
  for (let percent = 2; percent <= 95; percent++) {
    const [part, whole] = roughly(percent / 100) as readonly [number, number];
    expect(Math.abs(part / whole - percent / 100) / (percent / 100)).toBeLessThan(0.12);
  }
});

test('pieces of sentences have a text between them', () => {
  expect(joined([['a'], ['b', []]], ', ')).toEqual(['a', ', ', 'b', []]);
  expect(joined([], ', ')).toEqual([]);
});

test('cents are written where there are any', () => {
  expect(sumText({ money: 1250, currency: '$' })).toBe('$12.50');
  expect(sumText({ money: 300, currency: '€' })).toBe('€3');
});
