import { afterEach, describe, expect, test, vi } from 'vitest';
import { dropShared, waitingShare } from '../../src/session/shared';
import { sharedText } from '../../src/session/words';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser in which these answers wait. */
function withCache(name: string, answers: readonly Response[]): Set<string> {
  const names = new Set([name]);
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: () => Promise.resolve({ scope: 'https://outs.example/' }) },
  });
  vi.stubGlobal('caches', {
    has: (own: string) => Promise.resolve(names.has(own)),
    open: () => Promise.resolve({ matchAll: () => Promise.resolve(answers) }),
    delete: (own: string) => Promise.resolve(names.delete(own)),
  });
  return names;
}

const PLACE = 'outs shared https://outs.example/';

describe('what another app shared', () => {
  test('waits with its names until it is dropped', async () => {
    const file = (name: string) => new Response('hands', { headers: { 'x-name': encodeURIComponent(name) } });
    const names = withCache(PLACE, [file('5 € ½.txt'), file('../..')]);
    const { files, problem } = await waitingShare();
    expect(files.map(({ name, size }) => [name, size])).toEqual([
      ['5 € ½.txt', 5],
      ['../..', 5],
    ]);
    expect(problem).toBeUndefined();
    await dropShared();
    expect(names.size).toBe(0);
  });

  test('with a problem is that problem, and any other text is one too', async () => {
    withCache(PLACE, [new Response('too large')]);
    expect(await waitingShare()).toEqual({ files: [], problem: 'too large' });
    withCache(PLACE, [new Response('<b>text</b>')]);
    expect((await waitingShare()).problem).toBe('unreadable');
    withCache(PLACE, [new Response('x', { headers: { 'x-name': '%' } })]);
    expect((await waitingShare()).problem).toBe('unreadable');
  });

  test('is nothing in a browser without service workers, or in another copy’s cache', async () => {
    vi.stubGlobal('navigator', {});
    expect(await waitingShare()).toEqual({ files: [], problem: undefined });
    withCache('outs shared https://outs.example/beta/', [new Response('too large')]);
    expect(await waitingShare()).toEqual({ files: [], problem: undefined });
  });

  test('is named, counted and asked about in one sentence', () => {
    const files = ['a.txt', 'b.txt', 'c.txt'].map((name) => new File(['x'.repeat(700_000)], name));
    expect(sharedText(files)).toBe('Another app shared 3 files, 2.1 MB: a.txt, b.txt and 1 more. Read them?');
    expect(sharedText([new File(['x'], `${'n'.repeat(60)}.txt`)])).toBe(
      `Another app shared 1 file, 1 kB: ${'n'.repeat(39)}…. Read it?`,
    );
  });
});
