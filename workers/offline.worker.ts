/*
 * The service worker: keeps every file of one build, so that after the first visit the page asks no server.
 * A new build is fetched beside it and waits until the reader takes it. What another app shares with the page
 * comes here too: it is kept until the page takes it, and sent nowhere.
 */

/** Written into the built file by vite.config.ts: what the build is made of, and a name that says which. */
declare const BUILD: { readonly version: string; readonly files: readonly string[] };

const worker = self as unknown as ServiceWorkerGlobalScope;
const PREFIX = 'outs ';
const CACHE = PREFIX + BUILD.version;
/** The manifest's share target; and where its files wait, as `src/session/files.ts` calls it too. */
const SHARE = new URL('share', worker.registration.scope).href;
const SHARED = 'outs-shared';

worker.addEventListener('install', (event) => {
  // Not from the browser's own cache, where a file of another build may lie under the same name.
  const files = BUILD.files.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(files)));
});

worker.addEventListener('activate', (event) => {
  const tidy = async (): Promise<void> => {
    const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
    // A window that is still open may want files of the version before.
    await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'POST' && request.url === SHARE) event.respondWith(take(request));
  if (request.method !== 'GET' || !request.url.startsWith(worker.registration.scope)) return;
  const answer = async (): Promise<Response> => {
    const cache = await caches.open(CACHE);
    // A server may say that its answers vary with who asks; these files do not.
    const options = { ignoreSearch: true, ignoreVary: true };
    const find = async (file: RequestInfo) =>
      (await cache.match(file, options)) ?? (await caches.match(file, options));
    const kept = await find(request);
    // Whatever the page is called by, it is the page.
    const page = request.mode === 'navigate' ? await find('./') : undefined;
    return kept ?? page ?? fetch(request);
  };
  event.respondWith(answer());
});

/** Keeps the files and the text of a share, and leads to the page that reads them. */
async function take(request: Request): Promise<Response> {
  const form = await request.formData();
  const text = form.get('text');
  const files = form.getAll('files').filter((file) => file instanceof File);
  if (typeof text === 'string' && text !== '') files.push(new File([text], 'The shared text'));
  const cache = await caches.open(SHARED);
  await Promise.all(
    files.map((file) => {
      const place = `${Date.now()}/${encodeURIComponent(file.name)}`;
      return cache.put(place, new Response(file));
    }),
  );
  return Response.redirect(`${worker.registration.scope}#/session`, 303);
}

/** The reader takes the new version. */
worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting();
});
