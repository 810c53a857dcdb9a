// Decks with wild cards on the table.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { button, counts, deck, focus, handName, line, link, open, PHONE, row, says, sentence, tile } from './visit';
import { shows, type, visit } from './visit';
import { LONG } from '../long';

const FLOP = '#/?hero=AhKh&board=7h3h9c';
const joker = tile('joker');
const cards = deck.getByCss('[data-card]');
const alert = page.getByRole('alert').first();
const field = page.getByRole('textbox', { name: /spot/i });

/** Opens the row in which the deck is chosen. */
async function openDecks(): Promise<void> {
  await row('Deck').getByCss('summary').click();
  await expect.element(page.getByRole('group', { name: 'Wild cards' })).toBeVisible();
}

const choose = (name: string) => page.getByRole('radio', { name }).click();

test('a joker is typed as a card is, and brings its deck; a link to a deck without it is at fault', LONG, async () => {
  await visit();
  await counts(cards, 52);
  await type('*KhQhJh9c');
  await expect.element(field).toHaveValue('joker *Kh QhJh9c');
  await expect.poll(link).toBe('#/?hero=*Kh&board=QhJh9c&wild=joker');
  await says(handName, '48 unseen');
  await counts(cards, 53);
  await expect.element(joker).toHaveAccessibleName('joker, in your hand: remove');
  const held = page.getByRole('group', { name: 'Your hand' }).getByRole('button').first();
  await expect.element(held).toHaveAccessibleName('joker: remove');
  await type('*');
  await says(alert, 'The joker is already in your hand. Choose another card.');
  await visit('#/?hero=*Kh&board=7h3h9c');
  await says(alert, /“\*” is the joker, and this deck has none/);
  await says(line, '_Kh 7h3h9c');
});

test('every deck’s rule is explained where it is switched; its joker is tapped, and tapped back', LONG, async () => {
  await visit(FLOP, PHONE);
  await openDecks();
  const rules = page.getByRole('group', { name: 'Wild cards' });
  for (const [name, rule, outs] of [
    ['Bug', /53 cards. The joker is an ace, or completes a straight, a flush/, /ten outs/],
    ['Deuces wild', /52 cards. Every deuce stands for itself, for any card/, /twelve outs/],
    ['None wild', /52 cards, an ordinary deck/, /nine outs/],
    ['Joker', /53 cards. The joker stands for any card that a hand lacks/, /ten outs/],
  ] as const) {
    await choose(name);
    await expect.element(rules).toHaveAccessibleDescription(rule);
    await says(sentence, outs);
  }
  location.hash = `${FLOP}&vs=7c7d&wild=joker`;
  await expect.element(joker).toHaveAccessibleName(/^joker, tainted: is wild for everyone: .*four/);
  await joker.click();
  await expect.poll(link).toBe('#/?hero=AhKh&board=7h3h9c*&vs=7c7d&wild=joker');
  await expect.element(joker).toHaveAccessibleName('joker, on the board: remove');
  await says(sentence, /drawing dead/i);
  await joker.click();
  await expect.poll(link).toBe(`${FLOP}&vs=7c7d&wild=joker`);
});

test('a joker among the outs has its reason, also of ranges; five of a kind is a category', LONG, async () => {
  await visit(`${FLOP}&wild=joker`);
  const said = 'Any heart or the joker for the flush: ten outs, about one in five.';
  await says(sentence, said);
  await says(handName, '48 unseen');
  await expect.element(joker).toHaveAccessibleName('joker, out: is wild: makes an ace-high flush.');
  await joker.hover();
  await expect.element(page.getByText('is wild: makes an ace-high flush.')).toBeVisible();
  await says(button(/^Flush: 10 cards, counts/), 'joker');
  await visit(`${FLOP}&vs=TT%2B,AQs%2B;random&wild=bug`);
  await says(sentence, /favourite: 51\.3%/);
  await expect.element(joker).toHaveAccessibleName(/^joker: is a bug for everyone: .*equity/);
  await visit('#/?hero=AhAd&board=AsAc9c&wild=joker');
  await says(sentence, /^\s*None of [\d,]+ hands beats you\. One out improves your hand/);
  await button(/^Five of a kind: 1 cards?.*Count five of a kind$/).click();
  await expect.poll(link).toBe('#/?hero=AhAd&board=AsAc9c&wild=joker&target=five-of-a-kind');
  await open('Ends up with');
  await expect.element(page.getByRole('row', { name: /^Five of a kind 4\.2/ })).toBeVisible();
});

test(
  'away from the joker it leaves the table, and one undo brings it back; cleared, the deck stays',
  LONG,
  async () => {
    await visit('#/?hero=AhKh&board=7h*9c&vs=7c7d&wild=joker');
    await says(handName, '46 unseen');
    await openDecks();
    await choose('None wild');
    await says(line, 'AhKh 7h_9c v 7c7d');
    await shows('One more flop card?');
    await counts(cards, 52);
    await type('{Control>}z{/Control}');
    await says(line, 'joker AhKh 7h*9c v 7c7d');
    await counts(cards, 53);
    await expect.element(page.getByRole('radio', { name: 'Joker' })).toBeChecked();
    await type('{Escape}{Escape}');
    await expect.poll(link).toBe('#/?wild=joker');
    await counts(cards, 53);
    // A spot worth dealing has its own deck.
    await button(/twelve outs, counted/).click();
    await counts(cards, 52);
  },
);

test('wild deuces are marked on their tiles and in the hand, and there is no joker', async () => {
  await visit('#/?hero=2hKh&board=7h3h9c&vs=7c7d&wild=deuces');
  await expect
    .element(tile('deuce of spades'))
    .toHaveAccessibleName(/^deuce of spades, wild, tainted: is wild for everyone/);
  await expect.element(tile('deuce of hearts')).toHaveAccessibleName('deuce of hearts, wild, in your hand: remove');
  for (const suit of ['spades', 'hearts']) {
    const rank = await tile(`deuce of ${suit}`).getByCss('.rank').findElement();
    expect(getComputedStyle(rank, '::after').content).toBe('"∗"');
  }
  const held = page.getByRole('button', { name: 'deuce of hearts, wild: remove', exact: true });
  await says(held, '∗');
  await type('*');
  await says(alert, /no joker.*“Deck”/);
});

test('the joker is below the clubs by keyboard, and a deck is a word on the line', LONG, async () => {
  await visit(`${FLOP}&wild=joker`);
  const ten = tile('ten of clubs');
  await expect.element(joker).toBeVisible();
  await focus(ten);
  await type('{ArrowDown}');
  await expect.element(joker).toHaveFocus();
  await type('{ArrowDown}{ArrowLeft}{Home}');
  await expect.element(joker).toHaveFocus();
  await type('{ArrowUp}');
  await expect.element(ten).toHaveFocus();
  await type('{ArrowDown}{Enter}');
  await says(line, 'joker AhKh 7h3h9c*');
  await expect.element(joker).toHaveFocus();
  // Without it the deck is a tab stop still.
  await type('{Control>}z{/Control}');
  await openDecks();
  await choose('None wild');
  await expect.poll(() => cards.elements().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  await field.fill('AhKh 7h3h9c v 7c7d bug');
  await type('{Enter}');
  await expect.element(field).toHaveValue('bug AhKh 7h3h9c v 7c7d');
  await expect.poll(link).toBe(`${FLOP}&vs=7c7d&wild=bug`);
  await field.fill('AhKh 7h3h9c v 7c7d');
  await type('{Enter}');
  await expect.poll(link).toBe(`${FLOP}&vs=7c7d`);
});
