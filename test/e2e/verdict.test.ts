/** @module-tag chromium */
// The verdict on a call in the middle of a hand, by true touches: how many taps it takes, and that nothing moves.
import type { Locator, Page } from 'playwright';
import { describe } from 'vitest';
import { expect, test } from './page';
import { PHONE, WIDE } from './sizes';

const sized = (width: number, height: number) => ({ ...PHONE, viewport: { width, height } });
const SIZES = [sized(390, 844), sized(320, 568), sized(844, 390)];
const named = ({ viewport }: (typeof SIZES)[number]) => `${viewport.width} × ${viewport.height}`;

const tile = (page: Page, card: string) => page.locator(`.tile[aria-label^="${card}"]`);
const verdict = (page: Page) => page.locator('output .verdict');
const sizes = (page: Page) => page.locator('.entry').getByRole('group', { name: 'The bet' });
const half = (page: Page) => sizes(page).getByRole('button', { name: 'a bet of 1/2 of the pot' });
const price = (page: Page) => page.getByRole('button', { name: 'Price', exact: true }).filter({ visible: true });
const fragment = (page: Page) => page.evaluate(() => location.hash);

/** Whether an element is whole in the window, and nothing covers its middle. */
async function isInSight(place: Locator): Promise<boolean> {
  return place.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight + 0.5;
    return isWhole && hit !== null && (element.contains(hit) || hit.contains(element));
  });
}

/** A finger's taps. Each must meet its target where it is, without scrolling. */
function finger(page: Page) {
  let taps = 0;
  return {
    taps: () => taps,
    tap: async (...places: Locator[]) => {
      for (const place of places) {
        await expect(place).toBeVisible();
        await expect.poll(() => isInSight(place), String(place)).toBe(true);
        const box = await place.boundingBox();
        if (box === null) throw new Error(`${String(place)} is not shown`);
        await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
        taps++;
      }
    },
  };
}

/** Where the deck's first tile is on the page, however far it is scrolled. */
async function firstTile(page: Page): Promise<{ x: number; y: number }> {
  return page
    .locator('.tile')
    .first()
    .evaluate((own) => {
      const { x, y } = own.getBoundingClientRect();
      return { x: x + scrollX, y: y + scrollY };
    });
}

const FLOP = ['ace of spades', 'queen of spades', 'jack of spades', 'seven of spades', 'three of hearts'];

/** Deals two cards and a flop by five taps. */
async function dealFlop(page: Page, { tap }: ReturnType<typeof finger>): Promise<void> {
  for (const card of FLOP) await tap(tile(page, card));
  await expect(page.locator('output')).toHaveText(/flush/);
  await expect(price(page)).toBeVisible();
}

for (const size of SIZES) {
  describe(named(size), () => {
    test('seven taps lead from the empty page to a verdict, two more to that of the next street', async ({ visit }) => {
      const page = await visit('', size);
      const hand = finger(page);
      await dealFlop(page, hand);
      const before = await firstTile(page);
      await hand.tap(price(page));
      await expect(half(page)).toBeVisible();
      expect(await firstTile(page), 'the deck with the sizes open').toEqual(before);
      await hand.tap(half(page));
      await expect(verdict(page)).toHaveText(/^Call\. .*25\.0%/);
      expect(hand.taps()).toBe(7);
      expect(await isInSight(verdict(page).locator('strong')), 'the verdict is in view').toBe(true);
      expect(await firstTile(page), 'the deck with a verdict').toEqual(before);

      await hand.tap(tile(page, 'four of hearts'));
      await expect.poll(() => fragment(page)).toBe('#/?hero=AsQs&board=Js7s3h4h');
      await expect(verdict(page), 'the bet was that of the flop').toHaveCount(0);
      await expect(half(page), 'the sizes stay open').toHaveAttribute('aria-pressed', 'false');
      await hand.tap(half(page));
      await expect(verdict(page)).toHaveText(/^Call\./);
      expect(hand.taps()).toBe(9);
      expect(await isInSight(verdict(page).locator('strong')), 'the verdict is in view').toBe(true);
      expect(await firstTile(page), 'the deck on the turn').toEqual(before);
    });

    test('the same size again takes the price away', async ({ visit }) => {
      const page = await visit('', size);
      const hand = finger(page);
      await dealFlop(page, hand);
      await hand.tap(price(page), half(page));
      await expect(verdict(page)).not.toBeEmpty();
      await expect.poll(() => fragment(page)).toContain('facing=1/2');
      await hand.tap(half(page));
      await expect(verdict(page)).toHaveCount(0);
      await expect(half(page)).toHaveAttribute('aria-pressed', 'false');
      await expect.poll(() => fragment(page)).not.toContain('facing');
    });

    test('every size can be tapped, each 44 px high, on one line', async ({ visit }) => {
      const page = await visit('#/?hero=AsQs&board=Js7s3h', size);
      await finger(page).tap(price(page));
      await expect(half(page)).toBeVisible();
      const seen = new Set<string>();
      for (const wanted of ['more', 'usual']) {
        const boxes = await sizes(page)
          .getByRole('button')
          .filter({ visible: true })
          .evaluateAll((chips) =>
            chips.map((chip) => {
              const { height, right, top } = chip.getBoundingClientRect();
              return { name: chip.ariaLabel ?? '', isCut: chip.scrollWidth > chip.clientWidth, height, right, top };
            }),
          );
        for (const { name, isCut, height, right, top } of boxes) {
          seen.add(name);
          expect({ name, isCut, height, top }).toEqual({ name, isCut: false, height: 44, top: boxes[0]?.top });
          expect(right, name).toBeLessThanOrEqual(size.viewport.width);
        }
        const other = sizes(page).getByRole('button', { name: wanted });
        if (await other.isVisible()) await finger(page).tap(other);
      }
      expect([...seen].filter((name) => name !== '')).toHaveLength(7);
    });
  });
}

describe('amounts', () => {
  /** With the system's keyboard up. */
  const LOW = sized(390, 420);

  async function openAmounts(page: Page): Promise<void> {
    const hand = finger(page);
    await hand.tap(price(page), page.locator('.entry').getByRole('button', { name: 'amounts' }));
    const fields = page.locator('.entry').getByRole('textbox');
    await expect(fields).toHaveCount(2);
    await fields.nth(0).fill('60');
    await fields.nth(1).fill('20');
  }

  test('verdict, fields and hero’s cards are in view above the keyboard', async ({ visit }) => {
    const page = await visit('#/?hero=AsQs&board=Js7s3h', LOW);
    await openAmounts(page);
    await expect(verdict(page)).toHaveText(/^Call\. .*25\.0%/);
    for (const field of await page.locator('.entry').getByRole('textbox').all()) {
      expect(await isInSight(field), 'a field').toBe(true);
    }
    expect(await isInSight(verdict(page)), 'all of the verdict').toBe(true);
    for (const slot of await page.locator('.own .hero .slot').all()) {
      expect(await isInSight(slot), 'a card of hero’s').toBe(true);
    }
  });

  test('a turn card rolls the pot forward, and undo brings pot and call back', async ({ visit }) => {
    const page = await visit('#/?hero=AsQs&board=Js7s3h', SIZES[0]);
    await openAmounts(page);
    await expect(verdict(page)).toHaveText(/^Call\./);
    await expect.poll(() => fragment(page)).toContain('pot=60&call=20');
    await page.locator('.entry').getByRole('textbox').nth(1).blur();
    await tile(page, 'four of hearts').tap();
    await expect(verdict(page)).toHaveText('Pot 80 after your call.');
    await expect.poll(() => fragment(page)).toBe('#/?hero=AsQs&board=Js7s3h4h&pot=80');
    await page.getByRole('button', { name: /^Undo/ }).first().tap();
    await expect.poll(() => fragment(page)).toContain('pot=60&call=20');
    await expect(verdict(page)).toHaveText(/^Call\. .*25\.0%/);
  });

  test('a size takes the place of amounts, and undo brings the amounts back', async ({ visit }) => {
    const page = await visit('#/?hero=AsQs&board=Js7s3h&pot=60&call=20', SIZES[0]);
    await finger(page).tap(price(page), half(page));
    await expect.poll(() => fragment(page)).toBe('#/?hero=AsQs&board=Js7s3h&facing=1/2');
    await page.getByRole('button', { name: /^Undo/ }).first().tap();
    await expect.poll(() => fragment(page)).toContain('pot=60&call=20');
    await expect(half(page)).toHaveAttribute('aria-pressed', 'false');
  });
});

test('a verdict is never of an older spot', async ({ open }) => {
  // The verdict changes with each card: an ace of the suit calls, blanks against a set do not.
  const page = await open('#/?hero=AsKs&board=7s3s9c&vs=9d9h&facing=2', SIZES[0]);
  await expect(verdict(page)).not.toBeEmpty();
  // Each paint's cards and verdict, as long as the test lasts.
  await page.evaluate(() => {
    const kept: [string, string][] = [];
    Object.assign(window, { kept });
    const keep = () => {
      const board = [...document.querySelectorAll('.board .slot')].map((slot) => slot.textContent.trim()).join(' ');
      const own = document.querySelector('output .verdict:not(.old)');
      if (own !== null) kept.push([board, own.textContent]);
      requestAnimationFrame(keep);
    };
    keep();
  });
  const { tap } = finger(page);
  await tap(price(page));
  for (const card of ['deuce of spades', 'king of hearts']) {
    await tap(tile(page, card));
    await expect(verdict(page)).toHaveCount(0);
    if (card.startsWith('deuce')) await tap(half(page));
    else break;
    await expect(verdict(page)).not.toBeEmpty();
  }
  const kept = await page.evaluate(() => (window as unknown as { kept: [string, string][] }).kept);
  const spoken = new Map<string, Set<string>>();
  for (const [board, said] of kept) spoken.set(board, (spoken.get(board) ?? new Set()).add(said));
  const [flop, turn, river] = [...spoken.values()];
  expect(flop?.size, 'of the flop').toBe(1);
  expect(turn?.size, 'of the turn').toBe(1);
  expect([...(flop ?? [])]).not.toEqual([...(turn ?? [])]);
  expect(river, 'none was asked for').toBeUndefined();
});

describe('on the river', () => {
  test('a phone folds the deck into a row, and a tap opens it', async ({ visit }) => {
    const page = await visit('#/?hero=AsQs&board=Js7s3h4h', SIZES[0]);
    const { tap } = finger(page);
    await tap(tile(page, 'deuce of hearts'));
    const row = page.getByRole('button', { name: 'Show the deck' });
    await expect(row).toBeVisible();
    await expect(page.locator('.tile').first()).toBeHidden();
    await tap(row);
    await expect(page.locator('.tile').first()).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  test('a tap on a card of the board opens it too', async ({ visit }) => {
    const page = await visit('#/?hero=AsQs&board=Js7s3h4h2h', SIZES[0]);
    await expect(page.getByRole('button', { name: 'Show the deck' })).toBeVisible();
    await finger(page).tap(page.locator('.board .slot').nth(4));
    await expect(page.locator('.tile').first()).toBeVisible();
    await expect.poll(() => fragment(page)).toBe('#/?hero=AsQs&board=Js7s3h4h');
  });
});

describe('keys', () => {
  for (const [name, size] of [
    ['a phone', SIZES[0]],
    ['a wide window', WIDE],
  ] as const) {
    test(`p opens the sizes, a digit picks one, Enter closes: ${name}`, async ({ visit }) => {
      const page = await visit('#/?hero=AsQs&board=Js7s3h', size);
      await expect(page.getByRole('region', { name: 'The price' })).toHaveCount(1);
      await page.keyboard.press('p');
      const shown = page.getByRole('group', { name: 'The bet' }).filter({ visible: true });
      await expect(shown).toBeFocused();
      for (const [digit, facing] of [
        ['2', '1/2'],
        ['7', '2'],
        ['3', '2/3'],
      ] as const) {
        await page.keyboard.press(digit);
        await expect.poll(() => fragment(page)).toBe(`#/?hero=AsQs&board=Js7s3h&facing=${facing}`);
      }
      await page.keyboard.press('Enter');
      if (size === SIZES[0]) await expect(shown).toHaveCount(0);
      else await expect(shown).not.toBeFocused();
      await page.keyboard.type('2h');
      await expect.poll(() => fragment(page), 'a digit is a rank again').toBe('#/?hero=AsQs&board=Js7s3h2h');
    });
  }

  test('Enter on a chip that Tab reaches picks it', async ({ visit }) => {
    const page = await visit('#/?hero=AsQs&board=Js7s3h', SIZES[0]);
    await expect(price(page)).toBeVisible();
    await page.keyboard.press('p');
    await expect(sizes(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => fragment(page)).toContain('facing=1/2');
    await page.keyboard.press('Enter');
    await expect(sizes(page)).toHaveCount(0);
    expect(await fragment(page), 'the price stays').toContain('facing=1/2');
  });

  test('Escape and the way back close the sizes before anything else', async ({ visit }) => {
    const page = await visit('#/?hero=AsQs&board=Js7s3h&facing=1/2', SIZES[0]);
    await expect(price(page)).toBeVisible();
    for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await page.keyboard.press('p');
      await expect(sizes(page)).toBeFocused();
      await close();
      await expect(sizes(page)).toHaveCount(0);
      await expect(verdict(page)).not.toBeEmpty();
      expect(await fragment(page)).toBe('#/?hero=AsQs&board=Js7s3h&facing=1/2');
    }
  });
});
