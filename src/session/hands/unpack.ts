import { isBinary } from '../../history/history';
import type { FileProblem, FileReason } from '../../history/problem';
import { entriesOf, partsOf } from './zip';

/**
 * A step of unpacking a file: a text, with the name of the file or of the zip's entry; a fault; or neither, and the
 * caller may do other work. `at` is the unpacked part of the file, 0 to 1.
 */
export type Unpacked =
  | { readonly text: string; readonly name: string; readonly at: number }
  | { readonly fault: FileProblem; readonly at: number }
  | { readonly at: number };

/** Sizes in bytes. */
export interface Limits {
  readonly text: number;
  /** The size of all that a zip holds, with the zips in it, unpacked. */
  readonly zip: number;
  /** The number of texts in a zip. */
  readonly files: number;
  readonly depth: number;
}

/** A text of 150 MB has about 100,000 hands. A site's export may be a zip of zips. */
export const LIMITS: Limits = { text: 150_000_000, zip: 1_500_000_000, files: 50_000, depth: 2 };

/** The rest of the limits for a file and everything in it. */
class Budget {
  readonly limits: Limits;
  #bytes: number;
  #files: number;

  constructor(limits: Limits) {
    this.limits = limits;
    this.#bytes = limits.zip;
    this.#files = limits.files;
  }

  get isSpent(): boolean {
    return this.#bytes < 0 || this.#files < 0;
  }

  takeFile(): boolean {
    this.#files--;
    return !this.isSpent;
  }

  takeBytes(count: number): boolean {
    this.#bytes -= count;
    return !this.isSpent;
  }
}

/** The texts of a file or of a zip, one after the other as they are unpacked. Pauses often, never throws. */
export async function* unpack(name: string, bytes: Uint8Array<ArrayBuffer>, limits = LIMITS): AsyncGenerator<Unpacked> {
  const budget = new Budget(limits);
  yield* unpackFile(name, bytes, 0, budget);
  if (budget.isSpent) {
    yield faultOf('too large', name, 1, true);
  }
}

async function* unpackFile(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  depth: number,
  budget: Budget,
): AsyncGenerator<Unpacked> {
  if (isZip(bytes)) {
    if (depth < budget.limits.depth) yield* unzip(name, bytes, depth, budget);
    else yield faultOf('packed too deeply', name, 1);
    return;
  }
  if (bytes.length > budget.limits.text) {
    yield faultOf('too large', name, 1);
    return;
  }
  const text = decode(bytes);
  yield text === undefined ? faultOf('not text', name, 1) : { text, name, at: 1 };
}

function faultOf(reason: FileReason, name: string, at: number, isOfAll = false): Unpacked {
  return { fault: { reason, name, ...(isOfAll && { isOfAll }) }, at };
}

/** Begins with an entry, or has none and begins with its end. */
function isZip([p, k, three, four]: Uint8Array): boolean {
  return p === 0x50 && k === 0x4b && ((three === 3 && four === 4) || (three === 5 && four === 6));
}

/** Folders, hidden files, and what a Mac adds. */
function isPassedOver(path: string): boolean {
  const parts = path.split(/[/\\]/);
  return (
    parts.at(-1) === '' || parts.some((part) => part === '__MACOSX' || (part.startsWith('.') && !/^\.\.?$/.test(part)))
  );
}

const LONGEST_NAME = 120;

/** A name as the page can show it, even if an attacker wrote it. */
function shown(path: string): string {
  const plain = path.replaceAll(/[\p{Cc}\p{Cf}]/gu, '');
  return plain.length > LONGEST_NAME ? `…${plain.slice(-LONGEST_NAME)}` : plain;
}

async function* unzip(
  zip: string,
  bytes: Uint8Array<ArrayBuffer>,
  depth: number,
  budget: Budget,
): AsyncGenerator<Unpacked> {
  let at = 0;
  let isEmpty = true;
  let isCut = false;
  for (const entry of entriesOf(bytes)) {
    yield { at };
    if (entry === 'cut off') {
      isCut = true;
      break;
    }
    const path = decode(entry.name) ?? '?';
    if (isPassedOver(path)) continue;
    isEmpty = false;
    if (!budget.takeFile()) return;
    const name = `${zip}: ${shown(path)}`;
    const parts: Uint8Array[] = [];
    let size = 0;
    let fault: Unpacked | undefined;
    if (entry.needsPassword) {
      fault = faultOf('locked by a password', name, at);
    } else if (entry.method === 'other') {
      fault = faultOf('packed in an unknown way', name, at);
    } else {
      for await (const part of partsOf(entry)) {
        if (part === 'damaged') {
          fault = faultOf('damaged', name, at);
          break;
        }
        size += part.length;
        if (!budget.takeBytes(part.length)) return;
        if (size > budget.limits.text) {
          fault = faultOf('too large', name, at);
          break;
        }
        parts.push(part);
        yield { at };
      }
    }
    const { packed } = entry;
    if (packed !== undefined) {
      at = Math.max(at, (packed.byteOffset - bytes.byteOffset + packed.length) / bytes.length);
    }
    if (fault === undefined) {
      for await (const unpacked of unpackFile(name, joined(parts, size), depth + 1, budget)) {
        yield { ...unpacked, at };
      }
      if (budget.isSpent) return;
    } else yield { ...fault, at };
  }
  if (isCut) yield faultOf('damaged', zip, 1, true);
  else if (isEmpty) yield faultOf('nothing in it', zip, 1);
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Bytes that are enough to see what a file is. */
const SAMPLE = 4_096;

/** A text in the encoding that it seems to have; `undefined` if it is none. */
function decode(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, SAMPLE);
  const wide = wideEncoding(sample);
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes);
  if (sample.includes(0) && !hasWords(sample)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Older clients write as Windows did; no byte is wrong in it.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Whether bytes with zeros among them are a text nevertheless: most others are plain letters, and none a command. */
function hasWords(sample: Uint8Array): boolean {
  const others = sample.filter((byte) => byte !== 0);
  const plain = others.filter((byte) => byte < 0x7f);
  return plain.length > 0.7 * others.length && !isBinary(new TextDecoder('windows-1252').decode(sample));
}

/** UTF-16, by its mark, or by the zeros of its Latin letters: nearly all are on one side of the pairs. */
function wideEncoding(sample: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = sample;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (sample.length < 8) return undefined;
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2]++;
  const [high = 0, low = 0] = zeros;
  const most = sample.length / 2;
  if (low > 0.6 * most && high < 0.05 * most) return 'utf-16le';
  return high > 0.6 * most && low < 0.05 * most ? 'utf-16be' : undefined;
}
