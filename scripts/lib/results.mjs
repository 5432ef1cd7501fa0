import { readFileSync } from 'node:fs';

/** How many tests ended how. */
/** @typedef {{ passed: number, failed: number }} Count */

/**
 * @param {string} file what vitest's JSON reporter wrote
 * @returns {Count} a file that could not be run counts as one failure
 */
export function vitestResults(file) {
  const report = read(file);
  if (report === null) return { passed: 0, failed: 1 };
  const brokenFiles = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ result) =>
      result.status === 'failed' && result.assertionResults.length === 0,
  ).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles };
}

/**
 * @param {string} file what Playwright's JSON reporter wrote
 * @returns {Count} a test that only passed when repeated has passed
 */
export function playwrightResults(file) {
  const report = read(file);
  if (report === null) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length };
}

/**
 * What a run amounts to: an exit code that says failure is one, even where the report knows of none.
 * @param {number} exitCode
 * @param {Count} count
 * @returns {Count}
 */
export function withExitCode(exitCode, { passed, failed }) {
  return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
}

/** @param {string} file */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
