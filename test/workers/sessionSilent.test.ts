// A browser whose IndexedDB never answers (workers/sessionKept).
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Keeping } from '../../workers/sessionKeeping';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('indexedDB', { open: () => ({}) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['join', 'not read'],
  ['restore', 'not read'],
  ['leave', 'not deleted'],
  ['forget', 'not deleted'],
] as const)('%s ends after ten seconds: %s', async (act, ending) => {
  const { KeptHands } = await import('../../workers/sessionKept');
  const said: string[] = [];
  const keeping = new Keeping(new KeptHands(() => undefined), (own) => said.push(own));
  if (act === 'forget') {
    // Hands that could not be read may be deleted.
    const restored = keeping.restore();
    await vi.advanceTimersByTimeAsync(10_000);
    await restored;
  }
  let end: unknown;
  void keeping[act]().then((own) => {
    end = typeof own === 'object' ? own.ending : own;
  });
  await vi.advanceTimersByTimeAsync(9_900);
  expect([end, said]).toEqual([undefined, []]);
  await vi.advanceTimersByTimeAsync(200);
  expect(end ?? said[0]).toBe(ending);
  expect(keeping.isKeeping).toBe(false);
  expect(keeping.isBusy).toBe(false);
});
