import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Outage } from '../src/storage/records.ts';
import { openSqlite } from '../src/storage/index.ts';
import { newcomer, Page } from './support/page.ts';
import { runServer, temporaryFolder } from './support/process.ts';

/** The outages stored in this folder. */
async function outagesIn(folder: string): Promise<Outage[]> {
  const storage = await openSqlite(join(folder, 'sobremesa.db'));
  const outages = await storage.beat(0, Number.MAX_SAFE_INTEGER, 0);
  await storage.close();
  return outages;
}

it.each([
  ['a bank', { kind: 'live', clock: { bank: 3600, increment: 0 } }],
  ['a correspondence turn', { kind: 'days', hours: 12 }],
] as const)(
  'two kill -9 while %s runs down: the time without a server is given back exactly once',
  async (_what, pace) => {
    using data = temporaryFolder();
    const env = { PORT: '0', DATA_DIR: data.path };
    let server = runServer(env);
    const url = await server.ready;
    const ana = await newcomer(url, 'Ana');
    const ben = await newcomer(url, 'Ben');
    const { table } = await ana.page.do('table:open', { game: 'patzcuaro', seats: 2, pace });
    await ben.page.do('table:sit', { table });
    await ana.page.do('table:start', { table });
    const dues: number[] = [];
    const downs: Outage[] = [];
    const look = async (page: Page) => {
      const { view } = await page.do('table:enter', { table });
      const clock = view.clock?.find(({ runs }) => runs);
      if (clock?.dueAt === null || clock === undefined) throw new Error('no clock runs');
      dues.push(clock.dueAt);
      for (const each of [ana.page, ben.page, page]) each.close();
      return clock.dueAt - clock.left;
    };
    const since = await look(ana.page);
    for (let kills = 0; kills < 2; kills++) {
      const from = Date.now();
      server.kill('SIGKILL');
      await server.exited;
      downs.push({ from, until: Date.now() });
      server = runServer(env);
      await look(new Page(await server.ready, { key: ana.key }));
    }
    server.kill('SIGTERM');
    await server.exited;
    const outages = await outagesIn(data.path);
    expect(outages).toHaveLength(2);
    for (const [i, { from, until }] of outages.entries()) {
      expect(dues[i + 1]).toBe(dues[i]! + until - Math.max(from, since));
      // The last heartbeat was before the kill, and the next one after it.
      expect(from).toBeLessThanOrEqual(downs[i]!.from);
      expect(until).toBeGreaterThanOrEqual(downs[i]!.until);
    }
  },
  60_000,
);
