import { countInOrder } from './count/longCount';
import type { Progress } from './count/board/runOuts';
import type { Equity } from './count/tally';
import { plan } from './plan';
import type { Wants } from './planAtOnce';
import type { Spot } from './spot';

/** A pause in a count; before the flop it may bring the equity ahead of the categories. */
export interface EquityStep extends Progress {
  readonly early?: Equity;
}

/**
 * Runs a spot's plan to its end on one thread: what the table has, then the best stage. Yields every few
 * milliseconds, so that its caller can report progress or stop.
 */
export function* countEquity(spot: Spot, wants: Wants = {}): Generator<EquityStep, Equity> {
  const stages = plan(spot, wants);
  const [first] = stages;
  const best = stages[stages.length - 1];
  if (best.kind === 'known') return best.equity;
  if (first.kind === 'known') yield { done: 0, of: 1, early: first.equity };
  return yield* best.kind === 'long' ? countInOrder(best.count) : best.count();
}
