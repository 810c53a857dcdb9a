/** @module-tag long */
// embed.html: one spot in a frame of another site.
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { inject } from 'vitest';
import { cases } from '../cases/outside.json' with { type: 'json' };
import { LANGUAGES } from '../../src/build/languages';
import { CHROMIUM, expect, newContext, SMOKE, SMOKE_IN_CHROMIUM, test } from './page';
import { WIDE } from './sizes';

const SPOT = '#/?hero=AhKh&board=7h3h9c&vs=7c7d&pot=60&call=20';
const POTS = '#/?hero=AhKh&board=7h3h9c&vs=7c7d;QsJs&pot=620&bets=50;250;250&folded=20&stacks=50;0;400&call=50';

async function show(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${inject('address')}embed.html${link}`);
}

for (const locale of ['en', 'es', 'pt-BR', 'zh-CN']) {
  test(`a frame of 320 pixels shows every case whole in ${locale}, from 280 pixels wide on`, async ({ open }) => {
    const links = [
      ...cases.map(({ link }) => link),
      POTS,
      '#/?hero=AhKh',
      '#/?hero=4c9c&board=7d5cKh8c&pot=100&call=35',
    ];
    const page = await open('embed.html', { ...WIDE, locale });
    for (const link of links) {
      await show(page, link);
      await expect(page.locator('output')).not.toBeEmpty();
      await expect(page.locator('main')).toHaveCSS('display', 'grid');
      if (link.includes('call=')) await expect(page.locator('output ~ p.pretty')).toBeVisible();
      for (const width of [280, 320, 360, 480, 640]) {
        await page.setViewportSize({ width, height: 320 });
        const size = await page.evaluate(() => {
          const { scrollWidth, scrollHeight } = document.documentElement;
          return [scrollWidth, scrollHeight];
        });
        expect(size, link).toEqual([width, 320]);
      }
    }
  });
}

test('a frame takes its settings from its link, and stores nothing', async ({ open }) => {
  const page = await open(`embed.html${SPOT}&theme=dark&odds=fraction`, undefined, (blank) =>
    blank.addInitScript(() => {
      // As browsers do it in the frame of another site whose cookies they block.
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
      }
    }),
  );
  await expect(page.locator('output')).toHaveText(/^Any heart but the nine puts you ahead/);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(12, 20, 17)');
  await expect(page.locator('dl')).toContainText('1 in 5.63');
  await expect(page).toHaveTitle('A♥ K♥ v 7♣ 7♦ on 7♥ 3♥ 9♣ – Outs');
  await page.evaluate(() => (location.hash = '#/?hero=4c9c&board=7d5cKh8c&theme=light'));
  await expect(page.locator('output')).toHaveText(/twelve outs/);
  await expect(page.locator('dl')).toContainText('2.83 : 1');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(244, 241, 233)');
});

test('the answer can wait for a button, and leads to the page', async ({ open }) => {
  const page = await open(`embed.html${SPOT}&hide=answer`);
  const answer = page.locator('output');
  await expect(page.getByRole('heading')).toContainText('ace of hearts');
  await expect(answer).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(answer).toHaveText(/eight outs/);
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Open in Outs' }).click(),
  ]);
  await expect(opened.locator('output')).toHaveText(/eight outs/);
  expect(opened.url()).toBe(inject('address') + SPOT);
});

test('a faulty link is explained in the words of the page', SMOKE, async ({ open }) => {
  const page = await open('embed.html#/?hero=AhKx&board=7h3h9c');
  await expect(page.getByRole('alert')).toHaveText(/^In the link: Your hand: “Kx” is not a card\./);
  await show(page, '#/?hero=AhKh&board=7h3h');
  await expect(page.getByRole('alert')).toHaveText('One more flop card?');
  await show(page, '#/?hero=AhKh&board=7h3h9c&vs=7h7d');
  await expect(page.getByRole('alert')).toHaveText(/7♥ is on the board and in the opponent’s hand/);
});

test('it reports no height before its answer, a reason or a button is there', async ({ open }) => {
  const page = await open('embed.html', undefined, (blank) =>
    blank.addInitScript(() => {
      const own = window as unknown as { told: { px: number; shown: string[] }[] };
      own.told = [];
      // At the top the page around a frame is the frame itself.
      window.postMessage = (message: { outs: string; px: number }) => {
        const shown = Array.from(document.querySelectorAll('output, output ~ p.pretty, [role=alert], button'));
        own.told.push({ px: message.px, shown: shown.map(({ localName }) => localName) });
      };
    }),
  );
  const spots: [link: string, ...shown: string[]][] = [
    [SPOT, 'output', 'p'],
    [POTS, 'output', 'p'],
    ['#/?hero=4c9c&board=7d5cKh8c&pot=100&call=35', 'output', 'p'],
    ['#/?hero=AhKh', 'output'],
    ['#/?hero=AhKh&board=7h3h', 'p'],
    [`${SPOT}&hide=answer`, 'button'],
  ];
  for (const [link, ...shown] of spots) {
    await show(page, link);
    const told = () => page.evaluate(() => (window as unknown as { told: { px: number; shown: string[] }[] }).told);
    await expect.poll(async () => (await told()).length).toBeGreaterThan(0);
    for (const own of await told()) expect(own.shown, link).toEqual(shown);
    const main = await page.locator('main').boundingBox();
    expect((await told()).at(-1)?.px).toBe(Math.ceil(main?.height ?? NaN));
  }
});

/** A site that shows the spot in a frame, and gives the frame the height that it asks for. */
async function openSiteAround(link: string): Promise<{ address: string; close: () => void }> {
  const [, host = ''] = /\/\/(.*)\/$/.exec(inject('address')) ?? [];
  const policy = `default-src 'none'; script-src 'unsafe-inline'; frame-src http://${host}`;
  const frame = `<iframe sandbox="allow-scripts allow-same-origin allow-popups" src="http://${host}/embed.html${link}" width="300" height="320"></iframe>`;
  const script = `heights = [];
    onmessage = ({ data }) => {
      if (data?.outs !== 'height') return;
      heights.push(data.px);
      document.querySelector('iframe').height = data.px;
    }`;
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy });
    response.end(`<script>${script}</script>${frame}`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    // Another name for this machine is another origin.
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

test('another site shows it in a sandbox, and learns its height', SMOKE_IN_CHROMIUM, async () => {
  const site = await openSiteAround(SPOT);
  const context = await newContext({});
  try {
    const page = await context.newPage();
    await page.goto(site.address);
    await expect(page.frameLocator('iframe').locator('output')).toHaveText(/eight outs/);
    const shown = await page.frameLocator('iframe').locator('main').boundingBox();
    const last = () => page.evaluate(() => (window as unknown as { heights: number[] }).heights.at(-1));
    await expect.poll(last).toBe(Math.ceil(shown?.height ?? NaN));
    // The page itself stays out of frames.
    await page.evaluate((address) => {
      const other = document.createElement('iframe');
      other.src = address;
      document.body.append(other);
    }, inject('address'));
    await page.waitForTimeout(500);
    expect(await page.frames().at(-1)?.locator('#app').count()).toBe(0);
  } finally {
    await context.close();
    site.close();
  }
});

test('at the height that it asks for, no frame has a scroll bar, in any language', CHROMIUM, async () => {
  // Playwright hides scroll bars, which take room on most desktops.
  const browser = await chromium.launch({ ...inject('launch'), ignoreDefaultArgs: ['--hide-scrollbars'] });
  const site = await openSiteAround(POTS);
  try {
    for (const locale of ['en', 'es', 'pt-BR', 'zh-CN']) {
      const context = await browser.newContext({ locale });
      const page = await context.newPage();
      await page.goto(site.address);
      const frame = page.frameLocator('iframe');
      await expect(frame.locator('output ~ p.pretty')).toBeVisible();
      const main = () => frame.locator('main').evaluate((own) => own.getBoundingClientRect().height);
      await expect
        .poll(async () => (await page.locator('iframe').getAttribute('height')) === `${Math.ceil(await main())}`)
        .toBe(true);
      const bar = await frame
        .locator(':root')
        .evaluate((root) => [innerWidth - root.clientWidth, innerHeight - root.clientHeight]);
      expect(bar, locale).toEqual([0, 0]);
      await context.close();
    }
  } finally {
    await browser.close();
    site.close();
  }
});

test('Copy has the HTML for it', async ({ open }) => {
  const page = await open(SPOT);
  const row = page.locator('details', { has: page.getByText('Copy, print', { exact: true }) });
  await row.locator('summary').click();
  const section = row.locator('section', { hasText: 'HTML for a page' });
  await expect(section.getByRole('button', { name: 'Copy the HTML' })).toBeVisible();
  const html = (await section.locator('pre').textContent()) ?? '';
  const [, src] = /src="([^"]*)"/.exec(html) ?? [];
  expect(src?.replaceAll('&amp;', '&')).toBe(`${inject('address')}embed.html${SPOT}`);
});

test('its scripts and style weigh less than those of the page, in every language: 60.5 kB', async () => {
  const address = inject('address');
  const load = async (name: string) => Buffer.from(await (await fetch(address + name)).arrayBuffer());
  const weigh = async (name: string) => gzipSync(await load(name)).length;
  const files = [...new Set((await load('embed.html')).toString().match(/assets\/[\w.-]+\.(js|css)/g))];
  expect(files).toHaveLength(2);
  const [script = ''] = files.filter((name) => name.endsWith('.js'));
  // The script of the page loads the script of the user's language.
  const spoken = new Set((await load(script)).toString().match(/\bmounted-[\w-]+\.js/g));
  expect(spoken.size).toBe(LANGUAGES.length);
  const shared = (await Promise.all(files.map(weigh))).reduce((sum, own) => sum + own);
  for (const name of spoken) expect(shared + (await weigh(`assets/${name}`)), name).toBeLessThan(60_500);
});
