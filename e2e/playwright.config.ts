import { defineConfig } from '@playwright/test';
import { register } from 'node:module';
import { availableParallelism } from 'node:os';

// For the rules of the games, with which tests compare what pages show.
register('./boardgame.mjs', import.meta.url);

const executablePath = process.env['CHROMIUM_PATH'];
/** Whole matches and lessons. They start first, so that no worker is left with one at the end. */
const longest = /@long|@match/;
/** Left to `npm test -- --long`. */
const leftOut = process.env['LONG'] === undefined ? [/@long/] : [];

/**
 * Tests start the servers that they need themselves, and bring people with devices of their own
 * (`test.ts`).
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  projects: [
    { name: 'longest', grep: longest, grepInvert: leftOut },
    { name: 'others', grepInvert: longest },
  ],
  // Three days take some minutes: `DAYS=1`.
  testIgnore: process.env['DAYS'] === undefined ? ['days.spec.ts'] : [],
  // Whole matches wait for bots, motions and the network for half of the time.
  workers: Math.ceil(1.5 * availableParallelism()),
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  // What passes only when it is repeated has not passed: `npm test` names it. Only where nobody
  // looks is it worth a second try.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 90_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    locale: 'en',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 30_000,
    // What a browser keeps of one server would be shown for another; `pwa.spec.ts` is about it.
    serviceWorkers: 'block',
    // To record every step doubles how long a match takes: only what failed is recorded, when it is
    // tried again. By hand: `--trace on`.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
