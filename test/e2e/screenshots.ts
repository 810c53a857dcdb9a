// npm run screenshots -- [folder] [name …]: takes the built page in every size and scheme.
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../browser/find';
import { openSite } from './site';
import { PHONE, TABLET, WIDE } from './sizes';

const FLOP = '#/?hero=AhKh&board=7h3h9c';
const PAGES: Readonly<Record<string, string>> = {
  outs: '#/?hero=4c9c&board=7d5cKh8c&pot=100&call=35',
  empty: '',
  pending: '#/?hero=AhKh&board=7h3h',
  alone: '#/?hero=AhKh',
  flop: '#/?hero=4c9c&board=7d5cKh',
  turn: '#/?hero=4c9c&board=7d5cKh8c',
  known: `${FLOP}&vs=7c7d&pot=60&call=20`,
  ahead: '#/?hero=7c7d&board=7h3h9c&vs=AhKh&pot=60',
  river: `${FLOP}Qh2s&vs=7c7d`,
  random: `${FLOP}&vs=random`,
  range: `${FLOP}&vs=TT%2B,AQs%2B,KJs`,
  two: `${FLOP}&vs=7c7d;QsQd`,
  five: `${FLOP}&vs=7c7d;QsQd;AsKs;2c2d;JhTh&dead=4s`,
  joker: `${FLOP}&vs=7c7d&wild=joker`,
  bug: '#/?hero=*Kh&board=7h3h9c&vs=7c7d;random&wild=bug',
  deuces: '#/?hero=2hKh&board=7h3h9c&wild=deuces',
  nine: `${FLOP}&vs=7c7d;QsQd;AsKs;2c2d;JhTh;5c6c;8s8d;AdQc;Kd4h`,
  copy: `${FLOP}&vs=7c7d&pot=60&call=20`,
  spots: `${FLOP}&vs=7c7d&pot=60&call=20`,
  own: '#/study?hero=AhKh&board=7h3h9c&vs=7c7d',
  lab: '#/lab?hands=8c8d7h7s*',
  compared: '#/lab?hands=2c2d2h2s*;2c2d2h*Qs;AdJd6d3d*',
  help: '#/help',
  fault: `${FLOP}Ah&wild=jokers&vs=QsQcQd`,
};
/** Pages with only one row in the picture, opened. */
const ROWS: Readonly<Record<string, string>> = { copy: 'Copy, print', spots: 'Your spots' };
const SIZES = { phone: PHONE, tablet: TABLET, wide: WIDE };
const SCHEMES = ['light', 'dark'] as const;

const [folder, ...names] = process.argv.slice(2);
const unknown = names.find((name) => !(name in PAGES));
if (unknown !== undefined) {
  throw new Error(`No page ${unknown}: there are ${Object.keys(PAGES).join(', ')}.`);
}

const to = folder ?? (await mkdtemp(join(tmpdir(), 'outs-screenshots-')));
await mkdir(to, { recursive: true });
const site = await openSite();
const browser = await chromium.launch(await findBrowser());
try {
  for (const [name, fragment] of Object.entries(PAGES)) {
    if (names.length > 0 && !names.includes(name)) continue;
    for (const [size, options] of Object.entries(SIZES)) {
      for (const colorScheme of SCHEMES) {
        const context = await browser.newContext({
          ...options,
          colorScheme,
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        page.on('pageerror', (error) => {
          console.error(`${name}: ${error.message}`);
        });
        await page.goto(site.address + fragment);
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        // The figures come from a worker, a moment after the page.
        await page.waitForTimeout(500);
        const path = join(to, `${name}-${size}-${colorScheme}.png`);
        const row = ROWS[name];
        if (row === undefined) await page.screenshot({ path, animations: 'disabled' });
        else {
          const summary = page.locator('summary', { hasText: row });
          await summary.click();
          // A spot is saved a moment after its answer.
          await page.waitForTimeout(2000);
          await summary.locator('..').screenshot({ path, animations: 'disabled' });
        }
        console.log(path);
        await context.close();
      }
    }
  }
} finally {
  await browser.close();
  await site.close();
}
