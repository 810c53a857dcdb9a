import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds at fault, WCAG 2.2 to AA and good practice: each time the rule, and the elements.
 *
 * @param within the part of the page to look at, as a selector
 */
export async function violations(page: Page, within = 'html'): Promise<string[][]> {
  const { violations: found } = await new AxeBuilder({ page })
    // The page has no frames: else another page is opened for each run, to add up what they say.
    .setLegacyMode()
    .include(within)
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .analyze();
  return found.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}
