import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { browsersResults, closingLines, playwrightResults, vitestResults, withExitCode } from './results.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sobremesa-results-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * @param {object} content
 * @param {string} [name]
 */
function report(content, name = 'report.json') {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('a test file that does not load counts as a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
  ];
  const file = report({ numPassedTests: 1, numFailedTests: 1, testResults });
  expect(vitestResults(file, report([], 'flaky.json'))).toEqual({ passed: 1, failed: 2, flaky: [] });
});

test('a unit test that passes only when repeated has not passed, and is named', () => {
  const file = report({ numPassedTests: 3, numFailedTests: 0, testResults: [] });
  expect(vitestResults(file, report(['clock.test.ts: rings'], 'flaky.json'))).toEqual({
    passed: 2,
    failed: 0,
    flaky: ['clock.test.ts: rings'],
  });
});

/**
 * A test in Playwright's report.
 * @param {string} title
 * @param {string} status
 */
function spec(title, status) {
  return { file: 'link.spec.ts', title, tests: [{ status }] };
}

test('a browser test that passes only on a retry counts as flaky, and is listed', () => {
  const stats = { expected: 3, flaky: 2, unexpected: 2, skipped: 1 };
  const inner = { suites: [], specs: [spec('deep', 'flaky'), spec('well', 'expected')] };
  const suites = [{ suites: [inner], specs: [spec('late', 'flaky'), spec('broken', 'unexpected')] }];
  expect(playwrightResults(report({ stats, suites, errors: [{ message: 'no tests found' }] }))).toEqual({
    passed: 3,
    failed: 3,
    flaky: ['link.spec.ts: late', 'link.spec.ts: deep'],
  });
});

test('each of the other browsers counts as one test, and a run without their results as a failure', () => {
  expect(browsersResults(report({ passed: 1, failed: 1 }))).toEqual({ passed: 1, failed: 1, flaky: [] });
  expect(browsersResults(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1, flaky: [] });
});

test('the closing lines list flaky tests, and count them separately', () => {
  const units = { passed: 5, failed: 0, flaky: [] };
  expect(closingLines([units, { passed: 2, failed: 1, flaky: [] }])).toEqual(['7 passed, 1 failed']);
  expect(closingLines([units, { passed: 2, failed: 0, flaky: ['link.spec.ts: late'] }])).toEqual([
    'flaky: link.spec.ts: late',
    '7 passed, 0 failed, 1 flaky',
  ]);
});

test('a missing report counts as a failure', () => {
  expect(vitestResults(join(folder, 'none.json'), join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1, flaky: [] });
  expect(playwrightResults(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1, flaky: [] });
});

test('a failing exit code counts as a failure, whatever the report contains', () => {
  expect(withExitCode(1, { passed: 5, failed: 0, flaky: [] })).toEqual({ passed: 5, failed: 1, flaky: [] });
  expect(withExitCode(1, { passed: 5, failed: 2, flaky: [] })).toEqual({ passed: 5, failed: 2, flaky: [] });
  expect(withExitCode(0, { passed: 5, failed: 0, flaky: [] })).toEqual({ passed: 5, failed: 0, flaky: [] });
});
