import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { readPreflopTable } from '../../src/poker/count/tables/preflopTable';

/** The preflop table as it comes with the page, unpacked. */
export const tableBytes = inflateRawSync(
  readFileSync(new URL('../../src/poker/count/tables/preflop-table.bin', import.meta.url)),
);

export const table = readPreflopTable(tableBytes);
