// `npm test`: unit tests, and tests in Chromium. `--unit`, `--e2e` and `--browsers` (Firefox and
// WebKit) each select one part. These add tests:
// - `--slow`: the slow tests, in files `*.slow.test.*` or with the tag `@slow`.
// - `--servers`: the tests with PostgreSQL, with Redis, on three servers, and on servers that are
//   killed.
// - `--long`: the longest tests in Chromium, and random tests with all their matches.
// - `--variants`: the tests in Chromium of paths that other tests cover in another game, language
//   or size.
// `--shard=1/3` runs a third of the tests in Chromium. The last line counts what passed and failed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkNodeVersion } from './lib/node-version.mjs';

checkNodeVersion();
const { install } = await import('./lib/install.mjs');
const { prepare } = await import('./lib/prepare.mjs');
const { chromium } = await import('./lib/chromium.mjs');
const { main, run, StepFailed } = await import('./lib/run.mjs');
const { browsersResults, closingLines, playwrightResults, vitestResults, withExitCode } = await import('./lib/results.mjs');

const has = (/** @type {string} */ flag) => process.argv.includes(flag);
const parts = { '--unit': unitTests, '--e2e': chromiumTests, '--browsers': otherBrowsers };
const named = Object.entries(parts).filter(([name]) => has(name));
const wanted = named.length === 0 ? [unitTests, chromiumTests] : named.map(([, part]) => part);
const env = Object.fromEntries(['--slow', '--long', '--variants'].filter(has).map((flag) => [flag.slice(2).toUpperCase(), '1']));
const shard = process.argv.filter((argument) => argument.startsWith('--shard='));
const reports = mkdtempSync(join(tmpdir(), 'sobremesa-tests-'));

await main(async () => {
  await (wanted.every((part) => part === unitTests) ? install() : prepare());
  const counts = [];
  for (const part of wanted) counts.push(await part().catch(asFailure));
  const left = ['--slow', '--servers'].filter((flag) => !has(flag));
  if (left.length > 0) console.log(`Left out: tests that need ${left.join(' or ')} (see CONTRIBUTING.md).`);
  for (const line of closingLines(counts)) console.log(line);
  process.exitCode = counts.every(({ failed }) => failed === 0) ? 0 : 1;
}).finally(() => rmSync(reports, { recursive: true, force: true }));

/**
 * Counts a failed start as a failure. Its step has printed the reason.
 * @param {unknown} error
 */
function asFailure(error) {
  if (!(error instanceof StepFailed)) throw error;
  return { passed: 0, failed: 1, flaky: [] };
}

async function unitTests() {
  const report = join(reports, 'vitest.json');
  const flaky = join(reports, 'flaky.json');
  const options = [
    '--reporter=default',
    '--reporter=json',
    '--reporter=./scripts/lib/flaky-reporter.mjs',
    `--outputFile.json=${report}`,
    // As in Chromium: retries make sense only in unattended runs, and the closing lines name them.
    ...(process.env['CI'] === undefined ? [] : ['--retry=1']),
    ...(has('--servers') ? [] : ['--project=!with-*']),
  ];
  const exitCode = await run(['node', 'node_modules/vitest/vitest.mjs', 'run', ...options], {
    FLAKY_JSON_OUTPUT_NAME: flaky,
    ...(has('--slow') ? {} : { SKIP_SLOW: '1' }),
    ...env,
  });
  return withExitCode(exitCode, vitestResults(report, flaky));
}

async function chromiumTests() {
  const report = join(reports, 'playwright.json');
  const options = ['-c', 'e2e/playwright.config.ts', '--reporter=list,json', ...shard];
  const exitCode = await run(['node', 'node_modules/@playwright/test/cli.js', 'test', ...options], {
    CHROMIUM_PATH: await chromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    ...env,
  });
  return withExitCode(exitCode, playwrightResults(report));
}

async function otherBrowsers() {
  const report = join(reports, 'browsers.json');
  const exitCode = await run(['node', '--import', 'tsx', 'e2e/browsers/main.ts'], { BROWSERS_JSON_OUTPUT_NAME: report });
  return withExitCode(exitCode, browsersResults(report));
}
