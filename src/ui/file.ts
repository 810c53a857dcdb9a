/**
 * In bytes. No file that the page exports is larger: a browser saves five million characters, and a character has three
 * bytes at most.
 */
export const MOST_BYTES = 16_000_000;

/** Downloads a file. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads from this address only a moment later.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
}

export function saveText(text: string, name: string): void {
  saveFile(new Blob([text], { type: 'application/json' }), name);
}

/** `'outs-study-2026-05-03.json'`, with today's date in the device's time zone. */
export function datedName(name: string, now: number): string {
  const date = new Date(now);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${name}-${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}.json`;
}

/** A drawn canvas as a file. At once: `toBlob` waits until a browser is idle, and that may be seconds. */
export function pngOf(canvas: HTMLCanvasElement): Blob {
  const base64 = canvas.toDataURL('image/png').replace(/^.*,/, '');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: 'image/png' });
}
