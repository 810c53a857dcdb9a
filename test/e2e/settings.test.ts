/** @module-tag long */
import type { Page } from 'playwright';
import { CHROMIUM, expect, test } from './page';
import { WIDE } from './sizes';

const TURN = '#/?hero=4c9c&board=7d5cKh8c';
const PAPER = { light: 'rgb(244, 241, 233)', dark: 'rgb(12, 20, 17)' };

const settings = (page: Page) => page.getByRole('button', { name: /^Settings/ });
const paper = (page: Page) => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);

test('dark and light apply at once and for good, also on a device without storage', CHROMIUM, async ({ open }) => {
  const page = await open(TURN, { ...WIDE, colorScheme: 'light' });
  await settings(page).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  expect(await paper(page)).toBe(PAPER.dark);
  await page.reload();
  expect(await paper(page)).toBe(PAPER.dark);
  await settings(page).click();
  await page.getByRole('radio', { name: 'System' }).check();
  expect(await paper(page)).toBe(PAPER.light);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await paper(page)).toBe(PAPER.dark);
  // What is stored may be anything; then nothing can be.
  await page.evaluate(() => {
    localStorage.setItem('outs:settings', '{"theme":"pink","suits":2,"speed":9}');
  });
  await page.reload();
  await expect(page.locator('output')).toHaveText(/twelve outs/);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const forbid = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: forbid });
  });
  await page.reload();
  await settings(page).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  expect(await paper(page)).toBe(PAPER.dark);
});

test('a German browser shows English figures, and reads a decimal comma', async ({ visit }) => {
  const german = { ...WIDE, locale: 'de-DE' };
  const page = await visit(`${TURN}&pot=12.5&call=4`, german);
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer).toContainText(/26\.1%/);
  await expect(answer).toContainText(/2\.83\s*:\s*1/);
  const pot = page.getByLabel('Pot', { exact: true });
  await expect(pot).toHaveValue('12.5');
  await pot.fill('20,5');
  await expect.poll(() => page.evaluate(() => location.hash)).toBe(`${TURN}&pot=20.5&call=4`);
  await page.evaluate(() => (location.hash = '#/?hero=4c9c&board=7d5cKh&vs=QsQd'));
  await expect(page.locator('output')).toHaveText(/you need runner-runner, 8\.9%/);
  await page.evaluate(() => (location.hash = '#/?hero=4c9c&board=7d5cKh&vs=random'));
  await expect(page.locator('[data-card="0"]')).toHaveAccessibleName(/\d\.\d% equity/);
});
