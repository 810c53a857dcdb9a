// What other sites read of a page: src/build/found.ts.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addressIn, FOR_OTHERS, headOf, missingPage, robotsOf, sitemapOf } from '../../src/build/found';
import { LANGUAGES } from '../../src/build/languages';

const ADDRESS = 'https://outs.example/play/';

describe('the address', () => {
  test.each([
    ['https://outs.example', 'https://outs.example/'],
    ['https://outs.example/play', ADDRESS],
    [ADDRESS, ADDRESS],
  ])('%s ends with a slash', (text, address) => {
    expect(addressIn({ OUTS_PAGE: text })).toBe(address);
  });

  test('stays undefined without a setting', () => {
    expect(addressIn({})).toBeUndefined();
    expect(addressIn({ OUTS_PAGE: '' })).toBeUndefined();
  });

  test.each(['outs.example', 'javascript:alert(1)', 'https://a b', 'https://a/"><script>'])('%s is refused', (text) => {
    expect(() => addressIn({ OUTS_PAGE: text })).toThrow(/whole address/);
  });
});

test.each(LANGUAGES)('%s: the page names its own address and the address of every other language', (language) => {
  const attrs = headOf(language, ADDRESS).map((tag) => tag.attrs ?? {});
  const others = attrs.filter(({ hreflang }) => hreflang !== undefined);
  expect(others).toHaveLength(LANGUAGES.length + 1);
  expect(new Set(others.map(({ href }) => href)).size).toBe(LANGUAGES.length);
  const own = attrs.find(({ rel }) => rel === 'canonical')?.href;
  expect(others.map(({ href }) => href)).toContain(own);
  expect(sitemapOf(ADDRESS)).toContain(`<loc>${String(own)}</loc>`);
  for (const { content } of attrs.filter(({ property }) => property !== undefined)) expect(content).toMatch(/./);
});

test('without an address the page names no address', () => {
  const texts = LANGUAGES.map((language) => JSON.stringify(headOf(language, undefined)));
  expect([...texts, robotsOf(undefined)].join('')).not.toContain('http');
});

test('the page for wrong addresses has a style allowed by its hash, and no script', () => {
  const page = missingPage(undefined);
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(page) ?? [];
  expect(page).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  expect(page).not.toContain('<script');
  expect(page.match(/<p lang/g)).toHaveLength(LANGUAGES.length);
  expect(missingPage(ADDRESS)).toContain(`href="${ADDRESS}"`);
});

test('the pictures of an installable page are as large as its manifest says, and not kept for use offline', () => {
  const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
    lang: string;
    screenshots: { src: string; sizes: string }[];
  };
  expect(manifest.lang).toBe(LANGUAGES[0]);
  expect(manifest.screenshots).toHaveLength(2);
  for (const { src, sizes } of manifest.screenshots) {
    const png = readFileSync(`docs/pictures/${src}`);
    // A PNG begins with its signature and its first chunk, which holds both lengths.
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    expect(FOR_OTHERS).toContain(src);
  }
});
