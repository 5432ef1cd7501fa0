import { describe, expect, it } from 'vitest';
import { atTable, makeWorld, registerUsers, play, PRESENCE_MS, refusal, running, types, Viewer } from '../harness.ts';

const minute = 60_000;
const hour = 60 * minute;

describe('ending a running match', () => {
  it('is asked of all who play and are here, and done when they agree', async () => {
    const { tables, table, persons, viewers, watcher } = await atTable(3);
    const [ana, ben, eva] = persons;
    await tables.discard(table, ben!);
    const vote = { by: 1, agreed: [1], waiting: [0, 2] };
    for (const { view } of [...viewers, watcher]) expect(view?.vote).toEqual(vote);
    expect((await Viewer.at(tables, table, eva!)).view?.vote).toEqual(vote);
    await tables.discard(table, ben!);
    expect(watcher.view?.vote).toEqual(vote);
    await tables.discard(table, eva!);
    expect(watcher.view?.vote).toEqual({ by: 1, agreed: [1, 2], waiting: [0] });
    await tables.discard(table, ana!);
    expect([...viewers, watcher].map(({ gone }) => gone)).toEqual(['closed', 'closed', 'closed', 'closed']);
    expect(await tables.summary(table)).toBeNull();
  });

  it('is not done when one of them wants to play on, which the log says', async () => {
    const { tables, table, persons, viewers } = await atTable(3);
    const [ana, ben, eva] = persons;
    await tables.keep(table, eva!);
    expect(types(viewers[0])).toEqual(['started']);
    await tables.discard(table, ana!);
    await tables.keep(table, eva!);
    expect(viewers.map(({ view }) => view?.vote)).toEqual([null, null, null]);
    expect(types(viewers[0])).toEqual(['started', 'kept']);
    await tables.discard(table, ben!);
    expect(viewers[0].view?.vote).toEqual({ by: 1, agreed: [1], waiting: [0, 2] });
  });

  it('is forgotten after some minutes', async () => {
    const { tables, table, persons, viewers, clock } = await atTable(2);
    await tables.discard(table, persons[0]!);
    await clock.advance(5 * 60_000 - 1);
    expect(viewers[1].view?.vote).not.toBeNull();
    await clock.advance(1);
    expect(viewers[1].view?.vote).toBeNull();
    await tables.discard(table, persons[1]!);
    expect(viewers[1].view?.vote).toEqual({ by: 1, agreed: [1], waiting: [0] });
  });

  it('waits for who goes away after the question, and for who comes', async () => {
    const { tables, table, persons, viewers, clock } = await atTable(4);
    const [ana, ben, eva, leo] = persons;
    await tables.leave(table, viewers[3]!.id);
    await clock.advance(minute);
    await tables.discard(table, ana!);
    expect(viewers[0].view?.vote?.waiting).toEqual([1, 2]);
    await tables.leave(table, viewers[2]!.id);
    await Viewer.at(tables, table, leo!);
    await clock.advance(PRESENCE_MS);
    expect(viewers[0].view?.vote?.waiting).toEqual([1, 2, 3]);
    await tables.discard(table, ben!);
    await tables.discard(table, leo!);
    expect(viewers[0].view?.vote?.waiting).toEqual([2]);
    await Viewer.at(tables, table, eva!);
    await tables.discard(table, eva!);
    expect(viewers[0].gone).toBe('closed');
  });

  it('waits for a player whose connection broke a moment before', async () => {
    const { tables, table, persons, viewers, clock } = await atTable(3);
    const [ana, ben, eva] = persons;
    await tables.leave(table, viewers[2]!.id);
    await clock.advance(300);
    await tables.discard(table, ana!);
    await tables.discard(table, ben!);
    expect(viewers[0].view?.vote).toEqual({ by: 0, agreed: [0, 1], waiting: [2] });
    const page = await Viewer.at(tables, table, eva!);
    expect(page.view?.vote?.waiting).toEqual([2]);
    await tables.discard(table, eva!);
    expect([...viewers.slice(0, 2), page].map(({ gone }) => gone)).toEqual(['closed', 'closed', 'closed']);
  });

  it('waits for a player who came after the question and whose connection broke again', async () => {
    const { tables, table, persons, viewers, clock } = await atTable(3);
    await tables.leave(table, viewers[2]!.id);
    await clock.advance(minute);
    await tables.discard(table, persons[0]!);
    expect(viewers[0].view?.vote?.waiting).toEqual([1]);
    await tables.leave(table, (await Viewer.at(tables, table, persons[2]!)).id);
    await clock.advance(300);
    await tables.discard(table, persons[1]!);
    expect(viewers[0].view?.vote).toEqual({ by: 0, agreed: [0, 1], waiting: [2] });
  });

  it('does not wait for a player who has had no connection for a minute', async () => {
    const { tables, table, persons, viewers, clock } = await atTable(3);
    await tables.leave(table, viewers[2]!.id);
    await clock.advance(minute);
    await tables.discard(table, persons[0]!);
    await tables.discard(table, persons[1]!);
    expect(viewers[0].gone).toBe('closed');
  });

  it('needs each player once when all ask for it as they enter a table that nobody had open', async () => {
    const { tables, clock } = await makeWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const table = await running(tables, [ana!, ben!]);
    // The table is dropped from memory, and both players were last seen a day ago.
    await clock.advance(24 * hour - minute);
    const first = await Viewer.at(tables, table, ana!);
    await tables.discard(table, ana!);
    const second = await Viewer.at(tables, table, ben!);
    expect(second.view?.vote).toEqual({ by: 0, agreed: [0], waiting: [1] });
    await tables.discard(table, ben!);
    expect([first.gone, second.gone]).toEqual(['closed', 'closed']);
  });

  it('does not wait for a player who was last seen long before the others entered', async () => {
    const { tables, clock } = await makeWorld();
    const [ana, ben, eva] = await registerUsers(tables, 'Ana', 'Ben', 'Eva');
    const table = await running(tables, [ana!, ben!, eva!]);
    await clock.advance(2 * hour);
    const first = await Viewer.at(tables, table, ben!);
    await Viewer.at(tables, table, ana!);
    await tables.discard(table, ben!);
    await tables.discard(table, ana!);
    expect(first.gone).toBe('closed');
  });

  it('does not wait for whoever has left the match or was removed', async () => {
    const { tables, table, persons, viewers } = await atTable(4);
    const [ana, ben, eva, leo] = persons;
    await tables.stand(table, leo!);
    await tables.discard(table, ana!);
    await tables.remove(table, ana!, 2);
    expect(viewers[0].view?.vote).toEqual({ by: 0, agreed: [0], waiting: [1] });
    expect(await refusal(tables.discard(table, eva!))).toBe('removed');
    expect(await refusal(tables.keep(table, eva!))).toBe('removed');
    expect(await refusal(tables.discard(table, leo!))).toBe('notSeated');
    await tables.discard(table, ben!);
    expect(viewers[0].gone).toBe('closed');
  });

  it('is refused to somebody alone while the others may come back', async () => {
    const { tables, table, persons, viewers, clock } = await atTable(2);
    await tables.leave(table, viewers[1].id);
    await clock.advance(minute);
    expect(await refusal(tables.discard(table, persons[0]!))).toBe('othersMayReturn');
    expect(viewers[0].view?.vote).toBeNull();
    expect(viewers[0].gone).toBeNull();
  });

  it('is up to whoever is left alone, and to a player without others', async () => {
    const { tables, table, persons, viewers } = await atTable(2);
    await tables.stand(table, persons[0]!);
    await tables.discard(table, persons[1]!);
    expect(viewers.map(({ gone }) => gone)).toEqual(['closed', 'closed']);
  });

  it('is for those who play, in a match that runs', async () => {
    const { tables, table, viewers, persons } = await atTable(2, { turns: 1 });
    const [eva] = await registerUsers(tables, 'Eva');
    expect(await refusal(tables.discard(table, eva!))).toBe('notSeated');
    expect(await refusal(tables.keep(table, eva!))).toBe('notSeated');
    await tables.discard(table, persons[1]!);
    await play(viewers[0], tables, table, 'end');
    expect(viewers[0].view).toMatchObject({ status: 'finished', vote: null });
    for (const ask of [tables.discard(table, persons[0]!), tables.keep(table, persons[0]!)]) {
      expect(await refusal(ask)).toBe('notRunning');
    }
    expect((await tables.summary(table))?.status).toBe('finished');
  });
});

/** Ben came with a key a day ago and has left since; who opened the table is Ana. */
async function deserted() {
  const world = await makeWorld({ settings: { sweepEveryMs: hour / 4 } });
  const { tables, clock } = world;
  const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
  const table = await running(tables, [ana!, ben!]);
  const page = await Viewer.at(tables, table, ben!);
  await clock.advance(2 * hour);
  await tables.leave(table, page.id);
  return { ...world, table, ana: ana!, ben: ben! };
}

describe('the host of a match whose others are long gone', () => {
  it('may end it a day after they were seen last, even if nobody was at the table meanwhile', async () => {
    const { tables, clock, table, ana } = await deserted();
    await clock.advance(24 * hour - minute - 1);
    const viewer = await Viewer.at(tables, table, ana);
    await clock.advance(minute);
    expect(await refusal(tables.discard(table, ana))).toBe('othersMayReturn');
    await clock.advance(1);
    await tables.discard(table, ana);
    expect(viewer.gone).toBe('closed');
  });

  it('may not when they are not the host, nor when somebody has just gone', async () => {
    const { tables, clock, table, ana, ben } = await deserted();
    await clock.advance(30 * hour);
    const page = await Viewer.at(tables, table, ben);
    await clock.advance(minute);
    expect(await refusal(tables.discard(table, ben))).toBe('othersMayReturn');
    await tables.leave(table, page.id);
    const viewer = await Viewer.at(tables, table, ana);
    await tables.discard(table, ana);
    expect(viewer.view?.vote).toEqual({ by: 0, agreed: [0], waiting: [1] });
    await clock.advance(5 * minute);
    expect(await refusal(tables.discard(table, ana))).toBe('othersMayReturn');
  });
});
