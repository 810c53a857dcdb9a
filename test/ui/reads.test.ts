// What an opponent plays and shows: chips, text, keys.
import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { formatRange } from '../../src/poker/range';
import { topRange } from '../../src/poker/ranking';
import { withRead } from '../../src/poker/read';
import { spot } from '../poker/read';
import { answer, button, counts, focus, link, PHONE, sentence, tile, type, visit, WIDE } from './visit';
import { LONG } from '../long';

const TURN = '#/?hero=AsQs&board=Js7s3d4h';
const top = (percent: number) => formatRange(topRange(percent));
const QUARTER = top(25);
const LEFT = withRead(spot({ hero: 'AsQs', board: 'Js7s3d4h', opponents: ['25%'] }), 1, 'toppair+');
if (LEFT === undefined) throw new Error('no hand is left');

const chips = page.getByCss('.chip-row');
const chip = (who: string, name: string): Locator =>
  page.getByRole('group', { name: who }).getByRole('button', { name, exact: true });
const plays = (name: string) => chip('Opponent plays', name);
const has = (name: string) => chip('Opponent has', name);
const range = page.getByRole('textbox', { name: /range/i });

const hasLink = (text: string | RegExp) =>
  typeof text === 'string' ? expect.poll(link).toBe(text) : expect.poll(link).toMatch(text);
const hasChips = (rows: number) => counts(chips, rows);

const seat = (text: string) => expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
const undo = () => type('{Control>}z{/Control}');
const read = (percent: number) => new RegExp(`vs=${top(percent)} with`.replaceAll('+', '\\+'));

/** Opens the chips by a key, once the part that has them is there. */
async function openBy(key: string): Promise<void> {
  await expect
    .poll(async () => {
      if (chips.elements().length === 0) await type(key);
      return chips.elements().length;
    })
    .toBeGreaterThan(0);
}

test('three taps narrow an unknown opponent to what they have', async () => {
  await visit('', [320, 568]);
  const cards = ['ace of spades', 'queen of spades', 'jack of spades', 'seven of spades', 'three of diamonds'];
  for (const card of [...cards, 'four of hearts']) await tile(card).click();
  await hasLink(TURN);
  await button('vs unknown').click();
  await hasChips(2);
  const place = () => page.getByCss('.tile').first().element().getBoundingClientRect().y;
  const before = place();
  for (const own of chips.getByRole('button').elements()) {
    const { height, bottom, right } = own.getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
    expect(bottom, 'above the deck').toBeLessThanOrEqual(before + 0.5);
    expect(right).toBeLessThanOrEqual(305);
  }
  await plays('quarter').click();
  await hasLink(`${TURN}&vs=${QUARTER}`);
  await seat('25%');
  await has('top pair or better').click();
  const narrowed = `${TURN}&vs=${QUARTER} with toppair+`;
  await hasLink(narrowed);
  await seat('25%, top pair +');
  const combos = LEFT.weights.filter((weight) => weight > 0).length;
  await expect.element(page.getByCss('.called')).toHaveTextContent(`${combos} combos`);
  await expect.element(answer).toHaveTextContent('26.6');
  expect(place()).toBe(before);
  await expect.element(has('top pair or better')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(plays('quarter')).toHaveAttribute('aria-pressed', 'true');
  await visit(narrowed, [320, 568]);
  await seat('25%, top pair +');
});

test(
  'each tap is one step of undo; an unknown seat plays half of all hands, and any removes the read',
  LONG,
  async () => {
    await visit(TURN);
    await openBy('v');
    await plays('tenth').click();
    await has('a pair or a draw').click();
    await hasLink(read(10));
    await plays('half').click();
    await expect.element(has('a pair or a draw')).toHaveAttribute('aria-pressed', 'true');
    for (const last of [read(50), read(10), `${TURN}&vs=${top(10)}`]) {
      await hasLink(last);
      await undo();
    }
    await hasLink(TURN);

    await has('top pair or a draw').click();
    await expect.element(plays('half')).toHaveAttribute('aria-pressed', 'true');
    await hasLink(read(50));
    await has('two pair or better').click();
    await expect.poll(() => link().match(/ with /g)?.length).toBe(1);
    await has('any').click();
    await hasLink(`${TURN}&vs=${top(50)}`);
    // Escape and Done close the chips. The sentence stays next to them.
    expect(getComputedStyle(sentence.element()).visibility).toBe('visible');
    await type('{Escape}');
    await hasChips(0);
    await openBy('y');
    await button('Done').click();
    await hasChips(0);
  },
);

test('the bet has the sizes and the read in one sheet, in place of the seat that was open', LONG, async () => {
  const sizes = page.getByCss('.sheet').getByRole('group', { name: 'Raise to' });
  const openPrice = page.getByCss('.to-price:visible');
  for (const from of ['#/?hero=AsJs', '#/?hero=AsJs&vs=25%;30%']) {
    await visit(from, [320, 568]);
    const own = from.includes('vs') ? 'Opponent 1 plays' : 'Opponent plays';
    await (from.includes('vs') ? button(/^Opponent 1, /) : button('vs unknown')).click();
    await chip(own, 'quarter').click();
    await expect.element(chip(own, 'quarter')).toHaveAttribute('aria-pressed', 'true');
    await openPrice.click();
    await hasChips(1);
    await expect.element(chip(own, 'quarter')).toHaveAttribute('aria-pressed', 'true');
    const raise = sizes.getByRole('button', { name: 'a raise to 3 big blinds' });
    await raise.click();
    await expect.element(raise).toHaveAttribute('aria-pressed', 'true');
    await hasLink(/facing=3bb/);
    await type('{Escape}');
    await expect.element(sizes).not.toBeInTheDocument();
  }
});

test('on a later street the read narrows the rest, and any removes both reads', LONG, async () => {
  await visit('#/?hero=AsQs&board=Js7s3d');
  await openBy('v');
  await plays('quarter').click();
  await has('a pair or a draw').click();
  await hasLink(/ with connects$/);
  await type('4h');
  await hasChips(0);
  await type('y');
  await expect.element(plays('any two')).toHaveFocus();
  await has('top pair or better').click();
  await hasLink(/ with connects@flop with toppair\+$/);
  await seat('25%, pair/draw, top pair +');
  await counts(page.getByText('they continue'), 2);
  await plays('half').click();
  await seat('50%, pair/draw, top pair +');
  await has('any').click();
  await hasLink(/ with connects@flop$/);
  await has('any').click();
  await hasLink(`${TURN}&vs=${top(50)}`);
});

test('a read that leaves no combo says so; before the flop and with wild cards there are no reads', LONG, async () => {
  await visit('#/?hero=AsQs&board=5c3d2h');
  await openBy('v');
  await plays('tenth').click();
  await hasLink(/vs=/);
  const before = link();
  await has('two pair or better').click();
  await expect.element(page.getByText('No hand of the top 10% has two pair here.').first()).toBeVisible();
  expect(link()).toBe(before);
  await expect.element(has('any')).toHaveAttribute('aria-pressed', 'true');
  for (const spot of ['#/?hero=AsQs', '#/?hero=AsQs&board=Js7s3d&wild=deuces']) {
    await visit(spot);
    await openBy('v');
    await hasChips(1);
    await plays('quarter').click();
    await expect.poll(link).toContain(`vs=${QUARTER}`);
  }
});

test('any two cards given on purpose differ from unknown cards', LONG, async () => {
  await visit(`${TURN}&vs=random`);
  await openBy('y');
  const pressed = () =>
    chips
      .getByCss('[aria-pressed="true"]')
      .elements()
      .map((own) => own.textContent.trim());
  expect(pressed()).toEqual(['any']);
  await plays('any two').click();
  await expect.poll(() => location.hash).toBe(`${TURN}&vs=100%`);
  await expect.element(page.getByRole('group', { name: 'Any two cards' })).toHaveTextContent('any two');
  await undo();
  await hasLink(`${TURN}&vs=random`);
  await visit(`${TURN}&vs=100%`);
  await openBy('y');
  await expect.element(plays('any two')).toHaveAttribute('aria-pressed', 'true');
});

test('on a phone each of several seats has its own read', LONG, async () => {
  await visit(`${TURN}&vs=random;7c7d`, PHONE);
  const place = () => page.getByCss('.tile').first().element().getBoundingClientRect().y;
  const before = place();
  await button(/^Opponent 1, any two/).click();
  await chip('Opponent 1 plays', 'quarter').click();
  await chip('Opponent 1 has', 'top pair or better').click();
  await hasLink(/ with toppair\+;7c7d$/);
  expect(place()).toBe(before);
  // Over the deck: the answer that it changes is above it.
  const sheet = page.getByRole('dialog', { name: 'Opponent 1' });
  expect(sheet.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(before - 0.5);
  await button('Done').click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(button(/^Opponent 1, 25%, top pair/)).toBeVisible();
});

test(
  'a read is typed into the line, a link or the range; the focus of a range leaves the verdict in sight',
  LONG,
  async () => {
    await visit(TURN);
    await page.getByCss('.entry input').fill('AsQs Js7s3d4h v 25% with top pair +');
    await type('{Enter}');
    await hasLink(read(25));
    await seat('25%, top pair +');
    await visit(`${TURN}&vs=25%25 with toppair%2B`);
    await seat('25%, top pair +');

    await visit(`${TURN}&vs=TT%2B&facing=1/2`, WIDE);
    await expect.element(range).toBeVisible();
    await focus(range);
    await expect.element(page.getByCss('output')).toHaveTextContent(/^(Call|Fold|Close)/);
    await expect.element(page.getByCss('.room')).toBeVisible();
    await hasChips(0);
    await range.click();
    await hasChips(2);
    await range.fill('50% with connects');
    await hasLink(read(50));
    await type('{Enter}');
    await hasChips(0);
    await seat('50%, pair/draw');
  },
);

test('a typed read stays as it is typed, while it is typed and later', LONG, async () => {
  await visit(`${TURN}&vs=TT%2B`, WIDE);
  await range.click();
  const typed = 'TT+,AQs+ with toppair+';
  await range.fill(typed);
  await hasLink(`${TURN}&vs=${typed}`);
  await expect.element(range).toHaveValue(typed);
  await type('{Enter}');
  await seat('top pair +');
  await expect.poll(() => document.title).toBe('A♠ Q♠ v TT+, AQs+ with top pair\u00a0+ on J♠ 7♠ 3♦ 4♥ – Outs');
  await focus(range);
  await expect.element(range).toHaveValue(typed);
  await type('{Escape}');
  // The river names the street of the read.
  await type('2c');
  await hasLink(`${TURN}2c&vs=${typed}@turn`);
  await seat('top pair +');
});
