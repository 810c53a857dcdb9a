// The QR code of a spot, read back by another library.
import jsQR from 'jsqr';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { canonical, readLink } from '../../src/notation/link';
import { writeNamed } from '../../src/notation/seating';
import { codeOf, isOwnDevice, type Code } from '../../src/ui/qr';

const ADDRESS = 'https://outs.example/play/';
/** Pixels a module. */
const SCALE = 4;

/** The text in a code, as a camera would see it. */
function decoded({ size, path }: Code): string | undefined {
  const side = SCALE * size;
  const pixels = new Uint8ClampedArray(4 * side * side).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let at = 0; at < SCALE * SCALE; at++) {
      const column = SCALE * Number(x) + (at % SCALE);
      const row = SCALE * Number(y) + Math.floor(at / SCALE);
      pixels.fill(0, 4 * (row * side + column), 4 * (row * side + column) + 3);
    }
  }
  return jsQR(pixels, side, side)?.data;
}

const docs = readFileSync('docs/notation.md', 'utf8');
const LINKS = [...new Set([...docs.matchAll(/`(#\/\?[^`]+)`/g)].map(([, link = '']) => link))];

describe('the QR code of a spot', () => {
  test.each(LINKS)('%s', (link) => {
    const { draft } = readLink(link);
    const named = writeNamed(draft, draft.names ?? []);
    const code = codeOf(ADDRESS, named);
    if (code === undefined) throw new Error('too long');
    expect(decoded(code)).toBe(code.link);
    expect(code.link).toMatch(/^[\x20-\x7e]+$/);
    expect(code.link.startsWith(ADDRESS)).toBe(true);
    const { hash } = new URL(code.link);
    expect(code.without).toEqual([]);
    expect(canonical(hash)).toBe(canonical(link));
    expect(readLink(hash).draft.names).toEqual(draft.names);
  });

  test('leaves out what is long, the least important first, and says so', () => {
    const spot = '#/?hero=AhKh&board=7h3h9c&vs=7c7d;QsQd;Ts8s;8c8d;AdQc;Kd4h;2c2d;JhTh;5c6c';
    const money = `&bets=${Array(10).fill('12345.67').join(';')}&stacks=${Array(10).fill('98765.43').join(';')}`;
    const names = `&names=${Array(10).fill('Śćżółąęńśćżó').join(';')}`;
    const code = codeOf(ADDRESS, `${spot}${money}${names}`);
    expect(code?.without).toEqual(['names']);
    expect(code && decoded(code)).toBe(`${ADDRESS}${spot}${money}`);
    const more = codeOf(ADDRESS, `${spot}${money}&others=${Array(60).fill('1234').join(';')}${names}`);
    expect(more?.without).toEqual(['names', 'money']);
    expect(more && decoded(more)).toBe(`${ADDRESS}${spot}`);
    expect(codeOf(ADDRESS, `${spot}${money}`)?.without).toEqual([]);
    expect(codeOf(ADDRESS, `#/?hero=${'AKs:50%,'.repeat(120)}QQ`)).toBeUndefined();
    expect(codeOf(ADDRESS, `#/?hero=${'x'.repeat(10_000)}`)).toBeUndefined();
  });
});

test.each([
  ['http://localhost:4173/', true],
  ['http://127.0.0.1/', true],
  ['file:///home/outs/index.html', true],
  ['https://localhost.example/', false],
  ['http://192.168.1.4/', false],
])('%s is reached from this device only: %s', (address, isOwn) => {
  expect(isOwnDevice(new URL(address))).toBe(isOwn);
});
