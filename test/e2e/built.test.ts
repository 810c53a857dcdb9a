/** @module-tag long */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { inject } from 'vitest';
import { PAGES } from '../../src/ui/pages';
import { openHost } from '../tools/bench/host';
import { CHROMIUM, expect, newContext, SMOKE, test } from './page';
import * as sizes from './sizes';

for (const [name, size] of Object.entries(sizes)) {
  test(`the built page loads cleanly, from its own address only (${name.toLowerCase()})`, SMOKE, async ({ open }) => {
    const page = await open('#/?hero=4c9c&board=7d5cKh8c', size);
    await expect(page.locator('#app')).not.toBeEmpty();
    await expect(page).toHaveTitle(/Outs/);
    await page.waitForLoadState('networkidle');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'wider than the window').toBeLessThanOrEqual(0);
  });
}

test(
  'the empty table is painted before its script comes, in the chosen colours',
  CHROMIUM,
  async ({ open, forgive }) => {
    forgive(/^lost: .*index-/);
    forgive(/Failed to load resource/);
    const withoutScript = async (page: Page) => {
      await page.addInitScript(() => {
        localStorage.setItem('outs:settings', '{"theme":"dark"}');
      });
      await page.route(/index-[\w-]+\.js/, (route) => route.abort());
    };
    const drawn = await open('', sizes.PHONE, withoutScript);
    const whole = await open('', sizes.PHONE, (page) =>
      page.addInitScript(() => {
        localStorage.setItem('outs:settings', '{"theme":"dark"}');
      }),
    );
    await expect(whole.getByRole('button', { name: /twelve outs/ })).toBeVisible();
    for (const part of ['.brand', '[data-card="0"]', '[data-card="51"] svg', '.slot.next', '.prompt', 'output']) {
      const [there, here] = [drawn, whole].map((page) => page.locator(part));
      expect(await there.boundingBox(), part).toEqual(await here.boundingBox());
    }
    await expect(drawn.locator('body')).toHaveCSS('background-color', 'rgb(12, 20, 17)');
    await drawn.keyboard.press('Tab');
    await expect(drawn.locator('main :focus')).toHaveCount(0);
    for (const { fragment } of PAGES) {
      const page = await open(fragment, sizes.PHONE, withoutScript);
      await expect(page.locator('.slot.next'))[fragment === '#/' ? 'toBeVisible' : 'toBeHidden']();
    }
  },
);

test('nothing that is painted moves as the page comes on a slow line', CHROMIUM, async () => {
  const host = await openHost(inject('folder'), { line: { bytesASecond: 40_000, latency: 0 } });
  const context = await newContext({ ...sizes.PHONE, serviceWorkers: 'block' });
  try {
    for (const fragment of ['', '#/?hero=4c9c&board=7d5cKh8c']) {
      const page = await context.newPage();
      await page.goto(host.address + fragment);
      await expect(page.locator('output.sentence')).toHaveText(fragment === '' ? /Then deal the board/ : /twelve outs/);
      const moved = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const sum = (shifts: PerformanceEntryList) =>
              (shifts as (PerformanceEntry & { value: number })[]).reduce((all, { value }) => all + value, 0);
            const observer = new PerformanceObserver((list) => {
              resolve(sum(list.getEntries()));
            });
            observer.observe({ type: 'layout-shift', buffered: true });
            // Nothing is observed if nothing has moved.
            requestAnimationFrame(() => setTimeout(() => resolve(sum(observer.takeRecords()))));
          }),
      );
      expect(moved, fragment).toBeLessThan(0.01);
    }
  } finally {
    await context.close();
    host.close();
  }
});

test('every script starts by asking to be compiled while it comes', async ({ open, address }) => {
  const page = await open('#/?hero=4c9c&board=7d5cKh8c');
  await expect(page.locator('.answer .big').first()).not.toBeEmpty();
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    );
  // The rows come after the answer.
  await expect.poll(async () => (await loaded()).length).toBeGreaterThan(2);
  const scripts = await loaded();
  expect(scripts.filter((name) => name.includes('worker'))).toHaveLength(1);
  for (const script of scripts) {
    const text = await (await fetch(script)).text();
    expect(text.slice(0, 40), script.replace(address, '')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test('the styles use only features that the oldest supported browsers read', async ({ address }) => {
  const page = await (await fetch(address)).text();
  const scripts = page.match(/assets\/[\w.-]+\.(js|css)/g) ?? [];
  const styles = new Set<string>();
  for (const file of scripts) {
    const text = await (await fetch(address + file)).text();
    for (const [name] of text.matchAll(/[\w.-]+\.css(?=["'`])/g)) styles.add(name);
    if (file.endsWith('.css')) styles.add(file.replace('assets/', ''));
  }
  expect(styles.size).toBeGreaterThan(10);
  for (const name of styles) {
    const style = await (await fetch(`${address}assets/${name}`)).text();
    // Firefox reads it from version 121 on: only parts that it can do without may ask for it.
    if (style.includes(':has(')) expect(style, name).toMatch(/@supports selector\(:has\(\*\)\)/);
    // Chrome reads it from version 117 on, and has other columns before.
    if (style.includes('subgrid')) {
      expect(style, name).toMatch(/@supports not ?\(grid-template-columns: ?subgrid\)/);
    }
  }
});

test('the page is styled and counts if the host’s header refuses its style and script', async () => {
  // As the docs of 0.2.1 had it.
  const policy = "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; font-src 'self'";
  const host = await openHost(inject('folder'), { headers: { 'content-security-policy': policy } });
  const context = await newContext(sizes.PHONE);
  try {
    const page = await context.newPage();
    await page.goto(`${host.address}#/?hero=4c9c&board=7d5cKh8c`);
    await expect(page.locator('output')).toHaveText(/twelve outs/);
    await expect(page.locator('.nav')).toHaveCSS('position', 'fixed');
  } finally {
    await context.close();
    host.close();
  }
});

test(
  'a strict content security policy is part of the page, and comes with every file',
  SMOKE,
  async ({ open, address }) => {
    const page = await open();
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
    await expect(policy).toHaveAttribute('content', /^default-src 'none';/);
    // Nor any address, host or scheme: the page alone.
    await expect(policy).not.toHaveAttribute('content', /unsafe|[:.*]/);
    const own = (await policy.getAttribute('content')) ?? '';
    for (const file of ['', 'offline.js', 'favicon.svg', 'embed.htmlx', 'embed.html/x']) {
      const { headers } = await fetch(address + file);
      expect(headers.get('content-security-policy'), file).toBe(`${own}; frame-ancestors 'none'`);
    }
    for (const file of ['embed.html', 'embed.html?hero=AhKh']) {
      const { headers } = await fetch(address + file);
      expect(headers.get('content-security-policy'), 'any site may show it').toBe(own);
    }
    // The script and the style that are written into the page: others in every build.
    const hash = / 'sha256-[\w+/]{43}='/g;
    expect(own.match(hash)).toHaveLength(2);
    expect(await readFile('docs/hosting.md', 'utf8'), 'as the hosting page says').toContain(own.replaceAll(hash, ''));
  },
);
