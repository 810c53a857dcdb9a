// Numbers (src/words/numbers.ts), amounts (src/words/amounts.ts), and why a link is not a spot (src/words/problems.ts).
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAmount } from '../../src/notation/amount';
import { spotIn } from '../../src/notation/spot';
import { combosText, countText, moneyText, nonzeroText, shareText } from '../../src/words/amounts';
import { linkFaultInWords } from '../../src/words/problems';
import { figure, methodText, oddsFigure, oddsText, percentText, pointsText, widthText } from '../../src/words/numbers';

const share = fc.double({ min: 0.000_01, max: 0.999_99, noNaN: true });

describe('numbers', () => {
  test('stay English on a device in any language', () => {
    expect([figure(1_081.5, 2), percentText(0.2608), percentText(0.2608, 0), countText(1_712_304.4)]).toEqual([
      ...['1,081.50', '26.1%', '26%', '1,712,304'],
    ]);
    expect([shareText(0.261), shareText(0.261, 0.000_9), widthText(0), pointsText(0.000_9)]).toEqual([
      ...['26.1%', '26.1% ±0.09', '±0.01', '±0.09 points'],
    ]);
  });

  test('no combo or weight above nothing is written as nothing', () => {
    expect([0.04, 0.0043, 0.05, 0.1, 36.5, 48, 0, 1e-12].map(combosText)).toEqual([
      ...['0.04', '0.004', '0.1', '0.1', '36.5', '48', '0', '0'],
    ]);
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1, noNaN: true }), fc.integer({ min: 1, max: 3 }), (part, decimals) => {
        const read = Number(nonzeroText(part, decimals));
        expect(read).toBeGreaterThan(0);
        expect(Math.abs(read - part)).toBeLessThanOrEqual(0.5 * 10 ** -decimals + 1e-12);
      }),
      { seed: 20_261_202 },
    );
  });

  test('odds of the three styles are the same chance', () => {
    fc.assert(
      fc.property(share, (chance) => {
        const number = (text: string) => Number(text.replaceAll(',', ''));
        const against = oddsFigure(chance, 'against');
        const x = number(against.before);
        const read = [
          against.side === 'for' ? x / (1 + x) : 1 / (1 + x),
          1 / number(oddsFigure(chance, 'fraction').after),
          1 / number(oddsFigure(chance, 'decimal').before),
        ];
        // Two decimals of odds, or none from a hundred on.
        for (const own of read) expect(Math.abs(own - chance)).toBeLessThan(0.006);
      }),
      { seed: 20_261_124 },
    );
    expect([oddsText(0.2608, 'against'), oddsText(0.7391, 'against'), oddsText(0.2608, 'fraction')]).toEqual([
      ...['2.83 : 1 against', '2.83 : 1 for', '1 in 3.83'],
    ]);
  });

  test('money is read back to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_900 }), (cents) => {
        expect(readAmount(moneyText(cents / 100))).toEqual({ ok: true, value: cents / 100 });
      }),
      { seed: 20_261_124 },
    );
    expect([0, 20, 20.5, 20.25, -20, 0.0001, -0.0042, 0.001, 1e6].map(moneyText)).toEqual([
      ...['0', '20', '20.5', '20.25', '−20', '0', '−0.0042', '0.001', '1,000,000'],
    ]);
  });

  test('a method names the widest interval', () => {
    const players = [
      { categories: [], halfWidth: 0.0004 },
      { categories: [], halfWidth: 0.0009 },
    ];
    expect(methodText({ method: 'sampled', players })).toBe('simulated, ±0.09 points');
    expect(methodText({ method: 'exact', players })).toBe('exact');
  });
});

test.each([
  ['#/?hero=AhKh', ''],
  ['#/?hero=Ah', 'A card is missing: Your other card?'],
  ['#/?hero=AhAh', 'A♥ is in your hand twice. Choose another card.'],
  ['#/?hero=AhKh&board=Ah2c3d', 'A♥ is in your hand and on the board. Change one of them.'],
  ['#/?hero=AhKh&colour=red', ''],
])('%s: %s', (link, said) => {
  const read = spotIn(link);
  expect(read.ok ? '' : linkFaultInWords(read.error)).toBe(said);
});

test('a sum of weights above nothing is never shown as nothing', () => {
  for (const weight of [0.0001, 0.04, 0.0499, 0.05, 0.3, 1, 12.5]) expect(combosText(weight)).toMatch(/[1-9]/);
  expect(combosText(0.04)).toBe('0.04');
  expect(combosText(0)).toBe('0');
});
