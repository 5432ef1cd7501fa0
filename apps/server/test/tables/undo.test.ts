import { describe, expect, it } from 'vitest';
import {
  atTable,
  handOf,
  makeWorld,
  newRequest,
  play,
  refusal,
  registerUsers,
  running,
  types,
  Viewer,
  type World,
} from '../harness.ts';
import type { User } from '../../src/users/users.ts';

const undo = ({ tables }: World, user: User, table: string, version: number) =>
  tables.undo(user, { table, request: newRequest(), version });

describe('undo', () => {
  it('undoes the last moves, one after the other, each with a new version', async () => {
    const world = await atTable(2);
    const { tables, table, viewers, persons } = world;
    const [ana, ben] = viewers;
    const before = JSON.stringify(ana.match?.state);
    const [first, second] = handOf(ana);
    await play(ana, tables, table, 'place', first);
    await play(ana, tables, table, 'place', second);
    expect([ana, ben].map(({ match }) => match?.state.undo)).toEqual([true, false]);
    expect(await undo(world, persons[0]!, table, 2)).toEqual({ version: 3 });
    expect(await undo(world, persons[0]!, table, 3)).toEqual({ version: 4 });
    expect(JSON.stringify(ana.match?.state)).toBe(before);
    expect(types(ben)).toEqual(['started', 'placed', 'placed', 'undone', 'undone']);
    expect(await refusal(undo(world, persons[0]!, table, 4))).toBe('nothingToUndo');
  });

  it("is impossible after something was revealed, or after another player's move", async () => {
    const world = await atTable(2);
    const { tables, table, viewers, persons } = world;
    const [ana, ben] = viewers;
    const [card] = handOf(ana);
    await play(ana, tables, table, 'place', card);
    await play(ana, tables, table, 'draw');
    expect(ana.match?.state.undo).toBe(false);
    expect(await refusal(undo(world, persons[0]!, table, 2))).toBe('nothingToUndo');
    await play(ana, tables, table, 'end');
    expect(ana.match?.state.undo).toBe(true);
    expect(await refusal(undo(world, persons[1]!, table, 3))).toBe('nothingToUndo');
    await play(ben, tables, table, 'end');
    expect([ana, ben].map(({ match }) => match?.state.undo)).toEqual([false, true]);
    expect(await refusal(undo(world, persons[0]!, table, 4))).toBe('nothingToUndo');
    await undo(world, persons[1]!, table, 4);
    expect([ana, ben].map(({ match }) => match?.state.undo)).toEqual([false, false]);
    expect(await refusal(undo(world, persons[0]!, table, 5))).toBe('nothingToUndo');
  });

  it('is rejected for an outdated version, and executed once per request', async () => {
    const { tables, table, viewers, persons } = await atTable(2);
    await play(viewers[0], tables, table, 'end');
    const request = { table, request: newRequest(), version: 1 };
    expect(await refusal(tables.undo(persons[0]!, { ...request, version: 0 }))).toBe('stale');
    expect(await tables.undo(persons[0]!, request)).toEqual({ version: 2 });
    expect(await tables.undo(persons[0]!, request)).toEqual({ version: 2 });
  });

  it('is rejected at a table that does not allow it, and nothing changes', async () => {
    const world = await makeWorld();
    const persons = await registerUsers(world.tables, 'Ana', 'Ben');
    const table = await running(world.tables, persons, { undo: false });
    const ana = await Viewer.at(world.tables, table, persons[0]!);
    await play(ana, world.tables, table, 'place', handOf(ana)[0]);
    expect(await refusal(undo(world, persons[0]!, table, 1))).toBe('nothingToUndo');
    expect(ana.match?.version).toBe(1);
  });

  it('closes the window that the move had opened', async () => {
    const world = await atTable(2, { windowMs: 5000 });
    const { tables, table, viewers, persons, clock } = world;
    await play(viewers[0], tables, table, 'ask');
    await undo(world, persons[0]!, table, 1);
    expect(viewers[1].match?.state.window).toBeNull();
    await clock.advance(6000);
    expect(viewers[1].match?.version).toBe(2);
    await play(viewers[0], tables, table, 'ask');
    expect(viewers[1].match?.state.window?.until).toBe(clock.now() + 5000);
    await clock.advance(5000);
    expect(viewers[1].match?.state.window).toBeNull();
  });
});
