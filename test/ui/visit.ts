// The whole page at a link, with its style and its true worker, in the frame of the tests.
import type {} from '@vitest/browser-playwright';
import { cdp, locators, page, userEvent, type Locator } from 'vitest/browser';
import { expect } from 'vitest';
import { cleanup, render } from 'vitest-browser-svelte';
import '../../src/app.css';
import * as parts from '../../src/late';
import App from '../../src/App.svelte';
import { late } from '../../src/ui/Slots.svelte';
import { names } from '../../src/ui/names.svelte';
import { ranges } from '../../src/ui/savedRanges';
import { apply } from '../../src/ui/settings.svelte';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** What a user knows has no name: a row that is stale, or a place on the page. */
    getByCss: (selector: string) => Locator;
  }
}
locators.extend({ getByCss: (selector) => `css=${selector}` });

Object.assign(late, parts);

type Size = readonly [width: number, height: number];
export const WIDE: Size = [1440, 900];
export const TABLET: Size = [820, 1180];
export const PHONE: Size = [390, 844];

/** Opens the page at a fragment, on a device that keeps nothing. */
export async function visit(fragment = '', size = WIDE): Promise<void> {
  localStorage.clear();
  // The page before, or one of its parts, knows that its device keeps nothing any more.
  dispatchEvent(new StorageEvent('storage'));
  cleanup();
  // What the page before has yet to write into the address is written now.
  dispatchEvent(new PointerEvent('pointerdown'));
  // No card flies.
  const features = [{ name: 'prefers-reduced-motion', value: 'reduce' }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
  await page.viewport(...size);
  // The page's modules remember settings, names and saved ranges. A field that completes a saved name is not a text box.
  apply({});
  localStorage.clear();
  ranges.reread();
  names.reread();
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname + location.search + fragment);
  scrollTo(0, 0);
  await reload();
}

/** Opens the page once more: it knows what is in its address, on its device and in the memory of its modules. */
export async function reload(): Promise<void> {
  cleanup();
  await render(App);
  await expect.element(page.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument();
}

export function link(): string {
  return decodeURI(location.hash);
}

/** Types characters, and keys in braces. */
export function type(keys: string): Promise<void> {
  return userEvent.keyboard(keys);
}

export function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData });
  (document.activeElement ?? document.body).dispatchEvent(event);
}

export const sentence = page.getByCss('output.sentence');
export const answer = page.getByRole('region', { name: 'Answer' });
/** The name of hero's hand, above the cards. */
export const handName = page.getByCss('.own .status');
export const deck = page.getByRole('group', { name: 'Deck' });
/** The spot on the table, as text. */
export const line = page.getByCss('.paper');
export const focused = page.getByCss(':focus');

export const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
export const tile = (name: string): Locator => deck.getByRole('button', { name: new RegExp(`^${name}\\b`) });
/** A row under the answer, by its title. */
export const row = (title: string): Locator =>
  page.getByCss('details').filter({ has: page.getByText(title, { exact: true }) });

/** Opens a row, which is loaded when it is opened for the first time. */
export async function open(title: string): Promise<Locator> {
  await row(title).getByCss('summary').click();
  return row(title);
}

export async function says(part: Locator, text: string | RegExp): Promise<void> {
  await expect.element(part).toHaveTextContent(text);
}

export async function shows(text: string | RegExp): Promise<void> {
  await expect.element(page.getByText(text)).toBeVisible();
}

export async function counts(parts: Locator, count: number): Promise<void> {
  await expect.poll(() => parts.elements().length).toBe(count);
}

export async function focus(part: Locator): Promise<void> {
  await expect.element(part).toBeVisible();
  part.element().focus();
}
