import type { BrowserContextOptions } from 'playwright';

/** The sizes the page is made for. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
} satisfies BrowserContextOptions;

export const TABLET = { viewport: { width: 820, height: 1180 } } satisfies BrowserContextOptions;

export const WIDE = { viewport: { width: 1440, height: 900 } } satisfies BrowserContextOptions;
