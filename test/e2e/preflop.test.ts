/** @module-tag long */
import { expect, test } from './page';

test('after the way back the list of all flops is unchanged, by key and by mouse', async ({ open }) => {
  // The deal puts the call into the pot: the street before it comes back with other money.
  const page = await open('#/?hero=TT%2B,AKs&vs=88%2B,AQs%2B&pot=60&call=20');
  await page.locator('summary', { hasText: 'All flops' }).click();
  const list = page.locator('details', { has: page.getByText('All flops', { exact: true }) });
  for (const way of ['key', 'mouse'] as const) {
    await expect(list.locator('summary')).toContainText(/% on average, from \d/);
    if (way === 'key') {
      await list.getByRole('button', { name: /^Two-tone/ }).click();
      await list.getByRole('radio', { name: 'Worst first' }).check();
      await list.getByRole('button', { name: 'Show more' }).click();
    }
    const flop = list.getByRole('row').nth(60).getByRole('button');
    const name = (await flop.getAttribute('aria-label')) ?? '';
    await flop.focus();
    const scrolled = await page.evaluate(() => scrollY);
    if (way === 'key') await page.keyboard.press('Enter');
    else await flop.click();
    await expect(page).toHaveURL(/board=\w{6}/);
    await expect(page.locator('.board [tabindex="0"]')).toBeFocused();
    await expect(page.locator('.board [tabindex="0"]')).toBeInViewport();
    if (way === 'key') await page.keyboard.press('b');
    else await page.goBack();
    await expect(list.getByRole('button', { name })).toBeFocused();
    await expect(list.getByRole('button', { name: /^Two-tone/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(list.getByRole('radio', { name: 'Worst first' })).toBeChecked();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  }
});
