/*
 * The service worker: keeps every file of one build, so that after the first visit the page asks no server. English
 * is kept always, and each other language once its page was opened.
 * A new build is fetched next to it and waits until the user takes it. Another app can share hands with the
 * page: they come here, wait until the user answers for them, and are sent nowhere.
 */

/** Written by src/build/offline.ts: the build's name, its files and hashes, and the policy except for frames. */
declare const BUILD: {
  readonly version: string;
  readonly files: readonly string[];
  /** The files that only one language needs, `es.html` with them. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
  /** The SHA-256 of each file, in base64. */
  readonly digests: Readonly<Record<string, string>>;
  readonly policy: string;
};

const worker = self as unknown as ServiceWorkerGlobalScope;
const SCOPE = worker.registration.scope;
/** With the scope: one origin may serve two copies of the page from two folders. */
const PREFIX = `outs files ${SCOPE} `;
const CACHE = PREFIX + BUILD.version;
const addressOf = (file: string): string => new URL(file, SCOPE).href;
const FILES: ReadonlySet<string> = new Set([BUILD.files, ...Object.values(BUILD.languages)].flat().map(addressOf));
/** The files whose names change with their content: an open window may want the files of the old version. */
const ASSETS = new URL('assets/', SCOPE).href;
const PAGE = addressOf('index.html');
const FRAMED = 'embed.html';
/** Where the manifest sends shares, and where these wait. `src/session/page/files.ts` knows both. */
const SHARE = new URL('share', SCOPE).href;
const SHARED = `outs shared ${SCOPE}`;

worker.addEventListener('install', (event) => {
  const install = async (): Promise<void> => {
    const cache = await caches.open(CACHE);
    const used = await Promise.all(Object.keys(BUILD.languages).map(isUsed));
    const languages = Object.keys(BUILD.languages).filter((_, index) => used[index]);
    await Promise.all([...BUILD.files.map((file) => keep(cache, file)), ...languages.map(keepLanguage)]);
  };
  event.waitUntil(install());
});

/** Whether a window shows the page in a language, or did so under the version before. */
async function isUsed(language: string): Promise<boolean> {
  const page = addressOf(`${language}.html`);
  const windows = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  return windows.some(({ url }) => url.startsWith(page)) || (await caches.match(page)) !== undefined;
}

/** Keeps what a language needs, its page last: if that is kept, all is. */
async function keepLanguage(language: string): Promise<void> {
  const cache = await caches.open(CACHE);
  const page = `${language}.html`;
  const others = BUILD.languages[language].filter((file) => file !== page);
  await Promise.all(others.map((file) => keep(cache, file)));
  await keep(cache, page);
}

/**
 * Keeps a file, bound by the policy, no matter which headers its host sends. Throws if it cannot be had: a host may answer for
 * a missing file with another, or have the file of the next build under its name.
 */
async function keep(cache: Cache, file: string): Promise<void> {
  // Not from the browser's cache, where a file of another build may have the same name.
  const answer = await fetch(new Request(file, { cache: 'reload' }));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  const content = await answer.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  if (btoa(String.fromCharCode(...digest)) !== BUILD.digests[file]) throw new Error(`${file} is not of this build`);
  const { headers } = answer;
  const frames = /frame-ancestors[^;,]*/.exec(headers.get('content-security-policy') ?? '')?.[0];
  // One page is made for frames: if the host says nothing of them, any site may show it.
  const fallback = file === FRAMED ? undefined : "frame-ancestors 'none'";
  const kept = new Headers({
    'content-type': headers.get('content-type') ?? 'application/octet-stream',
    'content-security-policy': [BUILD.policy, frames ?? fallback].filter(Boolean).join('; '),
    'x-content-type-options': 'nosniff',
  });
  await cache.put(file, new Response(content, { headers: kept }));
}

worker.addEventListener('activate', (event) => {
  const tidy = async (): Promise<void> => {
    const names = await caches.keys();
    const older = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
    // A window that is still open may want files of the version before.
    const unwanted = older.slice(0, -1);
    await Promise.all(unwanted.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

/** Answers for the files of the build only: other pages, or another copy of this one, may be below its folder. */
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const [url = ''] = request.url.split(/[?#]/);
  if (request.method === 'POST' && url === SHARE) event.respondWith(take(request));
  if (request.method !== 'GET' || !url.startsWith(SCOPE)) return;
  const language = Object.keys(BUILD.languages).find((name) => url === addressOf(`${name}.html`));
  if (language !== undefined) event.respondWith(pageIn(language, event));
  else if (FILES.has(url)) event.respondWith(answerWith(url, event));
  else if (url === PAGE) event.respondWith(answerWith(SCOPE, event));
  else if (url.startsWith(ASSETS)) event.respondWith(answerWith(url, event));
});

/** A language's page: kept from its first use on. English takes its place if it can be had from nowhere. */
async function pageIn(language: string, event: FetchEvent): Promise<Response> {
  const page = addressOf(`${language}.html`);
  const isKept = (await caches.match(page, { cacheName: CACHE })) !== undefined;
  if (!isKept) event.waitUntil(keepLanguage(language).catch(() => undefined));
  return answerWith(page, event).catch(() => answerWith(SCOPE, event));
}

/** A file as it was saved with this version, otherwise with the version before. */
async function answerWith(file: string, event: FetchEvent): Promise<Response> {
  const found = await caches.match(file, { cacheName: CACHE });
  if (found !== undefined) return found;
  if (FILES.has(file)) event.waitUntil(keepAgain());
  for (const name of await caches.keys()) {
    const older = name.startsWith(PREFIX) && (await caches.match(file, { cacheName: name }));
    if (older) return older;
  }
  return fetch(event.request);
}

let again: Promise<void> | undefined;

/** Keeps again all that the browser has deleted while this worker lives: the next visit may have no network. */
function keepAgain(): Promise<void> {
  const missing = async (): Promise<void> => {
    const cache = await caches.open(CACHE);
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    const [first, ...others] = BUILD.files.filter((file) => !kept.has(addressOf(file)));
    // A host that cannot be reached, or has the next build, is asked for one file only.
    if (first !== undefined) await keep(cache, first);
    await Promise.allSettled(others.map((file) => keep(cache, file)));
  };
  const forget = (): void => {
    again = undefined;
  };
  return (again ??= missing().then(forget, forget));
}

const SHARED_KINDS = /\.(txt|csv|xml|json|phhs?|ohh|zip)$/i;
const MOST_SHARED_FILES = 200;
const MOST_SHARED_BYTES = 100_000_000;

/** Keeps a share until the user answers for it on the session page. Always leads to that page. */
async function take(request: Request): Promise<Response> {
  const shared = await caches.open(SHARED);
  const note = (problem: string): Promise<void> => shared.put('problem', new Response(problem));
  try {
    if (isFromElsewhere(request)) await note('elsewhere');
    else {
      const problem = await keepShare(shared, await request.formData());
      if (problem !== undefined) await note(problem);
    }
  } catch {
    await note('unreadable').catch(() => undefined);
  }
  return Response.redirect(`${SCOPE}#/session`, 303);
}

/** The system names no sender. A site can hide itself too, so a share without a sender is not trusted either. */
function isFromElsewhere({ headers, referrer }: Request): boolean {
  const ours = ['null', new URL(SCOPE).origin];
  const senders = [headers.get('origin'), referrer].map(originOf);
  return (
    /^(cross|same)-site$/.test(headers.get('sec-fetch-site') ?? '') || senders.some((origin) => !ours.includes(origin))
  );
}

/** `'null'` of what is not an address. */
function originOf(sender: string | null): string {
  try {
    return new URL(sender ?? '').origin;
  } catch {
    return 'null';
  }
}

/** Returns why it was not kept: each problem has its sentence in `src/session/page/words.ts`. */
async function keepShare(shared: Cache, form: FormData): Promise<string | undefined> {
  const text = form.get('text');
  const files = form.getAll('files').filter((file) => file instanceof File);
  if (typeof text === 'string' && text !== '') files.push(new File([text], 'The shared text.txt'));
  const wanted = files.filter(({ name }) => SHARED_KINDS.test(name));
  if (wanted.length === 0) return 'no histories';
  const waiting = await shared.matchAll();
  const sizes = [
    ...wanted.map(({ size }) => size),
    ...waiting.map(({ headers }) => Number(headers.get('x-size') ?? 0)),
  ];
  if (sizes.length > MOST_SHARED_FILES || sizes.reduce((sum, size) => sum + size, 0) > MOST_SHARED_BYTES)
    return 'too large';
  await Promise.all(
    wanted.map((file) =>
      shared.put(
        crypto.randomUUID(),
        new Response(file, {
          headers: {
            'content-type': 'application/octet-stream',
            'x-name': encodeURIComponent(file.name),
            'x-size': String(file.size),
          },
        }),
      ),
    ),
  );
  return undefined;
}

worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting();
});
