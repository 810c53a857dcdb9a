// The study page: progress, drills with their own question, puzzles, packs and the spot of the day.
import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { cleanup } from 'vitest-browser-svelte';
import { idOf, KINDS, type Kind } from '../../src/drills/kinds';
import { parseRange } from '../../src/poker/range';
import { CELLS } from '../../src/ui/handCells';
import { LEVELS } from '../../src/drills/levels';
import { keptByLearner } from '../study/learner';
import { button, counts, focus, link, open, PHONE, reload, says, sentence, type, visit, WIDE } from './visit';
import { LONG } from '../long';

const packs = page.getByRole('region', { name: 'Packs' });
const isThere = (place: Locator | string) =>
  expect.element(typeof place === 'string' ? page.getByText(place).first() : place).toBeVisible();
const isGone = (place: Locator) => expect.element(place).not.toBeInTheDocument();
const saved = (key: string) => localStorage.getItem(`outs:${key}`);
/** How far something is wider than the page. */
const overflow = () => document.documentElement.scrollWidth - innerWidth;

async function openProgress(levels: number, size: readonly [number, number] = WIDE): Promise<void> {
  await visit('#/study?show=progress', size);
  cleanup();
  localStorage.clear();
  for (const [key, text] of Object.entries(keptByLearner(levels))) localStorage.setItem(key, text);
  await reload();
  await isThere(packs);
}

const rows = page.getByRole('row');
const hasRows = (count: number) => counts(rows, count);

test('progress has a row for each level, which opens to its kinds', LONG, async () => {
  await openProgress(LEVELS.length);
  await says(page.getByCss('output'), /^0 of 10 today\. (Twelve|Thirteen) levels are due\. Most common mistake: \w/);
  const board = page.getByRole('row', { name: /Read the board/ });
  await says(board, /step 2 of 3.*75%.*today/s);
  await isThere(board.getByRole('cell', { name: '40', exact: true }));
  await hasRows(LEVELS.length + 1);
  await button('9 Read the board').click();
  await hasRows(LEVELS.length + 6);
  await isThere(page.getByRole('row', { name: /^What beats you/ }));
  await type('{Enter}');
  await hasRows(LEVELS.length + 1);
  await isGone(page.getByText('to come'));

  // Levels without a round share a line. Plots state their numbers, and the side to which estimates err.
  await openProgress(7);
  await isThere('6 levels to come');
  await hasRows(8);
  await isGone(page.getByText(/^Step:/));
  await isThere('points off on average, mostly too low');
  await isThere(page.getByRole('img', { name: /^Spots a day, the last four weeks: (\d+, ){27}\d+$/ }));
  await isThere(page.getByRole('img', { name: /^Average error of estimates.*: (\d\.\d, )+\d\.\d$/ }));
  const mistakes = page.getByRole('region', { name: /^Your mistakes/ });
  await says(mistakes.getByRole('listitem').first(), /^outs missed\s+\d+$/);
});

test('thirteen levels are one screen of a phone, everything one of a laptop; nothing is wider than the page', async () => {
  await openProgress(LEVELS.length, PHONE);
  await hasRows(LEVELS.length + 1);
  await expect.poll(() => rows.last().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(PHONE[1]);
  await button('11 Equity and effective outs').click();
  for (const width of [320, 390, 820]) {
    await page.viewport(width, 844);
    await expect.poll(overflow, { message: `${width} px` }).toBe(0);
  }
  await button('11 Equity and effective outs').click();
  for (const [width, height] of [[1366, 768], WIDE] as const) {
    await page.viewport(width, height);
    await expect.poll(() => document.documentElement.scrollHeight).toBe(height);
  }
});

test('a pack is removed, brought back and continued', LONG, async () => {
  await openProgress(1);
  const first = packs.getByRole('listitem').first();
  await says(first, /River decisions, by Jonas.*9 of 12.*7 right/s);
  await button('Remove River decisions').click();
  await says(packs.getByRole('status'), 'River decisions removed.');
  expect(packs.getByRole('listitem').elements()).toHaveLength(1);
  expect(saved('packs')).not.toContain('River');
  await button('Undo').click();
  await says(first, /9 of 12.*7 right/s);
  expect(saved('packs')).toContain('River');
  const ours = packs.getByRole('link', { name: 'Continue First outs' });
  await expect.element(ours).toHaveAttribute('href', '#/study?pack=first-outs');
  await button('Continue River decisions').click();
  await isThere(page.getByRole('heading', { name: 'River decisions' }));
});

/** A reply by keys; whether it is right does not matter. */
const REPLIES: Readonly<Record<string, () => Promise<void>>> = {
  number: () => type('9'),
  estimate: () => type('25'),
  hands: () => type('1'),
  cards: () => type('12345'),
  row: async () => {
    await focus(page.getByRole('radio').first());
    await type('{ArrowDown}');
  },
  combo: async () => {
    // Two of the four aces and kings are off every board.
    for (const own of page.getByCss('.deck .tile:not(.hole)').elements().slice(0, 2)) await userEvent.click(own);
  },
  combos: async () => {
    await focus(page.getByRole('gridcell', { name: /, 0 marked/ }).first());
    await type(' ');
  },
};

test('every kind fits a phone, is answered by keyboard and explained', LONG, async () => {
  await visit('#/study?kind=gutshot&seed=1', PHONE);
  const done = button(/^(Done|None of them)/);
  const go = async (kind: Kind, seed: number) => {
    const before = document.querySelector('main')?.textContent;
    location.hash = `#/study?kind=${idOf(kind)}&seed=${seed}`;
    await expect.poll(() => document.querySelector('main')?.textContent).not.toBe(before);
    await isThere(done);
    await expect
      .poll(() => {
        const { top, bottom } = done.element().getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight && overflow() <= 0;
      })
      .toBe(true);
  };
  for (const [at, kind] of KINDS.filter(({ form }) => form !== 'marks').entries()) {
    await go(kind, at);
    await REPLIES[kind.form]();
    await type('{Enter}');
    await expect.element(button(/^(Next|Finish)/)).toHaveFocus();
    await expect.element(sentence).not.toBeEmptyDOMElement();
    await isThere(page.getByRole('region', { name: 'How to get it' }));
    await go(kind, at + 2);
  }
  location.hash = '#/study?show=progress';
  await isThere(page.getByText(/Count the hands|Combos of a hand/).first());
});

test('before a reply nothing is kept, and an answer that is shown is not graded', async () => {
  await visit('#/study?pack=first-outs&at=2');
  await isThere('puzzle 2 of');
  expect(saved('packs')).toBeNull();
  await visit('#/study?daily=2026-01-02');
  await isThere('The spot of 2 Jan');
  expect(link()).toBe('#/study?daily=2026-01-02');
  await visit('#/study?ask=equity&hero=AhKh&board=7h3h9c&vs=7c7d');
  await button('Show the answer').click();
  await says(sentence, 'Your equity is 24.6%.');
  await isGone(page.getByText(/^(Right|Close|Not quite)$/));
  await isThere(page.getByRole('link', { name: 'Open this spot at the table' }));
  expect(saved('study-3')).toBeNull();
});

test('an own spot is listed with its read as it was typed', async () => {
  await visit('#/study?kind=gutshot&seed=1');
  cleanup();
  const spots = [{ link: '#/?hero=AhQh&board=Kh9h2c&vs=99,KQ with toppair%2B', at: 1 }];
  localStorage.setItem('outs:spots', JSON.stringify({ format: 'outs-spots', version: 1, spots }));
  await reload();
  const list = await open('Your spots');
  await isThere(list.getByRole('link', { name: /99, KQ with top.pair.\+ on/ }));
});

test('a mistake is followed by the same kind', async () => {
  await visit('#/study?kind=combos-of-a-hand&seed=3');
  await isThere(page.getByLabelText('Combos', { exact: true }));
  await type('999{Enter}');
  await button('Next: one more like it').click();
  await expect.poll(link).toMatch(/kind=combos-of-a-hand&seed=(?!3$)\d+$/);
});

test('a puzzle hides its answer until the reply, and counts once', async () => {
  await visit('#/study?ask=outs&hero=5h6h&board=5d7hQc&vs=AcQd&note=Eight%20%3Cimg%3E%20or%20five%3F&after=~RmlmdGg');
  await isThere('A puzzle somebody sent you');
  await isThere('Eight <img> or five?');
  await isGone(page.getByText('Fifth'));
  await isGone(page.getByRole('link', { name: 'Open this spot at the table' }));
  await type('6s6d6c5s5c{Enter}{Enter}');
  await says(sentence, 'You found all 5 outs.');
  await isThere('Fifth');
  await reload();
  await isThere(page.getByText(/^you answered this on \d+ \w+$/));
  await button('Show the answer').click();
  await says(sentence, 'Five outs');
});

test('a pack is listed, started and remembered; one opens from a file, and another file is refused', LONG, async () => {
  await visit('#/study?pack=first-outs');
  await button('Start').click();
  await isThere('puzzle 1 of');
  await type('{Enter}{Enter}');
  await expect.element(button(/^Next/)).toHaveFocus();
  await type('{Enter}');
  await isThere('puzzle 2 of');
  location.hash = '#/study?pack=first-outs';
  await isThere(button('Continue'));

  await visit('#/study?kind=gutshot&seed=1');
  await page.getByText('Packs', { exact: true }).click();
  const put = (text: string) =>
    page.getByCss('input[type=file]').upload(new File([text], 'a.json', { type: 'application/json' }));
  await put('{"format":"else"}');
  await says(page.getByRole('alert'), 'not a pack of puzzles');
  const puzzle = { ask: 'outs', link: '#/?hero=5h6h&board=5d7hQc&vs=AcQd', note: '<b>bold</b>' };
  await put(JSON.stringify({ format: 'outs-pack', version: 1, title: 'Mine', puzzles: [puzzle] }));
  await isThere(page.getByRole('heading', { name: 'Mine' }));
  await isThere('<b>bold</b>');
});

test('a drill about a range shows it as a grid next to the keypad, and on a phone as text alone', LONG, async () => {
  const question = page.getByText(/^They hold .*\. What is your equity\?$/);
  const grid = page.getByCss('.map');
  for (const seed of [3, 8]) {
    await visit(`#/study?kind=equity-against-a-range&seed=${seed}`, WIDE);
    await expect.element(question).toBeVisible();
    const text = /^They hold (.*)\. What/.exec(question.element().textContent.trim())?.[1] ?? '';
    const read = parseRange(text, 'line');
    if (!read.ok) throw new Error(text);
    const { weights } = read.value;
    const held = CELLS.filter(({ combos }) => combos.some((combo) => weights[combo] > 0)).map(({ name }) => name);
    await expect.element(grid).toBeVisible();
    const drawn = Array.from(grid.element().querySelectorAll<HTMLElement>('[data-cell]:not(.heat-0)'));
    expect(drawn.map(({ dataset }) => dataset.cell)).toEqual(held);
  }
  await visit('#/study?kind=equity-against-a-range&seed=3', PHONE);
  await expect.element(question).toBeVisible();
  await expect.element(grid).not.toBeVisible();
  // The drill of cards that help against a range has it next to the deck.
  await visit('#/study?level=ranges', WIDE);
  const range = page.getByCss('.them .wide');
  await expect.element(range).toBeVisible();
  const read = parseRange(range.element().textContent, 'line');
  await expect.element(grid).toBeVisible();
  const drawn = grid.element().querySelectorAll('[data-cell]:not(.heat-0)').length;
  const held = CELLS.filter(({ combos }) => read.ok && combos.some((combo) => read.value.weights[combo] > 0));
  expect(drawn).toBe(held.length);
});
