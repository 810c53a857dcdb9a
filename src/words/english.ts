import type { Chance } from '../poker/chance';
import { shortened } from './shortened';

/*
 * English grammar: articles, lists, plurals, numbers as words.
 */

const NUMBER_WORDS = (
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen twenty'
).split(' ');

const TENS: Readonly<Record<number, string>> = {
  25: 'twenty-five',
  30: 'thirty',
  35: 'thirty-five',
  40: 'forty',
  45: 'forty-five',
  50: 'fifty',
};

/** `'twelve'`; in digits above twenty, except round numbers up to fifty. */
export function numberWord(count: number): string {
  return NUMBER_WORDS[count] ?? TENS[count] ?? String(count);
}

/** `'twelve outs'`, `'one out'`, `'no outs'` */
export function countOf(count: number, noun: string): string {
  return `${numberWord(count)} ${plural(count, noun)}`;
}

/** `'outs'`, or of one `'out'` */
export function plural(count: number, noun: string): string {
  return count === 1 ? noun : `${noun}s`;
}

/** `'a, b or c'` */
export function list(words: readonly string[], last: 'and' | 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}

/** `'an ace'`, `'a six'` */
export function withArticle(noun: string): string {
  return `${/^(ace|eight|open|over|under)/.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** Parts as players say them. Between neighbours from a twentieth up no chance is a tenth away from one. */
const FRACTIONS: readonly (readonly [hits: number, of: number])[] = [
  ...Array.from({ length: 19 }, (_, i): [number, number] => [1, i + 2]),
  ...Object.keys(TENS).map((of): [number, number] => [1, Number(of)]),
  [2, 9],
  [2, 7],
  [3, 10],
  [3, 8],
  [2, 5],
  [4, 9],
  [5, 9],
  [3, 5],
  [2, 3],
  [3, 4],
  [4, 5],
  [9, 10],
];

function nearestFraction(probability: number): readonly [hits: number, of: number] {
  const distance = ([hits, of]: readonly [number, number]) => Math.abs(hits / of - probability);
  return FRACTIONS.reduce((a, b) => (distance(b) < distance(a) ? b : a));
}

/** A chance too small or too large to be written as a part. */
const HARDLY_EVER = 0.02;
const NEARLY_ALWAYS = 0.95;

/** `'about one in four'`, `'every card there is'` */
export function chanceInWords({ hits, of }: Chance): string {
  if (hits === of) return 'every card there is';
  const probability = hits / of;
  if (probability < HARDLY_EVER) return 'hardly ever';
  if (probability > NEARLY_ALWAYS) return 'nearly every card';
  const [part, whole] = nearestFraction(probability);
  return `about ${numberWord(part)} in ${numberWord(whole)}`;
}

/** `'about one flop in eight'`, `'hardly any flop'`, `'every flop'` */
export function shareInWords(noun: string, { hits, of }: Chance): string {
  const probability = hits / of;
  if (hits === 0) return `no ${noun}`;
  if (hits === of) return `every ${noun}`;
  if (probability < HARDLY_EVER) return `hardly any ${noun}`;
  if (probability > NEARLY_ALWAYS) return `nearly every ${noun}`;
  const [part, whole] = nearestFraction(probability);
  return `about ${countOf(part, noun)} in ${numberWord(whole)}`;
}

/** `'1st'`, `'22nd'`, `'113th'` */
export function ordinal(count: number): string {
  const isTeen = count % 100 >= 11 && count % 100 <= 13;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
  return `${count}${ending}`;
}

/** How often something is done: `'win about one time in four'`, `'nearly always win'`, `'hit about half the time'` */
export function howOften(verb: string, probability: number): string {
  if (probability === 0) return `never ${verb}`;
  if (probability === 1) return `always ${verb}`;
  if (probability < HARDLY_EVER) return `hardly ever ${verb}`;
  if (probability > NEARLY_ALWAYS) return `nearly always ${verb}`;
  const [part, whole] = nearestFraction(probability);
  if (part === 1 && whole === 2) return `${verb} about half the time`;
  return `${verb} about ${countOf(part, 'time')} in ${numberWord(whole)}`;
}

/** `text` in quotation marks: at most 40 characters of it, control characters blanked. */
export function quote(text: string): string {
  return `“${shortened(text)}”`;
}
