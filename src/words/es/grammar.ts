import { shortened } from '../../poker/shownText';

/** The gender of what is counted: un rey, una reina. */
export type Gender = 'm' | 'f';

const NUMBER_WORDS = /* @__PURE__ */ (
  'ningún un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince ' +
  'dieciséis diecisiete dieciocho diecinueve veinte'
).split(' ');

const TWENTIES = 'veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve';
const TENS = ['', '', '', 'treinta', 'cuarenta', 'cincuenta'];

export function numberWord(count: number, gender: Gender = 'm'): string {
  if (gender === 'f' && count < 2) return count === 0 ? 'ninguna' : 'una';
  if (count <= 20 || count > 50) return NUMBER_WORDS[count] ?? String(count);
  if (count < 30) return gender === 'f' && count === 21 ? 'veintiuna' : TWENTIES.split(' ')[count - 21];
  const ones = count % 10;
  const tens = TENS[Math.floor(count / 10)];
  return ones === 0 ? tens : `${tens} y ${numberWord(ones, gender)}`;
}

export function ordinal(count: number, gender: Gender = 'm'): string {
  return `${count}.${gender === 'm' ? 'º' : 'ª'}`;
}

const LISTS = {
  and: /* @__PURE__ */ new Intl.ListFormat('es', { type: 'conjunction' }),
  or: /* @__PURE__ */ new Intl.ListFormat('es', { type: 'disjunction' }),
};

export function list(words: readonly string[], last: 'and' | 'or'): string {
  return LISTS[last].format(words);
}

/** `text` in quotation marks: at most 40 characters of it, control characters blanked. */
export function quote(text: string): string {
  return `«${shortened(text)}»`;
}
