import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { setSetting } from '../../src/ui/keptSettings';
import { chosenIn, readSettings, settings } from '../../src/ui/settings.svelte';
import released from '../released/device-1.0.0.json';
import { answer, button, focus, tile, type, visit } from './visit';

const KEY = 'outs:settings';
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;
const { dataset } = document.documentElement;

/** The settings as a window has them that has just been opened: all windows of a test share the module. */
function openWindow(): void {
  const texts = Object.entries<string>(localStorage);
  localStorage.clear();
  // Else the module would save again what the window before could not.
  setSetting('theme', 'system');
  localStorage.clear();
  for (const [key, text] of texts) localStorage.setItem(key, text);
  readSettings();
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

test('another window’s choice stays, even if this window has not heard of it', () => {
  openWindow();
  setSetting('theme', 'dark');
  // A window gets no event for its own changes of the storage.
  localStorage.setItem(KEY, '{"theme":"light"}');
  setSetting('suits', 'two');
  expect(kept()).toMatchObject({ theme: 'light', suits: 'two' });
  expect(dataset.theme).toBe('light');
});

test('on a full device choices hold while the page is open, and are kept once there is room', () => {
  openWindow();
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

test('settings that were deleted while the window was open are unchosen, and only the next choice is saved', () => {
  openWindow();
  setSetting('theme', 'dark');
  setSetting('text', 'large');
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage'));
  expect({ ...settings }).toEqual(chosenIn({}));
  expect({ ...dataset }).toMatchObject({ theme: 'system', text: 'normal' });
  expect(kept()).toBeNull();
  setSetting('theme', 'light');
  localStorage.clear();
  // A window that has not heard of it.
  setSetting('suits', 'two');
  expect(kept()).toEqual({ ...chosenIn({}), suits: 'two', version: 1 });
});

test('settings that a newer version saved stay until the user chooses otherwise', () => {
  localStorage.setItem(KEY, '{"theme":"sepia","sound":"on"}');
  openWindow();
  expect(settings.theme).toBe('system');
  setSetting('suits', 'two');
  expect(kept()).toMatchObject({ theme: 'sepia', sound: 'on', suits: 'two' });
  setSetting('theme', 'dark');
  expect(kept()).toMatchObject({ theme: 'dark', sound: 'on' });
});

test('choices that could not be saved do not undo those that another window made since', () => {
  openWindow();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  setSetting('suits', 'two');
  full.mockRestore();
  localStorage.setItem(KEY, '{"theme":"dark","odds":"decimal"}');
  setSetting('rows', 'share');
  expect(kept()).toMatchObject({ theme: 'dark', odds: 'decimal', suits: 'two', rows: 'share' });
});

test.each(['rubbish', 'null', '[1]', '"x"', '{"theme":7,"__proto__":{"a":1}}'])('%s is not a setting', (text) => {
  localStorage.setItem(KEY, text);
  openWindow();
  setSetting('suits', 'two');
  openWindow();
  expect(settings).toMatchObject({ theme: 'system', suits: 'two' });
});

test('the settings of 1.0.0 open whole, and are saved under one key', () => {
  for (const [key, text] of Object.entries<string>(released)) localStorage.setItem(key, text);
  openWindow();
  const saved = JSON.parse(released[KEY]) as Record<string, string>;
  expect(settings).toMatchObject(saved);
  expect({ ...dataset }).toMatchObject({ theme: 'dark', text: 'large' });
  expect(localStorage.getItem(KEY), 'nothing is written before a choice').toBe(released[KEY]);
  setSetting('screen', 'on');
  expect(kept()).toEqual({ ...saved, screen: 'on', version: 1 });
  expect(localStorage.getItem(`${KEY}-2`)).toBeNull();
});

test('a choice is written as it always was, byte for byte', () => {
  openWindow();
  setSetting('language', 'pt');
  const text =
    '{"theme":"system","suits":"four","odds":"against","held":"closed","rows":"combos","text":"normal",' +
    '"language":"pt","screen":"on","tops":"one","version":1}';
  expect(localStorage.getItem(KEY)).toBe(text);
  localStorage.setItem(KEY, text.replace(/,"tops".*\}$/, '}'));
  openWindow();
  setSetting('language', 'es');
  // What a release did not know follows what it wrote.
  expect(localStorage.getItem(KEY)).toBe(text.replace('pt', 'es'));
});

test('a text without settings is set aside, and nobody takes it back', () => {
  localStorage.setItem(KEY, 'rubbish');
  openWindow();
  setSetting('suits', 'two');
  expect(localStorage.getItem(`${KEY}:aside:1`)).toBe('rubbish');
  expect(kept()).toMatchObject({ theme: 'system', suits: 'two' });
});

test('another window’s choice is applied when it is heard of, not over one that could not be saved', () => {
  openWindow();
  setSetting('theme', 'dark');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  setSetting('suits', 'two');
  full.mockRestore();
  localStorage.setItem(KEY, '{"theme":"light","suits":"four"}');
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(settings).toMatchObject({ theme: 'light', suits: 'two' });
  setSetting('odds', 'decimal');
  expect(kept()).toMatchObject({ theme: 'light', suits: 'two', odds: 'decimal' });
});

test('the settings of a newer version stay as they are, and a choice holds for the visit', () => {
  const newer = '{"theme":"light","version":2}';
  localStorage.setItem(KEY, newer);
  openWindow();
  setSetting('suits', 'two');
  expect(settings.suits).toBe('two');
  expect(localStorage.getItem(KEY)).toBe(newer);
});

test('the settings give a two-colour deck, and another way to write odds by keyboard alone', async () => {
  openWindow();
  await visit('#/?hero=4c9c&board=7d5cKh8c');
  const colour = (selector: string) => getComputedStyle(page.getByCss(selector).first().element()).color;
  const suit = (card: string) => colour(`.slots [aria-label^="${card}"]`);
  await expect.element(answer).toHaveTextContent(/2\.83\s*:\s*1/);
  await expect.element(tile('ace of spades')).toBeVisible();
  expect(suit('seven of diamonds')).not.toBe(suit('king of hearts'));
  await focus(button(/^Settings/));
  await type('{Enter}');
  await page.getByRole('radio', { name: 'Two-colour' }).click();
  expect(suit('seven of diamonds')).toBe(suit('king of hearts'));
  expect(suit('four of clubs')).toBe(colour('body'));
  const odds = await page.getByRole('radio', { name: '2.83 : 1' }).findElement();
  odds.focus();
  await type('{ArrowRight}');
  await expect.element(answer).toHaveTextContent(/1\s*in\s*3\.83/);
  await type('{ArrowRight}');
  await expect.element(answer).toHaveTextContent(/3\.83\s*decimal odds/);
});
