import { buffer } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright';
import { CHROMIUM, expect, test } from './page';
import { PHONE, WIDE } from './sizes';

const WORKED = '#/?hero=4c9c&board=7d5cKh8c';
const BRIDGE = '#/?hero=AhKh&board=7h3h9c&vs=7c7d&pot=60&call=20';

async function openRow(page: Page): Promise<Locator> {
  const row = page.locator('details', { has: page.getByText('Copy, print', { exact: true }) });
  await row.locator('summary').click();
  await expect(row.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  return row;
}

const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Width and height of a PNG, from its header. */
function sizeOf(png: Uint8Array): [number, number] {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test('text, notation and link go to the clipboard, by keyboard, with a message', async ({ open }) => {
  const page = await open(BRIDGE, { ...WIDE, permissions: ['clipboard-read', 'clipboard-write'] });
  const row = await openRow(page);
  const copy = async (name: string) => {
    const button = row.getByRole('button', { name });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveText('Copied');
    await expect(row.getByRole('status')).toHaveText(/is copied\.$/);
    return clipboard(page);
  };
  const text = (await copy('Copy the text')).replaceAll('\u202f', ' ');
  expect(text).toContain('A♥ K♥ v 7♣ 7♦ on 7♥ 3♥ 9♣\n');
  expect(text).toContain('8 outs of 45\nNext card 17.8%, 4.63 : 1 against\n');
  expect(text).toContain('Opponent: equity 75.4%, win 75.4%, tie 0.0%');
  expect(text).toContain('Outs: Q♥ J♥ 10♥ 8♥ 6♥ 5♥ 4♥ 2♥\n');
  expect(text).toContain('324 you hit − 80 hit, but lose + 0 win without hitting + 0 share of ties = 244 of 990');
  expect(text).toContain(
    'Pot 60, 20 to call. Close: fold. Need 25.0%, have 24.6%.\nPot odds 3 : 1, you need 3.06 : 1. Break-even equity 25.0%. EV −0.28 per call.',
  );
  expect(text.endsWith(page.url())).toBe(true);
  expect(await copy('Copy the notation')).toBe('AhKh\n7c7d\nBoard: 7h3h9c');
  expect(await copy('Copy the link')).toBe(page.url());
});

test('the picture is copied, or saved where copying is refused', CHROMIUM, async ({ open }) => {
  const page = await open(WORKED, { ...WIDE, permissions: ['clipboard-read', 'clipboard-write'] });
  const row = await openRow(page);
  await row.getByRole('button', { name: 'Copy the picture' }).click();
  await expect(row.getByRole('status')).toHaveText('The picture is copied.');
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const blob = await item?.getType('image/png');
    return blob === undefined ? [] : [...new Uint8Array(await blob.arrayBuffer())];
  });
  const [width, height] = sizeOf(Uint8Array.from(copied));
  expect(width).toBe(1660);
  expect(height).toBeGreaterThan(1000);
  expect(height).toBeLessThan(2000);

  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await row.getByRole('button', { name: 'Copy the picture' }).click();
  await expect(row.getByText(/blocked copying\. Save the picture/).first()).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: 'Save' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('outs.png');
  expect(sizeOf(await buffer(await download.createReadStream()))).toEqual([width, height]);
});

test('a browser that cannot copy pictures saves the picture, and the page says so', CHROMIUM, async ({ open }) => {
  const page = await open(WORKED, WIDE, (blank) =>
    blank.addInitScript(() => {
      Reflect.deleteProperty(window, 'ClipboardItem');
    }),
  );
  const row = await openRow(page);
  await expect(row.getByText('This browser cannot copy pictures.')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Copy the picture' })).toHaveCount(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: 'Save' }).click(),
  ]);
  expect(sizeOf(await buffer(await download.createReadStream()))[0]).toBe(1660);
});

test('the picture has its legend and the price', async ({ visit }) => {
  const heights: number[] = [];
  for (const spot of [WORKED, `${WORKED}&pot=100&call=35`]) {
    const page = await visit(spot, WIDE);
    const row = await openRow(page);
    const canvas = row.locator('canvas');
    await expect.poll(() => canvas.evaluate((own: HTMLCanvasElement) => own.height)).toBeGreaterThan(1000);
    const { height, isDrawn } = await canvas.evaluate((own: HTMLCanvasElement) => {
      // The last line but the margin: the signs' meaning.
      const { data } = own.getContext('2d')?.getImageData(0, own.height - 120, own.width, 40) ?? {};
      const shades = new Set(data?.filter((_, index) => index % 4 === 0));
      return { height: own.height, isDrawn: shades.size > 1 };
    });
    expect(isDrawn).toBe(true);
    heights.push(height);
  }
  // The verdict and three reads: four lines of 22, each with its distance, at twice the size.
  expect((heights[1] ?? 0) - (heights[0] ?? 0)).toBe(224);
});

test('a browser that refuses to copy: the page says so and selects the text', CHROMIUM, async ({ open }) => {
  const page = await open(WORKED, PHONE, (blank) =>
    blank.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
      });
    }),
  );
  const row = await openRow(page);
  await row.getByRole('button', { name: 'Copy the notation' }).tap();
  await expect(row.getByRole('status')).toHaveText(/The notation is selected: press Ctrl\+C/);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('4c9c\nBoard: 7d5cKh8c');
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(row.getByText('Board: 7d5cKh', { exact: false }).first()).toBeVisible();
});

test('on the river a call has its price, against a range and against a known hand', async ({ visit }) => {
  const page = await visit('#/?hero=AhKh&board=7h3h9c2d5s&vs=TT%2B,AK&pot=50&call=20');
  const price = page.getByRole('region', { name: 'The price' });
  await expect(page.locator('output .verdict')).toHaveText(/^Fold\. /);
  await expect(price).toContainText('28.6');
  await expect(price).not.toContainText('later');
  const row = await openRow(page);
  await expect(row.getByText('Pot 50, 20 to call. Fold.')).toContainText('EV −10.45 per call.');

  const known = await visit('#/?hero=AhKh&board=7h3h9c2d5s&vs=7c7d&pot=50&call=20');
  await expect(known.locator('.answer').getByText('You lose', { exact: true })).toBeVisible();
  await expect(known.locator('output .verdict')).toHaveText(/^Fold\. You are drawing dead/);
  const rows = await openRow(known);
  await expect(rows.getByText('Pot 50, 20 to call. Fold.')).toContainText('EV −20 per call.');

  const uncalled = await visit('#/?hero=AhKh&board=7h3h9c2d5s&vs=7c7d&pot=50');
  await expect(uncalled.locator('.answer').getByText('You lose', { exact: true })).toBeVisible();
  const rest = await openRow(uncalled);
  await expect(rest.getByText('7♣ 7♦').first()).toBeVisible();
  await expect(rest.getByText(/to call/)).toHaveCount(0);
  await expect(uncalled.getByRole('region', { name: 'The price' })).toHaveCount(0);
});

test('a range’s cards are listed by their worth, a sample with its deals', async ({ visit }) => {
  const page = await visit('#/?hero=TT%2B,AQs%2B&board=7h3h9c&vs=random');
  const row = await openRow(page);
  await expect(row.getByText('Part of an out:')).toContainText(/A♠ 0\.\d\d/);

  const sampled = await visit(`#/?hero=AhKh&vs=${Array(9).fill('random').join(';')}`);
  const rows = await openRow(sampled);
  await expect(rows.getByText('50 unseen, simulated')).toContainText(/points, [\d,]+ deals\./);
  // Nine equal ones take one line of the picture, not nine: 140 lower, drawn at twice the size.
  await expect
    .poll(() => rows.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.height))
    .toBeLessThan(1500);
});
