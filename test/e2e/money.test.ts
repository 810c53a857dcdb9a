// The money of a spot: side pots, several runs, a tournament, and what a history fills in.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, goTo, test } from './page';
import { paste } from './paste';
import { PHONE, WIDE } from './sizes';
import { violations } from './violations';

const HAND = readFileSync(new URL('../history/fixtures/pokerstars-six-max.txt', import.meta.url), 'utf8');

/** What to do, in the place of the sentence. */
const verdict = (page: Page) => page.locator('output .verdict');

test('pots are split, run twice and weighed as prizes', async ({ visit }) => {
  const page = await visit('#/?hero=AhKh&board=7h3h9c&vs=7c7d;JsTs&pot=300&call=160');
  const price = page.getByRole('region', { name: 'The price' });
  const fragment = () => page.evaluate(() => location.hash);
  await expect(verdict(page)).toHaveText('Fold, unless you can win 170 more when you hit.');
  await page.getByRole('button', { name: 'Split the pots' }).click();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const amounts = [
    ['You', '0', '200'],
    ['Opponent 1', '80', '0'],
    ['Opponent 2', '160', '0'],
  ] as const;
  for (const [name, bet] of amounts) await field(`${name}: in the pot`).fill(bet);
  await expect(price, 'the bets alone make the pots').toContainText('EV 41.86 per call.');
  await expect(verdict(page)).toHaveText(/^Call\./);
  for (const [name, , stack] of amounts) await field(`${name}: behind`).fill(stack);
  await expect(price).toContainText('Behind in the main pot and far ahead in the side pot');
  await expect
    .poll(fragment)
    .toBe('#/?hero=AhKh&board=7h3h9c&vs=7c7d;JsTs&pot=300&bets=0;80;160&stacks=200;0;0&call=160');
  await expect(page.getByRole('row', { name: /^Together 300 160 460/ })).toBeVisible();

  // An unreadable amount stays, with a message; a readable one is written back.
  await field('Opponent 1: in the pot').fill('lots');
  await expect(page.getByText(/“lots” is not an amount/)).toBeVisible();
  await field('Opponent 1: in the pot').fill('$80.00');
  await field('Opponent 2: in the pot').focus();
  await expect(field('Opponent 1: in the pot')).toHaveValue('80');

  await page.locator('summary', { hasText: 'Run it twice' }).click();
  await page.getByRole('radio', { name: 'Twice', exact: true }).check();
  await expect(page.getByText(/Same average, 41.86, smaller standard deviation/)).toBeVisible();

  await page.locator('summary', { hasText: 'Tournament' }).click();
  await field('1st pays').fill('50');
  await page.getByRole('button', { name: 'Add a place that pays' }).click();
  await field('2nd pays').fill('30');
  await expect(page.getByText(/^A call is worth /).last()).toBeVisible();
  await expect(page.getByText(/^Not counted: /)).toBeVisible();
  expect(await violations(page, '.price, details[open]')).toEqual([]);
});

test('runs are not counted while somebody has still to act', async ({ visit }) => {
  const spot = 'hero=AcQc&board=9h8sTc&vs=AdAs;KdJd&pot=85&bets=21;21;42&call=21&runs=2';
  const page = await visit(`#/?${spot}&stacks=179;0;0`);
  const row = page.locator('details', { hasText: 'Run it twice' });
  await row.locator('summary').click();
  await expect(row).toContainText('Same average');
  await page.evaluate((own) => (location.hash = `#/?${own}&stacks=179;252;60`), spot);
  await expect(row).toContainText('A player has still to act.');
  await expect(row).not.toContainText('Same average');
});

test('all problems with the amounts are shown at once, and corrected with a tap', async ({ visit }) => {
  const page = await visit(
    '#/?hero=AhKh&board=7h3h9c&vs=7c7d;QsQd;Tc8c&pot=60&bets=20;30;60;60&stacks=200;0;100;100&call=20',
    PHONE,
  );
  const price = page.getByRole('region', { name: 'The price' });
  const pot = page.getByRole('textbox', { name: /^Pot/ });
  const call = page.getByRole('textbox', { name: /^to call/ });
  await expect(pot).toHaveAccessibleDescription(/60 is less than the 170 of all bets together/);
  await expect(call).toHaveAccessibleDescription(/20 is less than the 40 to call/);
  await expect(call).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(/Break-even/)).toHaveCount(0);
  await expect(verdict(page)).toHaveCount(0);

  // The panel that the bets are entered in offers the same.
  const row = page.locator('details', { hasText: 'Side pots' });
  await row.locator('summary').click();
  await row.getByRole('button', { name: 'Use 170 as the pot' }).click();
  await expect(pot).toHaveValue('170');
  await expect(call, 'the other is still wrong').toHaveAttribute('aria-invalid', 'true');
  await price.getByRole('button', { name: 'Use 40 as the call' }).click();
  await expect(price).toContainText('EV 39.13 per call.');
  await expect(call, 'a phone has the right ones above the deck, once they are asked for').toHaveCount(0);

  // Each unreadable amount has its message.
  for (const seat of ['Opponent 1', 'Opponent 2']) {
    const field = row.getByRole('textbox', { name: `${seat}: behind` });
    await field.fill(`lots of ${seat}`);
    await expect(field).toHaveAccessibleDescription(new RegExp(`^“lots of ${seat}” is not an`));
  }
  expect(await violations(page, '.price, details[open]')).toEqual([]);
});

test('the fields stay where they are when a call is entered', async ({ visit }) => {
  for (const size of [PHONE, WIDE]) {
    const page = await visit('', size);
    for (const fragment of ['vs=7c7d', 'vs=TT%2B', 'vs=random;random']) {
      await goTo(page, `#/?hero=AhKh&board=7h3h9c&${fragment}&pot=60`);
      const call = page.getByRole('textbox', { name: /^to call/ });
      const amounts = page.getByRole('button', { name: 'amounts', exact: true });
      if (size === PHONE && !(await call.isVisible())) {
        await page.getByRole('button', { name: 'Price', exact: true }).tap();
        await amounts.tap();
      }
      const place = async () => {
        await expect(page.locator('.stale, .pending, progress')).toHaveCount(0);
        return call.evaluate((field) => field.getBoundingClientRect().top + scrollY);
      };
      await expect(call).toBeVisible();
      const before = await place();
      await call.fill('20');
      await expect(verdict(page)).toHaveText(/./);
      await expect(page.getByText(/Break-even equity 25\.0%/).first()).toBeAttached();
      expect(await place(), fragment).toBe(before);
    }
  }
});

test('a player’s part of the run-outs has a name and a figure only if they fit', async ({ visit }) => {
  for (const fragment of ['AcQc&board=9h8sTc&vs=AdAs;KdJd', 'AhKh&board=7h3h9c&vs=7c7d']) {
    const page = await visit(`#/?hero=${fragment}`);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const picture = page.getByRole('region', { name: 'From outs to equity' }).locator('.picture');
      await expect(picture).toContainText(/Opponents? \d/);
      const room = await picture.evaluate((own) =>
        ['.win', '.lose'].map((side) => {
          const part = own.querySelector(side);
          return (part?.clientWidth ?? -1) - (part?.scrollWidth ?? 0);
        }),
      );
      expect(room, `${fragment} at ${width} px`).toEqual([0, 0]);
    }
  }
});

test('a history fills the money in', async ({ visit }) => {
  const page = await visit('');
  await paste(page, HAND);
  await expect(verdict(page)).toHaveText(/./);
  await expect(page.locator('details', { hasText: 'Side pots' })).toContainText(/main .*, side /);
});

test('side pots are offered as soon as an opponent is there', async ({ visit }) => {
  const page = await visit('#/?hero=AhKh&board=7h3h9c', PHONE);
  const row = page.locator('summary', { hasText: 'Side pots' });
  await expect(page.locator('summary', { hasText: 'Your spots' })).toBeVisible();
  await expect(row).toHaveCount(0);
  await goTo(page, '#/?hero=AhKh&board=7h3h9c&vs=7c7d;QsQd');
  await row.tap();
  await page.getByRole('textbox', { name: 'Opponent 1: in the pot' }).fill('20');
  await expect.poll(() => page.evaluate(() => location.hash)).toContain('bets=;20');
});

test('strokes may separate prizes; a red amount has no verdict', async ({ visit }) => {
  const page = await visit('#/?hero=AhKh&board=7h3h9c&vs=7c7d&pot=300&bets=140;160&stacks=200;0&call=20');
  const fragment = () => page.evaluate(() => location.hash);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await page.locator('summary', { hasText: 'Tournament' }).click();
  await field('1st pays').pressSequentially('50/30/20');
  await expect.poll(fragment).toContain('payouts=50;30;20');
  await page.keyboard.press('Tab');
  await expect(field('1st pays')).toHaveValue('50');
  await expect(field('3rd pays')).toHaveValue('20');
  await expect(verdict(page)).toHaveText(/./);

  await field('2nd pays').fill('a third');
  await expect(page.getByText(/“a third” is not an/)).toBeVisible();
  await expect(verdict(page)).toHaveCount(0);
  await field('2nd pays').fill('30');
  await expect(verdict(page)).toHaveText(/./);
  // A link may have them too.
  await goTo(page, '#/?hero=AhKh&board=7h3h9c&vs=QsQd&pot=300&bets=140;160&stacks=200;0&call=20&payouts=60/40');
  await expect.poll(() => field('2nd pays').inputValue()).toBe('40');
});

test('typing a range for a player with a bet reports no fault of the money', async ({ open }) => {
  const page = await open('', WIDE, (own) =>
    own.addInitScript(() => {
      // What has been red, at any moment.
      const faults: string[] = [];
      Object.assign(window, { faults });
      new MutationObserver(() => {
        for (const part of document.querySelectorAll('.price .fault, [aria-invalid="true"]')) {
          if (part.textContent.trim() !== '' || part instanceof HTMLInputElement) faults.push(part.outerHTML);
        }
      }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    }),
  );
  await goTo(page, '#/?hero=AhKh&board=7h3h9c&vs=random&pot=84.1&bets=20;64.1&stacks=100;40&call=44.1');
  await expect(verdict(page)).toHaveText(/./);
  await page.getByRole('button', { name: /range/i }).last().click();
  const range = page.getByRole('textbox', { name: /range/i });
  await expect(range).toBeFocused();
  await range.pressSequentially('TT+,AQs+', { delay: 30 });
  await expect.poll(() => page.evaluate(() => location.hash)).toContain('vs=TT+,AQs+');
  await expect(verdict(page)).toHaveText(/./);
  const faults = await page.evaluate(() => (window as unknown as { faults: string[] }).faults);
  expect(faults.filter((own) => !own.includes('range'))).toEqual([]);
});
