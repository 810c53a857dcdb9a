import { readPreflopTable, type PreflopTable } from '../poker/count/tables/preflopTable';

let loading: Promise<PreflopTable> | undefined;

/** The preflop table, loaded at the first call. */
export function loadTable(): Promise<PreflopTable> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined; // the next question may find the file
    throw error;
  });
  return loading;
}

async function load(): Promise<PreflopTable> {
  const { default: packed } = await import('./packedTable.js');
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return readPreflopTable(new Uint8Array(await new Response(unpacked).arrayBuffer()));
}
