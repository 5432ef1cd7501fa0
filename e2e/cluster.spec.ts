import type { Page } from '@playwright/test';
import { canCluster, Cluster } from './cluster.ts';
import { watchedTotals } from './observer.ts';
import { playOn } from './players/match.ts';
import { sitTogether } from './players/party.ts';
import type { Server } from './server.ts';
import { expect, test as base } from './test.ts';

/** Number of moves between two disturbances. */
const BETWEEN = 6;

const test = base.extend<{ cluster: Cluster }>({
  // Playwright reads the required fixtures from the first parameter.
  // oxlint-disable-next-line no-empty-pattern
  cluster: async ({}, use, info) => {
    const cluster = await Cluster.start(3);
    await use(cluster);
    await cluster.stop();
    if (info.status !== info.expectedStatus) await info.attach('servers', { body: cluster.output, contentType: 'text/plain' });
  },
  server: async ({ cluster }, use) => use(cluster.servers[0] as Server),
});

test.skip(!canCluster, 'PostgreSQL or Redis is missing');
// A long timeout: four pages at a time on a busy machine.
test.use({ trace: 'off', mayBeUnreachable: true });

/** The lengths of all periods in which this page had no server, in milliseconds. */
function gapsOf(page: Page): readonly number[] {
  const gaps: number[] = [];
  let lost: number | null = null;
  page.on('websocket', (line) => {
    let isThere = false;
    line.on('framereceived', ({ payload }) => {
      if (!payload.includes('"welcome"')) return;
      isThere = true;
      if (lost !== null) gaps.push(Math.round(performance.now() - lost));
      lost = null;
    });
    line.on('close', () => {
      if (isThere) lost = performance.now();
    });
  });
  return gaps;
}

test(
  'four players on three servers finish a match while servers are stopped, killed and restarted',
  { tag: '@long' },
  async ({ arrive, cluster }, info) => {
    test.setTimeout(600_000);
    const home = `${cluster.url}/`;
    const players = [
      await arrive('Ana', { home }),
      await arrive('Luis', { home, language: 'es' }),
      await arrive('Eva', { home, device: 'phone' }),
      await arrive('Hugo', { home, device: 'phone', language: 'es' }),
    ].map((player, i) => player.prefer(2 * i + 3));
    const names = players.map(({ name }) => name);
    const gaps = players.map(({ page }) => gapsOf(page));
    const link = await sitTogether(players);
    const loadedAt = () => Promise.all(players.map(({ page }) => page.evaluate(() => performance.timeOrigin)));
    const before = await loadedAt();
    expect(
      cluster.webSockets.every((count) => count > 0),
      'The pages should be connected to different servers.',
    ).toBe(true);

    const events = cluster.servers.flatMap((server) => [() => server.close(), () => server.restart()]);
    events.push(...cluster.servers.flatMap((server) => [() => server.kill(), () => server.restart()]));
    /** Each player's log after their moves; it must not change later. */
    const read = new Map<string, string[]>();
    let under = Promise.resolve();
    const moves = await playOn(players, async (next, made) => {
      read.set(next.name, await next.log.allTextContents());
      if (made % BETWEEN !== BETWEEN - 1) return false;
      // Runs while the next player moves.
      await under;
      under = events.shift()?.() ?? under;
      return false;
    });
    await under;
    expect(events, `All disturbances should have happened after ${moves} moves.`).toEqual([]);
    info.annotations.push({ type: 'without a server, in ms', description: JSON.stringify(gaps) });

    const totalsSeen = await watchedTotals(cluster.url, link);
    const totals = Object.fromEntries(names.map((name, i) => [name, totalsSeen[i]]));
    const [lines] = await Promise.all(players.map((player) => player.log.count()));
    for (const player of players) {
      expect(await player.totals(names), `what ${player.name} reads`).toEqual(totals);
      await expect(player.log).toHaveCount(lines ?? 0);
      const known = read.get(player.name) ?? [];
      expect((await player.log.allTextContents()).slice(0, known.length), `what ${player.name} has read`).toEqual(known);
    }
    for (const { url } of cluster.servers) expect(await watchedTotals(url, link), url).toEqual(totalsSeen);
    expect(await loadedAt(), 'No page should have been reloaded.').toEqual(before);
  },
);
