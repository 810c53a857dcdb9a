/**
 * In bytes. No file that the page exports is larger: a browser saves five million characters, and a character has three
 * bytes at most.
 */
export const MOST_BYTES = 16_000_000;

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

/** Whether a spreadsheet would take a text for a formula: in any width, behind anything that nobody sees. */
function isFormula(text: string): boolean {
  const [sign = ''] = text.replace(/[\s\p{Cc}\p{Default_Ignorable_Code_Point}]+/gu, '');
  return '=+-@'.includes(sign.normalize('NFKC') || ' ');
}

/** CSV by RFC 4180, the rows of a table. If a spreadsheet would take a text for a formula, `'` is before it. */
export function csvOf(rows: readonly (readonly (string | number | null)[])[]): string {
  const cell = (value: string | number | null): string => {
    if (typeof value === 'number') return String(value);
    const text = isFormula(value ?? '') ? `'${value}` : (value ?? '');
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
