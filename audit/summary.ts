import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const sum = (results: readonly TestResult[], type: string) =>
  results
    .flatMap(({ annotations }) => annotations)
    .filter((one) => one.type === type)
    .reduce((total, { description }) => total + Number(description), 0);

/** Prints at the end how much was looked at, by how many engines, and what stands against us. */
export default class Summary implements Reporter {
  readonly #results: TestResult[] = [];

  onTestEnd(_test: TestCase, result: TestResult) {
    this.#results.push(result);
  }

  onEnd() {
    const failed = this.#results.filter(({ status }) => status !== 'passed').length;
    console.log(
      `\n${this.#results.length} components and pages, ${sum(this.#results, 'looks')} looks by axe and by IBM’s checker: ` +
        `${failed} with faults; ${sum(this.#results, 'explained')} findings explained in audit/explained.ts.`,
    );
  }

  printsToStdio() {
    return false;
  }
}
