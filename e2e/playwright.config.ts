import { defineConfig } from '@playwright/test';
import { register } from 'node:module';
import { availableParallelism } from 'node:os';

// Tests import the games' rules to compare pages with them.
register('./boardgame.mjs', import.meta.url);

const executablePath = process.env['CHROMIUM_PATH'];
/** Whole matches and lessons. They start first, so that no worker is left with one at the end. */
const longest = /@long|@match/;
/** Run only by `npm test -- --slow`, `--long` and `--variants`. */
const leftOut = [
  ...(process.env['SLOW'] === undefined ? [/@slow/] : []),
  ...(process.env['LONG'] === undefined ? [/@long/] : []),
  ...(process.env['VARIANTS'] === undefined ? [/@variant/] : []),
];

/** Tests start their own servers and create people with their own devices (`test.ts`). */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  projects: [
    { name: 'longest', grep: longest, grepInvert: leftOut },
    { name: 'others', grepInvert: [longest, ...leftOut] },
  ],
  // The test of three days takes some minutes: `DAYS=1`.
  testIgnore: process.env['DAYS'] === undefined ? ['days.spec.ts'] : [],
  // Whole matches spend half of their time waiting for bots, animations and the network.
  workers: Math.ceil(1.5 * availableParallelism()),
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  // A test that passes only on a retry has not passed: `npm test` names it. Retries make sense only
  // in unattended runs.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // Bounds a test that hangs, also on a machine that is busy with other work.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    locale: 'en',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 30_000,
    // Caches from one server would be shown for another; `pwa.spec.ts` tests the worker.
    serviceWorkers: 'block',
    // Traces double the duration of a match, so only retries of failed tests record them. By hand:
    // `--trace on`.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
