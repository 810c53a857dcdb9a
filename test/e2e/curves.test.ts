/** @module-tag long */
// What leaves the page as a file or comes from one: named ranges, curves, figures. And rows as assistive technology has them.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { CHROMIUM, expect, test } from './page';
import { PHONE } from './sizes';
import { violations } from './violations';

const SPOT = '#/?hero=22%2B,A2s%2B,KTs%2B&board=Kh7d5c&vs=QQ-22,AJs-A2s,KQs,KQo,QJs';
const row = (page: Page, title: string) =>
  page.locator('details').filter({ has: page.getByText(title, { exact: true }) });

test('a named range is saved, picked in two taps and exported with the spots', CHROMIUM, async ({ open }) => {
  const page = await open('#/?hero=AhKd&board=7d5cKh&vs=TT%2B,AQs%2B', PHONE);
  const grid = page.getByRole('button', { name: /Opponent.* on the grid/ });
  const seat = page.getByRole('button', { name: /^Opponent, / });
  await seat.tap();
  await grid.tap();
  await page.getByRole('button', { name: 'Save with a name' }).tap();
  await page.getByRole('textbox', { name: 'Range name', exact: true }).fill('Tight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Tight', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^Top 15/ }).tap();
  const done = page.getByRole('group', { name: /hand by hand/ }).getByRole('button', { name: 'Done' });
  await done.tap();

  // The next time two taps are enough; what was used last is there too.
  await page.evaluate(() => (location.hash = '#/?hero=AhKd&board=7d5cKh&vs=22'));
  await expect(grid).toHaveCount(0);
  await seat.tap();
  await grid.tap();
  await expect(page.getByRole('button', { name: /^Recent range 55\+/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Tight', exact: true }).tap();
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/vs=TT\+,AQs\+$/);
  expect(await violations(page, '.opponents')).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBe(0);

  // A deletion can be undone.
  await page.getByRole('button', { name: 'Delete Tight' }).tap();
  await expect(page.getByText('Tight is deleted.')).toBeVisible();
  await page.locator('.acts', { hasText: 'is deleted' }).getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByRole('button', { name: 'Tight', exact: true })).toBeVisible();
  await done.tap();
  await page.getByRole('dialog', { name: 'Opponent' }).getByRole('button', { name: 'Done' }).tap();

  await page.locator('summary', { hasText: 'Your spots' }).tap();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).tap();
  const file = await (await download).createReadStream();
  const text = (await file.toArray()).join('');
  expect(JSON.parse(text)).toMatchObject({ ranges: [{ text: 'TT+,AQs+', name: 'Tight' }] });

  // Another device takes it in.
  const other = await open('#/', PHONE);
  await other.locator('summary', { hasText: 'Your spots' }).tap();
  await other
    .locator('input[type=file]')
    .last()
    .setInputFiles({
      name: 'spots.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  await expect(other.getByText(/and 1 range imported\./)).toBeVisible();
  const kept = await other.evaluate(() => localStorage.getItem('outs:ranges'));
  expect(kept).toContain('"Tight"');
});

test('curves are saved as PNG, SVG and CSV, and 169 hands as CSV', CHROMIUM, async ({ open }) => {
  const page = await open(SPOT, { colorScheme: 'dark' });
  await row(page, 'Equity curves').locator('summary').click();
  const save = async (name: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const file = await download;
    return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
  };
  const svg = (await save('Save the curves as SVG')).content.toString();
  // In the user's colours: a dark scheme's paper.
  expect(svg).toContain('fill="rgb(12, 20, 17)"');
  expect(svg).toContain('Your range');
  expect((await save('Save the curves as PNG')).content.subarray(1, 4).toString()).toBe('PNG');
  expect((await save('Save the figures as CSV')).content.toString()).toMatch(
    /^player,combo,weight,share,equity\r\nyou,/,
  );
  expect(await violations(page, 'details[open]')).toEqual([]);
  await page.reload();
  await expect(page.getByRole('slider', { name: 'Line of strong hands' }), 'open as it was left').toBeVisible();

  await page.evaluate(() => (location.hash = '#/?hero=AhKh&vs=22%2B,A9s%2B,KTs%2B,AJo%2B&pot=60&call=40'));
  await row(page, 'All 169 hands').locator('summary').click();
  await expect(row(page, 'All 169 hands')).toContainText('20 hands, 126 of 1,326 combos.');
  const hands = await save('Save the figures as CSV');
  expect(hands.name).toBe('outs-hands.csv');
  const [head, ...rows] = hands.content.toString().trimEnd().split('\r\n');
  expect(head).toBe('place,hand,combos,equity,call');
  expect(rows).toHaveLength(169);
  expect(rows.filter((own) => own.endsWith(',1'))).toHaveLength(20);

  // Amounts with faults, runs and prizes.
  const bets = 'bets=20;30;60;60&stacks=200;0;100;100&call=20&runs=2&payouts=50;30';
  await page.evaluate((money) => {
    location.hash = `#/?hero=AhKh&board=7h3h9c&vs=7c7d;QsQd;Tc8c&pot=60&${money}`;
  }, bets);
  for (const title of ['Side pots', 'Run it twice', 'Tournament']) {
    await row(page, title).locator('summary').click();
  }
  expect(await violations(page, '.price, details[open]')).toEqual([]);
});
