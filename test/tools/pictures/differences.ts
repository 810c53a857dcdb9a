import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';

/** The colour of a pixel that differs, in red, green and blue. */
const MARK = [255, 0, 90];

/** Of 255 shades: the browser rounds the edge of a curve in one way or another, and no eye sees it. */
const NEAR = 2;

/**
 * Compares pictures of two folders pixel by pixel, and draws those that differ into `differences` of the later one: what
 * is the same is pale.
 *
 * @returns a line for each picture that is not the same
 */
export async function compareFolders(
  browser: Browser,
  before: string,
  after: string,
  names: readonly string[],
): Promise<string[]> {
  const lines: string[] = [];
  const page = await browser.newPage();
  for (const name of names) {
    const [earlier, later] = await Promise.all(
      [before, after].map((folder) => readFile(join(folder, `${name}.png`)).catch(() => undefined)),
    );
    if (later === undefined || earlier?.equals(later) === true) continue;
    if (earlier === undefined) {
      lines.push(`${name}: not in ${before}`);
      continue;
    }
    // The browser reads pictures: no package is needed for it.
    const { count, size, picture } = await page.evaluate(compare, {
      images: [earlier, later].map((image) => `data:image/png;base64,${image.toString('base64')}`),
      mark: MARK,
      near: NEAR,
    });
    if (count === 0) continue;
    const folder = join(after, 'differences');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${name}.png`), Buffer.from(picture, 'base64'));
    lines.push(`${name}: ${count} of ${size} pixels, drawn in ${join(folder, `${name}.png`)}`);
  }
  await page.close();
  return lines;
}

/** In the page: how many pixels of two pictures differ, and where. What only one of them has differs too. */
async function compare({
  images,
  mark,
  near,
}: {
  readonly images: readonly string[];
  readonly mark: readonly number[];
  readonly near: number;
}) {
  const bitmaps = await Promise.all(
    images.map(async (image) => {
      const element = new Image();
      element.src = image;
      await element.decode();
      return element;
    }),
  );
  const width = Math.max(...bitmaps.map((bitmap) => bitmap.width));
  const height = Math.max(...bitmaps.map((bitmap) => bitmap.height));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('The browser has no canvas.');
  const [earlier, later] = bitmaps.map((bitmap) => {
    context.clearRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, width, height);
  });
  let count = 0;
  for (let at = 0; at < later.data.length; at += 4) {
    const isSame = [0, 1, 2, 3].every((part) => Math.abs(earlier.data[at + part] - later.data[at + part]) <= near);
    if (!isSame) count++;
    for (let part = 0; part < 3; part++) {
      later.data[at + part] = isSame ? 204 + later.data[at + part] / 5 : mark[part];
    }
    later.data[at + 3] = 255;
  }
  context.putImageData(later, 0, 0);
  return { count, size: width * height, picture: canvas.toDataURL('image/png').replace(/^[^,]*,/, '') };
}
