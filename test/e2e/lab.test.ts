import type { Locator, Page } from 'playwright';
import { CHROMIUM, expect, test } from './page';
import { PHONE, WIDE } from './sizes';
import { violations } from './violations';

const sentence = (page: Page): Locator => page.locator('output');
const line = (page: Page): Locator => page.getByRole('textbox', { name: /hands in text/i });
const answer = (page: Page): Locator => page.getByRole('region', { name: 'Answer' });
const list = (page: Page): Locator => page.getByRole('region', { name: 'What the cards can make' });
const tile = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Deck' }).getByRole('button', { name: new RegExp(`^${name}\\b`) });

/** A row of the list, and the cards of its best version. */
const row = (page: Page, category: string): Locator =>
  list(page)
    .getByRole('button')
    .filter({ has: page.getByText(category, { exact: true }) });

test('ten keys on a page just opened name the hand and its wild card', async ({ open }) => {
  const page = await open('#/lab');
  await expect(answer(page)).toHaveText('Five cards?');
  await page.keyboard.type('8c8d7h7s*');
  await expect(answer(page)).toHaveText('Full house');
  await expect(sentence(page)).toHaveText('Eights full of sevens, the wild card as the eight of hearts.');
  await expect(page.getByRole('button', { name: /^wild card, as the eight of hearts/ })).toBeVisible();
  await expect(tile(page, 'eight of hearts')).toHaveAccessibleName(/a wild card standing in for it/);
});

for (const [name, size] of Object.entries({ wide: WIDE, phone: PHONE })) {
  test(`taps on the deck do the same (${name})`, async ({ visit }) => {
    const page = await visit('#/lab', size);
    for (const card of ['eight of clubs', 'eight of diamonds', 'seven of hearts']) {
      await tile(page, card).click();
    }
    await page.getByRole('button', { name: 'Wild card', exact: true }).click();
    await expect(tile(page, 'eight of spades')).toHaveAccessibleName(/makes four eights/);
    await expect(sentence(page)).toHaveText('Best with one more card: four eights.');
    await tile(page, 'seven of spades').click();
    await expect(answer(page)).toHaveText('Full house');
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/lab?hands=8c8d7h*7s&fiveOfAKind=on');
  });
}

test('every category is listed, and a touch shows its version', async ({ visit }) => {
  const page = await visit('#/lab?hands=KsKhKd*4c');
  await expect(row(page, 'Four of a kind')).toBeEnabled();
  await expect(list(page)).toContainText('not a hand under these rules');
  const flush = list(page)
    .getByRole('listitem')
    .filter({ hasText: /^\s*Flush/ });
  await expect(flush).toContainText('not with these cards');
  await expect(row(page, 'Flush')).toHaveCount(0);
  await row(page, 'Three of a kind').click();
  await expect(page.getByRole('button', { name: /^wild card, as the ace/ })).toBeVisible();
  await expect(answer(page)).toHaveText('Three of a kind');
  await row(page, 'Four of a kind').click();
  await expect(page.getByRole('button', { name: /^wild card, as the king/ })).toBeVisible();
});

test('a row says how many cards make it, the royal flush separately', async ({ visit }) => {
  const page = await visit('#/lab?hands=AhKhQhJh');
  const rows = list(page).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Royal flush' })).toContainText('one card makes it');
  await expect(rows.filter({ hasText: 'Straight flush' })).not.toContainText('makes it');
  await expect(rows.filter({ hasText: /^\s*Flush/ })).toContainText('8 cards make it');
});

test('a pair says whether it is jacks or better', async ({ visit }) => {
  const page = await visit('#/lab?hands=JsJh9d4c2h');
  await expect(row(page, 'Pair')).toContainText('jacks or better');
  await page.keyboard.press('Escape');
  await page.keyboard.type('TsTh9d4c2h');
  await expect(row(page, 'Pair')).toContainText('below jacks');
});

test('rules are switched where they are explained', async ({ visit }) => {
  const page = await visit('#/lab?hands=2c2d2h2s*');
  await expect(answer(page)).toHaveText('Four of a kind');
  await page.getByRole('switch', { name: 'Five of a kind' }).check();
  await expect(answer(page)).toHaveText('Five of a kind');
  await page.getByRole('radio', { name: 'Deuces wild' }).check();
  await expect(sentence(page)).toHaveText(/five aces/i);
  await expect(page.getByText(/every deuce is wild/i)).toBeVisible();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/lab?hands=2c2d2h2s*&wild=deuces&fiveOfAKind=on');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(answer(page)).toHaveText('Four of a kind');
});

test('the keyboard keeps its place if an example or a row disappears', async ({ visit }) => {
  const page = await visit('#/lab');
  await page.getByRole('button', { name: /two pair and a wild card/ }).press('Enter');
  await expect(row(page, 'Full house')).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(answer(page)).toHaveText('Five cards?');
  await expect(page.getByRole('button', { name: /two pair and a wild card/ })).toBeFocused();
});

test('hands are compared in words', async ({ visit }) => {
  const page = await visit('#/lab');
  await expect(answer(page)).toHaveText('Five cards?');
  await page.keyboard.type('QdQc9h7s3cvQhQs9d7c2d');
  await expect(answer(page)).toHaveText('Hand 1 wins');
  await expect(sentence(page)).toHaveText('Pair of queens. Kicker: three over deuce.');
  await expect(page.getByRole('region', { name: 'Hand 1' })).toContainText('wins');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('3d');
  await expect(answer(page)).toHaveText('Hands 1 and 2 tie');
  await expect(sentence(page)).toHaveText('Both have a pair of queens.');
  await page.getByRole('button', { name: 'Remove hand 2' }).click();
  await expect(answer(page)).toHaveText('Pair');
});

const FAULTS: [why: string, text: string, said: RegExp][] = [
  ['a sixth card', '8c8d7h7s*2c', /hand 1.*five cards.*2♣/i],
  ['a card twice', '8c8c', /8♣ is in hand 1 twice/],
  ['eleven hands', Array(11).fill('AhKh').join(' v '), /11 hands/],
  ['garbage', '<img src=x onerror=alert(1)>', /<img/],
];
for (const [why, text, said] of FAULTS) {
  test(`pasted ${why}: said in place, and what was built stays`, async ({ visit }) => {
    const page = await visit('#/lab?hands=AhKhQhJhTh');
    await expect(answer(page)).toHaveText('Royal flush');
    await line(page).fill(text);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(said);
    await expect(answer(page)).toHaveText('Royal flush');
    await page.keyboard.press('Escape');
    await expect(line(page)).toHaveValue('AhKhQhJhTh');
    await expect(page.getByRole('alert')).toHaveText('');
  });
}

test('each page is as it was left when the user comes back', async ({ open }) => {
  const page = await open('#/?hero=4c9c&board=7d5cKh8c');
  await expect(sentence(page)).toHaveText(/twelve outs/);
  await page.getByRole('link', { name: 'Hand lab' }).click();
  await expect(answer(page)).toHaveText('Five cards?');
  await page.keyboard.type('8c8d7h7s*');
  await expect(answer(page)).toHaveText('Full house');
  await expect(page).toHaveTitle('Hand lab – Outs');
  await page.getByRole('link', { name: 'Table' }).click();
  await expect(sentence(page)).toHaveText(/twelve outs/);
  await page.getByRole('link', { name: 'Hand lab' }).click();
  await expect(answer(page)).toHaveText('Full house');
  await page.reload();
  await expect(answer(page)).toHaveText('Full house');
  await page.goBack();
  await expect(sentence(page)).toHaveText(/twelve outs/);
});

test('the card of a wild ten does not cover its sign', async ({ visit }) => {
  for (const fragment of ['#/lab?hands=AsKsQsJs*', '#/lab?hands=AsKsQsJs*;2c2d2h2s*']) {
    const page = await visit(fragment, PHONE);
    const slot = page.locator('.slot.ghost').first();
    await expect(slot).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const [rank, star, glyph] = await slot.evaluate((own) =>
      ['.rank', '.star', '.glyph'].map((part) => own.querySelector(part)?.getBoundingClientRect()),
    );
    if (!rank || !star || !glyph) throw new Error('not drawn');
    // A line of text is taller than its letters.
    expect(star.top, fragment).toBeGreaterThanOrEqual(rank.bottom - 4);
    expect(star.right, fragment).toBeLessThan(glyph.left);
  }
});

test('nothing runs off a page 320 wide', async ({ visit }) => {
  for (const fragment of ['#/lab', '#/lab?hands=8c8d7h7s*', '#/lab?hands=8c8d7h7s*;AhKh****;Qd']) {
    const page = await visit(fragment, { ...PHONE, viewport: { width: 320, height: 600 } });
    await expect(answer(page)).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, fragment).toBe(0);
  }
});

test('a drill: who wins, by keyboard, under the rules of the page', async ({ open }) => {
  const page = await open('#/lab?hands=8c8d7h7s*&wild=bug');
  await expect(answer(page)).toHaveText('Two pair');
  await page.locator('summary', { hasText: 'Drill' }).click();
  await page.getByRole('button', { name: 'Who wins' }).click();
  await expect(sentence(page)).toHaveText('Who wins? Tap every winner.');
  await expect(page).toHaveURL(/#\/lab\?drill=who-wins&seed=\d+&wild=bug$/);
  await page.goto(page.url().replace(/#.*/, '#/lab?drill=who-wins&seed=12'));
  const hands = page.getByRole('list', { name: 'Hands' });
  await expect(hands.getByRole('button')).toHaveCount(3);
  await page.keyboard.type('3');
  await expect(hands.getByRole('button').last()).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Hand 3 wins')).toBeVisible();
  await expect(sentence(page)).toHaveText(
    /^Right: .* wins with an ace-high straight: a straight beats three of a kind\.$/,
  );
  await expect(page.getByRole('region', { name: 'How to get it' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('n');
  await expect(sentence(page)).toHaveText('Who wins? Tap every winner.');
  await expect(page).not.toHaveURL(/seed=12$/);
  await page.getByRole('button', { name: 'Back to the lab' }).click();
  await expect(answer(page)).toHaveText('Full house');
});

test('a drill: the five that play, by touch', CHROMIUM, async ({ visit }) => {
  const page = await visit('#/lab?drill=five-that-play&seed=6&wild=deuces', PHONE);
  const cards = page.getByRole('region', { name: 'Seven cards' }).getByRole('button');
  await expect(cards).toHaveCount(7);
  for (const card of await cards.all()) await card.tap();
  await page.getByRole('button', { name: 'Done: 7 of 5' }).tap();
  await expect(page.getByRole('alert')).toHaveText('Five cards play: seven are chosen.');
  await cards.nth(2).tap();
  await cards.nth(5).tap();
  await page.getByRole('button', { name: 'Done', exact: true }).tap();
  await expect(page.getByRole('alert')).toHaveText('');
  await expect(sentence(page)).toHaveText(/^Right: a triple-ace flush\./);
  await expect(cards.first()).toHaveAccessibleName('deuce of clubs, plays');
  await expect(cards.nth(2)).toHaveAccessibleName('king of clubs, does not play');
  await page.getByRole('radio', { name: 'Any card' }).check();
  await expect(sentence(page)).toHaveText('Tap the five cards that play.');
  expect(await violations(page)).toEqual([]);
});
