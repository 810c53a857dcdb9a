// What an opponent plays and shows: chips, text, keys.
import type { Page } from 'playwright';
import { describe } from 'vitest';
import { formatRange } from '../../src/poker/range';
import { topRange } from '../../src/poker/ranking';
import { withRead } from '../../src/poker/read';
import { spot } from '../poker/read';
import { CHROMIUM, expect, test } from './page';
import { PHONE } from './sizes';

const SMALL = { ...PHONE, viewport: { width: 320, height: 568 } };
const TURN = '#/?hero=AsQs&board=Js7s3d4h';

const QUARTER = formatRange(topRange(25));
const LEFT = withRead(spot({ hero: 'AsQs', board: 'Js7s3d4h', opponents: ['25%'] }), 1, 'toppair+');
const COMBOS = LEFT?.weights.filter((weight) => weight > 0).length;

const fragment = (page: Page) => new URL(page.url()).hash;
const plays = (page: Page, chip: string) =>
  page.getByRole('group', { name: 'Opponent plays' }).getByRole('button', { name: chip, exact: true });
const has = (page: Page, chip: string) =>
  page.getByRole('group', { name: 'Opponent has' }).getByRole('button', { name: chip, exact: true });
const chips = (page: Page) => page.locator('.chip-row');

async function top(page: Page): Promise<number | undefined> {
  return (await page.locator('.tile').first().boundingBox())?.y;
}

/** Opens them by their key, once it is there. */
async function openReads(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.type('y');
      return chips(page).count();
    })
    .toBeGreaterThan(0);
}

async function dealt(page: Page, cards: string): Promise<void> {
  for (const card of cards.match(/../g) ?? []) await page.keyboard.type(card);
}

describe('from your cards and a flop, what they have is three taps', CHROMIUM, () => {
  for (const [name, size] of Object.entries({ '390 × 844': PHONE, '320 × 568': SMALL })) {
    test(name, async ({ open }) => {
      const page = await open('', size);
      for (const card of [
        'ace of spades',
        'queen of spades',
        'jack of spades',
        'seven of spades',
        'three of diamonds',
      ]) {
        await page.locator(`.tile[aria-label^="${card}"]`).tap();
      }
      await page.locator('.tile[aria-label^="four of hearts"]').tap();
      await expect.poll(() => fragment(page)).toBe(TURN);
      await page.getByRole('button', { name: 'vs unknown' }).tap();
      await expect(chips(page)).toHaveCount(2);
      const before = await top(page);
      for (const button of await chips(page).getByRole('button').all()) {
        const box = await button.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect((box?.y ?? 0) + (box?.height ?? 0), 'above the deck').toBeLessThanOrEqual((before ?? 0) + 0.5);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.viewport.width - 15);
      }
      await plays(page, 'quarter').tap();
      await expect.poll(() => fragment(page)).toBe(`${TURN}&vs=${QUARTER}`);
      await expect(page.getByText('25%', { exact: true })).toBeVisible();
      expect(await top(page)).toBe(before);
      await has(page, 'top pair or better').tap();
      const read = `${TURN}&vs=${formatRange(LEFT ?? { weights: new Float64Array() })}&was=1:4:${QUARTER}`;
      await expect.poll(() => fragment(page)).toBe(read);
      await expect(page.getByText('25%, top pair +', { exact: true })).toBeVisible();
      await expect(page.locator('.called')).toContainText(`${COMBOS} combos`);
      await expect(page.locator('.answer')).toContainText('26.6');
      expect(await top(page)).toBe(before);
      await expect(has(page, 'top pair or better')).toHaveAttribute('aria-pressed', 'true');
      await expect(plays(page, 'quarter')).toHaveAttribute('aria-pressed', 'true');

      await page.reload();
      await expect(page.getByText('25%, top pair +', { exact: true })).toBeVisible();
      await expect.poll(() => fragment(page)).toBe(read);
    });
  }
});

test('the focus of a range leaves the verdict in sight; a click opens the chips, and Enter closes them', async ({
  visit,
}) => {
  const page = await visit(`${TURN}&vs=TT%2B&facing=1/2`);
  const range = page.getByRole('textbox', { name: /range/ });
  await range.focus();
  await expect(page.locator('output')).toHaveText(/^(Call|Fold|Close)/);
  await expect(page.locator('.room')).toBeVisible();
  await expect(chips(page)).toHaveCount(0);
  await range.click();
  await expect(chips(page)).toHaveCount(2);
  await range.fill('TT+, AK');
  await page.keyboard.press('Enter');
  await expect(chips(page)).toHaveCount(0);
});

test('each tap is one step of undo', async ({ visit }) => {
  const page = await visit(TURN);
  await page.keyboard.type('v');
  await plays(page, 'tenth').click();
  await has(page, 'a pair or a draw').click();
  await expect.poll(() => fragment(page)).toContain('was=1:4:');
  await plays(page, 'half').click();
  await expect(has(page, 'a pair or a draw')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => fragment(page)).toContain(`was=1:4:${formatRange(topRange(50))}`);
  await page.keyboard.press('Control+z');
  await expect.poll(() => fragment(page)).toContain(`was=1:4:${formatRange(topRange(10))}`);
  await page.keyboard.press('Control+z');
  await expect.poll(() => fragment(page)).toBe(`${TURN}&vs=${formatRange(topRange(10))}`);
  await page.keyboard.press('Control+z');
  await expect.poll(() => fragment(page)).toBe(TURN);
});

test('an unknown seat plays half of all hands, and any removes the read', async ({ visit }) => {
  const page = await visit(TURN);
  await page.keyboard.type('v');
  await has(page, 'top pair or a draw').click();
  await expect(plays(page, 'half')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => fragment(page)).toContain(`was=1:4:${formatRange(topRange(50))}`);
  await has(page, 'two pair or better').click();
  await expect.poll(() => fragment(page).match(/1:4:/g)?.length).toBe(1);
  await has(page, 'any').click();
  await expect.poll(() => fragment(page)).toBe(`${TURN}&vs=${formatRange(topRange(50))}`);
});

test('on a later street the read narrows the rest, and any removes both reads', async ({ open }) => {
  const page = await open('#/?hero=AsQs&board=Js7s3d');
  await page.keyboard.type('v');
  await plays(page, 'quarter').click();
  await has(page, 'a pair or a draw').click();
  await expect.poll(() => fragment(page)).toContain('was=1:3:');
  await dealt(page, '4h');
  await expect(chips(page)).toHaveCount(0);
  await page.keyboard.type('y');
  await expect(plays(page, 'any two')).toBeFocused();
  await has(page, 'top pair or better').click();
  await expect.poll(() => fragment(page)).toMatch(/was=1:3:.*;1:4:/);
  await expect(page.getByText('25%, pair/draw, top pair +', { exact: true })).toBeVisible();
  await expect(page.getByText('they continue')).toHaveCount(2);
  await plays(page, 'half').click();
  await expect(page.getByText('50%, pair/draw, top pair +', { exact: true })).toBeVisible();
  await has(page, 'any').click();
  await expect.poll(() => fragment(page).match(/1:[34]:/g)?.length).toBe(1);
  await has(page, 'any').click();
  await expect.poll(() => fragment(page)).toBe(`${TURN}&vs=${formatRange(topRange(50))}`);
});

test('a read that leaves no combo says so and changes nothing', async ({ visit }) => {
  const page = await visit('#/?hero=AsQs&board=5c3d2h');
  await page.keyboard.type('v');
  await plays(page, 'tenth').click();
  await expect.poll(() => fragment(page)).toContain('vs=');
  const before = fragment(page);
  await has(page, 'two pair or better').click();
  await expect(page.getByRole('alert').filter({ hasText: 'No hand of the top 10% has two pair here.' })).toBeVisible();
  expect(fragment(page)).toBe(before);
  await expect(has(page, 'any')).toHaveAttribute('aria-pressed', 'true');
});

test('any two cards given on purpose differ from unknown cards', async ({ open }) => {
  const page = await open(`${TURN}&vs=random`);
  await openReads(page);
  await expect(chips(page).locator('[aria-pressed="true"]')).toHaveText(['any']);
  await plays(page, 'any two').click();
  await expect.poll(() => fragment(page)).toBe(`${TURN}&vs=100%`);
  await expect(page.getByRole('group', { name: 'Any two cards' })).toContainText('any two');
  await page.keyboard.press('Control+z');
  await expect.poll(() => fragment(page)).toBe(`${TURN}&vs=random`);
  await page.keyboard.press('Control+y');
  await expect.poll(() => fragment(page)).toBe(`${TURN}&vs=100%`);
  await page.reload();
  await openReads(page);
  await expect(plays(page, 'any two')).toHaveAttribute('aria-pressed', 'true');
});

test('before the flop and with wild cards only the played hands have chips', async ({ visit }) => {
  for (const link of ['#/?hero=AsQs', '#/?hero=AsQs&board=Js7s3d&wild=deuces']) {
    const page = await visit(link);
    await page.keyboard.type('v');
    await expect(plays(page, 'quarter')).toBeVisible();
    await expect(chips(page)).toHaveCount(1);
    await plays(page, 'quarter').click();
    await expect.poll(() => fragment(page)).toContain(`vs=${QUARTER}`);
  }
});

test('Escape and Done close the chips, and the sentence is there again', async ({ visit }) => {
  const page = await visit(TURN);
  await page.keyboard.type('v');
  await plays(page, 'quarter').click();
  await expect(page.locator('output.sentence')).toHaveCSS('visibility', 'hidden');
  await page.keyboard.press('Escape');
  await expect(chips(page)).toHaveCount(0);
  await expect(page.locator('output.sentence')).toHaveCSS('visibility', 'visible');
  await expect.poll(() => fragment(page)).toContain(`vs=${QUARTER}`);
  await page.keyboard.type('y');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(chips(page)).toHaveCount(0);
});

test('on a phone each of several seats has its own read', CHROMIUM, async ({ visit }) => {
  const page = await visit(`${TURN}&vs=random;7c7d`, PHONE);
  const before = await top(page);
  await page.getByRole('button', { name: /^Opponent 1, any two/ }).tap();
  await page.getByRole('group', { name: 'Opponent 1 plays' }).getByRole('button', { name: 'quarter' }).tap();
  await page.getByRole('group', { name: 'Opponent 1 has' }).getByRole('button', { name: 'top pair or better' }).tap();
  await expect.poll(() => fragment(page)).toContain('was=1:4:');
  expect(await top(page)).toBe(before);
  const done = await page.getByRole('button', { name: 'Done' }).boundingBox();
  expect((done?.y ?? 0) + (done?.height ?? 0)).toBeLessThanOrEqual((before ?? 0) + 0.5);
  await page.getByRole('button', { name: 'Done' }).tap();
  await expect(page.getByRole('button', { name: /^Opponent 1, 25%, top pair/ })).toBeVisible();
});

test('a typed read becomes narrowed combos', async ({ open }) => {
  const page = await open(TURN);
  await page.locator('.entry input').fill('AsQs Js7s3d4h v 25% with top pair +');
  await page.keyboard.press('Enter');
  await expect.poll(() => fragment(page)).toContain(`was=1:4:${QUARTER}`);
  await expect(page.getByText('25%, top pair +', { exact: true })).toBeVisible();

  await page.goto(page.url().replace(/#.*/, `${TURN}&vs=25%25 with toppair%2B`));
  await page.reload();
  await expect(page.getByText('25%, top pair +', { exact: true })).toBeVisible();

  const field = await open(`${TURN}&vs=TT+`);
  const input = field.getByRole('textbox', { name: /range/i });
  await input.fill('50% with connects');
  await expect.poll(() => fragment(field)).toContain(`was=1:4:${formatRange(topRange(50))}`);
  await input.blur();
  await expect(field.getByText('50%, pair/draw', { exact: true })).toBeVisible();
});
