import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { paste } from './paste';

const HAND = readFileSync(new URL('../history/fixtures/pokerstars-six-max.txt', import.meta.url), 'utf8');
const FLOP = '#/?hero=AhKh&board=7h3h9c';

/** Spots that bring out the panels and sentences of all pages: streets, opponents, money, wild cards, faults. */
const FRAGMENTS = [
  '#/?',
  '#/?hero=AhKh',
  '#/?hero=AhKh&vs=22:0.5,AKo&pot=60&call=20',
  `${FLOP}`,
  `${FLOP}&vs=TT%2B,AQs%2B:0.75&pot=60&call=20`,
  `${FLOP}&vs=7c7d;QsQd;random&dead=4s&pot=60&call=20&rake=5`,
  '#/?hero=7c7d&board=7h3h9c&vs=AhKh&pot=60',
  '#/?hero=4c9c&board=7d5cKh8c&pot=100&call=35&bounty=20',
  `${FLOP}Qh2s&vs=7c7d`,
  `${FLOP}&vs=7c7d&wild=joker`,
  '#/?hero=*Kh&board=7h3h9c&vs=7c7d;random&wild=bug',
  '#/?hero=TT%2B,AQs%2B&board=7h3h9c&vs=22%2B,A2s%2B',
  `${FLOP}&wild=jokers&vs=QsQcQd`,
  '#/show?hero=AhKh&board=7h3h9c&vs=7c7d;QsQd',
  '#/lab?hands=8c8d7h7s*',
  '#/lab?hands=2c2d2h2s*;2c2d2h*Qs;AdJd6d3d*',
  '#/study',
  '#/study?hero=AhKh&board=7h3h9c&vs=7c7d',
  '#/help',
  '#/session',
] as const;

/** Waits until nothing is counted any more. */
async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(150);
  await page.waitForFunction(() => document.querySelector('.stale, progress') === null, undefined, { timeout: 20_000 });
}

/** Opens every row, and then those within. */
async function openRows(page: Page): Promise<void> {
  for (let depth = 0; depth < 3; depth += 1) {
    const count = await page.evaluate(() => {
      const closed = [...document.querySelectorAll('details:not([open])')];
      for (const details of closed) (details as HTMLDetailsElement).open = true;
      return closed.length;
    });
    if (count === 0) return;
    await settled(page);
  }
}

/** A button that opens a panel, by what it controls, whatever the language. */
const EXPANDERS = 'button[aria-expanded="false"]:not(summary *)';

/**
 * Opens all pages and their panels.
 *
 * @param page on the page in some language
 * @param see called with each state: what it is, and what is open
 */
export async function crawl(page: Page, see: (state: string) => Promise<void>): Promise<void> {
  for (const fragment of FRAGMENTS) {
    await page.evaluate((link) => (location.hash = link), fragment);
    await settled(page);
    // A phone’s deck covers the seats until it is hidden.
    if (fragment.startsWith('#/show?')) await page.keyboard.press('Escape');
    await openRows(page);
    await see(`${fragment}, every row`);
    const count = await page.locator(EXPANDERS).filter({ visible: true }).count();
    for (let index = 0; index < count; index += 1) {
      const button = page.locator(EXPANDERS).filter({ visible: true }).nth(index);
      if (!(await button.isVisible())) break;
      const name = (await button.textContent())?.trim();
      await button.click();
      await settled(page);
      await see(`${fragment}, ${name}`);
      await page.keyboard.press('Escape');
      if ((await page.locator(EXPANDERS).filter({ visible: true }).count()) !== count) break;
    }
    if (fragment === '#/session') {
      // “Try an evening” is the only button of the empty page that reads hands.
      await page.locator('main .empty .try button').last().click();
      await page.waitForTimeout(2000);
      await settled(page);
      await openRows(page);
      await see('an evening');
    }
  }
  await page.evaluate((link) => (location.hash = link), FRAGMENTS[0]);
  await settled(page);
  await paste(page, HAND);
  await settled(page);
  await openRows(page);
  await see('a hand history');
  await paste(page, 'PokerStars Hand #1: nonsense\nSeat');
  await settled(page);
  await see('a hand history that cannot be read');
}

/** What the page shows or says: texts, and the attributes that are spoken. */
export function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = new Set<string>([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Text) {
        if (node.parentElement?.closest('script, style, noscript') === null) texts.add(node.data.trim());
      } else if (node instanceof Element) {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext']) {
          const text = node.getAttribute(name);
          if (text !== null) texts.add(text.trim());
        }
      }
    }
    return [...texts].filter((text) => /\p{L}/u.test(text));
  });
}
