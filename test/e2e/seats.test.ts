// The opponents' seats, the bar next to a single opponent, and the figures.
import type { Page } from 'playwright';
import { describe } from 'vitest';
import { CHROMIUM, expect, goTo, test } from './page';
import { PHONE, TABLET, WIDE } from './sizes';

const FLOP = '#/?hero=AhKh&board=7h3h9c';
const PREFLOP = '#/?hero=AhKh';
const any = (count: number) => Array(count).fill('random').join(';');
const fragment = (page: Page): Promise<string> => page.evaluate(() => location.hash);
const deck = async (page: Page) => (await page.getByRole('group', { name: 'Deck' }).boundingBox())?.y;
const step = (page: Page, name: string) => page.getByRole('button', { name });

describe('one control sets how many opponents hold any two cards', () => {
  for (const [name, size] of Object.entries({ WIDE, TABLET, PHONE })) {
    test(name.toLowerCase(), async ({ visit }) => {
      const page = await visit(`${PREFLOP}&vs=random`, size);
      await expect(page.locator('output')).not.toBeEmpty();
      const before = await deck(page);
      const more = step(page, 'One opponent more with any two cards');
      for (let count = 2; count <= 9; count++) {
        await more.click();
        await expect(page.getByRole('button', { name: /name them instead$/ })).toContainText(`× ${count}`);
      }
      await expect.poll(() => fragment(page)).toBe(`${PREFLOP}&vs=${any(9)}`);
      // A phone has it in the control alone.
      await expect(page.getByText('9 opponents').filter({ visible: true })).toHaveCount(name === 'PHONE' ? 0 : 1);
      expect(await deck(page), 'nothing moves').toBe(before);
      await more.click();
      await expect(page.getByRole('alert').first()).toHaveText('9 opponents at most.');
      await step(page, 'One opponent fewer').click();
      await expect.poll(() => fragment(page)).toBe(`${PREFLOP}&vs=${any(8)}`);
    });
  }

  test('with others they are one seat, and may be named one by one', async ({ visit }) => {
    const page = await visit(`${FLOP}&vs=7c7d;${any(3)};TT%2B`);
    const seats = page.getByRole('region', { name: 'Opponents' });
    await expect(seats.getByRole('listitem')).toHaveCount(4);
    await seats.getByRole('button', { name: /^Opponents 2 to 4: any two cards/ }).click();
    await page.keyboard.type('QsQd');
    await expect.poll(() => fragment(page)).toBe(`${FLOP}&vs=7c7d;QsQd;random;random;TT+`);
    await expect(seats.getByRole('listitem')).toHaveCount(5);
    await seats.getByRole('button', { name: 'Opponents 3 to 4: fold' }).click();
    await expect.poll(() => fragment(page)).toBe(`${FLOP}&vs=7c7d;QsQd;TT+`);
  });

  test('among others, a player with a name has a seat without a number to set', async ({ visit }) => {
    const page = await visit(`${FLOP}&vs=7c7d;${any(3)}&names=;Ann;Ben`);
    const seats = page.getByRole('region', { name: 'Opponents' });
    await expect(seats.getByRole('listitem')).toHaveCount(4);
    const ben = seats.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Ben: any two cards' }) });
    await expect(ben.getByRole('button', { name: /opponent/i })).toHaveCount(0);
    await seats.getByRole('button', { name: 'One opponent more with any two cards' }).click();
    await expect.poll(() => fragment(page)).toBe(`${FLOP}&vs=7c7d;${any(4)}`);
    await expect(ben).toHaveCount(1);
    await ben.getByRole('button', { name: 'Ben: fold' }).click();
    await expect.poll(() => fragment(page)).toBe(`${FLOP}&vs=7c7d;${any(3)}`);
    await expect(ben).toHaveCount(0);
  });

  test('the last of them leaves the opponent unknown', async ({ visit }) => {
    const page = await visit(`${FLOP}&vs=random`);
    await step(page, 'No opponent with any two cards').click();
    await expect.poll(() => fragment(page)).toBe(FLOP);
    await expect(page.getByRole('heading', { name: /^Opponent: unknown/ })).toBeVisible();
  });
});

test('another opponent is a copy of the last', async ({ visit }) => {
  const page = await visit(`${FLOP}&vs=TT%2B`);
  await step(page, 'Add opponent').click();
  await expect.poll(() => fragment(page)).toBe(`${FLOP}&vs=TT+;TT+`);
  const known = await visit(`${FLOP}&vs=random;7c7d`, PHONE);
  await step(known, 'Add opponent').click();
  await known.keyboard.type('QsQd');
  await expect.poll(() => fragment(known)).toBe(`${FLOP}&vs=random;7c7d;QsQd`);
});

test('the choices of an empty seat have gaps, and each is explained', CHROMIUM, async ({ visit }) => {
  for (const size of [PHONE, WIDE]) {
    const page = await visit(`${FLOP}&vs=7c7d;random`, size);
    await page.keyboard.type('v');
    const [anyTwo, range] = await Promise.all(
      ['Any two', 'Range'].map((name) => page.locator('.under, .acts').getByText(name, { exact: true }).boundingBox()),
    );
    expect((range?.x ?? 0) - (anyTwo?.x ?? 0) - (anyTwo?.width ?? 0)).toBeGreaterThanOrEqual(8);
  }
  const wide = await visit(FLOP);
  await expect(wide.getByRole('heading', { name: 'Opponent: unknown, outs only' })).toBeVisible();
  const phone = await visit(FLOP, PHONE);
  await phone.getByRole('button', { name: 'vs unknown' }).tap();
  await expect(phone.getByRole('group', { name: 'Opponent plays' })).toBeInViewport();
});

test('one is counted as one', async ({ visit }) => {
  const page = await visit(`${FLOP}&vs=random`);
  await page.keyboard.type('v');
  await expect(page.getByRole('heading', { name: '1 opponent', exact: true })).toBeVisible();
});

test('on a phone the river does not open a seat', async ({ visit }) => {
  const page = await visit('#/?hero=4c9c&board=7d5cKh8c', PHONE);
  await expect(page.locator('output')).toHaveText(/twelve outs/);
  const before = await deck(page);
  await page.keyboard.type('2s');
  await expect.poll(() => fragment(page)).toContain('8c2s');
  await expect(page.locator('.answer .big, .answer .prompt').first()).not.toContainText('12');
  await page.getByRole('button', { name: 'Show the deck' }).tap();
  expect(await deck(page)).toBe(before);
  await expect(page.getByText(/^Or type/)).toHaveCount(0);
});

describe('the equity bar of a single opponent is labelled and never truncated', () => {
  const SPOTS = [
    `${FLOP}&vs=7c7d&pot=60&call=20`,
    `${FLOP}Qs&vs=7c7d&pot=60&call=20`,
    `${FLOP}&vs=TT%2B`,
    `${FLOP}&vs=random`,
    '#/?hero=7c7d&board=7h3h9c2s&vs=AhKh',
    '#/?hero=2c3d&board=7h7s7d&vs=AhKh',
  ];
  test('at every width of a phone', async ({ visit }) => {
    const page = await visit('', PHONE);
    for (const spot of SPOTS) {
      await goTo(page, spot);
      const bar = page.locator('.opponents .bar p');
      await expect(bar.locator('b').first()).toHaveText(/^You \d/);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 700 });
        const cut = await bar.evaluate((own) => {
          const room = own.getBoundingClientRect();
          const [yours, theirs] = ['b', 'i'].map((tag) => {
            const range = document.createRange();
            range.selectNodeContents(own.querySelector(tag) ?? own);
            return range.getBoundingClientRect();
          });
          const name = own.querySelector('.you');
          const box = own.querySelector('i')?.getBoundingClientRect();
          const isShown = (box?.width ?? 0) > 0;
          return {
            name: (name?.clientWidth ?? 1) > 0 && (name?.clientWidth ?? 0) < (name?.scrollWidth ?? 0),
            yours: yours.left < room.left || yours.right > room.right,
            theirs: isShown && (theirs.width > (box?.width ?? 0) + 0.5 || theirs.left < yours.right),
          };
        });
        expect(cut, `${spot}, ${width} px`).toEqual({ name: false, yours: false, theirs: false });
      }
    }
  });

  test('the break-even equity is above and below the figures', async ({ visit }) => {
    for (const [spot, size, selector] of [
      [`${FLOP}&vs=7c7d&pot=60&call=6`, PHONE, '.opponents .tick'],
      [`${FLOP}&vs=7c7d;random&pot=60&call=6`, WIDE, '.equity .tick'],
      [`${FLOP}&vs=7c7d&pot=60&call=6`, WIDE, '.bridge .tick'],
    ] as const) {
      const page = await visit(spot, size);
      const tick = page.locator(selector);
      await expect(tick).toBeVisible();
      const picture = await tick.evaluate((own) => getComputedStyle(own).backgroundImage);
      expect(picture, selector).toContain('rgba(0, 0, 0, 0)');
    }
  });
});

describe('the figures', () => {
  const SPOTS = [
    `${FLOP}&vs=7c7d`,
    '#/?hero=4c9c&board=7d5cKh',
    '#/?hero=AhKd&board=7d5cKh&vs=TT%2B',
    '#/?hero=5c4d&board=5h9cKs', // 360 hands beat it
    `${FLOP}&vs=TT%2B`, // more than ten effective outs
  ];
  const GAPS: [width: number, least: number][] = [
    [2560, 40],
    [1920, 30],
    [1600, 16],
    [1440, 30],
    [1366, 26],
    [1280, 26],
    [1180, 20],
    [820, 20],
    [390, 12],
    [360, 8],
  ];
  test('have gaps at every width', async ({ visit }) => {
    const page = await visit();
    for (const spot of SPOTS) {
      await goTo(page, spot);
      await expect(page.locator('.answer .odds').first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      for (const [width, least] of GAPS) {
        await page.setViewportSize({ width, height: 800 });
        const gaps = await page.evaluate(() => {
          const end = (element: Element | null) => {
            const range = document.createRange();
            range.selectNodeContents(element ?? document.body);
            return range.getBoundingClientRect();
          };
          const figures = [...document.querySelectorAll('.answer :is(.count, .chance)')];
          return figures
            .filter((own) => own.checkVisibility())
            .map((figure) => {
              const next = figure.nextElementSibling?.querySelector('.big') ?? null;
              return end(next).left - end(figure.querySelector('.big')).right;
            });
        });
        for (const gap of gaps) expect(gap, `${spot} at ${width} px`).toBeGreaterThanOrEqual(least);
        const over = await page.locator('.answer .grid').evaluate((grid) => grid.scrollWidth - grid.clientWidth);
        expect(over, `${spot} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });

  test('are as wide whatever their digits', async ({ visit }) => {
    const page = await visit('#/?hero=4c9c&board=7d5cKh8c');
    await expect(page.locator('.answer .odds').first()).toBeVisible();
    const widths = await page.evaluate(async () => {
      await document.fonts.ready;
      const big = document.querySelector('.answer .big');
      return ['11', '48', '70'].map((text) => {
        if (big !== null) big.textContent = text;
        const range = document.createRange();
        range.selectNodeContents(big ?? document.body);
        return range.getBoundingClientRect().width;
      });
    });
    // Within a pixel for each digit, as browsers round.
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(3);
  });

  test('that are the same on the turn are shown once', async ({ visit }) => {
    const page = await visit('#/?hero=AhKh&board=7h3h9cQs&vs=7c7d');
    const answer = page.getByRole('region', { name: 'Answer' });
    await expect(answer).toContainText(/15\.9\s*%/);
    await expect(answer.locator('.chance')).toHaveCount(1);
    await expect(answer).toContainText('on the river: equity');
    // With a card that ties they differ.
    const tied = await visit('#/?hero=AhKd&board=Ks9c4d2h&vs=AcKc');
    await expect(tied.locator('.answer .chance')).toHaveCount(2);
  });

  test('without an opponent’s outs begin at the edge of a phone', async ({ visit }) => {
    const page = await visit(`${PREFLOP}&vs=7c7d;QsQd`, PHONE);
    const chance = page.locator('.answer .chance');
    await expect(chance).toBeVisible();
    expect((await chance.boundingBox())?.x).toBe(16);
  });

  test('that are simulated are marked before the flop on a phone too', async ({ visit }) => {
    const page = await visit(`${PREFLOP}&vs=${any(9)}`, PHONE);
    await expect(
      page
        .locator('.answer')
        .getByText(/^simulated, ±0\.\d\d points$/)
        .last(),
    ).toBeInViewport();
  });
});

test('the parts above a phone’s board do not touch its name', async ({ visit }) => {
  const page = await visit('', PHONE);
  for (const count of [1, 2, 8]) {
    await goTo(page, `${FLOP}&vs=7c7d;${any(count)}`);
    await expect(page.getByRole('button', { name: 'Price' })).toBeVisible();
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 640 });
      const gap = await page.evaluate(() => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector('.board h2') ?? document.body);
        const word = document.querySelector('.versus span')?.getBoundingClientRect();
        return (word?.left ?? 0) - range.getBoundingClientRect().right;
      });
      expect(gap, `${width} px, ${count} more`).toBeGreaterThanOrEqual(4);
    }
  }
});

test('the parts above the figures never reach the tabs', async ({ visit }) => {
  const page = await visit(`${FLOP}&vs=7c7d`);
  const status = page.locator('.status span').first();
  await expect(status).toHaveText(/Ace high/);
  for (const width of [1280, 1440, 820]) {
    await page.setViewportSize({ width, height: 800 });
    const overlap = await status.evaluate((own) => {
      own.textContent = 'Ace high now, behind three sevens, with a flush draw, nine cards. '.repeat(4);
      const tabs = document.querySelector('nav a[aria-current] span')?.getBoundingClientRect();
      return (tabs?.bottom ?? 0) - own.getBoundingClientRect().top;
    });
    expect(overlap, `${width} px`).toBeLessThanOrEqual(0);
  }
});
