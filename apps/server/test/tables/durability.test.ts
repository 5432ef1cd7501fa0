import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameModule } from '@sobremesa/games';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  atTable,
  handOf,
  makeWorld,
  newRequest,
  registerUsers,
  play,
  PRESENCE_MS,
  refusal,
  running,
  settingsOf,
  Viewer,
} from '../harness.ts';
import { secretsGame } from '@sobremesa/match/testing';
import { StorageFailedError } from '../../src/storage/errors.ts';
import { openSqlite } from '../../src/storage/index.ts';

const SERVERS = Number(process.env.SERVERS ?? 1);

describe('after a restart', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sobremesa-restart-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('a match continues with its undo, its answered requests and its window', async () => {
    const file = join(folder, 'match.db');
    const before = await makeWorld({ file });
    const persons = await registerUsers(before.tables, 'Ana', 'Ben', 'Eva');
    const table = await running(before.tables, persons, { options: { windowMs: 5000 } });
    const old = await Viewer.at(before.tables, table, persons[0]!);
    const [card] = handOf(old);
    const placing = { table, request: newRequest(), version: 0, move: 'place', args: [card!] };
    await before.tables.move(persons[0]!, placing);
    await play(old, before.tables, table, 'ask');
    await before.tables.close();

    const after = await makeWorld({ file, clock: before.clock });
    const viewer = await Viewer.at(after.tables, table, persons[0]!);
    expect(viewer.match?.version).toBe(2);
    expect(JSON.stringify(viewer.match?.state)).toBe(JSON.stringify(old.match?.state));
    expect(viewer.log).toEqual(old.log);
    await after.tables.undo(persons[0]!, { table, request: newRequest(), version: 2 });
    const asking = { table, request: newRequest(), version: 3, move: 'ask', args: [] };
    await after.tables.move(persons[0]!, asking);
    await after.tables.close();

    const last = await makeWorld({ file, clock: before.clock });
    await before.clock.advance(5000);
    expect(await last.tables.move(persons[0]!, asking)).toEqual({ version: 4 });
    const { version, state } = await last.tables.sync(table, persons[1]!);
    expect({ version, window: state.window }).toEqual({ version: 6, window: null });
    await last.tables.close();
  });

  it('a vote continues until it expires', async () => {
    const file = join(folder, 'voting.db');
    const before = await makeWorld({ file });
    const [ana, ben] = await registerUsers(before.tables, 'Ana', 'Ben');
    const table = await running(before.tables, [ana!, ben!]);
    await Viewer.at(before.tables, table, ben!);
    await before.tables.discard(table, ana!);
    await before.tables.close();

    const { tables } = await makeWorld({ file, clock: before.clock });
    const viewer = await Viewer.at(tables, table, ben!);
    expect(viewer.view?.vote).toEqual({ by: 0, agreed: [0], waiting: [1] });
    await tables.discard(table, ben!);
    expect(viewer.view).toMatchObject({ status: 'finished', ended: true, vote: null });
    await tables.close();
  });

  it('a vote expires, muted people stay muted, and everybody counts as present for a minute', async () => {
    const file = join(folder, 'vote.db');
    const before = await makeWorld({ file });
    const [ana, ben] = await registerUsers(before.tables, 'Ana', 'Ben');
    const table = await running(before.tables, [ana!, ben!]);
    await Viewer.at(before.tables, table, ben!);
    await before.tables.discard(table, ana!);
    await before.tables.mute(table, ana!, { seat: 1 });
    await before.tables.close();

    await before.clock.advance(48 * 60 * 60_000);
    const { tables, clock } = await makeWorld({ file, clock: before.clock });
    const viewer = await Viewer.at(tables, table, ana!);
    expect(viewer.view).toMatchObject({ vote: null, muted: [{ seat: 1, name: 'Ben' }] });
    await tables.discard(table, ana!);
    expect(viewer.view?.vote).toEqual({ by: 0, agreed: [0], waiting: [1] });
    await clock.advance(24 * 60 * 60_000);
    await tables.discard(table, ana!);
    expect(viewer.gone).toBe('closed');
    await tables.close();
  });

  // Exact to the millisecond, unlike several servers with offset timers.
  it.runIf(SERVERS === 1)('the server still gives due answers, and waits for asked players who have returned', async () => {
    const file = join(folder, 'auto.db');
    const module = secretsGame();
    const auto = { '1': { after: 7000, asked: false }, '2': { after: 3000, asked: true } };
    const window: GameModule['window'] = (G, ctx) => {
      const open = module.window?.(G, ctx) ?? null;
      return open === null ? null : { ...open, auto };
    };
    const games = { secrets: { ...module, window } };
    const before = await makeWorld({ file, games });
    const persons = await registerUsers(before.tables, 'Ana', 'Ben', 'Eva');
    const table = await running(before.tables, persons);
    const asker = await Viewer.at(before.tables, table, persons[0]!);
    await play(asker, before.tables, table, 'ask');
    await before.tables.close();

    const { tables, clock } = await makeWorld({ file, games, clock: before.clock });
    await clock.advance(2000);
    const [ana] = await Promise.all(persons.map((person) => Viewer.at(tables, table, person)));
    await clock.advance(4999);
    expect(ana?.match?.version).toBe(1);
    await clock.advance(1);
    await vi.waitFor(() => expect(ana?.match).toMatchObject({ version: 2, state: { window: { id: 'w1' } } }));
    await clock.advance(8000);
    await vi.waitFor(() => expect(ana?.match).toMatchObject({ version: 3, state: { window: null } }));
    await tables.close();
  });

  it('an open table is kept for visitors who could not come while the server was down', async () => {
    const file = join(folder, 'open.db');
    const before = await makeWorld({ file });
    const [ana] = await registerUsers(before.tables, 'Ana');
    const table = await before.tables.open(ana!, settingsOf());
    await before.tables.close();
    await before.clock.advance(5 * 3_600_000);
    const after = await makeWorld({ file, clock: before.clock });
    await after.clock.advance(119 * 60_000);
    expect((await after.tables.summary(table, ana))?.you).toBe(0);
    await after.clock.advance(5 * 60_000);
    await vi.waitFor(async () => expect(await after.tables.summary(table)).toBeNull());
    await after.tables.close();
  });

  it('a write of another process is not overwritten', async () => {
    const storage = await openSqlite(':memory:');
    const one = await makeWorld({ storage });
    const persons = await registerUsers(one.tables, 'Ana', 'Ben');
    const table = await running(one.tables, persons);
    const viewer = await Viewer.at(one.tables, table, persons[0]!);
    const two = await makeWorld({ storage });
    await two.tables.move(persons[0]!, { table, request: newRequest(), version: 0, move: 'draw', args: [] });
    expect(await refusal(play(viewer, one.tables, table, 'draw'))).toBe('stale');
    expect(viewer.match?.version).toBe(1);
    await expect(play(viewer, one.tables, table, 'draw')).resolves.toEqual({ version: 2 });
  });
});

const draw = (table: string) => ({ table, request: newRequest(), version: 0, move: 'draw', args: [] });

describe('a failure', () => {
  it('to store a move affects only that move, which nobody has received', async () => {
    const storage = await openSqlite(':memory:');
    const { tables, log } = await makeWorld({ storage });
    const persons = await registerUsers(tables, 'Ana', 'Ben');
    const table = await running(tables, persons);
    const viewer = await Viewer.at(tables, table, persons[1]!);
    const before = viewer.received;
    const commit = vi.spyOn(storage, 'commit').mockRejectedValue(new StorageFailedError('the disk is full'));
    expect(await refusal(tables.move(persons[0]!, draw(table)))).toBe('unavailable');
    expect(viewer.received).toBe(before);
    expect(log.errors).toHaveLength(1);
    commit.mockRestore();
    expect(await tables.move(persons[0]!, draw(table))).toEqual({ version: 1 });
    expect(viewer.match?.version).toBe(1);
  });

  it('to build the view of one audience rejects the move before it is stored', async () => {
    const module = secretsGame();
    const broken: GameModule = {
      ...module,
      view: (G, ctx, playerID) => {
        if (playerID === null && (G as { deckSize: number }).deckSize < 32) throw new Error('a view is broken');
        return module.view(G, ctx, playerID);
      },
    };
    const { tables } = await makeWorld({ games: { secrets: broken } });
    const persons = await registerUsers(tables, 'Ana', 'Ben');
    const table = await running(tables, persons);
    const watcher = await Viewer.at(tables, table, null);
    expect(await refusal(tables.move(persons[0]!, draw(table)))).toBe('internal');
    expect((await tables.sync(table, persons[0]!)).version).toBe(0);
    await tables.leave(table, watcher.id);
    expect(await tables.move(persons[0]!, draw(table))).toEqual({ version: 1 });
  });
});

it('a person who leaves while the storage is down is absent, and the others are notified when it is back', async () => {
  const storage = await openSqlite(':memory:');
  const { tables, clock } = await makeWorld({ storage });
  const persons = await registerUsers(tables, 'Ana', 'Ben', 'Eva');
  const table = await running(tables, persons);
  const viewers = [await Viewer.at(tables, table, persons[0]!), await Viewer.at(tables, table, persons[1]!)] as const;
  await clock.advance(PRESENCE_MS);
  const away = new StorageFailedError('the disk is away');
  const broken = [vi.spyOn(storage, 'commit').mockRejectedValue(away), vi.spyOn(storage, 'load').mockRejectedValue(away)];
  expect(await refusal(tables.move(persons[0]!, draw(table)))).toBe('unavailable');
  await tables.leave(table, viewers[1].id);
  await clock.advance(2000);
  expect(viewers[0].view?.seats.map(({ present }) => present)).toEqual([true, true, false]);
  for (const each of broken) each.mockRestore();
  await clock.advance(1000);
  await tables.sync(table, persons[0]!);
  await vi.waitFor(() => expect(viewers[0].view?.seats.map(({ present }) => present)).toEqual([true, false, false]));
  await tables.close();
});

describe('closing', () => {
  it('finishes earlier requests and rejects later ones', async () => {
    const { tables, table, persons, viewers } = await atTable(2);
    const moving = play(viewers[0], tables, table, 'draw');
    const closing = tables.close();
    expect(await refusal(tables.sync(table, persons[0]!))).toBe('shuttingDown');
    expect(await moving).toEqual({ version: 1 });
    await closing;
    await tables.leave(table, viewers[0].id);
  });
});
