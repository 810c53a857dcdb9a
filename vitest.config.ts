import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { foundBrowser } from './test/browser/find.ts';
import page from './vite.config.ts';

/** All of them: the runner itself has little to do. */
const CORES = '100%';

/** Small files that take long: at the end of a run they would be left over for one core. */
const LONG = /\/(crawl|dev|languages|print|sessionLost|layout|offline|steady)\.test\.ts$/;

/**
 * Node itself loads what counts. Vitest's loader calls a getter at each use of an import: counts take half as long again.
 * It can neither watch nor replace a file that Node has loaded.
 */
const NATIVE = {
  execArgv: ['--import=tsx'],
  server: {
    deps: {
      external: [/\/src\/(history|notation|poker|session\/hands)\//, /\/src\/(shape|steps)\.ts/, /\/test\/reference\//],
    },
  },
};
const WATCHES = !process.argv.some((word) => word === 'run' || word === '--run');

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default mergeConfig(
  page,
  defineConfig({
    test: {
      // A busy machine is no reason to fail.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      sequence: { sequencer: LongFirst },
      tags: [
        {
          name: 'long',
          description:
            'Tests that take seconds: they count a whole space, draw many spots, run commands, or open a built page.',
        },
        {
          name: 'smoke',
          description: 'End-to-end tests that `npm test` runs: each page, and each way in and out of it, once.',
        },
        {
          name: 'chromium',
          description: 'End-to-end tests that need what only Chromium’s own tools offer.',
        },
      ],
      projects: [
        {
          extends: true,
          test: {
            name: 'engine',
            // The modules keep nothing between tests: the files of a worker share them.
            isolate: false,
            environment: 'node',
            maxWorkers: CORES,
            ...(WATCHES ? {} : NATIVE),
            include: ['test/**/*.test.ts'],
            exclude: ['test/ui/**', 'test/e2e/**'],
          },
        },
        {
          extends: true,
          optimizeDeps: { include: ['comlink', 'svelte', 'vitest-browser-svelte'] },
          test: {
            name: 'ui',
            // A file begins with a page visited: modules are loaded once.
            isolate: false,
            maxWorkers: CORES,
            include: ['test/ui/**/*.test.ts'],
            globalSetup: 'test/browser/setup.ts',
            sequence: { groupOrder: 1 },
            // A late result on a busy machine is still a result.
            expect: { poll: { timeout: 15_000 } },
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              provider: playwright({
                // Read again when the browser starts, after the setup has found one: only then, so that
                // the other projects need none.
                get launchOptions() {
                  return foundBrowser();
                },
              }),
              instances: [{ browser: 'chromium' }],
            },
          },
        },
        {
          extends: true,
          test: {
            name: 'e2e',
            // Nothing is kept between tests but the browser.
            isolate: false,
            environment: 'node',
            maxWorkers: CORES,
            include: ['test/e2e/**/*.test.ts'],
            globalSetup: 'test/e2e/setup.ts',
            sequence: { groupOrder: 2 },
          },
        },
      ],
    },
  }),
);
