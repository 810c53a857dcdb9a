import { problemInWords } from '../../src/words/problems';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAmount, writeAmount } from '../../src/notation/amount';

const SEED = { seed: 20_261_122 };

function amountOf(text: string): number | undefined {
  const read = readAmount(text);
  return read.ok ? read.value : undefined;
}

describe('an amount as people write it', () => {
  test.each<[text: string, amount: number]>([
    ['60', 60],
    ['0', 0],
    ['62.5', 62.5],
    ['62,5', 62.5],
    ['62.50', 62.5],
    ['.5', 0.5],
    [',5', 0.5],
    ['0.125', 0.13],
    ['12.', 12],
    ['1,000', 1000],
    ['1.000', 1000],
    ['1 000', 1000],
    ['1\u202f000', 1000],
    ['1’000', 1000],
    ["1'000.50", 1000.5],
    ['12,500', 12500],
    ['1,234,567', 1234567],
    ['1.234.567', 1234567],
    ['12,34,567', 1234567],
    ['1,234.5', 1234.5],
    ['1.234,56', 1234.56],
    ['1 234,56', 1234.56],
    ['$60', 60],
    ['60 $', 60],
    ['€ 62,50', 62.5],
    ['£1,000', 1000],
    ['60bb', 60],
    ['2.5 BB', 2.5],
    ['USD 60', 60],
    ['60 eur', 60],
    ['1500 chips', 1500],
    ['1.2k', 1200],
    ['1,2k', 1200],
    ['$1.25K', 1250],
    ['2m', 2_000_000],
    ['0.3333', 0.33],
    ['  7  ', 7],
    ['999999999', 999_999_999],
  ])('%s is %d', (text, amount) => {
    expect(readAmount(text)).toEqual({ ok: true, value: amount });
  });

  test.each<[text: string, said: RegExp]>([
    ['1.250k', /1,250 or 1,250,000/],
    ['1234,567', /1,234\.57 or 1,234,567/],
    ['-5', /below zero/],
    ['−5', /below zero/],
    ['abc', /not an amount.*62\.5/],
    ['', /^An amount is missing.*62\.5/],
    ['1,23,4', /not an amount/],
    ['1 00', /not an amount/],
    ['1.000.00', /not an amount/],
    ['1,000,00', /not an amount/],
    ['1e9', /not an amount/],
    ['60 20', /not an amount/],
    ['1000000000', /Write 999,999,999 or less/],
    ['1000m', /or less/],
  ])('%s is asked back', (text, said) => {
    const read = readAmount(text);
    expect(read.ok ? '' : read.error.code).toBe('bad-money');
    expect(read.ok ? '' : problemInWords(read.error)).toMatch(said);
  });

  test('any amount comes back from how it is written, with thousands in many languages too', () => {
    const locales = ['en', 'de', 'fr', 'es', 'pl', 'sv', 'de-CH', 'en-IN', 'pt-BR', 'ru'];
    const hundredths = fc.integer({ min: 0, max: 99_999_999_900 });
    fc.assert(
      fc.property(hundredths, fc.constantFrom(...locales), (count, locale) => {
        const amount = count / 100;
        expect(amountOf(writeAmount(amount))).toBe(amount);
        const written = new Intl.NumberFormat(locale, {
          numberingSystem: 'latn',
          minimumFractionDigits: count % 100 === 0 ? 0 : 2,
          maximumFractionDigits: 2,
        }).format(amount);
        expect(amountOf(written), written).toBe(amount);
      }),
      SEED,
    );
  });

  test('any text is read as an amount from 0 up to the hundredth, or refused in a sentence', () => {
    const text = fc.oneof(fc.string({ maxLength: 30 }), fc.stringMatching(/^[$€]?[0-9.,' ]{0,12}[km]?(bb)?$/));
    fc.assert(
      fc.property(text, (written) => {
        const read = readAmount(written);
        if (read.ok) {
          expect(read.value).toBeGreaterThanOrEqual(0);
          expect(Math.round(100 * read.value) / 100).toBe(read.value);
        } else expect(problemInWords(read.error)).toMatch(/^(“.*|An amount is missing)\..*$/su);
      }),
      { ...SEED, numRuns: 3000 },
    );
  });
});
