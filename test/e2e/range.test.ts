/** @module-tag long */
import type { Page } from 'playwright';
import { CHROMIUM, expect, test } from './page';
import { PHONE, WIDE } from './sizes';
import { colourViolations, violations } from './violations';

const field = (page: Page) => page.getByRole('textbox', { name: /range/i });

test('over a slow line a range is counted without the table', async ({ open }) => {
  const page = await open();
  let asked = 0;
  let arrive = (): void => undefined;
  const underway = new Promise<void>((resolve) => (arrive = resolve));
  await page.context().route(/preflop-table/, async (route) => {
    asked++;
    await underway;
    await route.continue().catch(() => undefined);
  });
  await page.keyboard.type('AhKdv');
  await page.getByRole('button', { name: /^Range/ }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('QQ+');
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText('30.9', { timeout: 30_000 });
  expect(asked).toBe(1);
  arrive();
  await page.context().unrouteAll({ behavior: 'wait' });
});

test('the grid does not hinder screen readers, even if the range cannot be read', CHROMIUM, async ({ visit }) => {
  const page = await visit('#/?hero=AhKd&board=7d5cKh&vs=QQ+');
  await page.getByRole('button', { name: /on the grid/ }).click();
  for (const text of ['77+,A9s+,KTs:0.5,AcKc:0.3', 'QQ+, T9x']) {
    // A phone has the field in the seat that is opened.
    await page.setViewportSize(WIDE.viewport);
    await field(page).fill(text);
    await page.evaluate(() => document.fonts.ready);
    // Other tests look at the rest of the page.
    for (const [find, { viewport }, colorScheme] of [
      [violations, WIDE, 'light'],
      [violations, PHONE, 'dark'],
      [colourViolations, WIDE, 'dark'],
      [colourViolations, PHONE, 'light'],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await find(page, '.opponents'), `${text}, ${colorScheme}, ${viewport.width} px`).toEqual([]);
    }
  }
});
