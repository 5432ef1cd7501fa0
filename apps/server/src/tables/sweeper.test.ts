import type { Me } from '@sobremesa/protocol';
import { describe, expect, it } from 'vitest';
import { makeWorld, people, play, running, settingsOf, Viewer } from '../../test/harness.ts';
import { whispers } from '../../test/whispers.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describe('the sweeper', () => {
  it('gives up an open table when nobody was there for two hours', async () => {
    const { tables, clock } = await makeWorld({ settings: { sweepEveryMs: 10 * minute } });
    const [ana] = await people(tables, 'Ana');
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

  it('gives up a running match after thirty days without a move, and tells who still watches', async () => {
    const { tables, clock } = await makeWorld({ settings: { sweepEveryMs: day / 4 } });
    const [ana, ben] = await people(tables, 'Ana', 'Ben');
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

  it('gives up after seven days what somebody played alone, if nobody else can find it', async () => {
    const module = whispers();
    const games = { whispers: { ...module, players: { ...module.players, min: 1 } } };
    const { tables, clock } = await makeWorld({ games, settings: { sweepEveryMs: day / 4 } });
    const [ana, ben] = await people(tables, 'Ana', 'Ben');
    const begun = async (listed: boolean, ...players: Me[]) => running(tables, players, { listed });
    const alone = await begun(false, ana!);
    const others = [await begun(true, ana!), await begun(false, ana!, ben!)];
    await clock.advance(6.5 * day);
    expect(await tables.summary(alone)).not.toBeNull();
    await clock.advance(day);
    expect(await tables.summary(alone)).toBeNull();
    for (const other of others) expect(await tables.summary(other)).not.toBeNull();
  });

  it('deletes a finished table after thirty days, and people who were not seen for a year', async () => {
    const { tables, clock } = await makeWorld({ settings: { sweepEveryMs: day } });
    const [ana, ben] = await people(tables, 'Ana', 'Ben');
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
});
