/** @module-tag long */
// Everybody's cards, entered at once: on a phone, on its side, on a large screen, by keys, and over a video.
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { describe } from 'vitest';
import { CHROMIUM, expect, SMOKE, test } from './page';
import { PHONE, TABLET, WIDE } from './sizes';
import { colourViolations, violations } from './violations';

const FLOP = '#/show?hero=AhKh&board=7h3h9c&vs=7c7d';
const fragment = (page: Page): Promise<string> => page.evaluate(() => location.hash);
const deck = (page: Page) => page.locator('.show [data-card]');
const rows = (page: Page) => page.locator('.rows > .row');
const status = (page: Page) => page.locator('.headline');
const boardSlot = (page: Page, slot: number) =>
  page.getByRole('group', { name: 'Board' }).getByRole('button').nth(slot);

/** Presses as a finger does if there is one. */
async function press(page: Page, target: Locator): Promise<void> {
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (hasTouch ? target.tap() : target.click());
}
async function deal(page: Page, ...cards: string[]): Promise<void> {
  for (const card of cards) await press(page, page.locator(`.show .tile[aria-label^="${card}"]`));
}
/** The slots of a seat that are wholly in the window, and before everything else there. */
async function seatsInView(page: Page): Promise<number> {
  return page.locator('.rows > .row').evaluateAll(
    (seats) =>
      seats.filter((seat) =>
        [...seat.querySelectorAll('.slot')].every((slot) => {
          const { left, right, top, bottom } = slot.getBoundingClientRect();
          const seen = document.elementFromPoint((left + right) / 2, bottom - 3);
          return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight && slot.contains(seen);
        }),
      ).length,
  );
}
async function wholeDeckInView(page: Page): Promise<void> {
  await expect(deck(page)).toHaveCount(52);
  const cut = await deck(page).evaluateAll(
    (tiles) =>
      tiles.filter((tile) => {
        const { left, right, top, bottom } = tile.getBoundingClientRect();
        return left < 0 || right > innerWidth || top < 0 || bottom > innerHeight;
      }).length,
  );
  expect(cut).toBe(0);
}

const SIZES: Readonly<Record<string, BrowserContextOptions>> = {
  '390 × 844': PHONE,
  '320 × 568': { ...PHONE, viewport: { width: 320, height: 568 } },
  '844 × 390': { ...PHONE, viewport: { width: 844, height: 390 } },
  '1440 × 900': WIDE,
};

describe('everybody’s cards are entered at once', () => {
  for (const [size, options] of Object.entries(SIZES)) {
    test(
      `two seats and the deck, a card a tap, from the empty page to the turn: ${size}`,
      CHROMIUM,
      async ({ visit }) => {
        const page = await visit('#/show', options);
        await expect(rows(page)).toHaveCount(2);
        await wholeDeckInView(page);
        expect(await seatsInView(page)).toBe(2);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
        // The link says what was entered, and nothing of the empty seat.
        expect(await fragment(page)).toBe('#/show');
        await deal(page, 'ace of hearts', 'king of hearts');
        await expect.poll(() => fragment(page)).toBe('#/show?hero=AhKh');
        await expect(rows(page).nth(1).locator('.slot.next')).toHaveCount(1);
        await deal(page, 'seven of clubs', 'seven of diamonds');
        // The last hand is full: the board is next, and the deck stays for it.
        await expect(boardSlot(page, 0)).toHaveClass(/next/);
        await expect(rows(page).locator('.share')).toHaveText(['47.9%', '52.1%']);
        await deal(page, 'seven of hearts', 'three of hearts', 'nine of clubs');
        await expect.poll(() => fragment(page)).toBe(FLOP);
        // The deck stays until the river, on every width.
        await wholeDeckInView(page);
        await expect(status(page)).toHaveText(/^Opponent leads with three sevens\./);
        await expect(rows(page).locator('.share')).toHaveText(['24.6%', '75.4%']);
        await expect(boardSlot(page, 3)).toHaveClass(/next/);
        await deal(page, 'jack of clubs');
        await expect.poll(() => fragment(page)).toBe(FLOP.replace('9c', '9cJc'));
        // A card in a seat is taken back and asked for again.
        await press(page, rows(page).nth(1).locator('.slot').nth(1));
        await wholeDeckInView(page);
        await expect(rows(page).nth(1).locator('.slot').nth(1)).toHaveClass(/next/);
        await deal(page, 'seven of spades');
        await expect.poll(() => fragment(page)).toBe(FLOP.replace('9c&vs=7c7d', '9cJc&vs=7c7s'));
        await deal(page, 'deuce of clubs');
        await expect(deck(page).first()).toBeHidden();
      },
    );
  }

  test(
    'a third player, undo, and a card that is there already: each said next to the deck',
    CHROMIUM,
    async ({ visit }) => {
      const page = await visit('#/show', SIZES['320 × 568']);
      await deal(page, 'ace of hearts', 'king of hearts', 'seven of clubs', 'seven of diamonds');
      await page.getByRole('button', { name: 'Add player' }).tap();
      await expect(rows(page)).toHaveCount(3);
      await expect(page.getByText('Next card: Opponent 2.')).toBeVisible();
      await deal(page, 'queen of spades', 'queen of diamonds');
      await expect(page.getByText('Next card: the board.')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).filter({ visible: true }).tap();
      await expect.poll(() => fragment(page)).toBe('#/show?hero=AhKh&vs=7c7d;Qs');
      // A tile of a hand that is in its place is taken back, and its place is next.
      await deal(page, 'queen of diamonds', 'king of hearts');
      await expect.poll(() => fragment(page)).toBe('#/show?hero=Ah&vs=7c7d;QsQd');
      await expect(page.getByText('Next card: You.')).toBeVisible();
      await wholeDeckInView(page);
    },
  );

  test(
    'the deck does not move while seats fill, and leaves four in view below two boards',
    CHROMIUM,
    async ({ visit }) => {
      const four = '#/show?hero=AhAd&vs=KsKc;7h7d;QhJh&board=7c2d9s&again=3';
      for (const [width, height] of [
        [390, 844],
        [390, 760],
        [390, 664],
        [844, 390],
      ] as const) {
        const page = await visit('#/show', { ...PHONE, viewport: { width, height } });
        const size = `${width} × ${height}`;
        const top = () =>
          deck(page)
            .first()
            .evaluate((tile) => tile.getBoundingClientRect().top);
        await expect(deck(page)).toHaveCount(52);
        const first = await top();
        await deal(page, 'ace of hearts', 'ace of diamonds', 'king of spades', 'king of clubs');
        await page.getByRole('button', { name: 'Add player' }).tap();
        await deal(
          page,
          'seven of hearts',
          'seven of diamonds',
          'seven of clubs',
          'deuce of diamonds',
          'nine of spades',
        );
        await expect(status(page)).toHaveText(/leads/);
        expect(await top(), size).toBe(first);
        await page.evaluate((link) => (location.hash = link), four);
        await expect(rows(page).locator('.share')).toHaveCount(4);
        expect(await seatsInView(page), size).toBe(4);
        expect(await top(), size).toBe(first);
        for (const share of await rows(page).locator('.share').all()) await expect(share).toBeInViewport({ ratio: 1 });
        const lefts = await page
          .locator('.boards .slots')
          .evaluateAll((boards) => boards.map((board) => board.lastElementChild?.getBoundingClientRect().left));
        expect(lefts[1], size).toBe(lefts[0]);
        // The fields of the stacks come into view.
        await page.getByRole('button', { name: 'Stacks' }).tap();
        await expect(page.getByRole('textbox', { name: 'You', exact: true }).last()).toBeInViewport();
      }
    },
  );

  test('the next of ten seats is in view above the deck', CHROMIUM, async ({ visit }) => {
    const seats = Array.from({ length: 9 }, () => 'random').join(';');
    for (const [size, options] of [...Object.entries(SIZES), ['820 × 1180', TABLET] as const]) {
      const page = await visit(`#/show?vs=${seats}`, options);
      await expect(rows(page)).toHaveCount(10);
      const ranks = ['ace', 'king', 'queen', 'jack', 'ten', 'nine', 'eight', 'seven', 'six', 'five'];
      for (const [seat, rank] of ranks.entries()) {
        const next = rows(page).nth(seat).locator('.slot.next');
        await expect(next, `${size}, seat ${seat}`).toBeInViewport({ ratio: 1 });
        const isFree = await next.evaluate((slot) => {
          const { left, right, bottom } = slot.getBoundingClientRect();
          return slot.contains(document.elementFromPoint((left + right) / 2, bottom - 3));
        });
        expect(isFree, `${size}, seat ${seat}`).toBe(true);
        await deal(page, `${rank} of spades`, `${rank} of hearts`);
      }
      await expect(boardSlot(page, 0)).toHaveClass(/next/);
    }
  });

  test(
    'typed cards fill the seats in order, v adds a seat, and Escape hides the deck, by keys alone',
    SMOKE,
    async ({ visit }) => {
      const page = await visit('#/show', WIDE);
      await expect(deck(page).first()).toBeVisible();
      await page.keyboard.type('AhKh7c7d');
      await page.keyboard.press('v');
      await page.keyboard.type('QsQd7h3h9c');
      await expect.poll(() => fragment(page)).toBe(`${FLOP};QsQd`);
      await expect(deck(page).first()).toBeVisible();
      await page.keyboard.press('Backspace');
      await expect.poll(() => fragment(page)).toBe('#/show?hero=AhKh&board=7h3h&vs=7c7d;QsQd');
      await page.keyboard.press('Escape');
      await expect(deck(page).first()).toBeHidden();
      // For this hand.
      await page.keyboard.type('9cJc');
      await expect(deck(page).first()).toBeHidden();
      await page.keyboard.type('2h');
      await expect(status(page)).toHaveText('You win with a flush.');
    },
  );

  test('a card to come is asked for after the seat that was filled, then the first that lacks one', async ({
    visit,
  }) => {
    const page = await visit('#/show?hero=AhKh&vs=random;random;random', WIDE);
    await rows(page).nth(2).locator('.slot').first().click();
    await page.keyboard.type('QsQd');
    await expect(rows(page).nth(3).locator('.slot.next')).toHaveCount(1);
    await page.keyboard.type('TsTd');
    await expect(rows(page).nth(1).locator('.slot.next')).toHaveCount(1);
    await page.keyboard.type('7c7d');
    await expect(boardSlot(page, 0)).toHaveClass(/next/);
  });
});

describe('run it twice, finished', () => {
  const DONE = '#/show?hero=AhKh&board=7h3h9cJc2h&vs=QsQd&names=Ana;Ben&again=3:';
  const SAID: Readonly<Record<string, readonly [apart: string, scooped: string]>> = {
    en: [
      'Run 1: Ana wins with a flush. Run 2: Ben wins with four of a kind. Nobody scoops.',
      'Run 1: Ana wins with a flush. Run 2: Ana wins with a pair of aces. Ana scoops.',
    ],
    es: ['Nadie se lleva todo el bote.', 'Ana se lleva todo el bote.'],
    pt: ['Ninguém leva o pote inteiro.', 'Ana leva o pote inteiro.'],
    zh: ['无人独得底池。', 'Ana 独得底池。'],
  };

  test('a sentence for each run and who scoops, in each language', CHROMIUM, async ({ open }) => {
    for (const [language, [apart, scooped]] of Object.entries(SAID)) {
      const page = await open(`${DONE}QcQh`, { ...WIDE, locale: language });
      await expect(status(page)).toContainText(apart);
      await expect(status(page)).toContainText(/1.*2/);
      await page.evaluate((link) => (location.hash = link), `${DONE}Ac4s`);
      await expect(status(page)).toContainText(scooped);
      await expect(status(page)).toContainText(/1.*2/);
      await page.close();
    }
  });

  test('two runs from the flop on are dealt to the end by taps on each board', CHROMIUM, async ({ visit }) => {
    const page = await visit(FLOP, PHONE);
    await page.getByRole('button', { name: 'Run it twice' }).tap();
    await deal(page, 'jack of clubs');
    // The second run before the first is over.
    const second = page.getByRole('group', { name: 'Second run' }).getByRole('button');
    await second.nth(0).tap();
    await expect(page.getByText(/^Who leads after each card/)).toBeVisible();
    await deal(page, 'queen of clubs');
    await expect.poll(() => fragment(page)).toBe(`${FLOP.replace('9c', '9cJc')}&again=3:Qc`);
    await boardSlot(page, 4).tap();
    await deal(page, 'deuce of hearts');
    await second.nth(1).tap();
    await deal(page, 'four of hearts');
    await expect(status(page)).toHaveText('Run 1: You win with a flush. Run 2: You win with a flush. You scoop.');
    await expect(rows(page).nth(0).locator('.standing')).toHaveText('scoops');
    await expect(rows(page).locator('.share')).toHaveText(['100%', '0.0%']);
    await expect(rows(page).locator('.change')).toHaveText(['runs 100, 100', '']);
    await expect(page.getByRole('button', { name: /fold$/ })).toHaveCount(0);
    await page.evaluate((link) => (location.hash = link), `${DONE}QcQh`);
    await expect(rows(page).locator('.standing')).toHaveText(['wins run 1', 'wins run 2']);
    await expect(rows(page).locator('.share')).toHaveText(['50.0%', '50.0%']);
  });
});

describe('the controls', CHROMIUM, () => {
  test('have the contrast in both schemes, and are in view without a pointer', async ({ open }) => {
    // The two screens between the smallest and the largest have the same colours: one scheme is enough there.
    for (const looks of [
      [
        [PHONE, ['light', 'dark']],
        [SIZES['844 × 390'] ?? PHONE, ['dark']],
      ],
      [
        [TABLET, ['light']],
        [WIDE, ['dark', 'light']],
      ],
    ] as const) {
      const page = await open('#/show', looks[0][0]);
      for (const [{ viewport }, schemes] of looks) {
        if (viewport) await page.setViewportSize(viewport);
        for (const link of ['#/show', `${FLOP};QsQd`]) {
          await page.evaluate((own) => (location.hash = own), link);
          if (link === '#/show') await wholeDeckInView(page);
          else await expect(rows(page).locator('.share')).toHaveCount(3);
          for (const [at, colorScheme] of schemes.entries()) {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
            const find = at === 0 ? violations : colourViolations;
            expect(await find(page), `${link}, ${colorScheme}, ${viewport?.width} px`).toEqual([]);
          }
        }
        // Named by their own text, without a pointer on them.
        for (const name of ['Opponent 1: fold', 'You: hide', 'Run it twice', 'Table']) {
          const control = page.getByRole(name === 'Table' ? 'link' : 'button', { name, exact: true }).last();
          await expect(control, name).toBeVisible();
          await expect(control, name).toHaveText(/\S/);
          expect(await control.evaluate((own) => own.checkVisibility({ opacityProperty: true })), name).toBe(true);
        }
      }
    }
  });

  test('grow with the screen', async ({ visit }) => {
    const page = await visit(`${FLOP};QsQd`, WIDE);
    await expect(rows(page).locator('.share')).toHaveCount(3);
    for (const [width, height] of [
      [1280, 720],
      [1920, 1080],
      [3840, 2160],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const state of ['closed', 'open']) {
        if (state === 'closed') await page.keyboard.press('Escape');
        else await boardSlot(page, 3).click();
        const sizes = await page
          .locator('.show :is(button, a):not(.slot, .tile, .key, .mast *)')
          .evaluateAll((controls) => {
            return controls
              .filter((control) => control.checkVisibility())
              .map((control) => (100 * parseFloat(getComputedStyle(control).fontSize)) / innerHeight);
          });
        expect(sizes.length).toBeGreaterThan(8);
        expect(Math.min(...sizes), `${width} × ${height}, the deck ${state}`).toBeGreaterThanOrEqual(2.4);
      }
      const over = await page.evaluate(() => [
        document.documentElement.scrollHeight - innerHeight,
        document.documentElement.scrollWidth - innerWidth,
      ]);
      expect(over, `${width} × ${height}`).toEqual([0, 0]);
      await page.keyboard.press('Escape');
    }
  });
});

describe('over a video', () => {
  const NAMED = '&names=Anna;Ben;Cem;Dora&look=none';
  const FOUR = `#/show?hero=AhKh&board=7h3h9cJc&vs=7c7d;Ts8s;QsQd${NAMED}`;
  const TEN = `#/show?hero=AhKh&board=7h3h9c&vs=7c7d;QsQd;Ts8s;2c2d;JhTh;5c6c;8c8d;AdQc;Kd4h${NAMED}`;

  test('names, cards, equities and outs in the lower third, and nothing else', async ({ visit }) => {
    const page = await visit(FOUR, WIDE);
    await expect(page.locator('.rows .share')).toHaveText(['17.5%', '25.0%', '57.5%', '0.0%']);
    await expect(page.locator('.rows .name')).toHaveText(['Anna', 'Ben', 'Cem', 'Dora']);
    await expect(rows(page).nth(0).locator('.count')).toHaveText('7 outs');
    await expect(rows(page).nth(3).locator('.count')).toHaveText('no outs');
    await expect(page.locator('a, button, input')).toHaveCount(0);
    for (const [link, seats] of [
      [FOUR, 4],
      [TEN, 10],
    ] as const) {
      await page.evaluate((own) => (location.hash = own), link);
      await expect(page.locator('.rows .share')).toHaveCount(seats);
      for (const [width, height] of [
        [1280, 720],
        [1920, 1080],
        [844, 390],
        [820, 1180],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        const { free, cut } = await page.evaluate(() => {
          const parts = [...document.querySelectorAll('.plate, .plate *')].map((own) => own.getBoundingClientRect());
          const plates = [...document.querySelectorAll('.plate')];
          return {
            free: Math.min(...parts.map(({ top }) => top)) / innerHeight,
            cut: plates.filter((plate) => {
              const { bottom, right } = plate.getBoundingClientRect();
              const isIn = [...plate.children].every((own) => own.getBoundingClientRect().bottom <= bottom + 1);
              return !isIn || bottom > innerHeight - 20 || right > innerWidth;
            }).length,
          };
        });
        expect(free, `${seats} seats, ${width} × ${height}`).toBeGreaterThanOrEqual(0.66);
        expect(cut, `${seats} seats, ${width} × ${height}`).toBe(0);
      }
    }
    const grounds = await page.evaluate(() => {
      return [document.documentElement, document.body, document.querySelector('main')].map((own) =>
        own === null ? '' : getComputedStyle(own).backgroundColor,
      );
    });
    expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
  });

  test('an unknown hand is two empty cards, without a figure; before the first card the overlay is empty', async ({
    visit,
  }) => {
    const page = await visit('#/show?look=none', WIDE);
    await expect(page.locator('h1')).toBeAttached();
    await expect(rows(page)).toHaveCount(0);
    await page.evaluate((link) => (location.hash = link), FOUR.replace('QsQd', 'random'));
    await expect(rows(page)).toHaveCount(4);
    await expect(rows(page).nth(3).locator('.card.down')).toHaveCount(2);
    await expect(page.locator('.rows .share')).toHaveText(['', '', '', '']);
  });
});
