// The row that takes a spot elsewhere: as text, in other programs’ notation, as a picture.
import { afterEach, expect, test, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { focus, open, PHONE, says, type, visit } from './visit';
import { LONG } from '../long';

const WORKED = '#/?hero=4c9c&board=7d5cKh8c';
const RIVER = '#/?hero=AhKh&board=7h3h9c2d5s';
const price = page.getByRole('region', { name: 'The price' });
const verdict = page.getByCss('output .verdict');

async function openCopy(spot: string, size?: readonly [number, number]): Promise<Locator> {
  await visit(spot, size);
  await expect.poll(() => document.querySelector('.stale, .pending')).toBeNull();
  const row = await open('Copy, print');
  await expect.element(row.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  return row;
}

/** The picture’s height in pixels, once it is drawn. */
async function heightOf(row: Locator): Promise<number> {
  const canvas = (await row.getByCss('canvas').findElement()) as HTMLCanvasElement;
  await expect.poll(() => canvas.height).toBeGreaterThan(1000);
  // The last line but the margin: the signs’ meaning.
  const { data } = canvas.getContext('2d')?.getImageData(0, canvas.height - 120, canvas.width, 40) ?? {};
  expect(new Set(data?.filter((_, index) => index % 4 === 0)).size).toBeGreaterThan(1);
  return canvas.height;
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('text, notation and link are copied by keyboard, with a message', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const row = await openCopy('#/?hero=AhKh&board=7h3h9c&vs=7c7d&pot=60&call=20');
  await says(verdict, /^Close: fold/);
  const copy = async (name: string) => {
    const own = row.getByRole('button', { name });
    await focus(own);
    await type('{Enter}');
    await says(own, 'Copied');
    await says(row.getByRole('status'), /is copied\.$/);
    return copied.mock.lastCall?.[0] ?? '';
  };
  const text = (await copy('Copy the text')).replaceAll('\u202f', ' ');
  for (const part of [
    'A♥ K♥ v 7♣ 7♦ on 7♥ 3♥ 9♣\n',
    '8 outs of 45\nNext card 17.8%, 4.63 : 1 against\n',
    'Opponent: equity 75.4%, win 75.4%, tie 0.0%',
    'Outs: Q♥ J♥ 10♥ 8♥ 6♥ 5♥ 4♥ 2♥\n',
    '324 hits − 80 hits that lose + 0 wins without a hit + 0 for ties = 244 of 990',
    'Pot 60, 20 to call. Close: fold. You need 25.0% and have 24.6%.\nPot odds 3 : 1, you need 3.06 : 1.',
  ]) {
    expect(text).toContain(part);
  }
  const link = await copy('Copy the link');
  expect(link).toMatch(/#\/\?hero=AhKh&board=7h3h9c&vs=7c7d&pot=60&call=20$/);
  expect(text.endsWith(link)).toBe(true);
  expect(await copy('Copy the notation')).toBe('AhKh\n7c7d\nBoard: 7h3h9c');
});

test(
  'a browser that refuses to copy: the text is selected; without pictures in its clipboard, they are saved',
  LONG,
  async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const own = Object.getOwnPropertyDescriptor(window, 'ClipboardItem') ?? {};
    Reflect.deleteProperty(window, 'ClipboardItem');
    const row = await openCopy(WORKED, PHONE);
    Object.defineProperty(window, 'ClipboardItem', own);
    await says(row, 'This browser cannot copy pictures.');
    await expect.element(row.getByRole('button', { name: 'Copy the picture' })).not.toBeInTheDocument();
    await expect.element(row.getByRole('button', { name: 'Save' })).toBeVisible();
    await row.getByRole('button', { name: 'Copy the notation' }).click();
    await says(row.getByRole('status'), /The notation is selected: press Ctrl\+C/);
    expect(getSelection()?.toString()).toBe('4c9c\nBoard: 7d5cKh8c');
    await page.getByRole('button', { name: 'Undo' }).click();
    await says(row, 'Board: 7d5cKh');
  },
);

test('the picture has its legend and the price, and one line for nine equal opponents', LONG, async () => {
  const plain = await heightOf(await openCopy(WORKED));
  const priced = await openCopy(`${WORKED}&pot=100&call=35`);
  await says(verdict, /./);
  // The verdict and three reads: four lines of 22, each with its distance, at twice the size.
  await expect.poll(() => heightOf(priced)).toBe(plain + 224);
  const many = await openCopy(`#/?hero=AhKh&vs=${Array(9).fill('random').join(';')}`);
  await says(many, /50 unseen cards, simulated.*points, [\d,]+ deals\./s);
  const canvas = (await many.getByCss('canvas').findElement()) as HTMLCanvasElement;
  await expect.poll(() => canvas.height).toBeLessThan(1500);
});

test('text and picture have a read as it was typed', LONG, async () => {
  const drawn = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
  const row = await openCopy('#/?hero=TT%2B with connects&board=7h3h9c&vs=99,A9 with toppair%2B;7c7d');
  await says(row, 'TT+ with pair/draw v 99, A9 with top pair + v 7♣ 7♦ on');
  await heightOf(row);
  const words = drawn.mock.calls
    .map(([text]) => text.trim())
    .join(' ')
    .replaceAll('\u00a0', ' ');
  expect(words).toContain('TT+ with pair/draw');
  expect(words).toContain('99, A9 with top pair +');
  expect(words).not.toMatch(/[AKQJT2-9][cdhs][AKQJT2-9][cdhs]/);
});

test('the text has a river’s price, against a range and a known hand, and parts of outs', LONG, async () => {
  const range = await openCopy(`${RIVER}&vs=TT%2B,AK&pot=50&call=20`);
  await says(verdict, /^Fold\. /);
  await says(price, '28.6');
  await expect.element(price).not.toHaveTextContent('later');
  await says(range, /Pot 50, 20 to call\. Fold\..*EV −10\.45 per call\./s);
  const known = await openCopy(`${RIVER}&vs=7c7d&pot=50&call=20`);
  await says(verdict, /^Fold\. You beat none of their hands/);
  await says(known, /Pot 50, 20 to call\. Fold\..*EV −20 per call\./s);
  const uncalled = await openCopy(`${RIVER}&vs=7c7d&pot=50`);
  await says(uncalled, '7♣ 7♦');
  await expect.element(uncalled).not.toHaveTextContent('to call');
  await expect.element(price).not.toBeInTheDocument();
  const parts = await openCopy('#/?hero=TT%2B,AQs%2B&board=7h3h9c&vs=random');
  await says(parts, /Part of an out:.*A♠ 0\.\d\d/s);
});
