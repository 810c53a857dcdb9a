import { parseCards, type Card } from '../../src/poker/card';
import { readSpot, type Spot, type SpotText } from '../../src/poker/spot';
import type { Result } from '../../src/poker/problem';

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

/** Cards of the engine from text that is known to be right. */
export function cards(text: string): Card[] {
  return must(parseCards(text, 'the test'));
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
