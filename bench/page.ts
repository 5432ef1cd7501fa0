import type { Page, Request } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sitTogether } from '../e2e/players/party.ts';
import { games, House } from './browser.ts';
import { benchPageMoves } from './pageMoves.ts';

const dist = fileURLToPath(new URL('../apps/web/dist', import.meta.url));

/** The resources that a browser has loaded: bytes of bodies on the wire, and of all headers. */
interface Weight {
  requests: number;
  code: number;
  pictures: number;
  fonts: number;
  headers: number;
}

/**
 * `page`: the size of pages. `page moves`: the cost of a move on a page; takes some minutes. `page
 * moves museum`: for one game only.
 */
export async function benchPage([what, ...names]: readonly string[] = []): Promise<void> {
  if (what === 'moves') return benchPageMoves(names);
  const house = await House.open();
  try {
    console.log(
      '\nWhat a browser with nothing kept fetches, kB (1000 bytes) over the line; code is pages, scripts, styles and texts',
    );
    const rows = [{ page: 'the start page', ...inKB(await weigh(await house.page(), '/')) }];
    for (const game of games) {
      const players = await Promise.all(['Ana', 'Luis'].map((name, i) => house.robot(game, name, 7 + i)));
      const link = await sitTogether(players);
      rows.push({ page: `a table of ${game}`, ...inKB(await weigh(await house.page(), link)) });
      for (const { page } of players) await page.context().close();
    }
    console.table(rows);
    console.log(`All that is built, compressed: ${Math.round(built() / 1000)} kB`);
  } finally {
    await house.close();
  }
}

async function weigh(page: Page, path: string): Promise<Weight> {
  const sum: Weight = { requests: 0, code: 0, pictures: 0, fonts: 0, headers: 0 };
  const counted: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.includes('/socket.io/') || !request.url().startsWith('http')) return;
    counted.push(count(request, sum));
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await Promise.all(counted);
  await page.context().close();
  return sum;
}

async function count(request: Request, sum: Weight): Promise<void> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  const type = request.resourceType();
  sum.requests += 1;
  sum[type === 'font' ? 'fonts' : type === 'image' ? 'pictures' : 'code'] += responseBodySize;
  sum.headers += responseHeadersSize;
}

function inKB({ requests, ...bytes }: Weight) {
  const kB = Object.entries(bytes).map(([name, count]) => [name, Math.round(count / 100) / 10]);
  return { requests, ...(Object.fromEntries(kB) as Omit<Weight, 'requests'>) };
}

/** Size of the whole build with Brotli, in bytes. */
function built(): number {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:br|woff2)$/.test(file));
  return files.reduce((sum, file) => sum + readFileSync(join(dist, file)).length, 0);
}
