import { shortened } from '../../poker/shownText';

/** The gender of what is counted: um rei, uma dama. */
export type Gender = 'm' | 'f';

const NUMBER_WORDS = /* @__PURE__ */ (
  'nenhum um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze ' +
  'dezesseis dezessete dezoito dezenove vinte'
).split(' ');

const TENS = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta'];

export function numberWord(count: number, gender: Gender = 'm'): string {
  if (gender === 'f' && count < 3) return ['nenhuma', 'uma', 'duas'][count] ?? String(count);
  if (count <= 20 || count > 50) return NUMBER_WORDS[count] ?? String(count);
  const ones = count % 10;
  const tens = TENS[Math.floor(count / 10)];
  return ones === 0 ? tens : `${tens} e ${numberWord(ones, gender)}`;
}

export function ordinal(count: number, gender: Gender = 'm'): string {
  return `${count}${gender === 'm' ? 'º' : 'ª'}`;
}

const LISTS = {
  and: /* @__PURE__ */ new Intl.ListFormat('pt-BR', { type: 'conjunction' }),
  or: /* @__PURE__ */ new Intl.ListFormat('pt-BR', { type: 'disjunction' }),
};

export function list(words: readonly string[], last: 'and' | 'or'): string {
  return LISTS[last].format(words);
}

/** `text` in quotation marks: at most 40 characters of it, control characters blanked. */
export function quote(text: string): string {
  return `“${shortened(text)}”`;
}
