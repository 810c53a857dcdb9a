// Numbers (src/words/numbers.ts), amounts (src/words/amounts.ts), and why a link is not a spot (src/words/linkFault.ts).
import { expect, test } from 'vitest';
import { spotIn } from '../../src/notation/linkedSpot';
import { countText, moneyText } from '../../src/words/amounts';
import { linkFaultInWords } from '../../src/words/linkFault';
import { figure, percentText } from '../../src/words/numbers';

test('figures have their decimals, and thousands are set apart', () => {
  expect([figure(1081.5, 2), figure(0.05, 1), figure(-3.25, 0)]).toEqual(['1,081.50', '0.1', '-3']);
  expect([percentText(0.2608), percentText(1, 0), percentText(0)]).toEqual(['26.1%', '100%', '0.0%']);
  expect(countText(1_712_304)).toBe('1,712,304');
});

test('money has the decimals that it needs', () => {
  expect([0, 20, 20.5, 20.25, -20, 0.001, 1e6].map(moneyText)).toEqual([
    ...['0', '20', '20.5', '20.25', '−20', '0', '1,000,000'],
  ]);
});

test.each([
  ['#/?hero=AhKh', ''],
  ['#/?hero=Ah', 'A card is missing: Your other card?'],
  ['#/?hero=AhAh', 'A♥ is in your hand twice.'],
  ['#/?hero=AhKh&board=Ah2c3d', 'A♥ is in your hand and on the board.'],
  ['#/?hero=AhKh&colour=red', ''],
])('%s: %s', (link, said) => {
  const read = spotIn(link);
  expect(read.ok ? '' : linkFaultInWords(read.error)).toBe(said);
});
