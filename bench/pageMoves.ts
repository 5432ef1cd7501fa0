import type { CDPSession } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { playOn } from '../e2e/players/match.ts';
import { sitTogether } from '../e2e/players/party.ts';
import { games, House, type GameName } from './browser.ts';

const PLAYERS = ['Ana', 'Luis', 'Marisol'];
/** The first moves are not typical: cards are dealt, and pages are still warming up. */
const SKIPPED = 12;
const MEASURED = 30;
/** CPU slowdown, for a phone of some years ago. */
const SLOWED = 4;
/** A page without script activity for this time has finished handling a move. */
const QUIET_MS = 250;

interface Cost {
  /** Main thread time, in milliseconds. */
  script: number;
  /** Time for style and layout, in milliseconds. */
  layout: number;
}

/**
 * Measures the cost of a move on a player's page, on a slowed-down processor.
 * @param names of games; none for all
 */
export async function benchPageMoves(names: readonly string[] = []): Promise<void> {
  console.log(`\nA move on a page, ms of CPU, slowed down ${SLOWED} times, ${MEASURED} moves of ${PLAYERS.length} players`);
  for (const game of games) {
    if (names.length === 0 || names.includes(game)) console.table(await measure(game));
  }
}

async function measure(game: GameName) {
  const house = await House.open();
  try {
    const players = await Promise.all(PLAYERS.map((name, i) => house.robot(game, name, 7 + 4 * i)));
    const [first] = players;
    if (first === undefined) throw new Error('nobody plays');
    const link = await sitTogether(players);
    // Another device of the first player. No robot drives it, so only the page's own work runs
    // there.
    const observer = await house.page({ storageState: await first.page.context().storageState() });
    await observer.goto(link);
    await observer.locator('[aria-label][data-board], main section').first().waitFor();
    const devtools = await observer.context().newCDPSession(observer);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });

    const own: Cost[] = [];
    const others: Cost[] = [];
    let before = await quiet(devtools);
    let mover: unknown = null;
    await playOn(players, async (next, moves) => {
      const after = await quiet(devtools);
      const cost = { script: after.script - before.script, layout: after.layout - before.layout };
      if (moves > SKIPPED) (mover === first ? own : others).push(cost);
      mover = next;
      before = after;
      return moves >= SKIPPED + MEASURED;
    });
    return [row(game, 'own', own), row(game, 'of others', others)];
  } finally {
    await house.close();
  }
}

/** Resolves to the page's total cost so far, once it is idle. */
async function quiet(devtools: CDPSession): Promise<Cost> {
  let last = await usage(devtools);
  for (;;) {
    await sleep(QUIET_MS);
    const now = await usage(devtools);
    if (now.script === last.script && now.layout === last.layout) return now;
    last = now;
  }
}

async function usage(devtools: CDPSession): Promise<Cost> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
  return { script: of('ScriptDuration'), layout: of('LayoutDuration') + of('RecalcStyleDuration') };
}

function row(game: GameName, whose: string, costs: readonly Cost[]) {
  const at = (share: number, part: keyof Cost) => {
    const sorted = costs.map((cost) => cost[part]).toSorted((a, b) => a - b);
    return Math.round((sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN) * 10) / 10;
  };
  return {
    game,
    moves: `${whose} (${costs.length})`,
    'script, median': at(0.5, 'script'),
    'script, p95': at(0.95, 'script'),
    'style and layout, median': at(0.5, 'layout'),
    'style and layout, p95': at(0.95, 'layout'),
  };
}
