import { expect, test } from './page';
import * as sizes from './sizes';

for (const [name, size] of Object.entries(sizes)) {
  test(`the built page loads cleanly, from its own address only (${name.toLowerCase()})`, async ({
    open,
  }) => {
    const page = await open('#/?hero=4c9c&board=7d5cKh8c', size);
    await expect(page.locator('#app')).not.toBeEmpty();
    await expect(page).toHaveTitle(/Outs/);
    await page.waitForLoadState('networkidle');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'wider than the window').toBeLessThanOrEqual(0);
  });
}

test('a strict content security policy is part of the page', async ({ open }) => {
  const page = await open();
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveAttribute('content', /^default-src 'none';/);
  // Nor any address, host or scheme: the page alone.
  await expect(policy).not.toHaveAttribute('content', /unsafe|[:.*]/);
});
