import { DecisionReader, formatStep } from './decisions';
import { isPauseDue, pause } from './pace';
import { loadTable } from './answer';
import type { Decision, Failure } from './types.js';

/*
 * The library `outs/history`: docs/library.md.
 */

export type { Decision, Failure } from './types.js';

/**
 * The calls and folds in hand histories that had a price, in the order of the hands, each with its equity and what it
 * cost; and for each hand or text that is not read a {@link Failure}. A hand that is in two texts is read once.
 *
 * @param options.player who is judged if a history does not say whose cards are yours
 * @throws the signal's reason, if it is aborted
 */
export async function* decisions(
  texts: Iterable<string>,
  { player, signal }: { player?: string | undefined; signal?: AbortSignal | undefined } = {},
): AsyncGenerator<Decision | Failure> {
  signal?.throwIfAborted();
  const reader = new DecisionReader(await loadTable(), player);
  for (const text of texts) {
    for (const step of reader.read(text)) {
      if (step !== undefined) yield* formatStep(step) as unknown as (Decision | Failure)[];
      if (isPauseDue()) await pause(signal);
    }
  }
}
