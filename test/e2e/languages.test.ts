/** @module-tag long */
import type { Page } from 'playwright';
import { kept, VISIT } from './kept';
import { CHROMIUM, expect, SMOKE, test } from './page';
import { WIDE } from './sizes';

const TURN = '#/?hero=4c9c&board=7d5cKh8c';
const language = (page: Page) => page.locator('html').getAttribute('lang');
const settings = (page: Page) => page.locator('.mast .tools [aria-expanded]');

test('the page speaks the first of the browser’s languages that Outs has, or English', SMOKE, async ({ open }) => {
  const tags = { 'es-MX': 'es', 'pt-PT': 'pt-BR', 'zh-CN': 'zh-Hans', eo: 'en', 'en-GB': 'en' };
  for (const [locale, tag] of Object.entries(tags)) {
    const page = await open(TURN, { ...WIDE, locale });
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page.locator('output')).toHaveText(/\S/);
    await page.context().close();
  }
});

test('a chosen language keeps the spots of all pages, and is kept itself', async ({ open, address }) => {
  const page = await open(TURN);
  await page.getByRole('link', { name: 'Hand lab' }).click();
  await page.waitForURL(/lab/);
  await settings(page).click();
  await page.getByRole('radio', { name: 'Español' }).click();
  await page.waitForURL(`${address}es.html#/lab**`);
  expect(await language(page)).toBe('es');
  await page.locator('nav a').first().click();
  await expect(page.locator('.slots [data-card], .slots button')).not.toHaveCount(0);
  expect(new URL(page.url()).hash).toBe(TURN);
  // A link of somebody who reads English.
  await page.goto(`${address}#/?hero=AhKh`);
  await page.waitForURL(`${address}es.html#/?hero=AhKh`);
  await settings(page).click();
  await page.getByRole('radio', { name: 'English' }).click();
  await page.waitForURL(`${address}#/?hero=AhKh`);
  await page.goto(`${address}pt.html#/?hero=AhKh`);
  await page.waitForURL(`${address}#/?hero=AhKh`);
  expect(await language(page)).toBe('en');
});

test('an address that names a language is read as it is, until a language is chosen', async ({ open, address }) => {
  const page = await open(`es.html${TURN}`);
  await expect(page.locator('output')).toHaveText(/\S/);
  expect(await language(page)).toBe('es');
  await page.goto(`${address}index.html${TURN}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.evaluate(() => {
    localStorage.setItem('outs:settings', '{"language":"pt"}');
  });
  await page.goto(`${address}es.html${TURN}`);
  await page.waitForURL(`${address}pt.html${TURN}`);
});

test('without storage only the address says the language', async ({ open, address }) => {
  const page = await open('', WIDE, (page) =>
    page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new Error('forbidden');
        },
      });
    }),
  );
  await page.goto(`${address}zh.html${TURN}`);
  await expect(page.locator('output')).toHaveText(/\S/);
  expect(await language(page)).toBe('zh-Hans');
});

test(
  'a used language works without a network; an unused language is then English',
  CHROMIUM,
  async ({ open, address, forgive }) => {
    forgive(/^Failed to load resource: net::ERR_(FAILED|INTERNET_DISCONNECTED)$/);
    const page = await open(TURN, { ...VISIT, locale: 'es-ES' });
    await kept(page);
    await page.context().setOffline(true);
    await page.goto(`${address}${TURN}&vs=AhQh`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.locator('output')).toHaveText(/\S/);
    await settings(page).click();
    await page.getByRole('radio', { name: '简体中文' }).click();
    await page.waitForURL(`${address}zh.html**`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.context().setOffline(false);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await expect.poll(() => page.evaluate(async () => (await caches.match('zh.html')) !== undefined)).toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await expect(page.locator('output')).toHaveText(/\S/);
  },
);

test('a frame speaks the user’s language', async ({ open, address }) => {
  const page = await open('embed.html#/?hero=4c9c&board=7d5cKh8c', { ...WIDE, locale: 'es-ES' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('main')).toHaveText(/26[.,]1/);
  expect(page.url().startsWith(`${address}embed.html`)).toBe(true);
});
