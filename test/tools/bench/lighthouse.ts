// npm run lighthouse: runs Lighthouse on the built page. Lighthouse is downloaded for it and is not a dependency.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../../browser/find';
import { openSite } from '../../e2e/site';
import { openHost } from './host';

/** The last one that runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const LEAST: Record<string, number> = {
  // Two shared cores gave the page with a spot 87 to 100 in seven runs, in the middle 98; 1.0.0 had 80 to 92 there.
  performance: 85,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const PAGES = ['', '#/?hero=4c9c&board=7d5cKh8c'];

interface Report {
  readonly categories: Record<
    string,
    {
      readonly score: number | null;
      readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
    }
  >;
  readonly audits: Record<
    string,
    {
      readonly title: string;
      readonly score: number | null;
      readonly displayValue?: string;
      readonly details?: unknown;
    }
  >;
}

/** A busy machine costs points: who falls short may try again. */
const TRIES = 3;

const launch = await findBrowser();
const site = await openSite();
const host = await openHost(site.folder);

async function examine(address: string): Promise<Report> {
  const file = join(site.folder, 'lighthouse.json');
  const lighthouse = spawn(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${Object.keys(LEAST).join()}`,
      `--chrome-flags=--headless=new --no-sandbox ${(launch.args ?? []).join(' ')}`,
    ],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        ...launch.env,
        CHROME_PATH: launch.executablePath ?? chromium.executablePath(),
      },
      shell: process.platform === 'win32',
    },
  );
  const [code] = (await once(lighthouse, 'close')) as [number];
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}.`);
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}

const points = (score: number | null) => Math.round(100 * (score ?? 0));

/** Prints what there is to say of a report; returns whether it is good enough. */
function tell({ categories, audits }: Report): boolean {
  let isGood = true;
  for (const [name, least] of Object.entries(LEAST)) {
    const { score, auditRefs } = categories[name];
    const isShort = points(score) < least;
    if (isShort) isGood = false;
    console.log(`  ${name.padEnd(16)} ${points(score)}${isShort ? `, not ${least}` : ''}`);
    for (const { id, weight } of auditRefs) {
      const { title, score: own, displayValue = '' } = audits[id];
      if (weight > 0 && own !== null && own < 1) {
        console.log(`    ${points(own)} ${title} ${displayValue}`);
      }
    }
  }
  return isGood;
}

try {
  for (const page of PAGES) {
    let isGood = false;
    for (let time = 1; !isGood && time <= TRIES; time++) {
      console.log(`\n/${page}${time === 1 ? '' : `, try ${time}`}`);
      isGood = tell(await examine(host.address + page));
    }
    if (!isGood) process.exitCode = 1;
  }
} finally {
  host.close();
  await site.close();
}
