import { shortened } from '../shortened';

/** The gender of what is counted: un rey, una reina. */
export type Gender = 'm' | 'f';

const NUMBER_WORDS = /* @__PURE__ */ (
  'ningún un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince ' +
  'dieciséis diecisiete dieciocho diecinueve veinte'
).split(' ');

const TENS: Readonly<Record<number, string>> = {
  25: 'veinticinco',
  30: 'treinta',
  35: 'treinta y cinco',
  40: 'cuarenta',
  45: 'cuarenta y cinco',
  50: 'cincuenta',
};

/** `'doce'`, `'un'`, `'una'`; in digits above twenty, except round numbers up to fifty. */
export function numberWord(count: number, gender: Gender = 'm'): string {
  if (gender === 'f' && count < 2) return count === 0 ? 'ninguna' : 'una';
  return NUMBER_WORDS[count] ?? TENS[count] ?? String(count);
}

/** `'7.º'`, `'7.ª'` */
export function ordinal(count: number, gender: Gender = 'm'): string {
  return `${count}.${gender === 'm' ? 'º' : 'ª'}`;
}

const LISTS = {
  and: /* @__PURE__ */ new Intl.ListFormat('es', { type: 'conjunction' }),
  or: /* @__PURE__ */ new Intl.ListFormat('es', { type: 'disjunction' }),
};

/** The words as a list: `'a, b o c'` */
export function list(words: readonly string[], last: 'and' | 'or'): string {
  return LISTS[last].format(words);
}

/** `text` in quotation marks: at most 40 characters of it, control characters blanked. */
export function quote(text: string): string {
  return `«${shortened(text)}»`;
}
