/** @module-tag long */
// The weight of the page, and that it does no work when it is not used.
import { gzipSync } from 'node:zlib';
import { describe } from 'vitest';
import { CHROMIUM, expect, SMOKE, test } from './page';

/** Bytes on the line of a file as a host would send it. */
async function weight(url: string): Promise<number> {
  const response = await fetch(url);
  expect(response.status, url).toBe(200);
  return gzipSync(Buffer.from(await response.arrayBuffer())).length;
}

describe('what is loaded, compressed', () => {
  /** Addresses of files that a text names, the page or one of its scripts. */
  async function filesIn(url: string, pattern: RegExp): Promise<string[]> {
    const text = await (await fetch(url)).text();
    return [...new Set(text.match(pattern))].map((name) => new URL(name, url).href);
  }

  test('the first page, its script and its style weigh less than 69 kB', SMOKE, async ({ address }) => {
    const files = await filesIn(address, /assets\/[\w.-]+\.(js|css)/g);
    expect(files.length).toBeGreaterThan(1);
    const weights = await Promise.all(files.map(weight));
    // The style is written into the page, next to the name of its file; so is a script.
    const [, early = ''] = /<script>(.*)<\/script>/.exec(await (await fetch(address)).text()) ?? [];
    expect(early).not.toBe('');
    expect(weights.reduce((sum, own) => sum + own, gzipSync(early).length)).toBeLessThan(69_000);
  });

  test('the worker that counts weighs less than 32.4 kB', SMOKE, async ({ address }) => {
    const scripts = await filesIn(address, /assets\/[\w.-]+\.js/g);
    const named = await Promise.all(scripts.map((url) => filesIn(url, /odds\.worker-[\w-]+\.js/g)));
    const [worker, ...others] = new Set(named.flat());
    expect(others).toEqual([]);
    expect(await weight(worker)).toBeLessThan(32_400);
  });
});

test('an idle page does nothing', CHROMIUM, async ({ open }) => {
  const page = await open('#/?hero=4c9c&board=7d5cKh8c');
  await expect(page.locator('output')).toHaveText(/twelve outs/);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const measure = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return new Map(metrics.map(({ name, value }) => [name, value]));
  };
  const rest = async () => {
    const before = await measure();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const after = await measure();
    return ['LayoutCount', 'RecalcStyleCount', 'ScriptDuration'].map(
      (name) => (after.get(name) ?? NaN) - (before.get(name) ?? NaN),
    );
  };
  for (const fragment of ['#/?hero=4c9c&board=7d5cKh8c', '#/lab?hands=8c8d7h7s*', '#/study?seed=3']) {
    await page.evaluate((link) => (location.hash = link), fragment);
    // After the work of loading the page stays idle.
    await expect.poll(rest, { message: fragment }).toEqual([0, 0, 0]);
  }
});
