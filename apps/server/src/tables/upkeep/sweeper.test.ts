import type { Me } from '@sobremesa/protocol';
import { describe, expect, it, vi } from 'vitest';
import { ConflictError, CorruptRecordError, StorageFailedError } from '../../storage/errors.ts';
import { openSqlite } from '../../storage/index.ts';
import { makeWorld, registerUsers, play, running, settingsOf, Viewer } from '../../../test/harness.ts';
import { secretsGame } from '@sobremesa/match/testing';

const minute = 60_000;
const day = 24 * 60 * minute;

describe('the sweeper', () => {
  it('removes an open table after two hours without a visitor', async () => {
    const { tables, clock } = await makeWorld({ settings: { sweepEveryMs: 10 * minute } });
    const [ana] = await registerUsers(tables, 'Ana');
    const visited = await tables.open(ana!, settingsOf());
    const empty = await tables.open(ana!, settingsOf());
    const viewer = await Viewer.at(tables, visited, ana!);
    await clock.advance(150 * minute);
    expect([await tables.summary(empty), (await tables.summary(visited))?.status]).toEqual([null, 'open']);
    await tables.leave(visited, viewer.id);
    await clock.advance(110 * minute);
    expect(await tables.summary(visited)).not.toBeNull();
    await clock.advance(20 * minute);
    expect(await tables.summary(visited)).toBeNull();
  });

  it('deletes people on its next run if one of them takes a seat on another server during this one', async () => {
    const storage = await openSqlite(':memory:');
    const forget = vi.spyOn(storage, 'forgetUsers').mockRejectedValueOnce(new ConflictError('somebody has a seat'));
    const { clock, log } = await makeWorld({ storage, settings: { sweepEveryMs: minute } });
    await clock.advance(minute);
    await clock.advance(minute);
    expect(forget).toHaveBeenCalledTimes(2);
    expect(log.errors).toEqual([]);
  });

  it('removes a running match after thirty days without a move, and notifies its spectators', async () => {
    const { tables, clock } = await makeWorld({ settings: { sweepEveryMs: day / 4 } });
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const table = await running(tables, [ana!, ben!]);
    const viewer = await Viewer.at(tables, table, ana!);
    await clock.advance(20 * day);
    await play(viewer, tables, table, 'draw');
    await clock.advance(29 * day);
    expect(viewer.gone).toBeNull();
    await clock.advance(2 * day);
    expect(viewer.gone).toBe('expired');
    expect(await tables.summary(table)).toBeNull();
  });

  it('removes an unlisted match of one person after seven days', async () => {
    const module = secretsGame();
    const games = { secrets: { ...module, players: { ...module.players, min: 1 } } };
    const { tables, clock } = await makeWorld({ games, settings: { sweepEveryMs: day / 4 } });
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const begun = async (listed: boolean, ...players: Me[]) => running(tables, players, { listed });
    const alone = await begun(false, ana!);
    const others = [await begun(true, ana!), await begun(false, ana!, ben!)];
    await clock.advance(6.5 * day);
    expect(await tables.summary(alone)).not.toBeNull();
    await clock.advance(day);
    expect(await tables.summary(alone)).toBeNull();
    for (const other of others) expect(await tables.summary(other)).not.toBeNull();
  });

  it('removes a finished table after thirty days, and people after a year without a visit', async () => {
    const { tables, clock } = await makeWorld({ settings: { sweepEveryMs: day } });
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const { key } = await tables.register('Eva');
    const table = await running(tables, [ana!, ben!], { options: { turns: 1 } });
    await play(await Viewer.at(tables, table, ana!), tables, table, 'end');
    await clock.advance(29 * day);
    expect(await tables.summary(table)).not.toBeNull();
    await clock.advance(3 * day);
    expect(await tables.summary(table)).toBeNull();
    expect(await tables.authenticate(key)).not.toBeNull();
    await clock.advance(367 * day);
    expect(await tables.authenticate(key)).toBeNull();
  });

  it('logs an unreadable idle table once, and removes the others', async () => {
    const storage = await openSqlite(':memory:');
    const { tables, clock, log } = await makeWorld({ storage, settings: { sweepEveryMs: minute } });
    const [ana] = await registerUsers(tables, 'Ana');
    const broken = await tables.open(ana!, settingsOf());
    const idle = await tables.open(ana!, settingsOf());
    const load = storage.load.bind(storage);
    vi.spyOn(storage, 'load').mockImplementation(async (id) => {
      if (id === broken) throw new CorruptRecordError(id, 'its settings');
      return load(id);
    });
    await clock.advance(day);
    expect(await tables.summary(idle)).toBeNull();
    expect(log.errors).toMatchObject([{ table: broken, err: { name: 'CorruptRecordError' } }]);
    expect(log.warnings).toMatchObject([{ table: broken }]);
  });

  it('removes a table later if the storage fails at first', async () => {
    const storage = await openSqlite(':memory:');
    const { tables, clock } = await makeWorld({ storage, settings: { sweepEveryMs: minute } });
    const [ana] = await registerUsers(tables, 'Ana');
    const table = await tables.open(ana!, settingsOf());
    const full = new StorageFailedError('the disk is full');
    const failing = [vi.spyOn(storage, 'deleteTable'), vi.spyOn(storage, 'probe')].map((each) => each.mockRejectedValue(full));
    await clock.advance(121 * minute);
    expect(failing[0]).toHaveBeenCalled();
    expect(await tables.summary(table)).not.toBeNull();
    for (const each of failing) each.mockRestore();
    await clock.advance(minute);
    expect(await tables.summary(table)).toBeNull();
  });
});
