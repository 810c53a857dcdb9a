// What `npm start` says to wrong options: src/start.ts.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LONG } from '../long';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

test('a wrong option of npm start ends in a sentence that says what to write, before anything is built', LONG, () => {
  for (const [given, said] of [
    [['--prot', '8080'], 'npm start has other options: -- --port 8080, --host 0.0.0.0 and --open.\n'],
    [['--port', 'http'], 'The port “http” is not a number from 0 to 65535. Write npm start -- --port 8080.\n'],
  ] as const) {
    const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', 'src/start.ts', ...given], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect([stdout, stderr, status]).toEqual(['', said, 2]);
  }
});
