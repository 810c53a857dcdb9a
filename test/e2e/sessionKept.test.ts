/** @module-tag long */
// Hands that are kept on the device: by several windows, over failures, and from the version before.
import type { Page } from 'playwright';
import { expect, test } from './page';
import { beforeReading, choose, copiesOf, fileOf, HANDS, read } from './sessionPage';
import { PHONE, WIDE } from './sizes';
import { digest } from '../../src/session/hands/digest';

const keep = (page: Page) => page.getByRole('button', { name: 'Save on this device' });
const deleteSaved = (page: Page) => page.getByRole('button', { name: 'Delete saved hands' });
const areKept = (page: Page) => page.getByText('saved on this device');
const problem = (page: Page) => page.getByRole('alert');

async function add(page: Page, hands: readonly string[], all: number): Promise<void> {
  await choose(page).setInputFiles([fileOf(hands)]);
  await read(page, all);
}

/** Another window of the same user. */
async function another(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  return other;
}

/** Stores records as an attacker could write them, and the choice that hands are kept. */
function store(page: Page, records: Readonly<Record<string, unknown>>): Promise<void> {
  return page.evaluate(
    (own) =>
      new Promise<void>((resolve, reject) => {
        localStorage.setItem('outs:session', JSON.stringify({ ranges: {}, player: '', isKept: true }));
        const opening = indexedDB.open('outs');
        opening.onupgradeneeded = () => opening.result.createObjectStore('session');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('session', 'readwrite');
          for (const [key, value] of Object.entries(own)) {
            transaction.objectStore('session').put(value, key);
          }
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          transaction.onabort = () => {
            reject(new Error('not stored'));
          };
        };
      }),
    records,
  );
}

/** All records on the device, by their keys. */
function stored(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(
    () =>
      new Promise<Record<string, unknown>>((resolve) => {
        const opening = indexedDB.open('outs');
        opening.onsuccess = () => {
          const objects = opening.result.transaction('session').objectStore('session');
          const keys = objects.getAllKeys();
          const values = objects.getAll();
          values.onsuccess = () => {
            opening.result.close();
            resolve(Object.fromEntries(keys.result.map((key, at) => [key as string, values.result[at]])));
          };
        };
      }),
  );
}

async function keptTexts(page: Page): Promise<string[]> {
  return Object.entries(await stored(page))
    .filter(([key]) => key.startsWith('hand:'))
    .map(([, value]) => value as { text: string; order: number })
    .sort((a, b) => a.order - b.order)
    .map(({ text }) => text);
}

/** As the session stores a hand: without empty lines. */
const written = (hand: string): string => hand.replace(/\n+/g, '\n').trim();

test('two windows that add different hands lose none', async ({ open }) => {
  const one = await open('#/session', WIDE);
  await add(one, HANDS.slice(0, 1), 1);
  await keep(one).click();
  await expect(areKept(one)).toBeVisible();
  const two = await another(one);
  await read(two, 1);
  await add(two, HANDS.slice(1, 3), 3);
  await expect(areKept(two)).toBeVisible();
  await add(one, HANDS.slice(2, 6), 5);
  await expect(areKept(one)).toBeVisible();
  for (const page of [one, two]) {
    await page.reload();
    await read(page, 6);
  }
  expect((await keptTexts(one)).toSorted()).toEqual(HANDS.slice(0, 6).map(written).toSorted());
});

test('the preflop table fails to load: kept hands and new ones wait, and none is lost', async ({ open, forgive }) => {
  forgive(/preflop-table|ERR_FAILED|NetworkError/);
  const page = await open('#/session', WIDE);
  await add(page, HANDS.slice(0, 2), 2);
  await keep(page).click();
  await expect(areKept(page)).toBeVisible();
  await page.route(/preflop-table/, (route) => route.abort());
  await page.reload();
  await expect(problem(page)).toContainText('could not be loaded');
  await choose(page).setInputFiles([fileOf(HANDS.slice(2, 3))]);
  await expect(problem(page)).toContainText('could not be loaded');
  const other = await another(page);
  await read(other, 2);
  await page.unroute(/preflop-table/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await read(page, 3);
  await expect(areKept(page)).toBeVisible();
  await expect(problem(page)).toHaveText('');
  await page.reload();
  await read(page, 3);
});

test('a file that is read before the kept hands come is saved too', async ({ open }) => {
  // The device answers late.
  const page = await open('#/session', WIDE, (own) =>
    beforeReading(
      own,
      `const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = function (...name) {
        const request = open.apply(this, name);
        Object.defineProperty(request, 'onsuccess', {
          set(receive) { request.addEventListener('success', () => setTimeout(receive, 2000)); },
        });
        return request;
      };`,
    ),
  );
  await add(page, HANDS.slice(0, 2), 2);
  await keep(page).click();
  await expect(areKept(page)).toBeVisible();
  await page.reload();
  await add(page, HANDS.slice(2, 5), 5);
  await expect(areKept(page)).toBeVisible();
  expect((await keptTexts(page)).toSorted()).toEqual(HANDS.slice(0, 5).map(written).toSorted());
});

test('Stop while kept hands are read: none is lost, and later ones are kept too', async ({ open }) => {
  const page = await open('#/session', WIDE);
  const long = copiesOf(HANDS, 8);
  await store(page, {
    choice: { version: 2, isKept: true, deletions: 0, next: long.length },
    ...Object.fromEntries(long.map((text, order) => [`hand:${digest(text)}`, { text, order }])),
  });
  await page.reload();
  await page.getByRole('button', { name: 'Stop here' }).click();
  await expect(problem(page)).toContainText('Not all saved hands were read');
  await choose(page).setInputFiles([fileOf(HANDS.slice(0, 2))]);
  await expect(areKept(page)).toBeVisible();
  const count = async () => (await keptTexts(page)).length;
  await expect.poll(count).toBe(long.length + 2);
  await deleteSaved(page).click();
  await expect(keep(page)).toBeVisible();
  expect(await keptTexts(page)).toEqual([]);
  await keep(page).click();
  await expect(areKept(page)).toBeVisible();
  await expect.poll(count).toBe(long.length + 2);
  await page.reload();
  // Their prices may still take a while.
  await expect(page.locator('.right [role=status]')).toHaveText(/^1,698 hands read/, {
    timeout: 60_000,
  });
});

test('a newer version’s hands are left alone, with a message', async ({ open }) => {
  const page = await open('#/session', PHONE);
  const records = { choice: { version: 3, mode: 'all' } };
  await store(page, records);
  await page.reload();
  await expect(problem(page)).toContainText('newer version');
  await add(page, HANDS.slice(0, 1), 1);
  await keep(page).click();
  await expect(problem(page)).toContainText('newer version');
  await page.getByRole('button', { name: 'Forget these hands' }).click();
  await page.getByRole('button', { name: 'Yes, forget them' }).click();
  await expect(page.getByText('Your hands?')).toBeVisible();
  expect(await stored(page)).toEqual(records);
});

test('Delete saved hands in one window applies to the other, with a message', async ({ open }) => {
  const one = await open('#/session', WIDE);
  await add(one, HANDS.slice(0, 3), 3);
  await keep(one).click();
  await expect(areKept(one)).toBeVisible();
  const two = await another(one);
  await read(two, 3);
  await expect(areKept(two)).toBeVisible();
  await deleteSaved(one).click();
  await expect(keep(two)).toBeVisible();
  await expect(problem(two)).toContainText('deleted in another window');
  await add(two, HANDS.slice(3, 5), 5);
  expect(await keptTexts(two)).toEqual([]);
  await two.reload();
  await expect(two.getByText('Your hands?')).toBeVisible();
});

test('Forget deletes what is kept, and a window next to it does not bring it back', async ({ open }) => {
  const one = await open('#/session', WIDE);
  await add(one, HANDS.slice(0, 3), 3);
  await keep(one).click();
  await expect(areKept(one)).toBeVisible();
  const two = await another(one);
  await read(two, 3);
  await one.getByRole('button', { name: 'Forget these hands' }).click();
  await one.getByRole('button', { name: 'Yes, forget them' }).click();
  await expect(keep(two)).toBeVisible();
  await add(two, HANDS.slice(3, 4), 4);
  expect(await keptTexts(two)).toEqual([]);
  // The first window still keeps what comes.
  await add(one, HANDS.slice(7, 8), 1);
  await expect(areKept(one)).toBeVisible();
  await one.reload();
  await read(one, 1);
});

test('a full device: the page does not say that hands are kept', async ({ open }) => {
  const page = await open('#/session', WIDE, (own) =>
    beforeReading(
      own,
      `let isFull = false;
      new BroadcastChannel('full').onmessage = ({ data }) => { isFull = data; };
      const { add } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.add = function (...record) {
        const request = add.apply(this, record);
        if (isFull) this.transaction.abort();
        return request;
      };`,
    ),
  );
  const setFull = (isFull: boolean) =>
    page.evaluate((is) => {
      new BroadcastChannel('full').postMessage(is);
    }, isFull);
  await add(page, HANDS.slice(0, 2), 2);
  await keep(page).click();
  await expect(areKept(page)).toBeVisible();
  await setFull(true);
  await add(page, HANDS, 212);
  await expect(page.getByText('not all saved')).toBeVisible();
  await expect(problem(page)).toContainText('did not keep all hands');
  await expect(areKept(page)).toHaveCount(0);
  // With room again, the next hands bring the others along.
  await setFull(false);
  await add(page, copiesOf(HANDS.slice(0, 1), 1), 213);
  await expect(areKept(page)).toBeVisible();
  await page.reload();
  await read(page, 213);
});

test('storage is forbidden: the page says that nothing is kept', async ({ open }) => {
  const page = await open('#/session', WIDE, (own) =>
    beforeReading(own, 'indexedDB.open = () => { throw new DOMException("", "SecurityError"); };'),
  );
  await add(page, HANDS.slice(0, 2), 2);
  await keep(page).click();
  await expect(problem(page)).toContainText('did not keep');
  await expect(keep(page)).toBeVisible();
  await page.reload();
  await expect(problem(page)).toContainText('could not be read from this device');
});

test('the prices of kept hands are kept, and not counted again', async ({ open }) => {
  interface Saved {
    readonly equity: number;
    readonly breakEven: number;
    readonly cost: number;
  }
  const page = await open('#/session', WIDE);
  await add(page, HANDS.slice(0, 90), 90);
  await keep(page).click();
  await expect(areKept(page)).toBeVisible();
  const saved = async () =>
    Object.entries(await stored(page)).filter(
      ([key, hand]) => key.startsWith('hand:') && (hand as { prices?: unknown[] }).prices?.length,
    ) as [string, { prices: readonly Saved[] }][];
  const rows = page.getByRole('list', { name: /worst first/ }).getByRole('listitem');
  const costs = () => rows.locator('.amount').allTextContents();
  const before = await costs();
  const figuresOf = (texts: readonly string[]) => texts.map((text) => Number(/[\d.]+/.exec(text)?.[0]));
  const [worst] = figuresOf(before);
  await expect
    .poll(async () => (await saved()).flatMap(([, { prices }]) => prices.map(({ cost }) => cost)))
    .toContainEqual(expect.closeTo(worst, 1));
  const hands = await saved();
  const change = (other: (price: Saved) => Saved) =>
    store(
      page,
      Object.fromEntries(
        hands.map(([key, hand]) => [
          key,
          { ...hand, prices: hand.prices.map((price) => ({ ...price, ...other(price) })) },
        ]),
      ),
    );

  // A price on the device is shown, if it can be: nothing is counted for it.
  const half = ({ equity, breakEven, cost }: Saved): Saved => ({
    ...{ breakEven, cost: cost / 2 },
    equity: breakEven + (equity - breakEven) / 2,
  });
  await change(half);
  await page.reload();
  await read(page, 90);
  await expect.poll(costs).not.toEqual(before);
  for (const [at, cost] of figuresOf(await costs()).entries()) {
    expect(Math.abs(cost - figuresOf(before)[at] / 2)).toBeLessThan(0.11);
  }

  // One that cannot be is counted again.
  await change((price) => ({ ...price, cost: 2 * price.cost }));
  await page.reload();
  await read(page, 90);
  expect(await costs()).toEqual(before);
});
