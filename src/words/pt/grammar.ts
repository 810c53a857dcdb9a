import { shortened } from '../shortened';

const LISTS = {
  and: new Intl.ListFormat('pt-BR', { type: 'conjunction' }),
  or: new Intl.ListFormat('pt-BR', { type: 'disjunction' }),
};

/** The words as a list: `'a, b ou c'` */
export function list(words: readonly string[], last: 'and' | 'or'): string {
  return LISTS[last].format(words);
}

/** `text` in quotation marks: at most 40 characters of it, control characters blanked. */
export function quote(text: string): string {
  return `“${shortened(text)}”`;
}
