import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Settings from '../../src/ui/settings.svelte';

const KEY = 'outs:settings';
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;
const { dataset } = document.documentElement;

/** The settings as a window has them that has just been opened. */
async function openWindow(): Promise<typeof Settings> {
  vi.resetModules();
  const own = await import('../../src/ui/settings.svelte');
  own.readSettings();
  return own;
}

beforeEach(() => {
  localStorage.removeItem(KEY);
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.removeItem(KEY);
  delete dataset.theme;
  delete dataset.suits;
});

test('another window’s choice stays, even if this window has not heard of it', async () => {
  const { setSetting } = await openWindow();
  setSetting('theme', 'dark');
  // A window gets no event for its own changes of the storage.
  localStorage.setItem(KEY, '{"theme":"light"}');
  setSetting('suits', 'two');
  expect(kept()).toMatchObject({ theme: 'light', suits: 'two' });
  expect(dataset.theme).toBe('light');
});

test('on a full device choices hold while the page is open, and are kept once there is room', async () => {
  const { setSetting } = await openWindow();
  setSetting('theme', 'dark');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  setSetting('theme', 'light');
  setSetting('suits', 'two');
  expect({ ...dataset }).toMatchObject({ theme: 'light', suits: 'two' });
  full.mockRestore();
  setSetting('odds', 'decimal');
  expect(kept()).toMatchObject({ theme: 'light', suits: 'two', odds: 'decimal' });
  localStorage.setItem(KEY, '{"theme":"dark"}');
  setSetting('odds', 'fraction');
  expect(kept(), 'another window is heeded again').toMatchObject({ theme: 'dark' });
});
