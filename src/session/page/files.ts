/* How files come to the page: dropped on it, or shared by another app. */

/** The files of a drop, those in folders too. Must be called in the event itself: later the browser forgets it. */
export async function filesOf(data: DataTransfer): Promise<File[]> {
  const entries = Array.from(data.items, (item) => item.webkitGetAsEntry());
  const files = Array.from(data.files);
  if (entries.every((entry) => entry === null)) return files;
  const found = entries.filter((entry) => entry !== null);
  return (await Promise.all(found.map(filesIn))).flat();
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  // The system hides these: no folder of histories means them.
  if (entry.name.startsWith('.')) return [];
  if (isFile(entry)) {
    const file = await new Promise<File | undefined>((resolve) => {
      entry.file(resolve, () => {
        resolve(undefined);
      });
    });
    return file === undefined ? [] : [file];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: File[] = [];
  for (;;) {
    // A folder comes in parts; the last is empty.
    const part = await new Promise<FileSystemEntry[]>((resolve) => {
      reader.readEntries(resolve, () => {
        resolve([]);
      });
    });
    if (part.length === 0) return found;
    for (const own of part) found.push(...(await filesIn(own)));
  }
}

/** Why a share is not here. The service worker writes these; anything else reads as the last. */
const SHARE_PROBLEMS = ['elsewhere', 'too large', 'no histories', 'unreadable'] as const;

export type ShareProblem = (typeof SHARE_PROBLEMS)[number];

/** Data shared by another app, which waits for an answer. */
export interface Shared {
  readonly files: readonly File[];
  readonly problem: ShareProblem | undefined;
  /** The addresses of what was read in the cache, for `dropShared`. */
  readonly entries: readonly string[];
}

const NOTHING: Shared = { files: [], problem: undefined, entries: [] };

/** The cache where the service worker keeps shares: it can import nothing, so it writes the name too. */
async function nameOfCache(): Promise<string | undefined> {
  // Browsers without them take no shares, even if their types say so.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  const scope = (await serviceWorker?.getRegistration())?.scope;
  return scope === undefined ? undefined : `outs shared ${scope}`;
}

/** Returns the shares that wait. They wait on until `dropShared`, because the user may load the page again first. */
export async function waitingShare(): Promise<Shared> {
  const entries: string[] = [];
  try {
    const name = await nameOfCache();
    if (name === undefined || !(await caches.has(name))) return NOTHING;
    const files: File[] = [];
    let problem: ShareProblem | undefined;
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const answer = await cache.match(url);
      if (answer === undefined) continue;
      entries.push(url);
      const file = answer.headers.get('x-name');
      if (file !== null) files.push(new File([await answer.blob()], decodeURIComponent(file)));
      else {
        const written = await answer.text();
        problem = SHARE_PROBLEMS.find((known) => known === written) ?? 'unreadable';
      }
    }
    return { files, problem, entries };
  } catch {
    return { files: [], problem: 'unreadable', entries };
  }
}

/** Deletes the shares that were read. A share that has come since then still waits. */
export async function dropShared({ entries }: Shared): Promise<void> {
  try {
    const name = await nameOfCache();
    if (name === undefined || entries.length === 0) return;
    const cache = await caches.open(name);
    await Promise.all(entries.map((entry) => cache.delete(entry)));
  } catch {
    // The page asks again when it is loaded again.
  }
}
