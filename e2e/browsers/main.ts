// `npm run test:browsers`: tests the page in the two browser engines that the other tests do not
// cover, in parallel.
import { writeFileSync } from 'node:fs';
import { Server } from '../server.ts';
import { CrashedBrowser, MissingBrowser, type Browser } from './browser.ts';
import { Firefox } from './firefox.ts';
import { tour, type Journey } from './tour.ts';
import { WebKit } from './webkit.ts';

/** Each uses one of the languages, and plays on one of the devices. */
const others: readonly { name: string; start: () => Promise<Browser>; journey: Journey }[] = [
  { name: 'Firefox', start: () => Firefox.start(), journey: { language: 'en', plays: 'desk' } },
  { name: 'WebKit', start: () => WebKit.start(), journey: { language: 'es', plays: 'phone' } },
];

const count = { passed: 0, failed: 0 };
await Promise.all(
  others.map(async ({ name, start, journey }) => {
    try {
      await goAgain(name, start, journey);
      count.passed += 1;
    } catch (error) {
      if (error instanceof MissingBrowser) {
        console.log(`${name} is missing and was not tested: ${error.message}`);
        if (process.env['CI'] === undefined) return;
      } else console.error(`${name}:`, error);
      count.failed += 1;
    }
  }),
);
const report = process.env['BROWSERS_JSON_OUTPUT_NAME'];
if (report !== undefined) writeFileSync(report, JSON.stringify(count));
process.exit(count.failed === 0 ? 0 : 1);

/**
 * A crash of GTK's MiniBrowser is rare and says nothing of the page; a second one in a row does.
 */
async function goAgain(name: string, start: () => Promise<Browser>, journey: Journey): Promise<void> {
  try {
    await go(start, journey);
  } catch (error) {
    if (!(error instanceof CrashedBrowser)) throw error;
    console.log(`${name} crashed, and starts again: ${error.message}`);
    await go(start, journey);
  }
}

async function go(start: () => Promise<Browser>, journey: Journey): Promise<void> {
  const server = await Server.start();
  try {
    const browser = await start();
    try {
      await tour(browser, server.url, journey);
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}
