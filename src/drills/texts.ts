/* Texts that a link hides from a glance. */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The bytes of a text in UTF-8. @param text without halves of characters */
export function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const [, byte, character = ''] of encodeURIComponent(text).matchAll(/%([0-9A-F]{2})|([^])/g)) {
    bytes.push(byte === undefined ? character.charCodeAt(0) : parseInt(byte, 16));
  }
  return bytes;
}

/** Base64url of a text in UTF-8 (RFC 4648, 5), without padding. */
export function toBase64(text: string): string {
  const bytes = utf8(text);
  let written = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const three = bytes.slice(at, at + 3);
    const bits = three.reduce((all, byte, place) => all | (byte << (16 - 8 * place)), 0);
    for (let digit = 0; digit <= three.length; digit++) written += DIGITS.charAt((bits >> (18 - 6 * digit)) & 63);
  }
  return written;
}

/** The text that {@link toBase64} wrote; `undefined` if it is broken. */
export function fromBase64(written: string): string | undefined {
  const digits = written.replace(/=+$/, '');
  if (!/^[\w-]*$/.test(digits) || digits.length % 4 === 1) return undefined;
  let escaped = '';
  let bits = 0;
  let held = 0;
  for (const digit of digits) {
    bits = ((bits << 6) | DIGITS.indexOf(digit)) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    escaped += `%${((bits >> held) & 255).toString(16).padStart(2, '0')}`;
  }
  try {
    return decodeURIComponent(escaped);
  } catch {
    return undefined;
  }
}
