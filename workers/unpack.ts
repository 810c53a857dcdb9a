import { Unzip, UnzipInflate } from 'fflate';

/** A text of a file, or why a file has none. `at` is how much of the file has been gone through, 0 to 1. */
export type Unpacked =
  | { readonly text: string; readonly at: number }
  | { readonly fault: { readonly reason: string; readonly message: string }; readonly at: number };

/** In bytes. A text of this size has about 100,000 hands. */
const LONGEST_TEXT = 150_000_000;
/** In bytes, unpacked. */
const LARGEST_ZIP = 1_500_000_000;
const MOST_FILES = 50_000;
/** A zip within a zip within a zip is somebody's joke. */
const DEEPEST = 2;
const CHUNK = 65_536;

/** The texts of a file: its own, or those in a zip, one after the other as they are unpacked. */
export function* unpack(name: string, bytes: Uint8Array, depth = 0): Generator<Unpacked> {
  if (isZip(bytes)) {
    if (depth < DEEPEST) yield* unzip(name, bytes, depth);
    else yield faultOf('packed too deeply', `${name} is a zip in a zip. Unpack it first.`, 1);
    return;
  }
  if (bytes.length > LONGEST_TEXT) {
    yield faultOf('too large', `${name} is too large. Split it into smaller files.`, 1);
    return;
  }
  const text = decode(bytes);
  yield text === undefined
    ? faultOf('not text', `${name} is not a text file.`, 1)
    : { text, at: 1 };
}

function faultOf(reason: string, message: string, at: number): Unpacked {
  return { fault: { reason, message }, at };
}

function isZip([p, k, three, four]: Uint8Array): boolean {
  return p === 0x50 && k === 0x4b && three === 3 && four === 4;
}

function* unzip(zip: string, bytes: Uint8Array, depth: number): Generator<Unpacked> {
  /** Unpacked whole, and not read yet. */
  const entries: { readonly name: string; readonly bytes: Uint8Array }[] = [];
  let size = 0;
  let files = 0;
  /** Not told by the error: fflate may put another in its place. */
  let isTooLarge = false;
  const giveUp = (): never => {
    isTooLarge = true;
    throw new Error('too large');
  };
  const reader = new Unzip((file) => {
    // Folders, and what a Mac adds.
    if (file.name.endsWith('/') || /(^|\/)(__MACOSX|\.)/.test(file.name)) return;
    if (++files > MOST_FILES) giveUp();
    const parts: Uint8Array[] = [];
    let own = 0;
    file.ondata = (error, part, isLast) => {
      // A type of packing that is not known, or packed wrongly: its type leaves out that there may be no error.
      const failure: Error | null = error;
      if (failure !== null) throw new Error(failure.message);
      own += part.length;
      size += part.length;
      if (own > LONGEST_TEXT || size > LARGEST_ZIP) giveUp();
      parts.push(part);
      if (isLast) entries.push({ name: `${zip}: ${file.name}`, bytes: joined(parts, own) });
    };
    file.start();
  });
  reader.register(UnzipInflate);
  for (let from = 0; from < bytes.length; from += CHUNK) {
    const at = Math.min(1, (from + CHUNK) / bytes.length);
    let fault: Unpacked | undefined;
    try {
      reader.push(bytes.subarray(from, from + CHUNK), from + CHUNK >= bytes.length);
    } catch {
      fault = isTooLarge
        ? faultOf('too large', `${zip} is too large once unpacked. Split it.`, 1)
        : faultOf('packed wrongly', `${zip} cannot be unpacked, or not all of it.`, 1);
    }
    for (const { name, bytes: own } of entries.splice(0)) {
      for (const unpacked of unpack(name, own, depth + 1)) yield { ...unpacked, at };
    }
    if (fault !== undefined) {
      yield fault;
      return;
    }
  }
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return first;
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** A text in the encoding that it seems to have; `undefined` where it is none. */
function decode(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.subarray(0, 4_096).includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Older clients write as Windows did; no byte is wrong in it.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
