/**
 * @module-tag chromium
 * @module-tag long
 */
// What only a true finger shows: what it covers, scrolls and paints, and what the way back closes.
import type { CDPSession, Page } from 'playwright';
import { expect, test } from './page';
import { PHONE, TABLET } from './sizes';

const KNOWN = '#/?hero=AhKh&board=7h3h9c&vs=7c7d&pot=60&call=20';
const SPOT = '#/?hero=AhKd&board=7d5cKh&vs=72o';
/** The part of a phone 844 high that Safari leaves. */
const SAFARI = { ...PHONE, viewport: { width: 390, height: 664 } };
const SIDEWAYS = { ...PHONE, viewport: { width: 844, height: 390 } };

const tile = (page: Page, card: string) => page.locator(`.tile[aria-label^="${card}"]`);
const range = (page: Page) => page.getByRole('textbox', { name: /range/ });
const scrolled = (page: Page) => page.evaluate(() => scrollY);
const fragment = (page: Page) => page.evaluate(() => location.hash);
const touch = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

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

test('a card that is held says why, in sight, and covers nothing of the deck', async ({ visit }) => {
  const why = /9 makes an ace-high flush, but gives the opponent .* full of nines/;
  for (const size of [PHONE, SAFARI]) {
    for (const down of [0, 120]) {
      const where = `${size.viewport.height} px high, ${down} px down the page`;
      const page = await visit(KNOWN, size);
      await expect(page.locator('output')).toHaveText(/eight outs/);
      await expect(tile(page, 'nine of hearts, tainted')).toBeVisible();
      await page.evaluate((y) => scrollTo(0, y), down);
      const session = await touch(page);
      const box = await tile(page, 'nine of hearts').boundingBox();
      if (box === null) throw new Error('no nine is shown');
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
      });
      await expect.poll(() => isInSight(page, why), where).toBe(true);
      await expect(tile(page, 'nine of hearts')).toHaveCSS('outline-width', '2px');
      const covered = await page.evaluate(() => {
        const said = document.querySelector('.why p')?.getBoundingClientRect();
        const first = document.querySelector('[aria-label="Deck"]')?.getBoundingClientRect();
        const header = document.querySelector('.answer')?.getBoundingClientRect();
        return (said?.bottom ?? 0) - Math.max(first?.top ?? 0, header?.bottom ?? 0);
      });
      expect(covered, where).toBeLessThanOrEqual(0.5);
      await lift(session);
      expect(await isInSight(page, why), 'after the finger').toBe(true);
      expect(await fragment(page), 'and nothing is dealt').toBe(KNOWN);
    }
  }
});

test('the pages stay at the foot, a low head comes with the answer; dots open the settings and the link', async ({
  open,
}) => {
  const page = await open(KNOWN, { ...SAFARI, permissions: ['clipboard-read', 'clipboard-write'] });
  await expect(page.locator('output')).toHaveText(/eight outs/);
  const nav = page.getByRole('navigation', { name: 'Pages' });
  for (const scroll of [0, 600]) {
    await page.evaluate((y) => scrollTo(0, y), scroll);
    for (const link of ['Table', 'All-in', 'Practise', 'Hands']) {
      await expect(nav.getByRole('link', { name: link, exact: true })).toBeInViewport();
    }
  }
  const head = page.locator('.stuck');
  await expect(head).toContainText('Close: fold.');
  const { y, height } = (await head.boundingBox()) ?? {};
  expect(y).toBe(0);
  expect(height).toBeLessThanOrEqual(92);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(head).toHaveCount(0);
  const dots = page.getByRole('button', { name: 'Settings' });
  await dots.tap();
  const panel = page.getByRole('dialog', { name: 'Settings' });
  await expect(panel.getByRole('radio', { name: 'System' })).toBeInViewport();
  await panel.getByRole('button', { name: 'Copy the link' }).tap();
  await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await panel.getByRole('button', { name: 'Done' }).tap();
  await expect(panel).toHaveCount(0);
  await expect(dots).toBeFocused();
});

test('without a mouse no keys are shown unless they are asked for, and a range opens its grid', async ({ visit }) => {
  const page = await visit('', { ...TABLET, hasTouch: true });
  await expect(page.getByRole('button', { name: /twelve outs/ })).toBeVisible();
  const keys = page.getByRole('region', { name: 'Keys' });
  await expect(keys).toHaveCount(0);
  await expect(page.locator('kbd').filter({ visible: true })).toHaveCount(0);
  await page.keyboard.type('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.type('?');
  await page.keyboard.type('AhKd7d5cKh');
  await page.getByRole('button', { name: /^Range/ }).tap();
  // Not a keyboard over half of the screen.
  await expect(page.getByRole('grid')).toBeVisible();
  await range(page).tap();
  await expect(range(page)).toBeFocused();
  await page.keyboard.type('TT+, AQs+, AKo');
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText('72.6');
});

/** Opens the grid of a range. */
async function openGrid(page: Page) {
  await expect(page.locator('.company .pill, .seats .range').first()).toBeVisible();
  const pill = page.locator('.company .pill').first();
  if (await pill.isVisible()) await pill.tap();
  await page.getByRole('button', { name: /on the grid/ }).tap();
  await expect(page.getByRole('gridcell')).toHaveCount(169);
  const session = await touch(page);
  const send = (type: 'touchStart' | 'touchMove', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const middle = async (hand: string) => {
    const box = await page.locator(`[data-cell="${hand}"]`).boundingBox();
    if (box === null) throw new Error(`${hand} is not shown`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  /**
   * A finger that goes down, moves in steps through these places, and is lifted.
   *
   * @param pace milliseconds between two steps
   * @param holds whether it first stays until it paints
   */
  const move = async ({ pace = 16, holds = false }, ...places: { x: number; y: number }[]): Promise<void> => {
    await send('touchStart', ...places.slice(0, 1));
    if (holds) await expect(page.getByRole('grid')).toHaveClass(/held/);
    for (const [index, to] of places.entries()) {
      const from = places[Math.max(0, index - 1)] ?? to;
      for (let step = 1; index > 0 && step <= 8; step++) {
        const at = (start: number, end: number) => start + ((end - start) * step) / 8;
        await send('touchMove', { x: at(from.x, to.x), y: at(from.y, to.y) });
        await page.waitForTimeout(pace);
      }
    }
    await lift(session);
  };
  return { send, middle, move, up: () => lift(session) };
}

test('on a grid a finger scrolls up and down; sideways or after a hold it paints, and the page stays', async ({
  open,
}) => {
  const page = await open(SPOT, SIDEWAYS);
  const { send, middle, move, up } = await openGrid(page);
  for (const { viewport } of [SIDEWAYS, SAFARI]) {
    await page.setViewportSize(viewport);
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
        await expect(range(page)).toHaveValue('72o');
      }
    }
  }
  await page.getByRole('grid').evaluate((own) => own.scrollIntoView({ block: 'end' }));
  const before = await scrolled(page);
  await move({}, await middle('AKs'), await middle('AJs'), await middle('QJs'));
  await expect(range(page), 'and nothing before').toHaveValue('AJs+,KJs,QJs,72o');
  await move({ holds: true }, await middle('K2o'));
  await expect(page.getByRole('grid')).not.toHaveClass(/held/);
  await expect(range(page), 'and lifted, it does not tap').toHaveValue('AJs+,KJs,QJs,K2o,72o');
  await move({ holds: true }, await middle('QQ'), await middle('AA'));
  await expect(range(page)).toHaveValue('QQ+,AJs+,KJs,QJs,K2o,72o');
  expect(await scrolled(page), 'not scrolled').toBe(before);
  expect(await page.evaluate(() => getSelection()?.toString()), 'nothing selected').toBe('');
  // A second finger magnifies.
  const [one, other] = [await middle('JTs'), await middle('T8s')];
  await send('touchStart', one);
  await send('touchStart', one, other);
  for (let step = 1; step <= 8; step++) {
    const apart = (at: { x: number; y: number }, by: number) => ({ x: at.x + by, y: at.y + by });
    await send('touchMove', apart(one, -6 * step), apart(other, 6 * step));
  }
  await up();
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1);
  await expect(range(page)).toHaveValue('QQ+,AJs+,KJs,QJs,K2o,72o');
});

test('the slider of a range moves sideways and scrolls up and down', async ({ visit }) => {
  const page = await visit(SPOT, SAFARI);
  const { move } = await openGrid(page);
  const slider = page.getByRole('slider').first();
  const place = async (part: number) => {
    await slider.evaluate((own) => own.scrollIntoView({ block: 'center' }));
    const box = await slider.boundingBox();
    if (box === null) throw new Error('no slider');
    return { x: box.x + part * box.width, y: box.y + box.height / 2 };
  };
  // From the thumb, which is at the left, and from elsewhere.
  for (const part of [0.03, 0.6]) {
    const from = await place(part);
    const before = await scrolled(page);
    await move({ pace: 30 }, from, { x: from.x + 6, y: from.y - 120 });
    await expect.poll(() => scrolled(page)).not.toBe(before);
    await expect(range(page)).toHaveValue('72o');
  }
  const thumb = await place(0.03);
  await move({ pace: 30 }, thumb, { x: thumb.x + 90, y: thumb.y + 4 });
  await expect(range(page)).not.toHaveValue('72o');
});

test('back closes what is open, one step for one thing, before it leaves a street', async ({ open }) => {
  const FLOP = '#/?hero=AhKd&board=7d5cKh&vs=72o;QsQd';
  const TURN = '#/?hero=AhKd&board=7d5cKh2s&vs=72o;QsQd';
  const page = await open(FLOP, SAFARI);
  const seat = page.locator('.company section');
  const openSeat = async () => {
    await page.locator('.company .pill').nth(0).tap();
    await page.getByRole('button', { name: /on the grid/ }).tap();
    await expect(page.getByRole('gridcell')).toHaveCount(169);
  };
  const closeBoth = async () => {
    await page.goBack();
    await expect(page.getByRole('gridcell')).toHaveCount(0);
    await expect(seat, 'the seat is still open').toBeVisible();
    await page.goBack();
    await expect(seat).toHaveCount(0);
  };
  await tile(page, 'deuce of spades').tap();
  await expect.poll(() => fragment(page)).toBe(TURN);
  await openSeat();
  await page.locator('[data-cell="AKs"]').tap();
  await expect.poll(() => fragment(page)).toContain('vs=AKs,72o');
  await closeBoth();
  expect(await fragment(page), 'what was painted stays').toContain('vs=AKs,72o');
  await page.getByRole('button', { name: 'Settings' }).tap();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toHaveCount(0);
  expect(await fragment(page)).toContain('vs=AKs,72o');
  await page.goBack();
  await expect.poll(() => fragment(page)).toBe(TURN);
  await page.goBack();
  await expect.poll(() => fragment(page)).toBe(FLOP);
  // On the page that was opened first too, and then it leaves.
  await openSeat();
  await page.locator('[data-cell="AA"]').focus();
  await closeBoth();
  expect(await fragment(page)).toBe(FLOP);
  await page.goBack();
  await expect.poll(() => page.url()).toBe('about:blank');
});
