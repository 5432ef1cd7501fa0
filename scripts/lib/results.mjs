import { readFileSync } from 'node:fs';

/**
 * Numbers of passed and failed tests, and names of those that passed only on a retry, which count
 * as neither.
 */
/** @typedef {{ passed: number, failed: number, flaky: readonly string[] }} Count */

/** Playwright's report: nested suites with tests. */
/** @typedef {{ suites?: readonly Suite[], specs?: readonly Spec[] }} Suite */
/** @typedef {{ file: string, title: string, tests: readonly { status: string }[] }} Spec */

/** A run without a report. */
const NO_REPORT = { passed: 0, failed: 1, flaky: [] };

/**
 * @param {string} file the output of vitest's JSON reporter
 * @param {string} flakyFile the output of `flaky-reporter.mjs`
 * @returns {Count} a file that could not be run counts as one failure
 */
export function vitestResults(file, flakyFile) {
  const report = read(file);
  const flaky = read(flakyFile);
  if (report === null || flaky === null) return NO_REPORT;
  const brokenFiles = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ result) =>
      result.status === 'failed' && result.assertionResults.length === 0,
  ).length;
  return { passed: report.numPassedTests - flaky.length, failed: report.numFailedTests + brokenFiles, flaky };
}

/**
 * @param {string} file the output of Playwright's JSON reporter
 * @returns {Count}
 */
export function playwrightResults(file) {
  const report = read(file);
  if (report === null) return NO_REPORT;
  const { expected, unexpected } = report.stats;
  return { passed: expected, failed: unexpected + report.errors.length, flaky: flakyIn(report) };
}

/**
 * @param {string} file the results of the other browsers; each browser is one test
 * @returns {Count}
 */
export function browsersResults(file) {
  const report = read(file);
  return report === null ? NO_REPORT : { passed: report.passed, failed: report.failed, flaky: [] };
}

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function flakyIn({ suites = [], specs = [] }) {
  const here = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...here.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(flakyIn)];
}

/**
 * The closing lines of a run: the names of flaky tests, and the counts.
 * @param {readonly Count[]} counts
 */
export function closingLines(counts) {
  const flaky = counts.flatMap((count) => count.flaky);
  const sum = (/** @type {'passed' | 'failed'} */ outcome) => counts.reduce((total, count) => total + count[outcome], 0);
  const counted = `${sum('passed')} passed, ${sum('failed')} failed`;
  return [...flaky.map((name) => `flaky: ${name}`), flaky.length === 0 ? counted : `${counted}, ${flaky.length} flaky`];
}

/**
 * Corrects the count of a run: an exit code that reports a failure counts as one, even if the
 * report lists none.
 * @param {number} exitCode
 * @param {Count} count
 * @returns {Count}
 */
export function withExitCode(exitCode, { passed, failed, flaky }) {
  return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1), flaky };
}

/** @param {string} file */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
