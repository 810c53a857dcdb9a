import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { readPreflopTable } from '../../src/poker/count/preflopTable';
import { Equities } from '../../src/session/equities';

const file = new URL('../../src/poker/count/preflop-table.bin', import.meta.url);
const table = readPreflopTable(inflateRawSync(readFileSync(file)));

export function equities(): Equities {
  return new Equities(table);
}
