// npm run responsiveness: from the last key of a card to its painted answer, and to the details that
// follow it, in Chromium with the processor four times slower; from a tick in an opened range to its painted
// sentence, rows and grid; and the longest task of the page's own thread.
import { chromium, type Page } from 'playwright';
import { cardOf, formatCard } from '../../../src/poker/card';
import { findBrowser } from '../../browser/find';
import { openSite } from '../../e2e/site';
import { WIDE } from '../../e2e/sizes';
import { integer, seeded } from '../../reference/random';

const EDITS = 200;
const SLOWER = 4;
/** A quick typist's keys, in milliseconds: what one shows is on the screen before the next is pressed. */
const BETWEEN_KEYS = 40;
const HELD = 60;
/**
 * Milliseconds between two looks for the answer: looking runs on the page's thread and would be measured too.
 */
const UNWATCHED = 250;
const TICKS = 20;
/** An opponent's range on a board, opened with the grid: a usual one, and any two cards. */
const OPENED = '#/?hero=QcQd&board=Kh7d5c&vs=';
const RANGES = ['22+,A2s+,KTs+,QTs+,JTs,ATo+,KJo+', 'random'];
const SPOT = '#/?hero=4c9c&board=7d5cKh&vs=QsQd';
const TAKEN = new Set(['4c', '9c', '7d', '5c', 'Kh', 'Qs', 'Qd']);

/** Milliseconds from the press of a key to the frame that shows a part of what it changed. */
interface Painted {
  readonly answer: number;
  readonly details: number;
}

interface Watched {
  /** One for each answer; of the details, the last frame that changed them. */
  readonly painted: readonly Painted[];
}

/** In the page: notes when the answer to a key is on the screen, and when its details are. */
function watchAnswers(): void {
  const painted: { answer: number; details: number }[] = [];
  Object.assign(window, { painted });
  let pressed = 0;
  addEventListener('keydown', (event) => (pressed = event.timeStamp), { capture: true });
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver((changes) => {
      const places = changes.map(({ target }) => (target instanceof Element ? target : target.parentElement));
      // The figures change only when an answer comes.
      const isAnswer = places.some((place) => place?.closest('.answer'));
      if (!isAnswer && !places.some((place) => place?.closest('.details, .line'))) return;
      const since = pressed;
      requestAnimationFrame(() => {
        const note = () => {
          const now = performance.now() - since;
          const last = painted.at(-1);
          if (isAnswer) painted.push({ answer: now, details: now });
          else if (last !== undefined) last.details = now;
        };
        // Right after the frame, before the work that the page put off until then.
        void scheduler.postTask(note, { priority: 'user-blocking' });
      });
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** Presses keys until the last one changes the answer, and waits until all of it is painted. */
async function timeKeys(page: Page, ...keys: string[]): Promise<Painted> {
  const count = await page.evaluate(() => (window as unknown as Watched).painted.length);
  for (const key of keys) {
    await page.waitForTimeout(BETWEEN_KEYS);
    await page.keyboard.press(key, { delay: HELD });
  }
  for (;;) {
    await page.waitForTimeout(UNWATCHED);
    const painted = await page.evaluate(() => [...(window as unknown as Watched).painted]);
    const last = painted.at(-1);
    if (painted.length > count && last !== undefined) return last;
  }
}

/** The longest task of the page's thread since it was opened, in milliseconds; 0 if none took 50. */
function longestTask(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(Math.max(...list.getEntries().map(({ duration }) => duration)));
        }).observe({ type: 'longtask', buffered: true });
        setTimeout(() => {
          resolve(0);
        }, 500);
      }),
  );
}

/** In the page: notes when the frame after each click is on the screen. */
function watchTicks(): void {
  const ticked: number[] = [];
  Object.assign(window, { ticked });
  const note = ({ timeStamp }: Event) => {
    requestAnimationFrame(() => {
      void scheduler.postTask(() => ticked.push(performance.now() - timeStamp), {
        priority: 'user-blocking',
      });
    });
  };
  addEventListener('click', note, { capture: true });
}

/** Ticks row after row of an opened range: milliseconds until the sentence, the rows and the grid are painted. */
async function timeTicks(page: Page, range: string): Promise<number[]> {
  await page.evaluate((link) => (location.hash = link), `${OPENED}${range}`);
  const rows = page.locator('.ladder [role=checkbox]');
  await page.locator('summary', { hasText: 'What they hold' }).waitFor();
  if ((await rows.count()) === 0) await page.keyboard.press('r');
  await page.locator('.map [data-cell]').first().waitFor();
  await page.waitForTimeout(UNWATCHED);
  await page.evaluate(() => (window as unknown as { ticked: number[] }).ticked.splice(0));
  await rows.first().focus();
  for (let tick = 0; tick < TICKS; tick++) {
    const before = await page.locator('output').textContent();
    await page.keyboard.press('Space');
    await page.waitForTimeout(HELD);
    if ((await page.locator('output').textContent()) === before) throw new Error('no tick');
    if (tick % 2 === 1) await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(HELD);
  }
  return page.evaluate(() => (window as unknown as { ticked: number[] }).ticked);
}

function spreadOf(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? NaN).toFixed(1);
  return `median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms`;
}

const site = await openSite();
const browser = await chromium.launch(await findBrowser());
try {
  for (const rate of [SLOWER, 1]) {
    const page = await browser.newPage(WIDE);
    // The runner of this file names functions with a helper that the page lacks.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(watchAnswers);
    await page.addInitScript(watchTicks);
    const devtools = await page.context().newCDPSession(page);
    await page.goto(site.address + SPOT);
    await page.waitForSelector('.answer .big');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    const random = seeded(20_261_121);
    const edits: Painted[] = [];
    while (edits.length < EDITS) {
      const card = cardOf(integer(random, 0, 12), integer(random, 0, 3));
      if (TAKEN.has(formatCard(card))) continue;
      edits.push(await timeKeys(page, ...formatCard(card)));
      await timeKeys(page, 'Backspace');
    }
    const spread = (part: keyof Painted) => spreadOf(edits.map((edit) => edit[part]));
    console.log(
      `${rate} × slower: ${EDITS} edits, the answer after ${spread('answer')}; the details after ${spread('details')}; longest task ${(await longestTask(page)).toFixed(0)} ms`,
    );
    for (const range of RANGES) {
      const ticks = await timeTicks(page, range);
      console.log(`${rate} × slower: ${ticks.length} ticks of ${range} after ${spreadOf(ticks)}`);
    }
    await page.close();
  }
} finally {
  await browser.close();
  await site.close();
}
