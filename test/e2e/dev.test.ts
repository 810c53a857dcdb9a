/** @module-tag long */
import type { BrowserContext, BrowserContextOptions } from 'playwright';
import { createServer } from 'vite';
import { test } from 'vitest';
import { CHROMIUM, expect, newContext } from './page';
import { PHONE, WIDE } from './sizes';

test('the development server shows the worked example: typed, tapped and linked', CHROMIUM, async () => {
  const server = await createServer({
    logLevel: 'warn',
    // Its own, so that it meets no other server's.
    cacheDir: 'node_modules/.vite-dev-test',
    server: { host: '127.0.0.1', port: 0, watch: null },
  });
  const contexts: BrowserContext[] = [];
  const newPage = async (options: BrowserContextOptions) => {
    const context = await newContext(options);
    contexts.push(context);
    return context.newPage();
  };
  try {
    await server.listen();
    const address = server.resolvedUrls?.local[0] ?? '';
    const twelve = /twelve outs, about one in four/;

    const typed = await newPage(WIDE);
    await typed.goto(address);
    await expect(typed.getByText('Your two cards?')).toBeVisible();
    await typed.keyboard.type('4c9c7d5cKh8c');
    await expect(typed.locator('output')).toHaveText(twelve);

    const tapped = await newPage(PHONE);
    await tapped.goto(address);
    const deck = tapped.getByRole('group', { name: 'Deck' });
    for (const card of [
      'four of clubs',
      'nine of clubs',
      'seven of diamonds',
      'five of clubs',
      'king of hearts',
      'eight of clubs',
    ]) {
      await deck.getByRole('button', { name: card }).tap();
    }
    await expect(tapped.locator('output')).toHaveText(twelve);

    const linked = await newPage(WIDE);
    await linked.goto(`${address}#/?hero=4c9c&board=7d5cKh8c`);
    await expect(linked.locator('output')).toHaveText(twelve);
    const figures = linked.getByRole('region', { name: 'Answer' });
    await expect(figures).toContainText('12');
    await expect(figures).toContainText('outs of 46');
    await expect(figures).toContainText(/26\.1\s*%/);
    await expect(figures).toContainText(/2\.83\s*:\s*1/);
  } finally {
    for (const context of contexts) await context.close();
    await server.close();
  }
});
