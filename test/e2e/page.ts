import {
  chromium,
  firefox,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { inject, test as base } from 'vitest';
import { WIDE } from './sizes';

/** A late result on a busy machine is still a result. */
export const expect = playwrightExpect.configure({ timeout: 15_000 });

/** Of a test that needs Chromium: a finger, a colour scheme, a print preview, a download, DevTools. */
export const CHROMIUM = { tags: ['chromium'] };

/** Of a test that `npm test` runs too: each page, and each way in and out of it, once. */
export const SMOKE = { tags: ['smoke'] };
export const SMOKE_IN_CHROMIUM = { tags: ['smoke', 'chromium'] };

let launched: Promise<Browser> | undefined;

/** The browser that all end-to-end tests of this process share. */
async function sharedBrowser(): Promise<Browser> {
  const browser = await launched;
  if (browser?.isConnected() === true) return browser;
  return (launched = { chromium, firefox }[inject('engine')].launch(inject('launch')));
}

/** A context that knows nothing of the others; the caller closes it. */
export async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  return (await sharedBrowser()).newContext(options);
}

/** Opens the built page at a fragment such as `#/?hero=4c9c`; `prepare` comes before the page. */
export type Open = (
  fragment?: string,
  options?: BrowserContextOptions,
  prepare?: (page: Page) => Promise<unknown>,
) => Promise<Page>;

interface Harness {
  address: string;
  open: Open;
  /**
   * Goes on to a fragment in a page of such a device that tests of the file have used, as a user does by a link. To open a page
   * takes five times as long. Not for a test of a first visit, nor for a test that stores, prepares or reloads.
   */
  visit: (fragment?: string, options?: BrowserContextOptions) => Promise<Page>;
  /** Ignores a fault that the test causes itself. */
  forgive: (fault: RegExp) => void;
  forgiven: RegExp[];
}

interface Visited {
  readonly page: Page;
  /** Those that were not looked at yet. */
  readonly faults: string[];
}

/** The pages that a file's tests visit again, by their devices. A test takes its page out, and puts it back if it passes. */
const visited = new Map<string, Visited>();
let visitedBy = '';

/** Another file's tests do not depend on what these have left. */
async function closeOfOthers(file: string): Promise<void> {
  if (file === visitedBy) return;
  visitedBy = file;
  const pages = Array.from(visited.values(), ({ page }) => page);
  visited.clear();
  for (const page of pages) await page.context().close();
}

/**
 * A test that can open the built page. It fails if the page writes a warning or an error to its console, breaks
 * its content security policy, loses a request or asks another server.
 */
export const test = base.extend<Harness>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads a fixture's needs off this pattern
  address: async ({}, use) => {
    await use(inject('address'));
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  forgiven: async ({}, use) => {
    await use([]);
  },
  forgive: async ({ forgiven }, use) => {
    await use((fault) => void forgiven.push(fault));
  },
  open: async ({ address, forgiven }, use) => {
    const contexts: BrowserContext[] = [];
    const faults: string[] = [];
    await use(async (fragment = '', options = WIDE, prepare) => {
      const page = await newPage(options, address, faults);
      contexts.push(page.context());
      await prepare?.(page);
      await page.goto(address + fragment);
      return page;
    });
    for (const context of contexts) await context.close();
    expectNoFaults(faults, forgiven);
  },
  visit: async ({ address, forgiven, task }, use) => {
    await closeOfOthers(task.file.filepath);
    const own = new Map<string, Visited>();
    await use(async (fragment = '', options = WIDE) => {
      // The size of an open page can change.
      const key = JSON.stringify({ ...options, viewport: undefined });
      const before = own.get(key) ?? visited.get(key);
      visited.delete(key);
      if (before !== undefined) {
        if (own.has(key)) await leave(before.page);
        own.set(key, before);
        await goOn(before.page, fragment, options);
        return before.page;
      }
      const faults: string[] = [];
      const page = await newPage(options, address, faults);
      own.set(key, { page, faults });
      await page.goto(address + fragment);
      return page;
    });
    for (const [key, { page, faults }] of own) {
      const found = faults.splice(0);
      if (task.result?.state === 'fail' || found.length > 0) await page.context().close();
      else {
        await leave(page);
        visited.set(key, { page, faults });
      }
      expectNoFaults(found, forgiven);
    }
  },
});

async function newPage(options: BrowserContextOptions, address: string, faults: string[]): Promise<Page> {
  const context = await newContext({ reducedMotion: 'reduce', ...options });
  if (options.serviceWorkers !== 'allow') await context.addInitScript(forgetServiceWorkers);
  const page = await context.newPage();
  // Else a test would pass that has tried nothing.
  if (inject('engine') === 'firefox') {
    page.emulateMedia = () => Promise.reject(new Error('Playwright cannot: tag the test.'));
  }
  const resize = page.setViewportSize.bind(page);
  page.setViewportSize = async (size) => {
    await resize(size);
    // The page draws a change of width a frame later.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  };
  await watch(page, address, faults);
  return page;
}

function expectNoFaults(faults: readonly string[], forgiven: readonly RegExp[]): void {
  const own = faults.filter((fault) => !forgiven.some((pattern) => pattern.test(fault)));
  expect(own).toEqual([]);
}

/** Leaves for a page without cards: what a page has open, focused, drawn or counted ends with it. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    for (const row of document.querySelectorAll('details')) row.open = false;
    await new Promise((resolve) => setTimeout(resolve));
    localStorage.clear();
    sessionStorage.clear();
    // The page keeps settings in its memory too: which row opens with the next spot, though no spot with it is shown now.
    dispatchEvent(new StorageEvent('storage'));
    location.hash = '#/session';
  });
}

/** Goes on from there, in a window of the size that is asked for. */
async function goOn(page: Page, fragment: string, { viewport }: BrowserContextOptions): Promise<void> {
  const size = page.viewportSize();
  if (viewport && (size?.width !== viewport.width || size.height !== viewport.height)) {
    await page.setViewportSize(viewport);
  }
  await expect(page.getByText('Your hands?')).toBeVisible();
  await page.evaluate(async (link) => {
    scrollTo(0, 0);
    localStorage.clear();
    sessionStorage.clear();
    location.hash = link;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }, fragment);
  // Keys and pasted texts are the next page's only once it is there.
  if (!fragment.startsWith('#/session')) await expect(page.getByText('Your hands?')).toHaveCount(0);
}

/**
 * Goes on to another spot on the table or to other hands in the lab, until the answer is theirs. Its sentence must
 * differ from the one before.
 */
export async function goTo(page: Page, fragment: string): Promise<void> {
  const sentence = page.locator('output.sentence');
  const before = (await sentence.textContent()) ?? '';
  await page.evaluate((link) => (location.hash = link), fragment);
  await expect(sentence).not.toHaveText(before);
  await expect(page.locator('.stale')).toHaveCount(0);
}

/**
 * In the page: what is kept for use offline would be fetched in every test. The page takes itself for kept, and so has its
 * typeface at once, not in the middle of a test.
 */
export function forgetServiceWorkers(): void {
  const register = () => Promise.reject(new Error('Not in a test.'));
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: { controller: {}, register } });
}

/** The browsers' names for it. */
const ABORTED = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED'];

async function watch(page: Page, address: string, faults: string[]): Promise<void> {
  const origin = new URL(address).origin;
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('pageerror', (error) => {
    // A test's preparation runs in the empty page too, which has no storage in Firefox.
    if (page.url() !== 'about:blank') faults.push(error.message);
  });
  page.on('requestfailed', (request) => {
    // A page that is left or reloaded aborts its open requests, for its icon for example.
    const why = request.failure()?.errorText;
    if (why === undefined || !ABORTED.includes(why)) faults.push(`lost: ${request.url()} (${why})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  page.context().on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) faults.push(`asked ${url.href}`);
  });
  await page.exposeFunction('reportViolation', (what: string) => faults.push(`policy: ${what}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (what: string) => void };
      reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
}
