import { secretsGame } from '@sobremesa/match/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bgioClient, until } from '../support/bgio.ts';
import { startCluster } from '../support/cluster.ts';
import { newcomer, Page } from '../support/page.ts';
import { hasRedis } from '../support/redis.ts';

const patience = { timeout: 15_000, interval: 20 };

describe.skipIf(!hasRedis)('a device that was signed out through another server', () => {
  const open: { close: () => void }[] = [];
  afterEach(() => open.splice(0).forEach((each) => each.close()));

  /** Ana on the first server, and her second device on the second one, through both doors. */
  async function connected(cluster: Awaited<ReturnType<typeof startCluster>>) {
    const [one, other] = cluster.nodes.map(({ url }) => url) as [string, string];
    const ana = await newcomer(one, 'Ana');
    const { table } = await ana.page.do('table:open', { game: 'secrets', seats: 2 });
    const { token } = await ana.page.do('devices:link', {});
    const guest = new Page(other);
    const { key } = await guest.do('devices:claim', { token });
    const second = new Page(other, { key });
    await second.pushed('welcome', ({ me }) => me !== null);
    const bgio = bgioClient(other, secretsGame(), { matchID: table, playerID: '0', credentials: key });
    const players: unknown[] = [];
    bgio.socket.on('matchData', (_table: string, list: unknown[]) => players.push(list.length));
    await until(() => players.length, 'the list of players');
    open.push(ana.page, guest, second, { close: () => bgio.client.stop() });
    const { devices } = await ana.page.do('devices:get', {});
    const [first, device] = [true, false].map((isFirst) => devices.find(({ here }) => here === isFirst)?.id ?? '') as [
      string,
      string,
    ];
    const isOut = async () => {
      await second.pushed('signedOut');
      await vi.waitFor(() => expect(players.at(-1)).toBe(0), patience);
      return players.at(-1);
    };
    return { ana, first, device, isOut };
  }

  it('is detected by its server even if no message arrives', async () => {
    await using cluster = await startCluster({ size: 2 });
    const { ana, first, device, isOut } = await connected(cluster);
    // As by a server whose messages are lost.
    await cluster.storage.dropDevices(ana.person.id, first, device);
    await expect(isOut()).resolves.toBe(0);
  });

  it('is detected at once when Redis is back', async () => {
    await using cluster = await startCluster({ size: 2, settings: { devicesMs: 600_000 } });
    const { ana, device, isOut } = await connected(cluster);
    await cluster.redis.kill();
    await ana.page.do('devices:drop', { device });
    await cluster.redis.run();
    await expect(isOut()).resolves.toBe(0);
  });
});
