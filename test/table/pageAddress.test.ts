import { afterEach, expect, test, vi } from 'vitest';
import { pageAddress } from '../../src/ui/pages';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['https://a.example/', 'https://a.example/'],
  ['https://a.example/es.html#/?hero=AhKh', 'https://a.example/'],
  ['https://a.example/outs/zh.html?from=b#/lab', 'https://a.example/outs/'],
  ['https://a.example/outs/index.html#/', 'https://a.example/outs/index.html'],
  ['https://a.example/notes.html', 'https://a.example/notes.html'],
])('the address of %s that is shared: %s', (address, shared) => {
  vi.stubGlobal('location', new URL(address));
  expect(pageAddress()).toBe(shared);
});
