// Drills with their own question, puzzles, packs and the spot of the day.
import type { Page } from 'playwright';
import { idOf, KINDS } from '../../src/drills/kinds';
import { expect, test } from './page';
import { PHONE, WIDE } from './sizes';

/** A reply by keys; whether it is right does not matter. */
const REPLIES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  number: (page) => page.keyboard.type('9'),
  estimate: (page) => page.keyboard.type('25'),
  hands: (page) => page.keyboard.press('1'),
  cards: async (page) => {
    for (const key of '12345') await page.keyboard.press(key);
  },
  row: async (page) => {
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowDown');
  },
  combo: async (page) => {
    // Two of the four aces and kings are off every board.
    const names = await page
      .locator('.deck .tile:not(.hole)')
      .evaluateAll((tiles) => tiles.slice(0, 2).map((tile) => tile.getAttribute('data-card')));
    for (const name of names) await page.locator(`[data-card="${name ?? ''}"]`).click();
  },
  combos: async (page) => {
    await page
      .getByRole('gridcell', { name: /, 0 marked/ })
      .first()
      .focus();
    await page.keyboard.press('Space');
  },
};

const OTHER_KINDS = KINDS.filter(({ form }) => form !== 'marks');

const linkTo = (kind: (typeof KINDS)[number], seed: number) => `#/study?kind=${idOf(kind)}&seed=${seed}`;

// Before a reply the page keeps nothing: these three tests come first.

test('an answer shown without a reply is not graded', async ({ visit }) => {
  const page = await visit('#/study?ask=equity&hero=AhKh&board=7h3h9c&vs=7c7d', WIDE);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.locator('output.sentence')).toHaveText('Your equity is 24.6%.');
  await expect(page.getByText(/^(Right|Close|Not quite)$/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open this spot at the table' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('outs:study-3'))).toBeNull();
});

test('a link to a puzzle of a pack saves nothing before a reply', async ({ visit }) => {
  const page = await visit('#/study?pack=first-outs&at=2', WIDE);
  await expect(page.getByText('puzzle 2 of')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('outs:packs'))).toBeNull();
});

test('the spot of the day is the same by its link, and its verdict can be shared', async ({ visit }) => {
  const page = await visit('#/study?daily=2026-01-02', WIDE);
  await expect(page.getByText('The spot of 2 Jan')).toBeVisible();
  const link = await page.evaluate(() => location.hash);
  expect(link).toBe('#/study?daily=2026-01-02');
});

test('every kind is asked, answered by keyboard and explained', async ({ visit }) => {
  const page = await visit('#/study?kind=gutshot&seed=1', WIDE);
  for (const [at, kind] of OTHER_KINDS.entries()) {
    await page.evaluate((link) => (location.hash = link), linkTo(kind, at));
    const done = page.getByRole('button', { name: /^(Done|None of them)/ });
    await expect(done, kind.name).toBeVisible();
    await REPLIES[kind.form](page);
    await page.keyboard.press('Enter');
    const next = page.getByRole('button', { name: /^(Next|Finish)/ });
    await expect(next, kind.name).toBeFocused();
    await expect(page.locator('output.sentence'), kind.name).not.toBeEmpty();
    await expect(page.getByRole('region', { name: 'How to get it' }), kind.name).toBeVisible();
  }
  await page.evaluate(() => (location.hash = '#/study?show=progress'));
  await expect(page.getByText(/Count the hands|Combos of a hand/).first()).toBeVisible();
});

test('every kind fits a phone: nothing is wider, and Done is in view before the reply', async ({ open }) => {
  const page = await open('#/study?kind=gutshot&seed=1', PHONE);
  for (const kind of OTHER_KINDS) {
    for (const seed of [0, 2]) {
      await page.evaluate((link) => (location.hash = link), linkTo(kind, seed));
      const done = page.getByRole('button', { name: /^(Done|None of them)/ });
      await expect(done, kind.name).toBeInViewport({ ratio: 1 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, kind.name).toBeLessThanOrEqual(0);
    }
  }
});

test('a mistake is followed by the same kind', async ({ visit }) => {
  const page = await visit('#/study?kind=combos-of-a-hand&seed=3', WIDE);
  await expect(page.getByLabel('Combos', { exact: true })).toBeVisible();
  await page.keyboard.type('999');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Next: one more like it' }).click();
  await expect(page).toHaveURL(/kind=combos-of-a-hand&seed=(?!3$)\d+$/);
});

const PUZZLE = '#/study?ask=outs&hero=5h6h&board=5d7hQc&vs=AcQd&note=Eight%20%3Cimg%3E%20or%20five%3F&after=~RmlmdGg';

test('a puzzle hides its answer until the reply, and counts once', async ({ open }) => {
  const page = await open(PUZZLE, WIDE);
  await expect(page.getByText('A puzzle somebody sent you')).toBeVisible();
  await expect(page.getByText('Eight <img> or five?')).toBeVisible();
  await expect(page.getByText('Fifth')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open this spot at the table' })).toHaveCount(0);
  await page.keyboard.type('6s6d6c5s5c');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('output.sentence')).toContainText('You found all 5 outs.');
  await expect(page.getByText('Fifth')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^you answered this on \d+ \w+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.locator('output.sentence')).toContainText('Five outs');
});

test('a pack is listed, started and remembered', async ({ visit }) => {
  const page = await visit('#/study?pack=first-outs', WIDE);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('puzzle 1 of')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Next/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('puzzle 2 of')).toBeVisible();
  await page.evaluate(() => (location.hash = '#/study?pack=first-outs'));
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
});

test('a file of another kind is refused in words, and a pack opens from a file', async ({ visit }) => {
  const page = await visit('#/study?kind=gutshot&seed=1', WIDE);
  const row = page.getByText('Packs', { exact: true });
  await row.click();
  const put = (text: string) =>
    page.setInputFiles('input[type=file]', { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await put('{"format":"else"}');
  await expect(page.getByRole('alert')).toContainText('not a pack of puzzles');
  const puzzle = { ask: 'outs', link: '#/?hero=5h6h&board=5d7hQc&vs=AcQd', note: '<b>bold</b>' };
  await put(JSON.stringify({ format: 'outs-pack', version: 1, title: 'Mine', puzzles: [puzzle] }));
  await expect(page.getByRole('heading', { name: 'Mine' })).toBeVisible();
  await expect(page.getByText('<b>bold</b>')).toBeVisible();
});
