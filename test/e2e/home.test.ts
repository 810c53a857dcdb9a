/** @module-tag long */
// The home game: seats of a phone, names, hands face down, everybody's cards on two screens.
import type { Page } from 'playwright';
import { describe } from 'vitest';
import { seeded } from '../reference/random';
import { CHROMIUM, expect, SMOKE_IN_CHROMIUM, test } from './page';
import { PHONE, WIDE } from './sizes';
import { violations } from './violations';

const FLOP = '#/?hero=AhKh&board=7h3h9c';
const HANDS = ['7c7d', 'QsQd', 'Ts8s', 'random', 'TT%2B', '5c6c', '8c8d', 'AdQc', 'Kd4h'];
const spot = (opponents: number) => `${FLOP}&vs=${HANDS.slice(0, opponents).join(';')}`;
const fragment = (page: Page): Promise<string> => page.evaluate(() => location.hash);
const tile = (page: Page, card: string) => page.locator(`.tile[aria-label^="${card}"]`);
const chips = (page: Page) => page.locator('.company .row .pill:not(.add)');
/** The seat that is open in the place of the figures. */
const opened = (page: Page) => page.locator('.company section');
const asked = (page: Page) => opened(page).locator('[aria-live]');

/** The deck's place, and what is wider than the window, or cut: the row of seats scrolls sideways. */
async function measured(page: Page): Promise<{ top: number; end: number; faults: string[] }> {
  return page.evaluate(() => {
    const tiles = [...document.querySelectorAll('[data-card]')].map((own) => own.getBoundingClientRect());
    const faults = [
      ...document.querySelectorAll('.company .row, .company .bet, .open, .open button, .open input'),
    ].flatMap((own) => {
      const { left, right } = own.getBoundingClientRect();
      return left < 0 || right > innerWidth + 0.5 ? [`${own.className} from ${left} to ${right}`] : [];
    });
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
    return {
      top: Math.min(...tiles.map(({ top }) => top)),
      end: Math.max(...tiles.map(({ bottom }) => bottom)),
      faults,
    };
  });
}

describe('the seats of a phone', () => {
  for (const [width, height] of [
    [320, 640],
    [390, 664],
    [430, 932],
    [844, 390],
  ] as const) {
    test(
      `all chips and the deck are in view, and the deck does not move: ${width} × ${height}`,
      CHROMIUM,
      async ({ visit }) => {
        const page = await visit(spot(2), { ...PHONE, viewport: { width, height } });
        for (const opponents of [2, 9]) {
          await page.evaluate((link) => (location.hash = link), spot(opponents));
          await expect(chips(page)).toHaveCount(opponents);
          await expect(chips(page).last().locator('.share')).toHaveText(/%$/);
          const before = await measured(page);
          expect(before.faults).toEqual([]);
          await chips(page)
            .nth(opponents === 2 ? 1 : 3)
            .tap();
          await expect(opened(page)).toBeVisible();
          expect(await measured(page)).toEqual(before);
          await page.getByRole('button', { name: 'Done', exact: true }).tap();
          await expect(opened(page)).toHaveCount(0);
          expect(await measured(page)).toEqual(before);
          if (height === 390) expect(before.end).toBeLessThanOrEqual(390);
          if (height !== 664) continue;
          // After one scroll all tiles are in view above the bar of pages, and every chip.
          await page.evaluate(() => {
            scrollBy(0, 44);
          });
          const bar = await page.getByRole('navigation').boundingBox();
          await expect.poll(async () => (await measured(page)).end).toBeLessThanOrEqual(bar?.y ?? 0);
          for (const chip of await chips(page).all()) {
            await chip.scrollIntoViewIfNeeded();
            await expect(chip).toBeInViewport({ ratio: 0.99 });
          }
          await page.evaluate(() => {
            scrollTo(0, 0);
          });
        }
      },
    );
  }

  test('players become known one at a time; fold, come back, remove, each one undo', CHROMIUM, async ({ visit }) => {
    const page = await visit(`${FLOP}&vs=7c7d`, PHONE);
    // The button comes with the part that opens seats.
    await page.getByRole('button', { name: 'Add opponent' }).tap();
    await expect.poll(() => fragment(page)).toBe(`${FLOP}&vs=7c7d;random`);
    await expect(chips(page)).toHaveCount(2);
    await tile(page, 'queen of spades').tap();
    await expect(asked(page)).toHaveText('Second card?');
    // The page around the seats is looked at by itself.
    expect(await violations(page, '.company')).toEqual([]);
    await tile(page, 'queen of diamonds').tap();
    await expect.poll(() => fragment(page)).toBe(`${FLOP}&vs=7c7d;QsQd`);
    // The turn comes first: the next player's seat is shown, and takes cards after a tap.
    await expect(chips(page)).toHaveCount(3);
    await expect(opened(page)).toHaveCount(0);
    await tile(page, 'deuce of clubs').tap();
    await expect.poll(() => fragment(page)).toBe('#/?hero=AhKh&board=7h3h9c2c&vs=7c7d;QsQd');
    await expect(chips(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await page.getByRole('button', { name: 'Add opponent' }).tap();
    await tile(page, 'ten of spades').tap();
    await tile(page, 'eight of spades').tap();
    await expect(chips(page)).toHaveCount(4);
    await chips(page).nth(3).tap();
    await tile(page, 'five of clubs').tap();
    await tile(page, 'six of clubs').tap();
    await expect.poll(() => fragment(page)).toBe(`${FLOP}&vs=7c7d;QsQd;Ts8s;5c6c`);
    // With the board dealt the next seat opens.
    await page.evaluate((link) => (location.hash = link), '#/?hero=AhKh&board=7h3h9c2c2d&vs=7c7d');
    await page.getByRole('button', { name: 'Add opponent' }).tap();
    await tile(page, 'queen of spades').tap();
    await tile(page, 'queen of diamonds').tap();
    await expect(asked(page)).toHaveText('Two cards?');
    await page.getByRole('button', { name: 'Done', exact: true }).tap();
    await page.evaluate((link) => (location.hash = link), `${FLOP}&vs=7c7d;QsQd`);
    await expect(chips(page)).toHaveCount(2);
    await chips(page).nth(0).tap();
    await page.getByRole('button', { name: 'Fold', exact: true }).tap();
    await expect.poll(() => fragment(page)).toBe(`${FLOP}&vs=QsQd&dead=7c7d`);
  });

  test(
    'names stay on the device: in chips, holes and the sentence, never in the address',
    CHROMIUM,
    async ({ open }) => {
      const page = await open(spot(3), PHONE);
      await expect(chips(page)).toHaveCount(3);
      await chips(page).nth(0).tap();
      await page.getByRole('textbox', { name: 'Name' }).fill('Ben;<img>');
      await page.getByRole('button', { name: 'Done', exact: true }).tap();
      await expect(chips(page).nth(0)).toHaveAccessibleName(
        /^Ben<img>, seven of clubs, seven of diamonds, [\d.]+% equity; open$/,
      );
      await expect(page.locator('.hole', { hasText: 'Ben<im' })).toHaveCount(2);
      expect(await page.locator('.company .pill img').count()).toBe(0);
      expect(await fragment(page)).not.toContain('Ben');
      await page.reload();
      await expect(chips(page).nth(0)).toContainText('Ben<img>');
      // A link's names are shown for its spot.
      await page.evaluate((link) => (location.hash = link), `${spot(2)}&names=;Cem;Eva`);
      await expect(chips(page).nth(0)).toContainText('Cem');
      await chips(page).nth(1).tap();
      await page.getByRole('button', { name: 'Fold', exact: true }).tap();
      await expect(page.getByRole('region', { name: 'Opponents' })).toBeVisible();
    },
  );

  test('a hand face down is nowhere on the page', SMOKE_IN_CHROMIUM, async ({ open }) => {
    const page = await open(spot(3), PHONE);
    await expect(chips(page).last().locator('.share')).toHaveText(/%$/);
    await page.getByRole('button', { name: 'Hide', exact: true }).tap();
    await expect(page.locator('.room .prompt')).toHaveText('Face down');
    await expect(page.locator('output')).toBeEmpty();
    await expect(page.locator('[aria-label^="Your hand, card 1"]')).toHaveAccessibleName(/face down/);
    await expect(page).toHaveTitle(/^Outs: Texas/);
    await expect(chips(page).first().locator('.share')).toHaveText('');
    await expect(page.locator('.hole', { hasText: 'you' })).toHaveCount(0);
    const used = 'That card is already on the table. Choose another card.';
    await tile(page, 'ace of hearts').tap();
    await expect(page.getByRole('alert').first()).toHaveText(used);
    expect(await page.locator('body').innerText()).not.toMatch(/\d%/);
    await page.getByRole('button', { name: 'Show all' }).tap();
    await expect(page.locator('output')).not.toBeEmpty();
  });

  test('a hand face down is asked for by everybody’s cards, and comes back', CHROMIUM, async ({ open }) => {
    const page = await open(spot(2), PHONE);
    await expect(page.locator('output')).not.toBeEmpty();
    await page.waitForTimeout(1700);
    await page.locator('summary', { hasText: 'Your spots' }).tap();
    await expect(page.locator('.spots li')).toHaveCount(1);
    await page.getByRole('button', { name: 'Hide', exact: true }).tap();
    await expect(page.locator('.spots')).toContainText('One spot has a hand that is face down.');
    await expect(page.locator('.spots li')).toHaveCount(0);

    await page.getByRole('link', { name: 'All-in', exact: true }).tap();
    const rows = page.locator('.rows > .row');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(0)).toContainText('face down');
    await expect(page.getByRole('status')).toHaveText('Show every hand to see the figures.');
    expect(await fragment(page)).not.toMatch(/Ah|Kh/);
    expect(await page.locator('body').innerText()).not.toContain('any two');
    // It is nobody else's card.
    await page.keyboard.type('Ah');
    await expect(page.getByText('That card is already on the table.')).toBeVisible();

    // Back at the table it is there, and face down.
    await page.getByRole('link', { name: 'Table' }).click();
    await expect.poll(() => fragment(page)).toBe(spot(2));
    await expect(page.locator('.room .prompt')).toHaveText('Face down');

    // A tap turns it up for everybody.
    await page.getByRole('link', { name: 'All-in', exact: true }).tap();
    await rows
      .nth(0)
      .getByRole('button', { name: /card 1: face down/ })
      .tap();
    await expect(rows.nth(0).locator('.share')).toHaveText(/%$/);
    await expect.poll(() => fragment(page)).toContain('hero=AhKh');
  });

  test('no two links or buttons on the page have the same name', CHROMIUM, async ({ open }) => {
    const page = await open(spot(2), PHONE);
    await expect(chips(page).last().locator('.share')).toHaveText(/%$/);
    await page.getByRole('button', { name: 'Hide', exact: true }).tap();
    await chips(page).nth(0).tap();
    await page.locator('.open').getByRole('button', { name: 'Hide', exact: true }).tap();
    const names = await page
      .locator('.seats a, .seats button, .company a')
      .evaluateAll((all) =>
        all
          .filter((own) => own.checkVisibility())
          .map((own) => `${own.tagName} ${own.ariaLabel ?? own.textContent.trim()}`),
      );
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test('the page says so if the part for hands face down does not load', async ({ open, forgive }) => {
    forgive(/beside-|Failed to load resource/);
    const page = await open(`${FLOP}&vs=7c7d`, PHONE, async (own) => {
      await own.addInitScript(() => {
        sessionStorage.setItem('outs:covered', 'AhKh');
      });
      await own.route(/\/beside-[^/]*\.js$/, (route) => route.abort());
    });
    await expect(page.locator('#problem')).toHaveText('Part of the page could not be loaded: reload it.');
    await expect(page.locator('#problem')).toBeVisible();
    await expect(page.locator('output')).toBeHidden();
  });

  test(
    'a hand stays face down on the way to other pages, in a page loaded again, and away',
    CHROMIUM,
    async ({ open }) => {
      const page = await open(`${FLOP}&vs=7c7d`, PHONE, (own) =>
        own.addInitScript(() => {
          // What the window shows of hero's hand or the answer, at any moment.
          const shown: string[] = [];
          Object.assign(window, { shown });
          const look = () => {
            const text = [
              ...document.querySelectorAll('[aria-label^="ace of hearts: remove"], .page.table output'),
            ].flatMap((part) =>
              part.checkVisibility({ visibilityProperty: true }) ? [part.ariaLabel ?? part.textContent.trim()] : [],
            );
            shown.push(...text.filter((part) => part !== '' && !part.startsWith('Then deal')));
            requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }),
      );
      const shown = () => page.evaluate(() => (window as unknown as { shown: string[] }).shown.splice(0));
      const faceDown = async () => {
        await expect(page.locator('.room .prompt')).toHaveText('Face down');
        await expect(page.locator('[aria-label^="Your hand, card 1"]')).toHaveAccessibleName(/face down/);
        await expect(page).toHaveTitle(/^Outs: Texas/);
      };
      await expect(page.locator('output')).toHaveText(/eight outs/);
      expect(await shown()).toContain('ace of hearts: remove');
      await page.getByRole('button', { name: 'Hide', exact: true }).tap();
      await faceDown();
      await shown();
      await page.evaluate(() => (location.hash = '#/study'));
      await expect(page.locator('.page.study')).toBeVisible();
      await page.evaluate((link) => (location.hash = link), `${FLOP}&vs=7c7d`);
      await faceDown();
      expect(await shown()).toEqual([]);
      await page.reload();
      await faceDown();
      expect(await shown()).toEqual([]);
      // Another hand is face up.
      await page.evaluate((link) => (location.hash = link), '#/?hero=AhQh&board=7h3h9c');
      await expect(page.locator('output')).not.toBeEmpty();
      await page.goBack();
      await expect(page.locator('output')).toHaveText(/eight outs/);

      // It was face down once: after half a minute in the background it is so again.
      const away = (seconds: number) =>
        page.evaluate((milliseconds) => {
          const { now } = Date;
          const start = now();
          const turn = (hidden: boolean) => {
            Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
            document.dispatchEvent(new Event('visibilitychange'));
          };
          turn(true);
          Date.now = () => start + milliseconds;
          turn(false);
          Date.now = now;
        }, 1000 * seconds);
      await away(40);
      await expect(page.locator('output')).toHaveText(/eight outs/);
      await page.getByRole('button', { name: 'Hide', exact: true }).tap();
      await page.getByRole('button', { name: 'Show', exact: true }).tap();
      await expect(page.locator('output')).toHaveText(/eight outs/);
      await away(29);
      await expect(page.locator('output')).toHaveText(/eight outs/);
      await away(31);
      await faceDown();
    },
  );

  test(
    'on a wide screen hands can be hidden and players named once somebody else has a seat',
    CHROMIUM,
    async ({ open }) => {
      const page = await open(FLOP, WIDE);
      const hide = page.getByRole('button', { name: 'Hide', exact: true });
      await expect(page.locator('summary', { hasText: 'Your spots' })).toBeVisible();
      await expect(hide).toHaveCount(0);
      const name = page.getByRole('textbox', { name: 'Name', exact: true });
      await expect(name).toHaveCount(0);
      await page.evaluate((link) => (location.hash = link), spot(2));
      await hide.click();
      await expect(page.locator('.room .prompt')).toHaveText('Face down');
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await expect(page.locator('output')).not.toBeEmpty();

      for (const [seat, own] of ['Ben', 'Cem'].entries()) {
        await page.locator('.pill[data-seat]').nth(seat).click();
        await name.fill(own);
        await name.press('Enter');
        await expect(page.getByRole('button', { name: new RegExp(`^${own}, `) })).toBeVisible();
      }
      await page.evaluate((link) => (location.hash = link), `${FLOP}&vs=7c7d;TT%2B&pot=100&bets=20;20;20&stacks=50;80`);
      const row = (title: string) => page.locator('summary', { hasText: new RegExp(`^\\s*${title}`) });
      await row('Side pots').click();
      await expect(page.getByText('Cem’s stack is not known.')).toHaveCount(2);
      await expect(page.getByRole('textbox', { name: 'Ben: behind' })).toHaveValue('80');
      await expect(row('Cem')).toContainText('combos beat you');
      await expect(page.locator('.equity .bar .nowrap', { hasText: /^Ben \d/ })).toHaveCount(1);
      expect(await page.locator('body').innerText()).not.toMatch(/opponent \d/i);
      // The only one is meant by “they”.
      await page.evaluate((link) => (location.hash = link), '#/?hero=TT%2B,AK&board=Kh7d5c&vs=22%2B,A2s%2B');
      await expect(row('Equity curves')).toContainText(/you [\d.]+%, Ben [\d.]+%/);
      await row('Equity curves').click();
      await expect(
        page
          .locator('.curves, .panel')
          .getByText(/80% or more: you [\d.]+%, Ben/)
          .first(),
      ).toBeVisible();
      expect(await fragment(page)).not.toContain('Ben');
      expect(await violations(page, '.opponents, details[open]')).toEqual([]);
    },
  );
});

test('decisions marked at the table are a list of the evening', CHROMIUM, async ({ open }) => {
  const page = await open(`${FLOP}&vs=7c7d&pot=60&call=20`, PHONE);
  const deed = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(page.locator('.verdict')).toContainText('fold');
  await deed('I folded').tap();
  await expect(deed('I folded')).toHaveAttribute('aria-pressed', 'true');
  await deed('I called').tap();
  await expect(deed('I called')).toHaveAttribute('aria-pressed', 'true');
  await expect(deed('I folded')).toHaveAttribute('aria-pressed', 'false');
  expect(await violations(page, '.did')).toEqual([]);
  // Another price is another decision.
  await page.evaluate((link) => (location.hash = link), `${FLOP}&vs=7c7d&pot=200&call=20`);
  await expect(page.locator('.verdict')).toContainText('Call');
  await expect(deed('I called')).toHaveAttribute('aria-pressed', 'false');
  await deed('I folded').tap();
  await page.evaluate((link) => (location.hash = link), `${FLOP}&vs=TT%2B&pot=60&call=5`);
  await expect(page.locator('.verdict')).toContainText('Call');
  await deed('I called').tap();
  await page.locator('summary', { hasText: 'Your spots' }).tap();
  await expect(page.locator('.spots .figures').first()).toContainText('called · ');
  await page
    .getByRole('button', { name: /^Name, note or delete/ })
    .first()
    .tap();
  await page.getByRole('button', { name: 'won', exact: true }).tap();
  await expect(page.locator('.spots .figures').first()).toContainText('called, won · ');
  expect(await violations(page, 'details[open]')).toEqual([]);

  await page.evaluate(() => (location.hash = '#/session'));
  await page.getByRole('button', { name: 'Tonight: 3 decisions' }).tap();
  // Of 990 run-outs 244 are won: a fold gave up 220 × 244 / 990 − 20, a call cost 20 − 80 × 244 / 990.
  const rows = page.locator('.tonight li');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText(
    /Flop, folded to 20, pot 200:\s+needed 9\.1%, had 24\.6%\s+against seven of clubs.*seven of diamonds.*−34\.22/,
  );
  await expect(rows.nth(2)).toContainText('called 5 to win 60 (won)');
  await expect(rows.nth(2)).toContainText('against a range');
  const costs = (await rows.locator('.cost').allInnerTexts()).map((text) => Math.abs(Number(text.replace('−', '-'))));
  expect(costs).toEqual([34.22, 0.28, 0]);
  await expect(page.locator('.tonight [role="status"]')).toHaveText(/gave up 34\.51 in 2\s+decisions\.$/);
  expect(await violations(page)).toEqual([]);
  await rows.nth(0).getByRole('link').tap();
  await expect.poll(() => fragment(page)).toBe(`${FLOP}&vs=7c7d&pot=200&call=20`);
});

describe('everybody’s cards', () => {
  const SHOW = '#/show?hero=AhKh&board=7h3h9cJc&vs=7c7d;Ts8s;QsQd&dead=6h6s&names=Anna;Ben;Cem;Dora&folded=Fay:6h6s';

  test(
    'shows who leads, by how much, and what beats the leader; no figure while a hand is unknown',
    CHROMIUM,
    async ({ visit }) => {
      const page = await visit(SHOW, WIDE);
      await expect(page.locator('.rows .share')).toHaveCount(4);
      // Outs are in the rows once the deck, which says them too, is hidden.
      await page.keyboard.press('Escape');
      await expect(page.getByRole('status')).toHaveText('Cem leads with a straight. Sixteen of 38 cards beat it.');
      const rows = page.locator('.rows > .row');
      await expect(rows.locator('.share')).toHaveText(['15.8%', '26.3%', '57.9%', '0.0%']);
      await expect(rows.locator('.change')).toHaveText(['−8.4', '−30.5', '+43.6', '−4.7']);
      await expect(rows.nth(0).locator('.out')).toHaveCount(6);
      await expect(rows.nth(1).locator('.out')).toHaveCount(10);
      await expect(rows.nth(2)).toContainText('since the jack of clubs');
      await expect(rows.nth(3).locator('.outs')).toHaveText('no outs');
      expect(await violations(page)).toEqual([]);
      await page.keyboard.type('2h');
      await expect(page.getByRole('status')).toHaveText('Anna wins with a flush.');
      await page.keyboard.press('Backspace');
      await page.evaluate((link) => (location.hash = link), SHOW.replace('QsQd', 'random'));
      await expect(page.getByRole('status')).toHaveText('Show every hand to see the figures.');
      await expect(rows.locator('.share')).toHaveCount(0);
    },
  );

  test('ten players fit every screen, and its background lets through what is behind', CHROMIUM, async ({ open }) => {
    const ten = `#/show?hero=AhKh&board=7h3h9c&vs=7c7d;QsQd;Ts8s;2c2d;JhTh;5c6c;8c8d;AdQc;Kd4h&look=none`;
    const page = await open(ten, { viewport: { width: 1280, height: 720 } });
    await expect(page.locator('.rows .share')).toHaveCount(10);
    for (const [width, height] of [
      [1280, 720],
      [1920, 1080],
      [3840, 2160],
      [820, 1180],
    ] as const) {
      await page.setViewportSize({ width, height });
      const over = await page.evaluate(() => [
        document.documentElement.scrollHeight - innerHeight,
        document.documentElement.scrollWidth - innerWidth,
      ]);
      expect(over, `${width} × ${height}`).toEqual([0, 0]);
      for (const row of await page.locator('.rows > .row').all()) await expect(row).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgba(0, 0, 0, 0)');

    // If the browser opens no second window, its link can be copied.
    await page.setViewportSize(WIDE.viewport);
    await page.evaluate((link) => (location.hash = link), ten.replace('none', 'page'));
    await page.evaluate(() => {
      window.open = () => null;
      const given: string[] = [];
      Object.assign(window, { given });
      Object.defineProperty(navigator, 'clipboard', {
        value: {
          writeText: (text: string) => {
            if (given.length > 0) return Promise.reject(new Error('no'));
            given.push(text);
            return Promise.resolve();
          },
        },
      });
    });
    await page.getByRole('button', { name: 'Second screen' }).click();
    const blocked = page.getByRole('alert').filter({ hasText: 'was blocked' });
    await blocked.getByRole('button', { name: 'Copy' }).click();
    await expect(blocked.getByRole('button', { name: 'Copied' })).toBeVisible();
    const given = await page.evaluate(() => (window as unknown as { given: string[] }).given);
    expect(given).toEqual([await blocked.locator('.address').innerText()]);
    expect(given[0]).toContain('#/show?hero=AhKh&board=7h3h9c&vs=7c7d');
    await blocked.getByRole('button', { name: 'Copied' }).click();
    await expect(blocked).toContainText('press Ctrl+C');
    expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(given[0]);
  });

  test('a second screen follows every act, even if it is opened later', async ({ open }) => {
    const table = await open(spot(3), PHONE);
    await expect(chips(table)).toHaveCount(3);
    const popup = async () => {
      const page = await table.context().newPage();
      await page.addInitScript(() => {
        window.name = 'outs-show';
      });
      await page.goto(table.url().replace(/#.*/, '#/show'));
      return page;
    };
    const cardsOf = async (page: Page) =>
      (await fragment(page)).replace(/^#\/(show)?\??/, '').replace(/&(names|folded)=[^&]*/g, '');
    let screen = await popup();
    await expect.poll(() => cardsOf(screen)).toBe(await cardsOf(table));
    const random = seeded(45);
    for (let round = 0; round < 5; round++) {
      // Two hundred steps, without a pause.
      const steps = Array.from({ length: 200 }, () => [random(), Math.floor(52 * random())] as const);
      await table.evaluate((list) => {
        for (const [what, card] of list) {
          const name = what < 0.75 ? `[data-card="${card}"]` : what < 0.9 ? '[aria-label="Undo"]' : '.company .pill';
          document.querySelector<HTMLElement>(name)?.click();
        }
      }, steps);
      await expect
        .poll(async () => (await cardsOf(screen)) === (await cardsOf(table)), { message: `round ${round}` })
        .toBe(true);
    }
    await screen.close();
    screen = await popup();
    await expect.poll(async () => (await cardsOf(screen)) === (await cardsOf(table))).toBe(true);
    await screen.close();
  });
});

/** The smallest type of what a selector finds, in percent of the window's height. */
async function leastType(page: Page, selector: string): Promise<number> {
  return page.evaluate((own) => {
    const shown = [...document.querySelectorAll(own)].filter((part) => {
      const text = part instanceof HTMLInputElement ? part.value : part.textContent;
      return part.checkVisibility() && text !== '' && part.closest('.spoken, .tools, nav, .brand') === null;
    });
    if (shown.length === 0) throw new Error(`Nothing is ${own}.`);
    return Math.min(
      ...shown.map((part) => Math.round((1e4 * parseFloat(getComputedStyle(part).fontSize)) / innerHeight) / 100),
    );
  }, selector);
}

test('a large screen is read from across the room; out cards are whole in a window of any shape', async ({ visit }) => {
  const NAMED = '&names=Anna;Ben;Cem;Dora';
  const four = `#/show?hero=AhKh&vs=7c7d;Ts8s;QsQd&board=7h3h9cJc${NAMED}&dead=6h6s&folded=Fay:6h6s`;
  const ten = `#/show?hero=AhKh&board=7h3h9c&vs=7c7d;QsQd;Ts8s;2c2d;JhTh;5c6c;8c8d;AdQc;Kd4h${NAMED};Eva`;
  const seats = (count: number) =>
    ten.replace(/(vs=)([^&]*)/, (_, vs: string, all: string) => {
      return `${vs}${all
        .split(';')
        .slice(0, count - 1)
        .join(';')}`;
    });
  const page = await visit(four, WIDE);
  await expect(page.locator('.rows .share')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(page.locator('.outs .out').first()).toBeVisible();
  for (const [width, height] of [
    [1920, 1080],
    [1440, 900],
    [1280, 720],
    [1366, 1024],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    const cut = await page.locator('.outs').evaluateAll((rows) => {
      return rows.flatMap((row) => {
        const room = row.getBoundingClientRect();
        return [...row.children].filter((part) => part.getBoundingClientRect().bottom > room.bottom + 1);
      }).length;
    });
    expect(cut, `${width} × ${height}`).toBe(0);
  }
  for (const [players, link] of [[4, four], ...[5, 6, 10].map((count) => [count, seats(count)] as const)] as const) {
    await page.evaluate((own) => (location.hash = own), link);
    await expect(page.locator('.rows .share')).toHaveCount(players);
    await page.keyboard.press('Escape');
    for (const [width, height] of [
      [1280, 720],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const where = `${players} players, ${width} × ${height}`;
      expect(await leastType(page, '.rows .share'), `equity: ${where}`).toBeGreaterThanOrEqual(6);
      expect(await leastType(page, '.rows .name'), `names: ${where}`).toBeGreaterThanOrEqual(4);
      expect(
        await leastType(page, '.show :is(p, span, b, bdi, h2, input)'),
        `the least text: ${where}`,
      ).toBeGreaterThanOrEqual(2.5);
      const singles = await page.locator('.out.single').evaluateAll((cards) => {
        return cards.map((card) => (100 * card.getBoundingClientRect().height) / innerHeight);
      });
      expect(singles.length > 0, where).toBe(players <= 4);
      for (const tall of singles) expect(tall, `an out card: ${where}`).toBeGreaterThanOrEqual(5.5);
    }
  }
});
