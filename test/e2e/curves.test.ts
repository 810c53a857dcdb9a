// One range against another: curves, maps, the next card and the streets before.
import type { Page } from 'playwright';
import { CHROMIUM, expect, test } from './page';
import { PHONE } from './sizes';
import { violations } from './violations';

const SPOT = '#/?hero=22%2B,A2s%2B,KTs%2B&board=Kh7d5c&vs=QQ-22,AJs-A2s,KQs,KQo,QJs';
const curves = (page: Page) => page.locator('summary', { hasText: 'Equity curves' });
const reading = (page: Page) => page.getByRole('slider', { name: 'Part of both ranges' });
const line = (page: Page) => page.getByRole('slider', { name: 'Line of strong hands' });
const deck = (page: Page) => page.getByRole('group', { name: 'Deck' });

/** The figures in a text, in order: `'you 13.1%, they 5.6%'` is 13.1 and 5.6. */
function figuresIn(text: string | null): number[] {
  return Array.from((text ?? '').matchAll(/(\d+\.\d)%/g), ([, figure]) => Number(figure));
}

test('both curves, their parts and their maps, by keyboard alone', async ({ open }) => {
  const page = await open(SPOT);
  await expect(page.locator('output')).toContainText('You hold strong hands more often');
  await expect(page.getByText('Range against range, on the flop')).toBeVisible();
  const closed = figuresIn(await curves(page).textContent());
  await curves(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`80% or more: you ${closed[0].toFixed(1)}%`)).toBeVisible();

  // Both at the same part of their range.
  await reading(page).focus();
  await page.keyboard.press('End');
  await expect(reading(page)).toHaveAttribute('aria-valuetext', /^100% of the range: you 9\d\.\d% with/);
  await page.keyboard.press('Home');
  await expect(reading(page)).toHaveAttribute('aria-valuetext', /^0% of the range: you \d\d\.\d% with/);

  // The line of strong hands moves, and the shares with it: at 1% all of both ranges.
  await line(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(line(page)).toHaveAttribute('aria-valuetext', /^79% or more: you /);
  await page.keyboard.press('Home');
  await expect(page.getByText('1% or more: you 100.0%, they 100.0%')).toBeVisible();

  // Ten rows for a screen reader, rising; the buckets add to all of each range.
  const rows = page.getByRole('table', { name: 'Equity by part of the range' }).getByRole('row');
  await expect(rows).toHaveCount(11);
  const tenths = await rows.allTextContents();
  for (const seat of [0, 1]) {
    const figures = tenths.slice(1).map((text) => figuresIn(text)[seat]);
    expect([...figures].sort((a, b) => a - b)).toEqual(figures);
  }
  const buckets = page.getByRole('table', { name: 'How much of each range has which equity' });
  const shares = (await buckets.getByRole('row').allTextContents()).slice(1).map(figuresIn);
  expect(shares).toHaveLength(7);
  for (const seat of [0, 1]) {
    expect(shares.reduce((sum, own) => sum + own[seat], 0)).toBeCloseTo(100, 0);
  }

  // Maps: a hand read on one is shown on its curve.
  const map = page.getByRole('grid', { name: 'Your range, equity hand by hand' });
  const hand = (name: RegExp) => map.getByRole('gridcell', { name });
  await expect(map.getByRole('gridcell')).toHaveCount(169);
  await expect(hand(/^king queen suited: \d\d\.\d% equity, 3 of 4 combos/)).toBeVisible();
  await expect(hand(/^seven deuce offsuit: not in the range/)).toBeAttached();
  await hand(/^pair of aces: /).focus();
  await expect(page.getByText('AA your range: ')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(hand(/^ace king suited: /)).toBeFocused();
  expect(await violations(page, 'details[open]')).toEqual([]);

  // The streets before, with the ranges against each other as they were.
  const streets = page.getByRole('table', { name: 'By street' });
  await expect(streets.getByRole('row', { name: 'your equity' })).toContainText(/\d\.\d%.*\d\.\d%/);
  await expect(page.getByText('By street', { exact: true }), 'there is one list').toHaveCount(1);
  await page.getByRole('radio', { name: 'Preflop' }).check();
  await expect(map).toBeVisible();
  await expect(hand(/^king queen suited: \d\d\.\d% equity, 4 of 4 combos/)).toBeAttached();

  // Open as it was left; Escape closes it.
  await page.reload();
  await expect(line(page)).toBeVisible();
  await curves(page).focus();
  await page.keyboard.press('Escape');
  await expect(line(page)).toHaveCount(0);
});

test('the deck shows how each next card changes the range: one tap deals, one undo returns', async ({ visit }) => {
  const page = await visit(SPOT);
  await curves(page).click();
  await expect(page.getByText('bar: change in your equity, ±').first()).toBeVisible();
  await expect(page.getByText(/points, your best card\./)).toBeVisible();
  const best = deck(page).getByRole('button', { name: /your best card/ });
  const after = figuresIn(await best.getAttribute('aria-label'))[0].toFixed(1);
  const before = await page.locator('.answer').textContent();
  await best.click();
  await expect(page.locator('.answer')).toContainText(after);
  await expect(page.getByRole('radio', { name: 'Turn' })).toBeChecked();
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(page.locator('.answer')).toHaveText(before ?? '');
});

test('before the flop the curves come from the table', async ({ visit }) => {
  const page = await visit('#/?hero=AA&vs=KK');
  await curves(page).click();
  await expect(page.getByText('80% or more: you 100.0%, they 0.0%')).toBeVisible();
  await page.evaluate(() => (location.hash = '#/?hero=AA&vs=KK&dead=2c'));
  await expect(page.getByText('With dead cards the curves begin on the flop.')).toBeVisible();
  // Several opponents have no curve, nor has a deck with wild cards.
  await page.evaluate(() => (location.hash = '#/?hero=AA&vs=KK;QQ&board=7h5c2d'));
  await expect(curves(page)).toHaveCount(0);
  await page.evaluate(() => (location.hash = '#/?hero=AA&vs=KK&board=7h5c2d&wild=joker'));
  await expect(curves(page)).toHaveCount(0);
});

test('a finger reads both curves and moves the line', CHROMIUM, async ({ visit }) => {
  const page = await visit(SPOT, PHONE);
  await curves(page).tap();
  await reading(page).scrollIntoViewIfNeeded();
  const box = await reading(page).boundingBox();
  if (box === null) throw new Error('no chart');
  await page.touchscreen.tap(box.x + 0.7 * box.width, box.y + 0.8 * box.height);
  await expect(page.getByText(/^6\d% of the range: you/)).toBeVisible();
  const grip = await line(page).boundingBox();
  expect(grip?.height).toBeGreaterThanOrEqual(44);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBe(0);
  await expect(page.getByRole('grid', { name: 'Their range' })).toBeVisible();
});

test('a named range is saved, picked in two taps and exported with the spots', CHROMIUM, async ({ open }) => {
  const page = await open('#/?hero=AhKd&board=7d5cKh&vs=TT%2B,AQs%2B', PHONE);
  const grid = page.getByRole('button', { name: /Opponent.* on the grid/ });
  await grid.tap();
  await page.getByRole('button', { name: 'Save with a name' }).tap();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Tight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Tight', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^Top 15/ }).tap();
  await page.getByRole('button', { name: 'Done', exact: true }).tap();

  // The next time two taps are enough; what was used last is there too.
  await page.evaluate(() => (location.hash = '#/?hero=AhKd&board=7d5cKh&vs=22'));
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
  await page.getByRole('button', { name: 'Done', exact: true }).tap();

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

test('the curves are saved as PNG, SVG and CSV', CHROMIUM, async ({ open }) => {
  const page = await open(SPOT, { colorScheme: 'dark' });
  await curves(page).click();
  const save = async (name: string): Promise<Buffer> => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const stream = await (await download).createReadStream();
    return Buffer.concat((await stream.toArray()) as Buffer[]);
  };
  const svg = (await save('Save the curves as SVG')).toString();
  // In the user's colours: a dark scheme's paper.
  expect(svg).toContain('fill="rgb(12, 20, 17)"');
  expect(svg).toContain('Your range');
  const png = await save('Save the curves as PNG');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const csv = (await save('Save the figures as CSV')).toString();
  expect(csv).toMatch(/^player,combo,weight,share,equity\nyou,/);
});
