// npm run pictures: takes the pictures of the README again, into docs/pictures.
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '../../browser/find';
import { animate } from './apng';
import { openSite } from '../../e2e/site';

const TO = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));

/** The cards that are typed in the animated picture, and how long each state stays, in milliseconds. */
const TYPED = ['4c', '9c', '7d', '5c', 'Kh', '8c'];
const CARD = 600;
const LAST = 3_000;
const FRAME = { width: 1240, height: 640 };

/** The pictures in the first row of the README's table: as wide as a phone, cut below. */
const SMALL = { width: 390, height: 560 };
/** As other sites show it next to a link. */
const SHARED = { width: 1200, height: 630 };
/** The pictures in its second row: the whole screen of a phone, high enough for the deck and its legend. */
const PHONE = { width: 390, height: 866 };
/** The window in which a row is opened: high enough that nothing scrolls. */
const TALL = { width: 390, height: 3_000 };
const FLOP = '#/?hero=AhKh&board=7h3h9c';

/** By file name: the size, the address, and the row that is opened and taken. */
const PICTURES: Readonly<Record<string, readonly [size: typeof SMALL, fragment: string, row?: string]>> = {
  range: [SMALL, `${FLOP}&vs=TT%2B,AQs%2B,KJs`, 'What they hold'],
  curves: [SMALL, '#/?hero=22%2B,A2s%2B,KTs%2B&board=Kh7d5c&vs=QQ-22,AJs-A2s,KQs,KQo,QJs', 'Equity curves'],
  session: [SMALL, '#/session'],
  drill: [PHONE, '#/study?kind=flush-draw-and-gutshot&seed=3'],
  phone: [PHONE, `${FLOP}&facing=1/2`],
  picture: [SHARED, '#/?hero=4c9c&board=7d5cKh8c&pot=100&call=35'],
  'all-in': [PHONE, '#/show?hero=AhKh&vs=7c7d;QsQd;Ts8s&board=7h3h9c&names=Anna;Ben;Dora;Cem'],
  payments: [PHONE, '#/show?hero=AhAd&vs=KsKc;7h7d&board=2c9d7sJhQd&bets=500;300;120&names=Anna;Ben;Dora'],
  joker: [PHONE, '#/?hero=*Kh&board=7h3h9c&vs=7c7d&wild=joker'],
};

await mkdir(TO, { recursive: true });
const site = await openSite();
const browser = await chromium.launch(await findBrowser());

async function open(viewport: { width: number; height: number }, fragment: string): Promise<Page> {
  const touch = viewport.width === PHONE.width && { hasTouch: true, isMobile: true };
  const page = await browser.newPage({ viewport, colorScheme: 'light', reducedMotion: 'reduce', ...touch });
  await page.goto(site.address + fragment);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  // The figures come from a worker, a moment after the page.
  await page.waitForTimeout(1_000);
  return page;
}

try {
  // A preview shows the first frame alone.
  const answered = await open(FRAME, '#/?hero=4c9c&board=7d5cKh8c');
  const frames = [{ png: await answered.screenshot(), time: CARD }];
  await answered.close();
  const page = await open(FRAME, '');
  frames.push({ png: await page.screenshot(), time: CARD });
  for (const card of TYPED) {
    await page.keyboard.type(card);
    await page.waitForTimeout(1_000);
    frames.push({ png: await page.screenshot(), time: card === TYPED.at(-1) ? LAST : CARD });
  }
  await writeFile(`${TO}typing.png`, animate(frames));
  for (const [name, [size, fragment, row]] of Object.entries(PICTURES)) {
    const taken = await open(size === SHARED ? SHARED : row === undefined ? PHONE : TALL, fragment);
    if (name === 'session') {
      await taken.getByRole('button', { name: /^Try an evening/ }).click();
      await taken.getByText(/no price yet/).waitFor();
      await taken.getByText(/no price yet/).waitFor({ state: 'detached', timeout: 60_000 });
    }
    if (name === 'drill') {
      const hearts = ['ace', 'king', 'jack', 'ten', 'eight', 'six', 'five', 'three', 'deuce'].map(
        (own) => `${own} of hearts`,
      );
      for (const card of [...hearts, 'jack of spades', 'jack of clubs'])
        await taken.getByLabel(card, { exact: true }).tap();
      await taken.getByRole('button', { name: 'Done: 11' }).tap();
      await taken.getByLabel('Your estimate').fill('26');
      await taken.getByRole('button', { name: 'Check' }).tap();
      await taken.evaluate(() => {
        scrollTo(0, 0);
      });
    }
    const summary = taken.locator('summary', { hasText: row ?? '' });
    if (row !== undefined) await summary.click();
    await taken.waitForTimeout(5_000);
    const top = row === undefined ? 0 : ((await summary.boundingBox())?.y ?? 0);
    await taken.screenshot({ path: `${TO}${name}.png`, clip: { x: 0, y: top, ...size }, animations: 'disabled' });
    await taken.close();
  }
} finally {
  await browser.close();
  await site.close();
}
