// Keys of the table that do not deal cards.
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import HAND from '../history/fixtures/pokerstars-six-max.txt?raw';
import { button, deck, focus, focused, line, link, open, paste, PHONE, row, says, sentence, type } from './visit';
import { visit } from './visit';
import { LONG } from '../long';

const KNOWN = '#/?hero=AhKh&board=7h3h9c&vs=7c7d';
const SPOT = 'AhKh 7h3h9c v 7c7d';
const keys = page.getByRole('region', { name: 'Keys' }).or(page.getByRole('dialog', { name: 'Keys' }));
const grid = page.getByRole('grid');
const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });

/** Keys that are loaded late come with the tab's name, which is that of the hand. */
async function lateKeys(): Promise<void> {
  await expect.poll(() => document.title).toMatch(/^A♥ K♥ .* – Outs$/);
}

describe('Escape closes what is open, the innermost first, and then clears', () => {
  test('Escape closes a grid, then clears the table with a message and undo', async () => {
    await visit('#/?hero=AhKh&board=7h3h9c&vs=TT%2B');
    await button(/on the grid/).click();
    await expect.element(grid).toBeVisible();
    (document.activeElement as HTMLElement).blur();
    await type('{Escape}');
    await expect.element(grid).not.toBeInTheDocument();
    await says(line, 'AhKh 7h3h9c v TT+');
    await type('{Escape}');
    await says(line, /^$/);
    const cleared = page.getByText('Cleared.');
    await type('{Escape}');
    await expect.element(cleared).toBeVisible();
    await type('{Backspace}');
    await says(line, 'AhKh 7h3h9c v TT+');
    await expect.element(cleared).not.toBeInTheDocument();
    await type('{Escape}Qs');
    await says(line, 'Qs');
    await expect.element(cleared).not.toBeInTheDocument();
  });

  test('Escape closes the settings, then the row with the focus, then the other row', async () => {
    await visit(KNOWN);
    await open('Next card');
    await open('By street');
    await button('Settings').click();
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await expect.element(settings).toBeVisible();
    const isOpen = () => [
      ...['Next card', 'By street'].map((title) => (row(title).element() as HTMLDetailsElement).open),
      settings.query() !== null,
    ];
    await type('{Escape}');
    await expect.poll(isOpen).toEqual([true, true, false]);
    await focus(row('Next card').getByCss('summary'));
    for (const state of [
      [false, true, false],
      [false, false, false],
    ]) {
      await type('{Escape}');
      await expect.poll(isOpen).toEqual(state);
      await says(line, SPOT);
    }
    await type('{Escape}');
    await says(line, /^$/);
  });

  test('Escape ends the list of keys, then dead cards, and the text line of a phone', async () => {
    await visit(KNOWN);
    await type('x?');
    await expect.element(keys).toBeVisible();
    await type('{Escape}');
    await expect.element(keys).not.toBeInTheDocument();
    await expect.element(page.getByText('Dead cards?')).toBeVisible();
    await type('{Escape}');
    await expect.element(page.getByText('Dead cards?')).not.toBeInTheDocument();
    await page.viewport(...PHONE);
    await button('Type the spot as text').click();
    const field = page.getByRole('textbox', { name: /^Spot/ });
    await expect.element(field).toHaveFocus();
    await type('Qs{Escape}');
    await expect.element(field).not.toBeInTheDocument();
    await says(line, SPOT);
  });

  test('Escape leaves a hand history, whose own button closes it, and which can be opened again', async () => {
    await visit();
    paste(HAND);
    const history = page.getByRole('region', { name: 'Hand history' });
    const step = history.getByCss('[aria-current="step"]');
    await expect.element(step).toHaveFocus();
    await type('n');
    await expect.poll(link).toContain('board=7d5cKh');
    // `p` leads to the decision before.
    await type('?');
    await says(keys, 'next or previous decision');
    await expect.element(keys).not.toHaveTextContent('the size of the bet');
    await type('{Escape}{Escape}{Escape}');
    await expect.element(keys).not.toBeInTheDocument();
    await says(step, 'Flop');
    const close = button('Close the hand history');
    await close.click();
    await expect.element(history).not.toBeInTheDocument();
    expect(link(), 'the spot stays').toContain('board=7d5cKh');
    const offer = button('Open the hand history again');
    await offer.click();
    await says(step, 'Flop');
    // The offer stays after closing and clearing in a row, and goes once other cards are dealt.
    await close.click();
    await type('{Escape}');
    await expect.element(page.getByText('Cleared.')).toBeVisible();
    await expect.element(offer).toBeVisible();
    await type('AhKh');
    await expect.element(offer).not.toBeInTheDocument();
  });
});

test(
  'Space between typed cards neither scrolls nor presses what was clicked; otherwise it does both',
  LONG,
  async () => {
    const low = [1280, 420] as const;
    await visit('', low);
    await deck.getByRole('button', { name: /^ace of hearts/ }).click();
    await type('Kh 7h3h9c v 7c7d v QsQd ');
    await says(line, 'AhKh 7h3h9c v 7c7d v QsQd');
    expect(scrollY).toBe(0);

    await visit(KNOWN, low);
    await expect.element(page.getByText('Copy, print', { exact: true })).toBeVisible();
    dispatchEvent(new PointerEvent('pointerdown'));
    await type(' ');
    await expect.poll(() => scrollY).toBeGreaterThan(0);
    await type('Qs');
    await says(line, 'AhKh 7h3h9cQs v 7c7d');
    await userEvent.tab();
    button('Opponent: fold').element().focus();
    await type(' ');
    await says(line, 'AhKh 7h3h9cQs x 7c7d');
  },
);

test('arrow keys lead into the deck from anywhere; / into the line', async () => {
  await visit(KNOWN);
  await lateKeys();
  await type('{ArrowDown}');
  await expect.element(focused).toHaveAccessibleName(/^ace of spades/);
  await type('{ArrowRight}{ArrowDown}{ArrowRight}');
  await expect.element(focused).toHaveAccessibleName(/^queen of hearts/);
  await type('{Enter}');
  await expect.poll(link).toContain('board=7h3h9cQh');
  await type('/{Control>}a{/Control}QsQd 2c7d9h v AsKs{Enter}');
  await expect.poll(link).toBe('#/?hero=QsQd&board=2c7d9h&vs=AsKs');
});

test('the word pot typed anywhere begins amounts on the line: no digit picks a size', async () => {
  await visit();
  // At once, before the late parts of the page.
  await type('AhKh7h3h9c pot 100 call 20{Enter}');
  await expect.poll(link).toBe('#/?hero=AhKh&board=7h3h9c&pot=100&call=20');
  await type('pot 60 call 30{Enter}');
  await expect.poll(link).toBe('#/?hero=AhKh&board=7h3h9c&pot=60&call=30');
});

test(
  'e, l and m open and close the reports, at the top of the window, and u leads to everybody’s cards',
  LONG,
  async () => {
    await visit('#/?hero=TT%2B,AKs&vs=88%2B,AQs%2B', [1366, 768]);
    for (const [key, title] of [
      ['e', 'Equity curves'],
      ['l', 'All flops'],
      ['m', 'All 169 hands'],
    ] as const) {
      await expect.element(row(title).getByCss('summary')).toHaveAttribute('aria-keyshortcuts', key);
      await type(key);
      await expect.element(row(title)).toHaveAttribute('open');
      await expect.element(row(title).getByCss('summary')).toBeInViewport();
      await type(key);
      await expect.element(row(title)).not.toHaveAttribute('open');
    }
    await type('u');
    await expect.poll(link).toMatch(/^#\/show\?hero=TT\+,AKs/);
  },
);

test('the list of keys is on an empty table, and on request with ?', async () => {
  await visit();
  await says(keys, 'move in the deck; Enter deals the card');
  await type('AhKh7h3h9c');
  await expect.element(keys).not.toBeInTheDocument();
  await type('?');
  await says(keys, 'the size of the bet');
  // It is beside the deck, and nothing scrolls.
  const [list, cards] = [keys, deck].map((part) => part.element().getBoundingClientRect());
  expect(list.left).toBeGreaterThan(cards.right);
  expect(scrollY).toBe(0);
  await type('?');
  await expect.element(keys).not.toBeInTheDocument();
  await button('Keys').click();
  await expect.element(keys).toBeVisible();
});

test('b and f lead through the streets as they were played, as taps do', LONG, async () => {
  const [played, flop] = ['#/?hero=AhKh&board=7h3h9cQs2d&vs=7c7d', '#/?hero=AhKh&board=7h3h9c&vs=7c7d'];
  await visit(played);
  await expect.element(page.getByRole('region', { name: 'Street by street' })).toBeVisible();
  // Faster than the answers.
  await type('bb');
  await expect.poll(link).toBe(flop);
  await type('f');
  await expect.poll(link).toBe('#/?hero=AhKh&board=7h3h9cQs&vs=7c7d');
  await visit(played, PHONE);
  await button(/^back to the flop/i).click();
  await expect.poll(link).toBe(flop);
  await deck.getByRole('button', { name: /^deuce of hearts/ }).click();
  await expect.poll(link).toContain('7h3h9c2h&');
  await button(/^as played/i).click();
  await expect.poll(link).toBe(played);
  await expect.element(button(/^as played/i)).not.toBeInTheDocument();
});

test.each([
  [1366, 768],
  [1920, 1080],
] as const)('a grid opens next to the deck, which stays, with the figures in sight: %i × %i', LONG, async (...size) => {
  for (const spot of ['hero=AhKh&vs=TT%2B', 'hero=AhKh&vs=TT%2B;30%25', 'hero=TT%2B&vs=7c7d']) {
    await visit(`#/?board=7h3h9c&${spot}`, size);
    await expect.poll(() => document.title).toMatch(/ – Outs$/);
    const first = () => deck.getByCss('.tile').first().element().getBoundingClientRect().toJSON() as unknown;
    const before = first();
    await type('g');
    await expect.element(grid).toBeInViewport({ ratio: 0.8 });
    expect([first(), scrollY], spot).toEqual([before, 0]);
    await type('g');
    if (!spot.includes(';')) await expect.element(grid).not.toBeInTheDocument();
  }
});

test('a row that o opens comes into view below the verdict', LONG, async () => {
  await visit(`${KNOWN.replace('7c7d', '22%2B,AJs')}&pot=60&call=20`, [1366, 768]);
  await lateKeys();
  await type('o');
  await expect.element(page.getByCss('.remains')).toBeInViewport({ ratio: 0.99 });
  const [verdict, opened] = ['output .verdict', 'details[open] > summary'].map((part) =>
    page.getByCss(part).element().getBoundingClientRect(),
  );
  expect(verdict?.top).toBeGreaterThanOrEqual(0);
  expect(opened?.top).toBeGreaterThanOrEqual(verdict?.bottom ?? 0);
});

test('o opens the next range, w narrows it, g opens the grids one after the other', LONG, async () => {
  await visit('#/?hero=AhKh&board=7h3h9c&vs=TT%2B;22%2B');
  await lateKeys();
  await type('.');
  await expect.element(alert('No grid is open. Press g first.')).toBeVisible();
  for (const player of [1, 2]) {
    await type('g');
    await expect.element(grid).toHaveAccessibleName(new RegExp(`Opponent ${player}`, 'i'));
    await expect.element(focused).toHaveAttribute('data-cell', 'AA');
  }
  await type('-');
  await expect.poll(link).toContain('vs=TT+;AA:0.9,KK-22');
  await type('g');
  await expect.element(grid).not.toBeInTheDocument();
  await expect.element(focused).toHaveAttribute('aria-expanded', 'false');
  const opened = page.getByCss('details[open] > summary');
  for (const player of [1, 2]) {
    await type('o');
    await says(opened, `Opponent ${player}`);
  }
  await expect.element(button(/^Narrow to/)).toBeVisible();
  await type('w');
  await expect.element(button('Undo narrowing')).toBeVisible();
});

test('a key of ranges without an effect says why', LONG, async () => {
  for (const key of ['r', 'o', 'w']) {
    await visit(KNOWN);
    await lateKeys();
    await type(key);
    await expect.element(alert('Nobody holds a range. Type one, such as v TT+, AQs+.')).toBeVisible();
  }
  await visit('#/?hero=AhKh&vs=TT%2B');
  await lateKeys();
  await type('r');
  await expect.element(alert('A range opens on a board. Deal a flop first.')).toBeVisible();
});

test('a range typed anywhere goes to the line, known cards are dealt, Escape takes it back', LONG, async () => {
  const field = page.getByRole('textbox', { name: /spot in text/i });
  await visit();
  for (const [typed, written, range] of [
    ['v TT+,AQs+', 'v TT+,AQs+', 'TT+,AQs+'],
    ['vAQs+', 'v AQs+', 'AQs+'],
    ['v 25%', 'v 25%', '44+,A2s+,K7s+,Q9s+,JTs,A5o+,K9o+,QTo+'],
    ['v 10%', 'v 10%', '66+,A8s+,KJs+,ATo+'],
    ['v AKo', 'v AKo', 'AKo'],
    ['v 22-55', 'v 22-55', '55-22'],
    ['v AA, KK', 'v AA, KK', 'KK+'],
  ] as const) {
    await type(`{Escape}AhKh 7h3h9c ${typed}`);
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue(`AhKh 7h3h9c ${written}`);
    await type('{Enter}');
    await expect.poll(link).toBe(`#/?hero=AhKh&board=7h3h9c&vs=${range}`);
  }
  await visit('');
  await type('AhKh v 7c7d 7h3h9cv Qs Qd v Th8h');
  await expect.poll(link).toBe(`${KNOWN};QsQd;Th8h`);
  await visit(KNOWN);
  await says(sentence, /eight outs/);
  await type('vAQs+');
  await expect.element(field).toHaveFocus();
  await type('{Escape}');
  await expect.poll(link).toBe(KNOWN);
});
