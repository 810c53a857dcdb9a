import type { Locator, Page } from 'playwright';
import { CHROMIUM, expect, goTo, test } from './page';
import { PHONE, WIDE } from './sizes';

const LAPTOP = { viewport: { width: 1280, height: 720 } };
const FLOP = '#/?hero=AhKh&board=7h3h9c';

/** A further answer, opened by keyboard: its body. */
async function opened(page: Page, title: string): Promise<Locator> {
  const row = page.locator('details').filter({ has: page.getByText(title, { exact: true }) });
  await row.locator('summary').focus();
  await page.keyboard.press('Enter');
  // It is loaded when it is opened for the first time.
  await expect(row.locator('tbody tr').first()).toBeVisible();
  return row;
}

test('wins, ties and equity of everybody, in counts', async ({ visit }) => {
  const page = await visit('#/?hero=5h6h&board=5d7hQc&vs=AcQd');
  const row = await opened(page, 'Wins and ties');
  await expect(row.getByRole('row').nth(1)).toContainText(/You\s*27\.\d\s*%\s*271/);
  await expect(row).toContainText('Of 990');
});

test('hero’s equity after each next card, the best first', async ({ visit }) => {
  const page = await visit(`${FLOP}&vs=7c7d`);
  const row = await opened(page, 'Next card');
  const figures = await row.locator('tbody tr td:first-child').allTextContents();
  const equities = figures.map((text) => parseFloat(text));
  expect(equities.length).toBeGreaterThan(2);
  expect(equities).toEqual([...equities].sort((a, b) => b - a));
});

test('the details belong to the answer next to them, and go when the table is cleared', async ({ visit }) => {
  const page = await visit(`${FLOP}&vs=random`);
  const bar = page.getByRole('region', { name: 'Equity', exact: true });
  const first = /You 70\.1\s*%/;
  await expect(bar).toContainText(first);
  await page.evaluate((link) => (location.hash = link), `${FLOP}&vs=TT%2B`);
  await expect(bar).not.toContainText(first);
  await page.evaluate((link) => (location.hash = link), `${FLOP}&vs=random`);
  await expect(bar).toContainText(first);
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await page.keyboard.type('Ac');
  await expect(page.locator('.paper')).toHaveText('Ac');
  await expect(bar, 'nothing is known of the next hand').toHaveCount(0);
});

test('against a range the weights are next to the cards, with their sum', async ({ visit }) => {
  const page = await visit(`${FLOP}&vs=QQ%2B`);
  const row = await opened(page, 'Next card');
  await expect(row.getByRole('columnheader', { name: 'Weight' })).toBeVisible();
  const sum = /Together [\d.]+\s*%, the same as ([\d.]+) clean outs of\s+47/;
  await expect(row).toContainText(sum);
  const [, outs = ''] = sum.exec(await row.innerText()) ?? [];
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText(`${outs} effective outs`);
});

test('the equity bar carries the price', async ({ visit }) => {
  const page = await visit(`${FLOP}&vs=random&pot=60&call=40`);
  const bar = page.getByRole('region', { name: 'Equity', exact: true });
  await expect(bar).toContainText(/40\.0\s*% to break even/);
  await expect(bar).toContainText(/You 70\.1\s*%/);
});

test('no part of the equity bar has more text than room', async ({ visit }) => {
  const page = await visit();
  for (const fragment of [
    `${FLOP}&vs=TT+,AQs+;random;9d8d`,
    '#/?hero=KhKd&board=7h3h9c&vs=AsAc;99',
    '#/?hero=2c2d&board=7h3h9c5s&vs=TT+,AQs+;9s8s;AKs',
    `${FLOP}&vs=random`,
  ]) {
    await goTo(page, fragment);
    const bar = page.getByRole('region', { name: 'Equity', exact: true }).locator('.bar');
    // A phone has the bar of an only opponent next to the seat.
    for (const { viewport } of fragment.includes(';') ? [WIDE, PHONE] : [WIDE, LAPTOP]) {
      await page.setViewportSize(viewport);
      await expect(bar.locator('span').first()).toBeAttached();
      await page.evaluate(() => document.fonts.ready);
      const cut = await bar.evaluate((own) =>
        [...own.querySelectorAll('.nowrap')].flatMap((text) => {
          const [box, part] = [text, text.parentElement ?? own].map((element) => element.getBoundingClientRect());
          // A text without room is below its part, out of view.
          const isShown = box.top < part.bottom - 1;
          return isShown && box.right > part.right + 0.5 ? [text.textContent] : [];
        }),
      );
      expect(cut, `${fragment}, ${viewport.width} px`).toEqual([]);
    }
  }
});

test('next cards with the same effect are listed by ranks and suits, high ones first', async ({ visit }) => {
  const page = await visit(`${FLOP}&vs=7c7d`);
  const row = await opened(page, 'Next card');
  const cells = await row.locator('tbody td:last-child').evaluateAll((all) =>
    all.map((cell) =>
      [...cell.querySelectorAll('.block')].map((block) => ({
        heard: block.querySelector('.spoken')?.textContent,
        seen: (block as HTMLElement).innerText.split('\n').at(-1)?.trim(),
      })),
    ),
  );
  expect(cells[0]?.[0]?.heard).toBe('queen, jack, ten, eight, six, five, four and deuce of hearts');
  expect(cells[0]?.[0]?.seen).toContain('Q J 10 8 6 5 4 2');
  const heard = cells.flat().map((block) => block.heard);
  expect(heard).toContain('ace and king of spades, diamonds and clubs');
  // All 45 cards are listed, each once.
  const ranks = 'deuce three four five six seven eight nine ten jack queen king ace'.split(' ');
  const suits = ['clubs', 'diamonds', 'hearts', 'spades'];
  const cards = heard.flatMap((text) => {
    const [before = '', after = ''] = text?.split(' of ') ?? [];
    return ranks
      .filter((rank) => before.split(/\W+/).includes(rank))
      .flatMap((rank) => suits.filter((suit) => after.includes(suit)).map((suit) => rank + suit));
  });
  expect(cards).toHaveLength(45);
  expect(new Set(cards).size).toBe(45);
});

test('next cards that wrap begin at one edge', async ({ visit }) => {
  const page = await visit(`${FLOP}&vs=random`, PHONE);
  const row = await opened(page, 'Next card');
  const edges = await row.locator('tbody td:last-child').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const lines = new Map<number, number>();
      for (const block of cell.querySelectorAll('.block > [aria-hidden]')) {
        for (const { left, top } of block.getClientRects()) {
          lines.set(Math.round(top), Math.min(left, lines.get(Math.round(top)) ?? Infinity));
        }
      }
      return [...lines.values()];
    }),
  );
  expect(edges.length).toBeGreaterThan(4);
  expect(new Set(edges.map(Math.round)).size).toBe(1);
});

test('everybody’s equity street by street', async ({ visit }) => {
  const page = await visit(`${FLOP}Qd2h&vs=7c7d;QsQc`);
  const row = await opened(page, 'By street');
  await expect(row.getByRole('columnheader')).toHaveText(['Player', 'Preflop', 'Flop', 'Turn', 'River']);
  await expect(row.getByRole('row')).toHaveCount(4);
});

test('an earlier sampled street is marked, the exact one after it is not', async ({ visit }) => {
  const page = await visit(`${FLOP}Qd&vs=random;random`);
  const streets = page.getByRole('region', { name: 'Street by street' });
  await expect(streets).toContainText(/Preflop \d\S*\s*% ±0\.\d\d/);
  await expect(streets).toContainText(/Turn \d[^±]*$/);
  const row = await opened(page, 'By street');
  const heads = row.getByRole('columnheader');
  await expect(heads.nth(1)).toHaveText('Preflop, simulated');
  await expect(row.locator('tbody tr').first().locator('td').first()).toContainText(/±0\.\d\d/);
  await expect(heads.last()).toHaveText('Turn');
});

test('back to the flop, another turn, and the hand as it was played (by touch)', CHROMIUM, async ({ visit }) => {
  const page = await visit(`${FLOP}Qd2c&vs=7c7d`, PHONE);
  const fragment = () => page.evaluate(() => location.hash);
  await page.getByRole('button', { name: /^back to the flop/i }).tap();
  await expect.poll(fragment).toBe(`${FLOP}&vs=7c7d`);
  await page
    .getByRole('group', { name: 'Deck' })
    .getByRole('button', { name: /^deuce of hearts/ })
    .tap();
  await expect.poll(fragment).toBe(`${FLOP}2h&vs=7c7d`);
  await page.getByRole('button', { name: /^as played/i }).tap();
  await expect.poll(fragment).toBe(`${FLOP}Qd2c&vs=7c7d`);
  await expect(page.getByRole('button', { name: /^as played/i })).toHaveCount(0);
});

test('every simulated share has its ±, in closed rows, open rows and copies', async ({ visit }) => {
  const page = await visit('#/?hero=AhKh&board=7h3h9c&vs=22%2B,A2s%2B;22%2B,KTs%2B;A2o%2B,QJs;K2s%2B,98s');
  const share = /\d\s*% ±\d/;
  await expect(page.locator('summary', { hasText: 'Wins and ties' })).toContainText(share);
  await expect(page.locator('summary', { hasText: 'Ends up with' })).toContainText(share);
  await expect(page.locator('summary', { hasText: 'By street' })).toContainText(share);
  await expect(page.locator('summary', { hasText: 'Next card' })).toContainText(/±\S+ points/);
  for (const title of ['Wins and ties', 'By street', 'Next card', 'Ends up with']) {
    const row = await opened(page, title);
    const cells = await row.locator('tbody td').filter({ hasText: '%' }).allTextContents();
    expect(cells.length, title).toBeGreaterThan(4);
    for (const cell of cells) expect(cell, title).toMatch(/±/);
  }
  const copy = page.locator('details', { hasText: 'Copy, print' });
  await copy.locator('summary').click();
  await expect(copy.getByText('Opponent 4: equity')).toContainText(
    /You: equity \S+\s*% ±\S+ win \S+\s*% ±\S+ tie \S+\s*% ±/,
  );
});

test('a first estimate does not say that there are too many deals', async ({ visit }) => {
  const page = await visit('#/?hero=random&vs=JTs-54s:0.5,22-66&wild=deuces');
  const row = await opened(page, 'Wins and ties');
  await expect(row).toContainText('the exact count is still running');
  await expect(row).not.toContainText('too many deals');
});
