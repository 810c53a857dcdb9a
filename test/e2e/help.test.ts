/** @module-tag long */
// The help page: found, searched, and left for a spot.
import type { Page } from 'playwright';
import { TERMS } from '../../src/words/terms';
import { CHROMIUM, expect, SMOKE, test } from './page';
import { PHONE } from './sizes';

const words = (page: Page) => page.locator('.words li');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the help' });
const fragment = (page: Page): Promise<string> => page.evaluate(() => location.hash);

test('help is loaded when it is opened, and the way back leads to the table as it was', SMOKE, async ({ open }) => {
  const page = await open('#/?hero=4c9c&board=7d5cKh8c');
  await expect(page.locator('output')).toHaveText(/twelve outs/);
  const files = () =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('HelpPage')));
  expect(await files()).toHaveLength(0);
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page.getByText('How to read it')).toBeVisible();
  await expect(page).toHaveTitle('Help – Outs');
  expect((await files()).length).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Table', exact: true }).click();
  await expect(page.locator('output')).toHaveText(/twelve outs/);
});

test('a word deals its spot, and Back leads to the word', async ({ visit }) => {
  const page = await visit('#/help?find=gutshot');
  await expect(search(page)).toHaveValue('gutshot');
  await search(page).fill('tainted');
  await words(page).first().getByRole('link').click();
  await expect(page.locator('output')).toHaveText(/eight outs/);
  await page.goBack();
  await expect(search(page)).toHaveValue('tainted');
});

test('help shows seven words at first, then all of them', async ({ visit }) => {
  const page = await visit('#/help');
  await expect(words(page)).toHaveCount(7);
  await page.getByRole('button', { name: /^All words/ }).click();
  await expect(words(page)).toHaveCount(Object.keys(TERMS).length);
  await page.getByRole('button', { name: /^Fewer words/ }).click();
  await expect(words(page)).toHaveCount(7);
});

test('typing anywhere searches every part of help; Escape ends the search', async ({ visit }) => {
  const page = await visit('#/help');
  await expect(page.getByText('How to read it')).toBeVisible();
  await page.keyboard.type('chop');
  await expect(search(page)).toHaveValue('chop');
  await expect(page.locator('output')).toHaveText(/^\d+ entr(y|ies) match(es)? “chop”\.$/);
  await expect(words(page).first()).toContainText('Chop');
  await expect(page.getByRole('region', { name: 'What the deck says' }).locator('dt')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Keys' })).toHaveCount(0);
  await search(page).fill('undo');
  await expect(page.getByRole('region', { name: 'Keys' })).toContainText('Ctrl+Y');
  await search(page).fill('sent');
  await expect(page.getByText('nothing leaves the device')).toBeVisible();
  await search(page).fill('zzz');
  await expect(page.locator('output')).toHaveText(/^Nothing matches “zzz”/);
  await page.keyboard.press('Escape');
  await expect(search(page)).toHaveValue('');
  await expect(words(page)).toHaveCount(7);
});

test('the sample tiles look like those of the deck', async ({ visit }) => {
  const page = await visit('#/?hero=4c9c&board=7d5cKh8c');
  await expect(page.locator('output')).toHaveText(/twelve outs/);
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((tile) => {
        const { backgroundColor, borderTopColor, borderTopLeftRadius, boxShadow } = getComputedStyle(tile);
        const { color, fontWeight } = getComputedStyle(tile.querySelector('.face') ?? tile);
        return {
          backgroundColor,
          borderTopColor,
          borderTopLeftRadius,
          boxShadow,
          color,
          fontWeight,
        };
      });
  const [out, hole] = [await look('.risen:has(.club)'), await look('.hole')];
  await page.evaluate(() => (location.hash = '#/help'));
  await expect(page.getByText('How to read it')).toBeVisible();
  expect(await look('.risen:has(.club)')).toEqual(out);
  expect((await look('.hole')).backgroundColor).toBe(hole.backgroundColor);
});

test('the list of the table’s keys leads to the help, as does ? on other pages', async ({ visit }) => {
  const page = await visit('#/?hero=AhKh');
  await page.keyboard.press('?');
  await page.getByRole('link', { name: /^All help/ }).click();
  await expect(page.getByText('How to read it')).toBeVisible();
  for (const other of ['#/study', '#/lab']) {
    await page.evaluate((link) => (location.hash = link), other);
    await expect(page.locator('.tile').first()).toBeVisible();
    await page.keyboard.press('?');
    await expect.poll(() => fragment(page)).toBe('#/help');
  }
});

test('a phone’s menu leads to the help', CHROMIUM, async ({ visit }) => {
  const phone = await visit('', PHONE);
  await phone.getByRole('button', { name: 'Settings' }).tap();
  await phone.getByRole('link', { name: 'Marks, notation, words' }).tap();
  await expect(phone.getByText('How to read it')).toBeVisible();
});
