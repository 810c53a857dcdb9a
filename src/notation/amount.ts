import { hundredths, inUnits, MOST_MONEY } from '../poker/money/amounts';
import { plainText } from '../poker/plainText';
import { fail, ok, type Result } from '../poker/result';

/* Amounts of money as people write them: '62,5', '1 000', '$60', '60bb', '1.2k'. The user's unit is not kept. */

/** Whether an amount is rounded to the hundredth, as chips are, or stays as it is written, as prizes do. */
export type Digits = 'hundredths' | 'as written';

/** A unit may be on either side; a thousand or a million behind the figure. */
const AMOUNT =
  /^(?:\p{Sc}|[A-Z]{3})?\s*(?<figure>\d[\d.,\s']*|[.,]\d+)\s*(?<times>[km])?\s*(?:\p{Sc}|[a-z]{3}|bb|big blinds?|chips?)?$/iu;

const TIMES: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };

/** Digits in groups: `1,234,567`, in India `12,34,567`. All groups have the same separator. */
const GROUPED = /^[1-9]\d{0,2}(?:(?<sign>[.,])(?:\d{2,3}\k<sign>)*\d{3})$/;

export type AmountProblem = { readonly code: 'bad-money'; readonly text: string } & (
  | { readonly why: 'below zero' | 'not an amount' }
  /** The text can be read as either amount. */
  | { readonly why: 'ambiguous'; readonly readings: readonly [number, number] }
  | { readonly why: 'too much'; readonly most: number }
);

/**
 * An amount of money, rounded to the hundredth if nothing else is asked for. A point or a comma before three digits
 * separates thousands, before any other number of digits it begins the fraction. An amount that can be read in two ways
 * is refused.
 *
 * @returns `bad-money` for text that is not an amount, or not one amount alone
 */
export function readAmount(text: string, digits: Digits = 'hundredths'): Result<number, AmountProblem> {
  const bare = plainText(text).trim();
  if (bare.startsWith('-')) return fail({ code: 'bad-money', why: 'below zero', text });
  const { figure, times } = AMOUNT.exec(bare)?.groups ?? {};
  const readings = figure === undefined ? [] : readingsOf(figure.trim(), times?.toLowerCase(), digits);
  const [amount, other] = readings;
  if (amount === undefined) {
    return fail({ code: 'bad-money', why: 'not an amount', text });
  }
  if (other !== undefined) {
    return fail({ code: 'bad-money', why: 'ambiguous', text, readings: [amount, other] });
  }
  return amount > MOST_MONEY ? fail({ code: 'bad-money', why: 'too much', text, most: MOST_MONEY }) : ok(amount);
}

/** Every amount that the figure can be; none if it is not a figure. */
function readingsOf(figure: string, times: string | undefined, digits: Digits): number[] {
  const factor = times === undefined ? 1 : TIMES[times];
  const amountOf = (written: string) => {
    const amount = factor * Number(written);
    return digits === 'hundredths' ? inUnits(hundredths(amount)) : amount;
  };
  // Blanks and apostrophes separate only thousands.
  const isSpaced = /[\s']/.test(figure);
  if (isSpaced && !/^\d{1,3}([\s']\d{3})+([.,]\d{0,2})?$/.test(figure)) return [];
  const plain = figure.replace(/[\s']/g, '');
  const at = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (at < 0) return [amountOf(plain)];
  const whole = plain.slice(0, at);
  const part = plain.slice(at + 1);
  if (/[.,]/.test(whole)) {
    // With two kinds of signs the last sign begins the fraction.
    if (GROUPED.test(plain)) return [amountOf(plain.replace(/[.,]/g, ''))];
    const isGrouped = GROUPED.test(whole) && !whole.includes(plain.charAt(at));
    return isGrouped ? [amountOf(`${whole.replace(/[.,]/g, '')}.${part}`)] : [];
  }
  const fraction = amountOf(`${whole === '' ? '0' : whole}.${part === '' ? '0' : part}`);
  if (part.length !== 3 || isSpaced || /^0*$/.test(whole)) return [fraction];
  const thousands = amountOf(whole + part);
  // Before a k a fraction is as usual as thousands; and groups of more than three digits are not written.
  return times === undefined && GROUPED.test(plain) ? [thousands] : [fraction, thousands];
}

/** The amount as {@link readAmount} reads it back: `'62.5'`; three digits of a fraction would be thousands. */
export function writeAmount(amount: number): string {
  return String(amount).replace(/\.\d{3}$/, '$&0');
}
