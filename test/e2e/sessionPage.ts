import type { Locator, Page } from 'playwright';
import { evening } from '../session/evening';
import { expect } from './page';

/** The hands of an evening at one table. */
export const HANDS: readonly string[] = evening().split('\n\n\n');

export const asText = (hands: readonly string[]): string => hands.join('\n\n\n');

/** The same hands again with other numbers, `copies` times. */
export function copiesOf(hands: readonly string[], copies: number): string[] {
  return Array.from({ length: copies }, (_, copy) =>
    hands.map((hand) => hand.replace(/#9(\d+)/, (_all, rest: string) => `#${copy + 1}9${rest}`)),
  ).flat();
}

export const rows = (page: Page): Locator => page.getByRole('list', { name: /worst first/ }).getByRole('listitem');

export const choose = (page: Page): Locator => page.locator('input[type=file]').first();

/** Waits until all hands are read and priced. Then, if there is room for the choice, lists the decisions by shown cards. */
export async function read(page: Page, hands: number): Promise<void> {
  await expect(page.locator('.right [role=status]')).toHaveText(new RegExp(`^${hands} hands? read`), {
    timeout: 60_000,
  });
  await expect(page.getByText(/no price yet/)).toHaveCount(0, { timeout: 60_000 });
  const shown = page.getByRole('group', { name: 'Equity against' }).getByRole('radio', { name: 'Shown cards' });
  if (await shown.isVisible()) await shown.check();
}

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export function file(name: string, content: string | Uint8Array): ChosenFile {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(content) };
}

export const fileOf = (hands: readonly string[]): ChosenFile => file('hands.txt', asText(hands));

/** Has the worker that reads hands run something before its own code. */
export async function beforeReading(page: Page, code: string): Promise<void> {
  await page.route(/session\.worker-.*\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${code}\n${await response.text()}` });
  });
}
