/** @module-tag long */
import { buffer } from 'node:stream/consumers';
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { describe } from 'vitest';
import { LEVELS } from '../../src/drills/levels';
import { CHROMIUM, expect, type Open, SMOKE, SMOKE_IN_CHROMIUM, test } from './page';
import { roundOf } from '../study/deal';
import { sheets } from './paper';
import { PHONE, TABLET, WIDE } from './sizes';
import { violations } from './violations';

/** Four to a flush on the turn, opponents unknown: nine outs. */
const FLUSH_DRAW = '#/study?kind=flush-draw&seed=28';

const sentence = (page: Page): Locator => page.locator('output');
const tile = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Deck' }).getByRole('button', { name: new RegExp(`^${name}\\b`) });
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

const SPADES = ['king', 'queen', 'jack', 'nine', 'eight', 'seven', 'five', 'three', 'deuce'];

/** Opens the page as somebody who has been there before. */
function openAgain(
  open: Open,
  fragment: string,
  options?: BrowserContextOptions,
  progress: object = {},
): Promise<Page> {
  const kept = { format: 'outs-study', version: 3, rounds: [], memories: {}, welcomed: true };
  return open(fragment, options, (page) =>
    page.addInitScript(
      (text) => {
        if (localStorage.getItem('outs:study-3') === null) localStorage.setItem('outs:study-3', text);
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

test('a whole drill is done by touch on a phone', SMOKE_IN_CHROMIUM, async ({ visit }) => {
  const page = await visit(FLUSH_DRAW, PHONE);
  await expect(sentence(page)).toHaveText('Which cards give you a straight or better?');
  for (const rank of SPADES.slice(1)) await tile(page, `${rank} of spades`).tap();
  await tile(page, 'ace of hearts').tap();
  await button(page, 'Done: 9').tap();
  await page.getByLabel('Your estimate').fill('18');
  await button(page, 'Check').tap();
  await expect(sentence(page)).toHaveText(
    /^Close\.\sYou found 8 of the 9 outs\. Missed: king of spades\S+ Not an out: ace of hearts\S+ Your 18\.0% is 1\.6 points too low: it is 19\.6%\.$/,
  );
  await expect(tile(page, 'king of spades, missed: makes an ace-high flush')).toBeVisible();
  await expect(tile(page, 'ace of hearts, marked wrongly')).toBeVisible();
  await expect(page.getByText('rule of 2')).toBeVisible();
  await button(page, 'Next spot').tap();
  await expect(button(page, 'No outs')).toBeVisible();
  await expect(page).not.toHaveURL(/seed=28$/);
});

test('a whole drill is done by keyboard alone, with its price', SMOKE, async ({ visit }) => {
  const page = await visit('#/study?kind=price-on-the-turn&seed=20', WIDE);
  await expect(sentence(page)).toHaveText(
    /^The opponent has king of hearts\S+ eight of clubs\S+ 280 in the pot, 80 to call\./,
  );
  await page.keyboard.type('asksqsjs8s6s4s3s2s6d6c6h');
  await expect(page.locator('p[role=status]')).toHaveText('6♥ marked, 12 so far.');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your estimate')).toBeFocused();
  await page.keyboard.type('2.8:1');
  await page.keyboard.press('Enter');
  await expect(sentence(page)).toHaveText('The pot is 280 with the bet, 80 to call. Is your equity enough?');
  await page.keyboard.press('c');
  await expect(sentence(page)).toHaveText(/right: break-even is 22\.2%\.$/);
  await expect(button(page, 'Next spot')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'No outs')).toBeVisible();
  await page.keyboard.type('1x');
  await expect(page.getByRole('alert')).toHaveText('');
});

test('spots of one’s own are drills, by keyboard alone', async ({ open }) => {
  const page = await open(FLUSH_DRAW, WIDE, keepSpots);
  await expect(sentence(page)).toHaveText('Which cards give you a straight or better?');
  await page.locator('summary', { hasText: 'Your spots' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^1 more cannot be a drill\. A drill needs your two\s+cards/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^The sevens ace of hearts king of hearts v seven/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/study\?hero=AhKh&board=7h3h9c&vs=7c7d$/);
  await expect(page.getByText('Your spot: The sevens')).toBeVisible();
  await expect(sentence(page)).toHaveText(
    /^The opponent has seven of clubs\S+ seven of diamonds\S+ Which cards put you ahead\?$/,
  );
  await page.keyboard.type('QhJhTh8h6h5h4h2h9h');
  await page.keyboard.press('Enter');
  await page.keyboard.type('33');
  await page.keyboard.press('Enter');
  await expect(sentence(page)).toHaveText(
    /^Close\.\sYou found all 8 outs\. Tainted: nine of hearts\S+ .+: it is 32\.7%\.$/,
  );

  await page.locator('summary', { hasText: /^Level/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Your spots' })).not.toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Today’s mix' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Your spots' })).toBeChecked();
  await expect(sentence(page)).toHaveText(
    /^The opponent has ace of clubs\S+ queen of diamonds\S+ 100 in the pot, 80 to call\./,
  );
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('f');
  await expect(sentence(page)).toHaveText(/A fold is right: break-even is 44\.4%\.$/);
  await page.reload();
  await expect(page.getByText('done before: not counted')).toBeVisible();
});

test('the chart prints on one page, A4 and Letter', async ({ visit }) => {
  const page = await visit('#/study?show=chart');
  await expect(page.getByRole('heading', { name: 'Outs and chances' })).toBeVisible();
  expect(await sheets(page)).toEqual({ A4: 1, Letter: 1 });

  await page.getByRole('radio', { name: 'What the flop brings' }).check();
  const pair = page.getByRole('region', { name: 'Pocket pair' });
  await expect(pair.getByRole('row', { name: /^Set or better/ })).toContainText(/12\.0\s*7\.33/);
  await expect(page.getByRole('region', { name: 'Connected' })).toContainText('Straight');
  expect(await sheets(page)).toEqual({ A4: 1, Letter: 1 });
});

test('the first visit solves a hand together, step by step, and is not repeated', CHROMIUM, async ({ open }) => {
  const page = await open('#/study', PHONE);
  await expect(sentence(page)).toHaveText(/A fifth makes the flush: tap any spade/);
  await expect(button(page, 'Skip the tour')).toBeVisible();
  await tile(page, 'nine of hearts').tap();
  await expect(sentence(page)).toHaveText(/not a spade\. Tap it again/);
  await tile(page, 'nine of hearts').tap();
  for (const rank of SPADES) await tile(page, `${rank} of spades`).tap();
  await expect(sentence(page)).toHaveText('All 9. Choose Done.');
  await button(page, 'Done: 9').tap();
  await expect(sentence(page)).toHaveText(/2 × 9 is 18%\./);
  await page.getByLabel('Your estimate').fill('18');
  await page.keyboard.press('Enter');
  await expect(sentence(page)).toHaveText(/^9 of 46 unseen cards: 19\.6%\. Your estimate was close\./);
  await button(page, 'Start today’s ten').tap();
  await expect(page.getByText('Level 1: One clean draw')).toBeVisible();
  await page.goto(page.url().replace(/#.*/, '#/study'));
  await page.reload();
  await expect(page.getByText('First visit')).toHaveCount(0);
});

test('a term is explained in place, its spot one tap away', async ({ visit }) => {
  const page = await visit(FLUSH_DRAW);
  await button(page, 'gutshot').click();
  await expect(page.getByText(/One rank completes the straight/)).toBeVisible();
  await page.getByRole('link', { name: /gutshot to the nut straight/ }).click();
  await expect(sentence(page)).toHaveText(/jack/i);
  await page.goBack();
  await expect(sentence(page)).toHaveText('Which cards give you a straight or better?');
});

test('on a phone a term is tapped in place, and its note is in sight', CHROMIUM, async ({ visit }) => {
  const page = await visit('#/study?kind=price-on-the-turn&seed=20', {
    ...PHONE,
    viewport: { width: 390, height: 664 },
  });
  for (const term of ['pot odds', 'equity', 'break-even', 'Implied odds']) {
    // Just above the buttons that stay at the foot of the screen, where its note would open behind them.
    const { x, y, width, height } = await button(page, term).evaluate((own) => {
      const foot = document.querySelector('.acts')?.getBoundingClientRect().top ?? NaN;
      scrollBy(0, own.getBoundingClientRect().bottom - foot + 12);
      return own.getBoundingClientRect().toJSON() as DOMRect;
    });
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    const note = page.locator('.note');
    await expect(note.locator('b')).toHaveText(term.toLowerCase());
    await expect.poll(() => hidden(note)).toBe(0);
  }

  /** How many points of an element something else covers. */
  function hidden(element: Locator): Promise<number> {
    return element.evaluate((note) => {
      const { left, right, top, bottom } = note.getBoundingClientRect();
      return [0.1, 0.5, 0.9].filter((part) => {
        const at = document.elementFromPoint((left + right) / 2, top + part * (bottom - top));
        return at === null || !note.contains(at);
      }).length;
    });
  }
});

test('a tap on a term’s words opens it, whatever is near', async ({ visit }) => {
  const page = await visit('#/study?kind=price-on-the-turn&seed=20');
  for (const level of LEVELS) {
    await page.evaluate((link) => (location.hash = link), `#/study?level=${level.name}&seed=20`);
    await expect(page.getByText(level.title, { exact: false }).first()).toBeVisible();
    for (const width of [360, 390, 820, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const missed = await page.evaluate(() =>
        [...document.querySelectorAll('button[aria-expanded]')].flatMap((term) => {
          term.scrollIntoView({ block: 'center' });
          return [...term.querySelectorAll('span')].flatMap((words) =>
            [...words.getClientRects()]
              .filter(({ left, right, top, bottom }) => {
                const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                return at?.closest('button') !== term;
              })
              .map(() => term.textContent),
          );
        }),
      );
      expect(missed, `${level.name}, ${width} px`).toEqual([]);
    }
  }
});

test('the chart fits a phone, all its columns in sight', async ({ visit }) => {
  const page = await visit('#/study?show=chart', PHONE);
  await expect(page.getByRole('columnheader', { name: 'Solomon' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const beyond = await page.evaluate(
      () =>
        [...document.querySelectorAll('table span, table th')].filter((own) => {
          const { right } = own.getBoundingClientRect();
          const cell = own.closest('th, td');
          return (
            right > document.documentElement.clientWidth ||
            (cell !== null && right > cell.getBoundingClientRect().right + 0.5) ||
            own.scrollWidth > own.clientWidth + 1
          );
        }).length,
    );
    expect(beyond, `${width} px`).toBe(0);
  }
});

test('ten spots done: how they went, what comes tomorrow, and more only if it is wanted', async ({ open }) => {
  const now = Date.now();
  const round = (at: number) =>
    roundOf({
      ...{ at: now - at, kind: 'gutshot', seed: 4 * at + 2, seconds: 8, timed: false },
      ...{ outs: 4, found: at < 3 ? 3 : 4, extra: 0, tainted: 0, exact: 0.1, estimate: 0.12 },
    });
  const nine = Array.from({ length: 9 }, (_, at) => round(at));
  const page = await openAgain(open, FLUSH_DRAW, PHONE, { rounds: nine });
  await expect(page.getByText('10 of 10 today')).toBeVisible();
  await page.keyboard.type('ksqsjs9s8s7s5s3s2s');
  await button(page, 'Done: 9').click();
  await page.getByLabel('Your estimate').fill('20');
  await page.keyboard.press('Enter');
  await expect(page.getByText('the ten are done')).toBeVisible();
  await expect(button(page, 'Finish')).toBeFocused();
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Enter');
  await expect(page.getByText('Ten done')).toBeVisible();
  await expect(sentence(page)).toHaveText(
    /^7 of 10 without a mistake\. Estimates: 1\.8 points off on average\. Tomorrow starts with something new: /,
  );
  await expect(page.getByRole('row')).toHaveCount(11);
  for (const {
    viewport: { width },
  } of [PHONE, WIDE]) {
    // So high that the foot covers no row.
    await page.setViewportSize({ width, height: 1600 });
    expect(await violations(page), `${width} px`).toEqual([]);
  }
  await page.getByRole('link', { name: 'Progress' }).last().click();
  await expect(sentence(page)).toHaveText(/^10 of 10 today\./);
  await page.goBack();
  await button(page, 'Ten more').click();
  await button(page, /^No (outs|cards)$/).click();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 of 10 more')).toBeVisible();
});

test('progress leaves as a file and comes back', CHROMIUM, async ({ open }) => {
  const page = await openAgain(open, FLUSH_DRAW);
  await button(page, 'No outs').click();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Progress' }).click();
  await expect(sentence(page)).toHaveText(/^1 of 10 today\./);
  const kept = () => page.evaluate(() => localStorage.getItem('outs:study-3'));
  const before = await kept();
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export').click()]);
  expect(download.suggestedFilename()).toMatch(/^outs-study-\d{4}-\d\d-\d\d\.json$/);
  const file = await buffer(await download.createReadStream());
  await button(page, 'Erase').click();
  await expect(sentence(page)).toHaveText(/^No spots done yet/);
  await page.getByLabel('Import').setInputFiles({ name: 'outs.json', mimeType: 'application/json', buffer: file });
  await expect(sentence(page)).toHaveText(/^1 of 10 today\./);
  await expect(page.getByText('1 spot imported.')).toBeVisible();
  expect(await kept()).toBe(before);
  const foreign = { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('[1]') };
  await page.getByLabel('Import').setInputFiles(foreign);
  await expect(page.getByRole('alert')).toHaveText(/not an Outs study file/);
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
  await expect(forbidden.getByRole('alert')).toHaveText(/not saving data/);
  await button(forbidden, 'Skip the tour').click();
  await expect(button(forbidden, 'No outs')).toBeVisible();
  const broken = await open(FLUSH_DRAW, WIDE, (page) =>
    page.addInitScript(() => {
      if (localStorage.length === 0) localStorage.setItem('outs:study-3', '{"rounds":');
    }),
  );
  await expect(broken.getByRole('alert')).toHaveText(/could not be read was set aside/);
  await broken.getByRole('link', { name: 'Progress' }).click();
  await expect(button(broken, 'Export the unreadable data')).toBeVisible();
});

test('after twenty seconds the drill is graded as it is', async ({ open }) => {
  const page = await openAgain(open, FLUSH_DRAW, WIDE, { timed: true });
  await expect(page.getByRole('timer')).toBeVisible();
  await page.clock.install();
  await page.reload();
  await expect(sentence(page)).toHaveText(/straight or better/);
  await page.keyboard.type('ks');
  await page.clock.runFor(21_000);
  await expect(sentence(page)).toHaveText(/^Not quite\.\sYou found 1 of the 9 outs/);
});

describe('nothing in the way of assistive technology', CHROMIUM, () => {
  const LIGHT = [WIDE, 'light'] as const;
  const DARK = [PHONE, 'dark'] as const;

  async function check(page: Page, ...looks: (typeof LIGHT | typeof DARK)[]): Promise<void> {
    for (const [{ viewport }, colorScheme] of looks) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(() => {
        for (const row of document.querySelectorAll('details')) row.open = true;
        // Held to the screen's edge they hide, at any moment, half of something that can be scrolled to.
        for (const held of document.querySelectorAll<HTMLElement>('.acts, .seats')) {
          held.style.position = 'static';
        }
      });
      expect(await violations(page), colorScheme).toEqual([]);
    }
  }

  test('progress, chart and a drill from question to result have no violation in both schemes', async ({ open }) => {
    const page = await open('#/study?show=progress');
    await expect(sentence(page)).toHaveText(/^No spots done yet/);
    await check(page, DARK);
    await page.getByRole('link', { name: 'Chart' }).click();
    await check(page, LIGHT);
    await page.evaluate((link) => (location.hash = link), FLUSH_DRAW);
    await expect(sentence(page)).toHaveText(/straight or better/);
    await page.keyboard.type('ksah');
    await button(page, 'gutshot').click();
    await check(page, LIGHT);
    await button(page, 'Done: 2').click();
    await check(page, DARK);
    await page.keyboard.press('Enter');
    await check(page, LIGHT, DARK);
  });

  test('a spot of one’s own that is dealt has no violation', async ({ open }) => {
    const page = await open('#/study?hero=AhKh&board=7h3h9c&vs=7c7d', WIDE, keepSpots);
    await expect(page.getByText('Your spot: The sevens')).toBeVisible();
    await check(page, LIGHT, DARK);
  });
});

test('nothing runs off the page, and every target has room for a thumb', async ({ open }) => {
  for (const [widths, options] of [
    [[320, 360], PHONE],
    [[820], TABLET],
  ] as const) {
    const page = await open('#/study?kind=draw-against-a-range&seed=8', options, keepSpots);
    const atEach = async (check: (width: number) => Promise<void>) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        await check(width);
      }
    };
    const fits = (state: string) =>
      atEach(async (width) => {
        const found = await page.evaluate(() => {
          const small = [
            ...document.querySelectorAll('button:not(.tile, .key), a, summary, label:not(.spoken)'),
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
      });
    await expect(button(page, 'No cards')).toBeVisible();
    await fits('marking');
    await atEach(async (width) => {
      const margin = await page.evaluate(() => {
        const cards = document.querySelector('.seats ul[aria-label=Board]');
        return document.documentElement.clientWidth - (cards?.getBoundingClientRect().right ?? NaN);
      });
      expect(margin, `${width} px`).toBeGreaterThanOrEqual(16);
    });
    await button(page, 'No cards').click();
    await fits('estimating');
    await page.keyboard.press('Enter');
    await fits('graded');
    await page.locator('summary', { hasText: 'Your spots' }).click();
    await expect(page.getByRole('link', { name: /^The sevens/ })).toBeVisible();
    await fits('spots');
    for (const name of ['Progress', 'Chart']) {
      await page.getByRole('link', { name }).click();
      await fits(name);
    }
  }
});
