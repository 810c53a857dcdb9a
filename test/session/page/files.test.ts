import { afterEach, describe, expect, test, vi } from 'vitest';
import { dropShared, waitingShare } from '../../../src/session/page/files';
import { sharedText } from '../../../src/session/page/sessionSentences';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser in which these answers wait. Returns them by their addresses. */
function withCache(name: string, answers: readonly Response[]): Map<string, Response> {
  const entries = new Map(answers.map((answer, index) => [`https://outs.example/${index}`, answer]));
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: () => Promise.resolve({ scope: 'https://outs.example/' }) },
  });
  vi.stubGlobal('caches', {
    has: (own: string) => Promise.resolve(own === name),
    open: () =>
      Promise.resolve({
        keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
        match: (url: string) => Promise.resolve(entries.get(url)),
        delete: (url: string) => Promise.resolve(entries.delete(url)),
      }),
  });
  return entries;
}

const PLACE = 'outs shared https://outs.example/';

describe('what another app shared', () => {
  test('waits with its names until it is dropped', async () => {
    const file = (name: string) => new Response('hands', { headers: { 'x-name': encodeURIComponent(name) } });
    const entries = withCache(PLACE, [file('5 € ½.txt'), file('../..')]);
    const shared = await waitingShare();
    const { files, problem } = shared;
    expect(files.map(({ name, size }) => [name, size])).toEqual([
      ['5 € ½.txt', 5],
      ['../..', 5],
    ]);
    expect(problem).toBeUndefined();
    await dropShared(shared);
    expect(entries.size).toBe(0);
  });

  test('still waits if it came after the share that is dropped', async () => {
    const entries = withCache(PLACE, []);
    const nothing = await waitingShare();
    entries.set('https://outs.example/new', new Response('too large'));
    await dropShared(nothing);
    expect((await waitingShare()).problem).toBe('too large');
  });

  test('brings its problem, and any other text counts as a problem', async () => {
    withCache(PLACE, [new Response('too large')]);
    expect(await waitingShare()).toMatchObject({ files: [], problem: 'too large' });
    withCache(PLACE, [new Response('<b>text</b>')]);
    expect((await waitingShare()).problem).toBe('unreadable');
    const entries = withCache(PLACE, [new Response('x', { headers: { 'x-name': '%' } })]);
    const unreadable = await waitingShare();
    expect(unreadable.problem).toBe('unreadable');
    await dropShared(unreadable);
    expect(entries.size).toBe(0);
  });

  test('stays empty in a browser without service workers, or in another copy’s cache', async () => {
    vi.stubGlobal('navigator', {});
    expect(await waitingShare()).toEqual({ files: [], problem: undefined, entries: [] });
    withCache('outs shared https://outs.example/beta/', [new Response('too large')]);
    expect(await waitingShare()).toEqual({ files: [], problem: undefined, entries: [] });
  });

  test('appears with names, number and size in one question', () => {
    const files = ['a.txt', 'b.txt', 'c.txt'].map((name) => new File(['x'.repeat(700_000)], name));
    expect(sharedText(files)).toBe('Another app shared 3 files, 2.1 MB: a.txt, b.txt and 1 more. Read them?');
    expect(sharedText([new File(['x'], `${'n'.repeat(60)}.txt`)])).toBe(
      `Another app shared 1 file, 1 kB: ${'n'.repeat(39)}…. Read it?`,
    );
  });
});
