/** No file that a page of ours wrote is larger. */
export const MOST_BYTES = 8_000_000;

/** Lets the reader keep a file. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser takes what it saves from this address a moment later.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
}

export function saveText(text: string, name: string): void {
  saveFile(new Blob([text], { type: 'application/json' }), name);
}

/** `'outs-study-2026-05-03.json'`: today's, where the device is. */
export function datedName(name: string, now: number): string {
  const date = new Date(now);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${name}-${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}.json`;
}
