/** @module-tag long */
// The page on a hostile device: workers are killed, the device sleeps, storage is full, two windows are open.
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import { afterAll, describe, inject } from 'vitest';
import { integer, seeded, shuffled, type Random } from '../reference/random';
import { DECK } from '../reference/cards';
import { kept, VISIT } from './kept';
import { CHROMIUM, expect, forgetServiceWorkers, newContext, SMOKE, test } from './page';
import { openSite, renewDigests, type Site } from './site';
import { WIDE } from './sizes';

const TWELVE = '#/?hero=4c9c&board=7d5cKh8c';
/** Half a second's work and more, for all cores. */
const LONG = '#/?hero=AhKh&vs=22+,A2s+;TT+,AQs+;random';
/** Counted in an instant, with the second part of the engine. */
const THREE_RANGES = '#/?hero=KK+&board=7h3h9c2s&vs=QQ;JJ';

function go(page: Page, fragment: string): Promise<void> {
  return page.evaluate((link) => {
    location.hash = link;
  }, fragment);
}

const opened = new Map<string, Promise<Page>>();

/** A page that has counted this and nothing else. All tests share it. */
async function fresh(link: string): Promise<Page> {
  const page =
    opened.get(link) ??
    (async () => {
      const context = await newContext(WIDE);
      await context.addInitScript(forgetServiceWorkers);
      const own = await context.newPage();
      await own.goto(inject('address') + link);
      return own;
    })();
  opened.set(link, page);
  return page;
}

/**
 * The answer is the last one, and equals that of a fresh page. A worker that ends before its first word is waited for
 * as long as one that comes over a slow line.
 */
async function expectAsFresh(page: Page, link: string): Promise<void> {
  const other = await fresh(link);
  for (const each of [page, other]) {
    await expect(each.locator('.status')).toContainText(/exact|simulated, ±0\.(10|0\d)/, {
      timeout: 30_000,
    });
    await expect(each.locator('.stale')).toHaveCount(0, { timeout: 30_000 });
  }
  const answer = (each: Page) => each.getByRole('region', { name: 'Answer' }).innerText();
  // The last report may be a hair narrower than the one before it, on either page.
  await expect(async () => {
    expect(await answer(page)).toBe(await answer(other));
    expect(await page.locator('output').innerText()).toBe(await other.locator('output').innerText());
  }).toPass({ timeout: 30_000 });
}

afterAll(async () => {
  for (const page of opened.values()) await (await page).context().close();
});

/** One spot for each way to fill the seats. */
const SPOTS = [
  '#/?hero=2h5s&board=7c3d2c&vs=22+,A2s+',
  '#/?hero=3hQs&board=7c3d8c&vs=random',
  '#/?hero=AhKh&board=7h3h9c&vs=7c7d',
  '#/?hero=AhKh&board=7h3h9c',
  '#/?hero=TT+,AKs&board=7h3h9c&vs=22+;random',
  '#/?hero=AhKh&vs=TT+',
  '#/?hero=7h7d&board=7c3d8c2s&vs=AhKh;55+',
  '#/',
];

test('the last of links in quick succession is answered', async ({ open, address }) => {
  const random = seeded(21);
  // With a route the browser keeps no file: each round is a first visit.
  const page = await open('#/', WIDE, (own) => own.route('**/assets/*', (route) => route.continue()));
  // The first change of a page meets parts that are still on their way.
  for (let round = 0; round < 5; round++) {
    const chosen = shuffled(random, SPOTS, 4);
    await page.goto('about:blank');
    await page.goto(`${address}#/`);
    await expect(page.getByText('Your two cards?')).toBeVisible();
    await page.evaluate(
      async ([links, pauses]) => {
        for (const [at, link] of links.entries()) {
          location.hash = link;
          await new Promise((resolve) => setTimeout(resolve, pauses[at]));
        }
        location.hash = '#/?hero=4c9c&board=7d5cKh8c';
      },
      [chosen, chosen.map(() => integer(random, 0, 60))] as const,
    );
    await expect(page.locator('output')).toHaveText(/twelve outs/);
  }
});

test('a page that cannot be drawn shows no figure; it is drawn at another address, or loaded again', async ({
  open,
  forgive,
}) => {
  forgive(/broken by the test/);
  // Svelte's word for what was still under way in a part that the fault ended.
  forgive(/derived_inert/);
  const page = await open(TWELVE);
  await expect(page.locator('output')).toHaveText(/twelve outs/);
  const fault = page.getByRole('alert').filter({ hasText: 'could not be drawn' });
  const breaksAt = async (link: string) => {
    await page.evaluate(() => {
      const whole = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format') ?? {};
      Object.assign(globalThis, { mend: () => Object.defineProperty(Intl.NumberFormat.prototype, 'format', whole) });
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
        configurable: true,
        get() {
          throw new Error('broken by the test');
        },
      });
    });
    await go(page, link);
    await expect(fault).toBeVisible();
    await expect(page.getByText(/twelve outs|26\.1/)).toHaveCount(0);
  };
  await breaksAt('#/?hero=4c9c&board=7d5cKh');
  await page.evaluate(() => (globalThis as unknown as { mend: () => void }).mend());
  await go(page, TWELVE);
  await expect(fault).toHaveCount(0);
  await expect(page.locator('output')).toHaveText(/twelve outs/);
  await breaksAt('#/?hero=4c9c&board=7d5cKh8c2s');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByText('7♦5♣K♥').or(page.locator('output'))).not.toHaveCount(0);
  await expect(fault).toHaveCount(0);
});

test('a range narrowed twice to the same combos on one street is drawn', async ({ visit }) => {
  const page = await visit('#/?hero=AhKh&board=7h3h9c&vs=22%2B&was=1:3:random;1:3:33%2B;1:3:33%2B');
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText(/equity/i);
  await expect(page.locator('.streets .stop')).not.toHaveCount(0);
  await expect(page.getByText('could not be drawn')).toHaveCount(0);
});

test('the answer comes even if five workers in a row are killed', async ({ open, forgive }) => {
  forgive(/killed by the test/);
  const page = await open();
  for (let kill = 1; kill <= 5; kill++) {
    await go(page, kill % 2 === 1 ? LONG : LONG.replace('AhKh', 'AdKd'));
    await expect(page.locator('.status')).toContainText('simulated');
    // The last ends without an event: the page can only notice its silence.
    const how = kill === 5 ? 'close' : 'throw';
    const dies = (own: string): void => {
      if (own === 'close') close();
      else
        setTimeout(() => {
          throw new Error('killed by the test');
        });
    };
    // A worker that has ended with the first of them may not even refuse the command.
    await Promise.race([
      Promise.allSettled(page.workers().map((worker) => worker.evaluate(dies, how))),
      new Promise((resolve) => setTimeout(resolve, 1_000)),
    ]);
    await expect(page.getByText('failed three times')).toHaveCount(0);
  }
  await expectAsFresh(page, LONG);
  const cores = await page.evaluate(() => navigator.hardwareConcurrency);
  expect(page.workers().length).toBeLessThanOrEqual(Math.min(8, cores));
});

/** The page's memory with all garbage gone. */
async function memory(devtools: CDPSession): Promise<Record<'heap' | 'nodes' | 'listeners', number>> {
  await devtools.send('Performance.enable');
  for (let time = 0; time < 3; time++) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

type Edit = { readonly keys: string } | { readonly tap: string } | { readonly link: string };

function randomEdit(random: Random): Edit {
  const cards = shuffled(random, DECK, 9);
  const kinds: (() => Edit)[] = [
    () => ({ keys: cards[0] }),
    () => ({ tap: cards[0] }),
    () => ({ tap: cards[0] }),
    () => ({ keys: 'v' }),
    () => ({ keys: 'x' }),
    () => ({ keys: '⌫' }),
    () => ({ keys: '⌫' }),
    () => ({
      link: `#/?hero=${cards.splice(0, 2).join('')}&board=${cards.splice(0, integer(random, 3, 5)).join('')}`,
    }),
    () => ({
      link: `#/?hero=${cards.splice(0, 2).join('')}&vs=${cards.splice(0, 2).join('')};random`,
    }),
  ];
  return kinds[integer(random, 0, kinds.length - 1)]();
}

/** In the page: an edit every five milliseconds; if the page is behind, it catches up. */
async function edit(edits: readonly Edit[]): Promise<void> {
  const press = (key: string) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const start = performance.now();
  for (const [at, one] of edits.entries()) {
    const early = start + 5 * at - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    else await Promise.resolve();
    if ('link' in one) location.hash = one.link;
    else if ('tap' in one) {
      const card = 4 * '23456789TJQKA'.indexOf(one.tap[0]) + 'cdhs'.indexOf(one.tap[1]);
      document.querySelector<HTMLElement>(`[data-card="${card}"]`)?.click();
    } else for (const key of one.keys) press(key === '⌫' ? 'Backspace' : key);
  }
}

test(
  'after a thousand edits in five seconds the last answer is right, and no memory is kept',
  { ...CHROMIUM, timeout: 90_000 },
  async ({ open }) => {
    const page = await open(TWELVE);
    const devtools = await page.context().newCDPSession(page);
    const random = seeded(20_261_121);
    const edits = (count: number) => Array.from({ length: count }, () => randomEdit(random));
    const settle = async () => {
      await go(page, TWELVE);
      await expect(page.locator('output')).toHaveText(/twelve outs/);
    };
    // As far as undo goes back.
    await page.evaluate(edit, edits(300));
    await settle();
    const before = await memory(devtools);
    await page.evaluate(edit, edits(1_000));
    await go(page, THREE_RANGES);
    await expectAsFresh(page, THREE_RANGES);
    await settle();
    const after = await memory(devtools);
    expect(after.heap - before.heap, 'bytes kept').toBeLessThan(2_000_000);
    expect(after.nodes).toBeLessThan(1.2 * before.nodes);
    expect(after.listeners).toBeLessThan(1.2 * before.listeners);
  },
);

test('hundreds of links to every page, as fast as they come', async ({ visit }) => {
  const page = await visit();
  const random = seeded(7);
  const values = ['', '%', 'random', 'TT+', '*', '_', 'joker', '🂡', '15%', 'AKs:0.5', '-1', '9e9'];
  const names = ['hero', 'board', 'vs', 'dead', 'wild', 'target', 'pot', 'call', 'hands', 'level'];
  const value = () =>
    integer(random, 0, 2) === 0
      ? shuffled(random, values, 2).join(';')
      : shuffled(random, DECK, integer(random, 1, 5)).join('');
  const links = Array.from({ length: 300 }, () => {
    const fields = shuffled(random, names, integer(random, 0, 5)).map((name) => `${name}=${value()}`);
    return `#/${shuffled(random, ['', '', 'lab', 'study'])[0]}?${fields.join('&')}`;
  });
  await page.evaluate(async (fragments) => {
    for (const fragment of fragments) {
      const { port1, port2 } = new MessageChannel();
      const followed = new Promise((resolve) => (port1.onmessage = resolve));
      location.hash = fragment;
      port2.postMessage(undefined);
      await followed;
    }
  }, links);
  await go(page, TWELVE);
  await expect(page.locator('output')).toHaveText(/twelve outs/);
});

/** Stops the page and its workers for so long, without an event. */
async function sleep(page: Page, milliseconds: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const workers = new Set<string>();
  devtools.on('Target.attachedToTarget', ({ sessionId }) => void workers.add(sessionId));
  devtools.on('Target.detachedFromTarget', ({ sessionId }) => void workers.delete(sessionId));
  await devtools.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const tellAll = async (...methods: ('enable' | 'pause' | 'resume' | 'disable')[]) => {
    for (const method of methods) {
      const message = JSON.stringify({ id: 1, method: `Debugger.${method}` });
      // The page wakes first, after a long time without a message from the worker.
      await devtools.send(`Debugger.${method}`);
      for (const sessionId of workers) {
        const isSent = devtools.send('Target.sendMessageToTarget', { sessionId, message });
        // A helper may have ended its part in the meantime.
        await isSent.catch(() => workers.delete(sessionId));
      }
    }
  };
  await tellAll('enable', 'pause');
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  await tellAll('resume', 'disable');
  await devtools.detach();
}

test('a device that falls asleep in the middle of a count', CHROMIUM, async ({ open }) => {
  const page = await open(TWELVE);
  await go(page, LONG);
  await expect(page.locator('.status')).toContainText('simulated');
  const [before] = page.workers();
  // Longer than the page waits for a silent worker.
  await sleep(page, 3_500);
  await expectAsFresh(page, LONG);
  expect(page.workers(), 'it has not been given up').toContain(before);
});

test('a worker whose script is lost on the way is requested again', async ({ open, forgive }) => {
  forgive(/ERR_FAILED|NS_ERROR_ABORT/);
  let asked = 0;
  const page = await open(TWELVE, WIDE, (own) =>
    own.route(/odds\.worker/, (route) => (++asked === 1 ? route.abort() : route.continue())),
  );
  await expect(page.locator('output')).toHaveText(/twelve outs/);
  expect(asked).toBe(2);
});

test('the worker waits for the second part of the engine if it is late', async ({ open }) => {
  let isAsked = false;
  const page = await open(THREE_RANGES, WIDE, (own) =>
    own.route(/assets\/rest-/, async (route) => {
      isAsked = true;
      // Longer than the page waits for a silent worker.
      await new Promise((resolve) => setTimeout(resolve, 4_000));
      await route.continue();
    }),
  );
  await expect.poll(() => isAsked).toBe(true);
  const [before] = page.workers();
  await expectAsFresh(page, THREE_RANGES);
  expect(page.workers(), 'it has not been given up').toContain(before);
});

test('the second part of the engine is requested again if it is lost on the way', async ({ open, forgive }) => {
  forgive(/ERR_FAILED|NS_ERROR_ABORT|dynamically imported/);
  let asked = 0;
  const page = await open(THREE_RANGES, WIDE, (own) =>
    own.route(/assets\/rest-/, (route) => (++asked === 1 ? route.abort() : route.continue())),
  );
  await expectAsFresh(page, THREE_RANGES);
  expect(asked).toBeGreaterThan(1);
});

test('a lost second part of the engine is reported, and fetched again', async ({ open, forgive }) => {
  forgive(/ERR_FAILED|NS_ERROR_ABORT|dynamically imported/);
  let isLost = true;
  const page = await open(THREE_RANGES.replace('JJ', '88'), WIDE, (own) =>
    own.route(/assets\/rest-/, (route) => (isLost ? route.abort() : route.continue())),
  );
  await expect(page.locator('output')).toHaveText(/failed three times\. Change a card to try again/);
  isLost = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('output')).not.toHaveText(/failed three times/);
  await go(page, THREE_RANGES);
  await expectAsFresh(page, THREE_RANGES);
});

test('a lost part is reported, and the other parts work; it loads with the next page', async ({ open, forgive }) => {
  forgive(/ERR_FAILED|NS_ERROR_ABORT|dynamically imported/);
  let isLost = true;
  const page = await open(TWELVE.replace('8c', '8d'), WIDE, (own) =>
    own.route(/assets\/(saved|SettingsPanel|StudyPage)-\w/, (route) => (isLost ? route.abort() : route.continue())),
  );
  const copies = page.locator('details', { hasText: 'Copy, print' });
  await copies.locator('summary').click();
  await expect(copies).toContainText('could not be loaded');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'could not be loaded' })).toBeVisible();
  // The answer is that of the spot on the table.
  await go(page, TWELVE);
  await expect(page.locator('output')).toHaveText(/twelve outs/);
  await expect(page.locator('.stale')).toHaveCount(0);
  await go(page, '#/study');
  await expect(page.getByText('“Practise” could not be loaded: reload the page. Back to the table')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the table' }).click();

  isLost = false;
  await page.reload();
  await copies.locator('summary').click();
  await expect(copies.getByRole('button').first()).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await go(page, '#/study');
  await expect(page.getByRole('group', { name: 'Deck' })).toBeVisible();
});

describe('a browser that cannot start workers gets a plain message', () => {
  const OLD: [how: string, prepare: () => void][] = [
    [
      'it takes them for scripts of the old kind',
      () => {
        window.Worker = class extends Worker {
          constructor(url: string | URL) {
            super(url);
          }
        };
      },
    ],
    [
      'it refuses',
      () => {
        window.Worker = class extends Worker {
          constructor(url: string | URL) {
            if (url !== '') throw new TypeError('no module workers');
            super(url);
          }
        };
      },
    ],
  ];
  for (const [how, prepare] of OLD) {
    test(how, async ({ open, forgive }) => {
      forgive(/import|export|module/);
      const page = await open(TWELVE, WIDE, (own) => own.addInitScript(prepare));
      await expect(page.getByText(/does not start.*update your browser.*Firefox 115/)).toBeVisible();
      // Everything that needs no count works.
      await page.getByRole('link', { name: 'Hand lab' }).click();
      await expect(page.getByText('Five cards?')).toBeVisible();
    });
  }

  test('it never runs the page', async ({ open }) => {
    const page = await open('', WIDE, (own) =>
      own.route('**/assets/*.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' })),
    );
    const words = page.getByText(/your browser is too old/);
    await expect(words).toBeHidden();
    await page.evaluate(() => {
      for (const wait of document.getAnimations()) wait.finish();
    });
    await expect(words).toBeVisible();
  });
});

describe('storage', () => {
  const NEWER = '{"format":"outs-study","version":99,"rounds":{}}';

  test('full: all of it works while the page is open, and is kept once there is room', SMOKE, async ({ open }) => {
    const page = await open('#/study?kind=flush-draw&seed=28');
    await page.getByRole('button', { name: 'No outs' }).click();
    await page.evaluate(() => {
      for (let size = 2 ** 22; size >= 1; size /= 2) {
        try {
          for (let at = 0; ; at++) localStorage.setItem(`other ${size} ${at}`, 'x'.repeat(size));
        } catch {
          // Full for this size.
        }
      }
    });
    await page.getByLabel('Your estimate').fill('20');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(/not saving data/);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.getByRole('radio', { name: 'Two-colour' }).check();
    await expect(page.locator(':root')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Progress' }).click();
    await expect(page.locator('output')).toContainText('1 of 10 today');
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('other ')) localStorage.removeItem(key);
    });
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Four-colour' }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Drill' }).click();
    await page.getByRole('button', { name: 'Next spot' }).click();
    await page.getByRole('button', { name: 'No outs' }).click();
    await page.getByLabel('Your estimate').fill('20');
    await page.keyboard.press('Enter');
    await page.goto(page.url().replace(/#.*/, '#/study?show=progress'));
    await page.reload();
    await expect(page.locator('output')).toContainText('2 of 10 today');
    await expect(page.locator(':root')).toHaveAttribute('data-theme', 'dark');
  });

  test('progress of a newer version is left in its place, and the page says so', async ({ open }) => {
    const page = await open('#/study', WIDE, (own) =>
      own.addInitScript((text) => {
        if (localStorage.length > 0) return;
        localStorage.setItem('outs:study-3', text);
        localStorage.setItem('outs:settings', '{"version":99,"theme":"sepia","suits":"two"}');
      }, NEWER),
    );
    await expect(page.getByRole('alert')).toHaveText(/newer version of Outs/);
    await expect(page.locator(':root')).toHaveAttribute('data-theme', 'system');
    await expect(page.locator(':root')).toHaveAttribute('data-suits', 'two');
    expect(await page.evaluate(() => localStorage.getItem('outs:study-3'))).toBe(NEWER);
  });

  test('without room for the page itself: it works, with the network', CHROMIUM, async ({ open, address }) => {
    const page = await open('', VISIT, async (own) => {
      const devtools = await own.context().newCDPSession(own);
      const { origin } = new URL(address);
      await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000 });
    });
    await page.keyboard.type('4c9c7d5cKh8c');
    await expect(page.locator('output')).toHaveText(/twelve outs/);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const worker = registration?.installing;
      if (!worker) return;
      await new Promise((resolve) => worker.addEventListener('statechange', resolve));
    });
    await page.reload();
    await page.keyboard.type('4c9c7d5cKh8c');
    await expect(page.locator('output')).toHaveText(/twelve outs/);
  });
});

describe('two windows at once', () => {
  test('do not undo each other', async ({ open }) => {
    const page = await open('#/study?kind=flush-draw&seed=28');
    const other = await page.context().newPage();
    await other.goto(page.url().replace(/seed=.*/, 'seed=29'));
    for (const each of [page, other]) {
      await each.bringToFront();
      await each.getByRole('button', { name: 'No outs' }).click();
      await each.getByLabel('Your estimate').fill('20');
      await each.keyboard.press('Enter');
      await expect(each.getByRole('button', { name: 'Next spot' })).toBeVisible();
      await each.getByRole('button', { name: 'Settings' }).click();
    }
    await page.bringToFront();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect(other.locator(':root')).toHaveAttribute('data-theme', 'dark');
    await other.bringToFront();
    await other.getByRole('radio', { name: 'Two-colour' }).check();
    await expect(page.locator(':root')).toHaveAttribute('data-suits', 'two');
    await page.bringToFront();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Progress' }).click();
    await expect(page.locator('output'), 'at once').toContainText('2 of 10 today');
    await page.reload();
    await expect(page.locator('output'), 'for good').toContainText('2 of 10 today');
    await expect(page.locator(':root')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator(':root')).toHaveAttribute('data-suits', 'two');
  });

  /** Every file that may change has another name and other contents, as after a new build. */
  async function rebuild({ folder }: Site): Promise<void> {
    const assets = await readdir(join(folder, 'assets'));
    const hashes = assets.map((name) => /-([\w-]{6,8})\.\w+$/.exec(name)?.[1] ?? '');
    const other = (hash: string) => [...hash].reverse().join('');
    const change = async (name: string): Promise<void> => {
      const path = join(folder, name);
      const text = await readFile(path, 'utf8');
      const changed = hashes.reduce((own, hash) => own.replaceAll(hash, other(hash)), text);
      await writeFile(path, changed.replace(/("?version"?:["'`])\w+/, '$1another'));
    };
    for (const name of assets.filter((file) => /\.(js|css)$/.test(file))) await change(`assets/${name}`);
    for (const [at, name] of assets.entries()) {
      const path = join(folder, 'assets', name);
      await rename(path, path.replace(hashes[at], other(hashes[at])));
    }
    // The browser may look for a new version at any moment: by then all its files are there.
    await change('index.html');
    await change('offline.js');
    await renewDigests(folder);
  }

  test('one takes the new version: the other goes on with its own, then takes it too', async () => {
    const site = await openSite(inject('folder'));
    const context = await newContext(VISIT);
    try {
      const page = await context.newPage();
      await page.goto(site.address + TWELVE);
      await kept(page);
      const other = await context.newPage();
      await other.goto(site.address + TWELVE);
      await expect(other.locator('output')).toHaveText(/twelve outs/);
      await rebuild(site);
      await page.bringToFront();
      await page.reload();
      const offer = (each: Page) => each.getByRole('button', { name: 'Update' });
      await offer(page).click();
      await expect(offer(other)).toBeVisible();
      await expect(offer(page)).toHaveCount(0);
      await other.bringToFront();
      // Files that it has not loaded yet are no longer on the server.
      await other.getByRole('link', { name: 'Hand lab' }).click();
      await expect(other.getByRole('region', { name: 'Answer' })).toHaveText('Five cards?');
      const loaded = other.waitForEvent('load');
      await offer(other).click();
      await loaded;
      await expect(other.getByRole('region', { name: 'Answer' })).toHaveText('Five cards?');
    } finally {
      await context.close();
      await site.close();
    }
  });
});
