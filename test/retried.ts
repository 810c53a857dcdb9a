import type { Reporter, TestCase } from 'vitest/node';

/** Lists, at the end of a run, the tests that passed only when they were tried again. */
export default class Retried implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    const { retryCount = 0, flaky = false } = test.diagnostic() ?? {};
    if (flaky) this.#names.push(`${test.fullName} (${test.module.relativeModuleId}, ${retryCount})`);
  }

  onTestRunEnd(): void {
    if (this.#names.length === 0) return;
    console.log(['\nPassed only when tried again:', ...this.#names].join('\n  '));
  }
}
