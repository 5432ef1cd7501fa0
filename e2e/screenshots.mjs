// `npm run screenshots`: plays a match and takes the pictures in docs/images.
import { build } from '../scripts/lib/build.mjs';
import { chromium } from '../scripts/lib/chromium.mjs';
import { main, run } from '../scripts/lib/run.mjs';

await main(async () => {
  await build();
  const playwright = ['node', 'node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/screenshots.config.ts'];
  process.exitCode = await run(playwright, { CHROMIUM_PATH: await chromium() });
});
