/** @module-tag long */
// On screens of other sizes than the crawl's, with any panel open: no control is covered, and nothing is wider than the page.
import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { faults, unfit } from './faults';
import { expect, test } from './page';
import { paste } from './paste';

const RANGE = '#/?hero=AhKh&board=7h3h9c&vs=TT%2B,AQs%2B:0.75&pot=60&call=20';
const HAND = readFileSync(new URL('../history/fixtures/pokerstars-six-max.txt', import.meta.url), 'utf8');

interface Screen {
  readonly options?: BrowserContextOptions;
  /** On the same page one after the other. */
  readonly sizes: readonly (readonly [width: number, height: number])[];
}

/** Where the page is laid out otherwise than at the sizes of the crawl, which are 320, 390 and 1366 pixels wide. */
const SCREENS: Readonly<Record<string, Screen>> = {
  'a phone on its side, a tablet': {
    options: { hasTouch: true, isMobile: true },
    sizes: [
      [667, 375],
      [844, 390],
      [820, 1180],
    ],
  },
  'a desktop, at 200 % too': {
    sizes: [
      // Half of 1,280 × 720.
      [640, 360],
      [1024, 768],
      [1440, 900],
      [1600, 900],
      [1920, 1080],
    ],
  },
};

const row = (page: Page, title: string): Locator =>
  page.locator('details', { has: page.getByText(title, { exact: true }) });

for (const [name, { options, sizes }] of Object.entries(SCREENS)) {
  test(name, async ({ open }) => {
    const viewports = sizes.map(([width, height]) => ({ width, height }));
    const page = await open(RANGE, { ...options, viewport: viewports[0] });
    /** @param shown what the state is known by */
    const check = async (state: string, shown: Locator) => {
      for (const viewport of viewports) {
        const where = `${viewport.width} × ${viewport.height}, ${state}`;
        await page.setViewportSize(viewport);
        await expect(shown.filter({ visible: true }), where).not.toHaveCount(0);
        expect(await faults(page), where).toEqual([]);
      }
      await page.setViewportSize(viewports[0]);
    };
    await expect(page.locator('output')).not.toBeEmpty();
    await expect(page.getByText('Copy, print', { exact: true })).toBeVisible();
    await check('nothing open', page.getByText('Copy, print', { exact: true }));

    // On a phone the seat is a pill that opens.
    const pill = page.locator('.company .pill').first();
    if (await pill.isVisible()) await pill.click();
    await page.getByRole('button', { name: /on the grid/ }).click();
    await expect(page.getByRole('gridcell')).toHaveCount(169);
    await check('the opponent’s grid', page.getByRole('grid'));
    await page.getByRole('textbox', { name: /range/ }).fill('TT+, A');
    await expect(page.getByRole('button', { name: 'Revert' })).toBeVisible();
    await check('a range that cannot be read', page.getByRole('button', { name: 'Revert' }));
    await page.getByRole('button', { name: 'Revert' }).click();
    // The chips of a read, and an open seat, end with a button of the same name.
    const grid = page.getByRole('group', { name: /hand by hand$/ });
    await grid.getByRole('button', { name: 'Done', exact: true }).click();
    await expect(page.getByRole('grid')).toHaveCount(0);
    if (await pill.isVisible()) await pill.click();

    await page
      .getByRole('button', { name: /^Settings/ })
      .filter({ visible: true })
      .click();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeVisible();
    await check('the settings', page.getByRole('radio', { name: 'Dark' }));
    await page.keyboard.press('Escape');

    // A spot is saved a moment after its answer.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('outs:spots')), { timeout: 15_000 })
      .not.toBeNull();
    // The first last: of the rows that share the middle column the last to be opened stays.
    await page.evaluate(() => {
      for (const details of [...document.querySelectorAll('details')].reverse()) details.open = true;
    });
    await expect(page.locator('details .body:empty')).toHaveCount(0);
    await row(page, 'Your spots')
      .getByRole('button', { name: /^Name, note or delete/ })
      .first()
      .click();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
    await expect(page.getByRole('grid', { name: /on this board$/ })).toBeVisible();
    await check('every row, and the menu of a spot', page.getByRole('textbox', { name: 'Name' }));
    // A window that becomes wide closes one of two rows for the middle column.
    await row(page, 'What they hold').evaluate((details: HTMLDetailsElement) => (details.open = false));
    await expect(page.getByRole('grid')).toHaveCount(0);

    const type = page.getByRole('button', { name: 'Type the spot as text' });
    if (await type.isVisible()) {
      await type.click();
      await check('the text line', page.getByRole('textbox', { name: 'Spot in text' }));
      await page.keyboard.press('Escape');
    }

    await page.evaluate(() => (location.hash = '#/?hero=AhKh'));
    await expect(row(page, 'The flop brings')).toBeVisible();
    // The first last: of the rows that share the middle column the last to be opened stays.
    await page.evaluate(() => {
      for (const details of [...document.querySelectorAll('details')].reverse()) details.open = true;
    });
    await expect(page.locator('details .body:empty')).toHaveCount(0);
    await check('every row before the flop', page.getByText('The flop brings', { exact: true }));

    await page.evaluate(() => (location.hash = '#/?board=7h3h9c&vs=7c7d;random;random;22%2B&hero=TT%2B'));
    await page.getByRole('button', { name: 'Your range on the grid' }).click();
    await expect(page.getByRole('gridcell')).toHaveCount(169);
    await check('your own grid, several opponents', page.getByRole('grid'));

    await paste(page, HAND);
    await expect(page.getByRole('button', { name: 'Close the hand history' })).toBeVisible();
    await expect(page.getByRole('grid')).toHaveCount(0);
    await expect(page.locator('.stale, progress')).toHaveCount(0);
    await check('a hand history', page.getByRole('button', { name: 'Options' }));
    await page.getByRole('button', { name: 'Options' }).click();
    await expect(page.getByRole('radio', { name: 'yes' })).toBeVisible();
    await check('the options of a hand history', page.getByRole('radio', { name: 'yes' }));

    await page.evaluate(() => (location.hash = '#/help'));
    await page.getByRole('button', { name: /^All words/ }).click();
    await check('the help', page.getByRole('searchbox'));

    await page.evaluate(() => (location.hash = '#/session'));
    const evening = page.getByRole('button', { name: /Try an evening/ });
    await expect(evening).toBeVisible();
    await check('a session without hands', evening);
    await evening.click();
    await expect(page.getByText('Drill the worst')).toBeVisible();
    await expect(page.getByText(/no price yet/)).toHaveCount(0);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    await check('a session, every row open', page.getByText('Drill the worst'));
  });
}

test('board, figures, verdict and price stay in view while an open row scrolls', async ({ open }) => {
  const page = await open(RANGE, { viewport: { width: 1366, height: 768 } });
  await expect(page.locator('.answer .big').first()).toBeVisible();
  // Over the rows of a range, what is left of the range stays instead of the figures.
  await row(page, 'Next card').locator('summary').click();
  await expect(row(page, 'Next card').getByRole('table')).toBeVisible();
  const board = page.getByRole('group', { name: 'Board' });
  const equity = page.locator('.answer .big').first();
  const verdict = page.locator('output .verdict');
  const price = page.getByRole('region', { name: 'The price' });
  const left = async () => (await board.boundingBox())?.x;
  for (const [width, height, kept] of [
    [1366, 768, [board, equity, verdict]],
    [1440, 900, [board, equity, verdict]],
    [1920, 1080, [board, equity, verdict, price]],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    const before = await left();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    for (const part of kept) await expect(part, `${width} px`).toBeInViewport({ ratio: 1 });
    expect(await left(), `sideways, ${width} px`).toBe(before);
    // A row that takes the focus from below comes to be seen under the figures.
    const first = page.locator('.details summary').first();
    await first.blur();
    await first.focus();
    const [summary, figures] = await Promise.all([first.boundingBox(), page.locator('.answer').boundingBox()]);
    if (width < 1600)
      expect(summary?.y, `${width} px`).toBeGreaterThanOrEqual((figures?.y ?? 0) + (figures?.height ?? 0));
  }
});

test('an open row is below the answer from 1,600 px: the rows stay, and a tick is seen with its figure', async ({
  open,
}) => {
  const page = await open(RANGE, { viewport: { width: 1600, height: 900 } });
  const held = row(page, 'What they hold').locator('summary');
  await expect(held).toBeVisible();
  await expect(page.getByText('Copy, print', { exact: true })).toBeVisible();
  const places = () =>
    page.locator('.details summary, .answer, .below, .details > .price').evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [x, y, width, height];
      }),
    );
  for (const [width, height] of [
    [1600, 900],
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    const where = `${width} px`;
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    const before = await places();
    await held.click();
    await expect(page.locator('.ladder')).toBeVisible();
    expect(await places(), where).toEqual(before);
    const [panel, answer] = await Promise.all(
      [page.locator('.wide[open] > .body'), page.locator('.said')].map((part) => part.boundingBox()),
    );
    expect(Math.abs((panel?.x ?? NaN) - (answer?.x ?? NaN)), where).toBeLessThan(1);
    expect(Math.abs((panel?.width ?? NaN) - (answer?.width ?? NaN)), where).toBeLessThan(1);

    const ticks = page.locator('.ladder [data-row]');
    for (const tick of [ticks.first(), page.locator('.ladder [data-row=overcards]')]) {
      await page.evaluate(() => scrollTo(0, 0));
      const checked = (await tick.getAttribute('aria-checked')) ?? '';
      // A click brings the tick into view, and nothing covers it.
      await tick.click();
      await expect(tick).not.toHaveAttribute('aria-checked', checked);
      for (const part of [
        tick,
        page.locator('.remains'),
        page.locator('.answer .big').first(),
        page.getByRole('region', { name: 'The price' }),
        page.getByRole('group', { name: 'Board' }),
      ])
        await expect(part, where).toBeInViewport({ ratio: 1 });
      await tick.click();
    }
    // After the summary comes what it opened, and then the next summary.
    await held.focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.wide > .body') !== null), where).toBe(true);
    await page.evaluate(() => scrollTo(0, 0));
    await held.click();
    await expect(page.locator('.ladder')).toHaveCount(0);
    expect(await places(), where).toEqual(before);
  }
});

test('titles, labels and strips are on one line at every width, and no text is cut, in every language', async ({
  open,
}) => {
  const wide = '22%2B,A2s%2B,KTs%2B,QTs%2B,JTs,ATo%2B,KJo%2B';
  const links = [
    `#/?hero=${wide}&board=7h3h9c&vs=${wide}&pot=60&call=20`,
    '#/?hero=AhKh&board=7h3h9c&vs=7c7d;QsQd;JhJd;22%2B&pot=60&call=20',
  ];
  for (const locale of ['en', 'es', 'pt-BR', 'zh-CN']) {
    const page = await open(links[0], { viewport: { width: 1366, height: 768 }, locale });
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale.slice(0, 2)}`));
    // Words are the same in another spot.
    for (const link of locale === 'en' ? [...links, ''] : [links[0], '']) {
      const before = await page.locator('output').textContent();
      if (link === '') await paste(page, HAND);
      else await page.evaluate((next) => (location.hash = next), link);
      if (link !== links[0]) await expect(page.locator('output')).not.toHaveText(before ?? '');
      await expect(page.locator('.details summary').last()).toBeVisible();
      for (const [width, height] of [
        [320, 640],
        [390, 844],
        [820, 1180],
        [1024, 768],
        [1366, 768],
        [1440, 900],
        [1600, 900],
        [1920, 1080],
        [2560, 1440],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await unfit(page), `${locale} ${link}, ${width} px`).toEqual([]);
      }
    }
  }
});
