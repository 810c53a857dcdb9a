/** @module-tag long */
import type { Page } from 'playwright';
import { describe, expect as pinned } from 'vitest';
import { CHROMIUM, expect, goTo, SMOKE, test } from './page';
import { PHONE, TABLET, WIDE } from './sizes';
import { colourViolations, violations } from './violations';

const STATES: Readonly<Record<string, string>> = {
  empty: '',
  'pending flop': '#/?hero=AhKh&board=7h3h',
  'preflop against any two': '#/?hero=AhKh&vs=random',
  'unknown turn': '#/?hero=4c9c&board=7d5cKh8c&pot=100&call=35',
  'known, behind': '#/?hero=AhKh&board=7h3h9c&vs=7c7d&pot=60&call=20&dead=2s',
  'any two': '#/?hero=AhKh&board=7h3h9c&vs=random',
  'five opponents': '#/?hero=AhKh&board=7h3h9c&vs=7c7d;QsQd;AsKs;2c2d;JhTh',
  'a range': '#/?hero=AhKh&board=7h3h9c&vs=TT%2B,AQs%2B',
  'a bug in the hand': '#/?hero=*Kh&board=7h3h9c&vs=7c7d;random&wild=bug',
  'a joker in the deck': '#/?hero=AhKh&board=7h3h9c&wild=joker',
  'the lab': '#/lab',
  'the lab, three hands': '#/lab?hands=2c2d2h2s*;2c2d2h*Qs;AdJd6d3d*&wild=bug',
  'the help': '#/help',
  'the help, searched': '#/help?find=straight',
};

/** Waits until the answer, or the prompt, has all its parts in their last colours. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator(':is(.answer, .room) :is(.big, .prompt, .figure, .title)').first()).toBeVisible();
  // The table's seats and rows are loaded after its first answer, and appear a frame later.
  if ((await page.locator('.seats').count()) > 0) {
    await expect(page.locator('.others')).not.toBeEmpty();
    await expect(page.locator('.legend .legend')).toBeAttached();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
    );
  }
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('.stale, progress')).toHaveCount(0);
  await still(page);
}

/** Until nothing fades any more. */
async function still(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

const LOOKS = [
  [WIDE, 'light'],
  [PHONE, 'dark'],
  [WIDE, 'dark'],
  [PHONE, 'light'],
] as const;
/** Both sizes and both schemes. */
const TWO_LOOKS = LOOKS.slice(0, 2);

type Look = (typeof LOOKS)[number];

/**
 * Every row open. If a size comes in another scheme, only what a scheme can change is looked at again.
 *
 * @param faultsOf finds other faults, which depend on the size alone
 */
async function expectNoViolations(
  page: Page,
  state: string,
  looks: readonly Look[],
  faultsOf?: (page: Page) => Promise<string[]>,
): Promise<void> {
  const seen = new Set<unknown>();
  for (const [{ viewport }, colorScheme] of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => {
      for (const row of document.querySelectorAll('details')) row.open = true;
    });
    // The content of a row is loaded when it is opened.
    await expect(page.locator('details .body:empty')).toHaveCount(0);
    await still(page);
    const find = seen.has(viewport) ? colourViolations : violations;
    const look = `${state}, ${colorScheme}, ${viewport.width} px`;
    expect(await find(page), look).toEqual([]);
    if (!seen.has(viewport)) expect((await faultsOf?.(page)) ?? [], look).toEqual([]);
    seen.add(viewport);
  }
}

describe('nothing in the way of assistive technology', CHROMIUM, () => {
  const SCANS = {
    'the table': ['empty', 'known, behind'],
    'the table, other spots': Object.keys(STATES).filter((state) => !/^(empty|known|any two|the )/.test(state)),
    'the lab': ['the lab', 'the lab, three hands'],
    'the help': ['the help', 'the help, searched'],
  };
  for (const [title, states] of Object.entries(SCANS)) {
    test(title, title.includes(',') ? {} : SMOKE, async ({ visit }) => {
      const page = await visit(STATES[states[0]]);
      await settle(page);
      for (const [index, state] of states.entries()) {
        if (index > 0) {
          await goTo(page, STATES[state] ?? '');
          await settle(page);
        }
        // A spot with most parts is looked at in all looks; the others take turns.
        const looks = state === 'known, behind' ? LOOKS : [LOOKS[index % LOOKS.length] ?? LOOKS[0]];
        await expectNoViolations(page, state, looks);
      }
    });
  }

  test('a faulty link has no violation', async ({ visit }) => {
    const page = await visit('#/?hero=AhKh&board=7h3hAh9c&wild=jokers&vs=QsQcQd');
    await settle(page);
    await expectNoViolations(page, 'a faulty link', LOOKS.slice(0, 1));
  });

  test('a session, every row open', async ({ open }) => {
    const page = await open('#/session');
    await page.getByRole('button', { name: /Try an evening/ }).click();
    await expect(page.getByText('Drill the worst')).toBeVisible();
    await expect(page.getByText(/no price yet/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Export' }).click();
    await expectNoViolations(page, 'a session', TWO_LOOKS, smallTargets);
  });

  test('open panels and a held card have no violation on a phone, upright and on its side', async ({ open }) => {
    const page = await open(STATES['any two'], { ...PHONE, colorScheme: 'dark' });
    await settle(page);
    await page.getByRole('button', { name: 'Settings' }).tap();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeVisible();
    await page.keyboard.type('x?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await page
      .locator('.tile[aria-label^="queen of hearts"]')
      .dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await expect(page.locator('.why')).toHaveCount(1);
    await still(page);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 844, height: 390 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expect(page.locator('.why')).toHaveCount(1);
    await still(page);
    expect(await violations(page)).toEqual([]);
  });

  test('a stale answer and faults in two places have no violation', async ({ open }) => {
    const page = await open(STATES['known, behind']);
    await settle(page);
    await page.getByLabel('Pot', { exact: true }).fill('lots');
    await page.getByRole('group', { name: 'Board' }).getByRole('button').first().click();
    await page.keyboard.type('1h');
    await expect(page.locator('.stale > output')).toHaveCount(1);
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(2);
    for (const [{ viewport }, colorScheme] of TWO_LOOKS) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await still(page);
      expect(await violations(page), `${colorScheme}, ${viewport.width} px`).toEqual([]);
    }
  });
});

/**
 * Controls with a target of less than 44 by 44 px, invisible surroundings included, and controls that are covered
 * by another element.
 */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const faults: string[] = [];
    const px = (text: string) => (text.endsWith('px') ? parseFloat(text) : 0);
    for (const element of document.querySelectorAll('button, a[href], input, summary')) {
      if (!element.checkVisibility() || element.closest('[inert]') !== null) continue;
      const { width, height } = element.getBoundingClientRect();
      const after = getComputedStyle(element, '::after');
      const around = after.content !== 'none' && after.position === 'absolute';
      const inset = (side: 'left' | 'right' | 'top' | 'bottom') => (around ? Math.max(0, -px(after[side])) : 0);
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      const w = width + inset('left') + inset('right');
      const h = height + inset('top') + inset('bottom');
      if (w < 43.5 || h < 43.5) faults.push(`${name}: ${w.toFixed(1)} × ${h.toFixed(1)}`);
      const isHit = () => {
        const now = element.getBoundingClientRect();
        const hit = document.elementFromPoint(now.left + now.width / 2, now.top + now.height / 2);
        return (element.closest('label') ?? element).contains(hit);
      };
      // To scroll lays the page out again, which is slow: not for what can be hit where it is.
      if (isHit()) continue;
      element.scrollIntoView({ block: 'center', inline: 'center' });
      // The head that follows a scrolled phone goes a frame later.
      if (!isHit()) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      if (!isHit()) faults.push(`${name}: covered`);
    }
    return faults;
  });
}

describe('every target has room for a thumb', () => {
  for (const [name, sizes] of Object.entries({ 'on a phone': [PHONE], 'on a tablet and wide': [TABLET, WIDE] })) {
    test(name, async ({ visit }) => {
      const expectRoom = async (page: Page, state: string) => {
        for (const { viewport } of sizes) {
          await page.setViewportSize(viewport);
          expect(await smallTargets(page), `${state}, ${viewport.width} px`).toEqual([]);
        }
      };
      const page = await visit('', sizes[0]);
      await settle(page);
      await expectRoom(page, 'empty');
      for (const state of ['known, behind', 'five opponents']) {
        await goTo(page, STATES[state] ?? '');
        await settle(page);
        await expectRoom(page, state);
      }
      await goTo(page, STATES['a joker in the deck'] ?? '');
      await settle(page);
      await page.locator('summary').filter({ hasText: /^Deck/ }).click();
      await expect(page.getByRole('radio', { name: 'Bug' })).toBeVisible();
      await expectRoom(page, 'a joker in the deck');
      for (const state of ['the lab, three hands', 'the help']) {
        await visit(STATES[state], sizes[0]);
        await settle(page);
        await expectRoom(page, state);
      }
    });
  }
});

describe('by keyboard alone', () => {
  /** Presses Tab through the page; the names of all stops. */
  async function tabStops(page: Page): Promise<string[]> {
    const stops: string[] = [];
    for (let count = 0; count < 60; count++) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const { activeElement } = document;
        if (activeElement === null || activeElement === document.body) return undefined;
        const label = activeElement.id === '' ? null : document.querySelector(`label[for="${activeElement.id}"]`);
        return (
          activeElement.getAttribute('aria-label') ??
          label?.textContent?.trim() ??
          activeElement.textContent?.replace(/\s+/g, ' ').trim() ??
          ''
        );
      });
      if (name === undefined || stops[0] === name) break;
      stops.push(name);
    }
    return stops;
  }

  test('the stops follow the page, the deck is one of them and each hand another', async ({ visit }) => {
    const page = await visit(STATES['unknown turn']);
    await settle(page);
    const stops = await tabStops(page);
    const starts = [
      'Table',
      'All-in',
      'Practise',
      'Hands',
      'Hand lab',
      'Share',
      'Settings',
      'Help',
      'Spot in text',
      'four of clubs',
      'Board, card 5: empty',
      'Opponent, card 1: empty',
      'Any two',
      'Range',
      'ace of spades',
      'Undo',
      'Clear',
      'Keys',
      'Back to the flop',
      'deal one',
      'Flush',
      'Straight',
      'Pair',
      'a bet of 1/3 of the pot',
      'a bet of 1/2 of the pot',
      'a bet of 2/3 of the pot',
      'a bet of 3/4 of the pot',
      'a bet of the pot',
      'a bet of 3/2 of the pot',
      'a bet of 2 of the pot',
      'Pot',
      'to call',
      'What beats you',
      'Ends up with',
      'Rules of thumb',
      'Add dead cards',
      'Deck',
      'Copy, print',
      'Your spots',
    ];
    expect(stops.map((stop, index) => stop.slice(0, starts[index]?.length))).toEqual(starts);
  });

  test('on a phone hidden controls are not tab stops', async ({ visit }) => {
    const page = await visit(STATES['known, behind'], PHONE);
    await settle(page);
    const stops = await tabStops(page);
    expect(stops.slice(0, 7)).toEqual(['Table', 'All-in', 'Practise', 'Hands', 'Share', 'Settings', 'Hide']);
    expect(stops[7]).toMatch(/^ace of hearts/);
    expect(stops.join('\n')).not.toMatch(/Spot in text/);
  });

  test('the keyboard deals a hand, names opponents, adds dead cards, undoes, redoes and clears', async ({ visit }) => {
    const page = await visit();
    const line = page.getByRole('textbox', { name: /spot/i });
    await page.keyboard.type('AhKhv7c7d');
    await page.keyboard.type('7h3h9c');
    await expect(page.locator('output')).toHaveText(/eight outs/);
    await page.keyboard.type('x2s3sxQd');
    await expect(line).toHaveValue('AhKh 7h3h9cQd v 7c7d x 2s3s');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+Shift+z');
    await expect(line).toHaveValue('AhKh 7h3h9cQd v 7c7d x 2s3s');
    await page.keyboard.type('v');
    await page.keyboard.type('QsQc');
    await expect(line).toHaveValue('AhKh 7h3h9cQd v 7c7d v QsQc x 2s3s');
    await page.keyboard.press('Escape');
    await expect(line).toHaveValue('');
  });

  test('the focus is never lost when its control disappears', async ({ visit }) => {
    const page = await visit();
    const focused = () =>
      page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);
    const press = async (name: RegExp) => {
      const button = page.getByRole('button', { name }).first();
      await button.focus();
      await page.keyboard.press('Enter');
      await settle(page);
      expect(await focused(), String(name)).toBe(true);
    };
    await press(/twelve outs, counted/);
    await press(/^any two/i);
    await press(/any two cards; name them/);
    await press(/^any two/i);
    await press(/^no opponent/i);
    await press(/^deal one/);
    await press(/^clear/i);
  });
});

test('the sentence is spoken once for each answer, and not when it goes stale', async ({ visit }) => {
  const page = await visit();
  await page.evaluate(() => {
    const said: string[] = [];
    const output = document.querySelector('output');
    if (output === null) throw new Error('no output');
    let last = output.textContent;
    new MutationObserver(() => {
      if (output.textContent === last) return;
      last = output.textContent;
      said.push(last?.trim() ?? '');
    }).observe(output, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { said });
  });
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await page.keyboard.type('4c9c7d5cKh8c');
  await expect(page.locator('output')).toHaveText(/twelve outs/);
  const before = await said();
  expect(before.filter((sentence) => sentence.includes('twelve outs'))).toHaveLength(1);
  await page.getByRole('group', { name: 'Board' }).getByRole('button').first().click();
  await expect(page.locator('.stale > output')).toHaveCount(1);
  expect(await said(), 'nothing more, stale').toEqual(before);
  await page.keyboard.type('7d');
  await expect(page.locator('.stale > output')).toHaveCount(0);
  expect(await said(), 'the same answer again').toEqual(before);
});

test('reduced motion is respected', CHROMIUM, async ({ visit }) => {
  const page = await visit(STATES['unknown turn']);
  await settle(page);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    const duration = await page
      .locator('summary svg')
      .first()
      .evaluate((element) => getComputedStyle(element).transitionDuration);
    expect(duration).toBe(reducedMotion === 'reduce' ? '0s' : '0.15s');
  }
});

test('no two signs look the same in forced colours', CHROMIUM, async ({ open }) => {
  const inBoth = async (page: Page, check: (scheme: string) => Promise<void>) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, forcedColors: 'active', reducedMotion: 'reduce' });
      await check(colorScheme);
    }
  };
  const page = await open('#/?hero=AhKh&board=7h3h9c&vs=TT%2B&pot=60&call=20', { ...WIDE, forcedColors: 'active' });
  await settle(page);
  await page.getByRole('button', { name: /on the grid/ }).click();
  await expect(page.getByRole('gridcell')).toHaveCount(169);
  const ground = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  await inBoth(page, async (scheme) => {
    expect(await ground('[data-cell="TT"] .face'), `a hand of the range, ${scheme}`).not.toBe(
      await ground('[data-cell="72o"] .face'),
    );
    expect(await ground('[aria-label="Equity"] .own'), `a part of the pot, ${scheme}`).not.toBe(
      await ground('[aria-label="Equity"] .bar > span:not(.own)'),
    );
    await expect(page.getByLabel('Pot', { exact: true })).toHaveCSS('border-bottom-style', 'solid');
  });

  await goTo(page, STATES['unknown turn'] ?? '');
  await settle(page);
  await inBoth(page, async (scheme) => {
    const { lit, line, paper } = await page.evaluate(() => ({
      lit: getComputedStyle(document.querySelector('.tile[aria-label^="six of clubs"] .rungs') ?? document.body)
        .backgroundImage,
      line: getComputedStyle(document.querySelector('[aria-label="What counts"] .line') ?? document.body, '::before')
        .backgroundColor,
      paper: getComputedStyle(document.body).backgroundColor,
    }));
    expect(new Set(lit.match(/rgb\([^)]*\)/g)).size, `a gauge and its ground, ${scheme}`).toBeGreaterThan(1);
    expect(line, `the line of what counts, ${scheme}`).not.toBe(paper);
  });
});

describe('a page as a screen reader hears it', CHROMIUM, () => {
  const PAGES = {
    table: STATES['unknown turn'],
    opponent: STATES['known, behind'],
    study: '#/study?kind=flush-draw&seed=28',
    progress: '#/study?show=progress',
    lab: STATES['the lab, three hands'],
  };

  /** Roles, names and live regions; text that has neither is left out, and most of the tiles that are equal. */
  function outline(tree: string): string {
    const lines = tree
      .split('\n')
      .filter((line) => !/^\s*- (text:|\/|paragraph|strong|emphasis|time)/.test(line))
      .map((line) => line.replace(/(?<=["\]]'?): .*$/, '').replace(/:$/, ''))
      // Its summary changes once the spot is saved.
      .map((line) => line.replace(/(?<=group: Your spots).*/, ''));
    const seen = new Set<string>();
    return lines
      .filter((line) => {
        const tile = /^\s*- '?button "\w+ of (clubs|diamonds|hearts|spades)(?!: remove)/.exec(line)?.[1];
        const isNew = tile === undefined || !seen.has(tile);
        if (tile !== undefined) seen.add(tile);
        return isNew;
      })
      .join('\n');
  }

  for (const [name, fragment] of Object.entries(PAGES)) {
    test(name, async ({ visit }) => {
      const page = await visit(fragment);
      await expect(page.locator('output')).not.toBeEmpty();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('.stale, progress')).toHaveCount(0);
      // The rows of an answer come after its figures.
      if (fragment.startsWith('#/?')) await expect(page.locator('.further.joined')).toBeVisible();
      const tree = await page.locator('body').ariaSnapshot();
      // A page that has come to say something else: npx vitest run --project e2e test/e2e/access.test.ts -u
      await pinned(`${outline(tree)}\n`).toMatchFileSnapshot(`trees/${name}.txt`);
    });
  }
});
