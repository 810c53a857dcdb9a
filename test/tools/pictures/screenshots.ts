// npm run screenshots -- [folder] [--against folder] [--dark] [page …]: takes every page of the built site at five widths
// and on paper, and three of them in the longer English. With an earlier folder it lists what differs.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { findBrowser } from '../../browser/find';
import { compareFolders } from './differences';
import { openLongerSite, TAG } from '../../e2e/longer';
import { openSite } from '../../e2e/site';
import { PHONE, TABLET, WIDE } from '../../e2e/sizes';

interface Shown {
  /** The address behind the site's. */
  readonly link: string;
  /** Text of the row that is opened. On the screen it is the only part in the picture. */
  readonly row?: string;
  /** The button that is pressed first. */
  readonly button?: RegExp;
}

const FLOP = '#/?hero=AhKh&board=7h3h9c';
const PRICED = `${FLOP}&vs=7c7d&pot=60&call=20`;
const PAGES: Readonly<Record<string, Shown>> = {
  outs: { link: '#/?hero=4c9c&board=7d5cKh8c&pot=100&call=35' },
  empty: { link: '' },
  pending: { link: '#/?hero=AhKh&board=7h3h' },
  alone: { link: '#/?hero=AhKh' },
  flop: { link: '#/?hero=4c9c&board=7d5cKh' },
  turn: { link: '#/?hero=4c9c&board=7d5cKh8c' },
  known: { link: PRICED },
  ahead: { link: '#/?hero=7c7d&board=7h3h9c&vs=AhKh&pot=60' },
  river: { link: `${FLOP}Qh2s&vs=7c7d` },
  random: { link: `${FLOP}&vs=random` },
  range: { link: `${FLOP}&vs=TT%2B,AQs%2B,KJs` },
  held: { link: `${FLOP}&vs=TT%2B,AQs%2B,KJs`, row: 'What they hold' },
  ranges: { link: '#/?hero=22%2B,A2s%2B,KTs%2B&board=Kh7d5c&vs=QQ-22,AJs-A2s,KQs,KQo,QJs' },
  curves: { link: '#/?hero=22%2B,A2s%2B,KTs%2B&board=Kh7d5c&vs=QQ-22,AJs-A2s,KQs,KQo,QJs', row: 'Equity curves' },
  two: { link: `${FLOP}&vs=7c7d;QsQd` },
  five: { link: `${FLOP}&vs=7c7d;QsQd;AsKs;2c2d;JhTh&dead=4s` },
  joker: { link: `${FLOP}&vs=7c7d&wild=joker` },
  bug: { link: '#/?hero=*Kh&board=7h3h9c&vs=7c7d;random&wild=bug' },
  deuces: { link: '#/?hero=2hKh&board=7h3h9c&wild=deuces' },
  nine: { link: `${FLOP}&vs=7c7d;QsQd;AsKs;2c2d;JhTh;5c6c;8s8d;AdQc;Kd4h` },
  copy: { link: PRICED, row: 'Copy, print' },
  spots: { link: PRICED, row: 'Your spots' },
  fault: { link: `${FLOP}Ah&wild=jokers&vs=QsQcQd` },
  study: { link: '#/study?kind=flush-draw-and-gutshot&seed=3' },
  own: { link: '#/study?hero=AhKh&board=7h3h9c&vs=7c7d' },
  lab: { link: '#/lab?hands=8c8d7h7s*' },
  compared: { link: '#/lab?hands=2c2d2h2s*;2c2d2h*Qs;AdJd6d3d*' },
  session: { link: '#/session' },
  evening: { link: '#/session', button: /^Try an evening/ },
  show: { link: '#/show?hero=AhKh&board=7h3h9c&vs=7c7d;QsQd' },
  help: { link: '#/help' },
  frame: { link: `embed.html${PRICED}` },
};
/** Those that are also taken in the longer English. */
const LONGER = ['known', 'study', 'session'];

const SIZES: Readonly<Record<string, BrowserContextOptions>> = {
  '390': { ...PHONE, deviceScaleFactor: 1 },
  '820': TABLET,
  '1024': { viewport: { width: 1024, height: 768 } },
  '1440': WIDE,
  '1920': { viewport: { width: 1920, height: 1080 } },
};
/** A4 without its margins, at 96 pixels an inch. */
const PAPER: BrowserContextOptions = { viewport: { width: 718, height: 1046 } };

/** Chromium draws every part of a page at once and in one way. */
const SAME_PIXELS = ['--disable-partial-raster', '--force-color-profile=srgb'];

/** Contexts that are open at once. */
const AT_ONCE = 2;
/** A picture counts once it has stayed the same for this many looks, so far apart: some parts come late. */
const LOOKS = 4;
const BETWEEN = 400;
const MOST_LOOKS = 150;

/** In the page: nothing depends on luck, nor on what an earlier visit has left. */
const STEADY = `{
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
  let seed = 1;
  Math.random = () => (seed = (16807 * seed) % 2147483647) / 2147483647;
}`;
/** No picture depends on the day. */
const TODAY = new Date('2026-01-02T12:00:00Z');

/** Pages show where they are, and the port of a server is another each time. */
const ADDRESS = 'https://outs.example/';

interface Picture {
  readonly name: string;
  /** The server behind {@link ADDRESS}. */
  readonly server: string;
  /** The file of the page. */
  readonly file: string;
  readonly shown: Shown;
  readonly options: BrowserContextOptions;
  readonly isPrinted: boolean;
  readonly language?: string;
}

/** Waits until the page and what it loads late have stopped to change, and returns it as a picture. */
async function settled(page: Page, shoot: () => Promise<Buffer>): Promise<Buffer> {
  let last = await shoot();
  let same = 1;
  for (let look = 0; look < MOST_LOOKS; look++) {
    await page.waitForTimeout(BETWEEN);
    const isBusy = await page.evaluate(
      () => document.querySelector('.stale, progress') !== null || 'plain' in document.documentElement.dataset,
    );
    const next = await shoot();
    same = !isBusy && next.equals(last) ? same + 1 : 1;
    last = next;
    if (same >= LOOKS) return last;
  }
  throw new Error('The page does not come to rest.');
}

async function take(
  browser: Browser,
  { server, file, shown, options, isPrinted, language, name }: Picture,
): Promise<Buffer> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      console.error(`${name}: ${error.message}`);
    });
    await page.clock.setFixedTime(TODAY);
    await page.addInitScript(STEADY);
    if (language !== undefined) {
      await page.addInitScript(`localStorage.setItem('outs:settings', '${JSON.stringify({ language })}')`);
    }
    await context.route(`${ADDRESS}**`, async (route) => {
      const response = await route.fetch({ url: route.request().url().replace(ADDRESS, server) });
      await route.fulfill({ response });
    });
    await page.goto(ADDRESS + file + shown.link);
    await page.waitForLoadState('networkidle');
    if (shown.button !== undefined) await page.getByRole('button', { name: shown.button }).click();
    // Nothing is pointed at.
    await page.mouse.move(0, 0);
    const summary = shown.row === undefined ? undefined : page.locator('summary', { hasText: shown.row });
    await summary?.click();
    if (isPrinted) {
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    }
    if (summary === undefined || isPrinted) {
      return await settled(page, () => page.screenshot({ fullPage: true, animations: 'disabled' }));
    }
    return await settled(page, () => summary.locator('..').screenshot({ animations: 'disabled' }));
  } catch (error) {
    throw new Error(`${name} cannot be taken.`, { cause: error });
  } finally {
    await context.close();
  }
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, dark: { type: 'boolean', default: false } },
});
const [folder = '.cache/screenshots', ...names] = positionals;
const unknown = names.find((name) => !(name in PAGES));
if (unknown !== undefined) throw new Error(`No page ${unknown}: there are ${Object.keys(PAGES).join(', ')}.`);
const chosen = Object.entries(PAGES).filter(([name]) => names.length === 0 || names.includes(name));
const inLonger = chosen.filter(([name]) => LONGER.includes(name));

await mkdir(folder, { recursive: true });
const site = await openSite();
const longer = inLonger.length === 0 ? undefined : await openLongerSite();
const found = await findBrowser();
const browser = await chromium.launch({ ...found, args: [...(found.args ?? []), ...SAME_PIXELS] });
try {
  const colorScheme = values.dark ? ('dark' as const) : ('light' as const);
  const pictures: Picture[] = chosen.flatMap(([name, shown]) => [
    ...Object.entries(SIZES).map(([width, size]) => ({
      name: `${name}-${width}`,
      server: site.address,
      file: '',
      shown,
      options: { ...size, colorScheme },
      isPrinted: false,
    })),
    {
      name: `${name}-print`,
      server: site.address,
      file: '',
      shown,
      options: { ...PAPER, colorScheme },
      isPrinted: true,
    },
  ]);
  for (const [name, shown] of inLonger) {
    for (const [width, size] of Object.entries(SIZES)) {
      pictures.push({
        name: `${name}-${TAG}-${width}`,
        server: longer?.address ?? '',
        file: `${TAG}.html`,
        shown,
        options: { ...size, colorScheme },
        isPrinted: false,
        language: TAG,
      });
    }
  }
  const left = pictures.values();
  const takeRest = async () => {
    for (const picture of left) {
      await writeFile(join(folder, `${picture.name}.png`), await take(browser, picture));
      console.log(picture.name);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeRest));
  if (values.against !== undefined) {
    const differing = await compareFolders(
      browser,
      values.against,
      folder,
      pictures.map(({ name }) => name),
    );
    for (const line of differing) console.log(line);
    console.log(`${differing.length} of ${pictures.length} pictures differ.`);
    if (differing.length > 0) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await site.close();
  await longer?.close();
}
