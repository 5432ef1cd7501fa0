// `npm run test:browsers`: tests the page in the two browser engines that the other tests do not
// cover, in parallel.
import { writeFileSync } from 'node:fs';
import { Server } from '../server.ts';
import { MissingBrowser, type Browser } from './browser.ts';
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
      await go(start, journey);
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
