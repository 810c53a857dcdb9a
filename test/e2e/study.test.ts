import { buffer } from 'node:stream/consumers';
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { describe } from 'vitest';
import { expect, test, type Open } from './page';
import { PHONE, TABLET, WIDE } from './sizes';
import { violations } from './violations';

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

/** Two spots that are drills, and one that is none. */
async function keepSpots(page: Page): Promise<void> {
  const spots = [
    { link: '#/?hero=AhKh&board=7h3h9c&vs=7c7d', at: 2, name: 'The sevens', starred: true },
    { link: '#/?hero=5h6h&board=5d7hQc&vs=AcQd&pot=100&call=80', at: 1 },
    { link: '#/?hero=2c2d', at: 0 },
  ];
  await page.addInitScript(
    (text) => {
      localStorage.setItem('outs:spots', text);
    },
    JSON.stringify({ format: 'outs-spots', version: 1, spots }),
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

test('spots of one’s own as drills, by keyboard alone', async ({ open }) => {
  const page = await open(FLUSH_DRAW, WIDE, keepSpots);
  await page.locator('summary', { hasText: 'Your spots' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^1 more is none: a drill takes two cards/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('link', { name: /^The sevens ace of hearts king of hearts v seven/ }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/study\?hero=AhKh&board=7h3h9c&vs=7c7d$/);
  await expect(page.getByText('Your spot: The sevens')).toBeVisible();
  await expect(sentence(page)).toHaveText('They hold 7♣ 7♦. Which cards put you ahead?');
  await page.keyboard.type('QhJhTh8h6h5h4h2h9h');
  await page.keyboard.press('Enter');
  await page.keyboard.type('33');
  await page.keyboard.press('Enter');
  await expect(sentence(page)).toHaveText(/^All 8 outs: 9♥ is tainted\. .+: it is 32\.7\s%\.$/);

  await page.locator('summary', { hasText: /^Level/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Your spots' })).not.toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Today’s mix' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Your spots' })).toBeChecked();
  await expect(sentence(page)).toHaveText(/^They hold A♣ Q♦\. 100 in the pot, 80 to call\./);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('f');
  await expect(sentence(page)).toHaveText(/Fold is right: a call needs 44\.4\s%\.$/);
  await page.reload();
  await expect(page.getByText('seen before: not counted')).toBeVisible();
});

test('the chart prints on one page, A4 and Letter', async ({ open }) => {
  const page = await openAgain(open, '#/study?show=chart');
  await expect(page.getByRole('heading', { name: 'Outs and chances' })).toBeVisible();
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
  }
});

test('the first visit solves a hand together, step by step, and is not repeated', async ({
  open,
}) => {
  const page = await open('#/study', PHONE);
  await expect(sentence(page)).toHaveText(/a fifth makes the flush\. Tap any spade/);
  await expect(button(page, 'I know how it goes')).toBeVisible();
  await tile(page, 'nine of hearts').tap();
  await expect(sentence(page)).toHaveText(/no spade: tap it again/);
  await tile(page, 'nine of hearts').tap();
  for (const rank of SPADES) await tile(page, `${rank} of spades`).tap();
  await expect(sentence(page)).toHaveText('All 9. Press Done.');
  await button(page, 'Done: 9').tap();
  await expect(sentence(page)).toHaveText(/2 × 9 is 18\./);
  await page.getByLabel('Your estimate').fill('18');
  await page.keyboard.press('Enter');
  await expect(sentence(page)).toHaveText(/^9 of 46 unseen cards: 19\.6\s%\. You were close\./);
  await button(page, 'Start today’s ten').tap();
  await expect(page.getByText('Level 1: One clean draw')).toBeVisible();
  await page.goto(page.url().replace(/#.*/, '#/study'));
  await page.reload();
  await expect(page.getByText('First visit')).toHaveCount(0);
});

test('a term is explained where it stands, its spot one tap away', async ({ open }) => {
  const page = await openAgain(open, FLUSH_DRAW);
  await button(page, 'gutshot').click();
  await expect(page.getByText(/One rank inside completes the straight/)).toBeVisible();
  await page.getByRole('link', { name: /gutshot to the nut straight/ }).click();
  await expect(sentence(page)).toHaveText(/jack/i);
  await page.goBack();
  await expect(sentence(page)).toHaveText('Which cards make you a straight or better?');
});

test('progress leaves as a file and comes back', async ({ open }) => {
  const page = await openAgain(open, FLUSH_DRAW);
  await button(page, 'Done: none').click();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Progress' }).click();
  await expect(sentence(page)).toHaveText(/^1 of 10 today, 1 in all\./);
  const kept = () => page.evaluate(() => localStorage.getItem('outs:study'));
  const before = await kept();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Export').click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^outs-study-\d{4}-\d\d-\d\d\.json$/);
  const file = await buffer(await download.createReadStream());
  await button(page, 'Erase').click();
  await expect(sentence(page)).toHaveText(/^Nothing yet/);
  await page
    .getByLabel('Import')
    .setInputFiles({ name: 'outs.json', mimeType: 'application/json', buffer: file });
  await expect(sentence(page)).toHaveText(/^1 of 10 today, 1 in all\./);
  expect(await kept()).toBe(before);
  const foreign = { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('[1]') };
  await page.getByLabel('Import').setInputFiles(foreign);
  await expect(page.getByRole('alert')).toHaveText(/no progress of the study page/);
});

test('a device that keeps nothing, or kept what cannot be read', async ({ open }) => {
  const forbidden = await open('#/study', WIDE, (page) =>
    page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }),
  );
  await expect(forbidden.getByRole('alert')).toHaveText(/keeps nothing/);
  await button(forbidden, 'I know how it goes').click();
  await expect(button(forbidden, 'Done: none')).toBeVisible();
  const broken = await open(FLUSH_DRAW, WIDE, (page) =>
    page.addInitScript(() => {
      if (localStorage.length === 0) localStorage.setItem('outs:study', '{"rounds":');
    }),
  );
  await expect(broken.getByRole('alert')).toHaveText(/cannot be read\. It has been set aside/);
  await broken.getByRole('link', { name: 'Progress' }).click();
  await expect(button(broken, 'Save what could not be read')).toBeVisible();
});

test('twenty seconds, then it is graded as it stands', async ({ open }) => {
  const page = await openAgain(open, FLUSH_DRAW, WIDE, { timed: true });
  await expect(page.getByRole('timer')).toBeVisible();
  await page.clock.install();
  await page.reload();
  await expect(sentence(page)).toHaveText(/straight or better/);
  await page.keyboard.type('ks');
  await page.clock.runFor(21_000);
  await expect(sentence(page)).toHaveText(/^1 of 9 outs/);
});

describe('nothing in the way of assistive technology', () => {
  const LIGHT = [WIDE, 'light'] as const;
  const DARK = [PHONE, 'dark'] as const;

  async function check(page: Page, ...looks: (typeof LIGHT | typeof DARK)[]): Promise<void> {
    for (const [{ viewport }, colorScheme] of looks) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(() => {
        for (const row of document.querySelectorAll('details')) row.open = true;
      });
      expect(await violations(page), colorScheme).toEqual([]);
    }
  }

  test('a drill from question to result, in both schemes', async ({ open }) => {
    const page = await openAgain(open, FLUSH_DRAW);
    await expect(sentence(page)).toHaveText(/straight or better/);
    await page.keyboard.type('ksah');
    await button(page, 'gutshot').click();
    await check(page, LIGHT);
    await button(page, 'Done: 2').click();
    await check(page, DARK);
    await page.keyboard.press('Enter');
    await check(page, LIGHT, DARK);
  });

  test('spots of one’s own, one of them dealt', async ({ open }) => {
    const page = await open('#/study?hero=AhKh&board=7h3h9c&vs=7c7d', WIDE, keepSpots);
    await expect(page.getByText('Your spot: The sevens')).toBeVisible();
    await check(page, LIGHT, DARK);
  });

  test('progress and chart', async ({ open }) => {
    const page = await openAgain(open, '#/study?show=progress');
    await expect(sentence(page)).toHaveText(/^Nothing yet/);
    await check(page, DARK);
    await page.getByRole('link', { name: 'Chart' }).click();
    await check(page, LIGHT);
  });
});

test('nothing runs off the page, and every target has room for a thumb', async ({ open }) => {
  for (const [width, options] of [
    [320, PHONE],
    [820, TABLET],
  ] as const) {
    const page = await openAgain(open, '#/study?level=ranges&seed=8', {
      ...options,
      viewport: { width, height: 844 },
    });
    const fits = async (state: string) => {
      const found = await page.evaluate(() => {
        const small = [
          ...document.querySelectorAll('button, a, summary, label:not(.spoken)'),
        ].flatMap((target) => {
          const own = target.getBoundingClientRect();
          const after = getComputedStyle(target, '::after');
          const room = after.content === 'none' ? 0 : -2 * parseFloat(after.top);
          const high = own.height + (Number.isNaN(room) ? 0 : room);
          return own.height > 0 && high < 43.5 ? [`${target.textContent} ${high}`] : [];
        });
        return { width: document.documentElement.scrollWidth, small };
      });
      expect(found, `${state}, ${width} px`).toEqual({ width, small: [] });
    };
    await expect(button(page, 'Done: none')).toBeVisible();
    await fits('marking');
    await button(page, 'Done: none').click();
    await fits('estimating');
    await page.keyboard.press('Enter');
    await fits('graded');
    await keepSpots(page);
    await page.reload();
    await page.locator('summary', { hasText: 'Your spots' }).click();
    await expect(page.getByRole('link', { name: /^The sevens/ })).toBeVisible();
    await fits('spots');
    for (const name of ['Progress', 'Chart']) {
      await page.getByRole('link', { name }).click();
      await fits(name);
    }
  }
});
