/** @module-tag long */
// Each figure and word has room in its cell, tile or bar, at every width with another layout.
import type { Page } from 'playwright';
import { CHROMIUM, expect, goTo, test } from './page';
import { PHONE, TABLET, WIDE } from './sizes';

const FLOP = '#/?hero=AhKh&board=7h3h9c';
const DEMO = '#/?hero=QcQd&board=Kh7d5c&vs=22+,A2s+,KTs+,QTs+,JTs,ATo+,KJo+';
/** From the narrowest to the widest screens. */
const WIDTHS = [320, 390, 640, 844, 1024, 1280, 1366, 1440, 1600, 1920, 2560];

/** Resizes the window to each width, once its typeface is there. */
async function atWidths(page: Page, widths: readonly number[], check: (width: number) => Promise<void>): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 720 });
    await check(width);
  }
}

test('words on a tile are in it, off its suit and its bar', async ({ visit }) => {
  const page = await visit('#/?hero=AhTh&board=7h3h10c&vs=7c7d;QsQc');
  await expect(page.locator('output')).not.toBeEmpty();
  await atWidths(page, [320, 360, 1366], async (width) => {
    const faults = await page.evaluate(() =>
      [...document.querySelectorAll('.tile')].flatMap((tile) => {
        const room = tile.getBoundingClientRect();
        const [rank, glyph, owner] = ['.rank', 'svg', '.owner'].map((selector) =>
          tile.querySelector(selector)?.getBoundingClientRect(),
        );
        const gauge = tile.querySelector('.tile > span[aria-hidden]')?.getBoundingClientRect();
        const said = tile.getAttribute('aria-label') ?? '';
        return [
          ...(owner !== undefined && owner.right > room.right ? [`${said}: cut`] : []),
          ...(owner !== undefined && glyph !== undefined && owner.top + 3 < glyph.bottom
            ? [`${said}: over its suit`]
            : []),
          ...(rank !== undefined && gauge !== undefined && rank.right > gauge.left ? [`${said}: under its bar`] : []),
        ];
      }),
    );
    expect(faults, `${width} px`).toEqual([]);
  });
});

test('the deck of a phone in landscape is whole, next to the figures', CHROMIUM, async ({ visit }) => {
  const page = await visit(`${FLOP}&vs=7c7d&pot=60&call=20`, { ...PHONE, viewport: { width: 844, height: 390 } });
  await expect(page.locator('output')).toHaveText(/eight outs/);
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 667, height: 375 },
  ]) {
    await page.setViewportSize(viewport);
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll('.tile, .answer, output')]
        .filter((element) => {
          const { left, right, bottom } = element.getBoundingClientRect();
          return left < 0 || right > innerWidth || bottom > innerHeight;
        })
        .map((element) => element.ariaLabel ?? element.className),
    );
    expect(outside, `${viewport.width} px`).toEqual([]);
    expect(await page.locator('.tile').count()).toBe(52);
  }
});

test('hands on the grid of a range are all in view, each with room for a tap', CHROMIUM, async ({ visit }) => {
  const small = (width: number, height: number) => ({ ...PHONE, viewport: { width, height } });
  for (const size of [WIDE, TABLET, PHONE, small(320, 568), small(390, 664), small(844, 390)]) {
    const page = await visit('#/?hero=AhKd&board=7d5cKh&vs=72o', size);
    const pill = page.locator('.company .pill').first();
    if (size !== WIDE && size !== TABLET) await pill.click();
    await page.getByRole('button', { name: /on the grid/ }).click();
    await expect(page.getByRole('gridcell')).toHaveCount(169);
    await page.evaluate(() => document.fonts.ready);
    const bad = await page.locator('[data-cell]').evaluateAll((cells) =>
      cells
        .filter((cell) => {
          const { left, top, right, bottom, width, height } = cell.getBoundingClientRect();
          const corners = [
            [left + 2, top + 2],
            [right - 2, bottom - 2],
          ];
          // A finger has the grid brought into view, a mouse can scroll.
          const isSeen =
            matchMedia('(pointer: fine)').matches ||
            (bottom <= innerHeight + 0.5 && corners.every(([x, y]) => cell.contains(document.elementFromPoint(x, y))));
          const face = cell.querySelector('.face');
          const isCut = face === null || face.scrollWidth > face.clientWidth;
          return !isSeen || left < 0 || right > innerWidth || isCut || width < 24 || height < 24;
        })
        .map((cell) => cell.getAttribute('data-cell')),
    );
    expect(bad, `${size.viewport.width} × ${size.viewport.height}`).toEqual([]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over, `${size.viewport.width} px`).toBe(0);
  }
});

test('the figures have gaps, are as wide whatever their digits, and never reach the tabs', async ({ visit }) => {
  const gaps: Readonly<Record<number, number>> = {
    ...{ 2560: 40, 1920: 30, 1600: 16, 1440: 30, 1366: 26, 1280: 26, 1180: 20, 820: 20, 390: 12, 360: 8 },
  };
  const page = await visit();
  for (const spot of [
    `${FLOP}&vs=7c7d`,
    '#/?hero=4c9c&board=7d5cKh',
    '#/?hero=AhKd&board=7d5cKh&vs=TT%2B',
    '#/?hero=5c4d&board=5h9cKs', // 360 hands beat it
    `${FLOP}&vs=TT%2B`, // more than ten effective outs
  ]) {
    await goTo(page, spot);
    await expect(page.locator('.answer .big').nth(1)).toBeVisible();
    await atWidths(page, Object.keys(gaps).map(Number), async (width) => {
      const [least, over] = await page.evaluate(() => {
        const end = (element: Element | null) => {
          const range = document.createRange();
          range.selectNodeContents(element ?? document.body);
          return range.getBoundingClientRect();
        };
        const found = [...document.querySelectorAll('.answer .columns > p:not(:last-child)')]
          .filter((own) => own.checkVisibility())
          .map((figure) => {
            const next = figure.nextElementSibling?.querySelector('.big') ?? null;
            return end(next).left - end(figure.querySelector('.big')).right;
          });
        const grid = document.querySelector('.answer .columns');
        return [Math.min(...found), (grid?.scrollWidth ?? NaN) - (grid?.clientWidth ?? NaN)];
      });
      expect(least, `${spot} at ${width} px`).toBeGreaterThanOrEqual(gaps[width] ?? NaN);
      expect(over, `${spot} at ${width} px`).toBeLessThanOrEqual(0);
    });
  }
  const widths = await page.evaluate(() => {
    const big = document.querySelector('.answer .big');
    return ['11', '48', '70'].map((text) => {
      if (big !== null) big.textContent = text;
      const range = document.createRange();
      range.selectNodeContents(big ?? document.body);
      return range.getBoundingClientRect().width;
    });
  });
  // Within a pixel for each digit, as browsers round.
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(3);
  await atWidths(page, [1280, 1440, 820], async (width) => {
    const overlap = await page
      .locator('.status span')
      .first()
      .evaluate((own) => {
        own.textContent = 'Ace high now, behind three sevens, with a flush draw, nine cards. '.repeat(4);
        const tabs = document.querySelector('nav a[aria-current]')?.getBoundingClientRect();
        return (tabs?.bottom ?? 0) - own.getBoundingClientRect().top;
      });
    expect(overlap, `${width} px`).toBeLessThanOrEqual(0);
  });
});

/** The cells whose text comes nearer than half a pixel to an edge, or to the text next to it. */
async function tightCells(page: Page, cells: string): Promise<string[]> {
  return page.locator(cells).evaluateAll((all) =>
    all.flatMap((cell) => {
      const room = cell.getBoundingClientRect();
      const text = document.createRange();
      let before = room;
      return Array.from(cell.childNodes).flatMap((node) => {
        if (node.textContent?.trim() === '') return [];
        text.selectNodeContents(node);
        const own = text.getBoundingClientRect();
        const { left, right, top, bottom } = own;
        const touches = before !== room && top < before.bottom - 4 && left < before.right + 1;
        before = own;
        const isIn =
          !touches && left >= room.left + 0.5 && right <= room.right - 0.5 && top >= room.top && bottom <= room.bottom;
        return isIn ? [] : [`${cell.textContent.trim()} in ${room.width} px`];
      });
    }),
  );
}

test('figures in the cells of maps have room', async ({ visit }) => {
  for (const [link, title, cells] of [
    ['#/?hero=QsQh&board=Js8h4d&vs=15%25;99;TT', 'Opponent 1', '.map .cell'],
    ['#/?hero=KK,AA,QJ&board=KhKd7s2c3c&vs=KQo,QQ,22', 'Equity curves', '.maps .cell'],
  ] as const) {
    const page = await visit(link);
    await page.locator('summary', { hasText: new RegExp(`^\\s*${title}`) }).click();
    await atWidths(page, WIDTHS, async (width) => {
      await expect(page.locator(cells, { hasText: '100' }).first()).toBeVisible();
      expect(await tightCells(page, cells), `${title}, ${width} px`).toEqual([]);
    });
  }
});

test('a bar of a range covers no figure, and a tick is in the window with its figure and the map', async ({
  visit,
}) => {
  const page = await visit(`${DEMO.replace('QcQd&board=Kh7d5c', 'AhKh&board=7h3h9c')}&pot=60&call=20`);
  const row = page.locator('summary', { hasText: 'What they hold' });
  await row.click();
  // The draw has more combos than any rung.
  await expect(page.getByRole('checkbox', { name: /^Overcards: 84 combos/ })).toBeVisible();
  const map = page.getByRole('grid', { name: 'Their range on this board' });
  await atWidths(page, WIDTHS, async (width) => {
    const over = await page.locator('[data-row]').evaluateAll(
      (rows) =>
        rows.filter((own) => {
          const [bar, figure] = ['.bar', '.figure'].map((part) => own.querySelector(part)?.getBoundingClientRect());
          return (bar?.right ?? NaN) > (figure?.left ?? NaN);
        }).length,
    );
    expect(over, `${width} px`).toBe(0);
    // If the page has one column the map is in its row, below what is ticked.
    const [ticks, hands] = await Promise.all(
      [page.locator('[data-row]').last(), map].map((part) => part.boundingBox()),
    );
    expect((hands?.y ?? NaN) > (ticks?.y ?? NaN), `${width} px`).toBe(width < 1024);
  });
  await goTo(page, `${DEMO}&pot=60&call=20`);
  // Larger screens are tested with the layout.
  for (const width of [1024, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    await row.focus();
    await row.evaluate((summary) => {
      summary.scrollIntoView();
    });
    for (const place of ['first', 'last'] as const) {
      const parts = [page.locator('[data-row]')[place](), page.locator('.remains'), page.locator('.map .cell').last()];
      // The last may have to come up from below.
      await parts[0].scrollIntoViewIfNeeded();
      for (const part of parts) await expect(part, `${place} row at ${width} px`).toBeInViewport({ ratio: 1 });
    }
  }
});
