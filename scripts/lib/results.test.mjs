import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { playwrightResults, vitestResults, withExitCode } from './results.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sobremesa-results-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {object} content */
function report(content) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('a test file that does not load is a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
  ];
  expect(vitestResults(report({ numPassedTests: 1, numFailedTests: 1, testResults }))).toEqual({ passed: 1, failed: 2 });
});

test('a browser test that passes when repeated has passed', () => {
  const stats = { expected: 3, flaky: 1, unexpected: 2, skipped: 1 };
  expect(playwrightResults(report({ stats, errors: [{ message: 'no tests found' }] }))).toEqual({ passed: 4, failed: 3 });
});

test('no report at all is a failure', () => {
  expect(vitestResults(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1 });
  expect(playwrightResults(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1 });
});

test('an exit code of failure is one, whatever the report says', () => {
  expect(withExitCode(1, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 1 });
  expect(withExitCode(1, { passed: 5, failed: 2 })).toEqual({ passed: 5, failed: 2 });
  expect(withExitCode(0, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 0 });
});
