import { answerer, type Answer } from './answerer';
import { countEquity } from './plan';
import type { PreflopTable } from './count/tables/preflopTable';
import type { Progress } from './count/board/runOuts';
import type { Spot } from './spot';
import { relay } from '../steps';

export type * from './answerer';

/** A pause in an answer. It may bring an early answer, which still lacks the categories. */
export interface AnswerStep extends Progress {
  readonly early?: Answer;
}

/**
 * Answers a spot. Yields every few milliseconds with the progress of a long count.
 *
 * @param table makes preflop ranges a matter of milliseconds: see {@link wantsTable}
 * @param combos whether to count what each combo of two players is worth
 */
export function* answer(spot: Spot, table?: PreflopTable, combos = false): Generator<AnswerStep, Answer> {
  const complete = answerer(spot);
  const equity = yield* relay(countEquity(spot, { table, combos }), ({ done, of, early }) => ({
    ...{ done, of },
    ...(early !== undefined && { early: complete(early) }),
  }));
  return complete(equity);
}
