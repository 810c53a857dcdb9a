import { shortened } from '../shortened';

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

/** `'第 7'` */
export function ordinal(count: number): string {
  return `第 ${count}`;
}

const LISTS = {
  and: /* @__PURE__ */ new Intl.ListFormat('zh-Hans', { type: 'conjunction' }),
  or: /* @__PURE__ */ new Intl.ListFormat('zh-Hans', { type: 'disjunction' }),
};

/** The words as a list: `'a、b或c'` */
export function list(words: readonly string[], last: 'and' | 'or'): string {
  return LISTS[last].format(words);
}

/** `text` in quotation marks: at most 40 characters of it, control characters blanked. */
export function quote(text: string): string {
  return `“${shortened(text)}”`;
}
