// `npm run test:browsers`: the two engines that `npm test` leaves out look at the page.
import { Server } from '../server.ts';
import type { Language } from '../people/words.ts';
import { MissingBrowser, type Browser } from './browser.ts';
import { Firefox } from './firefox.ts';
import { tour } from './tour.ts';
import { WebKit } from './webkit.ts';

/** Each goes round in one of the languages. */
const others: readonly { name: string; start: () => Promise<Browser>; language: Language }[] = [
  { name: 'Firefox', start: () => Firefox.start(), language: 'en' },
  { name: 'WebKit', start: () => WebKit.start(), language: 'es' },
];

let passed = 0;
let failed = 0;
for (const { name, start, language } of others) {
  try {
    await go(start, language);
    passed += 1;
    console.log(
      `${name}: lobby, form, waiting rooms, games in three lines, boards, logs and help looked at, at a desk and on a phone; no chat, no match played`,
    );
  } catch (error) {
    failed += 1;
    if (error instanceof MissingBrowser) console.log(`${name} is not installed: ${error.message}`);
    else console.error(`${name}:`, error);
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function go(start: () => Promise<Browser>, language: Language): Promise<void> {
  const browser = await start();
  const server = await Server.start();
  try {
    await tour(browser, server.url, language);
  } finally {
    await browser.close();
    await server.stop();
  }
}
