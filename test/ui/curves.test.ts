// One range against another: curves, maps, the next card and the streets before.
import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { answer, button, deck, focus, open, PHONE, row, type, visit } from './visit';
import { LONG } from '../long';

const SPOT = '#/?hero=22%2B,A2s%2B,KTs%2B&board=Kh7d5c&vs=QQ-22,AJs-A2s,KQs,KQo,QJs';
const CURVES = 'Equity curves';
const reading = page.getByRole('slider', { name: 'Part of both ranges' });
const strong = page.getByRole('slider', { name: 'Line of strong hands' });

const isThere = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();
const reads = (slider: Locator, text: RegExp) =>
  expect.element(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(text));

/** The figures in a text, in order: `'you 13.1%, they 5.6%'` is 13.1 and 5.6. */
function figuresIn(text: string | null | undefined): number[] {
  return Array.from((text ?? '').matchAll(/(\d+\.\d)%/g), ([, figure]) => Number(figure));
}

test('the keyboard alone reads both curves, their parts and their maps', LONG, async () => {
  await visit(SPOT);
  await expect.element(page.getByCss('output')).toHaveTextContent('You hold strong hands more often');
  await isThere('Range against range, on the flop');
  const summary = row(CURVES).getByCss('summary');
  await expect.poll(() => figuresIn(summary.element().textContent).length).toBeGreaterThan(0);
  const [share = NaN] = figuresIn(summary.element().textContent);
  await focus(summary);
  await type('{Enter}');
  await isThere(`80% or more: you ${share.toFixed(1)}%`);

  // Both at the same part of their range.
  await focus(reading);
  await type('{End}');
  await reads(reading, /^100% of the range: you 9\d\.\d% with/);
  await type('{Home}');
  await reads(reading, /^0% of the range: you \d\d\.\d% with/);
  // The line of strong hands moves, and the shares with it: at 1% all of both ranges.
  await focus(strong);
  await type('{ArrowDown}');
  await reads(strong, /^79% or more: you /);
  await type('{Home}');
  await isThere('1% or more: you 100.0%, they 100.0%');

  // Ten rows for a screen reader, rising; the buckets add to all of each range.
  const rowsOf = (name: string) =>
    page
      .getByRole('table', { name })
      .getByRole('row')
      .elements()
      .slice(1)
      .map(({ textContent }) => figuresIn(textContent));
  const tenths = rowsOf('Equity by part of the range');
  const shares = rowsOf('How much of each range has which equity');
  expect([tenths.length, shares.length]).toEqual([10, 7]);
  for (const seat of [0, 1]) {
    const figures = tenths.map((own) => own[seat] ?? NaN);
    expect(figures.toSorted((a, b) => a - b)).toEqual(figures);
    expect(shares.reduce((sum, own) => sum + (own[seat] ?? NaN), 0)).toBeCloseTo(100, 0);
  }

  // Maps: a hand read on one is shown on its curve.
  const map = page.getByRole('grid', { name: 'Your range, equity hand by hand' });
  const hand = (name: RegExp) => map.getByRole('gridcell', { name });
  expect(map.getByRole('gridcell').elements()).toHaveLength(169);
  await expect.element(hand(/^king queen suited: \d\d\.\d% equity, 3 of 4 combos/)).toBeVisible();
  await expect.element(hand(/^seven deuce offsuit: not in the range/)).toBeInTheDocument();
  await focus(hand(/^pair of aces: /));
  await isThere('AA your range: ');
  await type('{ArrowRight}');
  await expect.element(hand(/^ace king suited: /)).toHaveFocus();

  // The streets before, with the ranges against each other as they were.
  const streets = page.getByRole('table', { name: 'By street' });
  await expect.element(streets.getByRole('row', { name: 'your equity' })).toHaveTextContent(/\d\.\d%.*\d\.\d%/);
  expect(page.getByText('By street', { exact: true }).elements(), 'there is one list').toHaveLength(1);
  await page.getByRole('radio', { name: 'Preflop' }).click();
  await expect.element(hand(/^king queen suited: \d\d\.\d% equity, 4 of 4 combos/)).toBeInTheDocument();
  await focus(summary);
  await type('{Escape}');
  await expect.element(strong).not.toBeInTheDocument();
});

test('the deck shows how each next card changes the range: one tap deals, one undo returns', LONG, async () => {
  await visit(SPOT);
  await open(CURVES);
  await isThere('bar: change in your equity, ±');
  await isThere(/points, your best card\./);
  const best = deck.getByRole('button', { name: /your best card/ });
  const [after = NaN] = figuresIn((await best.findElement()).ariaLabel);
  const before = answer.element().textContent;
  await best.click();
  await expect.element(answer).toHaveTextContent(after.toFixed(1));
  await expect.element(page.getByRole('radio', { name: 'Turn' })).toBeChecked();
  await button(/^Undo/).first().click();
  await expect.poll(() => answer.element().textContent).toBe(before);
});

test('before the flop the curves come from the table; several opponents and wild decks have none', LONG, async () => {
  await visit('#/?hero=AA&vs=KK');
  await open(CURVES);
  await isThere('80% or more: you 100.0%, they 0.0%');
  location.hash = '#/?hero=AA&vs=KK&dead=2c';
  await isThere('With dead cards the curves begin on the flop.');
  for (const spot of ['vs=KK;QQ&board=7h5c2d', 'vs=KK&board=7h5c2d&wild=joker']) {
    location.hash = `#/?hero=AA&${spot}`;
    await expect.element(row(CURVES)).not.toBeInTheDocument();
  }
});

test('on a phone a tap reads both curves, and the line has room for a thumb', LONG, async () => {
  await visit(SPOT, PHONE);
  await open(CURVES);
  await expect.element(reading).toBeVisible();
  const { width, height } = (await reading.findElement()).getBoundingClientRect();
  await reading.click({ position: { x: 0.7 * width, y: 0.8 * height } });
  await isThere(/^6\d% of the range: you/);
  expect((await strong.findElement()).getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(document.documentElement.scrollWidth).toBe(innerWidth);
  await expect.element(page.getByRole('grid', { name: 'Their range' })).toBeVisible();
});
