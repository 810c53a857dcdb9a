/** @module-tag long */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import { describe } from 'vitest';
import { CHROMIUM, expect, SMOKE, test } from './page';
import { paste } from './paste';
import { PHONE, TABLET, WIDE } from './sizes';
import { violations } from './violations';

const fixture = (name: string): string => readFileSync(new URL(`../history/fixtures/${name}`, import.meta.url), 'utf8');
const HAND = fixture('pokerstars-six-max.txt');
const OMAHA = HAND.replace("Hold'em No Limit", 'Omaha Pot Limit');
/** What an opener in the cutoff holds, unless the user has saved another range. */
const CO_OPENS = '22+,A2s+,K5s+,Q8s+,J8s+,T8s+,97s+,86s+,76s,65s,54s,A8o+,KTo+,QTo+,JTo';
const WORKED = '#/?hero=4c9c&board=7d5cKh8c';

const history = (page: Page): Locator => page.getByRole('region', { name: 'Hand history' });
const now = (page: Page): Locator => history(page).locator('[aria-current="step"]');
const options = (page: Page): Locator => history(page).getByRole('button', { name: 'Options' });
const fragment = (page: Page): Promise<string> => page.evaluate(() => location.hash);
/** The same without what each player has put in and has left. */
const spot = async (page: Page): Promise<string> =>
  (await fragment(page)).replaceAll(/&(bets|folded|stacks|others)=[^&]*/g, '');

/** Nothing is known of the opponents' hands. */
async function playAnyTwo(page: Page): Promise<void> {
  await options(page).click();
  await history(page).getByRole('radio', { name: 'any two' }).check();
  await options(page).click();
}

test('a pasted hand is stepped through by keyboard, pot and call filled in', SMOKE, async ({ visit }) => {
  const page = await visit('', WIDE);
  await paste(page, HAND);
  await expect(now(page)).toContainText(/Preflop.*birch: the 2nd raises to \$3.*\$2.50 to call/);
  await expect(now(page)).toBeFocused();
  await expect
    .poll(() => fragment(page))
    .toBe(`#/?hero=4c9c&vs=random;${CO_OPENS}&pot=4.5&bets=0.5;1;3&stacks=99.5;60.1;95&call=2.5`);
  await expect(history(page)).toContainText('Decision 1 of 6 by hero.');

  await page.keyboard.press('p');
  await expect(page.getByRole('alert')).toHaveText('The first decision is on the table. Go on to the next.');
  // The next street as it was played.
  await expect(page.getByRole('region', { name: 'Street by street' })).toBeVisible();
  await page.keyboard.press('f');
  await expect.poll(() => spot(page)).toContain('board=7d5cKh&');
  await page.keyboard.press('Backspace');
  await expect.poll(() => spot(page)).not.toContain('board');

  await page.keyboard.press('ArrowRight');
  await expect(now(page)).toContainText(/Flop.*First to act.*pot \$9; checked/);
  await expect(now(page)).toBeFocused();
  // Fast key presses are all used.
  for (const key of ['n', 'ArrowRight', 'n']) await page.keyboard.press(key);
  await expect(now(page)).toContainText(/Turn.*bets \$10.*raised/);
  await expect.poll(() => spot(page)).toBe(`#/?hero=4c9c&board=7d5cKh8c&vs=${CO_OPENS}&pot=28&call=10`);
  await expect(page.locator('output .verdict')).toHaveText(
    /^Close: call\. Win 0\.34 more when you hit, and the call pays\./,
  );
  await page.keyboard.press('End');
  await expect(now(page)).toContainText(/River.*First to act.*pot \$78; bet/);
  await expect(history(page)).toContainText('Decision 6 of 6 by hero. hero won $196. Rake $3.');
  await page.keyboard.press('n');
  await expect(now(page)).toContainText('River');
  await expect(page.getByRole('alert')).toHaveText('The last decision is on the table. Close the hand to go on.');
  await page.keyboard.press('p');

  // One step of undo each; the line of steps follows.
  await page.keyboard.press('Backspace');
  await expect(now(page)).toContainText('River');
  await page.keyboard.press('Backspace');
  await expect(now(page)).toContainText(/Turn.*bets \$10/);

  expect(await violations(page, '.history')).toEqual([]);

  await history(page).getByRole('button', { name: 'Close the hand history' }).click();
  await expect(history(page)).toHaveCount(0);
  await expect.poll(() => spot(page)).toContain('board=7d5cKh8c');
});

test('a finger steps through a hand that is pasted into the field of a phone', CHROMIUM, async ({ visit }) => {
  const page = await visit('', PHONE);
  await page.getByRole('button', { name: 'Type the spot as text' }).tap();
  await page.getByRole('textbox', { name: /spot/i }).focus();
  await paste(page, HAND);
  await expect(now(page)).toContainText('Preflop');
  const next = history(page).getByRole('button', { name: 'Next decision' });
  await expect(next).toBeInViewport();
  const box = await next.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await next.tap();
  await expect(next, 'a step taken elsewhere leaves the focus there').toBeFocused();
  await next.tap();
  await expect(now(page)).toContainText(/Flop.*bets \$4.50/);
  await expect(now(page)).toBeInViewport();
  await history(page).getByRole('button', { name: 'Previous decision' }).tap();
  await expect(now(page)).toContainText(/Flop.*First to act/);
  await history(page)
    .getByRole('button', { name: /^Turn First to act/ })
    .tap();
  await expect.poll(() => spot(page)).toBe(`#/?hero=4c9c&board=7d5cKh8c&vs=${CO_OPENS}&pot=18`);

  // The seat and the shown cards are choices within reach of the thumb.
  await options(page).tap();
  const yes = history(page).getByRole('radio', { name: 'yes' });
  await expect(yes).toBeInViewport();
  await expect(history(page).getByLabel('Seen by')).toBeInViewport();
  await yes.tap();
  await expect(history(page)).toContainText('Decision 4 of 6 by hero, using birch: the 2nd’s K♠K♦ and cedar’s 2♥.');
  await expect.poll(() => spot(page)).toBe('#/?hero=4c9c&board=7d5cKh8c&vs=KsKd&dead=2h&pot=18');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'wider than the window').toBeLessThanOrEqual(0);
});

test('several hands, another seat, shown cards, and a range that goes along', async ({ visit }) => {
  const page = await visit('', WIDE);
  await paste(page, [HAND, OMAHA, fixture('ggpoker-tournament.txt'), OMAHA, HAND.slice(0, 900)].join('\n\n'));
  await expect(history(page)).toContainText('Hand 1 of 2, 3 not shown. Decision 1 of 6 by hero.');
  await options(page).click();
  await history(page).getByText('3 not shown', { exact: true }).click();
  await expect(history(page).getByRole('listitem').filter({ hasText: 'left out' })).toHaveText(
    '2 hands are left out: Omaha.',
  );
  await expect(history(page).getByText(/^Hand 5 of 5: The hand is cut off/)).toBeVisible();
  await history(page).getByText('3 not shown', { exact: true }).click();
  await expect.poll(() => spot(page)).toBe(`#/?hero=4c9c&vs=random;${CO_OPENS}&pot=4.5&call=2.5`);
  await history(page).getByRole('radio', { name: 'yes' }).check();
  await expect.poll(() => spot(page)).toBe('#/?hero=4c9c&vs=random;KsKd&dead=2h&pot=4.5&call=2.5');
  await page.evaluate(() => {
    location.hash = '#/?hero=4c9c&vs=random;QQ%2B&dead=2h&pot=4.5&call=2.5';
  });
  await expect(history(page)).toContainText('by hero, using cedar’s 2♥.');
  await page.goBack();
  await expect(history(page)).toContainText('using birch: the 2nd’s K♠K♦ and cedar’s 2♥.');
  await history(page).getByRole('radio', { name: 'no' }).check();
  await history(page).getByLabel('Seen by').selectOption('birch: the 2nd');
  await expect.poll(() => spot(page)).toContain('#/?hero=KsKd');

  await history(page).getByLabel('Hand', { exact: true }).selectOption('1');
  await expect(now(page)).toContainText('cc33dd44 raises to 1,600');
  await page.evaluate(() => {
    location.hash = '#/?hero=7c7s&vs=TT%2B&pot=3200&call=800';
  });
  await expect(now(page)).toContainText('Preflop');
  await history(page).getByRole('button', { name: 'Next decision' }).click();
  await expect.poll(() => spot(page)).toBe('#/?hero=7c7s&board=9d6h2s&vs=TT+&pot=4000');
});

describe('the players of a pasted hand have their names at the table', () => {
  const BOTH = ['elm', 'birch: the 2nd'];
  const seats = (page: Page): Locator => page.getByRole('region', { name: 'Opponents' });

  test('names are in the seats, on the bar, in the verdict, and on the page of all cards', async ({ visit }) => {
    const page = await visit('', WIDE);
    await paste(page, HAND);
    await playAnyTwo(page);
    // Any two cards for all are one seat, so that the deck does not move from step to step.
    await expect(seats(page).getByRole('button', { name: `${BOTH.join(', ')}: any two cards` })).toContainText('× 2');
    await expect(page.getByRole('region', { name: 'Equity', exact: true })).toContainText(/elm \d.*birch: the 2nd \d/);
    await page.keyboard.press('n');
    await page.keyboard.press('n');
    await expect(page.locator('summary').filter({ hasText: /^elm/ })).toContainText('combos beat you');

    // The line gives the bettor a range; the names stay.
    await page.getByRole('textbox', { name: /spot/i }).fill('4c9c 7d5cKh v random v TT+');
    await page.keyboard.press('Enter');
    await expect(seats(page).getByRole('button', { name: /^birch: the 2nd, TT\+/ })).toBeVisible();
    await seats(page)
      .getByRole('button', { name: /^elm, any two/ })
      .click();
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await expect(name).toHaveValue('elm');
    const own = 'Eva';
    await name.fill(own);
    await page.keyboard.press('Enter');
    await expect(seats(page).getByRole('button', { name: new RegExp(`^${own}, any two`) })).toBeVisible();
    expect(
      await page.evaluate(() => localStorage.getItem('outs:names')),
      'no chair of the device is renamed',
    ).toBeNull();

    await page.getByRole('link', { name: 'All-in' }).click();
    for (const name of ['hero', own, 'birch: the 2']) {
      await expect(page.getByRole('textbox', { name: `Name: ${name}` })).toHaveValue(name);
    }
  });

  test('names stay after a reload, and go with another hand', async ({ open }) => {
    const page = await open('', WIDE);
    await paste(page, HAND);
    await playAnyTwo(page);
    const both = seats(page).getByRole('button', { name: `${BOTH.join(', ')}: any two cards` });
    await expect(both).toBeVisible();
    // The answer comes first, then the address.
    await expect.poll(() => spot(page)).toContain('#/?hero=4c9c');
    await page.reload();
    await expect(both).toBeVisible();
    for (const other of ['#/?hero=AhAd&vs=random;random', '#/?hero=TT%2B&vs=random;random&facing=1/2']) {
      await page.evaluate((link) => (location.hash = link), other);
      await expect(seats(page).getByRole('button', { name: 'Opponents 1 to 2: any two cards' }), other).toBeVisible();
      await page.goBack();
      await expect(both).toBeVisible();
    }
    await history(page).getByRole('button', { name: 'Close the hand history' }).click();
    await expect(both).toHaveCount(0);
  });

  test('names are on the chips of a phone', CHROMIUM, async ({ visit }) => {
    const page = await visit('', PHONE);
    await paste(page, HAND);
    await playAnyTwo(page);
    for (const name of BOTH) await expect(page.getByRole('button', { name: `${name}, any two` })).toBeVisible();
  });
});

const LAPTOPS = [
  [1280, 800],
  [1366, 768],
  [1440, 900],
] as const;
test('on a laptop the bar covers neither the deck nor the street strip', async ({ visit }) => {
  const page = await visit('', WIDE);
  await paste(page, HAND);
  // One street more for each: the strip is at its widest, with opponents in two rows and in one.
  for (const step of [0, 5]) {
    for (let n = 0; n < step; n++) await page.keyboard.press('n');
    await expect(now(page)).toContainText(step === 0 ? 'Preflop' : 'River');
    for (const [width, height] of LAPTOPS) {
      await page.setViewportSize({ width, height });
      const bar = await history(page).boundingBox();
      const streets = await page.locator('.left').boundingBox();
      expect(bar?.x, `${width} px`).toBeGreaterThanOrEqual((streets?.x ?? 0) + (streets?.width ?? width));
      expect((bar?.y ?? 0) + (bar?.height ?? 0), `at the foot, ${width} px`).toBeCloseTo(height, 0);
    }
  }
});

test('a laptop shows the whole hand: each action by position, in per cent of the pot, with the stack behind', async ({
  visit,
}) => {
  const page = await visit('', { viewport: { width: 1366, height: 768 } });
  await paste(page, HAND);
  const line = history(page).getByRole('list');
  const acts = line.getByRole('listitem').filter({ hasNotText: /^(Preflop|Flop|Turn|River)\s*\$[\d.]+\s*$/ });
  await expect(acts).toHaveText([
    'HJ folds',
    'CO raises $3 80% $95 · SPR 21',
    'BTN folds',
    /SB calls \$2\.50.*\$97 · SPR 14/,
    'BB calls $2 $58.10 · SPR 6.5',
    /SB checks.*\$97 · SPR 11/,
    'BB checks $58.10 · SPR 6.5',
    'CO bets $4.50 50% $90.50 · SPR 6.7',
    /SB calls \$4\.50.*\$92\.50 · SPR 5\.0/,
    'BB folds',
    /SB checks.*\$92\.50 · SPR 5\.0/,
    'CO bets $10 56% $80.50 · SPR 2.9',
    /SB raises \$30 53%.*\$62\.50 · SPR 1\.1/,
    'CO calls $20 $60.50 · SPR 0.8',
    /SB bets \$62\.50 80%.*all in/,
    'CO calls $60.50 all in',
  ]);
  for (const item of await line.getByRole('listitem').all()) await expect(item).toBeInViewport({ ratio: 1 });

  await line.getByRole('button', { name: /SB raises \$30/ }).click();
  await expect.poll(() => spot(page)).toBe(`#/?hero=4c9c&board=7d5cKh8c&vs=${CO_OPENS}&pot=28&call=10`);
  await page.keyboard.press('p');
  await expect.poll(() => spot(page)).toBe(`#/?hero=4c9c&board=7d5cKh8c&vs=${CO_OPENS}&pot=18`);
  // A verdict for each call that was there to make.
  await expect(line.getByRole('img')).toHaveCount(3, { timeout: 30_000 });
  await expect(line.getByRole('button', { name: /SB calls \$4\.50/ }).getByRole('img')).toHaveAccessibleName(
    'A fold is right',
  );
  expect(await violations(page, '.history')).toEqual([]);
});

test('opponents hold what they did before the flop, which the user can change and keep', async ({ open }) => {
  const page = await open('', WIDE);
  await paste(page, HAND);
  await expect(history(page)).toContainText('birch: the 2nd: CO opens, 28%, built in.');
  await page.keyboard.press('n');
  await expect(history(page)).toContainText(
    'elm: BB calls CO, 24%, built in. birch: the 2nd: CO opens, 28%, built in.',
  );
  // Another range is given, and kept for this line.
  await page.getByRole('button', { name: /^birch: the 2nd, / }).click();
  const field = page.getByRole('textbox', { name: 'birch: the 2nd’s range' });
  await field.fill('TT+, AK');
  await page.keyboard.press('Enter');
  await expect(history(page)).not.toContainText('CO opens, 28%');
  await options(page).click();
  await history(page).getByRole('button', { name: 'Keep birch: the 2nd’s range for “CO opens”' }).click();
  await expect(history(page)).toContainText('birch: the 2nd: CO opens, 3%, yours.');
  await expect.poll(() => spot(page)).toContain(';TT+,AK&');

  // The next hand knows it, and a session would.
  await history(page).getByRole('button', { name: 'Close the hand history' }).click();
  await paste(page, HAND.replace('#250000000001', '#250000000002'));
  await expect.poll(() => spot(page)).toBe('#/?hero=4c9c&vs=random;TT+,AK&pot=4.5&call=2.5');
  await options(page).click();
  await history(page).getByRole('button', { name: '“CO opens” as built in' }).click();
  await expect.poll(() => spot(page)).toBe(`#/?hero=4c9c&vs=random;${CO_OPENS}&pot=4.5&call=2.5`);
  await history(page).getByRole('radio', { name: 'any two' }).check();
  await expect.poll(() => spot(page)).toBe('#/?hero=4c9c&vs=random;random&pot=4.5&call=2.5');
});

test('nothing of a hand stays under another spot, and it is back with its spot', async ({ visit }) => {
  const page = await visit('', WIDE);
  await paste(page, HAND);
  await expect.poll(() => spot(page)).toContain('#/?hero=4c9c');
  await page.evaluate(() => (location.hash = '#/?hero=AhKh&vs=QsQc'));
  await expect(history(page)).toHaveCount(0);
  await page.keyboard.press('n');
  await expect.poll(() => fragment(page)).toBe('#/?hero=AhKh&vs=QsQc');
  await page.goBack();
  await expect(now(page)).toContainText('Preflop');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(history(page)).toHaveCount(0);
  await page.keyboard.press('Backspace');
  await expect(now(page)).toContainText('Preflop');
});

const LONG = HAND.replaceAll('birch: the 2nd', 'Grand_Ocelot99').replaceAll(
  /\$([\d.]+)/g,
  (_, amount: string) => `$${100 * Number(amount)}`,
);
/** The lower edge of what a bar can take: on a phone the bar of pages is below it. */
function footOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { top = 0 } = document.querySelector('nav')?.getBoundingClientRect() ?? {};
    return top > innerHeight / 2 ? top : innerHeight;
  });
}

test('the closed bar is low, and the decision is whole, on a phone and on its side', async ({ visit }) => {
  const page = await visit('', WIDE);
  await paste(page, [LONG, OMAHA, HAND].join('\n\n'));
  await expect(now(page)).toContainText(/Preflop.*Grand_Ocelot99 raises to \$300/);
  const decisions = history(page).getByRole('listitem');
  for (const [width, height] of [
    [320, 568],
    [844, 390],
  ] as const) {
    const size = `${width} × ${height}`;
    await page.setViewportSize({ width, height });
    await now(page).press('Home');
    for (let at = 0; at < 6; at++) {
      await expect(decisions.nth(at).locator('[aria-current="step"]')).toBeVisible();
      const box = await history(page).boundingBox();
      expect(box?.height, size).toBeLessThanOrEqual(96);
      expect((box?.y ?? 0) + (box?.height ?? 0), `at the foot, ${size}`).toBeCloseTo(await footOf(page), 0);
      const cut = await now(page).evaluate((button) => {
        const [text, room, step] = [
          button.querySelector('.lines'),
          button.closest('ol')?.getBoundingClientRect(),
          button.getBoundingClientRect(),
        ];
        if (text === null || room === undefined) return ['nothing'];
        return [
          ...(text.scrollHeight > text.clientHeight ? ['more lines than room'] : []),
          ...(text.scrollWidth > text.clientWidth ? ['wider than its room'] : []),
          ...(step.left < room.left || step.right > room.right ? ['beside its room'] : []),
        ];
      });
      expect(cut, `decision ${at + 1}, ${size}`).toEqual([]);
      await page.keyboard.press('n');
    }
    for (const name of ['Options', 'Next decision', 'Close the hand history']) {
      const box = await history(page).getByRole('button', { name }).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${name}, ${size}`).toBeGreaterThanOrEqual(44);
    }
    await options(page).click();
    await expect(history(page).getByLabel('Hand', { exact: true }), size).toBeInViewport();
    await options(page).click();
    await expect(history(page).getByLabel('Hand', { exact: true }), size).toHaveCount(0);
  }
});

test('a narrowed range stays narrowed for the later decisions', async ({ visit }) => {
  const page = await visit('', WIDE);
  await paste(page, HAND);
  await playAnyTwo(page);
  await expect(now(page)).toContainText('Preflop');
  await history(page)
    .getByRole('button', { name: /^Turn First to act/ })
    .click();
  await page.getByRole('button', { name: 'birch: the 2nd: any two cards' }).click();
  await page.getByRole('button', { name: 'Range: birch: the 2nd' }).click();
  const field = page.getByRole('textbox', { name: 'birch: the 2nd’s range' });
  await field.fill('22+,AK,T9s');
  await field.press('Enter');
  const before = await field.inputValue();
  await page.locator('summary', { hasText: /^birch: the 2nd/ }).click();
  await page.getByRole('button', { name: /^Narrow to these/ }).click();
  const streets = page.getByRole('region', { name: 'Street by street' });
  await expect(streets).toContainText(/birch: the 2nd continues you \d/);
  const kept = await field.inputValue();
  const continuing = /continues\s+you [\d.]+%/.exec((await streets.textContent()) ?? '')?.[0] ?? '';
  const step = async (name: RegExp): Promise<void> => {
    await history(page).getByRole('button', { name }).click();
    await expect(now(page)).toContainText(name);
  };
  for (const later of [/^River/, /^Turn.*bets \$10/]) {
    await step(later);
    await expect(field).toHaveValue(kept);
    await expect(streets).toContainText(continuing);
    await expect.poll(() => fragment(page)).toContain(`&was=1:4:${before}`);
  }
  // Before it the range is the one that it was. With two opponents each is a pill.
  await step(/^Flop.*First to act/);
  await page.getByRole('button', { name: /^birch: the 2nd, / }).click();
  await expect(page.getByRole('textbox', { name: /range$/ })).toHaveValue(before);
  await expect(streets).not.toContainText('continue');
  await step(/^River/);
  await expect(field).toHaveValue(kept);
  await expect(streets).toContainText(continuing);
});

const size = (width: number, height: number) => ({ width, height });
for (const [name, device, sizes] of [
  ['a phone', PHONE, [size(320, 568), size(844, 390)]],
  ['a tablet and a laptop', TABLET, [TABLET.viewport, size(1366, 768)]],
] as const) {
  test(`on ${name} the focus never goes under the bar`, async ({ visit }) => {
    const page = await visit('', device);
    await paste(page, [HAND, OMAHA, HAND].join('\n\n'));
    await expect(now(page)).toBeVisible();
    await expect(page.getByRole('group').filter({ hasText: 'Your spots' })).toBeVisible();
    const covered = () => {
      const bar = document.querySelector('.history');
      if (bar === null) return ['no bar'];
      const all = document.querySelectorAll<HTMLElement>('.page :is(a, button, summary, input)');
      return (
        Array.from(all)
          // The bar of pages is below it.
          .filter((one) => !bar.contains(one) && one.closest('nav') === null && one.checkVisibility())
          .filter((one) => {
            one.focus();
            const { right, bottom } = one.getBoundingClientRect();
            const { left, top } = bar.getBoundingClientRect();
            return right > left && bottom > top + 1;
          })
          .map((one) => one.textContent)
      );
    };
    for (const viewport of sizes) {
      const width = `${viewport.width} px`;
      await page.setViewportSize(viewport);
      expect(await page.evaluate(covered), `closed, ${width}`).toEqual([]);
      await options(page).click();
      await history(page).getByText('1 not shown', { exact: true }).click();
      await expect(history(page).getByText('1 hand is left out: Omaha.'), width).toBeInViewport();
      expect(await page.evaluate(covered), `opened, ${width}`).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `wider than a window of ${width}`).toBeLessThanOrEqual(0);
      if (viewport !== sizes[sizes.length - 1]) await options(page).click();
    }
    // The page around the bar is looked at by itself.
    expect(await violations(page, '.history')).toEqual([]);
  });
}

const OLD = 'Game started at: 2016/8/2 10:50:44\nGame ID: 6939 0.02/0.05 Rio - 6';
const FAULTS: [why: string, text: string, said: RegExp][] = [
  ['cut short', HAND.slice(0, 900), /cut off/],
  ['in German', HAND.replace('calls $2.50', 'geht mit $2.50'), /“hero: geht mit/],
  ['of Omaha', OMAHA, /This is Omaha/],
  ['of a room that is not known', `Another Poker Hand #1\n${HAND.slice(100)}`, /No hand history/],
  [
    'of ACR long ago',
    OLD,
    /^This looks like an older ACR history\. Outs cannot read these yet\. Paste another hand\.$/,
  ],
  ['of 10 MB', HAND.repeat(10_000_000 / HAND.length), /million characters/],
];
test('an unreadable history is reported, and the spot stays', SMOKE, async ({ visit }) => {
  const page = await visit(WORKED, WIDE);
  // The reader of histories is loaded with the first one.
  await paste(page, HAND.slice(0, 300));
  await expect(page.getByRole('alert').first()).not.toHaveText('');
  for (const [why, text, said] of FAULTS) {
    await paste(page, text);
    await expect(page.getByRole('alert').first(), why).toHaveText(said);
    await expect.poll(() => spot(page)).toBe(WORKED);
    await expect(history(page)).toHaveCount(0);
  }
});

describe('a reload', () => {
  const kept = (page: Page): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('outs:hand'));

  test('brings a pasted hand back with its step and what was given', async ({ open }) => {
    const page = await open('', PHONE);
    await paste(page, [HAND, OMAHA, HAND].join('\n\n'));
    await playAnyTwo(page);
    await options(page).click();
    await history(page).getByLabel('Hand', { exact: true }).selectOption('1');
    await history(page).getByLabel('Seen by').selectOption('birch: the 2nd');
    await history(page).getByRole('radio', { name: 'yes' }).check();
    await history(page).getByRole('button', { name: /^Turn/ }).first().click();
    await expect.poll(() => fragment(page)).toContain('&vs=4c9c');
    // A range and the user's payouts go along.
    const link = (await fragment(page)).replace('&vs=4c9c', '&vs=22%2B,A2s%2B');
    await page.evaluate((own) => (location.hash = `${own}&payouts=50;30`), link);
    await expect(page.getByRole('button', { name: /22\+, A2s\+/ })).toBeVisible();
    const [stand, step] = await Promise.all([history(page).locator('.stand').textContent(), now(page).textContent()]);

    await page.reload();
    await expect(history(page).locator('.stand')).toHaveText(stand ?? '');
    await expect(now(page)).toHaveText(step ?? '');
    await history(page).getByRole('button', { name: 'Next decision' }).click();
    await expect.poll(() => fragment(page)).toMatch(/vs=22\+,A2s\+.*&payouts=50;30/);
    await options(page).click();
    await expect(history(page).getByLabel('Seen by')).toHaveValue('birch: the 2nd');
    await expect(history(page).getByRole('radio', { name: 'yes' })).toBeChecked();

    // From another page the way leads back to it too; once it is closed it stays closed.
    await page.evaluate(() => (location.hash = '#/lab'));
    await expect(history(page)).toHaveCount(0);
    await page.reload();
    await page.goBack();
    await expect(now(page)).toContainText('hero raises to $30');
    await history(page).getByRole('button', { name: 'Close the hand history' }).click();
    expect(await kept(page)).toBeNull();
    await page.reload();
    await expect(page.getByRole('group').filter({ hasText: 'Your spots' })).toBeVisible();
    await expect(history(page)).toHaveCount(0);
  });

  test('drops a kept hand that is damaged, without a message', async ({ open, address }) => {
    const page = await open('', WIDE);
    await paste(page, HAND);
    await expect(now(page)).toContainText('Preflop');
    await expect.poll(() => fragment(page)).toContain('call=2.5');
    const link = await fragment(page);
    await page.reload();
    await expect(now(page)).toContainText('Preflop');
    const sound = JSON.parse((await kept(page)) ?? '{}') as Record<string, unknown>;
    const given = { player: 'cedar', holds: 'QQ+', narrowed: [] };
    const leaveForLab = async () => {
      await page.evaluate(() => (location.hash = '#/lab'));
      await expect(page.getByText('Five cards?')).toBeVisible();
    };
    const bad: readonly unknown[] = [
      ...['', 'null', '{'],
      { ...sound, text: HAND.slice(0, 300) },
      { ...sound, link: WORKED },
      { ...sound, index: 1 },
      { ...sound, viewer: 'nobody' },
      { ...sound, dealt: 1e9 },
      { ...sound, given: 'all' },
      { ...sound, given: [{ ...given, holds: 'QQ++' }] },
      { ...sound, given: [{ ...given, narrowed: [{ dealt: 9, before: 'random' }] }] },
      { ...sound, own: 7 },
      { ...sound, from: { from: 'javascript:alert(1)', back: 'Back' } },
    ];
    for (const [at, one] of bad.entries()) {
      const text = typeof one === 'string' ? one : JSON.stringify(one);
      // A page of ours keeps its own hand when it is left: this one is none. Once it has none, the lab is left faster.
      if (at === 0) await page.goto(`${address}licences.txt`);
      else await leaveForLab();
      await page.evaluate((own) => sessionStorage.setItem('outs:hand', own), text);
      await page.goto(`${address}${link}`);
      await expect.poll(() => kept(page), { message: text.slice(0, 400), intervals: [50] }).toBeNull();
      await expect(history(page)).toHaveCount(0);
      await expect(page.getByRole('alert').first()).toHaveText('');
      expect(await fragment(page)).toBe(link);
    }
    // A sound hand is found in the same way.
    await leaveForLab();
    await page.evaluate((own) => sessionStorage.setItem('outs:hand', own), JSON.stringify(sound));
    await page.goto(`${address}${link}`);
    await expect(now(page)).toContainText('Preflop');
  });
});
