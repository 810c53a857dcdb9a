import { readFileSync } from 'node:fs';

// In the package this module is the text itself: see src/build/package.ts.
const file = new URL('../poker/count/tables/preflop-table.bin', import.meta.url);

export default readFileSync(file).toString('base64');
