// npm run test:browsers: a tour of the built page in every engine that can be had, and the end-to-end tests in
// Firefox. Prints a table, engine by task, and writes it into docs/notes/browsers.md; fails where anything failed.
// npm run test:browsers -- tour: the tour alone, and nothing is written.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { openHost } from '../bench/host';
import { openSite } from '../../e2e/site';
import type { Driver } from './driver';
import { ENGINES, type Engine } from './engines';
import { tableOf, withBlock } from './table';
import { takeTour, TASK_NAMES, type Outcome } from './tour';

const PAGE = 'docs/notes/browsers.md';

/** A worker changed by an attacker: fetches the address that it is sent. */
const ASKS = `onmessage = ({ data }) => fetch(data).then(() => postMessage('answered'), () => postMessage('refused'));`;

interface Visited {
  readonly title: string;
  readonly outcomes: ReadonlyMap<string, Outcome>;
}

/** All tasks in all engines, on one build of the page. */
async function tour(): Promise<Visited[]> {
  const site = await openSite();
  const elsewhere = createServer((_, response) => {
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end();
  });
  try {
    await writeFile(join(site.folder, 'asks.js'), ASKS);
    await once(elsewhere.listen(0, '127.0.0.1'), 'listening');
    const other = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
    const page = await fetch(site.address);
    const policy = page.headers.get('content-security-policy') ?? '';
    const visited: Visited[] = [];
    for (const engine of ENGINES) {
      visited.push(await visit(engine, site.folder, policy, other));
    }
    return visited;
  } finally {
    elsewhere.close();
    await site.close();
  }
}

async function visit(engine: Engine, folder: string, policy: string, elsewhere: string): Promise<Visited> {
  console.log(`\n${engine.name}`);
  const outcomes = new Map<string, Outcome>();
  let driver: Driver;
  try {
    driver = await engine.start();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.log(`  not tried here: ${why}`);
    for (const task of TASK_NAMES) outcomes.set(task, { kind: 'not tried', why: 'not tried here' });
    return { title: engine.name, outcomes };
  }
  const host = await openHost(folder, { headers: { 'content-security-policy': policy } });
  const bare = await openHost(folder);
  try {
    const places = {
      address: host.address,
      bare: bare.address,
      elsewhere,
      stop: () => {
        host.close();
      },
    };
    await takeTour(driver, places, (task, outcome) => {
      outcomes.set(task, outcome);
      console.log(`  ${task}: ${outcome.kind === 'ok' ? outcome.said : `${outcome.kind}: ${outcome.why}`}`);
    });
  } finally {
    await driver.close();
    host.close();
    bare.close();
  }
  return { title: `${engine.name} ${driver.version}`, outcomes };
}

/** Of a file of end-to-end tests: how many passed, failed, and need what Firefox does not offer. */
interface Tested {
  readonly file: string;
  readonly passed: number;
  readonly failed: number;
  readonly left: number;
}

async function testInFirefox(): Promise<Tested[]> {
  console.log('\nThe end-to-end tests in Firefox');
  const folder = await mkdtemp(join(tmpdir(), 'outs-browsers-'));
  const report = join(folder, 'report.json');
  try {
    spawnSync(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project=e2e',
        '--tags-filter=!chromium',
        // Only one window of Firefox has the focus: two tests at a time would take it from each other.
        '--no-file-parallelism',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { stdio: 'inherit', env: { ...process.env, OUTS_ENGINE: 'firefox' } },
    );
    const { testResults } = JSON.parse(await readFile(report, 'utf8')) as {
      testResults: { name: string; assertionResults: { status: string }[] }[];
    };
    return testResults
      .map(({ name, assertionResults }) => {
        const count = (...wanted: string[]) => assertionResults.filter(({ status }) => wanted.includes(status)).length;
        return {
          file: basename(name, '.test.ts'),
          passed: count('passed'),
          // A file that could not be read has no results.
          failed: assertionResults.length === 0 ? 1 : count('failed'),
          left: count('skipped', 'pending', 'todo'),
        };
      })
      .sort((one, other) => one.file.localeCompare(other.file));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function cellOf(outcome: Outcome | undefined): string {
  if (outcome === undefined) return 'failed';
  return outcome.kind === 'ok' ? outcome.said : outcome.kind;
}

const visited = await tour();
const tasks = tableOf([
  ['task', ...visited.map(({ title }) => title)],
  ...TASK_NAMES.map((task) => [task, ...visited.map(({ outcomes }) => cellOf(outcomes.get(task)))]),
]);
let failed = visited.some(({ outcomes }) =>
  TASK_NAMES.some((task) => (outcomes.get(task)?.kind ?? 'failed') === 'failed'),
);
if (process.argv[2] === 'tour') {
  console.log(`\n${tasks}`);
} else {
  const tested = await testInFirefox();
  failed ||= tested.length === 0 || tested.some((file) => file.failed > 0);
  const files = tableOf([
    ['end-to-end tests', 'passed in Firefox', 'failed', 'need Chromium’s own tools'],
    ...tested.map(({ file, ...counts }) => [file, ...[counts.passed, counts.failed, counts.left].map(String)]),
  ]);
  const block = `${tasks}\n\n${files}`;
  console.log(`\n${block}`);
  await writeFile(PAGE, withBlock(await readFile(PAGE, 'utf8'), block));
}
process.exitCode = failed ? 1 : 0;
