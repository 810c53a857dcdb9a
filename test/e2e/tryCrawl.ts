import { chromium } from 'playwright';
import { findBrowser } from '../browser/find';
import { crawl, textsOf } from './crawl';
import { faults } from './faults';
import { openSite } from './site';

const [language = 'es', ...sizes] = process.argv.slice(2);
const site = await openSite(process.env.BUILT);
const browser = await chromium.launch(await findBrowser());
const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' });
await context.addInitScript(
  (code) => localStorage.setItem('outs:settings', JSON.stringify({ language: code })),
  language,
);
await context.addInitScript('globalThis.__name = (f) => f');
const page = await context.newPage();
page.on('pageerror', (error) => console.log('ERROR', error.message));
page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('CONSOLE', m.text()));
await page.goto(`${site.address}${language}.html`);
const seen = new Map<string, string>();
const ENGLISH =
  language === 'xx'
    ? /(?<![\p{L}’])(?=[a-z]*[aeiou])(?!(?:Outs|random|pot|call|vs|pokerstars|AKo|AQo)\b)[A-Za-z]?[a-z]{2,}(?![\p{L}])/u
    : /\b(the|of|your|with|and|is|are|you|to|for|by|this|that|from|cards?|hands?|what|how|not|opponents?|show|wins?|loses?)\b/i;
const start = Date.now();
await crawl(page, async (state) => {
  for (const text of await textsOf(page))
    if (ENGLISH.test(text) && !seen.has(text)) {
      seen.set(text, state);
      console.log(`[${state}]  ${text.slice(0, 160)}`);
    }
  for (const width of sizes.map(Number)) {
    await page.setViewportSize({ width, height: width < 500 ? 700 : 800 });
    for (const fault of await faults(page)) console.log(`  FAULT ${width} [${state}] ${fault}`);
  }
  if (sizes.length) await page.setViewportSize({ width: 1366, height: 768 });
});
console.log(seen.size, 'texts', Date.now() - start, 'ms');
await browser.close();
await site.close();
