import { describe, expect, it } from 'vitest';
import { isAsked, atTable, newRequest, registerUsers, play, refusal } from '../harness.ts';

describe('a move', () => {
  it('is sent to everybody before its answer, to each with their own view', async () => {
    const { tables, table, viewers, watcher } = await atTable(2);
    const [ana, ben] = viewers;
    await expect(play(ana, tables, table, 'draw')).resolves.toEqual({ version: 1 });
    expect([ana, ben, watcher].map(({ match }) => match?.version)).toEqual([1, 1, 1]);
    expect(ana.log.at(-1)).toMatchObject({ kind: 'game', event: { type: 'drew', card: expect.stringMatching(/^whisper-/) } });
    for (const viewer of [ben, watcher]) expect(viewer.log.at(-1)).toMatchObject({ event: { type: 'drew', card: null } });
  });

  it('is rejected for an outdated version, and by the rules with their reason', async () => {
    const { tables, table, viewers, persons } = await atTable(2);
    const [ana, ben] = viewers;
    await play(ana, tables, table, 'draw');
    const stale = { table, request: newRequest(), version: 0, move: 'draw', args: [] };
    expect(await refusal(tables.move(persons[0]!, stale))).toBe('stale');
    expect(await refusal(tables.move(persons[0]!, { ...stale, version: 2 }))).toBe('stale');
    await expect(play(ben, tables, table, 'draw')).rejects.toMatchObject({
      refusal: { code: 'illegalMove', reason: { key: 'notYourTurn', values: { player: '0' } } },
    });
    expect(await refusal(play(ana, tables, table, 'toString'))).toBe('badRequest');
    expect(ana.match?.version).toBe(1);
  });

  it('is possible only for players of a running match', async () => {
    const { tables, table, viewers } = await atTable(2, { turns: 1 });
    const [eva] = await registerUsers(tables, 'Eva');
    const request = { table, request: newRequest(), version: 0, move: 'end', args: [] };
    expect(await refusal(tables.move(eva!, request))).toBe('notSeated');
    await play(viewers[0], tables, table, 'end');
    expect(await refusal(play(viewers[1], tables, table, 'end'))).toBe('notRunning');
  });

  it('that throws affects nothing else', async () => {
    const { tables, table, viewers, log } = await atTable(2);
    const [ana] = viewers;
    const before = JSON.stringify(await tables.sync(table, ana.person));
    expect(await refusal(play(ana, tables, table, 'boom'))).toBe('internal');
    expect(log.errors).toMatchObject([{ table, what: 'move', err: { message: 'a rule is broken' } }]);
    expect(JSON.stringify(await tables.sync(table, ana.person))).toBe(before);
    await expect(play(ana, tables, table, 'end')).resolves.toEqual({ version: 1 });
  });

  it('is made once, however often its request is repeated', async () => {
    const { tables, table, viewers, persons } = await atTable(2);
    const request = { table, request: newRequest(), version: 0, move: 'draw', args: [] };
    const answers = await Promise.all([1, 2, 3].map(() => tables.move(persons[0]!, request)));
    expect(answers).toEqual([{ version: 1 }, { version: 1 }, { version: 1 }]);
    expect(viewers[0].match?.version).toBe(1);
  });

  it('that ends the match marks the table as finished, and a repeated request still gets its answer', async () => {
    const { tables, table, persons, viewers } = await atTable(2, { turns: 1 });
    const request = { table, request: newRequest(), version: 0, move: 'end', args: [] };
    await tables.move(persons[0]!, request);
    expect(await tables.move(persons[0]!, request)).toEqual({ version: 1 });
    expect(viewers[1].view?.status).toBe('finished');
    expect(viewers[1].match?.state.ctx).toMatchObject({ gameover: { winners: ['0'] } });
  });
});

describe('the turn', () => {
  it('is sent to each player with their own view', async () => {
    const { tables, table, viewers, watcher } = await atTable(3);
    const turns = () => [...viewers, watcher].map(isAsked);
    expect(turns()).toEqual([true, false, false, false]);
    await play(viewers[0], tables, table, 'ask');
    expect(turns()).toEqual([false, true, true, false]);
    await play(viewers[2]!, tables, table, 'answer', 'w1', true);
    expect(turns()).toEqual([false, true, false, false]);
  });
});

describe('the log', () => {
  it("is paged backwards, with each viewer's own view", async () => {
    const { tables, table, viewers, persons } = await atTable(2);
    for (let i = 0; i < 4; i++) await play(viewers[0], tables, table, 'draw');
    const page = await tables.log(table, persons[1]!, { before: 4, limit: 2 });
    expect(page).toMatchObject([
      { seq: 2, event: { type: 'drew', card: null } },
      { seq: 3, event: { type: 'drew', card: null } },
    ]);
    expect(await tables.log(table, persons[0]!, { limit: 100 })).toEqual(viewers[0].log);
  });
});

describe('a rematch', () => {
  it('is opened by the first request, with seats reserved for the other players', async () => {
    const { tables, table, viewers, persons } = await atTable(2, { turns: 1 });
    const [eva] = await registerUsers(tables, 'Eva');
    expect(await refusal(tables.rematch(table, persons[1]!))).toBe('notFinished');
    await play(viewers[0], tables, table, 'end');
    expect(await refusal(tables.rematch(table, eva!))).toBe('notSeated');
    const [first, second] = await Promise.all([tables.rematch(table, persons[1]!), tables.rematch(table, persons[0]!)]);
    expect(second).toBe(first);
    expect(viewers[0].view?.rematch).toBe(first);
    const summary = await tables.summary(first);
    expect(summary?.seats.map(({ state, name, host }) => [state, name, host])).toEqual([
      ['taken', 'Ana', false],
      ['taken', 'Ben', true],
    ]);
    expect(await refusal(tables.sit(first, eva!))).toBe('tableFull');
    await tables.start(first, persons[1]!);
    expect(await tables.rematch(table, persons[0]!)).toBe(first);
  });
});
