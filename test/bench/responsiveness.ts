// npm run responsiveness: from the last key of a card to the painted answer, in Chromium with the
// processor four times slower; and the longest task of the page's own thread at full speed.
import { chromium, type Page } from 'playwright';
import { cardOf, formatCard } from '../../src/poker/card';
import { findBrowser } from '../browser/find';
import { openSite } from '../e2e/site';
import { WIDE } from '../e2e/sizes';
import { integer, seeded } from '../reference/random';

const EDITS = 200;
const SLOWER = 4;
/** A quick typist's, in milliseconds: what a key shows is on the screen before the next is pressed. */
const BETWEEN_KEYS = 100;
const SPOT = '#/?hero=4c9c&board=7d5cKh&vs=QsQd';
const TAKEN = new Set(['4c', '9c', '7d', '5c', 'Kh', 'Qs', 'Qd']);

/** In the page: for each press of a key that changes the answer, milliseconds to the frame that shows it. */
function watchAnswers(): void {
  const times: number[] = [];
  Object.assign(window, { times });
  let pressed = 0;
  addEventListener('keydown', (event) => (pressed = event.timeStamp), { capture: true });
  addEventListener('DOMContentLoaded', () => {
    // The figures change when an answer comes, and at no other time.
    new MutationObserver((changes) => {
      const isAnswer = changes.some(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest('.answer'),
      );
      if (!isAnswer) return;
      const since = pressed;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push(performance.now() - since);
        port2.postMessage(undefined);
      });
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** Presses keys, the last of which changes the answer; milliseconds to its frame. */
async function timeKeys(page: Page, ...keys: string[]): Promise<number> {
  const count = await page.evaluate(() => (window as unknown as Watched).times.length);
  for (const key of keys) {
    await page.waitForTimeout(BETWEEN_KEYS);
    await page.keyboard.press(key);
  }
  const times = await page.waitForFunction((before) => {
    const { times: found } = window as unknown as Watched;
    return found.length > before ? [...found] : undefined;
  }, count);
  return (await times.jsonValue())?.at(-1) ?? NaN;
}

interface Watched {
  readonly times: readonly number[];
}

/** The longest task of the page's thread since it was opened, in milliseconds; 0 where none took 50. */
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

const site = await openSite();
const browser = await chromium.launch(await findBrowser());
try {
  for (const rate of [SLOWER, 1]) {
    const page = await browser.newPage(WIDE);
    // What runs this file names functions with a helper that the page lacks.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(watchAnswers);
    const devtools = await page.context().newCDPSession(page);
    await page.goto(site.address + SPOT);
    await page.waitForSelector('.answer .big');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    const random = seeded(20_261_121);
    const times: number[] = [];
    while (times.length < EDITS) {
      const card = cardOf(integer(random, 0, 12), integer(random, 0, 3));
      if (TAKEN.has(formatCard(card))) continue;
      times.push(await timeKeys(page, ...formatCard(card)));
      await timeKeys(page, 'Backspace');
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => (times[Math.floor(share * (EDITS - 1))] ?? NaN).toFixed(1);
    console.log(
      `${rate} × slower: ${EDITS} edits, median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, longest task ${(await longestTask(page)).toFixed(0)} ms`,
    );
    await page.close();
  }
} finally {
  await browser.close();
  await site.close();
}
