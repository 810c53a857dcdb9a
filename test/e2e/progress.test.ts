import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { KINDS } from '../../src/drills/kinds';
import { LEVELS } from '../../src/drills/levels';
import { CHROMIUM, expect, test, type Open } from './page';
import { sheets } from './paper';
import { PHONE, TABLET, WIDE } from './sizes';
import { violations } from './violations';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const button = (page: Page, name: string): Locator => page.getByRole('button', { name });
const packs = (page: Page): Locator => page.getByRole('region', { name: 'Packs' });

/** Spots of each kind of these levels over three weeks, a mistake in every fourth; every second kind is due. */
function kept(levels: number): Record<string, string> {
  const now = Date.now();
  const rounds: object[] = [];
  const questions: object[] = [];
  const memories: Record<string, object> = {};
  const names = LEVELS.slice(0, levels).map(({ name }) => name);
  for (const [at, { name: kind, form }] of KINDS.filter(({ level }) => names.includes(level)).entries()) {
    for (let spot = 0; spot < 8; spot++) {
      const isRight = (at + spot) % 4 > 0;
      const own = { at: now - (8 - spot) * 3 * DAY + at * 1000, kind, seed: 100 * at + spot, seconds: 8, timed: false };
      const [exact, estimate] = [0.3, 0.3 - (10 - spot) / 200];
      if (form === 'marks') {
        const found = isRight ? 8 : 7;
        rounds.push({ ...own, outs: 8, found, extra: 0, tainted: 0, exact, estimate });
      } else {
        const figures = form === 'estimate' ? { exact, said: estimate } : {};
        questions.push({ ...own, step: 1, verdicts: { name: isRight ? 'right' : 'wrong' }, ...figures });
      }
    }
    const due = at % 2 === 0 ? now - HOUR : now + 12 * DAY;
    const memory = { due, last: now - DAY, stability: 1, difficulty: 5, interval: 1, step: 0, reps: 1, lapses: 0 };
    memories[`${kind}/${form === 'marks' ? 'missed' : 'name'}`] = { ...memory, state: 2 };
  }
  const file = { format: 'outs-study', welcomed: true, unit: 'percent', timed: false, memories };
  const puzzles = Array.from({ length: 12 }, (_, at) => ({ kind: 'who-wins', seed: at }));
  const done = Object.fromEntries(
    puzzles
      .slice(0, 9)
      .map(({ kind, seed }) => [`${kind} ${seed}`, { verdict: seed < 7 ? 'right' : 'wrong', at: now }]),
  );
  const pack = (title: string, by?: string) => ({ format: 'outs-pack', version: 1, title, by, puzzles });
  return {
    'outs:study': JSON.stringify({ ...file, version: 1, rounds }),
    'outs:study-2': JSON.stringify({ ...file, version: 2, questions }),
    'outs:packs': JSON.stringify({
      format: 'outs-packs',
      version: 1,
      packs: [
        { pack: pack('River decisions', 'Jonas'), done },
        { pack: pack('First outs', 'Outs'), done: {} },
      ],
    }),
  };
}

function openProgress(open: Open, levels: number, options?: BrowserContextOptions): Promise<Page> {
  return open('#/study?show=progress', options, (page) =>
    page.addInitScript((texts) => {
      if (localStorage.getItem('outs:study') !== null) return;
      for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    }, kept(levels)),
  );
}

test('each level has a row, and opens to its kinds', async ({ open }) => {
  const page = await openProgress(open, LEVELS.length);
  await expect(page.locator('output')).toHaveText(
    /^0 of 10 today\. (Twelve|Thirteen) levels are due\. Most common mistake: \w/,
  );
  const row = page.getByRole('row', { name: /Read the board/ });
  await expect(row).toContainText('step 2 of 3');
  await expect(row).toContainText('75%');
  await expect(row.getByRole('cell', { name: '40', exact: true })).toBeVisible();
  await expect(row).toContainText('today');
  await expect(page.getByRole('row')).toHaveCount(LEVELS.length + 1);
  await button(page, '9 Read the board').click();
  await expect(page.getByRole('row')).toHaveCount(LEVELS.length + 6);
  await expect(page.getByRole('row', { name: /^What beats you/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(LEVELS.length + 1);
  await expect(page.getByText('to come')).toHaveCount(0);
});

test('levels without a round share one line', async ({ open }) => {
  const page = await openProgress(open, 7);
  await expect(page.getByText('6 levels to come')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(8);
  await expect(page.getByText(/^Step:/)).toHaveCount(0);
});

test('plots state their numbers, and the side to which estimates err', async ({ open }) => {
  const page = await openProgress(open, 7);
  await expect(page.getByText('points off on average, mostly too low')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Spots a day, the last four weeks: (\d+, ){27}\d+$/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Average error of estimates.*: (\d\.\d, )+\d\.\d$/ })).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: /^Your mistakes/ })
      .getByRole('listitem')
      .first(),
  ).toHaveText(/^outs missed\s+\d+$/);
});

test('figures, sentence, days and thirteen levels are one screen of a phone; on a laptop everything is', async ({
  open,
}) => {
  const phone = await openProgress(open, LEVELS.length, PHONE);
  await expect(phone.getByRole('row')).toHaveCount(LEVELS.length + 1);
  const foot = () =>
    phone
      .getByRole('row')
      .last()
      .evaluate((own) => own.getBoundingClientRect().bottom);
  await expect.poll(foot).toBeLessThanOrEqual(PHONE.viewport.height);
  for (const viewport of [{ width: 1366, height: 768 }, WIDE.viewport]) {
    const wide = await openProgress(open, LEVELS.length, { viewport });
    await expect(packs(wide)).toBeVisible();
    await expect.poll(() => wide.evaluate(() => document.documentElement.scrollHeight)).toBe(viewport.height);
  }
});

test('nothing is wider than the page', async ({ open }) => {
  for (const [width, options] of [
    [320, PHONE],
    [390, PHONE],
    [820, TABLET],
  ] as const) {
    const page = await openProgress(open, LEVELS.length, { ...options, viewport: { width, height: 844 } });
    await expect(packs(page)).toBeVisible();
    await button(page, '11 Equity and effective outs').click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
  }
});

test('progress prints on one page, A4 and Letter, its levels open or not', CHROMIUM, async ({ open }) => {
  const page = await openProgress(open, LEVELS.length);
  await expect(page.getByRole('row')).toHaveCount(LEVELS.length + 1);
  for (const { title } of LEVELS) await page.getByRole('button', { name: title }).click();
  expect(await sheets(page)).toEqual({ A4: 1, Letter: 1 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('row', { name: /Read the board/ })).toBeVisible();
  await expect(button(page, 'Export')).toBeHidden();
});

test('a pack is continued, removed, and brought back', async ({ open }) => {
  const page = await openProgress(open, 1);
  await expect(packs(page).getByRole('listitem').first()).toContainText(/River decisions, by Jonas.*9 of 12.*7 right/s);
  await button(page, 'Remove River decisions').click();
  await expect(packs(page).getByRole('status')).toHaveText('River decisions removed.');
  await expect(packs(page).getByRole('listitem')).toHaveCount(1);
  const saved = () => page.evaluate(() => localStorage.getItem('outs:packs') ?? '');
  expect(await saved()).not.toContain('River');
  await button(page, 'Undo').click();
  await expect(packs(page).getByRole('listitem').first()).toContainText(/9 of 12.*7 right/s);
  expect(await saved()).toContain('River');
  await expect(packs(page).getByRole('link', { name: 'Continue First outs' })).toHaveAttribute(
    'href',
    '#/study?pack=first-outs',
  );
  await button(page, 'Continue River decisions').click();
  await expect(page.getByRole('heading', { name: 'River decisions' })).toBeVisible();
});

test('accessible to assistive technology', CHROMIUM, async ({ open }) => {
  const page = await openProgress(open, LEVELS.length);
  await button(page, '12 What the flop brings').click();
  for (const [{ viewport }, colorScheme] of [
    [WIDE, 'light'],
    [PHONE, 'dark'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page), colorScheme).toEqual([]);
  }
});
