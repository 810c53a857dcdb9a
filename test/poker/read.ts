import { problemInWords, type Problem } from '../../src/words/problems';
import type { Result } from '../../src/poker/result';
import { categoryOf, type Strength } from '../../src/poker/category';
import { parseCards, type Card } from '../../src/poker/card';
import type { LongCount } from '../../src/poker/count/longCount';
import type { Equity } from '../../src/poker/count/tally';
import { ranksOf } from '../../src/poker/hand';
import { type Spot } from '../../src/poker/spot';
import { readSpot, type SpotText } from '../../src/poker/readSpot';
import { score } from '../reference/hand';

function must<T>(result: Result<T, Problem>): T {
  if (!result.ok) throw new Error(problemInWords(result.error));
  return result.value;
}

/** Cards of the engine from text that is known to be right. */
export function cards(text: string): Card[] {
  return must(parseCards(text, 'line'));
}

export function spot(text: SpotText): Spot {
  return must(readSpot(text));
}

/** Runs a computation that yields its progress to the end. */
export function finish<T>(steps: Iterator<unknown, T>): T {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** Some pieces of a long count, from one up to another, added up. */
export function gather(count: LongCount, from: number, to: number): Equity {
  const sums = count.count(from);
  for (let piece = from + 1; piece < to; piece++) {
    count.count(piece).forEach((own, at) => (sums[at] += own));
  }
  return count.equity(sums);
}

/** By category, how many of a hand's ranks as it is read make it: the rest are kickers. */
const MAKING = [0, 2, 4, 3, 5, 5, 5, 4, 5, 5];

/** A strength as a score of the reference, kickers left out. */
export function scoreOf(strength: Strength): number {
  const category = categoryOf(strength);
  const ranks = ranksOf(strength).map((rank, at) => (at < (MAKING[category] ?? 0) ? rank + 2 : 0));
  // The reference has a wheel's ace below its deuce.
  return score([category, ...(ranks.join() === '5,4,3,2,14' ? [5, 4, 3, 2, 1] : ranks)]);
}
