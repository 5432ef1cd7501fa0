import { afterEach, describe, expect, it } from 'vitest';
import { atTable, isAsked, play, Viewer } from './harness.ts';
import { FaultProxy } from './support/faultProxy.ts';
import { known } from './support/known.ts';
import { Page, playing } from './support/page.ts';
import { RawClient, request } from './support/raw.ts';
import { startServer } from './support/server.ts';
import { until } from './support/bgio.ts';

const open: { close(): unknown }[] = [];
afterEach(() => Promise.all(open.splice(0).map((each) => each.close())));

/** Makes `count` moves at a table of `secrets`, each by the player on turn. */
async function playOn(seated: Awaited<ReturnType<typeof playing>>['seated'], table: string, count: number): Promise<number> {
  let last = 0;
  for (let n = 0; n < count; n++) {
    const { match } = await known(seated[0]).page.do('match:sync', { table });
    const { currentPlayer } = match.state.ctx as { currentPlayer: string };
    const { page } = known(seated.find(({ playerID }) => playerID === currentPlayer));
    const move = { table, request: `request-${match.version}`, version: match.version, move: 'end', args: [] };
    last = (await page.do('match:move', move)).version;
  }
  return last;
}

const updatesOf = (page: Page): number[] => page.pushes.flatMap((push) => (push.event === 'update' ? [push.data.version] : []));

describe('a client', () => {
  it('that reads slowly gets every update once, in order', async () => {
    await using server = await startServer({ env: { TRUST_PROXY: '1' } });
    const { table, seated, close } = await playing(server.url, ['Ana', 'Bea'], { options: { turns: 100 } });
    const slow = await RawClient.at(server.url);
    open.push({ close: () => slow.terminate() });
    await slow.enter();
    slow.send(request('table:enter', { table }, 0));
    await until(() => slow.received.some((text) => text.includes('"view"')));
    slow.pause();
    const last = await playOn(seated, table, 30);
    slow.resume();
    const versions = () => slow.received.flatMap((text) => /\["update","[^"]+",(\d+)/.exec(text)?.[1] ?? []).map(Number);
    await until(() => versions().at(-1) === last);
    expect(versions()).toEqual(Array.from({ length: last }, (_, i) => i + 1));
    close();
  });

  it('whose connection dies unnoticed reconnects, and its move is made once', async () => {
    await using server = await startServer();
    const { table, seated } = await playing(server.url, ['Ana', 'Bea'], { options: { turns: 100 } });
    const { currentPlayer } = (await known(seated[0]).page.do('match:sync', { table })).match.state.ctx as {
      currentPlayer: string;
    };
    const mover = known(seated.find(({ playerID }) => playerID === currentPlayer));
    const other = known(seated.find((each) => each !== mover));
    const proxy = await FaultProxy.to(server.url);
    open.push(proxy);
    const before = new Page(proxy.url, { key: mover.key, reconnection: false });
    await before.do('table:enter', { table });
    mover.page.close();

    const move = { table, request: 'request-lost', version: 0, move: 'end', args: [] };
    // The request arrives, but its answer does not.
    before.ask('match:move', move).catch(() => undefined);
    await other.page.pushed('update', ({ version }) => version === 1);
    proxy.freeze();
    const again = new Page(server.url, { key: mover.key });
    const { match } = await again.do('table:enter', { table });
    expect(match?.version).toBe(1);
    expect(await again.ask('match:move', move)).toEqual({ ok: true, version: 1 });
    const here = await other.page.pushed('table', ({ seats }) => seats.every(({ present }) => present));
    expect(here.watchers).toBe(0);
    await playOn([other, { ...mover, page: again }], table, 2);
    await again.pushed('update', ({ version }) => version === 3);
    expect(updatesOf(again)).toEqual([2, 3]);
    expect(updatesOf(other.page)).toEqual([1, 2, 3]);
    for (const page of [again, ...seated.map((each) => each.page)]) page.close();
    // A stop does not wait for a client that has vanished.
    await server.close();
    before.close();
  });

  it('that slept for an hour gets the current match, and every later update once', async () => {
    const { tables, clock, table, viewers, persons, log } = await atTable(2, { turns: 100 });
    const [asleep, awake] = viewers;
    const old = known(asleep.match).version;
    await tables.leave(table, asleep.id);
    // In its absence, another player has the server play for it.
    await clock.advance(3_600_000);
    await tables.standIn(table, known(awake.person), 0);
    await clock.advance(10_000);
    for (let n = 0; n < 5 && isAsked(awake); n++) {
      await play(awake, tables, table, 'end');
      await clock.advance(10_000);
    }
    const now = known(awake.match).version;
    expect(now).toBeGreaterThan(old);

    const received = asleep.pushes.length;
    const back = await Viewer.at(tables, table, known(persons[0]));
    expect(back.match?.version).toBe(now);
    expect(back.log.map(({ seq }) => seq)).toEqual([...new Set(back.log.map(({ seq }) => seq))]);
    await tables.return(table, known(persons[0]));
    const mover = [back, awake].find(isAsked);
    await play(known(mover), tables, table, 'end');
    expect(back.pushes.filter(({ type }) => type === 'update')).toHaveLength(1);
    expect(asleep.pushes).toHaveLength(received);
    expect(log.errors).toEqual([]);
  });
});
