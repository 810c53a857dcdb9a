import { plainText } from '../poker/plainText';

/** Hundredths of the currency's unit, or of a chip: an integer, but for what a pot pays out, its rake and its fees. */
export type Money = number;

/** The source of a regular expression for amounts as rooms write them: `$1,234.50`, `0,50 €`, `13 785`, `1'000`. */
export const AMOUNT = String.raw`\p{Sc}?\s?\d[\d.,\s'’]{0,20}(?:\p{Sc}|[A-Z]{3})?`;

/** Larger amounts are refused, as in the page's fields. */
const MOST_DIGITS = 9;

/** What a point and a comma before three digits are in a hand. */
export type Marks = Readonly<Record<'.' | ',', 'thousands' | 'decimals' | 'unclear'>>;

/** The marks of most rooms. */
const THOUSANDS: Marks = { '.': 'thousands', ',': 'thousands' };

/** The text without currency, spaces and the apostrophes that separate thousands. */
function bareOf(text: string): string {
  return plainText(text).replace(/[\p{Sc}\s]|[A-Z]{3}$|(?<=\d)'(?=\d{3}(?!\d))/gu, '');
}

/**
 * The amount in a text; `undefined` if it is not one. The last point or comma starts the fraction if three digits do not
 * follow, if the whole is 0 or of more than three digits, or if the other sign separates thousands. What it is before
 * three digits otherwise, the hand's other amounts say.
 */
export function readMoney(text: string, marks = THOUSANDS): Money | undefined {
  const bare = bareOf(text);
  const mark = markOf(bare);
  const isGrouped = mark !== undefined && marks[mark] !== 'decimals';
  const match = isGrouped
    ? /^(?<whole>\d{1,3}[.,]\d{3})$/.exec(bare)
    : (/^(?<whole>\d+)(?:[.,](?<part>\d{1,8}))?$/.exec(bare) ??
      /^(?<whole>\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](?<part>\d{1,8}))?$/.exec(bare));
  const whole = match?.groups?.whole?.replace(/[.,]/g, '');
  const isInCents = text.includes('¢');
  if (whole === undefined || whole.length > MOST_DIGITS + (isInCents ? 2 : 0)) return undefined;
  const part = (match?.groups?.part ?? '').padEnd(2, '0');
  const money = Number(whole + part.slice(0, 2)) + Number(`0.${part.slice(2)}`);
  return isInCents ? money / 100 : money;
}

/** The sign before the only three digits of an amount, if the amount alone does not say what it is. */
function markOf(bare: string): '.' | ',' | undefined {
  return /^[1-9]\d{0,2}([.,])\d{3}$/.exec(bare)?.[1] as '.' | ',' | undefined;
}

export class Amounts {
  readonly #marks: Marks;
  readonly #read = new Map<string, Money | undefined>();

  constructor(marks = THOUSANDS) {
    this.#marks = marks;
  }

  read(text: string): Money | undefined {
    if (!this.#read.has(text)) this.#read.set(text, readMoney(text, this.#marks));
    return this.#read.get(text);
  }

  /**
   * What all amounts together show: the marks to read them with again, or an amount that stays unclear.
   *
   * @param isOfChips of a tournament: chips have no decimals
   */
  shown(isOfChips: boolean): { readonly marks?: Marks; readonly unclear?: string } {
    const texts = Array.from(this.#read.keys());
    const open = texts.filter((text) => markOf(bareOf(text)) !== undefined);
    if (open.length === 0) return {};
    const marks = marksOf(texts, isOfChips);
    const meaning = (text: string) => marks[markOf(bareOf(text)) ?? '.'];
    const unclear = open.find((text) => meaning(text) === 'unclear');
    if (unclear !== undefined) return { unclear };
    return open.some((text) => meaning(text) === 'decimals') ? { marks } : {};
  }
}

function marksOf(texts: readonly string[], isOfChips: boolean): Marks {
  // Zero is zero in any way of writing.
  const all = texts.map(bareOf).filter((bare) => /[1-9]/.test(bare));
  const isDecimal = (mark: '.' | ','): boolean => {
    const [before, sign] = [mark === '.' ? ',' : '[.]', mark === '.' ? '[.]' : ','];
    const own = new RegExp(
      `^(?:0+|\\d{4,}|\\d{1,3}(?:${before}\\d{3})+)${sign}\\d+$|^[^.,]*(?:${before}\\d{3})*${sign}(?:\\d\\d?|\\d{4,})$`,
    );
    return all.some((bare) => own.test(bare));
  };
  const [point, comma] = [isDecimal('.'), isDecimal(',')];
  const isTwice = (mark: string) => all.some((bare) => bare.split(mark).length > 2);
  // An amount without a sign is not one of three decimals; a comma is one of English, if the currency is known.
  const isWhole = isOfChips || all.some((bare) => /^\d+$/.test(bare));
  const isPriced = texts.some((text) => readCurrency(text) !== '');
  const meaning = (own: boolean, other: boolean, isGrouped: boolean, isLikely: boolean) => {
    if (own !== (other || isGrouped)) return own ? 'decimals' : 'thousands';
    return isLikely && !own ? 'thousands' : 'unclear';
  };
  return {
    '.': meaning(point, comma, isTwice('.'), isWhole),
    ',': meaning(comma, point, isTwice(','), isWhole || isPriced),
  };
}

export function readCurrency(text: string): string {
  return /(?!¢)\p{Sc}/u.exec(text)?.[0] ?? '';
}

/** `'$12.50'`, `'€3'`, `'13,785'` chips. */
export function moneyText(money: Money, currency: string): string {
  const whole = Math.floor(money / 100);
  const part = money % 100;
  const hundredths = part === 0 ? '' : `.${String(part).padStart(2, '0')}`;
  return `${currency}${String(whole).replace(/\B(?=(?:\d{3})+$)/g, ',')}${hundredths}`;
}
