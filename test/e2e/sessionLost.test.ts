/** @module-tag long */
// A session whose files hold the worker up, or whose worker is lost: what was found stays, and it goes on.
import { strToU8, zipSync } from 'fflate';
import type { Page, Worker } from 'playwright';
import { expect, test } from './page';
import { asText, beforeReading, choose, copiesOf, file, fileOf, HANDS, read, rows } from './sessionPage';
import { WIDE } from './sizes';

const problem = (page: Page) => page.getByRole('alert');
const stop = (page: Page) => page.getByRole('button', { name: 'Stop here' });
const history = (page: Page) => page.getByRole('region', { name: 'Hand history' });
const LONG = fileOf(copiesOf(HANDS, 30));

function worker(page: Page): Worker {
  const own = page.workers().findLast((each) => each.url().includes('session.worker'));
  if (own === undefined) throw new Error('No worker reads hands.');
  return own;
}

/** From now on the worker receives no message. */
async function hang(page: Page): Promise<void> {
  // The worker answers first. Its next message, before any of the page's, takes its time for ever.
  await worker(page).evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      for (;;);
    };
    port2.postMessage(undefined);
  });
}

test('Stop ends a worker that does not react, and its hands come back with their file', async ({ open }) => {
  const page = await open('#/session', WIDE);
  await choose(page).setInputFiles([fileOf(HANDS)]);
  await read(page, 212);
  const cost = await page.locator('.right .sentence').textContent();
  await hang(page);
  await choose(page).setInputFiles([fileOf(HANDS.slice(0, 3))]);
  await stop(page).click();
  await expect(problem(page)).toContainText('Reading was stopped in the middle of a file.');
  await expect(page.locator('.right .status')).toContainText('stopped early');
  // A hand that is gone cannot be opened, and nothing breaks.
  await rows(page).first().getByRole('link').click();
  await expect(problem(page)).toContainText('Load its file again');
  await choose(page).setInputFiles([fileOf(HANDS)]);
  await read(page, 212);
  await expect(page.locator('.right .sentence')).toHaveText(cost ?? '');
  await rows(page).first().getByRole('link').click();
  await expect(history(page)).toBeVisible();
});

// A long silence is waited for.
test.concurrent('if the system ends a worker, the next file starts another', async ({ open }) => {
  const page = await open('#/session', WIDE);
  await choose(page).setInputFiles([fileOf(HANDS.slice(0, 20))]);
  await read(page, 20);
  await page.getByRole('button', { name: 'Save on this device' }).click();
  await expect(page.getByText('saved on this device')).toBeVisible();
  await choose(page).setInputFiles([LONG]);
  await expect(stop(page)).toBeVisible();
  void worker(page).evaluate(() => {
    self.close();
  });
  await expect(problem(page)).toContainText('Your browser stopped the reading', { timeout: 90_000 });
  await expect(stop(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Forget these hands' }).click();
  await page.getByRole('button', { name: 'Yes, forget them' }).click();
  await choose(page).setInputFiles([fileOf(HANDS.slice(0, 30))]);
  await read(page, 30);
  await expect(page.getByText('saved on this device')).toBeVisible();
  await expect(problem(page)).toHaveText('');
  await page.reload();
  await read(page, 30);
});

test.concurrent('kept hands come back when their worker was lost and a file is added', async ({ open }) => {
  const page = await open('#/session', WIDE);
  await choose(page).setInputFiles([fileOf(HANDS.slice(0, 40))]);
  await read(page, 40);
  await page.getByRole('button', { name: 'Save on this device' }).click();
  await expect(page.getByText('saved on this device')).toBeVisible();
  await hang(page);
  await choose(page).setInputFiles([fileOf(HANDS.slice(0, 1))]);
  await stop(page).click();
  await expect(problem(page)).toContainText('stopped');
  await choose(page).setInputFiles([fileOf(HANDS.slice(40, 50))]);
  await read(page, 50);
  await expect(page.getByText('saved on this device')).toBeVisible();
  await expect(problem(page)).toHaveText('');
  await page.reload();
  await read(page, 50);
  await expect(page.getByText('saved on this device')).toBeVisible();
  await rows(page).first().getByRole('link').click();
  await expect(history(page)).toBeVisible();
});

test('files that unpack to very much: Stop is heard at once, and the next file is read', async ({ open }) => {
  const page = await open('#/session', WIDE);
  const lines = strToU8('nothing that a hand has\n'.repeat(1_000_000));
  const inner = zipSync({ 'a.txt': lines, 'b.txt': lines, 'c.txt': lines }, { level: 1 });
  const zip = zipSync(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`${at}`, inner])));
  await choose(page).setInputFiles([file('much.zip', zip)]);
  await expect(page.locator('.right .status')).toContainText(/[1-9]\d*%/);
  await stop(page).click();
  await expect(page.locator('.right .status')).toHaveText(/none yet/);
  // The same worker: it was not ended.
  await expect(problem(page)).toHaveText('');
  await choose(page).setInputFiles([fileOf(HANDS.slice(0, 5))]);
  await read(page, 5);
});

test('a failing reader is reported with its file, and the other files are read', async ({ open }) => {
  const page = await open('#/session', WIDE, (own) =>
    beforeReading(
      own,
      `const { matchAll } = String.prototype;
      String.prototype.matchAll = function (pattern) {
        if (this.includes('POISON')) throw new Error('a fault');
        return matchAll.call(this, pattern);
      };`,
    ),
  );
  const zip = zipSync({
    'a.txt': strToU8(asText(HANDS.slice(0, 3))),
    'b.txt': strToU8(`POISON\n${asText(HANDS.slice(3, 6))}`),
    'c.txt': strToU8(asText(HANDS.slice(6, 9))),
  });
  await choose(page).setInputFiles([file('x.zip', zip), fileOf(HANDS.slice(9, 12))]);
  await read(page, 9);
  await page.locator('summary', { hasText: 'Not read' }).click();
  await expect(page.locator('details', { hasText: 'Not read' })).toContainText(
    'x.zip: b.txt was not read to its end: a fault in Outs.',
  );
  await expect(problem(page)).toHaveText('');
});
