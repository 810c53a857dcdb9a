// On every size of screen, with any panel open: no control is covered, and nothing is wider than the page.
import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { expect, test } from './page';
import { paste } from './paste';

const RANGE = '#/?hero=AhKh&board=7h3h9c&vs=TT%2B,AQs%2B:0.75&pot=60&call=20';
const HAND = readFileSync(
  new URL('../history/fixtures/pokerstars-six-max.txt', import.meta.url),
  'utf8',
);

const TOUCH = { hasTouch: true, isMobile: true } satisfies BrowserContextOptions;
const SIZES: readonly [width: number, height: number, options?: BrowserContextOptions][] = [
  [320, 640, TOUCH],
  [360, 740, TOUCH],
  [390, 664, TOUCH],
  [390, 844, TOUCH],
  [667, 375, TOUCH],
  [844, 390, TOUCH],
  [820, 1180, { hasTouch: true }],
  [1024, 768, { hasTouch: true }],
  [1180, 820, { hasTouch: true }],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  // 1,280 × 720 at 200 %.
  [640, 360, { deviceScaleFactor: 2 }],
];

/** What is covered by something else once it is in view, and what stands outside the window. */
async function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} “${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30)}”`;
    /** What scrolls sideways by itself may be wider than the page. */
    const scrolls = (element: Element): boolean => {
      for (
        let at = element.parentElement;
        at !== null && at !== document.body;
        at = at.parentElement
      ) {
        if (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(at).overflowX))
          return true;
      }
      return false;
    };
    const room = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > room) found.push('the page scrolls sideways');
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('svg, .spoken') !== null || !element.checkVisibility()) continue;
      const { left, right, width } = element.getBoundingClientRect();
      if (width === 0 || (left >= -0.5 && right <= room + 0.5) || scrolls(element)) continue;
      found.push(`${nameOf(element)} from ${left} to ${right}`);
    }
    const controls = 'button, a[href], input, select, summary, [role="gridcell"]';
    for (const element of document.querySelectorAll(controls)) {
      if (!element.checkVisibility()) continue;
      const parts = [element, ...((element as Partial<HTMLInputElement>).labels ?? [])];
      const atItsMiddle = () => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2);
      };
      const isHit = (hit: Element | null) => parts.some((part) => part.contains(hit));
      // To scroll lays the page out anew, which is slow: not for what can be hit where it is.
      if (isHit(atItsMiddle())) continue;
      (element as HTMLElement).style.scrollMargin = '0';
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const hit = atItsMiddle();
      if (isHit(hit)) continue;
      found.push(`${nameOf(element)} is covered by ${hit === null ? 'nothing' : nameOf(hit)}`);
    }
    scrollTo(0, 0);
    return found;
  });
}

const row = (page: Page, title: string): Locator =>
  page.locator('details', { has: page.getByText(title, { exact: true }) });

for (const [width, height, options] of SIZES) {
  test(`${width} × ${height}`, async ({ open }) => {
    const page = await open(RANGE, { ...options, viewport: { width, height } });
    await expect(page.locator('output')).not.toBeEmpty();
    await expect(page.getByText('Copy, print', { exact: true })).toBeVisible();
    expect(await faults(page), 'nothing open').toEqual([]);

    await page.getByRole('button', { name: /on the grid/ }).click();
    await expect(page.getByRole('gridcell')).toHaveCount(169);
    expect(await faults(page), 'the opponent’s grid').toEqual([]);
    await page.getByRole('textbox', { name: /range/ }).fill('TT+, A');
    await expect(page.getByRole('button', { name: 'Revert' })).toBeVisible();
    expect(await faults(page), 'a range that cannot be read').toEqual([]);
    await page.getByRole('button', { name: 'Revert' }).click();
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await expect(page.getByRole('grid')).toHaveCount(0);

    await page
      .getByRole('button', { name: /^Settings/ })
      .filter({ visible: true })
      .click();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeVisible();
    expect(await faults(page), 'the settings').toEqual([]);
    await page.keyboard.press('Escape');

    // A spot is saved a moment after its answer.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('outs:spots')), { timeout: 15_000 })
      .not.toBeNull();
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    await expect(page.locator('details .body:empty')).toHaveCount(0);
    await row(page, 'Your spots')
      .getByRole('button', { name: /^Name or delete/ })
      .first()
      .click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
    await expect(page.getByRole('grid', { name: /on this board$/ })).toBeVisible();
    expect(await faults(page), 'every row, and the menu of a spot').toEqual([]);
    await page.locator('summary', { hasText: 'What they hold' }).click();
    await expect(page.getByRole('grid')).toHaveCount(0);

    const type = page.getByRole('button', { name: 'Type the spot as text' });
    if (await type.isVisible()) {
      await type.click();
      expect(await faults(page), 'the text line').toEqual([]);
      await page.keyboard.press('Escape');
    }

    await page.evaluate(
      () => (location.hash = '#/?board=7h3h9c&vs=7c7d;random;random;22%2B&hero=TT%2B'),
    );
    await page.getByRole('button', { name: 'Your range on the grid' }).click();
    await expect(page.getByRole('gridcell')).toHaveCount(169);
    expect(await faults(page), 'your own grid, several opponents').toEqual([]);

    await paste(page, HAND);
    await expect(page.getByRole('button', { name: 'Close the hand history' })).toBeVisible();
    await expect(page.getByRole('grid')).toHaveCount(0);
    await expect(page.locator('.stale, progress')).toHaveCount(0);
    expect(await faults(page), 'a hand history').toEqual([]);

    await page.evaluate(() => (location.hash = '#/help'));
    await page.getByRole('button', { name: /^All words/ }).click();
    expect(await faults(page), 'the help').toEqual([]);
  });
}
