import type { Page } from 'playwright';
import { expect, test } from './page';
import { PHONE, WIDE } from './sizes';

const answer = (page: Page) => page.getByRole('region', { name: 'Answer' });

for (const [size, options] of [
  ['wide', WIDE],
  ['a phone', PHONE],
] as const) {
  test(`a range is typed for the opponent, on ${size}`, async ({ open }) => {
    const page = await open('#/?hero=AhKd&board=7d5cKh', options);
    if (size !== 'wide') await page.getByRole('button', { name: /unknown/ }).click();
    await page.getByRole('button', { name: /^Range/ }).click();
    const field = page.getByRole('textbox', { name: /range/i });
    await expect(field).toBeFocused();
    await page.keyboard.type('TT+, AQs+, AKo');
    await expect(answer(page)).toContainText('72.6');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('TT+,AQs+,AKo');
    await expect(page).toHaveURL(/vs=TT\+,AQs\+,AKo$/);

    await page.reload();
    await expect(page.getByRole('textbox', { name: /range/i })).toHaveValue('TT+,AQs+,AKo');
    await expect(answer(page)).toContainText('72.6');
  });
}

test('before the flop the table is fetched, and the categories follow', async ({ open }) => {
  const page = await open('#/?hero=AhKd&vs=TT+,AQs+,AKo');
  await expect(answer(page)).toContainText('42.9');
  await expect(page.getByText(/you: pair 46\.3/)).toBeVisible();
});

test('what is wrong in a range is said below it, and the range before it stays', async ({
  open,
}) => {
  const page = await open('#/?hero=AhKd&board=7d5cKh&vs=QQ+');
  const field = page.getByRole('textbox', { name: /range/i });
  await expect(field).toHaveValue('QQ+');
  await field.fill('QQ+, T9x');
  await expect(page.getByRole('alert').filter({ hasText: 'T9x' })).toBeVisible();
  await expect(field).toHaveValue('QQ+, T9x');
  await expect(page).toHaveURL(/vs=QQ\+$/);
  await field.fill('AhAd, AhAc');
  await expect(page.getByText(/every hand of the range has a card/)).toBeVisible();
});

test('over a slow line a range is counted without the table', async ({ open }) => {
  const page = await open();
  let asked = 0;
  await page.context().route(/preflop-table/, async (route) => {
    asked++;
    await new Promise((resolve) => setTimeout(resolve, 8_000));
    await route.continue().catch(() => undefined);
  });
  await page.keyboard.type('AhKdv');
  await page.getByRole('button', { name: /^Range/ }).click();
  await page.keyboard.type('QQ+');
  await expect(answer(page)).toContainText('30.9', { timeout: 6_000 });
  expect(asked).toBe(1);
  await page.context().unrouteAll({ behavior: 'wait' });
});

test('while a range cannot be read, no figure is current', async ({ open }) => {
  const page = await open('#/?hero=AhKd&board=7d5cKh&vs=QQ+');
  await expect(page.locator('output.stale')).toHaveCount(0);
  const field = page.getByRole('textbox', { name: /range/i });
  await field.fill('QQ+, T9x');
  await expect(page.locator('output.stale')).toHaveCount(1);
  await field.fill('QQ+, T9s');
  await expect(page.locator('output.stale')).toHaveCount(0);
});
