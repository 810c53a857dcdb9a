import { preflopLoader } from '../src/poker/count/tables/preflopTable';

/** The preflop table, fetched when first wanted. */
export const loadTable = preflopLoader(
  () => fetch(new URL('../src/poker/count/tables/preflop-table.bin', import.meta.url)),
  ({ body }) => new Response(body?.pipeThrough(new DecompressionStream('deflate-raw'))).arrayBuffer(),
);
