import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import { expect, test } from './page';
import { paste } from './paste';
import { PHONE, WIDE } from './sizes';
import { violations } from './violations';

const fixture = (name: string): string =>
  readFileSync(new URL(`../history/fixtures/${name}`, import.meta.url), 'utf8');
const HAND = fixture('pokerstars-six-max.txt');
const WORKED = '#/?hero=4c9c&board=7d5cKh8c';

const history = (page: Page): Locator => page.getByRole('region', { name: 'Hand history' });
const now = (page: Page): Locator => history(page).locator('[aria-current="step"]');
const fragment = (page: Page): Promise<string> => page.evaluate(() => location.hash);

test('a pasted hand is stepped through by keyboard, pot and call filled in', async ({ open }) => {
  const page = await open('', WIDE);
  await paste(page, HAND);
  await expect(now(page)).toContainText(/Preflop.*birch: the 2nd raises to \$3.*\$2.50 to call/);
  await expect(now(page)).toBeFocused();
  await expect
    .poll(() => fragment(page))
    .toBe('#/?hero=4c9c&vs=random;KsKd&dead=2h&pot=4.5&call=2.5');

  await page.keyboard.press('ArrowRight');
  await expect(now(page)).toContainText(/Flop.*No bet so far.*pot \$9; checked/);
  await expect(now(page)).toBeFocused();
  // As fast as they come, none is lost.
  for (const key of ['n', 'ArrowRight', 'n']) await page.keyboard.press(key);
  await expect(now(page)).toContainText(/Turn.*bets \$10.*raised/);
  await expect
    .poll(() => fragment(page))
    .toBe('#/?hero=4c9c&board=7d5cKh8c&vs=KsKd&dead=2h&pot=28&call=10');
  await expect(page.getByText('Fold.', { exact: true })).toBeVisible();
  await page.keyboard.press('End');
  await expect(now(page)).toContainText(/River.*pot \$78; bet/);
  await page.keyboard.press('n');
  await expect(now(page)).toContainText('River');
  await page.keyboard.press('p');

  // One step of undo each; the line of steps follows.
  await page.keyboard.press('Backspace');
  await expect(now(page)).toContainText('River');
  await page.keyboard.press('Backspace');
  await expect(now(page)).toContainText(/Turn.*bets \$10/);

  expect(await violations(page)).toEqual([]);

  await history(page).getByRole('button', { name: 'Close the hand history' }).click();
  await expect(history(page)).toHaveCount(0);
  await expect.poll(() => fragment(page)).toContain('board=7d5cKh8c');
});

test('by touch, from the field of a phone', async ({ open }) => {
  const page = await open('', PHONE);
  await page.getByRole('button', { name: 'Type the spot as text' }).tap();
  await page.getByRole('textbox', { name: /spot/i }).focus();
  await paste(page, HAND);
  await expect(now(page)).toContainText('Preflop');
  const next = history(page).getByRole('button', { name: 'Next decision' });
  await expect(next).toBeInViewport();
  const box = await next.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await next.tap();
  await expect(next, 'a step taken elsewhere leaves the focus there').toBeFocused();
  await next.tap();
  await expect(now(page)).toContainText(/Flop.*bets \$4.50/);
  await expect(now(page)).toBeInViewport();
  await history(page).getByRole('button', { name: 'Decision before' }).tap();
  await expect(now(page)).toContainText(/Flop.*No bet so far/);
  await history(page)
    .getByRole('button', { name: /^Turn No bet/ })
    .tap();
  await expect
    .poll(() => fragment(page))
    .toBe('#/?hero=4c9c&board=7d5cKh8c&vs=KsKd&dead=2h&pot=18');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'wider than the window').toBeLessThanOrEqual(0);
});

test('several hands, other eyes, hands unknown, and a range that goes along', async ({ open }) => {
  const page = await open('', WIDE);
  await paste(page, [HAND, fixture('ggpoker-tournament.txt'), HAND.slice(0, 900)].join('\n\n'));
  await expect(history(page).getByText('1 more cannot be read')).toBeVisible();
  await history(page).getByRole('radio', { name: 'unknown' }).check();
  await expect.poll(() => fragment(page)).toBe('#/?hero=4c9c&vs=random;random&pot=4.5&call=2.5');
  await history(page).getByLabel('Seen by').selectOption('birch: the 2nd');
  await expect.poll(() => fragment(page)).toContain('#/?hero=KsKd');

  await history(page).getByLabel('Hand', { exact: true }).selectOption('1');
  await expect(now(page)).toContainText('cc33dd44 raises to 1,600');
  await page.evaluate(() => {
    location.hash = '#/?hero=7c7s&vs=TT%2B&pot=3200&call=800';
  });
  await expect(now(page)).toContainText('Preflop');
  await history(page).getByRole('button', { name: 'Next decision' }).click();
  await expect.poll(() => fragment(page)).toBe('#/?hero=7c7s&board=9d6h2s&vs=TT+&pot=4000');
});

const FAULTS: [why: string, text: string, said: RegExp][] = [
  ['cut short', HAND.slice(0, 900), /cut short/],
  ['in German', HAND.replace('calls $2.50', 'geht mit $2.50'), /“hero: geht mit/],
  ['of Omaha', HAND.replace("Hold'em No", 'Omaha Pot'), /no Texas hold’em/],
  ['of a room that is not known', `Another Poker Hand #1\n${HAND.slice(100)}`, /No hand history/],
  ['binary', `PokerStars Hand #1\0${HAND}`, /no text/],
  ['of 10 MB', HAND.repeat(10_000_000 / HAND.length), /million characters/],
];
test('what cannot be read is said within a second, and the spot stays', async ({ open }) => {
  const page = await open(WORKED, WIDE);
  // The reader is loaded with the first.
  await paste(page, HAND.slice(0, 300));
  await expect(page.getByRole('alert').first()).not.toHaveText('');
  for (const [why, text, said] of FAULTS) {
    const before = Date.now();
    await paste(page, text);
    await expect(page.getByRole('alert').first(), why).toHaveText(said, { timeout: 1_000 });
    // Driving the browser takes its time too, of 10 MB above all.
    if (text.length < 10_000) expect(Date.now() - before, why).toBeLessThan(1_000);
    await expect.poll(() => fragment(page)).toBe(WORKED);
    await expect(history(page)).toHaveCount(0);
  }
});
