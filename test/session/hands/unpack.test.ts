// Tests src/session/hands/zip too.
// The contents of files: texts in any encoding, zips, and refused ones. No file makes it throw or go on for ever.
import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIMITS, unpack } from '../../../src/session/hands/unpack';
import { unreadProblem } from '../../../src/words/history';
import { LONG } from '../../long';

const SEED = 20_261_123;

/** The texts of a file, and the messages about the rest: the reason, or all of it. */
async function texts(bytes: Uint8Array, { limits = LIMITS, isWhole = false } = {}): Promise<string[]> {
  const found: string[] = [];
  let last = 0;
  for await (const own of unpack('x', new Uint8Array(bytes), limits)) {
    expect(own.at).toBeGreaterThanOrEqual(last);
    expect(own.at).toBeLessThanOrEqual(1);
    last = own.at;
    if ('text' in own) found.push(own.text);
    if ('fault' in own) found.push(`! ${isWhole ? unreadProblem(own.fault) : own.fault.reason}`);
  }
  return found;
}

const said = (bytes: Uint8Array) => texts(bytes, { isWhole: true });

/** Bytes that do not pack well. */
const noise = (length: number): string => Array.from({ length }, (_, at) => String((at * 7_919) % 10_007)).join(' ');

/** The place of a signature, the first one or the last. */
function placeOf(zip: Uint8Array, signature: readonly number[], isLast = false): number {
  const buffer = Buffer.from(zip);
  const four = Uint8Array.from([0x50, 0x4b, ...signature]);
  return isLast ? buffer.lastIndexOf(four) : buffer.indexOf(four);
}

const HEAD = [3, 4];
const LISTED = [1, 2];

/** The zip with other bytes at a place. */
function changed(zip: Uint8Array, at: number, ...bytes: number[]): Uint8Array {
  const copy = zip.slice();
  copy.set(bytes, at);
  return copy;
}

test('a text in UTF-8, UTF-16 or as old Windows wrote it', async () => {
  expect(await texts(strToU8('A♥ für 5 €'))).toEqual(['A♥ für 5 €']);
  expect(await texts(Uint8Array.of(0x66, 0xfc, 0x72))).toEqual(['für']);
  expect(await texts(Uint8Array.of(0xff, 0xfe, 0x41, 0, 0x65, 0x26))).toEqual(['A♥']);
  expect(await texts(Uint8Array.of(0xfe, 0xff, 0, 0x41, 0x26, 0x65))).toEqual(['A♥']);
  expect(await texts(new Uint8Array())).toEqual(['']);
  expect(await texts(Uint8Array.of(0x89, 0x50, 0, 1))).toEqual(['! not text']);
});

test('a zip gives its texts in order, those of zips inside it too', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 8 }),
      fc.constantFrom('', './', 'in/', './in/', '../', 'in\\'),
      fc.constantFrom(0, 6),
      async (names, folder, level) => {
        const files = names.map((name) => [`${folder}${name}`, strToU8(`${name}\n`)] as const);
        const zip = zipSync(
          {
            ...Object.fromEntries(files),
            '__MACOSX/._a': strToU8('\0'),
            './.hidden/a': strToU8('a'),
          },
          { level },
        );
        expect(await texts(zip)).toEqual(names.map((name) => `${name}\n`));
        expect(await texts(zipSync({ './a.zip': zip }))).toEqual(await texts(zip));
      },
    ),
    { seed: SEED, numRuns: 40 },
  );
});

test('a zip written before its sizes were known is read, whole and cut', async () => {
  const parts: Uint8Array[] = [];
  const zip = new Zip((_, part) => {
    parts.push(part);
  });
  const long = noise(20_000);
  for (const [name, text] of [
    ['a.txt', 'a'],
    ['b.txt', long],
    ['c.txt', 'c'],
  ]) {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(strToU8(text), true);
  }
  zip.end();
  const bytes = new Uint8Array(Buffer.concat(parts));
  expect(await texts(bytes)).toEqual(['a', long, 'c']);
  const end = placeOf(bytes, LISTED);
  expect(await texts(bytes.slice(0, end))).toEqual(['a', long, 'c', '! damaged']);
  expect(await texts(bytes.slice(0, end / 2))).toEqual(['a', '! damaged']);
});

test('a cut zip and one in one in one are refused with a reason, and what came before stays', async () => {
  const long = noise(60_000);
  const zip = zipSync({ 'a.txt': strToU8('a'), 'b.txt': strToU8(long) });
  expect(await texts(zip)).toEqual(['a', long]);
  expect(await texts(zip.slice(0, zip.length / 2))).toEqual(['a', '! damaged']);
  const deep = [1, 2].reduce((inner) => zipSync({ 'z.zip': inner }), zip);
  expect(await texts(deep)).toEqual(['! packed too deeply']);
});

test('a zip without a file is reported', async () => {
  const nothing = ['! nothing in it'];
  expect(await texts(zipSync({}))).toEqual(nothing);
  expect(await texts(zipSync({ '.git/a': strToU8('a'), 'in/': new Uint8Array() }))).toEqual(nothing);
  expect(await texts(zipSync({ 'a.zip': zipSync({}) }))).toEqual(nothing);
  expect(await said(Uint8Array.of(0x50, 0x4b, 3, 4))).toEqual([
    '! x is cut off. The files at its end are missing. Choose it again.',
  ]);
});

test('a file that cannot be unpacked is named, and later files are read', async () => {
  const zip = zipSync({
    'a.txt': strToU8('a'),
    'b.txt': strToU8(noise(900)),
    'c.txt': strToU8('c'),
  });
  const second = placeOf(zip.slice(placeOf(zip, LISTED) + 4), LISTED) + placeOf(zip, LISTED) + 4;
  const head = placeOf(zip.slice(4), HEAD) + 4;
  for (const [bytes, message] of [
    [changed(zip, second + 10, 12), 'is packed in a way that Outs does not know. Unpack it first.'],
    [changed(zip, second + 8, 1), 'needs a password. Unpack it first.'],
    [changed(zip, second + 16, 1, 2, 3, 4), 'is damaged. Nothing of it was read. Choose another copy.'],
    [changed(zip, second + 42, 7, 7, 7, 7), 'is damaged. Nothing of it was read. Choose another copy.'],
    [changed(zip, second + 22, 255), 'is damaged. Nothing of it was read. Choose another copy.'],
    [changed(zip, head + 50, 0xff, 0xff, 0xff), 'is damaged. Nothing of it was read. Choose another copy.'],
  ] as const) {
    expect(await said(bytes)).toEqual(['a', `! x: b.txt ${message}`, 'c']);
  }
});

test('one changed byte of a file is noticed', async () => {
  const text = 'Dealt to Hero [Ah Kh]';
  for (const level of [0, 6] as const) {
    const zip = zipSync({ 'a.txt': strToU8(text) }, { level });
    const start = 30 + 'a.txt'.length;
    const size = placeOf(zip, LISTED) - start;
    for (let at = start; at < start + size; at++) {
      const [only, ...others] = await texts(changed(zip, at, zip[at] ^ 4));
      expect([text, '! damaged']).toContain(only);
      expect(others).toEqual([]);
      if (level === 0) expect(only).toBe('! damaged');
    }
  }
});

test('a zip’s long form of numbers is read', async () => {
  const zip = zipSync({ 'a.txt': [strToU8('long'), { extra: { 1: new Uint8Array(24) } }] });
  const list = placeOf(zip, LISTED);
  const view = new DataView(zip.buffer, zip.byteOffset);
  const extra = list + 46 + 'a.txt'.length + 4;
  for (const [at, field] of [24, 20, 42].entries()) {
    view.setUint32(extra + 8 * at, view.getUint32(list + field, true), true);
    view.setUint32(list + field, 0xffffffff, true);
  }
  expect(await texts(zip)).toEqual(['long']);
});

test('file names are shown without invisible characters, and shortened', async () => {
  const [message] = await said(zipSync({ [`\u202e${'a'.repeat(3_000)}\nb.png`]: Uint8Array.of(0x89, 0) }));
  expect(message).toMatch(/^! x: …a{100,120}b\.png is not a text file\. Choose a text file\.$/);
});

test('a bomb is refused before it fills the memory', LONG, async () => {
  const bomb = zipSync({ 'bomb.txt': new Uint8Array(170_000_000) }, { level: 6 });
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(await said(bomb)).toEqual(['! x: bomb.txt is too large. Split it into smaller files.']);
});

test('one limit holds for a zip and all zips in it', async () => {
  const line = strToU8('x'.repeat(100));
  const inner = zipSync(Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`${at}`, line])));
  const outer = zipSync(Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`${at}`, inner])));
  const count = async (limits: Partial<typeof LIMITS>) => {
    const all = await texts(outer, { limits: { ...LIMITS, ...limits } });
    return [all.filter((own) => !own.startsWith('!')).length, all.at(-1)];
  };
  expect(await count({})).toEqual([72, 'x'.repeat(100)]);
  expect(await count({ files: 20 })).toEqual([17, '! too large']);
  expect(await count({ zip: 2 * inner.length + 1_250 })).toEqual([12, '! too large']);
});

test('a list that names the same file often causes no delay', async () => {
  const zip = zipSync({ a: new Uint8Array(1_000_000).fill(65) });
  const list = placeOf(zip, LISTED);
  const end = placeOf(zip, [5, 6]);
  const listed = zip.slice(list, end);
  const times = 3_000;
  const bytes = new Uint8Array(zip.length + (times - 1) * listed.length);
  bytes.set(zip.subarray(0, list));
  for (let at = 0; at < times; at++) bytes.set(listed, list + at * listed.length);
  bytes.set(zip.subarray(end), list + times * listed.length);
  new DataView(bytes.buffer).setUint32(bytes.length - 10, times * listed.length, true);
  const all = await texts(bytes, { limits: { ...LIMITS, zip: 20_000_000 } });
  expect(all.length).toBe(21);
  expect(all.at(-1)).toBe('! too large');
});

const small = { text: 2_000, zip: 5_000, files: 12, depth: 2 };

test('any bytes, and any zip with bytes changed or cut: never a throw, never more than the limits', async () => {
  const zips = fc
    .dictionary(fc.stringMatching(/^[./a-z]{1,6}$/), fc.uint8Array({ maxLength: 400 }), {
      maxKeys: 6,
      noNullPrototype: true,
    })
    .chain((files) =>
      fc
        .constantFrom(0 as const, 6 as const)
        .map((level) => zipSync(files, { level }))
        .map((zip) => (zip.length % 3 === 0 ? zipSync({ 'a.zip': zip, b: zip }) : zip)),
    );
  const altered = fc
    .tuple(zips, fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 6 }), fc.nat(40))
    .map(([zip, changes, cut]) => {
      const bytes = zip.slice(0, cut > 20 ? zip.length - cut : zip.length);
      for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
      return bytes;
    });
  const headed = fc.uint8Array({ maxLength: 300 }).map((rest) => new Uint8Array([0x50, 0x4b, 3, 4, ...rest]));
  await fc.assert(
    fc.asyncProperty(fc.oneof(altered, headed, fc.uint8Array()), async (bytes) => {
      const all = await texts(bytes, { limits: small });
      const length = all.filter((own) => !own.startsWith('!')).join('').length;
      expect(length).toBeLessThanOrEqual(Math.max(small.zip, small.text));
      expect(all.length).toBeGreaterThan(0);
    }),
    { seed: SEED, numRuns: 1_500 },
  );
});
