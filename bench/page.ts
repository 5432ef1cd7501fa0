import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sitTogether } from '../e2e/players/party.ts';
import { Scale, type Weight } from '../e2e/weights.ts';
import { games, House } from './browser.ts';
import { benchPageMoves } from './pageMoves.ts';
import { benchPageReplay } from './pageReplay.ts';

const dist = fileURLToPath(new URL('../apps/web/dist', import.meta.url));

/**
 * `page`: the size of pages. `page moves`: the cost of a move on a page; takes some minutes. `page
 * replay`: the cost of a step in a replay. `page moves museum`, `page replay museum`: for one game
 * only.
 */
export async function benchPage([what, ...names]: readonly string[] = []): Promise<void> {
  if (what === 'moves') return benchPageMoves(names);
  if (what === 'replay') return benchPageReplay(names);
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
  const scale = new Scale(page);
  await page.goto(path);
  const weight = await scale.read();
  await page.context().close();
  return weight;
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
