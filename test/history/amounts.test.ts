// Tests src/history/money too.
// What a point or a comma before three digits is, and amounts that are parts of a cent.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moneyText, readMoney } from '../../src/history/money';
import { endingText } from '../../src/table/replay/handNotes';
import { casesOf, handsOf, problemOf } from './fixture';

describe('an amount alone', () => {
  test.each([
    ['$1,234.50', 123_450],
    ['1.234,50 €', 123_450],
    ["1'000", 100_000],
    ["12'345'678.5", 1_234_567_850],
    ['13 785', 1_378_500],
    ['1,250', 125_000],
    ['1,234,567', 123_456_700],
    ['0.010', 1],
    ['0,020', 2],
    ['$0.006', 0.6],
    ['0.00012', 0.012],
    ['1250.125', 125_012.5],
    ['1,250.125', 125_012.5],
    ['00.500', 50],
    ['.5', undefined],
    ['1,25,0', undefined],
    ['1.2.3', undefined],
    ['1,2345', 123.45],
    ['1,234,56', undefined],
    ['50¢', 50],
  ])('%s', (text, money) => {
    expect(readMoney(text)).toBe(money);
  });

  test('reads back as written, in each way of writing it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), fc.constantFrom(',', '.', "'", ' '), (money, sign) => {
        const decimal = sign === '.' ? ',' : '.';
        const swap = (own: string) => (own === ',' ? sign : decimal);
        // Without its fraction an amount of three digits behind the sign is one of thousands.
        expect(readMoney(moneyText(money, '$').replace(/[,.]/g, swap))).toBe(money);
      }),
      { seed: 20_261_128 },
    );
  });
});

/** A hand that a player wins before the flop, its amounts written in one way. */
function handIn(write: (amount: number) => string, { sign = '', extra = '', title = '' } = {}): string {
  const own = (amount: number) => sign + write(amount);
  return [
    `PokerStars Hand #1: ${title}Hold'em No Limit (${own(1.25)}/${own(2.5)}) - 2024/01/01 00:00:00 ET`,
    "Table 'T' 6-max Seat #1 is the button",
    `Seat 1: ann (${own(250)} in chips)`,
    `Seat 2: bob (${own(100.5)} in chips)`,
    ...(extra === '' ? [] : [`Seat 3: cid (${extra} in chips)`]),
    `ann: posts small blind ${own(1.25)}`,
    `bob: posts big blind ${own(2.5)}`,
    '*** HOLE CARDS ***',
    'Dealt to ann [Ah Ad]',
    `ann: raises ${own(5)} to ${own(7.5)}`,
    'bob: folds',
    `Uncalled bet (${own(5)}) returned to ann`,
    `ann collected ${own(5)} from pot`,
    '*** SUMMARY ***',
    `Total pot ${own(5)} | Rake 0`,
  ].join('\n');
}

const three = (amount: number) => amount.toFixed(3);
const point = (text: string) => text.replace('.', ',');

describe('three digits behind a sign', () => {
  test('cause a fault if no other amount says what they mean', () => {
    expect(problemOf(handIn(three))).toMatch(/^“2\.500” may have three decimals or be thousands/);
    expect(problemOf(handIn(three, { sign: '$' }))).toMatch(/“\$2\.500” may have/);
    expect(problemOf(handIn((amount) => point(three(amount))))).toMatch(/“2,500” may have/);
    expect(problemOf(handIn(three, { extra: '0.000' })), 'zero says nothing').toMatch(/may have/);
  });

  test.each([
    ['a whole of nothing', '0.250'],
    ['two decimals', '10.25'],
    ['one decimal', '10.5'],
    ['four decimals', '10.1250'],
    ['a comma of thousands', '1,000.250'],
    ['thousands without a sign', '1000.250'],
  ])('are decimals if another amount has %s', (_, extra) => {
    for (const [own, other] of [
      [three, extra],
      [(amount: number) => point(three(amount)), extra.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))],
    ] as const) {
      expect(handsOf(handIn(own, { extra: other }))).toMatchObject([{ bigBlind: 250, stakes: '1.25/2.50', pot: 500 }]);
    }
  });

  test.each([
    ['two signs', '1.234.567'],
    ['a comma for decimals', '10,5'],
    ['a comma for decimals behind it', '1.000,25'],
    ['no sign', '500'],
  ])('are thousands if another amount has %s', (_, extra) => {
    expect(handsOf(handIn(three, { extra }))).toMatchObject([{ bigBlind: 250_000, stakes: '1,250/2,500' }]);
  });

  test('mean thousands for chips of a tournament, and after a comma in a known currency', () => {
    const [hand] = handsOf(handIn(three, { title: 'Tournament #1, ' }));
    expect(hand.bigBlind).toBe(250_000);
    expect(handsOf(handIn((amount) => point(three(amount)), { sign: '$' }))).toMatchObject([
      { stakes: '$1,250/$2,500' },
    ]);
  });

  test('cause a fault if other amounts contradict each other', () => {
    expect(problemOf(handIn(three, { extra: '1.234.567' }).replace('250.000', '250.25'))).toMatch(/may have three/);
  });
});

test('rake and winnings may be parts of a cent, bets may not', async () => {
  const [hand] = await casesOf('dec-rk2.txt');
  if (hand === undefined || typeof hand === 'string') throw new Error('no hand');
  expect(hand.ending).toMatchObject({ won: [{ player: 'P1', amount: 11.4 }], rake: 0.6 });
  expect(endingText(hand)).toBe('P1 won $0.114. Rake $0.006.');
  expect(problemOf(handIn((amount) => (amount / 1_000).toFixed(5)))).toMatch(/^“0\.00125” is not of whole cents/);
});

test('the decimals of files stay as they were written', async () => {
  expect(await casesOf('dec-dec3b.txt')).toMatchObject([{ stakes: '0.01/0.02', bigBlind: 2, pot: 12 }]);
  expect(await casesOf('dec-mbtc.txt')).toEqual([expect.stringMatching(/may have three decimals/)]);
  expect(await casesOf('party.txt')).toMatchObject([{ bigBlind: 100_000 }]);
  expect(await casesOf('party-comma.txt')).toMatchObject([{ bigBlind: 100_000 }]);
});
