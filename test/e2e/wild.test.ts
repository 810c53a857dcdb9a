import type { Locator, Page } from 'playwright';
import { describe } from 'vitest';
import { expect, test } from './page';
import { PHONE, TABLET, WIDE } from './sizes';

const FLOP = '#/?hero=AhKh&board=7h3h9c';

const sentence = (page: Page): Locator => page.locator('output');
const line = (page: Page): Locator => page.getByRole('textbox', { name: /spot/i });
const deck = (page: Page): Locator => page.getByRole('group', { name: 'Deck' });
const joker = (page: Page): Locator => deck(page).getByRole('button', { name: /^joker/ });
const fragment = (page: Page): Promise<string> => page.evaluate(() => location.hash);
const cards = (page: Page): Locator => deck(page).locator('[data-card]');
const answer = (page: Page): Locator => page.getByRole('region', { name: 'Answer' });

/** The row in which the deck is chosen. */
async function openDeckRow(page: Page): Promise<void> {
  await page.locator('summary').filter({ hasText: /^Deck/ }).click();
  await expect(page.getByRole('group', { name: 'Wild cards' })).toBeVisible();
}

async function choose(page: Page, deckName: string): Promise<void> {
  await page.getByRole('radio', { name: deckName }).check();
}

test('a joker is typed as a card is, and brings its deck', async ({ visit }) => {
  const page = await visit();
  await expect(cards(page)).toHaveCount(52);
  await page.keyboard.type('*KhQhJh9c');
  await expect(line(page)).toHaveValue('joker *Kh QhJh9c');
  await expect.poll(() => fragment(page)).toBe('#/?hero=*Kh&board=QhJh9c&wild=joker');
  await expect(answer(page)).toContainText('48 unseen');
  await expect(cards(page)).toHaveCount(53);
  await expect(joker(page)).toHaveAccessibleName('joker, in your hand: remove');
  await expect(page.getByRole('group', { name: 'Your hand' }).getByRole('button').first()).toHaveAccessibleName(
    'joker: remove',
  );
  await page.keyboard.type('*');
  await expect(page.getByRole('alert').first()).toHaveText('The joker is already in your hand. Choose another card.');
});

for (const [name, size] of Object.entries({ WIDE, TABLET, PHONE })) {
  test(`the joker is tapped on the deck, and tapped back (${name.toLowerCase()})`, async ({ visit }) => {
    const page = await visit(`${FLOP}&vs=7c7d`, size);
    await openDeckRow(page);
    await choose(page, 'Joker');
    await expect(joker(page)).toHaveAccessibleName(/^joker, tainted: is wild for everyone: .*four/);
    await joker(page).click();
    await expect.poll(() => fragment(page)).toBe('#/?hero=AhKh&board=7h3h9c*&vs=7c7d&wild=joker');
    await expect(joker(page)).toHaveAccessibleName('joker, on the board: remove');
    await expect(sentence(page)).toHaveText(/drawing dead/i);
    await joker(page).click();
    await expect.poll(() => fragment(page)).toBe(`${FLOP}&vs=7c7d&wild=joker`);
  });
}

test('a link brings its deck: a joker among the outs, with its reason', async ({ open }) => {
  const page = await open(`${FLOP}&wild=joker`);
  await expect(sentence(page)).toHaveText('Any heart or the joker for the flush: ten outs, about one in five.');
  await expect(answer(page)).toContainText('48 unseen');
  await expect(joker(page)).toHaveAccessibleName('joker, out: is wild: makes an ace-high flush.');
  await joker(page).hover();
  await expect(page.getByText('is wild: makes an ace-high flush.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Flush: 10 cards, counts/ })).toContainText('joker');
  await page.reload();
  await expect(sentence(page)).toHaveText(/or the joker/);
  await expect(line(page)).toHaveValue('joker AhKh 7h3h9c');
});

test('a joker that the link’s deck lacks is reported, and the rest is kept', async ({ visit }) => {
  const page = await visit('#/?hero=*Kh&board=7h3h9c');
  await expect(page.getByRole('alert').first()).toHaveText(/“\*” is the joker, and this deck has none/);
  await expect(line(page)).toHaveValue('_Kh 7h3h9c');
});

test('away from the joker it leaves the table, and one undo brings it back', async ({ visit }) => {
  const page = await visit('#/?hero=AhKh&board=7h*9c&vs=7c7d&wild=joker');
  await expect(answer(page)).toContainText('46 unseen');
  await openDeckRow(page);
  await choose(page, 'None wild');
  await expect(line(page)).toHaveValue('AhKh 7h_9c v 7c7d');
  await expect(answer(page)).toContainText('One more flop card?');
  await expect(cards(page)).toHaveCount(52);
  await page.keyboard.press('Control+z');
  await expect(line(page)).toHaveValue('joker AhKh 7h*9c v 7c7d');
  await expect(cards(page)).toHaveCount(53);
  await expect(page.getByRole('radio', { name: 'Joker' })).toBeChecked();
});

test('every deck’s rule is explained where it is switched', async ({ visit }) => {
  const page = await visit(FLOP);
  await openDeckRow(page);
  const rules = page.getByRole('group', { name: 'Wild cards' });
  for (const [name, says, outs] of [
    ['Joker', /53 cards. The joker stands for any card that a hand lacks/, 'ten outs'],
    ['Bug', /53 cards. The joker is an ace, or completes a straight, a flush/, 'ten outs'],
    ['Deuces wild', /52 cards. Every deuce stands for itself, for any card/, 'twelve outs'],
    ['None wild', /52 cards, each what it is/, 'nine outs'],
  ] as const) {
    await choose(page, name);
    await expect(rules).toHaveAccessibleDescription(says);
    await expect(sentence(page)).toHaveText(new RegExp(outs));
  }
});

test('wild deuces are marked on their tiles and in the hand', async ({ visit }) => {
  const page = await visit('#/?hero=2hKh&board=7h3h9c&vs=7c7d&wild=deuces');
  const deuce = deck(page).getByRole('button', { name: /^deuce of spades/ });
  await expect(deuce).toHaveAccessibleName(/^deuce of spades, wild, tainted: is wild for everyone/);
  const held = deck(page).getByRole('button', {
    name: 'deuce of hearts, wild, in your hand: remove',
  });
  for (const tile of [deuce, held]) {
    const star = tile.locator('.rank').evaluate((rank) => getComputedStyle(rank, '::after').content);
    expect(await star).toBe('"∗"');
  }
  await expect(page.getByRole('button', { name: 'deuce of hearts, wild: remove', exact: true })).toContainText('∗');
  await page.keyboard.type('*');
  await expect(page.getByRole('alert').first()).toHaveText(/no joker.*“Deck”/);
});

test('five of a kind is a category like the others', async ({ visit }) => {
  const page = await visit('#/?hero=AhAd&board=AsAc9c&wild=joker');
  await expect(sentence(page)).toHaveText(/^Four aces, the nuts\. One out improves it/);
  await page.getByRole('button', { name: /^Five of a kind: 1 cards?.*Count five of a kind$/ }).click();
  await expect.poll(() => fragment(page)).toBe('#/?hero=AhAd&board=AsAc9c&wild=joker&target=five-of-a-kind');
  await page.locator('summary').filter({ hasText: 'Ends up with' }).click();
  await expect(page.getByRole('row', { name: /^Five of a kind 4\.2/ })).toBeVisible();
});

describe('by keyboard', () => {
  test('the arrows lead to the joker below the clubs, and back', async ({ visit }) => {
    const page = await visit(`${FLOP}&wild=joker`);
    await deck(page)
      .getByRole('button', { name: /^ten of clubs/ })
      .focus();
    await page.keyboard.press('ArrowDown');
    await expect(joker(page)).toBeFocused();
    for (const key of ['ArrowDown', 'ArrowLeft', 'Home']) await page.keyboard.press(key);
    await expect(joker(page)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(deck(page).getByRole('button', { name: /^ten of clubs/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(line(page)).toHaveValue('joker AhKh 7h3h9c*');
    await expect(joker(page), 'focus stays').toBeFocused();
  });

  test('if the joker had the focus, the deck stays a tab stop without it', async ({ visit }) => {
    const page = await visit(`${FLOP}&wild=joker`);
    await joker(page).click();
    await page.keyboard.press('Control+z');
    await openDeckRow(page);
    await choose(page, 'None wild');
    await expect(deck(page).locator('[data-card][tabindex="0"]')).toHaveCount(1);
  });

  test('the line takes a deck as a word, and loses it with the word', async ({ visit }) => {
    const page = await visit(FLOP);
    await line(page).fill('AhKh 7h3h9c v 7c7d bug');
    await page.keyboard.press('Enter');
    await expect(line(page)).toHaveValue('bug AhKh 7h3h9c v 7c7d');
    await expect.poll(() => fragment(page)).toBe(`${FLOP}&vs=7c7d&wild=bug`);
    await line(page).fill('AhKh 7h3h9c v 7c7d');
    await page.keyboard.press('Enter');
    await expect.poll(() => fragment(page)).toBe(`${FLOP}&vs=7c7d`);
  });
});

test('ranges and any two are met with a joker in the deck', async ({ visit }) => {
  const page = await visit(`${FLOP}&vs=TT%2B,AQs%2B;random&wild=bug`);
  await expect(sentence(page)).toHaveText(/favourite: 51\.3%/);
  await expect(joker(page)).toHaveAccessibleName(/^joker: is a bug for everyone: .*equity/);
});

test('cleared, the table keeps its deck; a spot worth dealing has its own', async ({ visit }) => {
  const page = await visit(`${FLOP}&wild=joker`);
  await expect(joker(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => fragment(page)).toBe('#/?wild=joker');
  await expect(answer(page)).toContainText('53 unseen');
  await page.getByRole('button', { name: /twelve outs, counted/ }).click();
  await expect(cards(page)).toHaveCount(52);
});
