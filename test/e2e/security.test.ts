/** @module-tag long */
// The page's permissions, its servers, and that text from outside stays text.
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, inject } from 'vitest';
import { openHost } from '../tools/bench/host';
import { kept, VISIT } from './kept';
import { expect, newContext, SMOKE, test } from './page';
import { paste } from './paste';
import { openSite } from './site';
import { WIDE } from './sizes';

const HISTORY = readFileSync(new URL('../history/fixtures/pokerstars-six-max.txt', import.meta.url), 'utf8');

test('the policy lets nothing in and nothing out', async () => {
  const context = await newContext(WIDE);
  try {
    const page = await context.newPage();
    await page.goto(inject('address'));
    await expect(page.locator('#app')).not.toBeEmpty();
    const got = await page.evaluate(async () => {
      // Code that a debugger runs directly may do more than the page: leave its task first.
      await new Promise((resolve) => setTimeout(resolve));
      const outcome = async (attempt: () => unknown): Promise<string> => {
        try {
          await attempt();
          return 'done';
        } catch {
          return 'refused';
        }
      };
      const body = document.body;
      const code = 'window.isHurt = true';
      const file = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
      const add = (tag: string, attributes: Record<string, string>) => {
        const element = document.createElement(tag);
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        return new Promise((resolve, reject) => {
          element.onload = resolve;
          element.onerror = reject;
          body.append(element);
        });
      };
      const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
      const tried: Record<string, () => unknown> = {
        eval: () => void (0, eval)(code),
        'HTML from text': () => (body.innerHTML = '<b>text</b>'),
        'a script from text': () => (document.createElement('script').text = code),
        'a script of data': () => add('script', { src: `data:text/javascript,${code}` }),
        'a script from elsewhere': () => add('script', { src: 'https://example.org/a.js' }),
        'a worker of data': () => new Worker(`data:text/javascript,${code}`),
        'a worker of a blob': () => new Worker(file),
        'a worker from elsewhere': () => new Worker('https://example.org/a.js'),
        'a handler from text': () => {
          body.setAttribute('onclick', code);
        },
        'another policy': () =>
          (
            window as unknown as { trustedTypes: { createPolicy(name: string, own: object): void } }
          ).trustedTypes.createPolicy('another', {}),
        'a request elsewhere': () => fetch('https://example.org/'),
        'a socket': () =>
          new Promise((resolve, reject) => {
            const socket = new WebSocket('wss://example.org/');
            socket.onopen = resolve;
            socket.onerror = reject;
          }),
        'a picture from elsewhere': () => add('img', { src: 'https://example.org/a.png' }),
        'a picture of data': () => add('img', { src: dot }),
        'a style sheet from elsewhere': () => add('link', { rel: 'stylesheet', href: 'https://example.org/a.css' }),
        'another base': () => {
          const base = document.createElement('base');
          base.href = 'https://example.org/';
          body.append(base);
          if (document.baseURI !== base.href) throw new Error('refused');
        },
        'a form sent elsewhere': () => {
          const form = document.createElement('form');
          form.action = 'https://example.org/';
          body.append(form);
          // submit() does not throw: without the policy the page would have been left.
          return new Promise((_, reject) => {
            document.addEventListener('securitypolicyviolation', (event) => {
              if (event.effectiveDirective === 'form-action') reject(new Error('refused'));
            });
            form.submit();
          });
        },
      };
      const found: [string, string][] = [];
      for (const [what, attempt] of Object.entries(tried)) found.push([what, await outcome(attempt)]);
      return {
        allowed: found.filter(([, how]) => how === 'done').map(([what]) => what),
        isHurt: 'isHurt' in window,
      };
    });
    expect(got).toEqual({ allowed: [], isHurt: false });
  } finally {
    await context.close();
  }
});

/** Another site's attack on the address for shares: a form with a page, many times. */
const ATTACK = (share: string, script: string) => `<!doctype html><title>Elsewhere</title><body><script>
const files = new DataTransfer();
for (let at = 0; at < 150; at++) {
  const html = '<!doctype html><title>taken over</title><script src="x.js"></' + 'script>';
  files.items.add(new File([html], 'evil' + (at % 3 ? '.html' : '.txt'), { type: 'text/html' }));
  files.items.add(new File([${JSON.stringify(script)}], 'x.js', { type: 'text/javascript' }));
}
const form = document.createElement('form');
Object.assign(form, { method: 'POST', action: ${JSON.stringify(share)}, enctype: 'multipart/form-data' });
const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files', multiple: true });
input.files = files.files;
form.append(input, Object.assign(document.createElement('textarea'), { name: 'text', value: ${JSON.stringify(HISTORY)} }));
document.body.append(form);
form.submit();
</script>`;

test('another site cannot run its script as Outs, replace the kept page or add hands', async () => {
  const site = await openSite(inject('folder'));
  const context = await newContext(VISIT);
  let policy: string | undefined;
  const elsewhere = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    // One site says where it comes from, another hides it.
    if (policy !== undefined) response.setHeader('referrer-policy', policy);
    response.end(ATTACK(`${site.address}share`, 'document.title = "taken over"'));
  });
  try {
    await once(elsewhere.listen(0, '127.0.0.1'), 'listening');
    const address = `http://localhost:${(elsewhere.address() as AddressInfo).port}/`;
    const page = await context.newPage();
    await page.goto(site.address);
    await kept(page);
    for (policy of ['unsafe-url', 'no-referrer']) {
      await page.goto(address);
      await page.waitForURL(`${site.address}#/session`);
      await expect(page).toHaveTitle(/Outs/);
      const said = policy === 'no-referrer' ? /^Another app shared/ : /^Another site tried/;
      await expect(page.getByText(said)).toBeVisible();
      await expect(page.getByText('Your hands?'), 'no hand was added').toBeVisible();
      // Wherever it is kept, no address leads there.
      const answers = await page.evaluate(async () => {
        const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        return Promise.all(
          kept.flat().map(async ({ url }) => {
            const answer = await fetch(url).catch(() => undefined);
            return [url, (await answer?.text()) ?? ''] as const;
          }),
        );
      });
      expect(answers.length).toBeGreaterThan(20);
      const sent = ['taken over', HISTORY.slice(0, 60)];
      const hurt = answers.filter(([, text]) => sent.some((part) => text.includes(part)));
      expect(hurt.map(([url]) => url)).toEqual([]);
      // A share that hides its sender waits under a separate name: opened, it is the page.
      const waiting = answers.map(([url]) => url).filter((url) => /[\da-f-]{36}$/.test(url));
      expect(waiting.length > 0).toBe(policy === 'no-referrer');
      for (const url of waiting.slice(0, 3)) {
        await page.goto(url);
        await expect(page).toHaveTitle(/^Outs: Texas/);
      }
      await page.goto(site.address);
      await expect(page).toHaveTitle(/^Outs: Texas/);
    }
  } finally {
    await context.close();
    elsewhere.close();
    await site.close();
  }
});

test('every answer of the service worker has the policy, and may not be framed', async () => {
  const site = await openSite(inject('folder'));
  // A host that sends no headers.
  const host = await openHost(site.folder);
  const context = await newContext(VISIT);
  try {
    const page = await context.newPage();
    await page.goto(host.address);
    await kept(page);
    const wanted = (await page.locator('meta[http-equiv]').getAttribute('content')) ?? '';
    expect(wanted).toContain("script-src 'self'");
    host.close();
    const files = await page.evaluate(async () => {
      const names = await caches.keys();
      const found: [string, string | null, string | null][] = [];
      for (const name of names) {
        for (const { url } of await (await caches.open(name)).keys()) {
          const { headers } = await fetch(url);
          const policy = headers.get('content-security-policy');
          found.push([url, policy, headers.get('x-content-type-options')]);
        }
      }
      return found;
    });
    expect(files.length).toBeGreaterThan(20);
    for (const [url, policy, sniff] of files) {
      // Any site may show the page for frames.
      const frames = url.endsWith('/embed.html') ? '' : "; frame-ancestors 'none'";
      expect(policy, url).toBe(wanted + frames);
      expect(sniff, url).toBe('nosniff');
    }
  } finally {
    await context.close();
    host.close();
    await site.close();
  }
});

/** Chrome asks its maker what each page's fields mean, whatever the page says. */
const BROWSERS_OWN = /^content-autofill\.googleapis\.com:443$/;

/** Goes wherever the page can go, so that it asks for all that it ever asks for. */
async function useEverything(page: Page): Promise<void> {
  await page.keyboard.type('4c9c7d5cKh8c');
  await expect(page.locator('output')).toHaveText(/twelve outs/);
  // By then all rows are open, and the preflop table is loaded.
  await page.evaluate(() => {
    location.hash = '#/?hero=22+,A2s+&vs=TT+,AQs+;random';
  });
  await expect(page.locator('.status')).toContainText('simulated');
  await paste(page, HISTORY);
  await expect(page.getByRole('region', { name: 'Hand history' })).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Hand lab' }).click();
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer).toHaveText('Five cards?');
  await page.keyboard.type('8c8d7h7s*');
  await expect(answer).toContainText(/full house/i);
  await page.getByRole('link', { name: 'Practise' }).click();
  await expect(page.getByRole('group', { name: 'Deck' })).toBeVisible();
  await page.getByRole('link', { name: 'Progress' }).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.getByRole('link', { name: 'Chart' }).click();
  await expect(page.getByRole('heading', { name: 'Outs and chances' })).toBeVisible();
}

test('the network gets requests only for the page’s own files, and after one visit only for a newer version', async () => {
  // Requests to other machines go to a fake proxy, which only logs them.
  const elsewhere: string[] = [];
  const proxy = createServer((request, response) => {
    elsewhere.push(request.url ?? '');
    response.writeHead(502).end();
  });
  proxy.on('connect', (request: IncomingMessage, socket: Socket) => {
    elsewhere.push(request.url ?? '');
    socket.end();
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const server = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const site = await openSite(inject('folder'));
  const context = await newContext({ ...VISIT, proxy: { server, bypass: '127.0.0.1' } });
  try {
    const page = await context.newPage();
    await page.goto(site.address);
    await kept(page);
    await useEverything(page);
    const files = await readdir(site.folder, { recursive: true });
    const own = new Set(['/', ...files.map((file) => `/${file}`)]);
    expect(site.asked.filter((path) => !own.has(path))).toEqual([]);

    site.asked.length = 0;
    await page.goto(`${site.address}#/`);
    await page.reload();
    await useEverything(page);
    expect(site.asked.filter((path) => path !== '/offline.js')).toEqual([]);
    expect(elsewhere.filter((address) => !BROWSERS_OWN.test(address))).toEqual([]);
  } finally {
    await context.close();
    await site.close();
    proxy.close();
  }
});

/** Texts that would act if they were read as anything but text. */
const HOSTILE = [
  '<img src=x onerror="window.isHurt=1">',
  '"><script>window.isHurt=1</script>',
  "'><svg onload=window.isHurt=1>",
  '<iframe srcdoc="<script>parent.isHurt=1</script>"></iframe>',
  '<a href="javascript:window.isHurt=1">A♠</a>',
  '{{constructor.constructor("window.isHurt=1")()}}',
  '${window.isHurt=1}',
  '</style><style>*{display:none}</style>',
  'javascript:window.isHurt=1',
  '__proto__',
  '\u202eabc\u0000\ufffe\ud800',
];

/** Checks that the text had no effect. */
async function expectUnhurt(page: Page, what: string): Promise<void> {
  const found = await page.evaluate(() => ({
    isHurt: 'isHurt' in window || 'isHurt' in {},
    alive: [
      ...document.querySelectorAll(
        '#app :is(img, script, style, iframe, object, embed, base, form, meta, link), [onerror], [onload], [srcdoc]',
      ),
    ].map(({ outerHTML }) => outerHTML),
    links: [...document.querySelectorAll('[href]')]
      .map((element) => element.getAttribute('href') ?? '')
      .filter((href) => /^\s*(javascript|data|vbscript):/i.test(href)),
  }));
  expect(found, what).toEqual({ isHurt: false, alive: [], links: [] });
}

describe('text from outside is text', () => {
  test('hostile text in links to every page stays text', SMOKE, async ({ open }) => {
    const page = await open();
    const fields = ['hero', 'board', 'vs', 'dead', 'target', 'pot', 'hands', 'wild', 'level', 'show'];
    for (const path of ['', 'study', 'lab']) {
      for (const [at, text] of HOSTILE.entries()) {
        const written = at % 2 === 0 ? encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '')) : text;
        await page.evaluate(
          (link) => (location.hash = link),
          `#/${path}?${fields.map((field) => `${field}=${written}`).join('&')}&${written}=1`,
        );
        await expect(page.getByRole('alert').first()).not.toHaveText('');
        await expectUnhurt(page, `${path}: ${text}`);
      }
    }
  });

  test('hostile text that is typed into or pasted on the page stays text', async ({ open }) => {
    const page = await open('#/?hero=4c9c&board=7d5cKh&vs=TT%2B');
    const fields = page.locator('input:not([type]), input[type=text], textarea');
    for (const text of HOSTILE) {
      await paste(page, text);
      await expectUnhurt(page, text);
      for (const field of await fields.all()) {
        if (!(await field.isVisible())) continue;
        await field.fill(text);
        await expectUnhurt(page, text);
      }
    }
  });

  test('hostile players, tables and chat in a hand history stay text', async ({ open }) => {
    const page = await open();
    const history = page.getByRole('region', { name: 'Hand history' });
    for (const text of HOSTILE.filter((each) => !/[\0\ud800]/.test(each))) {
      const hand = HISTORY.replaceAll('birch: the 2nd', text)
        .replaceAll('alder', `2${text}`)
        .replace(/Table '[^']*'/, `Table '${text}'`)
        .replace('*** FLOP', `elm said, "${text}"\n*** FLOP`);
      await paste(page, hand);
      // A long name is cut.
      const shown = Array.from(text).slice(0, 40).join('').trim();
      await expect(history).toContainText(shown);
      await history.getByRole('button', { name: 'Options' }).click();
      await history.getByLabel('Seen by').selectOption(shown);
      await expectUnhurt(page, text);
    }
  });

  test('hostile text in files of progress stays text', async ({ open }) => {
    const page = await open('#/study?show=progress');
    for (const text of HOSTILE) {
      const files = [
        text,
        JSON.stringify({ format: 'outs-study', version: text }),
        JSON.stringify({ format: 'outs-study', version: 1, rounds: [], memories: { [text]: {} } }),
        JSON.stringify({
          format: 'outs-study',
          version: 1,
          rounds: [{ kind: text }],
          memories: {},
        }),
      ];
      for (const file of files) {
        await page.getByLabel('Import').setInputFiles({
          name: `${text.replaceAll(/[\0\ud800]/g, '')}.json`,
          mimeType: 'application/json',
          buffer: Buffer.from(file),
        });
        await expectUnhurt(page, file);
      }
    }
    await expect(page.getByText('No spots done yet')).toBeVisible();
  });
});

describe('a worker', () => {
  /** In a page: what becomes of a request to another origin that a worker of the page's own makes. */
  const ask = (worker: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const asker = new Worker(worker, { type: 'module' });
      asker.onmessage = ({ data }: MessageEvent<string>) => {
        resolve(data);
      };
      asker.onerror = () => {
        reject(new Error('it does not start'));
      };
    });

  test('asks no other origin where its policy comes with it', async () => {
    const elsewhere = createServer((_, response) => {
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end();
    });
    await once(elsewhere.listen(0, '127.0.0.1'), 'listening');
    const other = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
    const site = await openSite(inject('folder'));
    await writeFile(
      join(site.folder, 'asks.js'),
      `fetch('${other}').then(() => postMessage('answered'), () => postMessage('refused'));`,
    );
    const bare = await openHost(site.folder);
    const context = await newContext(WIDE);
    try {
      const page = await context.newPage();
      await page.goto(site.address);
      await expect(page.locator('#app')).not.toBeEmpty();
      expect(await page.evaluate(ask, `${site.address}asks.js`)).toBe('refused');
      // The page's own policy does not bind it: the header is what does.
      await page.goto(bare.address);
      await expect(page.locator('#app')).not.toBeEmpty();
      expect(await page.evaluate(ask, `${bare.address}asks.js`)).toBe('answered');
    } finally {
      await context.close();
      await site.close();
      bare.close();
      elsewhere.close();
    }
  });

  test('opens connections only to its own files', async ({ address }) => {
    // Every script that the page may load, and those that these may load.
    const scripts = new Map<string, string>();
    const find = async (text: string) => {
      for (const [name] of text.matchAll(/[\w.-]+-[\w-]{6,8}\.js\b/g)) {
        if (scripts.has(name)) continue;
        scripts.set(name, '');
        const response = await fetch(`${address}assets/${name}`);
        expect(response.status, name).toBe(200);
        scripts.set(name, await response.text());
        await find(scripts.get(name) ?? '');
      }
    };
    await find(await (await fetch(address)).text());
    const names = Array.from(scripts.keys()).filter((name) => /\bworker-/.test(name));
    expect(names.map((name) => name.replace(/-[\w-]{8}\.js$/, '')).sort()).toEqual(['odds.worker', 'session.worker']);
    const workers = [...names.map((name) => `assets/${name}`), 'offline.js'];
    const opens =
      /.{0,40}\b(fetch|import(?=\()|XMLHttpRequest|WebSocket\w*|WebTransport|RTC\w+|EventSource|sendBeacon|importScripts|https?:)\b.{0,60}/g;
    /** The policy's exceptions: the preflop table, and the page's requests to the service worker. */
    const table = /fetch\(new URL\(new URL\(`preflop-table-[\w-]+\.bin`,import\.meta\.url\)/;
    const own: Readonly<Record<string, RegExp[]>> = {
      'odds.worker': [table],
      'session.worker': [table],
      offline: [
        /addEventListener\(`fetch`,/,
        /get\(`sec-fetch-site`\)/,
        /await fetch\(new Request\(/,
        /return fetch\(\w+\.request\)/,
      ],
    };
    for (const worker of workers) {
      let code = await (await fetch(address + worker)).text();
      // Parts of it that come later are held to the same.
      code = code.replaceAll(/import\(`\.\/([\w-]+\.js)`\)/g, (_, part: string) => {
        if (!workers.includes(`assets/${part}`)) workers.push(`assets/${part}`);
        return '';
      });
      const name = Object.keys(own).find((each) => worker.includes(each)) ?? '';
      for (const allowed of own[name] ?? []) {
        expect(code, worker).toMatch(allowed);
        code = code.replace(allowed, '');
      }
      expect(code.match(opens) ?? [], worker).toEqual([]);
    }
  });
});
