import { preflopLoader } from '../poker/count/tables/preflopTable';
import type { Json } from './fields';
import { runWithPauses } from './pace';
import type { ReadQuestion } from './question';
import type { AskOptions } from './types.js';

/** The preflop table, which comes with the package as a module. */
export const loadTable = preflopLoader(
  async () => {
    const { default: packed } = await import('./packedTable.js');
    return new Blob([Uint8Array.from(atob(packed), (character) => character.charCodeAt(0))]);
  },
  (packed) => new Response(packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))).arrayBuffer(),
);

/**
 * The answer to a question that has been read, with pauses.
 *
 * @param notes what may have been meant in another way
 * @throws the signal's reason, if it is aborted
 */
export async function answerAsked(
  { spot, wantsTable, answer }: ReadQuestion,
  notes: readonly string[] = [],
  { signal, onProgress }: AskOptions = {},
): Promise<Json> {
  // Without the table the same counts take longer.
  const table = wantsTable ? await loadTable().catch(() => undefined) : undefined;
  const words = spot?.words === true ? await import('./spotWords') : undefined;
  const found = await runWithPauses(answer(table, words?.sayWords), signal, onProgress);
  const own = (found.notes as readonly string[] | undefined) ?? [];
  const all = [...notes, ...own];
  return { ...found, ...(all.length > 0 && { notes: all }) };
}
