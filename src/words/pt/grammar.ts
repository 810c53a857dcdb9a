import { shortened } from '../shortened';

/** The gender of what is counted: um rei, uma dama. */
export type Gender = 'm' | 'f';

const NUMBER_WORDS = /* @__PURE__ */ (
  'nenhum um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze ' +
  'dezesseis dezessete dezoito dezenove vinte'
).split(' ');

const TENS: Readonly<Record<number, string>> = {
  25: 'vinte e cinco',
  30: 'trinta',
  35: 'trinta e cinco',
  40: 'quarenta',
  45: 'quarenta e cinco',
  50: 'cinquenta',
};

/** `'doze'`, `'dois'`, `'duas'`; in digits above twenty, except round numbers up to fifty. */
export function numberWord(count: number, gender: Gender = 'm'): string {
  if (gender === 'f' && count < 3) return ['nenhuma', 'uma', 'duas'][count] ?? String(count);
  return NUMBER_WORDS[count] ?? TENS[count] ?? String(count);
}

/** `'7º'`, `'7ª'` */
export function ordinal(count: number, gender: Gender = 'm'): string {
  return `${count}${gender === 'm' ? 'º' : 'ª'}`;
}

const LISTS = {
  and: /* @__PURE__ */ new Intl.ListFormat('pt-BR', { type: 'conjunction' }),
  or: /* @__PURE__ */ new Intl.ListFormat('pt-BR', { type: 'disjunction' }),
};

/** The words as a list: `'a, b ou c'` */
export function list(words: readonly string[], last: 'and' | 'or'): string {
  return LISTS[last].format(words);
}

/** `text` in quotation marks: at most 40 characters of it, control characters blanked. */
export function quote(text: string): string {
  return `“${shortened(text)}”`;
}
