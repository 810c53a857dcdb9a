import type { Page } from 'playwright';
import { CHROMIUM, expect, goTo, test } from './page';
import { PHONE, TABLET, WIDE } from './sizes';
import { colourViolations, violations } from './violations';

const answer = (page: Page) => page.getByRole('region', { name: 'Answer' });
const field = (page: Page) => page.getByRole('textbox', { name: /range/i });
const grid = (page: Page) => page.getByRole('grid');
const cell = (page: Page, name: string) => page.locator(`[data-cell="${name}"]`);
const toggle = (page: Page) => page.getByRole('button', { name: /on the grid/ });
const FLOP = '#/?hero=AhKd&board=7d5cKh';
const NARROW = { ...PHONE, viewport: { width: 320, height: 700 } };

for (const [size, options] of [
  ['wide', WIDE],
  ['a phone', PHONE],
] as const) {
  test(`a range is typed for the opponent, on ${size}`, size === 'wide' ? {} : CHROMIUM, async ({ open }) => {
    const page = await open('#/?hero=AhKd&board=7d5cKh', options);
    if (size !== 'wide') await page.getByRole('button', { name: /unknown/ }).click();
    await page.getByRole('button', { name: /^Range/ }).click();
    // A finger gets the grid, not a keyboard over half of the screen.
    if (size !== 'wide') {
      await expect(grid(page)).toBeVisible();
      await field(page).tap();
    }
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('TT+, AQs+, AKo');
    await expect(answer(page)).toContainText('72.6');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('TT+,AQs+,AKo');
    await expect(page).toHaveURL(/vs=TT\+,AQs\+,AKo$/);

    await page.reload();
    await expect(field(page)).toHaveValue('TT+,AQs+,AKo');
    await expect(answer(page)).toContainText('72.6');
  });
}

test('before the flop the table is fetched, and the categories follow', async ({ visit }) => {
  const page = await visit('#/?hero=AhKd&vs=TT+,AQs+,AKo');
  await expect(answer(page)).toContainText('42.9');
  await expect(page.getByText(/you: pair 46\.3/)).toBeVisible();
});

test('a problem in a range is shown below it, and the last valid range stays', async ({ visit }) => {
  const page = await visit('#/?hero=AhKd&board=7d5cKh&vs=QQ+');
  await expect(field(page)).toHaveValue('QQ+');
  await field(page).fill('QQ+, T9x');
  await expect(page.getByRole('alert').filter({ hasText: 'T9x' })).toBeVisible();
  await expect(field(page)).toHaveValue('QQ+, T9x');
  await expect(page).toHaveURL(/vs=QQ\+$/);
  await field(page).fill('AhAd, AhAc');
  await expect(page.getByText(/every hand in this range is blocked/)).toBeVisible();
});

test('over a slow line a range is counted without the table', async ({ open }) => {
  const page = await open();
  let asked = 0;
  let arrive = (): void => undefined;
  const underway = new Promise<void>((resolve) => (arrive = resolve));
  await page.context().route(/preflop-table/, async (route) => {
    asked++;
    await underway;
    await route.continue().catch(() => undefined);
  });
  await page.keyboard.type('AhKdv');
  await page.getByRole('button', { name: /^Range/ }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('QQ+');
  await expect(answer(page)).toContainText('30.9', { timeout: 30_000 });
  expect(asked).toBe(1);
  arrive();
  await page.context().unrouteAll({ behavior: 'wait' });
});

/** A finger that goes from one cell to another, by true touches: they may scroll the page. */
async function swipe(page: Page, from: string, to: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const middle = async (name: string) => {
    const box = await cell(page, name).boundingBox();
    if (box === null) throw new Error(`${name} is not shown`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [start, end] = [await middle(from), await middle(to)];
  for (let step = 0; step <= 10; step++) {
    await session.send('Input.dispatchTouchEvent', {
      type: step === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [
        {
          x: start.x + ((end.x - start.x) * step) / 10,
          y: start.y + ((end.y - start.y) * step) / 10,
        },
      ],
    });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a range is painted by mouse, and the answer follows', async ({ visit }) => {
  const page = await visit(`${FLOP}&vs=QQ+`);
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await cell(page, 'JJ').hover();
  await page.mouse.down();
  await cell(page, 'TT').hover();
  await page.mouse.up();
  await expect(field(page)).toHaveValue('TT+');
  await cell(page, 'AKo').click();
  await cell(page, 'AKs').click();
  await cell(page, 'AQs').click();
  await expect(field(page)).toHaveValue('TT+,AQs+,AKo');
  await expect(answer(page)).toContainText('72.6');
  await expect(page.getByText('19 blocked')).toBeVisible();
  const editor = page.getByRole('group', { name: /range, hand by hand/ });
  await editor.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page)).toHaveValue('TT+,AK');
});

test('a finger paints sideways, and neither moves the page nor leaves a gap', CHROMIUM, async ({ visit }) => {
  const page = await visit(`${FLOP}&vs=72o`, PHONE);
  await toggle(page).tap();
  await expect(cell(page, '22')).toBeInViewport({ ratio: 1 });
  const before = await page.evaluate(() => scrollY);
  await swipe(page, '98s', '94s');
  await expect(field(page)).toHaveValue('94s+,72o');
  await swipe(page, 'A2s', 'A9s');
  await expect(field(page)).toHaveValue('A9s-A2s,94s+,72o');
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('a range is painted by keyboard alone', async ({ open }) => {
  const page = await open(FLOP);
  await page.getByRole('button', { name: /^Range/ }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press('Enter');
  // On the way: what else the seat offers, and ranges to choose.
  for (let stops = 0; stops < 9; stops++) {
    await page.keyboard.press('Tab');
    if (await cell(page, 'AA').evaluate((own) => own === document.activeElement)) break;
  }
  for (const key of ['Space', 'ArrowRight', 'Shift+ArrowRight', 'ArrowDown', 'Enter']) {
    await page.keyboard.press(key);
  }
  await expect(field(page)).toHaveValue('AA,AQs+,KQs');
  await page.keyboard.press('Escape');
  await expect(grid(page)).toHaveCount(0);
  await expect(toggle(page)).toBeFocused();
});

test('a saved range is used by its name on the line; the link has the range', async ({ open }) => {
  const page = await open('#/?hero=AhKh&vs=QQ%2B');
  await toggle(page).click();
  await page.getByRole('button', { name: 'Save with a name' }).click();
  await page.keyboard.type('BB wide');
  await page.keyboard.press('Enter');
  await goTo(page, '#/');
  await page.reload();
  const line = page.locator('.entry input');
  await line.fill('AhKh v BB w');
  await expect(page.locator('datalist option')).toHaveAttribute('value', 'AhKh v BB wide');
  await line.fill('AhKh 7h3h9c v bb wide pot 60 call 20');
  await expect(page).toHaveURL(/vs=QQ\+/);
  await page.keyboard.press('Enter');
  await expect(line).toHaveValue('AhKh 7h3h9c v QQ+ pot 60 call 20');
  await expect(page.getByRole('button', { name: /^BB wide/ })).toBeVisible();
  await line.fill('AhKh v BB wider');
  await page.keyboard.press('Enter');
  await expect(line).toHaveAttribute('aria-invalid', 'true');
});

test('a guide by position is taken by keyboard alone, and undone', async ({ visit }) => {
  const page = await visit(`${FLOP}&vs=QQ+`);
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  const editor = page.getByRole('group', { name: /range, hand by hand/ });
  const guides = editor.getByRole('group', { name: 'By position' });
  const button = editor.getByRole('button', { name: 'By position' });
  await button.press('Enter');
  // On the way: to save with a name.
  for (const key of ['Tab', 'Tab', 'ArrowRight', 'Tab']) await page.keyboard.press(key);
  await expect(guides.getByRole('radio', { name: 'Opens' })).toBeFocused();
  for (const key of ['ArrowRight', 'ArrowRight', 'Tab', 'Enter']) await page.keyboard.press(key);
  const taken = guides.getByRole('button', { name: 'BTN vs UTG 2.9%' });
  await expect(taken).toBeFocused();
  await expect(taken).toHaveAttribute('aria-pressed', 'true');
  await expect(field(page)).toHaveValue('QQ+,AK,A5s');
  await expect(editor).toContainText('38 combos, 2.9%');
  await page.keyboard.press('Escape');
  await expect(guides).toHaveCount(0);
  await expect(button).toBeFocused();
  await editor.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(field(page)).toHaveValue('QQ+');
});

test('an unfinished hand is not an error until the user pauses', async ({ visit }) => {
  const page = await visit(`${FLOP}&vs=QQ+`);
  const deck = page.getByRole('group', { name: 'Deck' });
  const before = await deck.boundingBox();
  await field(page).fill('QQ+, A');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  expect(await deck.boundingBox()).toEqual(before);
  await field(page).fill('QQ+, AK');
  await page.waitForTimeout(800);
  expect(await deck.boundingBox()).toEqual(before);
  await field(page).fill('QQ+, AZ');
  await expect(page.getByRole('alert').filter({ hasText: 'AZ' })).toBeVisible();
});

test('the grid fits every page, and no hand is too small to tap', async ({ visit }) => {
  for (const size of [WIDE, TABLET, PHONE, NARROW]) {
    const page = await visit(`${FLOP}&vs=QQ+`, size);
    await toggle(page).click();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    const { width } = size.viewport;
    expect(overflow, `${width} px`).toBe(0);
    const { small, names } = await page.evaluate(() => ({
      small: [...document.querySelectorAll('[data-cell]')].filter((own) => {
        const box = own.getBoundingClientRect();
        return box.width < 24 || box.height < 24 || box.left < 0 || box.right > innerWidth;
      }).length,
      names: [...document.querySelectorAll('[data-cell] .face')].filter((own) => own.scrollWidth > own.clientWidth)
        .length,
    }));
    expect(small, `${width} px: hands that are too small`).toBe(0);
    expect(names, `${width} px: names that are cut`).toBe(0);
  }
});

for (const [state, text] of [
  ['a range', '77+,A9s+,KTs:0.5,AcKc:0.3'],
  ['a text that cannot be read', 'QQ+, T9x'],
] as const) {
  test(`the grid does not hinder screen readers: ${state}`, CHROMIUM, async ({ visit }) => {
    const page = await visit(`${FLOP}&vs=QQ+`);
    await toggle(page).click();
    await field(page).fill(text);
    await page.evaluate(() => document.fonts.ready);
    // Other tests look at the rest of the page.
    for (const [find, { viewport }, colorScheme] of [
      [violations, WIDE, 'light'],
      [violations, PHONE, 'dark'],
      [colourViolations, WIDE, 'dark'],
      [colourViolations, PHONE, 'light'],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await find(page, '.opponents'), `${colorScheme}, ${viewport.width} px`).toEqual([]);
    }
  });
}

for (const [name, size] of Object.entries({ wide: WIDE, phone: PHONE })) {
  test(`hero holds a range too (${name})`, async ({ visit }) => {
    const page = await visit('#/?board=7h3h9c&vs=random', size);
    await page.getByRole('button', { name: 'You hold a range' }).click();
    const field = page.getByRole('textbox', { name: /^You/ });
    await field.fill('TT+, AQs+');
    await expect(page.locator('output.sentence')).toHaveText(/favourite: 74\.6%/);
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/?hero=TT+,AQs+&board=7h3h9c&vs=random');
    const ace = page.getByRole('group', { name: 'Deck' }).getByRole('button', { name: /^ace of spades/ });
    await expect(ace).toHaveAccessibleName(/leaves your range/);
    await page.getByRole('button', { name: 'You hold two cards' }).click();
    await page.keyboard.type('AhKh');
    await expect(page.locator('output.sentence')).toHaveText(/70\.1%/);
  });
}

test('with a range that cannot be read no figure is current, whatever else changes', async ({ visit }) => {
  const page = await visit('#/?hero=AhKh&board=Td9h2c&vs=QQ%2B,99');
  const field = page.getByRole('textbox', { name: /range/ });
  await expect(field).toHaveValue('QQ+,99');
  await expect(page.locator('.stale')).toHaveCount(0);
  await field.fill('QQ+,A');
  await page.keyboard.press('Enter');
  await expect(field, 'to be corrected').toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: /A/ }).first()).toBeVisible();
  const stale = page.locator('.figures.stale');
  await expect(stale).toBeVisible();
  await expect(page.locator('.stale > output')).toHaveCount(1);
  await field.blur();
  await page.keyboard.type('5c');
  await expect(page).toHaveURL(/Td9h2c5c/);
  await expect(stale).toBeVisible();
  await field.fill('QQ+,AA');
  await expect(page.locator('.stale')).toHaveCount(0);
});

test('a link with an unreadable range gets no answer', async ({ visit }) => {
  for (const [fragment, fault] of [
    ['#/?hero=AhKh&board=7h3h9c&vs==50%25&pot=60&call=20', /“=50%”/],
    ['#/?hero=QQ%2B;AKs&vs=random&pot=60&call=20', /“QQ\+;AKs”/],
    ['#/?hero=AhKh&board=7h3h9c&vs=7c7d;QQ%2B,A5z&pot=60&call=20', /“A5z”/],
  ] as const) {
    const page = await visit(fragment);
    await expect(page.locator('#problem')).toHaveText(fault);
    await expect(page.locator('summary', { hasText: 'Your spots' })).toBeVisible();
    await expect(page.locator('.verdict')).toHaveCount(0);
    await expect(page.locator('.answer .big')).toHaveCount(0);
    // Another player in its place is another spot.
    await goTo(page, '#/?hero=AhKh&board=7h3h9c&vs=QQ%2B&pot=60&call=20');
    await expect(page.locator('.verdict')).toHaveText(/./);
  }
});
