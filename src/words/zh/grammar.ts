import { shortened } from '../../poker/shownText';

/** A number in a sentence: digits. */
export function numberWord(count: number): string {
  return String(count);
}

const DIGITS = '零一二三四五六七八九';

/** `'二十五'`: below a hundred, for parts such as 四分之一. */
export function numeral(count: number): string {
  const tens = Math.floor(count / 10);
  const ones = count % 10;
  if (tens === 0) return DIGITS.charAt(ones);
  return `${tens === 1 ? '' : DIGITS.charAt(tens)}十${ones === 0 ? '' : DIGITS.charAt(ones)}`;
}

const LISTS = {
  and: /* @__PURE__ */ new Intl.ListFormat('zh-Hans', { type: 'conjunction' }),
  or: /* @__PURE__ */ new Intl.ListFormat('zh-Hans', { type: 'disjunction' }),
};

export function list(words: readonly string[], last: 'and' | 'or'): string {
  return LISTS[last].formatToParts(words).reduce((before, { value }) => apart(before, value), '');
}

// A letter, a digit or a suit that stands alone at an end of a text: not that of `'红桃9'` or `'9高同花'`, one word each.
const MEET =
  /(?<!\p{Script=Han}[\p{Script=Latin}\d%+♠♥♦♣]*)[\p{Script=Latin}\d%+♠♥♦♣]\n\p{Script=Han}|\p{Script=Han}\n[\p{Script=Latin}\d%+♠♥♦♣](?![\p{Script=Latin}\d%+♠♥♦♣]*\p{Script=Han})/u;

/** Two texts one after the other, with a space where Chinese meets what stands alone. */
function apart(before: string, after: string): string {
  return before + (MEET.test(`${before}\n${after}`) ? ' ' : '') + after;
}

/** A sentence around names, lists or cards: `'但对手 1 有 64.9%'`, `'但小明有 64.9%'` */
export function spaced(texts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return values.reduce<string>((before, value, at) => apart(apart(before, String(value)), texts[at + 1]), texts[0]);
}

/** `text` in quotation marks: at most 40 characters of it, control characters blanked. */
export function quote(text: string): string {
  return `“${shortened(text)}”`;
}
