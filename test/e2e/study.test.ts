import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { expect, test, type Open } from './page';
import { PHONE, WIDE } from './sizes';

/** Four to a flush on the turn, opponents unknown: nine outs. */
const FLUSH_DRAW = '#/study?level=draws&seed=28';

const sentence = (page: Page): Locator => page.locator('output');
const tile = (page: Page, name: string): Locator =>
  page
    .getByRole('group', { name: 'Deck' })
    .getByRole('button', { name: new RegExp(`^${name}\\b`) });
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

const SPADES = ['king', 'queen', 'jack', 'nine', 'eight', 'seven', 'five', 'three', 'deuce'];

/** Opens the page as somebody who has been there before. */
function openAgain(
  open: Open,
  fragment: string,
  options?: BrowserContextOptions,
  progress: object = {},
): Promise<Page> {
  const kept = { format: 'outs-study', version: 1, rounds: [], memories: {}, welcomed: true };
  return open(fragment, options, (page) =>
    page.addInitScript(
      (text) => {
        if (localStorage.getItem('outs:study') === null) localStorage.setItem('outs:study', text);
      },
      JSON.stringify({ ...kept, unit: 'percent', timed: false, ...progress }),
    ),
  );
}

test('a whole drill by touch, on a phone', async ({ open }) => {
  const page = await openAgain(open, FLUSH_DRAW, PHONE);
  await expect(sentence(page)).toHaveText('Which cards make you a straight or better?');
  for (const rank of SPADES.slice(1)) await tile(page, `${rank} of spades`).tap();
  await tile(page, 'ace of hearts').tap();
  await button(page, 'Done: 9').tap();
  await page.getByLabel('Your estimate').fill('18');
  await button(page, 'Check').tap();
  await expect(sentence(page)).toHaveText(
    '8 of 9 outs: K♠ is missing; A♥ does not count. Your 18.0 % is 1.6 points too low: it is 19.6 %.',
  );
  await expect(tile(page, 'king of spades, missed: makes an ace-high flush')).toBeVisible();
  await expect(tile(page, 'ace of hearts, marked wrongly')).toBeVisible();
  await expect(page.getByText('rule of 2')).toBeVisible();
  await button(page, 'Next spot').tap();
  await expect(button(page, 'Done: none')).toBeVisible();
  await expect(page).not.toHaveURL(/seed=28$/);
});

test('a whole drill by keyboard alone, the price as well', async ({ open }) => {
  const page = await openAgain(open, '#/study?level=price&seed=20', WIDE);
  await expect(sentence(page)).toHaveText(/^They hold K♥ 8♣\. 280 in the pot, 80 to call\./);
  await page.keyboard.type('asksqsjs8s6s4s3s2s6d6c6h');
  await expect(page.locator('p[role=status]')).toHaveText('6♥ marked, 12 so far.');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your estimate')).toBeFocused();
  await page.keyboard.type('2.8:1');
  await page.keyboard.press('Enter');
  await expect(sentence(page)).toHaveText('280 in the pot, 80 to call. Do you win often enough?');
  await page.keyboard.press('c');
  await expect(sentence(page)).toHaveText(/right: a call needs 22\.2\s%\.$/);
  await expect(button(page, 'Next spot')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Done: none')).toBeVisible();
  await page.keyboard.type('1x');
  await expect(page.getByRole('alert')).toHaveText('');
});

test('the chart prints on one page, A4 and Letter', async ({ open }) => {
  const page = await openAgain(open, '#/study?show=chart');
  await expect(page.getByRole('heading', { name: 'Outs and chances' })).toBeVisible();
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
  }
});
