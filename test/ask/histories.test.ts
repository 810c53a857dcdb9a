import { readdirSync, readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { askHistories } from '../../src/ask';
import { readHands } from '../../src/history/history';
import { LIMITS } from '../../src/session/hands/unpack';
import { LONG } from '../long';

const FOLDER = new URL('../history/fixtures/', import.meta.url);
const fixture = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');
const SIX_MAX = fixture('pokerstars-six-max.txt');
const TELEVISED = fixture('televised.phh');

type Content = string | Uint8Array;

const filesOf = (...contents: readonly Content[]) =>
  contents.map((content, at) => ({
    name: `file ${at + 1}`,
    bytes: new Uint8Array(typeof content === 'string' ? strToU8(content) : content),
  }));

/** The lines that files are answered with. */
async function ask(contents: readonly Content[], player?: string, limits = LIMITS): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  for await (const line of askHistories(filesOf(...contents), player, limits)) lines.push(line);
  return lines;
}

const errors = async (...asked: Parameters<typeof ask>) =>
  (await ask(...asked)).flatMap(({ error }) =>
    error === undefined ? [] : [(error as { readonly message: string }).message],
  );

function utf16(text: string, isBig: boolean): Uint8Array {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
}

test('each decision with a price has a line with the fields that the docs list', async () => {
  const page = readFileSync(new URL('../../docs/ask.md', import.meta.url), 'utf8');
  const [, example = ''] = /## Hand histories[^]*?```json\n([^]*?)```/.exec(page) ?? [];
  const lines = await ask([SIX_MAX]);
  expect(lines.map(({ street, did }) => [street, did])).toEqual([
    ['preflop', 'call'],
    ['flop', 'call'],
  ]);
  expect(lines[1]).toEqual(JSON.parse(example));
});

test('each hand comes once, even if several texts have it, and an unread hand has its reason', async () => {
  const lines = await ask([SIX_MAX, SIX_MAX, 'Dear diary']);
  expect(lines.filter(({ ok }) => ok)).toHaveLength(2);
  expect(lines.filter(({ ok }) => !ok)).toEqual([
    { ok: false, error: { code: 'unread', message: 'Not read: read before.' } },
    {
      ok: false,
      error: {
        code: 'unread',
        message: 'No hand history was found in file 3. Choose a file of whole hands, in English.',
      },
    },
  ]);
});

test('the given name decides whose hand is judged', async () => {
  const [, name = ''] = /players = \["([^"]+)"/.exec(TELEVISED) ?? [];
  expect(await ask([TELEVISED])).toMatchObject([{ ok: false, error: { code: 'unread' } }]);
  expect((await ask([TELEVISED], name)).every(({ ok }) => ok)).toBe(true);
});

test('every decision of every fixture gets a price, and a right decision costs nothing', LONG, async () => {
  let decisions = 0;
  for (const name of readdirSync(FOLDER)) {
    const text = fixture(name);
    const [first] = readHands(text);
    const player = first?.hand.ok === true ? first.hand.value.players[0]?.name : undefined;
    for (const line of await ask([text], player)) {
      if (line.ok !== true) continue;
      decisions++;
      const { equity, needed, pot, call, cost, did, behind } = line as Record<string, number | string>;
      // With players behind the cost is the smaller of two prices.
      if (behind !== 0) {
        expect(Number(cost), name).toBeGreaterThanOrEqual(0);
        continue;
      }
      expect(needed, name).toBeCloseTo(Number(call) / (Number(pot) + Number(call)), 12);
      const ev = Number(equity) * (Number(pot) + Number(call)) - Number(call);
      expect(cost, name).toBeCloseTo(Math.max(0, did === 'call' ? -ev : ev), 9);
    }
  }
  expect(decisions).toBeGreaterThan(15);
});

test('zips, zips in zips and UTF-16 give the same lines as plain texts', async () => {
  const lines = await ask([SIX_MAX]);
  expect(lines).toHaveLength(2);
  const zip = zipSync({ 'a/hands.txt': strToU8(SIX_MAX) });
  const packed = [
    utf16(SIX_MAX, false),
    utf16(SIX_MAX, true),
    zip,
    zipSync({ 'inner.zip': zip }),
    zipSync({ 'hands.txt': utf16(SIX_MAX, false), '__MACOSX/._hands.txt': strToU8('\0\0') }),
  ];
  for (const bytes of packed) expect(await ask([bytes])).toEqual(lines);
});

test('a file that cannot be unpacked is named with its reason, and the next file is read', async () => {
  const zip = zipSync({ 'hands.txt': [strToU8(SIX_MAX), { level: 0 }] });
  const damaged = zip.slice();
  damaged[Buffer.from(zip).indexOf('Hold')] ^= 1;
  const faults: readonly (readonly [Uint8Array, string])[] = [
    [Uint8Array.of(0x89, 0x50, 0, 0), 'file 1 is not a text file. Choose a text file.'],
    [damaged, 'file 1: hands.txt is damaged. Nothing of it was read. Choose another copy.'],
    [zipSync({}), 'file 1 holds no file to read. Choose another file.'],
    [zipSync({ a: zipSync({ b: zip }) }), 'file 1: a: b is a zip in a zip. Unpack it first.'],
  ];
  for (const [bytes, message] of faults) {
    const lines = await ask([bytes, SIX_MAX]);
    expect(lines[0]).toEqual({ ok: false, error: { code: 'unread', message } });
    expect(lines.slice(1)).toEqual(await ask([SIX_MAX]));
  }
});

test('no file is unpacked beyond the limits', async () => {
  const zip = zipSync({ a: strToU8(SIX_MAX), b: strToU8(SIX_MAX) });
  const tooLarge = 'file 1 holds too much once unpacked. Split it.';
  const size = SIX_MAX.length;
  expect(await errors([zip], undefined, { ...LIMITS, zip: 1.5 * size })).toEqual([tooLarge]);
  expect(await errors([zip], undefined, { ...LIMITS, files: 1 })).toEqual([tooLarge]);
  expect(await errors([SIX_MAX], undefined, { ...LIMITS, text: size / 2 })).toEqual([
    'file 1 is too large. Split it into smaller files.',
  ]);
});
