import type { Page } from 'playwright';
import { WIDE } from './sizes';

/** A visit of somebody who will come back: the page may keep itself. */
export const VISIT = { ...WIDE, serviceWorkers: 'allow' } as const;

/** Until all files are kept and the service worker answers for them. */
export async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
}
