/** @module-tag long */
import { readFileSync } from 'node:fs';
import { CHROMIUM, expect, test } from './page';
import { WIDE } from './sizes';

/** Width and height of a PNG, from its header. */
function sizeOf(png: Uint8Array): [number, number] {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test('the link and the picture go to the clipboard; a picture that is refused is saved', CHROMIUM, async ({ open }) => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await open('#/?hero=4c9c&board=7d5cKh8c', { ...WIDE, permissions });
  const row = page.locator('details', { has: page.getByText('Copy, print', { exact: true }) });
  await row.locator('summary').click();
  await row.getByRole('button', { name: 'Copy the link' }).focus();
  await page.keyboard.press('Enter');
  await expect(row.getByRole('status')).toHaveText(/is copied\.$/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  await row.getByRole('button', { name: 'Copy the picture' }).click();
  await expect(row.getByRole('status')).toHaveText('The picture is copied.');
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const blob = await item?.getType('image/png');
    return blob === undefined ? [] : [...new Uint8Array(await blob.arrayBuffer())];
  });
  const [width, height] = sizeOf(Uint8Array.from(copied));
  expect(width).toBe(1660);
  expect(height).toBeGreaterThan(1000);
  expect(height).toBeLessThan(2000);

  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await row.getByRole('button', { name: 'Copy the picture' }).click();
  await expect(row.getByText(/blocked copying\. Save the picture/).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Save' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('outs.png');
  expect(sizeOf(readFileSync(await file.path()))).toEqual([width, height]);
});
