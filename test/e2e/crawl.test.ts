/** @module-tag long */
// Every page with all of its panels, in another language and in a longer one.
import { afterAll, beforeAll, describe } from 'vitest';
import { crawl, textsOf } from './crawl';
import { faults } from './faults';
import { openLongerSite, TAG } from './longer';
import { CHROMIUM, expect, test } from './page';
import type { Site } from './site';

/** No words of the notation of spots. */
const ENGLISH =
  /\b(the|of|your|with|and|is|are|you|to|for|by|this|that|from|cards?|hands?|what|how|not|opponents?|show|wins?|loses?)\b/i;

/** Names, and texts of the hands that are read. */
const NAMES = /Open Hand History|PokerStars Hand #1: nonsense Seat|birch: the 2nd/g;

// The words of all languages come to the pages in the same way: one that no word is spelt like in is enough.
test.concurrent('in Chinese no page has an English word', CHROMIUM, async ({ open }) => {
  const page = await open('', { viewport: { width: 1366, height: 768 }, locale: 'zh-CN' });
  const found = new Map<string, string>();
  await crawl(page, async (state) => {
    for (const text of await textsOf(page)) {
      if (ENGLISH.test(text.replace(NAMES, '')) && !found.has(text)) found.set(text, state);
    }
  });
  expect(Object.fromEntries(found)).toEqual({});
});

describe.concurrent('where words are a third longer, nothing is cut off and nothing is covered', () => {
  let longer: Site;
  beforeAll(async () => {
    longer = await openLongerSite();
  }, 300_000);
  afterAll(() => longer.close());
  const SCREENS = {
    phones: {
      options: { hasTouch: true, isMobile: true },
      sizes: [
        [320, 640],
        [390, 664],
      ],
    },
    'a laptop': { options: {}, sizes: [[1366, 768]] },
  } as const;
  for (const [name, { options, sizes }] of Object.entries(SCREENS)) {
    test.extend({
      // oxlint-disable-next-line no-empty-pattern -- Vitest reads a fixture's needs off this pattern
      address: async ({}, use) => {
        await use(longer.address);
      },
    })(name, CHROMIUM, async ({ open }) => {
      const viewports = sizes.map(([width, height]) => ({ width, height }));
      const page = await open(`${TAG}.html`, { ...options, viewport: viewports[0] }, (fresh) =>
        fresh.addInitScript(() => localStorage.setItem('outs:settings', JSON.stringify({ language: 'xx' }))),
      );
      const found: string[] = [];
      await crawl(page, async (state) => {
        for (const viewport of viewports) {
          await page.setViewportSize(viewport);
          for (const fault of await faults(page)) found.push(`${viewport.width} px, ${state}: ${fault}`);
        }
        await page.setViewportSize(viewports[0]);
      });
      expect(found).toEqual([]);
    });
  }
});
