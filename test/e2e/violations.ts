import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The only rules of these that ask for a colour. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * The faults that axe finds (WCAG 2.2 up to AA, and best practice): for each the rule and the elements.
 *
 * @param within the part of the page to look at, as a selector
 */
export async function violations(page: Page, within = 'html'): Promise<string[][]> {
  return analyze((await builder(page, within)).withTags(RULES));
}

/** Of these faults those that another colour scheme can make. */
export async function colourViolations(page: Page, within = 'html'): Promise<string[][]> {
  return analyze((await builder(page, within)).withRules(COLOUR_RULES));
}

async function builder(page: Page, within: string): Promise<AxeBuilder> {
  // A page that has axe already gets a script that does nothing: to read axe takes as long as to scan.
  const given = (await page.evaluate(() => 'axe' in window)) ? { axeSource: 'void 0' } : {};
  return (
    new AxeBuilder({ page, ...given })
      // Legacy mode does not open another page to collect the results of frames: the page has none.
      .setLegacyMode()
      .include(within)
      // A fault is shown by its HTML. A selector for it would take a fifth of the time.
      .options({ resultTypes: ['violations'], selectors: false })
  );
}

async function analyze(axe: AxeBuilder): Promise<string[][]> {
  const { violations: found } = await axe.analyze();
  return found.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}
