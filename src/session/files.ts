/** Where the service worker keeps what is shared: it can import nothing. */
const SHARED = 'outs-shared';

/** What another app has shared with the page, each file once. Browsers that take no shares have nothing. */
export async function takeShared(): Promise<File[]> {
  const { caches } = globalThis as { caches?: CacheStorage };
  if (caches === undefined || !(await caches.has(SHARED))) return [];
  const cache = await caches.open(SHARED);
  const files: File[] = [];
  for (const request of await cache.keys()) {
    const found = await cache.match(request);
    const name = decodeURIComponent(request.url.split('/').at(-1) ?? '');
    if (found !== undefined) files.push(new File([await found.blob()], name));
    await cache.delete(request);
  }
  return files;
}

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
