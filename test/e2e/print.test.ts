/** @module-tag long */
import { describe } from 'vitest';
import { CHROMIUM, expect, SMOKE_IN_CHROMIUM, test } from './page';
import { onScreen, sheets } from './paper';
import { PHONE, WIDE } from './sizes';

const SPOTS = {
  'the worked example': '#/?hero=4c9c&board=7d5cKh8c&pot=100&call=35',
  'a bridge and a price': '#/?hero=5h6h&board=5d7hQc&vs=AcQd&pot=100&call=33&dead=2s',
  'ahead, their bridge': '#/?hero=7c7d&board=7h3h9c&vs=AhKh&pot=100&call=33',
  'a range': '#/?hero=AhKh&board=7h3h9c&vs=TT%2B,AQs,KJo-KTo,76s:0.5&pot=100&call=33',
  'nine known hands':
    '#/?hero=AhKh&board=7h3h9c&vs=2c2d;3c3d;4c4d;5c5d;6c6d;8c8d;TcTd;JcJd;QcQd&pot=60&call=20&dead=2s',
  'a range on the river': '#/?hero=AhKh&board=7h3h9c2d5s&vs=TT%2B,AK&pot=50&call=20',
  'a range for hero': '#/?hero=TT%2B,AQs%2B&board=7h3h9c&vs=random&pot=50&call=20',
  'the river': '#/?hero=AhKh&board=7h3h9c2d5s&vs=7c7d',
  'a joker in the deck': '#/?hero=5h6h&board=5d7hQc&vs=AcQd&pot=100&call=33&dead=2s&wild=joker',
};

describe('a spot is one page, A4 and Letter, with half an inch to spare', () => {
  for (const [name, fragment] of Object.entries(SPOTS)) {
    test(name, async ({ visit }) => {
      const page = await visit(fragment, { ...WIDE, colorScheme: 'dark' });
      await expect(page.locator(':is(.answer, .room) :is(.big, .prompt)').first()).toBeVisible();
      await expect(page.locator('.stale, progress')).toHaveCount(0);
      // A row that is printed though it is closed comes with all that is besides an answer.
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name: file }) => file.includes('beside')),
      );
      expect(await sheets(page)).toEqual({ A4: 1, Letter: 1 });
    });
  }
});

test('an open range is on paper with all of its rows, on two sheets at most', CHROMIUM, async ({ visit }) => {
  const page = await visit(SPOTS['a range'], WIDE);
  await expect(page.locator('.answer .big').first()).toBeVisible();
  await page.locator('summary', { hasText: 'What they hold' }).click();
  const ladder = page.locator('.ladder');
  await expect(ladder).toBeVisible();
  const rows = await ladder.getByRole('checkbox').count();
  for (const [format, count] of Object.entries(await sheets(page))) expect(count, format).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(ladder.getByRole('checkbox').filter({ visible: true })).toHaveCount(rows);
  const box = async (selector: string) => {
    const found = await page.locator(selector).first().boundingBox();
    if (found === null) throw new Error(`${selector} is not on paper.`);
    return found;
  };
  const range = await box('.ladder');
  expect(range.width).toBeGreaterThan(0.8 * 720);
  const full = await box('details.all');
  expect(range.y, 'below the row that is printed in full').toBeGreaterThanOrEqual(full.y + full.height);
  await expect(page.getByRole('button', { name: /^Narrow to these/ })).toHaveCount(0);
  await onScreen(page);
});

test('all 169 hands take two sheets at most, the lab one', async ({ visit }) => {
  const page = await visit('#/?hero=AhKh&vs=TT%2B,AQs%2B&pot=60&call=20', WIDE);
  await page.locator('summary', { hasText: 'All 169 hands' }).click();
  await expect(page.getByRole('row')).not.toHaveCount(0);
  for (const [format, count] of Object.entries(await sheets(page))) expect(count, format).toBeLessThanOrEqual(2);
  const lab = await visit('#/lab?hands=2c2d2h2s*;2c2d2h*Qs;AdJd6d3d*', WIDE);
  await expect(lab.locator('output')).not.toBeEmpty();
  expect(await sheets(lab)).toEqual({ A4: 1, Letter: 1 });
});

test('paper has deck, figures and bridge, closed rows in full, no buttons', SMOKE_IN_CHROMIUM, async ({ visit }) => {
  const page = await visit(SPOTS['a bridge and a price'], PHONE);
  await expect(page.getByText('From outs to equity')).toBeVisible();
  const closed = page.locator('details', { hasText: 'Ends up with' });
  await expect(closed.getByRole('table')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(closed.getByRole('table')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Deck' })).toBeVisible();
  await expect(page.getByText('5h6h 5d7hQc v AcQd x 2s')).toBeVisible();
  await expect(page.getByText('From outs to equity')).toBeVisible();
  for (const name of ['Share', 'Undo', 'Clear', 'deal one', 'Add dead cards']) {
    await expect(page.getByRole('button', { name }), name).toHaveCount(0);
  }
  await expect(page.getByText('Copy, print')).toBeHidden();
  await onScreen(page);
  await expect(closed.getByRole('table')).toHaveCount(0);
});

test('on paper: hero’s range keeps to its own place, and nothing asks to be typed', CHROMIUM, async ({ visit }) => {
  const page = await visit(SPOTS['a range for hero'], WIDE);
  await expect(page.locator('.answer .big').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const range = await page.getByLabel('Your range', { exact: true }).boundingBox();
  const board = await page.getByRole('group', { name: 'Board' }).boundingBox();
  if (range === null || board === null) throw new Error('not on the page');
  expect(range.x + range.width).toBeLessThanOrEqual(board.x);
  await expect(page.getByRole('button', { name: /on the grid/ })).toHaveCount(0);
  await onScreen(page);

  const river = await visit(SPOTS['a range on the river'], WIDE);
  await expect(river.locator('.answer .big').first()).toBeVisible();
  await river.emulateMedia({ media: 'print' });
  await expect(river.getByRole('region', { name: 'The price' })).toBeVisible();
  await onScreen(river);

  const pending = await visit('#/?hero=AhKh&board=7h3h', WIDE);
  await expect(pending.getByText('Any notation will do')).toBeVisible();
  await pending.emulateMedia({ media: 'print' });
  await expect(pending.getByText('Any notation will do')).toBeHidden();
  await onScreen(pending);
});

test('curves are as wide as the paper, on two sheets with all that is around them', CHROMIUM, async ({ visit }) => {
  const page = await visit('#/?hero=TT%2B,AKs&board=Kh7d5c&vs=22%2B,A2s%2B', WIDE);
  await page.locator('summary', { hasText: 'Equity curves' }).click();
  await expect(page.locator('.curves svg').first()).toBeVisible();
  expect(await sheets(page)).toEqual({ A4: 2, Letter: 2 });
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 720, height: 1000 });
  const width = async (selector: string) => (await page.locator(selector).first().boundingBox())?.width ?? 0;
  expect(await width('.curves')).toBeGreaterThan(0.8 * 720);
  expect(await width('.curves figure')).toBeGreaterThan(0.4 * 720);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720);
  await onScreen(page);
});
