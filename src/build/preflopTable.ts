import { writeFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { MATCHUPS } from '../poker/count/tables/matchups';
import { countMatchup, writePreflopTable } from '../poker/count/tables/preflopTable';

/* npm run preflop-table: counts all match-ups of two hands again and writes them next to the engine. */

const wins = new Uint32Array(MATCHUPS);
const ties = new Uint32Array(MATCHUPS);
const started = performance.now();
for (let number = 0; number < MATCHUPS; number++) {
  const count = countMatchup(number);
  wins[number] = count.wins;
  ties[number] = count.ties;
  if (number % 1000 === 0) process.stderr.write(`\r${number} of ${MATCHUPS}`);
}
const bytes = deflateRawSync(writePreflopTable({ wins, ties }), { level: 9 });
const file = new URL('../poker/count/tables/preflop-table.bin', import.meta.url);
writeFileSync(file, bytes);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stderr.write(`\r${MATCHUPS} match-ups in ${seconds} s, ${bytes.length} bytes\n`);
