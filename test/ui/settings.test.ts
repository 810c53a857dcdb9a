import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Settings from '../../src/ui/settings.svelte';
import first from '../released/device-0.1.0.json';
import second from '../released/device-0.2.0.json';
import third from '../released/device-0.2.1.json';
import fourth from '../released/device-0.2.2.json';

const KEY = 'outs:settings';
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;
const { dataset } = document.documentElement;

/** The settings as a window has them that has just been opened: all windows of a test share the module. */
async function openWindow(): Promise<typeof Settings> {
  const texts = Object.entries<string>(localStorage);
  const own = await import('../../src/ui/settings.svelte');
  for (const [name, [first]] of Object.entries(own.CHOICES)) own.setSetting(name as 'theme', first as 'system');
  localStorage.clear();
  for (const [key, text] of texts) localStorage.setItem(key, text);
  own.readSettings();
  return own;
}

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
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

test('a window of 0.2 drops no setting that it does not know', async () => {
  const { setSetting } = await openWindow();
  setSetting('language', 'es');
  setSetting('text', 'large');
  // It writes the five that it knows, and nothing else.
  localStorage.setItem(KEY, '{"theme":"dark","suits":"four","odds":"against","held":"closed","rows":"combos"}');
  const { settings } = await openWindow();
  expect(settings).toMatchObject({ theme: 'dark', language: 'es', text: 'large' });
});

test('what a newer version saved stays until the user chooses otherwise', async () => {
  localStorage.setItem(KEY, '{"theme":"sepia","sound":"on"}');
  const { setSetting, settings } = await openWindow();
  expect(settings.theme).toBe('system');
  setSetting('suits', 'two');
  expect(kept()).toMatchObject({ theme: 'sepia', sound: 'on', suits: 'two' });
  setSetting('theme', 'dark');
  expect(kept()).toMatchObject({ theme: 'dark', sound: 'on' });
});

test('choices that could not be saved do not undo those that another window made since', async () => {
  const { setSetting } = await openWindow();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  setSetting('suits', 'two');
  full.mockRestore();
  localStorage.setItem(KEY, '{"theme":"dark","odds":"decimal"}');
  setSetting('rows', 'share');
  expect(kept()).toMatchObject({ theme: 'dark', odds: 'decimal', suits: 'two', rows: 'share' });
});

test.each(['rubbish', 'null', '[1]', '"x"', '{"theme":7,"__proto__":{"a":1}}'])('%s is not a setting', async (text) => {
  localStorage.setItem(KEY, text);
  const { setSetting } = await openWindow();
  setSetting('suits', 'two');
  const { settings } = await openWindow();
  expect(settings).toMatchObject({ theme: 'system', suits: 'two' });
});

test.each([first, second, third, fourth])('the settings of each release open whole: device %#', async (texts) => {
  for (const [key, text] of Object.entries<string>(texts)) localStorage.setItem(key, text);
  const { setSetting, settings } = await openWindow();
  const saved = JSON.parse(texts[KEY]) as Record<string, string>;
  expect(settings).toMatchObject(saved);
  expect({ ...dataset }).toMatchObject({ theme: 'dark', suits: 'two' });
  expect(localStorage.getItem(KEY), 'nothing is written before a choice').toBe(texts[KEY]);
  setSetting('theme', 'dark');
  const both = [KEY, `${KEY}-2`].map((key) => localStorage.getItem(key));
  expect(both[0]).toBe(both[1]);
  expect(JSON.parse(both[0] ?? '')).toEqual({ ...settings });
});

test('a choice is written as it always was, byte for byte', async () => {
  const { setSetting } = await openWindow();
  setSetting('language', 'pt');
  const text =
    '{"theme":"system","suits":"four","odds":"against","held":"closed","rows":"combos","text":"normal",' +
    '"language":"pt","screen":"on"}';
  expect([KEY, `${KEY}-2`].map((key) => localStorage.getItem(key))).toEqual([text, text]);
  for (const [key, own] of Object.entries(fourth)) localStorage.setItem(key, own);
  const { setSetting: choose } = await openWindow();
  choose('screen', 'device');
  expect(localStorage.getItem(KEY)).toBe(fourth[KEY]);
});
