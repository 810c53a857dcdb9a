import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import { CHROMIUM, expect, test } from './page';
import { PHONE } from './sizes';

function row(page: Page, title: string): Locator {
  return page.locator('details').filter({ has: page.getByText(title, { exact: true }) });
}

function hash(page: Page): Promise<string> {
  return page.evaluate(() => location.hash);
}

test('two cards: equity, the flops they wait for, rows and tiles; a rung is dealt and taken back', async ({
  visit,
}) => {
  const page = await visit('#/?hero=8h8s');
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer).toContainText(/69\.2\s*%\s*equity against any two/);
  await expect(answer).toContainText(/12\.0\s*%\s*set or better on the flop/);
  await expect(answer).toContainText('Pocket eights: 7th of 169 against any two');
  await expect(page.locator('output')).toContainText('one flop in eight brings a set or better');

  const brings = row(page, 'The flop brings');
  await expect(brings.locator('.summary')).toHaveText('set or better 12.0%, overcard 86.7%');
  await expect(row(page, 'Flop texture').locator('.summary')).toContainText('paired 17.1%');
  await expect(row(page, 'Preflop rank').locator('.summary')).toHaveText('7th of 169 hands, top 3.2%');

  const eight = page.getByRole('button', { name: /^eight of diamonds: on the flop makes a set/ });
  await expect(eight).toHaveAccessibleName(/: 92\.1% against any two\.$/);
  await expect(page.getByRole('button', { name: /^ace of spades: on the flop: / })).toBeVisible();

  // By keyboard: the row is opened, and a rung of it dealt.
  await brings.locator('summary').focus();
  await page.keyboard.press('Enter');
  const set = brings.getByRole('button', { name: /^Set: 10\.8%, 8\.28 : 1/ });
  await set.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => hash(page)).toMatch(/board=(?=.*8[cd])(\w\w){3}$/);
  await expect(answer).toContainText('Set of eights');
  await expect(brings).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => hash(page)).toBe('#/?hero=8h8s');
  // The row is still open. A dead eight leaves one that can make a set.
  await expect(set).toBeVisible();
  await page.keyboard.press('x');
  await page.keyboard.type('8c');
  await page.keyboard.press('x');
  await expect(brings.getByRole('button', { name: /^Set: 5\.7%/ })).toBeVisible();
  await expect(brings.getByRole('button', { name: /^Four of a kind/ })).toHaveCount(0);
  await expect(answer).toContainText(/66\.1\s*%/);
});

test('against one opponent the equity is exact, against two to nine simulated and filled in', async ({ visit }) => {
  const page = await visit('#/?hero=8h8s');
  const opponents = row(page, 'Opponents');
  await expect(opponents.locator('.summary')).toContainText('69.2% against one');
  await opponents.locator('summary').click();
  const items = opponents.getByRole('listitem');
  await expect(items).toHaveCount(9);
  await expect(items.first()).toContainText('1 opponent: 69.2%');
  await expect(items.nth(8)).toContainText(/9 opponents: 14\.\d%/, { timeout: 30_000 });
  await expect(opponents).toContainText(/simulated, ±0\.\d\d points/);
  const texts = await items.allTextContents();
  const equities = texts.map((text) => parseFloat(/: ([\d.]+)%/.exec(text)?.[1] ?? ''));
  expect(equities).toEqual([...equities].sort((a, b) => b - a));

  // Another hand: no figure of the eights is left.
  await page.evaluate(() => (location.hash = '#/?hero=7h2s'));
  await expect(items.first()).toContainText('1 opponent: 34.6%');
  await expect(items.nth(8)).not.toContainText('14.');
});

test('with an opponent, with a range, with any two, with wild cards', async ({ visit }) => {
  const page = await visit('#/?hero=8h8s&vs=AcKd');
  const brings = row(page, 'The flop brings');
  await expect(brings.locator('.summary')).toHaveText(/^you: set or better 12\.5%/);
  await expect(row(page, 'Opponents')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^eight of diamonds: on the/ })).toHaveAccessibleName(
    /makes a set: [\d.]+% equity/,
  );
  await brings.locator('summary').click();
  await brings.getByRole('radio', { name: 'Opponent' }).check();
  await expect(brings.getByRole('button', { name: /^Top pair: / })).toBeVisible();

  const answer = page.getByRole('region', { name: 'Answer' });
  await page.evaluate(() => (location.hash = '#/?hero=TT%2B,AK'));
  await expect(answer).toContainText(/equity against any two/);
  await expect(answer).toContainText('Your range, before the flop');
  await expect(brings.getByRole('button', { name: /^Overpair: / })).toBeVisible();
  await page.evaluate(() => (location.hash = '#/?hero=random'));
  await expect(answer).toContainText(/50\.0\s*%\s*equity against any two/);
  await expect(brings.getByRole('button', { name: /^Top pair: / })).toBeVisible();

  await page.evaluate(() => (location.hash = '#/?hero=8h8s&wild=joker'));
  await expect(answer).toContainText('Flop?');
  await expect(brings).toHaveCount(0);
});

test('a finger on a rung of 44 px deals such a flop', CHROMIUM, async ({ visit }) => {
  const page = await visit('#/?hero=JsTs', PHONE);
  const brings = row(page, 'The flop brings');
  await brings.locator('summary').tap();
  const draw = brings.getByRole('button', { name: /^Flush draw: 10\.9%/ });
  expect((await draw.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await draw.tap();
  await expect.poll(() => hash(page)).toMatch(/board=(\w\w){3}$/);
  const board = (await hash(page)).split('board=')[1] ?? '';
  expect(board.match(/s/g)).toHaveLength(2);
});

test('all flops come as they are counted, can be ordered and chosen by texture, and one is dealt', async ({
  visit,
}) => {
  const page = await visit('#/?hero=TT%2B,AKs&vs=88%2B,AQs%2B');
  await page.locator('summary', { hasText: 'All flops' }).click();
  const row = page.locator('details', { has: page.getByText('All flops', { exact: true }) });
  await expect(row.locator('summary')).toContainText(/% on average, from \d/);
  const figure = await page.locator('.figures, [aria-label="Answer"]').first().textContent();
  // The mean of all flops is the equity before them.
  const [mean = ''] = /[\d.]+%/.exec((await row.locator('summary').textContent()) ?? '') ?? [];
  expect(figure).toContain(mean.slice(0, -1));
  await row.getByRole('button', { name: /^Monotone/ }).click();
  await row.getByRole('radio', { name: 'Worst first' }).check();
  await row.getByRole('row').nth(1).getByRole('button').click();
  await expect(page).toHaveURL(/board=\w{6}/);
  const [, board = ''] = /board=(\w{6})/.exec(page.url()) ?? [];
  expect(new Set([...board].filter((_, at) => at % 2 === 1)).size).toBe(1);
});

test('after the way back the list of all flops is unchanged, by key and by mouse', async ({ open }) => {
  // The deal puts the call into the pot: the street before it comes back with other money.
  const page = await open('#/?hero=TT%2B,AKs&vs=88%2B,AQs%2B&pot=60&call=20');
  await page.locator('summary', { hasText: 'All flops' }).click();
  const list = row(page, 'All flops');
  for (const way of ['key', 'mouse'] as const) {
    await expect(list.locator('summary')).toContainText(/% on average, from \d/);
    if (way === 'key') {
      await list.getByRole('button', { name: /^Two-tone/ }).click();
      await list.getByRole('radio', { name: 'Worst first' }).check();
      await list.getByRole('button', { name: 'Show more' }).click();
    }
    const flop = list.getByRole('row').nth(60).getByRole('button');
    const name = (await flop.getAttribute('aria-label')) ?? '';
    await flop.focus();
    const scrolled = await page.evaluate(() => scrollY);
    if (way === 'key') await page.keyboard.press('Enter');
    else await flop.click();
    await expect(page).toHaveURL(/board=\w{6}/);
    await expect(page.locator('.board [tabindex="0"]')).toBeFocused();
    await expect(page.locator('.board [tabindex="0"]')).toBeInViewport();
    if (way === 'key') await page.keyboard.press('b');
    else await page.goBack();
    await expect(list.getByRole('button', { name })).toBeFocused();
    await expect(list.getByRole('button', { name: /^Two-tone/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(list.getByRole('radio', { name: 'Worst first' })).toBeChecked();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  }
});

test('all 169 hands at a price: the map and the list mark what calls, and say how many combos', async ({ visit }) => {
  const page = await visit('#/?hero=AhKh&vs=22%2B,A9s%2B,KTs%2B,AJo%2B&pot=60&call=40');
  const map = row(page, 'All 169 hands');
  await map.locator('summary').click();
  await expect(map).toContainText('Call with 40.0% or more: 20 hands, 126 of 1,326 combos.');
  // Pocket fours have 40.4%, king ten suited 39.9%.
  await expect(map.getByRole('gridcell', { name: /^pair of fours: .*, calls$/ })).toHaveClass(/calls/);
  await expect(map.getByRole('gridcell', { name: /^king ten suited: / })).not.toHaveClass(/calls/);
  await expect(map.getByRole('row', { name: /Call$/ })).toHaveCount(21);
  await expect(map.getByRole('row', { name: /^20 .*40\.4% 6 Call$/ })).toHaveCount(1);
  await expect(map.getByRole('row', { name: /^21 .*39\.9% 4$/ })).toHaveCount(1);
  // The list as it is, for a spreadsheet.
  const saved = page.waitForEvent('download');
  await map.getByRole('button', { name: 'Save the figures as CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('outs-hands.csv');
  const [head, ...rows] = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\n');
  expect(head).toBe('place,hand,combos,equity,call');
  expect(rows).toHaveLength(169);
  expect(rows.filter((own) => own.endsWith(',1'))).toHaveLength(20);
  // The hands that call become hero's range, in one step of undo.
  await map.getByRole('button', { name: 'Make them your range' }).click();
  await expect.poll(() => hash(page)).toMatch(/hero=44%2B|hero=44\+/);
  await map.getByRole('radio', { name: 'Your hands' }).check();
  await expect(map.getByRole('row', { name: /Call$/ })).toHaveCount(21);
  await expect(map.getByRole('row', { name: /^\d+ [AKQJT2-9]/ })).toHaveCount(20);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect.poll(() => hash(page)).toMatch(/hero=AhKh/);
  // Without a price none of it is there.
  await page.evaluate(() => (location.hash = '#/?hero=AhKh&vs=22%2B,A9s%2B,KTs%2B,AJo%2B'));
  await expect(map).not.toContainText('Call');
});

test('all 169 hands against a range: figures follow the range, and a hand of the list is held', async ({ visit }) => {
  const page = await visit('#/?hero=AhKh&vs=22%2B,A9s%2B,KTs%2B,AJo%2B');
  const map = row(page, 'All 169 hands');
  const summary = map.locator('summary');
  await expect(summary).toContainText(/AKs [\d.]+%, the best is AA 8[\d.]+%/);
  const closed = await summary.textContent();
  await summary.click();
  const cell = (name: RegExp) => map.getByRole('gridcell', { name });
  const equityOf = async (name: RegExp) =>
    /: ([\d.]+)% equity/.exec((await cell(name).getAttribute('aria-label')) ?? '')?.[1] ?? '';
  const [aces, own] = [await equityOf(/^pair of aces/), await equityOf(/^ace king suited/)];
  expect(closed).toContain(`AKs ${own}%`);
  expect(closed).toContain(`AA ${aces}%`);
  await expect(cell(/^ace king suited/)).toHaveAccessibleName(/, yours$/);
  await expect(map.getByRole('row').last()).toContainText(/^\s*25/);

  // The arrows read the grid.
  await cell(/^pair of aces/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(cell(/^ace king suited/)).toBeFocused();
  await expect(map.locator('.told')).toContainText(`AKs ${own}% equity, `);

  // Another range, other figures; the row stays open.
  await page.evaluate(() => (location.hash = '#/?hero=AhKh&vs=QQ%2B,AK'));
  await expect(summary).not.toContainText(`AKs ${own}%`);
  expect(await equityOf(/^pair of aces/)).not.toBe(aces);
  await expect(cell(/^ace king suited/)).toHaveAccessibleName(/4 combos, yours$/);
  await expect(map.locator('.told')).toContainText(`AKs ${await equityOf(/^ace king suited/)}% equity, `);

  // A hand of the list becomes hero's, and can be taken back.
  await map.getByRole('button', { name: /^pair of kings: .*Play this hand/ }).click();
  await expect.poll(() => hash(page)).toMatch(/hero=K.K./);
  await expect(summary).toContainText(/^\s*All 169 hands\s*KK [\d.]+%, the best is AA/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => hash(page)).toMatch(/hero=AhKh/);

  // The list can show hero's range alone. A dead card leaves no map.
  await page.evaluate(() => (location.hash = '#/?hero=QQ%2B,AKs&vs=random'));
  await expect(summary).toContainText('from 32o 32.3% to AA 85.2%');
  await map.getByRole('radio', { name: 'Your hands' }).check();
  await expect(map.getByRole('row').last()).toContainText(/AKs\s*67\.0%\s*4/);
  await page.evaluate(() => (location.hash = '#/?hero=QQ%2B,AKs&vs=random&dead=2c'));
  await expect(map).toHaveCount(0);
});
