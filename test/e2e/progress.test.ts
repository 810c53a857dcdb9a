/** @module-tag long */
import { LEVELS } from '../../src/drills/levels';
import { keptByLearner } from '../study/learner';
import { CHROMIUM, expect, test } from './page';
import { sheets } from './paper';
import { PHONE, WIDE } from './sizes';
import { violations } from './violations';

test(
  'progress prints on one page, its levels open, and is accessible to assistive technology',
  CHROMIUM,
  async ({ open }) => {
    const page = await open('#/study?show=progress', WIDE, (own) =>
      own.addInitScript((texts) => {
        for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
      }, keptByLearner(LEVELS.length)),
    );
    await expect(page.getByRole('row')).toHaveCount(LEVELS.length + 1);
    for (const { title } of LEVELS) await page.getByRole('button', { name: title }).click();
    expect(await sheets(page)).toEqual({ A4: 1, Letter: 1 });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('row', { name: /Read the board/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export' })).toBeHidden();
    for (const [{ viewport }, colorScheme] of [
      [WIDE, 'light'],
      [PHONE, 'dark'],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ media: 'screen', colorScheme, reducedMotion: 'reduce' });
      expect(await violations(page), colorScheme).toEqual([]);
    }
  },
);
