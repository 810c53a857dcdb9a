/** @module-tag long */
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openHost } from '../tools/bench/host';
import { fixture } from '../history/fixture';
import { kept, VISIT } from './kept';
import { CHROMIUM, expect, newContext, SMOKE, test } from './page';
import { openSite } from './site';
import { WIDE } from './sizes';

test('after one visit every page works with the network off', SMOKE, async ({ open, forgive }) => {
  // licences.txt names no icon, so the browser asks for the default one.
  forgive(/^Failed to load resource: net::ERR_(FAILED|INTERNET_DISCONNECTED)$/);
  const asked: string[] = [];
  const page = await open('', VISIT, (blank) =>
    Promise.resolve(blank.on('request', (request) => asked.push(request.url()))),
  );
  await kept(page);
  // The seats' part is the last that the table wants.
  const place = (file: RegExp) => asked.findIndex((url) => file.test(url));
  expect(place(/Opponents-.*js$/)).toBeGreaterThan(0);
  expect(place(/woff2$/), 'the typeface comes after what the user sees').toBeGreaterThan(place(/Opponents-.*js$/));
  await expect(page.getByRole('button', { name: 'Update' }), 'a first version').toHaveCount(0);
  await page.context().setOffline(true);
  // Under every name of the page.
  for (const name of ['index.html', '?from=a-friend']) {
    await page.goto(page.url().replace(/[^/]*$/, name));
    await expect(page).toHaveTitle('Outs: Texas hold’em odds and outs');
  }
  await page.keyboard.type('4c9c7d5cKh8c');
  await expect(page.locator('output')).toHaveText(/twelve outs/);
  // The preflop table is among the saved files.
  await page.goto(`${page.url().split('#')[0] ?? ''}#/?hero=AhKh&vs=22:0.5,AKo`);
  await expect(page.locator('output')).toHaveText(/Nearly even/);
  await page.getByRole('link', { name: 'Hand lab' }).click();
  await expect(page.getByRole('region', { name: 'Answer' })).toHaveText('Five cards?');
  await page.getByRole('link', { name: 'Practise' }).click();
  await expect(page.getByText(/your outs\?/i)).toBeVisible();
  await page.getByRole('link', { name: 'Help' }).click();
  await expect(page.getByText('How to read it')).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Licences' }).click();
  await expect(page.getByText(/^Outs [^]*MIT[^]*comlink.*Apache[^]*svelte.*MIT[^]*Inter, OFL/)).toBeVisible();
});

test('shared files wait until the user agrees, and are then read once', CHROMIUM, async ({ open }) => {
  const page = await open('', VISIT);
  await kept(page);
  const shared = page.getByText(/Another app shared 3 files/);
  const share = async (): Promise<void> => {
    // As the system does it for an installed page.
    const led = await page.evaluate(async (text) => {
      const form = new FormData();
      form.append('files', new File([text], 'an evening, 5 €.txt'));
      // The same name again, and one that leads elsewhere in a path.
      form.append('files', new File(['no hands'], 'an evening, 5 €.txt'));
      form.append('files', new File(['<script>window.isHurt = 1</script>'], '..'));
      form.append('text', 'Dear diary');
      return (await fetch('share', { method: 'POST', body: form })).url;
    }, fixture('pokerstars-six-max.txt'));
    // An answer's address comes without the part behind #.
    expect(led).toBe(page.url().split('#')[0]);
    await page.goto(`${led}#/session`);
    // A share leads to a new document; here only the fragment changed.
    await page.reload();
  };
  await share();
  await expect(shared).toBeVisible();
  await page.reload();
  await expect(shared).toContainText('an evening, 5 €.txt, an evening, 5 €.txt and 1 more');
  await expect(page.getByText('Your hands?'), 'nothing is read yet').toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(shared).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Your hands?')).toBeVisible();
  await expect(shared).toHaveCount(0);

  await share();
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await expect(page.locator('.right [role=status]')).toHaveText(/^1 hand read/);
  await expect(page.locator('.right .status')).toContainText('2 of 3 not read');
  await page.reload();
  await expect(page.getByText('Your hands?')).toBeVisible();
  await expect(shared).toHaveCount(0);
});

test('a share that is too large, useless or cut off leads to a page that explains it', CHROMIUM, async ({ open }) => {
  const page = await open('', VISIT);
  await kept(page);
  const home = page.url().split('#')[0] ?? '';
  const cases: [files: number, name: string, type: string | undefined, said: RegExp][] = [
    [201, 'a.txt', undefined, /200 files and 100 MB at most/],
    [1, 'a.html', undefined, /not hand histories/],
    [1, 'a.txt', 'multipart/form-data; boundary=another', /could not be read/],
  ];
  for (const [files, name, type, said] of cases) {
    // The session page takes a note when it comes, so the next note is written while no such page is open.
    await page.goto(`${home}#/`);
    await page.reload();
    await page.evaluate(
      async ([count, called, header]) => {
        const form = new FormData();
        for (let file = 0; file < count; file++) form.append('files', new File(['x'], called));
        const headers: HeadersInit = header === undefined ? {} : { 'content-type': header };
        await fetch('share', { method: 'POST', body: form, headers });
      },
      [files, name, type] as const,
    );
    await page.goto(`${home}#/session`);
    await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Your hands?')).toBeVisible();
    await expect(page.getByText(said)).toHaveCount(0);
  }
});

test('a newer version is offered until it is taken, and one older version is kept', async () => {
  const site = await openSite(inject('folder'));
  const context = await newContext(WIDE);
  try {
    const page = await context.newPage();
    await page.goto(`${site.address}#/?hero=4c9c&board=7d5cKh8c`);
    await kept(page);
    const offer = page.getByRole('button', { name: 'Update' });
    const script = join(site.folder, 'offline.js');
    const first = await readFile(script, 'utf8');
    for (const version of ['second', 'third']) {
      await writeFile(script, first.replace(/("version":")\w+/, `$1${version}`));
      await page.reload();
      await expect(offer).toBeVisible();
      // The offer comes again until the version is taken.
      await page.reload();
      await expect(offer).toBeVisible();
      await expect(page.locator('output')).toHaveText(/twelve outs/);
      const loaded = page.waitForEvent('load');
      await offer.click();
      await loaded;
      await expect(page.locator('output')).toHaveText(/twelve outs/);
      await expect(offer).toHaveCount(0);
    }
    expect(await page.evaluate(() => caches.keys())).toEqual([
      `outs files ${site.address} second`,
      `outs files ${site.address} third`,
    ]);
  } finally {
    await context.close();
    await site.close();
  }
});

test('Update loads the page again even if the browser leaves the newer version waiting', async () => {
  const site = await openSite(inject('folder'));
  const context = await newContext(WIDE);
  try {
    const page = await context.newPage();
    await page.goto(`${site.address}#/?hero=4c9c&board=7d5cKh8c`);
    await kept(page);
    const offer = page.getByRole('button', { name: 'Update' });
    const script = join(site.folder, 'offline.js');
    const first = await readFile(script, 'utf8');
    const deaf = first.replace(/("version":")\w+/, '$1second').replace(/take over/, 'never');
    expect(deaf).not.toContain('take over');
    await writeFile(script, deaf);
    await page.reload();
    const loaded = page.waitForEvent('load');
    await offer.click();
    await loaded;
    await expect(page.locator('output')).toHaveText(/twelve outs/);
    await expect(offer, 'it waits still').toBeVisible();
  } finally {
    await context.close();
    await site.close();
  }
});

test('a page that a host gives for a missing file is not kept as a script', async () => {
  const site = await openSite(inject('folder'));
  const context = await newContext(VISIT);
  try {
    const assets = join(site.folder, 'assets');
    const missing = (await readdir(assets))
      .filter((name) => /^LabPage.*\.js$/.test(name))
      .map((name) => join(assets, name));
    expect(missing).not.toEqual([]);
    for (const path of missing) await rename(path, `${path}.away`);
    const page = await context.newPage();
    await page.goto(`${site.address}#/?hero=4c9c&board=7d5cKh8c`);
    // The host gives the page and 200 for it, as in the middle of a deployment.
    const ended = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const worker = registration?.installing;
      if (worker === null || worker === undefined) return registration?.active?.state ?? 'none';
      return new Promise((resolve) => {
        worker.onstatechange = () => {
          if (worker.state !== 'installing') resolve(worker.state);
        };
      });
    });
    expect(['redundant', 'none']).toContain(ended);
    for (const path of missing) await rename(`${path}.away`, path);
    await page.reload();
    await kept(page);
    const types = await page.evaluate(async () => {
      const found: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (!request.url.endsWith('.js')) continue;
          found.push((await cache.match(request))?.headers.get('content-type') ?? 'none');
        }
      }
      return [...new Set(found)];
    });
    expect(types).toEqual(['text/javascript']);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Hand lab' }).click();
    await expect(page.getByRole('region', { name: 'Answer' })).toHaveText('Five cards?');
  } finally {
    await context.close();
    await site.close();
  }
});

test('other files of the host are not answered', async () => {
  const site = await openSite(inject('folder'));
  const context = await newContext(VISIT);
  try {
    await mkdir(join(site.folder, 'blog'));
    await writeFile(join(site.folder, 'blog', 'index.html'), '<!doctype html><title>A blog</title>');
    const page = await context.newPage();
    await page.goto(site.address);
    await kept(page);
    for (const [address, title] of [
      ['blog/', 'A blog'],
      ['offline.js', ''],
      ['?from=a-friend', 'Outs: Texas hold’em odds and outs'],
      ['index.html', 'Outs: Texas hold’em odds and outs'],
    ] as const) {
      await page.goto(site.address + address);
      expect(await page.title(), address).toBe(title);
    }
  } finally {
    await context.close();
    await site.close();
  }
});

test('works from a folder of a plain host as from a whole host, and offline', async () => {
  const site = await openSite(inject('folder'));
  const host = await openHost(site.folder, { under: '/games/outs/' });
  const context = await newContext(VISIT);
  try {
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => {
      // Firefox reports a script that the policy refuses, here on purpose, as an error.
      if (!message.includes('require-trusted-types-for')) faults.push(message);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(response.url());
    });
    await page.goto(`${host.address}#/?hero=4c9c&board=7d5cKh8c`);
    await expect(page.locator('output')).toHaveText(/twelve outs/);
    await kept(page);
    const strayed = await page.evaluate(async () => {
      // Code that a debugger runs directly may do more than the page: leave its task first.
      await new Promise((resolve) => setTimeout(resolve));
      try {
        new Worker('/games/another.js');
        return true;
      } catch {
        return false;
      }
    });
    expect(strayed, 'a script of the same host, but not of the page').toBe(false);
    host.close();
    await page.reload();
    await expect(page.locator('output')).toHaveText(/twelve outs/);
    await page.goto(`${host.address}#/?hero=AhKh&vs=22:0.5,AKo`);
    await expect(page.locator('output')).toHaveText(/Nearly even/);
    await page.getByRole('link', { name: 'Hand lab' }).click();
    await expect(page.getByRole('region', { name: 'Answer' })).toHaveText('Five cards?');
    await page.getByRole('link', { name: 'Practise' }).click();
    await expect(page.getByText(/your outs\?/i)).toBeVisible();
    expect(faults).toEqual([]);
  } finally {
    await context.close();
    host.close();
    await site.close();
  }
});
