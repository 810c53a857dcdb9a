import { DecisionReader, formatStep } from './decisions';
import { isPauseDue, pause } from './pace';
import { loadTable } from './answer';
import { readOptions } from './fields';
import { failureOf } from './question';
import type { Decision, Failure } from './types.js';

/* The library `outs/history`: docs/library.md. */

export type { Decision, Failure } from './types.js';

/**
 * The calls and folds in hand histories that had a price, in the order of the hands, each with its equity and what it
 * cost; and for each hand or text that is not read a {@link Failure}. A hand that is in two texts is read once.
 *
 * @param options.player who is judged if a history does not say whose cards are yours
 * @throws the signal's reason, if it is aborted
 */
export async function* decisions(
  texts: Iterable<string> | string,
  given?: { player?: string | undefined; signal?: AbortSignal | undefined } | null,
): AsyncGenerator<Decision | Failure> {
  const options = readOptions(given);
  if (!options.ok) {
    yield failureOf(options.error);
    return;
  }
  const { signal } = options.value;
  signal?.throwIfAborted();
  const list: unknown = typeof texts === 'string' ? [texts] : texts;
  if (!isList(list)) {
    yield failureOf({ code: 'bad-field', message: 'Hand histories are a text or a list of texts. Give one.' });
    return;
  }
  const player = given?.player;
  if (player !== undefined && typeof player !== 'string') {
    yield failureOf({ code: 'bad-field', message: 'The option “player” is not text. Write it in quotes.' });
    return;
  }
  const reader = new DecisionReader(await loadTable(), player);
  for (const text of list) {
    if (typeof text !== 'string') {
      yield failureOf({ code: 'bad-field', message: 'A hand history is not text. Give the text of a file.' });
      continue;
    }
    for (const step of reader.read(text)) {
      if (step !== undefined) yield* formatStep(step) as unknown as (Decision | Failure)[];
      if (isPauseDue()) await pause(signal);
    }
  }
}

function isList(given: unknown): given is Iterable<unknown> {
  return typeof given === 'object' && given !== null && Symbol.iterator in given;
}
