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
