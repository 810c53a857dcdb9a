import { shortened } from '../../poker/shownText';

/* English grammar: articles, lists, plurals, numbers as words. */

const NUMBER_WORDS = /* @__PURE__ */ (
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen twenty'
).split(' ');

const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty'];

/** `'twelve'`, `'twenty-two'`; in digits above fifty. */
export function numberWord(count: number): string {
  if (count <= 20 || count > 50) return NUMBER_WORDS[count] ?? String(count);
  const ones = count % 10;
  const tens = TENS[Math.floor(count / 10)];
  return ones === 0 ? tens : `${tens}-${NUMBER_WORDS[ones]}`;
}

export function countOf(count: number, noun: string): string {
  return `${numberWord(count)} ${plural(count, noun)}`;
}

export function plural(count: number, noun: string): string {
  return count === 1 ? noun : `${noun}s`;
}

export function list(words: readonly string[], last: 'and' | 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}

export function withArticle(noun: string): string {
  return `${/^(ace|eight|open|over|under)/.test(noun) ? 'an' : 'a'} ${noun}`;
}

export function ordinal(count: number): string {
  const isTeen = count % 100 >= 11 && count % 100 <= 13;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
  return `${count}${ending}`;
}

/** `text` in quotation marks: at most 40 characters of it, control characters blanked. */
export function quote(text: string): string {
  return `“${shortened(text)}”`;
}
