// Keys that do not deal cards.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import { describe } from 'vitest';
import { CHROMIUM, expect, test } from './page';
import { paste } from './paste';
import { PHONE } from './sizes';

const KNOWN = '#/?hero=AhKh&board=7h3h9c&vs=7c7d';
const RANGE = '#/?hero=AhKh&board=7h3h9c&vs=TT%2B';
const HAND = readFileSync(new URL('../history/fixtures/pokerstars-six-max.txt', import.meta.url), 'utf8');

const fragment = (page: Page): Promise<string> => page.evaluate(() => location.hash);
const line = (page: Page): Locator => page.locator('.paper');
const alert = (page: Page): Locator => page.getByText('Cleared.');

/** Waits for the keys that are loaded late: the tab's name, which is that of the hand, comes with them. */
const lateKeys = (page: Page): Promise<void> => expect(page).toHaveTitle(/^A♥ K♥ .* – Outs$/);

describe('Escape closes what is open, the innermost first', () => {
  test('a grid opened by mouse', async ({ visit }) => {
    const page = await visit(RANGE);
    await page.getByRole('button', { name: /on the grid/ }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await page.mouse.click(1435, 450);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('grid')).toHaveCount(0);
    await expect(line(page)).toHaveText('AhKh 7h3h9c v TT+');
    await page.keyboard.press('Escape');
    await expect(line(page)).toHaveText('');
  });

  test('rows and settings, the last opened first, the one with the focus before it', async ({ visit }) => {
    const page = await visit(KNOWN);
    const row = (title: string) => page.locator('details', { has: page.getByText(title, { exact: true }) });
    await row('Next card').locator('summary').click();
    await row('By street').locator('summary').click();
    await page.getByRole('button', { name: 'Settings' }).click();
    const settings = page.getByRole('region', { name: 'Settings' });
    await expect(settings).toBeVisible();
    await row('Next card').locator('summary').focus();
    const isOpen = async () => [
      await row('Next card').evaluate((own: HTMLDetailsElement) => own.open),
      await row('By street').evaluate((own: HTMLDetailsElement) => own.open),
      (await settings.count()) > 0,
    ];
    const states = [
      [false, true, true],
      [false, true, false],
      [false, false, false],
    ];
    for (const state of states) {
      await page.keyboard.press('Escape');
      await expect.poll(isOpen).toEqual(state);
      await expect(line(page)).toHaveText('AhKh 7h3h9c v 7c7d');
    }
    await page.keyboard.press('Escape');
    await expect(line(page)).toHaveText('');
  });

  test('dead cards and the keys', async ({ visit }) => {
    const page = await visit(KNOWN);
    await page.keyboard.type('x');
    await page.keyboard.type('?');
    const keys = page.getByRole('region', { name: 'Keys' });
    await expect(keys).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(keys).toHaveCount(0);
    await expect(page.getByText('Dead cards?')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Dead cards?')).toHaveCount(0);
    await expect(line(page)).toHaveText('AhKh 7h3h9c v 7c7d');
  });

  test('the text line of a phone', CHROMIUM, async ({ visit }) => {
    const page = await visit(KNOWN, PHONE);
    await page.getByRole('button', { name: 'Type the spot as text' }).tap();
    const field = page.getByRole('textbox', { name: /^Spot/ });
    await expect(field).toBeFocused();
    await page.keyboard.type('Qs');
    await page.keyboard.press('Escape');
    await expect(field).not.toBeVisible();
    await expect(line(page)).toHaveText('AhKh 7h3h9c v 7c7d');
  });

  test('a hand history, which can be opened again', async ({ visit }) => {
    const page = await visit();
    await paste(page, HAND);
    const history = page.getByRole('region', { name: 'Hand history' });
    await expect(history.locator('[aria-current="step"]')).toBeFocused();
    await page.keyboard.press('n');
    await expect.poll(() => fragment(page)).toContain('board=7d5cKh');
    await page.keyboard.press('Escape');
    await expect(history).toHaveCount(0);
    await expect.poll(() => fragment(page), 'the spot stays').toContain('board=7d5cKh');
    await page.getByRole('button', { name: 'Open the hand history again' }).click();
    await expect(history.locator('[aria-current="step"]')).toContainText('Flop');
    // The offer stays after closing and clearing in a row, and goes once other cards are dealt.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(alert(page)).toBeVisible();
    const offer = page.getByRole('button', { name: 'Open the hand history again' });
    await expect(offer).toBeVisible();
    await page.keyboard.type('AhKh');
    await expect(offer).toHaveCount(0);
  });

  test('and only then clears, with a message and undo', async ({ visit }) => {
    const page = await visit(KNOWN);
    await expect(page.locator('output')).toHaveText(/eight outs/);
    await page.keyboard.press('Escape');
    await expect(alert(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(alert(page), 'once more changes nothing').toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(line(page)).toHaveText('AhKh 7h3h9c v 7c7d');
    await expect(alert(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.keyboard.type('Qs');
    await expect(alert(page)).toHaveCount(0);
  });
});

describe('Space', () => {
  const LOW = { viewport: { width: 1280, height: 420 } };

  test('between typed cards does not scroll', async ({ visit }) => {
    const page = await visit('', LOW);
    await page.keyboard.type('AhKh 7h3h9c v 7c7d v QsQd v JhTh');
    await expect(line(page)).toHaveText('AhKh 7h3h9c v 7c7d v QsQd v JhTh');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('does not press what was only clicked', async ({ visit }) => {
    const page = await visit('', LOW);
    await page.locator('.tile[aria-label^="ace of hearts"]').click();
    await page.keyboard.type('Kh 7h3h9c');
    await expect(line(page)).toHaveText('AhKh 7h3h9c');
    await page.waitForTimeout(100);
    await expect(line(page)).toHaveText('AhKh 7h3h9c');
  });

  test('scrolls if nobody types, and presses what the keyboard has reached', async ({ open }) => {
    const page = await open(KNOWN, LOW);
    await expect(page.getByText('Copy, print', { exact: true })).toBeVisible();
    await page.keyboard.press('Space');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.keyboard.type('Qs');
    await page.getByRole('button', { name: 'Opponent: fold' }).focus();
    await page.keyboard.press('Space');
    await expect(line(page)).toHaveText('AhKh 7h3h9cQs x 7c7d');
  });
});

test('arrow keys lead into the deck from anywhere', async ({ visit }) => {
  const page = await visit(KNOWN);
  await expect(page.locator('output')).toHaveText(/eight outs/);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.tile:focus')).toHaveAccessibleName(/^ace of spades/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.tile:focus')).toHaveAccessibleName(/^queen of hearts/);
  await page.keyboard.press('Enter');
  await expect.poll(() => fragment(page)).toContain('board=7h3h9cQh');
});

test('the list of keys is on an empty table, and on request with ?', async ({ visit }) => {
  const page = await visit();
  const keys = page.getByRole('region', { name: 'Keys' });
  await expect(keys).toContainText('move in the deck; Enter deals the card');
  await page.keyboard.type('AhKh7h3h9c');
  await expect(keys).toHaveCount(0);
  await page.keyboard.type('?');
  await expect(keys).toBeInViewport();
  // It covers the deck, and nothing scrolls.
  const [list, deck] = await Promise.all([keys.boundingBox(), page.getByRole('group', { name: 'Deck' }).boundingBox()]);
  expect(list?.y).toBe(deck?.y);
  await page.keyboard.type('?');
  await expect(keys).toHaveCount(0);
  await page.getByRole('button', { name: 'Keys' }).click();
  await expect(keys).toBeVisible();
  await expect(keys).toContainText('the size of the bet');
  // In a hand history `p` leads to the decision before.
  await paste(page, HAND);
  await expect(keys).toContainText('next or previous decision');
  await expect(keys).not.toContainText('the size of the bet');
});

test('a screen that has no mouse shows no keys, unless they are asked for', CHROMIUM, async ({ visit }) => {
  const page = await visit('', { viewport: { width: 820, height: 1180 }, hasTouch: true });
  await expect(page.getByText('Or try an example')).toBeVisible();
  const keys = page.getByRole('region', { name: 'Keys' });
  await expect(keys).toHaveCount(0);
  await expect(page.locator('kbd').filter({ visible: true })).toHaveCount(0);
  await page.keyboard.type('?');
  await expect(keys).toBeVisible();
});

test('b and f lead through the streets, as they were played', async ({ visit }) => {
  const page = await visit('#/?hero=AhKh&board=7h3h9cQs2d&vs=7c7d');
  const streets = page.getByRole('region', { name: 'Street by street' });
  await expect(streets).toBeVisible();
  // Faster than the answers.
  await page.keyboard.press('b');
  await page.keyboard.press('b');
  await expect.poll(() => fragment(page)).toBe('#/?hero=AhKh&board=7h3h9c&vs=7c7d');
  await expect(page.locator('.stale')).toHaveCount(0);
  await page.keyboard.press('f');
  await expect.poll(() => fragment(page)).toBe('#/?hero=AhKh&board=7h3h9cQs&vs=7c7d');
});

test('o opens the next range, w narrows it to what continues', async ({ visit }) => {
  const page = await visit('#/?hero=AhKh&board=7h3h9c&vs=TT%2B;22%2B');
  const opened = page.locator('details[open] > summary');
  await expect(page.locator('summary', { hasText: 'Opponent 2' })).toBeVisible();
  await page.keyboard.press('o');
  await expect(opened).toContainText('Opponent 1');
  await page.keyboard.press('o');
  await expect(opened).toContainText('Opponent 2');
  await expect(page.getByRole('button', { name: /^Narrow to/ })).toBeVisible();
  await page.keyboard.press('w');
  await expect(page.getByRole('button', { name: 'Undo narrowing' })).toBeVisible();
});

describe('a range typed anywhere goes to the line', () => {
  const field = (page: Page) => page.getByRole('textbox', { name: /spot in text/i });
  for (const [typed, written, link] of [
    ['v TT+,AQs+', 'AhKh 7h3h9c v TT+,AQs+', 'vs=TT+,AQs+'],
    ['vAQs+', 'AhKh 7h3h9c vAQs+', 'vs=AQs+'],
    ['v 25%', 'AhKh 7h3h9c v 25%', 'vs=44+,A2s+,K7s+,Q9s+,JTs,A5o+,K9o+,QTo+'],
    ['v 10%', 'AhKh 7h3h9c v 10%', 'vs=66+,A8s+,KJs+,ATo+'],
    ['v AKo', 'AhKh 7h3h9c v AKo', 'vs=AKo'],
    ['v 22-55', 'AhKh 7h3h9c v 22-55', 'vs=55-22'],
    ['v AA, KK', 'AhKh 7h3h9c v AA, KK', 'vs=KK+'],
  ] as const) {
    test(typed, async ({ visit }) => {
      const page = await visit('');
      await page.keyboard.type(`AhKh 7h3h9c ${typed}`);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue(written.replace('vAQ', 'v AQ'));
      await page.keyboard.press('Enter');
      await expect.poll(() => fragment(page)).toContain(`#/?hero=AhKh&board=7h3h9c&${link}`);
    });
  }

  test('known cards are dealt as before, and the board after them', async ({ visit }) => {
    const page = await visit('');
    await page.keyboard.type('AhKh v 7c7d 7h3h9c');
    await expect.poll(() => fragment(page)).toBe('#/?hero=AhKh&board=7h3h9c&vs=7c7d');
    await page.keyboard.type('v Qs Qd v Th8h');
    await expect.poll(() => fragment(page)).toBe('#/?hero=AhKh&board=7h3h9c&vs=7c7d;QsQd;Th8h');
  });

  test('Escape brings back the table before it', async ({ visit }) => {
    const page = await visit(KNOWN);
    await expect(line(page)).toHaveText('AhKh 7h3h9c v 7c7d');
    await page.keyboard.type('vAQs+');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect.poll(() => fragment(page)).toBe(KNOWN);
  });
});

test('a key of ranges without an effect says why', async ({ visit }) => {
  const page = await visit(KNOWN);
  await lateKeys(page);
  const said = (text: string) => expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  for (const key of ['r', 'o', 'w']) {
    await page.keyboard.press(key);
    await said('Nobody holds a range. Type one, such as v TT+, AQs+.');
    await page.keyboard.press('Escape');
    // Else the address that follows is the same as before, which says nothing to the page.
    await expect.poll(() => fragment(page)).not.toBe(KNOWN);
    await page.evaluate((link) => (location.hash = link), KNOWN);
    await expect(line(page)).toHaveText('AhKh 7h3h9c v 7c7d');
  }
  await page.evaluate(() => (location.hash = '#/?hero=AhKh&vs=TT%2B'));
  await expect(line(page)).toHaveText('AhKh v TT+');
  await page.keyboard.press('r');
  await said('A range opens on a board. Deal a flop first.');
});

test('g opens the grids of the ranges one after the other, then closes the last', async ({ visit }) => {
  const page = await visit(`${KNOWN.replace('7c7d', 'TT%2B;22%2B')}`);
  await lateKeys(page);
  await page.keyboard.press('.');
  await expect(page.getByRole('alert').filter({ hasText: 'No grid is open. Press g first.' })).toBeVisible();
  const grid = page.getByRole('grid');
  for (const player of [1, 2]) {
    await page.keyboard.press('g');
    await expect(grid).toHaveAccessibleName(new RegExp(`Opponent ${player}`, 'i'));
    await expect(grid.locator(':focus')).toHaveAttribute('data-cell', 'AA');
  }
  await page.keyboard.press('-');
  await expect(page).toHaveURL(/vs=TT\+;AA:0\.9,KK-22/);
  await page.keyboard.press('g');
  await expect(grid).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveAttribute('aria-expanded', 'false');
});

test('/ leads to the text field, and what is typed there is a spot', async ({ visit }) => {
  const page = await visit(KNOWN);
  await lateKeys(page);
  await page.keyboard.press('/');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('QsQd 2c7d9h v AsKs');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/hero=QsQd&board=2c7d9h&vs=AsKs/);
});
