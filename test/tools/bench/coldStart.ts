// npm run cold-start: measures a first visit from the address to the first answer, in Chromium with the processor
// slowed down four times and a line of 1.6 Mb/s, in each language; and the parts of that time.
import { chromium, type Browser } from 'playwright';
import { LANGUAGES } from '../../../src/build/languages';
import { findBrowser } from '../../browser/find';
import { openSite } from '../../e2e/site';
import { PHONE } from '../../e2e/sizes';
import { openHost } from './host';

const RUNS = 5;
const SLOWER = 4;
const BYTES_A_SECOND = 1_600_000 / 8;
/** From Lighthouse's slow 4G: a packet there and back, in milliseconds. */
const LATENCY = 150;
const SPOT = '#/?hero=4c9c&board=7d5cKh8c';

interface Start {
  readonly answer: number;
  readonly painted: number;
  readonly files: readonly (readonly [name: string, from: number, to: number, bytes: number])[];
}

/** In the page: notes when the answer is on the screen. */
function watchAnswer(): void {
  const look = () => {
    const figure = document.querySelector('.answer .big');
    if (figure === null || !/[1-9]/.test(figure.textContent)) {
      requestAnimationFrame(look);
      return;
    }
    // Called once the present frame is painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => Object.assign(window, { answered: performance.now() });
    port2.postMessage(undefined);
  };
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(look));
}

async function start(browser: Browser, address: string, locale: string): Promise<Start> {
  const context = await browser.newContext({ ...PHONE, locale, serviceWorkers: 'block' });
  const page = await context.newPage();
  // The runner of this file names functions with a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watchAnswer);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address + SPOT, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'answered' in window, undefined, { timeout: 60_000 });
  const found = await page.evaluate(() => ({
    answer: (window as unknown as { answered: number }).answered,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    files: performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .map(
        ({ name, startTime, responseEnd, transferSize }) =>
          [name.replace(/.*\//, ''), startTime, responseEnd, transferSize] as const,
      ),
  }));
  await context.close();
  return found;
}

const site = await openSite();
const browser = await chromium.launch(await findBrowser());
try {
  for (const latency of [0, LATENCY]) {
    const host = await openHost(site.folder, { line: { bytesASecond: BYTES_A_SECOND, latency } });
    for (const language of LANGUAGES) {
      const address = host.address + (language === 'en' ? '' : `${language}.html`);
      const starts: Start[] = [];
      for (let run = 0; run < RUNS; run++) starts.push(await start(browser, address, language));
      starts.sort((a, b) => a.answer - b.answer);
      const { answer, painted, files } = starts[Math.floor(RUNS / 2)];
      console.log(
        `${language}: ${SLOWER} × slower, 1.6 Mb/s, ${latency} ms there and back: first answer after ${answer.toFixed(0)} ms ` +
          `(best ${starts[0].answer.toFixed(0)}), first paint ${painted.toFixed(0)} ms, median of ${RUNS}`,
      );
      for (const [name, from, to, bytes] of files) {
        const [start, end] = [from, to].map((time) => time.toFixed(0).padStart(5));
        console.log(`  ${name.padEnd(34)} ${start} to ${end} ms ${(bytes / 1000).toFixed(1).padStart(6)} kB`);
      }
    }
    host.close();
  }
} finally {
  await browser.close();
  await site.close();
}
