/* The entries of a zip. The bytes may be hostile: no place, size or number is relied on, and nothing throws. */

export interface Entry {
  readonly name: Uint8Array;
  readonly method: 'stored' | 'deflated' | 'other';
  readonly needsPassword: boolean;
  readonly checksum: number;
  readonly packed: Uint8Array<ArrayBuffer> | undefined;
}

const HEAD = 0x04034b50;
const LISTED = 0x02014b50;
const END = 0x06054b50;
const LONG_END = 0x06064b50;
const LONG_END_PLACE = 0x07064b50;
const DESCRIPTOR = 0x08074b50;

const LONGEST_COMMENT = 65_535;
/** Replaces a number that needs more than four bytes and comes elsewhere. */
const LONG = 0xffffffff;
/** Unpacked at a time, in bytes: they become a thousand times as many at most. */
const CHUNK = 16_384;

// Behind the end all bytes count as 0.
const u16 = (bytes: Uint8Array, at: number): number => bytes[at] | (bytes[at + 1] << 8);
const u32 = (bytes: Uint8Array, at: number): number => (u16(bytes, at) | (u16(bytes, at + 2) << 16)) >>> 0;
const u64 = (bytes: Uint8Array, at: number): number => u32(bytes, at) + u32(bytes, at + 4) * 2 ** 32;

/** The files in a zip's list, or without a list those that are whole; last `'cut off'` if more files were there. */
export function* entriesOf(bytes: Uint8Array<ArrayBuffer>): Generator<Entry | 'cut off'> {
  const list = listOf(bytes);
  if (list === undefined) {
    yield* wholeEntries(bytes);
    yield 'cut off';
    return;
  }
  let at = list.start;
  while (at + 46 <= list.end && u32(bytes, at) === LISTED) {
    const nameEnd = at + 46 + u16(bytes, at + 28);
    const extraEnd = nameEnd + u16(bytes, at + 30);
    const numbers = [u32(bytes, at + 24), u32(bytes, at + 20), u32(bytes, at + 42)];
    const [, size, head] = withLong(numbers, bytes.subarray(nameEnd, extraEnd));
    yield {
      name: bytes.subarray(at + 46, nameEnd),
      ...howPacked(bytes, at + 8),
      checksum: u32(bytes, at + 16),
      packed: packedAt(bytes, head + list.shift, size),
    };
    at = extraEnd + u16(bytes, at + 32);
  }
  if (at !== list.end) yield 'cut off';
}

interface List {
  readonly start: number;
  readonly end: number;
  /** The offset to add to the places in the zip: it may have a prefix. */
  readonly shift: number;
}

function listOf(bytes: Uint8Array): List | undefined {
  const last = bytes.length - 22;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--) {
    if (u32(bytes, at) !== END || at + 22 + u16(bytes, at + 20) > bytes.length) continue;
    let [end, size, start] = [at, u32(bytes, at + 12), u32(bytes, at + 16)];
    if (u32(bytes, at - 20) === LONG_END_PLACE) {
      const long = u64(bytes, at - 12);
      if (u32(bytes, long) === LONG_END) {
        [end, size, start] = [long, u64(bytes, long + 40), u64(bytes, long + 48)];
      }
    }
    const shift = end - size - start;
    const isThere = size === 0 || u32(bytes, end - size) === LISTED;
    return isThere && end >= size ? { start: end - size, end, shift } : undefined;
  }
  return undefined;
}

/** The numbers, those that are `LONG` as the extra fields give them. */
function withLong(numbers: readonly number[], extra: Uint8Array): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + u16(extra, at + 2)) {
    if (u16(extra, at) !== 1) continue;
    let from = at + 4;
    return numbers.map((number) => {
      if (number !== LONG) return number;
      from += 8;
      return u64(extra, from - 8);
    });
  }
  return [...numbers];
}

/** @param at the place of the flags; the method follows them */
function howPacked(bytes: Uint8Array, at: number): Pick<Entry, 'method' | 'needsPassword'> {
  const method = u16(bytes, at + 2);
  return {
    method: method === 0 ? 'stored' : method === 8 ? 'deflated' : 'other',
    needsPassword: (u16(bytes, at) & 1) === 1,
  };
}

function packedAt(bytes: Uint8Array<ArrayBuffer>, head: number, size: number): Uint8Array<ArrayBuffer> | undefined {
  if (u32(bytes, head) !== HEAD) return undefined;
  const start = head + 30 + u16(bytes, head + 26) + u16(bytes, head + 28);
  return start + size <= bytes.length ? bytes.subarray(start, start + size) : undefined;
}

/** Files by their heads. */
function* wholeEntries(bytes: Uint8Array<ArrayBuffer>): Generator<Entry> {
  for (let head = 0; head + 30 <= bytes.length;) {
    const nameEnd = head + 30 + u16(bytes, head + 26);
    const start = nameEnd + u16(bytes, head + 28);
    const numbers = [u32(bytes, head + 22), u32(bytes, head + 18)];
    let [, size] = withLong(numbers, bytes.subarray(nameEnd, start));
    let checksum = u32(bytes, head + 14);
    // Written before its size was known.
    if ((u16(bytes, head + 6) & 8) !== 0) {
      const end = find(bytes, DESCRIPTOR, start);
      size = end - start;
      checksum = u32(bytes, end + 4);
    }
    if (start + size > bytes.length) return;
    yield {
      name: bytes.subarray(head + 30, nameEnd),
      ...howPacked(bytes, head + 6),
      checksum,
      packed: bytes.subarray(start, start + size),
    };
    head = find(bytes, HEAD, start + size);
  }
}

/** The next place of four bytes; `Infinity` if there is none. */
function find(bytes: Uint8Array, four: number, from: number): number {
  for (let at = from; ; at++) {
    at = bytes.indexOf(four & 0xff, at);
    if (at < 0) return Infinity;
    if (u32(bytes, at) === four) return at;
  }
}

/** The parts of a stored or deflated file. Ends with `'damaged'` if it is not what was packed. */
export async function* partsOf(entry: Entry): AsyncGenerator<Uint8Array | 'damaged'> {
  const { packed, method, checksum } = entry;
  if (packed === undefined) {
    yield 'damaged';
    return;
  }
  let check = 0;
  try {
    for await (const part of method === 'stored' ? chunksOf(packed) : inflated(packed)) {
      check = checksumOf(part, check);
      yield part;
    }
  } catch {
    check = ~checksum >>> 0;
  }
  if (check !== checksum) yield 'damaged';
}

function* chunksOf(bytes: Uint8Array<ArrayBuffer>): Generator<Uint8Array<ArrayBuffer>> {
  for (let from = 0; from < bytes.length; from += CHUNK) yield bytes.subarray(from, from + CHUNK);
}

/** Throws if the bytes are not deflated. */
async function* inflated(packed: Uint8Array<ArrayBuffer>): AsyncGenerator<Uint8Array> {
  const chunks = chunksOf(packed);
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const next = chunks.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
  });
  const reader = source.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // The caller may stop early, and does not wait for the end.
    void reader.cancel().catch(() => undefined);
  }
}

const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  return rest >>> 0;
});

/** The CRC-32 of bytes that follow others with the CRC-32 `before`. */
function checksumOf(bytes: Uint8Array, before: number): number {
  let rest = ~before;
  for (const byte of bytes) rest = (rest >>> 8) ^ REMAINDERS[(rest ^ byte) & 0xff];
  return ~rest >>> 0;
}
