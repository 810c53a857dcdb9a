import type { Browser, Page } from 'playwright';

/** The tour's commands to a browser, by whichever protocol it is driven. */
export interface Driver {
  /** As the engine gives it: `'111.0.5555.0'`. */
  readonly version: string;
  /** Opens an address in a window with separate storage, or goes there in the open window. */
  open(address: string): Promise<void>;
  /** Runs a function in the page and returns its result. Arguments and result are JSON. */
  run<Arguments extends readonly unknown[], Result>(
    body: (...values: Arguments) => Result | Promise<Result>,
    ...values: Arguments
  ): Promise<Result>;
  /** Clicks the middle of the first element that a selector finds, as a mouse does. */
  click(selector: string): Promise<void>;
  /** Presses and lets go each key of a text, then of named keys. */
  press(text: string, ...named: readonly Key[]): Promise<void>;
  /** The page on paper; `undefined` if the driver prints nothing. */
  readonly page: Page | undefined;
  close(): Promise<void>;
}

/** Keys without a character, by the code points that WebDriver gives them. */
const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
} as const;
export type Key = keyof typeof KEYS;

/** A function as text for the page. The compiler of this file names inner functions by a helper. */
function source(body: (...values: never) => unknown, values: readonly unknown[]): string {
  return `(async () => { const __name = (own) => own; return (${String(body)})(...${JSON.stringify(values)}); })()`;
}

/** A browser that Playwright drives. */
export async function playwrightDriver(browser: Browser): Promise<Driver> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  return {
    version: browser.version(),
    page,
    open: async (address) => void (await page.goto(address)),
    run: <Result>(body: (...values: never) => Result | Promise<Result>, ...values: readonly unknown[]) =>
      page.evaluate<Result>(source(body, values)),
    click: (selector) => page.locator(selector).first().click(),
    async press(text, ...named) {
      if (text !== '') await page.keyboard.type(text);
      for (const key of named) await page.keyboard.press(key);
    },
    close: () => browser.close(),
  };
}

/** The name under which WebDriver hands out elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * A browser that a WebDriver server drives, which listens at an address.
 *
 * @param capabilities what the server is to start
 * @param end what is to be done once the browser is closed
 */
export async function webDriver(server: string, capabilities: unknown, end: () => Promise<void>): Promise<Driver> {
  async function ask<Value>(method: string, path: string, body?: unknown): Promise<Value> {
    const response = await fetch(server + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Value & { message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.message ?? response.status}`);
    return value;
  }
  const started = await ask<{ sessionId: string; capabilities: { browserVersion: string } }>('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `/session/${started.sessionId}`;
  await ask('POST', `${session}/timeouts`, { script: 60_000, pageLoad: 60_000 });
  await ask('POST', `${session}/window/rect`, { width: 1280, height: 900 });
  return {
    version: started.capabilities.browserVersion,
    page: undefined,
    open: (address) => ask('POST', `${session}/url`, { url: address }),
    run: <Result>(body: (...values: never) => Result | Promise<Result>, ...values: readonly unknown[]) =>
      ask<Result>('POST', `${session}/execute/sync`, {
        script: `return ${source(body, values)}`,
        args: [],
      }),
    async click(selector) {
      const element = await ask<Record<string, string>>('POST', `${session}/element`, {
        using: 'css selector',
        value: selector,
      });
      await ask('POST', `${session}/element/${element[ELEMENT] ?? ''}/click`, {});
    },
    async press(text, ...named) {
      const keys = [...text, ...named.map((key) => KEYS[key])];
      const actions = keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await ask('POST', `${session}/actions`, {
        actions: [{ type: 'key', id: 'keys', actions }],
      });
    },
    async close() {
      await ask('DELETE', session).catch(() => undefined);
      await end();
    },
  };
}
