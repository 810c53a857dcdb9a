import type { Json } from './fields';
import { runWithPauses } from './pace';
import type { Asked } from './question';
import { loadTable } from './table';
import type { AskOptions } from './types.js';

/**
 * The answer to a question that has been read, with pauses.
 *
 * @param notes what was read otherwise than it may be meant
 * @throws the signal's reason, if it is aborted
 */
export async function answerAsked(
  { wantsTable, answer }: Asked,
  notes: readonly string[] = [],
  { signal, onProgress }: AskOptions = {},
): Promise<Json> {
  // Without the table the same counts take longer.
  const table = wantsTable ? await loadTable().catch(() => undefined) : undefined;
  const found = await runWithPauses(answer(table), signal, onProgress);
  const own = (found.notes as readonly string[] | undefined) ?? [];
  const all = [...notes, ...own];
  return { ...found, ...(all.length > 0 && { notes: all }) };
}
