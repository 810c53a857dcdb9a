import { preflopLoader } from '../src/poker/count/tables/preflopTable';

export const loadTable = preflopLoader(
  () => fetch(new URL('../src/poker/count/tables/preflop-table.bin', import.meta.url)),
  ({ body }) => new Response(body?.pipeThrough(new DecompressionStream('deflate-raw'))).arrayBuffer(),
);
