/** The first primes: SHA-256 takes its constants from their roots. */
const PRIMES: readonly number[] = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: n - 2 }, (_, at) => at + 2).some((d) => n % d === 0),
);

/** The first 32 bits behind the point. */
const fraction = (root: number): number => Math.floor((root % 1) * 2 ** 32);

const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const ROUNDS = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const BLOCK = 64;

const right = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The SHA-256 of a text in UTF-8, in hexadecimal. The browser's own needs https, and a promise for each text. */
export function digest(text: string): string {
  const bytes = new TextEncoder().encode(text);
  // The text, a bit, and the text's length in bits in the last eight bytes of a block.
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);

  const state = Int32Array.from(START);
  const words = new Int32Array(ROUNDS.length);
  for (let block = 0; block < padded.length; block += BLOCK) {
    for (let at = 0; at < words.length; at++) {
      if (at < 16) {
        words[at] = view.getInt32(block + 4 * at);
        continue;
      }
      const early = words[at - 15];
      const late = words[at - 2];
      words[at] =
        words[at - 16] +
        words[at - 7] +
        (right(early, 7) ^ right(early, 18) ^ (early >>> 3)) +
        (right(late, 17) ^ right(late, 19) ^ (late >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let at = 0; at < words.length; at++) {
      const first =
        (h + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[at] + words[at]) | 0;
      const second = (right(a, 2) ^ right(a, 13) ^ right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      h = g;
      g = f;
      f = e;
      e = (d + first) | 0;
      d = c;
      c = b;
      b = a;
      a = (first + second) | 0;
    }
    for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) state[at] += word;
  }
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
