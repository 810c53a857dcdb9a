// What files hold: texts in any encoding, zips, and what is refused.
import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unpack } from '../../workers/unpack';

const texts = (bytes: Uint8Array) =>
  Array.from(unpack('x', bytes), (own) => ('text' in own ? own.text : `! ${own.fault.reason}`));

test('a text in UTF-8, UTF-16 or as old Windows wrote it', () => {
  expect(texts(strToU8('A♥ für 5 €'))).toEqual(['A♥ für 5 €']);
  expect(texts(Uint8Array.of(0x66, 0xfc, 0x72))).toEqual(['für']);
  expect(texts(Uint8Array.of(0xff, 0xfe, 0x41, 0, 0x65, 0x26))).toEqual(['A♥']);
  expect(texts(Uint8Array.of(0xfe, 0xff, 0, 0x41, 0x26, 0x65))).toEqual(['A♥']);
  expect(texts(new Uint8Array())).toEqual(['']);
  expect(texts(Uint8Array.of(0x89, 0x50, 0, 1))).toEqual(['! not text']);
});

test('the texts of a zip, in order, with what is in zips inside', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 8 }),
      fc.constantFrom(0, 6),
      (names, level) => {
        const files = Object.fromEntries(names.map((name) => [`in/${name}`, strToU8(`${name}\n`)]));
        const zip = zipSync({ ...files, '__MACOSX/._a': strToU8('\0') }, { level });
        expect(texts(zip)).toEqual(names.map((name) => `${name}\n`));
        if (names.length > 0) expect(texts(zipSync({ 'a.zip': zip }))).toEqual(texts(zip));
      },
    ),
    { seed: 20_261_123, numRuns: 40 },
  );
});

test('a cut zip and one in one in one are refused with a reason, and what came before stays', () => {
  const long = Array.from({ length: 60_000 }, (_, at) => String((at * 7_919) % 10_007)).join(' ');
  const zip = zipSync({ 'a.txt': strToU8('a'), 'b.txt': strToU8(long) });
  expect(texts(zip)).toEqual(['a', long]);
  expect(texts(zip.slice(0, zip.length / 2))).toEqual(['a', '! packed wrongly']);
  const deep = [1, 2].reduce((inner) => zipSync({ 'z.zip': inner }), zip);
  expect(texts(deep)).toEqual(['! packed too deeply']);
});

test('a bomb is given up before it fills the memory', () => {
  const bomb = zipSync({ 'bomb.txt': new Uint8Array(170_000_000) }, { level: 6 });
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(texts(bomb)).toEqual(['! too large']);
});
