import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright';
import type * as Released from '../released/stores-0.2.1';
import { CHROMIUM, expect, test } from './page';
import { paste } from './paste';
import { PHONE, WIDE } from './sizes';
import { colourViolations, violations } from './violations';

const TURN = '#/?hero=4c9c&board=7d5cKh8c';
const KNOWN = '#/?hero=AhKh&board=7h3h9c&vs=7c7d';

const row = (page: Page): Locator => page.locator('details', { has: page.getByText('Your spots', { exact: true }) });
const entries = (page: Page): Locator => row(page).getByRole('listitem');
const fragment = (page: Page): Promise<string> => page.evaluate(() => location.hash);

async function kept(page: Page): Promise<{ link: string; name?: string; starred?: boolean }[]> {
  const texts = await page.evaluate(() => ['outs:spots', 'outs:spots-2'].map((key) => localStorage.getItem(key)));
  return texts.flatMap((text) => (text === null ? [] : (JSON.parse(text) as { spots: { link: string }[] }).spots));
}

/** Goes to a spot and stays until it is kept. */
async function deal(page: Page, link: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, link);
  await expect.poll(async () => (await kept(page)).map((spot) => spot.link), { timeout: 15_000 }).toContain(link);
}

async function openRow(page: Page): Promise<void> {
  await row(page).locator('summary').click();
  await expect(row(page).getByText('Import')).toBeVisible();
}

test('spots are kept as they are dealt, found, starred, named, written on, and dealt again', async ({ open }) => {
  const page = await open(TURN, WIDE);
  await deal(page, TURN);
  await deal(page, KNOWN);
  await deal(page, `${KNOWN}&pot=60&call=20`);
  expect((await kept(page)).map(({ link }) => link)).toEqual([`${KNOWN}&pot=60&call=20`, TURN]);

  await page.reload();
  await openRow(page);
  await expect(entries(page)).toHaveCount(2);
  await expect(entries(page).first()).toContainText(/8 outs of 45, equity 2\d\.\d%/);
  await row(page).getByRole('button', { name: 'Star 4♣ 9♣' }).click();
  await expect(entries(page).first()).toContainText('12 outs of 46');
  await row(page).getByRole('button', { name: 'Name, note or delete A♥ K♥' }).click();
  await row(page).getByRole('textbox', { name: 'Name' }).pressSequentially('the sevens');
  await page.keyboard.press('Enter');
  await expect(entries(page).nth(1)).toContainText('the sevens');
  await row(page).getByRole('button', { name: 'Name, note or delete the sevens' }).click();
  await row(page).getByRole('textbox', { name: 'Note' }).fill('He checks twice.\n<b>Fold</b>');
  await row(page)
    .getByRole('button', { name: /^Name, note or delete 4/ })
    .click();
  await expect(entries(page).nth(1).getByText('He checks twice. <b>Fold</b>')).toBeVisible();
  expect(await kept(page)).toMatchObject([
    { link: TURN, starred: true },
    { name: 'the sevens', note: 'He checks twice.\n<b>Fold</b>' },
  ]);

  await entries(page)
    .first()
    .getByRole('button', { name: /12 outs of 46/ })
    .click();
  await expect.poll(() => fragment(page)).toBe(TURN);
  await page.getByRole('group', { name: 'Deck' }).getByRole('button').first().focus();
  await page.keyboard.press('Backspace');
  await expect.poll(() => fragment(page)).toBe(`${KNOWN}&pot=60&call=20`);
});

test('a search finds a spot among many, and a deletion can be undone', CHROMIUM, async ({ open }) => {
  const page = await open(TURN, PHONE, (blank) =>
    blank.addInitScript(() => {
      if (localStorage.getItem('outs:spots') !== null) return;
      const spots = Array.from({ length: 20 }, (_, index) => ({
        link: `#/?hero=AhKh&board=7h3h9c&pot=${index + 1}`,
        at: index,
        ...(index === 3 && { name: 'Bubble' }),
      }));
      localStorage.setItem('outs:spots', JSON.stringify({ format: 'outs-spots', version: 1, spots }));
    }),
  );
  await deal(page, TURN);
  await openRow(page);
  await expect(entries(page)).toHaveCount(12);
  await row(page).getByRole('button', { name: 'Show all 21' }).tap();
  await expect(entries(page)).toHaveCount(21);
  const search = row(page).getByRole('searchbox');
  await search.fill('bubble');
  await expect(entries(page)).toHaveCount(1);
  await search.fill('4c9c flush');
  await expect(entries(page)).toHaveCount(1);
  await search.fill('flush turn');
  await expect(entries(page)).toHaveCount(1);
  await search.fill('flop overcards');
  await expect(entries(page)).toHaveCount(20);
  await search.fill('river');
  await expect(row(page).getByText('No saved spot matches.')).toBeVisible();
  await search.fill('bubble');
  await row(page).getByRole('button', { name: 'Name, note or delete Bubble' }).tap();
  await row(page).getByRole('button', { name: 'Delete', exact: true }).tap();
  await expect(row(page).getByRole('status')).toHaveText('Deleted: Bubble.');
  expect(await kept(page)).toHaveLength(20);
  await row(page).getByRole('button', { name: 'Undo', exact: true }).tap();
  expect(await kept(page)).toHaveLength(21);
  await expect(entries(page)).toHaveCount(1);
  const small = await row(page).evaluate((element) =>
    [...element.querySelectorAll('li button, input:not([type=file])')].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      return target.matches('.link') || Math.min(width, height) >= 43.5 ? [] : [target.outerHTML];
    }),
  );
  expect(small).toEqual([]);
});

test('typing the name of a spot deals no card', async ({ open }) => {
  const page = await open(TURN, WIDE);
  await deal(page, TURN);
  await openRow(page);
  const more = row(page).getByRole('button', { name: /^Name, note or delete/ });
  const name = row(page).getByRole('textbox', { name: 'Name' });
  await more.click();
  await expect(name).toBeFocused();
  await page.keyboard.type('Ah Kd');
  expect(await fragment(page)).toBe(TURN);
  // Open, but the focus is elsewhere.
  await row(page).getByRole('button', { name: /^Star/ }).focus();
  await page.keyboard.type('AhKdxv');
  await row(page).getByRole('textbox', { name: 'Note' }).focus();
  await page.keyboard.type('x 2s');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  expect(await fragment(page)).toBe(TURN);
  // Kept while it is typed.
  await expect.poll(async () => (await kept(page))[0]).toMatchObject({ note: 'x 2s' });
  await paste(page, 'AhKd');
  expect(await fragment(page)).toBe(TURN);
  await page.keyboard.press('Escape');
  await expect(name).toHaveCount(0);
  await expect(more).toBeFocused();
  expect(await fragment(page)).toBe(TURN);
  expect(await kept(page)).toMatchObject([{ link: TURN, name: 'Ah Kd', note: 'x 2s' }]);
  // Closed, the keys are the table's again.
  await page.keyboard.type('2s');
  await expect.poll(() => fragment(page)).toBe(`${TURN}2s`);
  await page.keyboard.press('Backspace');

  // A click elsewhere closes it as well.
  await more.click();
  await name.press('Control+a');
  await name.pressSequentially('Friday');
  await page.getByRole('heading', { name: 'Outs', exact: true }).click();
  await expect(name).toHaveCount(0);
  await expect(entries(page).first()).toContainText('Friday');
  await page.keyboard.type('2s');
  await expect.poll(() => fragment(page)).toBe(`${TURN}2s`);
});

test(
  'the list covers nothing; export, erase, import; what cannot be imported changes nothing',
  CHROMIUM,
  async ({ open }) => {
    const page = await open(TURN, WIDE);
    await deal(page, TURN);
    await openRow(page);
    await row(page).getByRole('button', { name: /^Star/ }).click();
    for (const [colorScheme, find] of [
      ['light', violations],
      ['dark', colourViolations],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await find(page, 'details[open]'), colorScheme).toEqual([]);
    }
    const before = await kept(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      row(page).getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^outs-spots-\d{4}-\d\d-\d\d\.json$/);
    const file = await buffer(await download.createReadStream());
    await row(page).getByRole('button', { name: 'Erase' }).click();
    await expect(entries(page)).toHaveCount(0);
    const bring = (name: string, content: Buffer) =>
      row(page).getByLabel('Import').setInputFiles({ name, mimeType: 'application/json', buffer: content });
    await bring('outs.json', file);
    await expect(entries(page)).toHaveCount(1);
    expect(await kept(page)).toEqual(before);
    await expect(row(page).getByRole('status')).toHaveText('1 spot imported.');

    for (const [name, content, said] of [
      ['a.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 255]), /not valid JSON/],
      ['other.json', Buffer.from('{"format":"outs-study","version":1}'), /holds something else/],
      ['newer.json', Buffer.from('{"format":"outs-spots","version":9}'), /version “9”/],
    ] as const) {
      await bring(name, content);
      await expect(row(page).getByRole('alert')).toHaveText(said);
      await expect(row(page).getByRole('status')).toHaveText('');
      expect(await kept(page), name).toEqual(before);
      await expect(entries(page)).toHaveCount(1);
    }

    const old = Array.from({ length: 201 }, (_, pot) => ({
      link: `${TURN}&pot=${pot + 1}`,
      at: pot,
    }));
    const older = old.slice(0, 2).map(({ link }) => ({ link: `${link}&call=1`, at: 0 }));
    for (const [spots, said] of [
      [old, '200 spots imported.'],
      [older, '0 of 2 spots imported. Of spots without a star, a name or a note, only the newest 200 are saved.'],
    ] as const) {
      const text = JSON.stringify({ format: 'outs-spots', version: 1, spots });
      await bring('old.json', Buffer.from(text));
      await expect(row(page).getByRole('status')).toHaveText(said);
    }
    await row(page).getByRole('button', { name: 'Erase' }).click();
    await bring('outs.json', file);
    await expect(entries(page)).toHaveCount(1);

    // Measured in the page: the driver's delay is not part of the wait.
    const waited = await row(page)
      .getByLabel('Import')
      .evaluate(async (input: HTMLInputElement) => {
        const files = new DataTransfer();
        files.items.add(new File([new Uint8Array(10_000_000)], 'large.json'));
        const alert = input.closest('details')?.querySelector('[role=alert]');
        const start = performance.now();
        input.files = files.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
        while (!alert?.textContent.includes('too large: 10 MB') && performance.now() - start < 5000) {
          await new Promise(requestAnimationFrame);
        }
        return performance.now() - start;
      });
    expect(waited).toBeLessThan(1000);
    expect(await kept(page)).toEqual(before);
  },
);

test('spots saved in two windows appear in both', async ({ open }) => {
  const one = await open(TURN, WIDE);
  await deal(one, TURN);
  await openRow(one);
  const other = await one.context().newPage();
  await other.goto(one.url().replace(/#.*/, KNOWN));
  await deal(other, KNOWN);
  await expect(entries(one)).toHaveCount(2);
  await openRow(other);
  await row(other)
    .getByRole('button', { name: /^Star 4♣/ })
    .click();
  await expect(row(one).getByRole('button', { name: /^Star 4♣/ })).toHaveAttribute('aria-pressed', 'true');
  await deal(one, '#/?hero=5h6h&board=5d7hQc&vs=AcQd');
  await expect(entries(other)).toHaveCount(3);
});

test('a device without storage, or with damaged data, is reported', async ({ open }) => {
  const forbidden = await open(TURN, WIDE, (page) =>
    page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }),
  );
  await openRow(forbidden);
  await expect(row(forbidden).getByRole('alert')).toHaveText(/not saving data/);
  await expect(entries(forbidden)).toHaveCount(1, { timeout: 15_000 });
  const broken = await open(TURN, WIDE, (page) =>
    page.addInitScript(() => {
      if (localStorage.length === 0) localStorage.setItem('outs:spots', '{"spots":');
    }),
  );
  await openRow(broken);
  await expect(row(broken).getByRole('alert')).toHaveText(/could not be read were set aside/);
  await expect(row(broken).getByRole('button', { name: 'Export the unreadable data' })).toBeVisible();
  await expect(broken.locator('#problem'), 'said on the table').toHaveText(/could not be read were set aside/);
});

/** What takes the place of an old page: its own code, on an empty page of the same origin. */
async function openReleased(page: Page, address: string): Promise<void> {
  const module = await readFile(new URL('../released/stores-0.2.1.js', import.meta.url), 'utf8');
  const [, exported = ''] = /export\{([^}]*)\};?\s*$/.exec(module) ?? [];
  const names = exported.replace(/([\w$]+) as (\w+)/g, '$2:$1');
  await page.goto(`${address}licences.txt`);
  await page.evaluate(
    `(() => { ${module.replace(/export\{[^}]*\};?\s*$/, '')}; globalThis.released = {${names}}; })()`,
  );
  await page.evaluate(() => {
    const { Store, KEPT_SPOTS } = (globalThis as unknown as { released: typeof Released }).released;
    const store = new Store(KEPT_SPOTS);
    Object.assign(globalThis, { store });
    addEventListener('storage', () => store.read());
  });
}

test('a window of the released version next to this window removes no spot', async ({ open, address }) => {
  const page = await open(TURN, WIDE);
  await deal(page, TURN);
  const old = await page.context().newPage();
  await openReleased(old, address);
  await page.bringToFront();
  // What the old version does not know: a mark, a note. What it would drop: a name.
  await deal(page, `${KNOWN}&pot=60&call=20`);
  await page.getByRole('button', { name: 'I called' }).click();
  await deal(page, '#/?hero=5h6h&board=5d7hQc&vs=AcQd');
  await openRow(page);
  const edit = async (cards: string, field: string, text: string) => {
    await row(page)
      .getByRole('button', { name: `Name, note or delete ${cards}` })
      .click();
    await row(page).getByRole('textbox', { name: field }).fill(text);
    await row(page).getByRole('textbox', { name: field }).blur();
    await page.keyboard.press('Escape');
  };
  await edit('5♥ 6♥', 'Note', 'why');
  await edit('4♣ 9♣', 'Name', 'the flush');
  // The old window deals more hands than it keeps, and each window hears of the other.
  const dealt = await old.evaluate((now) => {
    const { released, store } = globalThis as unknown as {
      released: typeof Released;
      store: InstanceType<typeof Released.Store<readonly Released.OldSpot[]>>;
    };
    for (let pot = 1; pot <= 205; pot++) {
      const spot = { link: `#/?hero=AsAd&board=7d5cKh&pot=${pot}`, at: now + pot };
      store.change((spots) => released.keepSpot(spots, spot, undefined));
    }
    return store.read().value.length;
  }, Date.now());
  expect(dealt).toBe(200);
  await deal(page, '#/?hero=JsTs&board=2c7d9s');
  await old.close();
  await page.reload();
  await openRow(page);
  const all = await kept(page);
  expect(all).toContainEqual(expect.objectContaining({ link: TURN, name: 'the flush' }));
  expect(all).toContainEqual(expect.objectContaining({ note: 'why' }));
  expect(all).toContainEqual(expect.objectContaining({ link: `${KNOWN}&pot=60&call=20`, did: 'call' }));
  await expect(row(page).getByRole('button', { name: 'Export the unreadable data' })).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('aside')))).toEqual([]);
});

test('a long link, kept and opened again, removes no other spot', async ({ open }) => {
  const page = await open(TURN, WIDE);
  await deal(page, TURN);
  await openRow(page);
  await row(page).getByRole('button', { name: /^Star/ }).click();
  const ranks = '23456789TJQKA';
  const hands = Array.from({ length: 1_000 }, (_, at) => {
    const [high, low] = [1 + (at % 12), at % (1 + (at % 12))];
    const [first, second] = ['cdhs'.charAt(at % 4), 'cdhs'.charAt((at >> 2) % 4)];
    return `${ranks.charAt(high)}${first}${ranks.charAt(low)}${second}:0.${100 + (at % 800)}`;
  });
  const long = `#/?hero=QhJh&board=7d3s9c&vs=${hands.join(',')}`;
  expect(long.length).toBeGreaterThan(10_000);
  await page.evaluate((link) => (location.hash = link), long);
  await expect.poll(async () => (await kept(page)).length, { timeout: 15_000 }).toBe(2);
  await page.reload();
  await openRow(page);
  await expect(entries(page)).toHaveCount(2);
  await expect(row(page).getByRole('button', { name: /^Star 4/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(row(page).getByRole('button', { name: 'Export the unreadable data' })).toHaveCount(0);
});
