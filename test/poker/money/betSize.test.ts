import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BET_SIZES, isBetSize, readBetSize, writeBetSize } from '../../../src/poker/money/betSize';

test.each<[text: string, size: number | undefined]>([
  ['1/2', 1 / 2],
  ['½', 1 / 2],
  ['1½', 3 / 2],
  ['1 1/2', 3 / 2],
  ['3/2', 3 / 2],
  ['50%', 1 / 2],
  ['33.5 %', 0.335],
  ['0.5', 1 / 2],
  ['0,5', 1 / 2],
  ['.75', 3 / 4],
  ['pot', 1],
  ['2x', 2],
  ['2x pot', 2],
  ['1/2 pot', 1 / 2],
  ['10', 10],
  ['0', undefined],
  ['10.1', undefined],
  ['1/0', undefined],
  ['0/0', undefined],
  ['-1/2', undefined],
  ['half', 1 / 2],
  ['half pot', 1 / 2],
  ['Half the pot', 1 / 2],
  ['two thirds', 2 / 3],
  ['three-quarters pot', 3 / 4],
  ['full pot', 1],
  ['the pot', 1],
  ['third', 1 / 3],
  ['quarter', undefined],
  ['the', undefined],
  ['', undefined],
])('%j is a bet of %s pots', (text, size) => {
  expect(readBetSize(text)).toBe(size);
});

test('every size is read back as it is written', () => {
  for (const { size, text } of BET_SIZES) {
    expect(writeBetSize(size)).toBe(text);
    expect(readBetSize(text)).toBe(size);
  }
  expect(writeBetSize(0.4)).toBe('40%');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), (hundredths) => {
      const size = hundredths / 100;
      expect(readBetSize(writeBetSize(size))).toBe(size);
    }),
  );
});

test('any text is a size within bounds or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const size = readBetSize(text);
      expect(size === undefined || isBetSize(size)).toBe(true);
    }),
  );
});
