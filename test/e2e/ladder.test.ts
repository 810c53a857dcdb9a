// A range on the board, opened below the answer.
import type { Locator, Page } from 'playwright';
import { CHROMIUM, expect, test } from './page';
import { PHONE, WIDE } from './sizes';
import { violations } from './violations';

const RANGE = '22+,A2s+,KTs+,QTs+,JTs,ATo+,KJo+';
const DEMO = `#/?hero=QcQd&board=Kh7d5c&vs=${RANGE}`;
const theirs = (page: Page) => page.locator('summary', { hasText: 'What they hold' });
const row = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const sentence = (page: Page) => page.locator('output');

test('the ladder of the narrowing example, by keyboard alone', async ({ open }) => {
  const page = await open(`${DEMO}&pot=60&call=20`);
  await expect(theirs(page)).toContainText('48 of 175 combos beat you: top pair 33, set 9');
  await page.keyboard.press('r');
  await expect(theirs(page)).toContainText('175 of 222 combos, 47 blocked, 48 beat you');
  await expect(page.getByText('Blocked by')).toContainText('16');
  await expect(row(page, 'Set: 9 combos, 5.1%, you have 6.1%')).toBeChecked();
  await expect(row(page, 'Ace high: 64 combos')).not.toBeChecked();
  // Each row compares with the hand.
  await expect(row(page, 'Set')).toContainText('beats you');
  await expect(row(page, 'Underpair to 7')).toContainText('behind you');
  await expect(row(page, 'Set')).toHaveAccessibleName(/beats you/);
  await expect(page.getByText('You have enough against 127 of 175 combos')).toBeVisible();
  // What usually continues is a condition in the row, and no headline.
  await expect(page.getByText('48 continue, if only top pair or a draw continues: you have 7.7%.')).toBeVisible();
  await expect(sentence(page)).toContainText('You are the favourite: 64.6% equity.');

  // Any pair or better: 103 of 175, 50.4%.
  await row(page, 'Set').focus();
  for (let rung = 0; rung < 7; rung++) {
    await page.keyboard.press('ArrowDown');
    if (rung > 1) await page.keyboard.press('Space');
  }
  await expect(sentence(page)).toContainText('the 103 that continue you have 50.4%');
  await expect(page.getByText('72 of 175 fold, 41.1% of the time')).toBeVisible();
  // Narrowed to them, and back.
  const narrow = page.getByRole('button', { name: 'Narrow to these 103' });
  const isFocused = () => narrow.evaluate((button) => button === document.activeElement);
  for (let stop = 0; stop < 5 && !(await isFocused()); stop++) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have enough against 55 of 103 combos')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo narrowing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(narrow).toBeFocused();
  await expect(sentence(page)).toContainText('the 103 that continue you have 50.4%');
  await row(page, 'Set').focus();
  await page.keyboard.press('%');
  await expect(row(page, 'Set')).toContainText('5.1%');
  // Half of a row, and what folds in place of what continues.
  await row(page, 'Set').focus();
  await page.keyboard.press('Shift+Space');
  await expect(row(page, 'Set')).toHaveAccessibleName(/75% of them continue/);
  await page.getByRole('button', { name: 'Only what folds' }).click();
  await expect(row(page, 'Set')).toHaveAccessibleName(/25% of them continue/);
  await expect(row(page, 'Ace high')).toBeChecked();
  // A third of the pot: two thirds of the range may not fold.
  await page.getByRole('button', { name: 'As many as the price demands: the best 66.7%' }).click();
  await expect(page.getByText('58.3 of 175 fold')).toBeVisible();
  // Each combo says whether the price is right for it: a call needs 25%.
  const cell = page.locator('[data-cell="AQo"]');
  await cell.focus();
  await page.keyboard.press('Space');
  const combos = page.getByRole('group', { name: 'AQo, combos' }).getByRole('checkbox');
  const names = (await combos.allTextContents()).slice(1);
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) {
    const [, equity] = /you have (\d+\.\d)%/.exec(name) ?? [];
    expect(name.includes('you have the 25.0% you need'), name).toBe(Number(equity) >= 25);
  }
  await page.keyboard.press('Space');
  await expect(row(page, 'Set')).toBeChecked();
  expect(await violations(page)).toEqual([]);

  // It is open the next time, with the figures as they were chosen; Escape closes it.
  await page.reload();
  await expect(row(page, 'Set')).toContainText('5.1%');
  await row(page, 'Set').focus();
  await page.keyboard.press('Escape');
  await expect(theirs(page)).toBeFocused();
  await expect(sentence(page)).toContainText('You are the favourite');
});

test('the map has a figure in every hand, and hands are ticked one by one', async ({ open }) => {
  const page = await open(DEMO);
  await theirs(page).click();
  const grid = page.getByRole('grid', { name: 'Their range on this board' });
  const hand = (name: RegExp) => grid.getByRole('button', { name });
  const suited = hand(/^king ten suited: /);
  await expect(suited).toHaveAccessibleName(
    'king ten suited: top pair, 3 of 4 combos (K♥ blocks the rest), you have 8.8%, continues',
  );
  await expect(suited).toContainText('9');
  await expect(grid.getByRole('button')).toHaveCount(169);
  // Its figures, each by its combos, are those of the rows.
  await suited.hover();
  await expect(page.getByText('3 of 4 combos (K♥ blocks')).toBeVisible();
  await suited.click();
  await expect(page.getByText('45 continue: you have')).toBeVisible();
  await expect(row(page, 'Top pair')).toHaveAttribute('aria-checked', 'mixed');
  await page.getByRole('group', { name: 'KTs, combos' }).getByRole('checkbox').nth(1).click();
  await expect(page.getByText('46 continue: you have')).toBeVisible();
  await hand(/^pair of queens: /).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('47 continue: you have')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.mouse.move(0, 0);
  const focused = hand(/^queen jack suited: /);
  await expect(focused).toBeFocused();
  // A new card changes the hint of the hand in focus.
  const hint = page.locator('.map .top > p');
  const before = (await hint.textContent()) ?? '';
  await page.keyboard.type('2c');
  await expect(hint).not.toHaveText(before);
  const [equity] = (await hint.textContent())?.match(/you have \d+\.\d/) ?? [];
  await expect(focused).toHaveAccessibleName(new RegExp(equity ?? 'no equity'));
  await page.keyboard.press('Backspace');
  await expect(hint).toHaveText(before);

  // If the page has one column the map is in its row.
  const top = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? NaN;
  expect(await top(grid)).toBeLessThan(await top(row(page, 'Air')));
  const size = page.viewportSize();
  await page.setViewportSize({ width: 820, height: 1100 });
  await expect.poll(async () => (await top(grid)) > (await top(row(page, 'Air')))).toBe(true);
  await page.setViewportSize(size ?? WIDE.viewport);

  // By what is held: the legend says how much of it there is, the cells and their names which hand has what.
  await page.getByRole('radio', { name: 'What is held' }).check();
  const legend = page.getByRole('list', { name: 'What is held' });
  await expect(legend.getByRole('listitem')).toHaveText([
    '1 two pair or better 9',
    '2 overpair or top pair 39',
    '3 lower pair 55',
    '5 ace high 64',
    '6 air 8',
  ]);
  await expect(hand(/^pair of sevens: /)).toContainText('1');
  await expect(hand(/^pair of sevens: /)).toHaveAccessibleName(/two pair or better 3/);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Not blocked' }).check();
  await expect(suited).toContainText('75');
  await page.getByRole('radio', { name: 'Paint' }).check();
  await page.locator('[data-cell="AA"]').click();
  await expect(theirs(page)).toContainText('169 of 216 combos, 47 blocked');
});

test('narrowing to what continues makes a stop, a link and one undo', async ({ open }) => {
  const page = await open(DEMO);
  await theirs(page).click();
  await page.getByRole('button', { name: 'Narrow to these 48' }).click();
  const streets = page.getByRole('region', { name: 'Street by street' });
  await expect(streets).toContainText('they continue 7.7%');
  await expect(streets).toContainText('48 of 175');
  // The streets before are those of the range that it was.
  await expect(streets).toContainText('Preflop 69.1%');
  await expect(streets).toContainText('Flop 64.6%');
  await expect(theirs(page)).toContainText('48 combos, none blocked');
  await page.keyboard.type('Jh');
  await expect(theirs(page)).toContainText('45 of 48 combos, 3 blocked');
  await expect(row(page, 'Two pair: 9 combos')).toBeChecked();
  await expect(streets).toContainText('Turn 3.9%');
  await expect(streets).toContainText('they continue 7.7%');

  await expect(page).toHaveURL(/board=Kh7d5cJh/);
  await page.reload();
  await expect(streets).toContainText('they continue 7.7%');
  await expect(streets).toContainText('Flop 64.6%');
  // Under the field, and in it until it is typed into.
  const field = page.getByRole('textbox', { name: 'Opponent’s range' });
  await expect(field).toHaveValue('48 combos');
  await field.focus();
  await expect(field).toHaveValue(/^AA,KsKd,KsKc/);
  await field.blur();
  await expect(field).toHaveValue('48 combos');
  await expect(field).toHaveAccessibleDescription('narrowed: undo');

  // Back before the flop it is the range that it was, as played it is narrowed again.
  await streets.getByRole('button', { name: /^Back to the start/ }).click();
  await expect(field).toHaveValue(RANGE);
  await expect(page).toHaveURL(/#\/\?hero=QcQd&vs=22[^&]*$/);
  await streets.getByRole('button', { name: /^As played/ }).click();
  await expect(field).toHaveValue('48 combos');
  await expect(streets).toContainText('they continue 7.7%');
  // The streets stay as they are until the next answer. The flop never gets the narrowed range's figure.
  await streets.evaluate((line) => {
    new MutationObserver(() => {
      if (/Flop\s*7\.7/.test(line.textContent)) line.setAttribute('data-mixed', '');
    }).observe(line, { subtree: true, childList: true, characterData: true });
  });
  await page.getByRole('button', { name: 'undo', exact: true }).click();
  await expect(field).toHaveValue(RANGE);
  await expect(streets).not.toContainText('they continue');
  await expect(streets).toContainText('Turn 64.3%');
  await expect(streets).not.toHaveAttribute('data-mixed');
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(field).toHaveValue('48 combos');
  await page.getByRole('button', { name: 'Undo narrowing' }).click();
  await expect(field).toHaveValue(RANGE);
});

test('a single remaining combo is a known hand; undo brings the range back', async ({ visit }) => {
  const page = await visit('#/?hero=QcQd&board=Kh7d5c&vs=AsKs,22');
  await theirs(page).click();
  await page.getByRole('button', { name: 'Narrow to this one' }).click();
  await expect(theirs(page)).toHaveCount(0);
  await expect(page).toHaveURL(/vs=AsKs&was=1:3:22,AsKs$/);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(theirs(page)).toContainText('7 combos, none blocked');
});

test('a focused row: the deck shows equity against it, and the cards that complete a draw', async ({ visit }) => {
  const page = await visit('#/?hero=QcQd&board=Kh7h2c&vs=AK,7c7d,AhJh,ThJh,AsJs');
  await theirs(page).click();
  const deck = page.getByRole('group', { name: 'Deck' });
  const spade = deck.getByRole('button', { name: /^queen of spades/ });
  await row(page, 'Top pair').focus();
  await expect(page.getByText('against top pair', { exact: true })).toBeVisible();
  await expect(spade).toHaveAccessibleName(/leaves you \d+\.\d% against top pair/);
  await row(page, 'Flush draw').focus();
  await expect(page.getByText('raised: completes it')).toBeVisible();
  await expect(deck.getByRole('button', { name: /completes it/ })).toHaveCount(10);
  await page.keyboard.press('Escape');
  await expect(page.getByText('raised: completes it')).toHaveCount(0);
});

test('with several opponents what continues is counted, and each row', async ({ visit }) => {
  const page = await visit(`#/?hero=AhQh&board=Kh7h2c&vs=${RANGE};88`);
  await page.locator('summary', { hasText: 'Opponent 1' }).click();
  await expect(row(page, 'Flush draw')).toBeChecked();
  await expect(sentence(page)).not.toContainText('continue');
  await expect(row(page, 'Set: 9 combos')).toContainText('%');
  await expect(row(page, 'Set: 9 combos')).toHaveAccessibleName(/, you have \d+\.\d%, beats you$/);
  // Narrowed to it, the table has the same equity.
  await expect(page.getByText(/^46 continue, if only top pair or a draw continues: you have \d/)).toBeVisible();
  await row(page, 'Set').press('Space');
  await expect(page.getByText(/^37 continue: you have \d/)).toBeVisible();
  await row(page, 'Set').press('Space');
  const told = await page.getByText(/^46 continue: you have \d/).textContent();
  await expect(sentence(page)).toContainText(
    /of opponent 1’s 162 combos\. Against the 46 that continue you have \d+\.\d%\.$/,
  );
  await page.getByRole('button', { name: 'Narrow to these 46' }).click();
  const equity = /[\d.]+%/.exec(told ?? '')?.[0] ?? '';
  await expect(page.getByRole('region', { name: 'Street by street' })).toContainText(`opponent 1 continues ${equity}`);
  // A simulated one says how sure it is.
  await page.evaluate(() => (location.hash = '#/?hero=AhQh&board=Kh7h2c5s&vs=KQ,77;AJ,KT;random;random;random'));
  await expect(page.getByText(/Simulated, ±0\.\d\d points\. No combo folds/)).toBeVisible({
    timeout: 30_000,
  });
  await row(page, 'Set').press('Space');
  await expect(sentence(page)).toContainText(/ \(simulated, ±0\.\d\d points\)\.$/, { timeout: 30_000 });
  await page.evaluate(() => (location.hash = '#/?hero=AhQh&board=Kh7h2c&vs=TT%2B,AK&wild=deuces'));
  await expect(page.getByText('not shown in a deck with wild cards')).toBeVisible();
  await page.evaluate(() => (location.hash = '#/?hero=AhQh&vs=TT%2B,AK'));
  await expect(theirs(page)).toHaveCount(0);
});

test('a finger ticks a row, and a long press ticks a part', CHROMIUM, async ({ open }) => {
  const page = await open(DEMO, PHONE);
  await theirs(page).tap();
  await row(page, 'Top pair').tap();
  await expect(page.getByText('15 continue: you have 7.0%.')).toBeVisible();
  const box = await row(page, 'Ace high').boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBe(0);
});

/** On the widest, the narrowest and the most crowded screens. */
const WIDTHS = [320, 390, 640, 844, 1024, 1280, 1366, 1440, 1600, 1920, 2560];

/** The cells whose text comes nearer than half a pixel to an edge, or to the text next to it. */
async function tightCells(page: Page, cells: string): Promise<string[]> {
  return page.locator(cells).evaluateAll((all) =>
    all.flatMap((cell) => {
      const room = cell.getBoundingClientRect();
      const text = document.createRange();
      let before = room;
      return Array.from(cell.childNodes).flatMap((node) => {
        if (node.textContent?.trim() === '') return [];
        text.selectNodeContents(node);
        const own = text.getBoundingClientRect();
        const { left, right, top, bottom } = own;
        const touches = before !== room && top < before.bottom - 4 && left < before.right + 1;
        before = own;
        const isIn =
          !touches && left >= room.left + 0.5 && right <= room.right - 0.5 && top >= room.top && bottom <= room.bottom;
        return isIn ? [] : [`${cell.textContent.trim()} in ${room.width} px`];
      });
    }),
  );
}

for (const [name, link, title, cells] of [
  ['the grid of what is not blocked', '#/?hero=QsQh&board=Js8h4d&vs=15%25;99;TT', 'Opponent 1', '.map .cell'],
  ['the maps below the curves', '#/?hero=KK,AA,QJ&board=KhKd7s2c3c&vs=KQo,QQ,22', 'Equity curves', '.maps .cell'],
] as const) {
  test(`every figure has room in its cell: ${name}`, async ({ visit }) => {
    const page = await visit(link);
    await page.locator('summary', { hasText: title }).click();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 720 });
      await expect(page.locator(cells, { hasText: '100' }).first()).toBeVisible();
      expect(await tightCells(page, cells), `${width} px`).toEqual([]);
    }
  });
}

test('a bar never covers a figure, even if a draw has more combos than any rung', async ({ visit }) => {
  const page = await visit('#/?hero=AhKh&board=7h3h9c&vs=22%2B,A2s%2B,KTs%2B,QTs%2B,JTs,ATo%2B,KJo%2B');
  await theirs(page).click();
  await expect(row(page, 'Overcards: 84 combos')).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 720 });
    const over = await page.locator('[data-row]').evaluateAll(
      (rows) =>
        rows.filter((own) => {
          const [bar, figure] = ['.bar', '.figure'].map((part) => own.querySelector(part)?.getBoundingClientRect());
          return (bar?.right ?? NaN) > (figure?.left ?? NaN);
        }).length,
    );
    expect(over, `${width} px`).toBe(0);
  }
});

test('the keyboard reaches the map and ticks there; Clear leaves an empty table', async ({ visit }) => {
  const page = await visit(DEMO);
  await theirs(page).click();
  await expect(page.locator('.map [tabindex="0"]')).toHaveCount(1);
  await page.locator('.map [tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  const kings = page.locator('.map [data-cell=KK]');
  await expect(kings).toBeFocused();
  const before = await page.locator('.remains').textContent();
  await page.keyboard.press('Enter');
  await expect(page.locator('.remains')).not.toHaveText(before ?? '');

  for (const [link, title] of [
    [DEMO, 'What they hold'],
    ['#/?hero=KK,AA,QJ&board=KhKd7s&vs=KQo,QQ,22', 'Equity curves'],
  ] as const) {
    await page.evaluate((next) => (location.hash = next), link);
    const row = page.locator('details', { has: page.getByText(title, { exact: true }) });
    await expect(row).toBeVisible();
    if (!(await row.evaluate((own) => (own as HTMLDetailsElement).open))) await row.locator('summary').click();
    await expect(page.getByRole('grid').first()).toBeVisible();
    await page.getByRole('button', { name: 'Clear', exact: true }).first().click();
    await expect(page.getByText('Your two cards?')).toBeVisible();
  }
});

test('on a large screen a tick, its figure and the map are in the window together', async ({ visit }) => {
  const page = await visit(`${DEMO}&pot=60&call=20`, { viewport: { width: 1366, height: 768 } });
  await expect(theirs(page)).toBeVisible();
  await page.keyboard.press('r');
  await expect(row(page, 'Set')).toBeVisible();
  for (const [width, height] of [
    [1024, 768],
    [1366, 768],
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    await theirs(page).focus();
    await theirs(page).evaluate((summary, top) => {
      if (top) scrollTo(0, 0);
      else summary.scrollIntoView();
    }, width >= 1600);
    for (const place of ['first', 'last'] as const) {
      const parts = [page.locator('[data-row]')[place](), page.locator('.remains'), page.locator('.map .cell').last()];
      // The last may have to come up from below.
      await parts[0].scrollIntoViewIfNeeded();
      for (const part of parts) await expect(part, `${place} row at ${width} px`).toBeInViewport({ ratio: 1 });
    }
    // With the answer's own figures, and at the largest size without scrolling at all.
    if (width >= 1600) {
      if (width > 2000) expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(page.locator('.answer .big').first()).toBeInViewport({ ratio: 1 });
    }
  }
});

test('before the flop no row is open, even if it was left open', async ({ visit }) => {
  const page = await visit(DEMO);
  await theirs(page).click();
  const map = page.getByRole('grid', { name: /range on this board/ });
  await expect(map).toBeVisible();
  for (const cards of ['hero=AhKh', 'hero=QQ%2B', 'hero=random']) {
    await page.evaluate((link) => (location.hash = link), `#/?${cards}&vs=22%2B,A2s%2B`);
    await expect(map).toHaveCount(0);
    await expect(sentence(page)).not.toBeEmpty();
    await page.keyboard.press('r');
    await expect(page.getByText(/^\d+ live combos/)).toHaveCount(0);
    await expect(map).toHaveCount(0);
  }
  await page.evaluate((link) => (location.hash = link), DEMO);
  await expect(map).toBeVisible();
});
