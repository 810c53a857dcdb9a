import { plainText } from '../poker/plainText';

/** Hundredths of the currency's unit, or of a chip: always an integer. */
export type Money = number;

/** The source of a regular expression for amounts as rooms write them: `$1,234.50`, `0,50 €`, `13 785`, `1'000`. */
export const AMOUNT = String.raw`\p{Sc}?\s?\d[\d.,\s'’]{0,20}(?:\p{Sc}|[A-Z]{3})?`;

/** Larger amounts are refused, as in the page's fields. */
const MOST_DIGITS = 9;

/**
 * The amount in a text; `undefined` if it is not one. The last point or comma starts the fraction if one or two
 * digits follow; a point or comma before three digits separates thousands, as an apostrophe does.
 */
export function readMoney(text: string): Money | undefined {
  const bare = plainText(text).replace(/[\p{Sc}\s]|[A-Z]{3}$/gu, '');
  const match =
    /^(?<whole>\d+)(?:[.,](?<part>\d{1,2}))?$/.exec(bare) ??
    /^(?<whole>\d{1,3}(?:[.,']\d{3})+)(?:[.,](?<part>\d{1,2}))?$/.exec(bare);
  const whole = match?.groups?.whole?.replace(/[.,']/g, '');
  if (whole === undefined || whole.length > MOST_DIGITS) return undefined;
  return 100 * Number(whole) + Number((match?.groups?.part ?? '').padEnd(2, '0'));
}

/** The currency's sign in a text; empty for chips. */
export function readCurrency(text: string): string {
  return /\p{Sc}/u.exec(text)?.[0] ?? '';
}

/** `'$12.50'`, `'€3'`, `'13,785'` chips. */
export function moneyText(money: Money, currency: string): string {
  const whole = Math.floor(money / 100);
  const part = money % 100;
  const hundredths = part === 0 ? '' : `.${String(part).padStart(2, '0')}`;
  return `${currency}${String(whole).replace(/\B(?=(?:\d{3})+$)/g, ',')}${hundredths}`;
}
