/** @module-tag chromium */
// The targets of a finger on a phone, by true touches.
import type { CDPSession, Page } from 'playwright';
import { describe } from 'vitest';
import { expect, test } from './page';
import { PHONE } from './sizes';

const KNOWN = '#/?hero=AhKh&board=7h3h9c&vs=7c7d&pot=60&call=20';
/** The part of a phone 844 high that Safari leaves. */
const SAFARI = { ...PHONE, viewport: { width: 390, height: 664 } };

const tile = (page: Page, card: string) => page.locator(`.tile[aria-label^="${card}"]`);

async function touch(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}

/** Puts a finger on a tile; it stays there. */
async function press(page: Page, session: CDPSession, card: string): Promise<void> {
  const box = await tile(page, card).boundingBox();
  if (box === null) throw new Error(`${card} is not shown`);
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
  });
}

async function lift(session: CDPSession): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Whether all of a text is in the window, and not covered. */
async function isInSight(page: Page, text: RegExp): Promise<boolean> {
  return page.evaluate((source) => {
    const wanted = new RegExp(source);
    return [...document.querySelectorAll('p')].some((element) => {
      if (!wanted.test(element.textContent) || !element.checkVisibility()) return false;
      const { left, top, bottom } = element.getBoundingClientRect();
      const hits = [top + 4, bottom - 4].map((y) => document.elementFromPoint(left + 20, y));
      return top >= 0 && bottom <= innerHeight && hits.every((hit) => element.contains(hit));
    });
  }, text.source);
}

describe('a card that is held says why', () => {
  const WHY = /9 makes an ace-high flush, but gives the opponent .* full of nines/;

  for (const [name, size] of Object.entries({ PHONE, SAFARI })) {
    for (const scrolled of [0, 120]) {
      test(`${name.toLowerCase()}, ${scrolled} px down the page`, async ({ visit }) => {
        const page = await visit(KNOWN, size);
        await expect(page.locator('output')).toHaveText(/eight outs/);
        await expect(tile(page, 'nine of hearts, tainted')).toBeVisible();
        await page.evaluate((y) => {
          scrollTo(0, y);
        }, scrolled);
        const session = await touch(page);
        await press(page, session, 'nine of hearts');
        await expect.poll(() => isInSight(page, WHY), 'while the finger is down').toBe(true);
        await expect(tile(page, 'nine of hearts')).toHaveCSS('outline-width', '2px');
        const covered = await page.evaluate(() => {
          const why = document.querySelector('.why p')?.getBoundingClientRect();
          const first = document.querySelector('[aria-label="Deck"]')?.getBoundingClientRect();
          const header = document.querySelector('.answer')?.getBoundingClientRect();
          return (why?.bottom ?? 0) - Math.max(first?.top ?? 0, header?.bottom ?? 0);
        });
        expect(covered, 'of the deck nothing is covered').toBeLessThanOrEqual(0.5);
        await lift(session);
        expect(await isInSight(page, WHY), 'after the finger').toBe(true);
      });
    }
  }

  test('after the finger it stays for a while, and nothing is dealt', async ({ visit }) => {
    const page = await visit(KNOWN, SAFARI);
    await expect(tile(page, 'nine of hearts, tainted')).toBeVisible();
    const session = await touch(page);
    await press(page, session, 'nine of hearts');
    await expect.poll(() => isInSight(page, WHY), 'while the finger is down').toBe(true);
    await lift(session);
    await page.waitForTimeout(1500);
    expect(await isInSight(page, WHY), 'after the finger').toBe(true);
    expect(await page.evaluate(() => location.hash), 'and nothing is dealt').toBe(KNOWN);
    await expect(page.locator('.why')).toHaveCount(0, { timeout: 6_000 });
    await expect(tile(page, 'nine of hearts')).toHaveCSS('outline-style', 'none');
  });

  test('the next tap deals, and ends it', async ({ visit }) => {
    const page = await visit(KNOWN, SAFARI);
    await expect(tile(page, 'nine of hearts, tainted')).toBeVisible();
    const session = await touch(page);
    await press(page, session, 'nine of hearts');
    await expect(page.locator('.why')).toHaveCount(1);
    await lift(session);
    await tile(page, 'queen of hearts').tap();
    await expect(page.locator('.why')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => location.hash)).toContain('board=7h3h9cQh');
  });

  test('if there is nothing to say a slow tap is a tap', async ({ visit }) => {
    const page = await visit('', PHONE);
    await expect(tile(page, 'nine of hearts')).toBeVisible();
    const session = await touch(page);
    await press(page, session, 'nine of hearts');
    await page.waitForTimeout(700);
    await lift(session);
    await expect(tile(page, 'nine of hearts')).toHaveAccessibleName(/in your hand/);
  });
});

test('the way to the other pages scrolls away, cards and figures stay', async ({ visit }) => {
  const page = await visit(KNOWN, SAFARI);
  await expect(page.locator('output')).toHaveText(/eight outs/);
  const nav = page.getByRole('navigation', { name: 'Pages' });
  const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? NaN;
  for (const link of ['Table', 'Study', 'Lab']) {
    await expect(nav.getByRole('link', { name: link, exact: true })).toBeInViewport();
  }
  expect((await nav.boundingBox())?.height).toBe(44);
  expect(await top('[aria-label="Deck"]')).toBeLessThan(388);
  await page.evaluate(() => {
    scrollTo(0, 600);
  });
  await expect.poll(() => top('.own')).toBe(0);
  expect(await top('.answer')).toBeLessThan(160);
  await expect(nav).not.toBeInViewport();
});

test('three dots open the settings and the link in their place', async ({ open }) => {
  const page = await open(KNOWN, { ...SAFARI, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('button', { name: 'Settings, help and sharing' }).tap();
  const panel = page.getByRole('region', { name: 'Settings' });
  await expect(panel.getByRole('radio', { name: 'System' })).toBeInViewport();
  await panel.getByRole('button', { name: 'Copy the link' }).tap();
  await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.getByRole('button', { name: 'Settings, help and sharing' }).tap();
  await expect(panel).toHaveCount(0);
});

test('dead cards are asked for in the headline, until done', async ({ visit }) => {
  const page = await visit('#/?hero=AhKh', PHONE);
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer).toContainText('vs any two');
  await page.getByRole('button', { name: /^Dead cards next/ }).tap();
  await expect(answer).toContainText('Dead cards?');
  await expect(answer).not.toContainText('vs any two');
  await tile(page, 'deuce of clubs').tap();
  await expect(answer).toContainText('Dead cards?');
  await answer.getByRole('button', { name: 'Done' }).tap();
  await expect(answer).toContainText('vs any two');
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/?hero=AhKh&dead=2c');
});

test('a phone in landscape shows the whole deck next to the figures', async ({ visit }) => {
  const sizes = [
    { width: 844, height: 390 },
    { width: 667, height: 375 },
  ];
  const page = await visit(KNOWN, { ...PHONE, viewport: sizes[0] });
  await expect(page.locator('output')).toHaveText(/eight outs/);
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll('.tile, .answer, output')]
        .filter((element) => {
          const { left, right, bottom } = element.getBoundingClientRect();
          return left < 0 || right > innerWidth || bottom > innerHeight;
        })
        .map((element) => element.ariaLabel ?? element.className),
    );
    expect(outside, `${viewport.width} px`).toEqual([]);
    expect(await page.locator('.tile').count()).toBe(52);
  }
});

test('a message does not push the cards aside', async ({ visit }) => {
  const page = await visit('#/?hero=AhKh&board=7h3h9c', PHONE);
  const places = () =>
    page.locator('.own .slot').evaluateAll((slots) => slots.map((slot) => slot.getBoundingClientRect().x));
  const before = await places();
  await page.keyboard.type('Ah');
  await expect(page.getByRole('alert').first()).toHaveText(/A♥ is already/);
  expect(await places()).toEqual(before);
});

test('every word on a tile has room there', async ({ visit }) => {
  const page = await visit('#/?hero=AhTh&board=7h3h10c&vs=7c7d;QsQc');
  await expect(page.locator('output')).not.toBeEmpty();
  await page.evaluate(() => document.fonts.ready);
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 360, height: 740 },
    { width: 1366, height: 650 },
  ]) {
    await page.setViewportSize(viewport);
    const faults = await page.evaluate(() =>
      [...document.querySelectorAll('.tile')].flatMap((tile) => {
        const room = tile.getBoundingClientRect();
        const [rank, glyph, owner] = ['.rank', 'svg', '.owner'].map((selector) =>
          tile.querySelector(selector)?.getBoundingClientRect(),
        );
        const gauge = tile.querySelector('.tile > span[aria-hidden]')?.getBoundingClientRect();
        const said = tile.getAttribute('aria-label') ?? '';
        return [
          ...(owner !== undefined && owner.right > room.right ? [`${said}: cut`] : []),
          ...(owner !== undefined && glyph !== undefined && owner.top + 3 < glyph.bottom
            ? [`${said}: over its suit`]
            : []),
          ...(rank !== undefined && gauge !== undefined && rank.right > gauge.left ? [`${said}: under its bar`] : []),
        ];
      }),
    );
    expect(faults, `${viewport.width} px`).toEqual([]);
  }
});

describe('the grid of a range', () => {
  const range = (page: Page) => page.getByRole('textbox', { name: /range/ });
  const scrolled = (page: Page) => page.evaluate(() => scrollY);

  /** A page with the grid of `72o` open; where each hand is, and what a finger does there. */
  async function openGrid(page: Page) {
    await page.getByRole('button', { name: /on the grid/ }).tap();
    await expect(page.getByRole('gridcell')).toHaveCount(169);
    const session = await touch(page);
    const middle = async (hand: string) => {
      const box = await page.locator(`[data-cell="${hand}"]`).boundingBox();
      if (box === null) throw new Error(`${hand} is not shown`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    /** A finger that rests, then moves in steps through these places, and is lifted. In milliseconds. */
    const move = async ({ rest = 0, pace = 16 }, ...places: { x: number; y: number }[]): Promise<void> => {
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: places.slice(0, 1),
      });
      await page.waitForTimeout(rest);
      for (const [index, to] of places.entries()) {
        const from = places[Math.max(0, index - 1)];
        for (let step = 1; index > 0 && step <= 8; step++) {
          const at = (start: number, end: number) => start + ((end - start) * step) / 8;
          await session.send('Input.dispatchTouchEvent', {
            type: 'touchMove',
            touchPoints: [{ x: at(from.x, to.x), y: at(from.y, to.y) }],
          });
          await page.waitForTimeout(pace);
        }
      }
      await lift(session);
    };
    return { session, middle, move };
  }

  const SIDEWAYS = { ...PHONE, viewport: { width: 844, height: 390 } };
  const SMALL = { ...PHONE, viewport: { width: 320, height: 568 } };
  const SPOT = '#/?hero=AhKd&board=7d5cKh&vs=72o';

  for (const [name, size] of Object.entries({ SAFARI, SMALL, SIDEWAYS })) {
    test(`shows all hands at once, each to be tapped: ${name.toLowerCase()}`, async ({ visit }) => {
      const page = await visit(SPOT, size);
      await openGrid(page);
      const bad = await page.locator('[data-cell]').evaluateAll((cells) =>
        cells
          .filter((cell) => {
            const { left, top, right, bottom, width, height } = cell.getBoundingClientRect();
            const corners = [
              [left + 2, top + 2],
              [right - 2, bottom - 2],
            ];
            const isSeen = corners.every(([x, y]) => cell.contains(document.elementFromPoint(x, y)));
            const isWhole = left >= 0 && right <= innerWidth && bottom <= innerHeight + 0.5;
            const face = cell.querySelector('.face');
            const isCut = face === null || face.scrollWidth > face.clientWidth;
            return !isSeen || !isWhole || isCut || width < 24 || height < 24;
          })
          .map((cell) => cell.getAttribute('data-cell')),
      );
      expect(bad).toEqual([]);
    });

    if (size === SMALL) continue;
    test(`lets a finger scroll and changes nothing: ${name.toLowerCase()}`, async ({ visit }) => {
      const page = await visit(SPOT, size);
      const { middle, move } = await openGrid(page);
      // Up and back, by a quick finger and a slow one, from a hand that is in and from one that is not.
      for (const pace of [4, 50]) {
        for (const [hand, way] of [
          ['72o', -150],
          ['J5s', 150],
        ] as const) {
          const from = await middle(hand);
          const before = await scrolled(page);
          await move({ pace }, from, { x: from.x + 9, y: from.y + way });
          await expect.poll(() => scrolled(page)).not.toBe(before);
          await page.waitForTimeout(600);
          await expect(range(page)).toHaveValue('72o');
        }
      }
    });
  }

  test('a tap puts a hand in, and takes it out', async ({ visit }) => {
    const page = await visit(SPOT, SAFARI);
    const { middle, move } = await openGrid(page);
    await move({}, await middle('AKs'));
    await expect(range(page)).toHaveValue('AKs,72o');
    await move({ rest: 120 }, await middle('72o'));
    await expect(range(page)).toHaveValue('AKs');
  });

  test('a sideways move paints, wherever it goes on to, and the page stays', async ({ visit }) => {
    const page = await visit(SPOT, SAFARI);
    const { middle, move } = await openGrid(page);
    const before = await scrolled(page);
    await move({}, await middle('AKs'), await middle('AJs'), await middle('QJs'));
    await expect(range(page)).toHaveValue('AJs+,KJs,QJs,72o');
    expect(await scrolled(page), 'not scrolled').toBe(before);
  });

  test('a finger that rests a moment and moves up or down scrolls', async ({ visit }) => {
    const page = await visit(SPOT, SAFARI);
    const { middle, move } = await openGrid(page);
    const before = await scrolled(page);
    const from = await middle('72o');
    await move({ rest: 350 }, from, { x: from.x + 4, y: from.y - 150 });
    await expect.poll(() => scrolled(page)).not.toBe(before);
    await page.waitForTimeout(300);
    await expect(range(page)).toHaveValue('72o');
    await page.evaluate((y) => {
      scrollTo(0, y);
    }, before);
    const hand = await middle('A9s');
    await move({ rest: 350 }, hand, { x: hand.x + 60, y: hand.y + 4 });
    await expect(range(page), 'sideways it paints').not.toHaveValue('72o');
  });

  test('the slider moves sideways and scrolls up and down', async ({ visit }) => {
    const page = await visit(SPOT, SAFARI);
    const { move } = await openGrid(page);
    const slider = page.getByRole('slider').first();
    await slider.evaluate((own) => own.scrollIntoView({ block: 'center' }));
    const place = async (part: number) => {
      const box = await slider.boundingBox();
      if (box === null) throw new Error('no slider');
      return { x: box.x + part * box.width, y: box.y + box.height / 2 };
    };
    // From the thumb, which is at the left, and from elsewhere.
    for (const part of [0.03, 0.6]) {
      const before = await scrolled(page);
      const from = await place(part);
      await move({ pace: 30 }, from, { x: from.x + 6, y: from.y - 120 });
      await expect.poll(() => scrolled(page)).not.toBe(before);
      await page.waitForTimeout(300);
      await expect(range(page)).toHaveValue('72o');
      await slider.evaluate((own) => own.scrollIntoView({ block: 'center' }));
    }
    const thumb = await place(0.03);
    await move({ pace: 30 }, thumb, { x: thumb.x + 90, y: thumb.y + 4 });
    await expect(range(page)).not.toHaveValue('72o');
  });

  test('a hold paints at once and shows it, and then any move paints', async ({ visit }) => {
    const page = await visit(SPOT, SAFARI);
    const { session, middle, move } = await openGrid(page);
    const before = await scrolled(page);
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [await middle('K2o')],
    });
    await expect(page.getByRole('grid')).toHaveClass(/held/);
    await expect(range(page)).toHaveValue('K2o,72o');
    await lift(session);
    await expect(page.getByRole('grid')).not.toHaveClass(/held/);
    await expect(range(page), 'and lifted, it does not tap').toHaveValue('K2o,72o');
    await move({ rest: 600 }, await middle('K9o'), await middle('K5o'));
    await expect(range(page)).toHaveValue('K9o-K5o,K2o,72o');
    // Longer than a press that opens a menu or selects text.
    await move({ rest: 800 }, await middle('QQ'), await middle('AA'));
    await expect(range(page)).toHaveValue('QQ+,K9o-K5o,K2o,72o');
    expect(await scrolled(page), 'not scrolled').toBe(before);
    expect(await page.evaluate(() => getSelection()?.toString()), 'nothing selected').toBe('');
  });

  test('a second finger magnifies and paints nothing', async ({ visit }) => {
    const page = await visit(SPOT, SAFARI);
    const { session, middle } = await openGrid(page);
    const [one, other] = [await middle('JTs'), await middle('T8s')];
    const dispatch = (type: 'touchStart' | 'touchMove', touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await dispatch('touchStart', [one]);
    await dispatch('touchStart', [one, other]);
    for (let step = 1; step <= 8; step++) {
      await dispatch('touchMove', [
        { x: one.x - 6 * step, y: one.y - 6 * step },
        { x: other.x + 6 * step, y: other.y + 6 * step },
      ]);
      await page.waitForTimeout(40);
    }
    await lift(session);
    await expect(range(page)).toHaveValue('72o');
  });
});

describe('back closes what is open before it leaves a street', () => {
  const TURN = '#/?hero=AhKd&board=7d5cKh2s&vs=72o;QsQd';
  const fragment = (page: Page) => page.evaluate(() => location.hash);

  test('grid, seat, settings: one step for one thing', async ({ open }) => {
    const page = await open('#/?hero=AhKd&board=7d5cKh&vs=72o;QsQd', SAFARI);
    await tile(page, 'deuce of spades').tap();
    await expect.poll(() => fragment(page)).toBe(TURN);
    await page.locator('.chip').nth(0).tap();
    await page.getByRole('button', { name: /on the grid/ }).tap();
    await expect(page.getByRole('gridcell')).toHaveCount(169);
    await page.locator('[data-cell="AKs"]').tap();
    await expect.poll(() => fragment(page)).toContain('vs=AKs,72o');
    await page.goBack();
    await expect(page.getByRole('gridcell')).toHaveCount(0);
    await expect(page.locator('.company section'), 'the seat is still open').toBeVisible();
    expect(await fragment(page), 'what was painted stays').toContain('vs=AKs,72o');
    await page.goBack();
    await expect(page.locator('.company section')).toHaveCount(0);
    await page.getByRole('button', { name: 'Settings, help and sharing' }).tap();
    await expect(page.getByRole('region', { name: 'Settings' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Settings' })).toHaveCount(0);
    expect(await fragment(page)).toContain('vs=AKs,72o');
    await page.goBack();
    await expect.poll(() => fragment(page)).toBe(TURN);
    await page.goBack();
    await expect.poll(() => fragment(page)).toBe('#/?hero=AhKd&board=7d5cKh&vs=72o;QsQd');
  });

  test('on the page that was opened first too, and then it leaves', async ({ open }) => {
    const page = await open('#/?hero=AhKd&board=7d5cKh&vs=72o', SAFARI);
    await page.getByRole('button', { name: /on the grid/ }).tap();
    await expect(page.getByRole('gridcell')).toHaveCount(169);
    await page.goBack();
    await expect(page.getByRole('gridcell')).toHaveCount(0);
    expect(await fragment(page)).toBe('#/?hero=AhKd&board=7d5cKh&vs=72o');
    await page.goBack();
    await expect.poll(() => page.url()).toBe('about:blank');
  });
});
