import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright';

/** Widths and heights of paper in inches. */
const FORMATS = { A4: [8.27, 11.69], Letter: [8.5, 11] } as const;

/** The difference between printers, fonts and engines, in inches of the sheet's height. */
const SPARE = 0.5;

/**
 * The sheets that the page takes on paper, as a PDF.
 *
 * @returns the counts by format, each on a sheet half an inch shorter than that format
 */
export async function sheets(page: Page): Promise<Record<keyof typeof FORMATS, number>> {
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox';
  // To Firefox Playwright 1.64 sends inches where the protocol takes centimetres.
  const inches = (length: number) => `${isFirefox ? 2.54 * length : length}in`;
  const count = async (format: keyof typeof FORMATS) => {
    const [width, height] = FORMATS[format];
    return countSheets(await page.pdf({ width: inches(width), height: inches(height - SPARE) }));
  };
  return { A4: await count('A4'), Letter: await count('Letter') };
}

/** Ends a print that a test has begun. */
export async function onScreen(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
}

/** The pages of a PDF. Firefox keeps what describes them in compressed streams. */
function countSheets(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/\/ObjStm\b.*?stream\r?\n(.*?)endstream/gs)].map(([, packed]) =>
    inflateSync(Buffer.from(packed ?? '', 'latin1')).toString('latin1'),
  );
  return [text, ...streams].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
