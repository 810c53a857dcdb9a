/** @module-tag long */
import { buffer } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright';
import { CHROMIUM, expect, test } from './page';
import { WIDE } from './sizes';
import { colourViolations, violations } from './violations';

const TURN = '#/?hero=4c9c&board=7d5cKh8c';

const row = (page: Page): Locator => page.locator('details', { has: page.getByText('Your spots', { exact: true }) });
const entries = (page: Page): Locator => row(page).getByRole('listitem');

async function kept(page: Page): Promise<{ link: string; name?: string; starred?: boolean }[]> {
  const text = await page.evaluate(() => localStorage.getItem('outs:spots'));
  return text === null ? [] : (JSON.parse(text) as { spots: { link: string }[] }).spots;
}

/** Goes to a spot and stays until it is kept. */
async function deal(page: Page, link: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, link);
  await expect.poll(async () => (await kept(page)).map((spot) => spot.link), { timeout: 15_000 }).toContain(link);
}

async function openRow(page: Page): Promise<void> {
  await row(page).locator('summary').click();
  await expect(row(page).getByText('Import')).toBeVisible();
}

test(
  'the list is there after a reload and covers nothing; a file leaves and comes back, and no other changes it',
  CHROMIUM,
  async ({ open }) => {
    const page = await open(TURN, WIDE);
    await deal(page, TURN);
    const first = await kept(page);
    await page.reload();
    await openRow(page);
    // Shown for a moment, the spot is dated again.
    await expect.poll(() => kept(page)).not.toEqual(first);
    await row(page).getByRole('button', { name: /^Star/ }).click();
    for (const [colorScheme, find] of [
      ['light', violations],
      ['dark', colourViolations],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await find(page, 'details[open]'), colorScheme).toEqual([]);
    }
    const before = await kept(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      row(page).getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^outs-spots-\d{4}-\d\d-\d\d\.json$/);
    const file = await buffer(await download.createReadStream());
    await row(page).getByRole('button', { name: 'Erase' }).click();
    await expect(entries(page)).toHaveCount(0);
    const bring = (name: string, content: Buffer) =>
      row(page).getByLabel('Import').setInputFiles({ name, mimeType: 'application/json', buffer: content });
    await bring('outs.json', file);
    await expect(entries(page)).toHaveCount(1);
    expect(await kept(page)).toEqual(before);
    await expect(row(page).getByRole('status')).toHaveText('1 spot imported.');

    await bring('a.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 255]));
    await expect(row(page).getByRole('alert')).toHaveText(/not valid JSON/);
    await expect(row(page).getByRole('status')).toHaveText('');

    await bring('large.json', Buffer.alloc(17_000_000));
    await expect(row(page).getByRole('alert')).toHaveText(/too large: 17 MB/);
    expect(await kept(page)).toEqual(before);
  },
);

test('a device without storage, or with damaged data, is reported', async ({ open }) => {
  const forbidden = await open(TURN, WIDE, (page) =>
    page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }),
  );
  await openRow(forbidden);
  await expect(row(forbidden).getByRole('alert')).toHaveText(/not saving data/);
  await expect(entries(forbidden)).toHaveCount(1, { timeout: 15_000 });
  const broken = await open(TURN, WIDE, (page) =>
    page.addInitScript(() => {
      if (localStorage.length === 0) localStorage.setItem('outs:spots', '{"spots":');
    }),
  );
  await openRow(broken);
  await expect(row(broken).getByRole('alert')).toHaveText(/could not be read were set aside/);
  await expect(row(broken).getByRole('button', { name: 'Export the unreadable data' })).toBeVisible();
  await expect(broken.locator('#problem'), 'said on the table').toHaveText(/could not be read were set aside/);
});
