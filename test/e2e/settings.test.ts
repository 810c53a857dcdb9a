import type { Page } from 'playwright';
import { CHROMIUM, expect, test } from './page';
import { PHONE, WIDE } from './sizes';

const TURN = '#/?hero=4c9c&board=7d5cKh8c';
/** On a phone it is behind three dots. */
const settings = (page: Page) => page.getByRole('button', { name: /^Settings/ });
const colour = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const PAPER = { light: 'rgb(244, 241, 233)', dark: 'rgb(12, 20, 17)' };

for (const [name, size] of Object.entries({ wide: WIDE, phone: PHONE })) {
  test(`light and dark, at once and for good (${name})`, CHROMIUM, async ({ open }) => {
    const page = await open(TURN, { ...size, colorScheme: 'light' });
    await settings(page).click();
    await page.getByRole('radio', { name: 'Dark' }).check();
    expect(await colour(page, 'body', 'background-color')).toBe(PAPER.dark);
    await page.reload();
    expect(await colour(page, 'body', 'background-color')).toBe(PAPER.dark);
    await settings(page).click();
    await page.getByRole('radio', { name: 'System' }).check();
    expect(await colour(page, 'body', 'background-color')).toBe(PAPER.light);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await colour(page, 'body', 'background-color')).toBe(PAPER.dark);
  });
}

test('a two-colour deck', async ({ open }) => {
  const page = await open(TURN);
  const suit = (card: string) => colour(page, `.slots [aria-label^="${card}"]`, 'color');
  expect(await suit('seven of diamonds')).not.toBe(await suit('king of hearts'));
  await settings(page).click();
  await page.getByRole('radio', { name: 'Two-colour' }).check();
  expect(await suit('seven of diamonds')).toBe(await suit('king of hearts'));
  expect(await suit('four of clubs')).toBe(await colour(page, 'body', 'color'));
});

test('the user’s way to write odds, by keyboard alone', async ({ open }) => {
  const page = await open(TURN);
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer).toContainText(/2\.83\s*:\s*1/);
  await settings(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: '2.83 : 1' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(answer).toContainText(/1\s*in\s*3\.83/);
  await page.keyboard.press('ArrowRight');
  await expect(answer).toContainText(/3\.83\s*decimal odds/);
});

test('a German browser shows English figures, and reads a decimal comma', async ({ visit }) => {
  const page = await visit(`${TURN}&pot=12.5&call=4`, { ...WIDE, locale: 'de-DE' });
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer).toContainText(/26\.1%/);
  await expect(answer).toContainText(/2\.83\s*:\s*1/);
  const pot = page.getByLabel('Pot', { exact: true });
  await expect(pot).toHaveValue('12.5');
  await pot.fill('20,5');
  await expect.poll(() => page.evaluate(() => location.hash)).toBe(`${TURN}&pot=20.5&call=4`);
});

test('a German browser shows English figures in sentences and names', async ({ visit }) => {
  const page = await visit('#/?hero=4c9c&board=7d5cKh&vs=QsQd', { ...WIDE, locale: 'de-DE' });
  await expect(page.locator('output')).toHaveText(/you need runner-runner, 8\.9%/);
  const other = await visit('#/?hero=4c9c&board=7d5cKh&vs=random', { ...WIDE, locale: 'de-DE' });
  await expect(other.locator('[data-card="0"]')).toHaveAccessibleName(/\d\.\d% equity/);
});

for (const kept of ['{', '"dark"', '{"theme":"pink","suits":2,"speed":9}', '[1]', 'null']) {
  test(`stored settings may be anything: ${kept}`, async ({ open }) => {
    const page = await open(TURN, WIDE, (fresh) =>
      fresh.addInitScript((text) => {
        localStorage.setItem('outs:settings', text);
      }, kept),
    );
    await expect(page.locator('output')).toHaveText(/twelve outs/);
  });
}

test('a device without storage changes its colours', async ({ open }) => {
  const page = await open(TURN, WIDE, (fresh) =>
    fresh.addInitScript(() => {
      const forbid = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: forbid });
    }),
  );
  await settings(page).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  expect(await colour(page, 'body', 'background-color')).toBe(PAPER.dark);
});
