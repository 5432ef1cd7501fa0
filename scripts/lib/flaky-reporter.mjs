import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * A reporter for vitest that writes which tests passed only on a retry, as a JSON array of
 * `file: name` to the file in `FLAKY_JSON_OUTPUT_NAME`.
 */
export default class FlakyReporter {
  /** @type {string[]} */
  #flaky = [];

  /** @param {import('vitest/node').TestCase} testCase */
  onTestCaseResult(testCase) {
    if (testCase.diagnostic()?.flaky !== true) return;
    this.#flaky.push(`${relative(process.cwd(), testCase.module.moduleId)}: ${testCase.fullName}`);
  }

  onTestRunEnd() {
    const file = process.env['FLAKY_JSON_OUTPUT_NAME'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(this.#flaky));
  }
}
