import { describe, expect, it } from 'vitest';
import { makeWorld, people, play, running, settingsOf, Viewer } from '../../test/harness.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describe('the sweeper', () => {
  it('gives up an open table when nobody was there for two hours', async () => {
    const { service, clock } = await makeWorld({ settings: { sweepEveryMs: 10 * minute } });
    const [ana] = await people(service, 'Ana');
    const visited = await service.open(ana!, settingsOf());
    const empty = await service.open(ana!, settingsOf());
    const viewer = await Viewer.at(service, visited, ana!);
    await clock.advance(150 * minute);
    expect([await service.summary(empty), (await service.summary(visited))?.status]).toEqual([null, 'open']);
    await service.leave(visited, viewer.id);
    await clock.advance(110 * minute);
    expect(await service.summary(visited)).not.toBeNull();
    await clock.advance(20 * minute);
    expect(await service.summary(visited)).toBeNull();
  });

  it('gives up a running match after thirty days without a move, and tells who still watches', async () => {
    const { service, clock } = await makeWorld({ settings: { sweepEveryMs: day / 4 } });
    const [ana, ben] = await people(service, 'Ana', 'Ben');
    const table = await running(service, [ana!, ben!]);
    const viewer = await Viewer.at(service, table, ana!);
    await clock.advance(20 * day);
    await play(viewer, service, table, 'draw');
    await clock.advance(29 * day);
    expect(viewer.gone).toBeNull();
    await clock.advance(2 * day);
    expect(viewer.gone).toBe('expired');
    expect(await service.summary(table)).toBeNull();
  });

  it('deletes a finished table after thirty days, and people who were not seen for a year', async () => {
    const { service, clock } = await makeWorld({ settings: { sweepEveryMs: day } });
    const [ana, ben] = await people(service, 'Ana', 'Ben');
    const { key } = await service.register('Eva');
    const table = await running(service, [ana!, ben!], { options: { turns: 1 } });
    await play(await Viewer.at(service, table, ana!), service, table, 'end');
    await clock.advance(29 * day);
    expect(await service.summary(table)).not.toBeNull();
    await clock.advance(3 * day);
    expect(await service.summary(table)).toBeNull();
    expect(await service.authenticate(key)).not.toBeNull();
    await clock.advance(367 * day);
    expect(await service.authenticate(key)).toBeNull();
  });
});
