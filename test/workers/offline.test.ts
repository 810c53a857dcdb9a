// What the service worker does when the browser deletes its files while it lives (workers/offline.worker).
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { integer, seeded } from '../reference/random';

const SCOPE = 'https://outs.example/';
const FILES = ['./', 'assets/a.js', 'assets/b.js', 'embed.html', 'c.webp'];
const LANGUAGE = { es: ['es.html', 'assets/es.js'] };
const contentOf = (file: string): string => `content of ${file}`;
const addressOf = (file: string): string => new URL(file, SCOPE).href;

/** The browser's caches. */
class Shelf {
  readonly kept = new Map<string, Map<string, Response>>();

  open = (name: string) => {
    const files = this.kept.get(name) ?? new Map<string, Response>();
    this.kept.set(name, files);
    return Promise.resolve({
      keys: () => Promise.resolve([...files.keys()].map((url) => ({ url }))),
      put: (file: string, answer: Response) => Promise.resolve(void files.set(addressOf(file), answer)),
    });
  };
  match = (file: string, { cacheName }: { cacheName?: string } = {}) => {
    const all = [...this.kept].filter(([name]) => cacheName === undefined || name === cacheName);
    return Promise.resolve(
      all.map(([, files]) => files.get(addressOf(file))?.clone()).find((own) => own !== undefined),
    );
  };
  keys = () => Promise.resolve([...this.kept.keys()]);
  delete = (name: string) => Promise.resolve(this.kept.delete(name));
}

let shelf: Shelf;
let isOnline: boolean;
let asked: string[];
const heard = new Map<string, (event: object) => void>();

/** What the worker answers, and all that it does besides. */
async function visit(file: string): Promise<string | undefined> {
  const waits: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  heard.get('fetch')?.({
    request: { url: addressOf(file), method: 'GET' },
    respondWith: (own: Promise<Response>) => (answer = own),
    waitUntil: (own: Promise<unknown>) => waits.push(own),
  });
  const text = await answer?.then((own) => own.text()).catch(() => undefined);
  await Promise.all(waits);
  return text;
}

beforeEach(async () => {
  [shelf, isOnline, asked] = [new Shelf(), true, []];
  heard.clear();
  const all = [...FILES, ...LANGUAGE.es];
  const digest = (file: string) => createHash('sha256').update(contentOf(file)).digest('base64');
  vi.stubGlobal('BUILD', {
    ...{ version: '1', files: FILES, languages: LANGUAGE, policy: "default-src 'self'" },
    digests: Object.fromEntries(all.map((file) => [file, digest(file)])),
  });
  vi.stubGlobal('self', {
    registration: { scope: SCOPE },
    addEventListener: (name: string, hear: (event: object) => void) => heard.set(name, hear),
    clients: { matchAll: () => Promise.resolve([]) },
  });
  vi.stubGlobal('caches', shelf);
  vi.stubGlobal(
    'Request',
    class {
      readonly url: string;
      constructor(file: string) {
        this.url = addressOf(file);
      }
    },
  );
  vi.stubGlobal('fetch', ({ url }: { readonly url: string }) => {
    asked.push(url);
    const file = all.find((own) => addressOf(own) === url);
    return isOnline && file !== undefined
      ? Promise.resolve(new Response(contentOf(file)))
      : Promise.reject(new TypeError('no network'));
  });
  vi.resetModules();
  // A script, which the types of these tests do not know.
  await import(new URL('../../workers/offline.worker.ts', import.meta.url).href);
  const waits: Promise<unknown>[] = [];
  heard.get('install')?.({ waitUntil: (own: Promise<unknown>) => waits.push(own) });
  await Promise.all(waits);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('after any visits and deletions one visit with a network makes the next without one whole', async () => {
  const random = seeded(9801);
  for (let round = 0; round < 60; round++) {
    for (let step = integer(random, 0, 4); step > 0; step--) {
      isOnline = random() < 0.5;
      if (random() < 0.4) shelf.kept.clear();
      else await visit(FILES[integer(random, 0, FILES.length - 1)] ?? './');
    }
    isOnline = true;
    const file = FILES[integer(random, 0, FILES.length - 1)] ?? './';
    expect(await visit(file)).toBe(contentOf(file));
    isOnline = false;
    for (const own of FILES) expect(await visit(own), own).toBe(contentOf(own));
  }
});

test('a language that is opened again is kept again', async () => {
  await visit('es.html');
  shelf.kept.clear();
  await visit('es.html');
  isOnline = false;
  for (const own of [...LANGUAGE.es, ...FILES]) expect(await visit(own), own).toBe(contentOf(own));
});

test('saved files need no second request', async () => {
  asked = [];
  for (const file of FILES) await visit(file);
  expect(asked).toEqual([]);
});
