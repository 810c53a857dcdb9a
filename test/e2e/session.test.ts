/** @module-tag long */
// The session: files in, the decisions that cost most first, each open at the table, and the place kept.
import { buffer } from 'node:stream/consumers';
import { strToU8, zipSync } from 'fflate';
import type { Locator, Page } from 'playwright';
import { fixture } from '../history/fixture';
import { CHROMIUM, expect, SMOKE, test } from './page';
import { paste } from './paste';
import { choose, copiesOf, file, HANDS, read, rows } from './sessionPage';
import { PHONE, WIDE } from './sizes';
import { violations } from './violations';

const history = (page: Page): Locator => page.getByRole('region', { name: 'Hand history' });

/** Types a text in place of a field's. In Firefox `fill` does not cause a change by the user. */
async function enter(field: Locator, text: string): Promise<void> {
  await field.selectText();
  await field.pressSequentially(text);
  await field.press('Enter');
}

test(
  'an evening shows the worst decision first; each opens at the table, and the way back leads here',
  SMOKE,
  async ({ open }) => {
    const page = await open('#/session', WIDE);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: /Try an evening/ }).click();
    await read(page, 212);
    await expect(rows(page)).toHaveCount(10);
    const costs = await rows(page).locator('.amount').allTextContents();
    const figures = costs.map((cost) => Number(/[\d.]+/.exec(cost)?.[0]));
    expect(figures).toEqual([...figures].sort((a, b) => b - a));
    await expect(page.locator('.right .sentence')).toHaveText(
      /^212 hands\. You ran .* buy-ins (above|below) EV\. By what was known, .* bb in \d+ decisions?\. Against the hands opponents showed, your calls and folds gave up .* bb in \d+ decisions\. You could not see those cards: give ranges to judge fairly\.$/,
    );

    // Open one: the table asks just what the row says.
    const row = rows(page).nth(2);
    const told = await row.locator('.told').textContent();
    const [, street = '', equity = ''] = /^(\w+), .* had\s+([\d.]+)%/.exec(told ?? '') ?? [];
    await row.getByRole('link').click();
    await expect(history(page).locator('[aria-current="step"]')).toContainText(street);
    await expect(page.locator('.answer')).toContainText(equity);
    await history(page).getByRole('link', { name: 'Back to the session' }).click();
    await expect(row.getByRole('link')).toBeFocused();
    await expect(row.getByRole('link')).toBeInViewport();

    // Filters are words; what they let through is all there is.
    const all = page.getByText(/^All \d+ mistakes$/);
    const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
    // With ten or fewer all are shown.
    const more = page.getByRole('button', { name: `Show all ${count}` });
    if ((await more.count()) > 0) await more.click();
    await expect(rows(page)).toHaveCount(count);
    let sum = 0;
    for (const name of ['Preflop', 'Flop', 'Turn', 'River']) {
      await page.getByRole('radio', { name, exact: true }).check();
      for (const more of await page.getByRole('button', { name: /^Show all/ }).all()) await more.click();
      const own = await rows(page).count();
      for (const one of await rows(page).locator('.told').allTextContents()) {
        expect(one).toMatch(name === 'Preflop' ? /^Before the flop/ : new RegExp(`^${name}`));
      }
      sum += own;
    }
    expect(sum).toBe(count);
    await page.getByRole('radio', { name: 'Any street' }).check();
    await page.getByRole('radio', { name: 'Bad folds' }).check();
    for (const one of await rows(page).locator('.told').allTextContents()) {
      expect(one).toMatch(/folded to/);
    }
    await page.getByRole('radio', { name: 'No mistake' }).check();
    await expect(rows(page).first().locator('.amount')).toHaveText(/^0/);
    await page.getByRole('radio', { name: 'Lost on the river' }).check();
    for (const one of await rows(page).locator('.told').allTextContents()) {
      expect(one).toMatch(/^River, (called|folded) .* against the shown/);
    }
    await expect(rows(page).first().locator('.amount')).toHaveText(/^−/);
    await page.getByRole('radio', { name: /^All \d/ }).check();
    for (const one of await rows(page).locator('.told').allTextContents()) {
      expect(one).not.toMatch(/^River/);
    }

    // The chart by keys.
    const chart = page.getByRole('slider', { name: 'Hand' });
    await chart.focus();
    await page.keyboard.press('Home');
    await expect(chart).toHaveAttribute('aria-valuetext', 'hand 0: won 0, all-in EV 0 big blinds');
    await page.keyboard.press('End');
    await expect(chart).toHaveAttribute('aria-valuetext', /^hand 212: won [+−][\d.]+, all-in EV/);
    await expect(page.getByRole('table', { name: 'Sums in big blinds' })).toHaveCount(1);

    // What was known comes first, unless the user chooses another list.
    await page.evaluate(() => (location.hash = '#/session'));
    await expect(
      page.getByRole('group', { name: 'Equity against' }).getByRole('radio', { name: 'What was known' }),
    ).toBeChecked();
    // A range for a bet judges in place of the cards that were shown.
    await page.locator('summary', { hasText: 'Opponents’ ranges' }).click();
    const field = page.getByRole('textbox', { name: 'Bets the river' });
    await enter(field, 'AK, Q');
    await expect(page.getByText(/“Q”/)).toBeVisible();
    await enter(field, '72o, 82o, 92o, T2o, 83o, 93o');
    const judge = page.getByRole('group', { name: 'Judge by' });
    await expect(judge.getByRole('radio', { name: 'What was known' })).toBeChecked();
    const against = page.getByRole('group', { name: 'Equity against' });
    await expect(against.getByRole('radio', { name: 'What was known' })).toBeChecked();
    await expect(rows(page).first()).toContainText(/River, .* against a range you gave/);
    const sentence = page.locator('.right .sentence');
    await expect(sentence).toHaveText(
      /By what was known, .* bb in \d+ decisions?\. Against the hands opponents showed, .* You could not see those cards\.$/,
    );
    const fair = await sentence.textContent();
    await judge.getByRole('radio', { name: 'Shown cards' }).check();
    await expect(against.getByRole('radio', { name: 'Shown cards' })).toBeChecked();
    await judge.getByRole('radio', { name: 'What was known' }).check();
    await expect(sentence).toHaveText(fair ?? '');
    await rows(page).first().getByRole('link').click();
    await expect(history(page).locator('[aria-current="step"]')).toContainText('River');
    await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/vs=T2o,93o-92o/);
  },
);

test('filters come with the first hand; position, pot, stakes and day narrow the list, in the address too', async ({
  open,
}) => {
  const page = await open('#/session', WIDE);
  await choose(page).setInputFiles([file('notes.txt', 'Dear diary')]);
  await expect(page.getByText('No hand could be read.')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.locator('summary', { hasText: 'filters' })).toHaveCount(0);
  const later = HANDS.slice(120).map((hand) =>
    hand.replace('2024/11/03', '2024/11/05').replace('$0.50/$1.00 USD', '$1.00/$1.00 USD'),
  );
  await choose(page).setInputFiles([file('a.txt', [...HANDS.slice(0, 120), ...later].join('\n\n\n'))]);
  await read(page, 212);
  await expect(page.getByRole('radio', { name: 'Any street' })).toBeChecked();
  await page.getByRole('radio', { name: 'No mistake' }).check();
  await page.locator('summary', { hasText: 'More filters' }).click();
  const places = async () => {
    const more = page.getByRole('button', { name: /^Show/ });
    while ((await more.count()) > 0) await more.click();
    return rows(page).locator('.place').allTextContents();
  };
  const all = await places();
  expect(all.length).toBeGreaterThan(20);
  /** Only the rows that a pattern describes are left, and all of them. */
  const leaves = async (pattern: RegExp) => {
    const own = all.filter((place) => pattern.test(place));
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThan(all.length);
    expect((await places()).toSorted()).toEqual(own.toSorted());
  };
  await page.getByRole('radio', { name: 'Big blind' }).check();
  await leaves(/^big blind/);
  await page.getByRole('radio', { name: 'Any position' }).check();
  await page.getByLabel('From day').fill('2024-11-04');
  await leaves(/5 Nov 2024/);
  await page.getByLabel('From day').fill('');
  await page.getByLabel('To day').fill('2024-11-04');
  await leaves(/3 Nov 2024/);
  await page.getByLabel('To day').fill('');
  await page.getByRole('combobox', { name: 'Stakes' }).selectOption('$1/$1');
  await leaves(/\$1\/\$1$/);
  await page.getByRole('radio', { name: 'From 50 bb' }).check();
  for (const told of await rows(page).locator('.told').allTextContents()) {
    expect(Number(/(?:to win|pot) ([\d.]+)/.exec(told)?.[1])).toBeGreaterThanOrEqual(50);
  }
  const link = await page.evaluate(() => location.hash);
  expect(link).toBe('#/session?show=nothing&pot=50&stakes=%241%2F%241&against=shown');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('radio', { name: 'What was known' })).toBeChecked();
  await page.getByRole('radio', { name: 'Shown cards' }).check();
  expect(await places()).toEqual(all);
});

test('on a phone all choices but one are in a row that shows a link’s filters', async ({ open }) => {
  const page = await open('#/session?street=turn&position=big-blind&from=2024-11-04', PHONE);
  await choose(page).setInputFiles([file('a.txt', HANDS.slice(0, 20).join('\n\n\n'))]);
  await read(page, 20);
  await expect(page.getByRole('group', { name: 'Decisions', exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Street' })).toHaveCount(0);
  const row = page.locator('summary', { hasText: 'Filters' });
  await expect(row).toContainText('turn, big blind, from 4 Nov 2024');
  await expect(page.getByText('No decision matches.')).toBeVisible();
  await row.press('Enter');
  await expect(page.getByRole('radio', { name: 'Turn' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Big blind' })).toBeChecked();
  await expect(page.getByLabel('From day')).toHaveValue('2024-11-04');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await row.press('Enter');
  await expect(row).toContainText('none');
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/session');
});

test('files, zips and pasted text give each hand once, and unread hands are counted', SMOKE, async ({ open }) => {
  const page = await open('#/session', PHONE);
  const zip = zipSync({
    'evening/one.txt': strToU8(HANDS.slice(0, 20).join('\n\n\n')),
    'evening/two.txt': strToU8(HANDS.slice(10, 30).join('\n\n\n')),
    '__MACOSX/evening/._one.txt': strToU8('\0\0'),
  });
  await choose(page).setInputFiles([
    file('hands.zip', zip),
    file('picture.png', new Uint8Array([0x89, 0x50, 0, 0, 0])),
    file('broken.zip', zip.slice(0, 900)),
    file('televised.phh', fixture('televised.phh')),
    file('notes.txt', 'Dear diary'),
  ]);
  await read(page, 30);
  await page.locator('summary', { hasText: 'Not read' }).click();
  const unread = page.locator('details', { hasText: 'Not read' });
  for (const reason of [
    /^10\s*Read before/,
    /^1\s*Not text\. picture\.png/,
    /^1\s*Damaged\. broken\.zip/,
    /^1\s*Without your name\./,
    /^1\s*Without a hand\./,
  ]) {
    await expect(unread.getByRole('listitem').filter({ hasText: reason })).toHaveCount(1);
  }
  await expect(page.locator('.right .status')).toContainText('14 of 44 not read');
  expect(await violations(page, 'details[open]')).toEqual([]);

  // With a name the hand is somebody's.
  const [, name = ''] = /players = \["([^"]+)"/.exec(fixture('televised.phh')) ?? [];
  await enter(unread.getByRole('textbox', { name: 'Your name there' }), name);
  await read(page, 31);

  await paste(page, `${HANDS[40]}\n\n\n${HANDS[0]}`);
  await read(page, 32);
  await expect(unread.getByRole('listitem').filter({ hasText: /^11\s*Read before/ })).toHaveCount(1);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'wider than the window').toBeLessThanOrEqual(0);
});

test('a link leads from a history at the table to its decisions', async ({ open }) => {
  const page = await open('');
  await paste(page, HANDS.slice(0, 40).join('\n\n\n'));
  await history(page).getByRole('button', { name: 'Options' }).click();
  await history(page).getByRole('link', { name: 'All decisions, worst first' }).click();
  await read(page, 40);
  await expect(rows(page)).not.toHaveCount(0);
  // Once: who comes back later finds the same hands.
  await page.getByRole('link', { name: 'Table' }).click();
  await page.getByRole('link', { name: 'Hands' }).click();
  await expect(page.locator('.right [role=status]')).toHaveText(/^40 hands read/);
});

test('the way back leads to the list, and on again to the decision, from each one that is opened', async ({ open }) => {
  const page = await open('#/session', WIDE);
  await choose(page).setInputFiles([file('a.txt', HANDS.join('\n\n\n'))]);
  await read(page, 212);
  const address = () => page.evaluate(() => location.hash);
  let last = '#/';
  for (const row of [1, 3]) {
    await rows(page).nth(row).getByRole('link').click();
    const step = history(page).locator('[aria-current="step"]');
    await expect(step).toBeVisible();
    await expect.poll(address).toMatch(/board=/);
    await expect.poll(address).not.toBe(last);
    const dealt = await address();
    await page.goBack();
    await expect(rows(page).nth(row)).toBeVisible();
    await page.goForward();
    await expect(step).toBeVisible();
    // The bar is where the user left it, whatever page comes between.
    await history(page).getByRole('button', { name: 'Previous decision' }).click();
    await expect.poll(address).not.toBe(dealt);
    last = await address();
    const before = await step.textContent();
    await page.getByRole('link', { name: 'Help' }).click();
    await page.getByRole('link', { name: 'Table' }).click();
    await expect(step).toHaveText(before ?? '');
    await history(page).getByRole('link', { name: 'Back to the session' }).click();
  }
});

test('hands are saved only if the user agrees, and deleted on request', async ({ open }) => {
  const page = await open('#/session', WIDE);
  await choose(page).setInputFiles([file('a.txt', HANDS.slice(0, 12).join('\n\n\n'))]);
  await read(page, 12);
  await page.reload();
  await expect(page.getByText('Your hands?')).toBeVisible();

  await choose(page).setInputFiles([file('a.txt', HANDS.slice(0, 12).join('\n\n\n'))]);
  await read(page, 12);
  await page.getByRole('button', { name: 'Save on this device' }).click();
  await expect(page.getByText('saved on this device')).toBeVisible();
  await page.reload();
  await read(page, 12);
  await page.getByRole('button', { name: 'Forget these hands' }).click();
  await page.getByRole('button', { name: 'Yes, forget them' }).click();
  await expect(page.getByText('Your hands?')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your hands?')).toBeVisible();
});

test('the ten worst are drilled one after the other, and exported', CHROMIUM, async ({ open }) => {
  const page = await open('#/session', WIDE);
  await page.getByRole('button', { name: /Try an evening/ }).click();
  await read(page, 212);
  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'As CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^outs-session-.*\.csv$/);
  const lines = String(await buffer(await download.createReadStream()))
    .trim()
    .split('\r\n');
  expect(lines[0]).toMatch(/^Hand,Time,Street,/);
  expect(lines.length).toBeGreaterThan(20);

  await page.getByRole('button', { name: 'Drill the worst' }).click();
  await expect(page.getByText(/^Your spot: 1 of \d that can be drills$/)).toBeVisible();
  // One count of them, and not the day's besides it.
  await expect(page.getByText(/\bof 10\b/)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#\/study\?hero=/);
});

test('reading can be stopped at any time, and the read hands stay', async ({ open }) => {
  const page = await open('#/session', WIDE);
  const long = [...HANDS, ...copiesOf(HANDS, 30)];
  await choose(page).setInputFiles([file('long.txt', long.join('\n\n\n'))]);
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Stop here' }).click();
  await expect(page.locator('.right .status')).toContainText('stopped early');
  const said = await page.locator('.right .sentence').textContent();
  const hands = Number(/^[\d,]+/.exec(said ?? '')?.[0].replace(',', ''));
  expect(hands).toBeLessThan(long.length);
});
