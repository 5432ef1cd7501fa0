import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits, type Me, type TableSettings, type TableSummary } from '@sobremesa/protocol';
import type { Score } from '@sobremesa/games';
import { readDocument } from '@sobremesa/match/document';
import { secretsGame } from '@sobremesa/match/testing';
import { describe, expect, it, vi } from 'vitest';
import { ConflictError, StorageFailedError } from '../../src/storage/errors.ts';
import { openSqlite } from '../../src/storage/index.ts';
import type { LobbySubscriber, Tables } from '../../src/tables/index.ts';
import { makeWorld, play, PRESENCE_MS, refusal, registerUsers, running, settingsOf, Viewer } from '../harness.ts';

/** The points of seat 0 and 1. */
const score = (): Score[] => [0, 1].map((n) => ({ playerID: `${n}`, total: 7 - n, parts: [], rank: n + 1 }));

const module = secretsGame();
const DAY = 86_400_000;
const MINUTE = 60_000;
const short = { options: { turns: 1 } };

/** Plays a match to its end, which the first player wins. */
async function finished(tables: Tables, players: readonly Me[], change: Partial<TableSettings> = {}): Promise<string> {
  const table = await running(tables, players, { ...short, ...change });
  await play(await Viewer.at(tables, table, players[0]!), tables, table, 'end');
  return table;
}

const get = async (tables: Tables, user: Me, group: string) => (await tables.groups((groups) => groups.get(user, group))).group;
const membersOf = async (tables: Tables, user: Me, group: string) =>
  (await get(tables, user, group)).members.map(({ name }) => name);
const matchesOf = async (tables: Tables, user: Me, group: string) =>
  (await tables.groups((groups) => groups.matches(user, group, undefined, 50))).matches;
const namesOf = async (tables: Tables, user: Me, group: string) =>
  (await matchesOf(tables, user, group)).map(({ seats }) => seats.map(({ name }) => name));
const leave = (tables: Tables, user: Me, group: string, forget = false) =>
  tables.groups((groups) => groups.leave(user, group, forget));
const enterBy = async (tables: Tables, by: Me, user: Me, group: string) => {
  const { token } = await get(tables, by, group);
  return tables.groups((groups) => groups.join(user, token));
};

/** Resolves when all documents of a group's matches are stored. */
async function stored(tables: Tables, user: Me, group: string): Promise<void> {
  await vi.waitFor(async () => expect((await matchesOf(tables, user, group)).every(({ replay }) => replay)).toBe(true), 10_000);
}

/** A group of these people, without matches. */
async function groupOf(tables: Tables, ...people: readonly Me[]): Promise<string> {
  const [founder, ...others] = people as [Me, ...Me[]];
  const group = await tables.createGroup(founder, 'Los viernes');
  for (const other of others) await enterBy(tables, founder, other, group);
  return group;
}

/** The list of tables of a person's page, kept up to date. */
async function lobbyOf(tables: Tables, person: Me | null, beside?: string): Promise<Map<string, TableSummary>> {
  const list = new Map<string, TableSummary>();
  const subscriber: LobbySubscriber = {
    id: `lobby of ${person?.name}`,
    person,
    beside,
    send: ({ changed, gone }) => {
      for (const table of changed) list.set(table.id, table);
      for (const id of gone) list.delete(id);
    },
  };
  for (const table of (await tables.enterLobby(subscriber)).tables) list.set(table.id, table);
  return list;
}

describe('a group', () => {
  it('of one person grows by its link', async () => {
    const { tables } = await makeWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const id = await tables.createGroup(ana!, 'Los viernes');
    const { token, ...rest } = await get(tables, ana!, id);
    const own = { name: 'Ana', host: true, you: true, id: expect.any(String), joinedAt: expect.any(Number) };
    expect(rest).toEqual({ id, name: 'Los viernes', members: [own], tables: [] });
    const peek = (user: Me | null) => tables.groups((groups) => groups.peek(user, token));
    expect(await peek(null)).toEqual({ id, name: 'Los viernes', members: 1, yours: false });
    expect(await tables.groups((groups) => groups.join(ben!, token))).toBe(id);
    expect(await tables.groups((groups) => groups.join(ben!, token))).toBe(id);
    expect([await peek(ben!), await membersOf(tables, ben!, id)]).toMatchObject([{ members: 2, yours: true }, ['Ana', 'Ben']]);
  });

  it('of a finished table has its players as members, and its match', async () => {
    const { tables, clock } = await makeWorld();
    const [ana, ben, eva] = await registerUsers(tables, 'Ana', 'Ben', 'Eva');
    const startedAt = clock.now();
    const table = await running(tables, [ana!, ben!], { ...short, seats: 2 });
    const viewer = await Viewer.at(tables, table, ana!);
    expect(await refusal(tables.createGroup(ana!, 'Ya', table))).toBe('notFinished');
    await clock.advance(5 * MINUTE);
    await play(viewer, tables, table, 'end');
    expect(await refusal(tables.createGroup(eva!, 'Mine', table))).toBe('notSeated');
    const group = await tables.createGroup(ben!, 'Los viernes', table);
    expect(await membersOf(tables, ana!, group)).toEqual(['Ben', 'Ana']);
    await clock.advance(PRESENCE_MS);
    expect(viewer.view?.group).toEqual({ id: group, name: 'Los viernes' });
    await stored(tables, ana!, group);
    const [match] = await matchesOf(tables, ana!, group);
    expect(match).toMatchObject({ table, game: 'secrets', startedAt, finishedAt: startedAt + 5 * MINUTE, ending: 'rules' });
    expect(match?.seats.map(({ name, won }) => [name, won])).toEqual([
      ['Ana', true],
      ['Ben', false],
    ]);
    // The others may press the same button.
    expect(await tables.createGroup(ana!, 'Otro nombre', table)).toBe(group);
    expect(await tables.groups((groups) => groups.list(ana!))).toMatchObject({ groups: [{ id: group, members: 2, tables: 0 }] });
  });

  it('of a table whose group its founder has left is another one, and the table keeps its group', async () => {
    const { tables } = await makeWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const table = await finished(tables, [ana!, ben!]);
    const first = await tables.createGroup(ana!, 'Uno', table);
    await leave(tables, ben!, first);
    const second = await tables.createGroup(ben!, 'Dos', table);
    expect(await membersOf(tables, ben!, second)).toEqual(['Ben']);
    expect(await matchesOf(tables, ben!, second)).toMatchObject([{ table }]);
    expect((await Viewer.at(tables, table, ana!)).view?.group?.id).toBe(first);
    expect((await Viewer.at(tables, table, ben!)).view?.group).toBeNull();
  });

  it('cannot be made of the same players again and again', async () => {
    const { tables } = await makeWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const table = await finished(tables, [ana!, ben!]);
    const groups: string[] = [];
    for (const name of ['Uno', 'Dos', 'Tres']) {
      const group = await tables.createGroup(ben!, name, table);
      groups.push(group);
      await leave(tables, ben!, group);
    }
    const listed = await tables.groups((all) => all.list(ana!));
    expect(listed.groups.map(({ id }) => id)).toEqual(groups.slice(0, 1));
    // Not even once all have left the first one.
    await leave(tables, ana!, groups[0]!);
    await tables.createGroup(ben!, 'Cuatro', table);
    expect(await tables.groups((all) => all.list(ana!))).toEqual({ groups: [] });
  });

  it('does not exist for people who are not in it', async () => {
    const { tables } = await makeWorld();
    const [ana, eva] = await registerUsers(tables, 'Ana', 'Eva');
    const group = await groupOf(tables, ana!);
    const { members } = await get(tables, ana!, group);
    const table = await finished(tables, [ana!, (await registerUsers(tables, 'Ben'))[0]!], { group });
    for (const id of [group, 'AAAAAAAAAAA']) {
      const refused = [
        tables.groups((groups) => groups.get(eva!, id)),
        tables.groups((groups) => groups.matches(eva!, id, undefined, 5)),
        tables.groups((groups) => groups.document(eva!, id, table)),
        tables.groups((groups) => groups.rename(eva!, id, 'Mine')),
        tables.groups((groups) => groups.renew(eva!, id)),
        tables.groups((groups) => groups.leave(eva!, id, true)),
        tables.groups((groups) => groups.remove(eva!, id, members[0]!.id)),
        tables.open(eva!, settingsOf({ group: id })),
        tables.openHostless(settingsOf({ group: id }), 'an address'),
      ];
      expect(await Promise.all(refused.map(refusal))).toEqual(refused.map(() => 'unknownGroup'));
    }
    expect(await tables.groups((groups) => groups.list(eva!))).toEqual({ groups: [] });
    expect((await get(tables, ana!, group)).name).toBe('Los viernes');
    expect(await refusal(tables.groups((groups) => groups.document(ana!, group, 'AAAAAAAAAAA')))).toBe('unknownTable');
  });

  it('has a host, who removes members; they need the new link to come back', async () => {
    const { tables } = await makeWorld();
    const [ana, ben, eva] = await registerUsers(tables, 'Ana', 'Ben', 'Eva');
    const group = await groupOf(tables, ana!, ben!, eva!);
    const { members, token } = await get(tables, ana!, group);
    const remove = (user: Me, member = 2) => tables.groups((groups) => groups.remove(user, group, members[member]!.id));
    expect([await refusal(remove(ben!)), await refusal(remove(ana!, 0))]).toEqual(['notHost', 'unknownMember']);
    await remove(ana!);
    expect(await refusal(remove(ana!))).toBe('unknownMember');
    expect(await refusal(tables.groups((groups) => groups.join(eva!, token)))).toBe('badGroupLink');
    await leave(tables, ana!, group);
    expect((await get(tables, ben!, group)).members).toMatchObject([{ name: 'Ben', host: true }]);
    const renewed = await tables.groups((groups) => groups.renew(ben!, group));
    expect(await tables.groups((groups) => groups.join(eva!, renewed.token))).toBe(group);
    await leave(tables, ben!, group);
    await leave(tables, eva!, group);
    expect(await refusal(tables.groups((groups) => groups.peek(null, renewed.token)))).toBe('badGroupLink');
  });

  it('has no more members than the limit, and a person no more groups', async () => {
    const { tables } = await makeWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const table = await finished(tables, [ana!, ben!]);
    const groups: string[] = [];
    for (let n = 0; n < limits.groups; n++) groups.push(await groupOf(tables, ana!));
    const other = await groupOf(tables, ben!);
    expect(await refusal(enterBy(tables, ben!, ana!, other))).toBe('tooManyGroups');
    expect(await refusal(tables.createGroup(ana!, 'Más'))).toBe('tooManyGroups');
    expect(await refusal(tables.createGroup(ana!, 'Más', table))).toBe('tooManyGroups');
    const crowd = await registerUsers(tables, ...Array.from({ length: limits.groupMembers - 1 }, (_, n) => `P${n}`));
    for (const person of crowd) await enterBy(tables, ana!, person, groups[0]!);
    expect(await refusal(enterBy(tables, ana!, ben!, groups[0]!))).toBe('groupFull');
  });
});

describe('a table of a group', () => {
  it('makes members of those who sit there when the match starts, and of those who take a seat over', async () => {
    const { tables, clock } = await makeWorld();
    const [ana, ben, eva, leo] = await registerUsers(tables, 'Ana', 'Ben', 'Eva', 'Leo');
    const group = await groupOf(tables, ana!);
    const table = await tables.open(ana!, settingsOf({ ...short, seats: 3, bots: ['easy'], group }));
    await tables.sit(table, ben!);
    const [guest, watcher] = [await Viewer.at(tables, table, ben!), await Viewer.at(tables, table, leo!)];
    expect([guest.view?.group, await membersOf(tables, ana!, group)]).toEqual([null, ['Ana']]);
    await tables.start(table, ana!);
    await clock.advance(PRESENCE_MS);
    expect(await membersOf(tables, ana!, group)).toEqual(['Ana', 'Ben']);
    expect([guest.view?.group, watcher.view?.group]).toEqual([{ id: group, name: 'Los viernes' }, null]);
    await tables.claim(eva!, (await tables.handover(table, ben!, null)).token);
    expect(await membersOf(tables, ana!, group)).toEqual(['Ana', 'Ben', 'Eva']);
    await play(await Viewer.at(tables, table, ana!), tables, table, 'end');
    const [match] = await matchesOf(tables, eva!, group);
    expect(match?.seats.map(({ member, bot }) => [member !== null, bot !== null])).toEqual([
      [true, false],
      [false, true],
      [true, false],
    ]);
    await stored(tables, eva!, group);
  });

  it('makes no members of people whom the host has removed, nor of those who take their seats over', async () => {
    const { tables } = await makeWorld();
    const [ana, ben, eva, leo] = await registerUsers(tables, 'Ana', 'Ben', 'Eva', 'Leo');
    const group = await groupOf(tables, ana!, ben!, eva!);
    const match = await running(tables, [ana!, ben!], { ...short, group });
    const open = await tables.open(ana!, settingsOf({ ...short, group }));
    await tables.sit(open, ben!);
    const { members } = await get(tables, ana!, group);
    const { id } = members.find(({ name }) => name === 'Ben')!;
    await tables.groups((groups) => groups.remove(ana!, group, id));
    await tables.start(open, ana!);
    await tables.claim(leo!, (await tables.handover(match, ben!, null)).token);
    expect(await membersOf(tables, ana!, group)).toEqual(['Ana', 'Eva']);
    await play(await Viewer.at(tables, open, ana!), tables, open, 'end');
    expect(await namesOf(tables, ana!, group)).toEqual([['Ana', null]]);
    await enterBy(tables, ana!, ben!, group);
    await finished(tables, [ana!, ben!], { group });
    expect((await namesOf(tables, ana!, group))[0]).toEqual(['Ana', 'Ben']);
  });

  it('is in the lists of its members only, until the match is over, although it is never listed', async () => {
    const { tables, clock } = await makeWorld();
    const [ana, ben, eva, leo] = await registerUsers(tables, 'Ana', 'Ben', 'Eva', 'Leo');
    const group = await groupOf(tables, ana!, ben!);
    const [member, stranger, nobody] = [await lobbyOf(tables, ben!), await lobbyOf(tables, eva!), await lobbyOf(tables, null)];
    const table = await tables.open(ana!, settingsOf({ ...short, listed: true, group }));
    await clock.advance(100);
    const ids = () => [member, stranger, nobody].map((list) => Array.from(list.keys()));
    expect(ids()).toEqual([[table], [], []]);
    expect(member.get(table)).toMatchObject({ group: { id: group, name: 'Los viernes' }, you: null, listed: false });
    expect((await get(tables, ben!, group)).tables).toEqual([table]);
    const late = await lobbyOf(tables, ben!);
    expect([[...late.keys()], (await lobbyOf(tables, ben!, 'AAAAAAAAAAA')).size]).toEqual([[table], 0]);

    await tables.groups((groups) => groups.rename(ana!, group, 'Los sábados'));
    await clock.advance(100);
    expect((await lobbyOf(tables, ben!)).get(table)?.group?.name).toBe('Los sábados');
    await enterBy(tables, ana!, leo!, group);
    await clock.advance(100);
    expect([...(await lobbyOf(tables, leo!)).keys()]).toEqual([table]);
    const left = await lobbyOf(tables, ben!);
    await leave(tables, ben!, group);
    await clock.advance(100);
    expect([...left.keys()]).toEqual([]);

    await tables.sit(table, eva!);
    await tables.start(table, ana!);
    const [one, watching] = [await lobbyOf(tables, eva!), await lobbyOf(tables, leo!)];
    await clock.advance(100);
    expect([one.get(table)?.status, watching.get(table)?.status]).toEqual(['running', 'running']);
    await play(await Viewer.at(tables, table, ana!), tables, table, 'end');
    await clock.advance(100);
    expect([one.get(table)?.status, watching.has(table)]).toEqual(['finished', false]);
    expect((await tables.summary(table, leo))?.group).toEqual({ id: group, name: 'Los sábados' });
    expect((await tables.summary(table, ben))?.group).toBeNull();
    expect((await get(tables, ana!, group)).tables).toEqual([]);
  });

  it('has a rematch in the group, unless somebody asks for it who has left', async () => {
    const { tables } = await makeWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const group = await groupOf(tables, ana!, ben!);
    const [first, second] = [await finished(tables, [ana!, ben!], { group }), await finished(tables, [ana!, ben!], { group })];
    const next = await tables.rematch(first, ben!);
    expect((await Viewer.at(tables, next, ana!)).view?.group?.id).toBe(group);
    await leave(tables, ben!, group);
    const other = await tables.rematch(second, ben!);
    expect((await Viewer.at(tables, other, ana!)).view?.group).toBeNull();
  });

  it('has a rematch that is not listed, although the match before the group was', async () => {
    const { tables, clock } = await makeWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const table = await finished(tables, [ana!, ben!], { listed: true });
    await tables.createGroup(ana!, 'Los viernes', table);
    const next = await tables.rematch(table, ana!);
    await clock.advance(100);
    expect((await Viewer.at(tables, next, ana!)).view).toMatchObject({ listed: false, group: { name: 'Los viernes' } });
    expect([(await lobbyOf(tables, ben!)).has(next), (await lobbyOf(tables, null)).has(next)]).toEqual([true, false]);
  });

  it('goes on without its group when all have left it', async () => {
    const { tables, log } = await makeWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const group = await groupOf(tables, ana!);
    const table = await running(tables, [ana!, ben!], { ...short, group });
    await leave(tables, ana!, group);
    await leave(tables, ben!, group);
    await play(await Viewer.at(tables, table, ana!), tables, table, 'end');
    const next = await tables.rematch(table, ana!);
    expect((await Viewer.at(tables, next, ana!)).view?.group).toBeNull();
    expect(await tables.groups((groups) => groups.list(ana!))).toEqual({ groups: [] });
    expect(log.errors).toEqual([]);
  });
});

describe('the result of a match', () => {
  it('is written with the move that ends it, or neither is', async () => {
    const storage = await openSqlite(':memory:');
    const { tables } = await makeWorld({ storage });
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const group = await groupOf(tables, ana!);
    const table = await running(tables, [ana!, ben!], { ...short, group });
    const viewer = await Viewer.at(tables, table, ana!);
    const commit = vi.spyOn(storage, 'commit').mockRejectedValueOnce(new StorageFailedError('the disk is full'));
    expect(await refusal(play(viewer, tables, table, 'end'))).toBe('unavailable');
    expect([(await tables.summary(table))?.status, await matchesOf(tables, ana!, group)]).toEqual(['running', []]);
    commit.mockRejectedValueOnce(new ConflictError('another server was faster'));
    commit.mockClear();
    await play(viewer, tables, table, 'end');
    expect((await matchesOf(tables, ana!, group)).map((match) => match.table)).toEqual([table]);
    const ending = commit.mock.calls.flat().filter((write) => write.group !== undefined);
    expect(ending.map((write) => [write.move?.version, write.table?.status])).toEqual([
      [1, 'finished'],
      [1, 'finished'],
    ]);
  });

  it('of a match that its players ended has no winner and no points', async () => {
    const { tables } = await makeWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const group = await groupOf(tables, ana!);
    const table = await running(tables, [ana!, ben!], { group });
    for (const person of [ana!, ben!]) await Viewer.at(tables, table, person);
    for (const person of [ana!, ben!]) await tables.discard(table, person);
    await stored(tables, ben!, group);
    const [match] = await matchesOf(tables, ben!, group);
    expect(match).toMatchObject({
      ending: 'agreement',
      seats: [
        { won: false, points: null },
        { won: false, points: null },
      ],
    });
  });

  it('has the points of the game', async () => {
    const { tables } = await makeWorld({ games: { secrets: { ...module, score } } });
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const group = await groupOf(tables, ana!);
    await finished(tables, [ana!, ben!], { group });
    expect((await matchesOf(tables, ana!, group))[0]?.seats.map(({ points }) => points)).toEqual([7, 6]);
  });

  it('outlives its table, as the document does, and both go after a while', async () => {
    const { tables, clock } = await makeWorld({ settings: { sweepEveryMs: DAY, groupKeepMs: 100 * DAY } });
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const group = await groupOf(tables, ana!);
    const table = await finished(tables, [ana!, ben!], { group });
    await stored(tables, ana!, group);
    await clock.advance(40 * DAY);
    expect(await tables.summary(table)).toBeNull();
    expect(await matchesOf(tables, ben!, group)).toMatchObject([{ table, replay: true }]);
    const text = await tables.groups((groups) => groups.document(ben!, group, table));
    expect(readDocument(text, { secrets: module }).ok).toBe(true);
    await clock.advance(62 * DAY);
    expect([await matchesOf(tables, ben!, group), await membersOf(tables, ben!, group)]).toEqual([[], ['Ana', 'Ben']]);
  });

  it('gets its document later if the server stops in between', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sobremesa-'));
    const file = join(folder, 'sobremesa.db');
    const storage = await openSqlite(file);
    const write = vi.spyOn(storage, 'storeGroupDocument').mockRejectedValue(new StorageFailedError('the process is killed'));
    const first = await makeWorld({ storage });
    const [ana, ben] = await registerUsers(first.tables, 'Ana', 'Ben');
    const group = await groupOf(first.tables, ana!);
    const table = await finished(first.tables, [ana!, ben!], { group });
    await vi.waitFor(() => expect(write).toHaveBeenCalled());
    expect(await matchesOf(first.tables, ana!, group)).toMatchObject([{ table, replay: false }]);
    expect(await first.tables.groups((groups) => groups.document(ana!, group, table))).toBeNull();
    await first.tables.close();
    const second = await makeWorld({ file, settings: { sweepEveryMs: MINUTE } });
    await second.clock.advance(MINUTE);
    await stored(second.tables, ana!, group);
    expect([first.log.warnings, second.log.errors]).toEqual([[], []]);
    await second.tables.close();
    rmSync(folder, { recursive: true });
  });

  it('stays without a document if the match cannot be replayed', async () => {
    const storage = await openSqlite(':memory:');
    const { tables, clock, log } = await makeWorld({ storage, settings: { sweepEveryMs: MINUTE } });
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const group = await groupOf(tables, ana!);
    vi.spyOn(storage, 'moves').mockResolvedValue([]);
    const table = await finished(tables, [ana!, ben!], { group });
    await clock.advance(MINUTE);
    await vi.waitFor(async () => expect(await storage.pendingDocuments()).toEqual([]));
    expect(await matchesOf(tables, ana!, group)).toMatchObject([{ table, replay: false }]);
    expect(log.warnings).toEqual([]);
  });
});

describe('a person who leaves a group', () => {
  it('and has their name removed is in none of its results and documents, which stay whole', async () => {
    const { tables } = await makeWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const group = await groupOf(tables, ana!, ben!);
    const table = await finished(tables, [ana!, ben!], { group });
    await stored(tables, ana!, group);
    const documentOf = () => tables.groups((groups) => groups.document(ana!, group, table));
    const before = readDocument(await documentOf(), { secrets: module });
    expect(before.ok && before.replay.document.seats.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
    const { members } = await get(tables, ana!, group);
    await leave(tables, ben!, group, true);
    const text = await documentOf();
    const after = readDocument(text, { secrets: module });
    expect(after.ok && after.replay.document.seats.map(({ name }) => name)).toEqual(['Ana', null]);
    const everything = JSON.stringify([text, await matchesOf(tables, ana!, group), await get(tables, ana!, group)]);
    for (const trace of ['Ben', members[1]!.id, ben!.id]) expect(everything).not.toContain(trace);
    expect(await matchesOf(tables, ana!, group)).toMatchObject([
      { table, seats: [{ name: 'Ana' }, { name: null, member: null }] },
    ]);
  });

  it('during a match is not in its result, and does not become a member again by playing', async () => {
    const { tables } = await makeWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const group = await groupOf(tables, ana!);
    const table = await running(tables, [ana!, ben!], { ...short, group });
    await leave(tables, ben!, group, true);
    await play(await Viewer.at(tables, table, ana!), tables, table, 'end');
    await finished(tables, [ana!, ben!], { group });
    expect(await namesOf(tables, ana!, group)).toEqual([
      ['Ana', null],
      ['Ana', null],
    ]);
    expect(await membersOf(tables, ana!, group)).toEqual(['Ana']);
    await enterBy(tables, ana!, ben!, group);
    await finished(tables, [ana!, ben!], { group });
    expect(await namesOf(tables, ben!, group)).toEqual([
      ['Ana', 'Ben'],
      ['Ana', null],
      ['Ana', null],
    ]);
  });

  it('otherwise stays in its results, also when the server forgets them', async () => {
    const { tables, clock } = await makeWorld({ settings: { sweepEveryMs: DAY } });
    const [ana, ben, eva] = await registerUsers(tables, 'Ana', 'Ben', 'Eva');
    const group = await groupOf(tables, ana!, ben!, eva!);
    await finished(tables, [ana!, ben!], { group });
    await stored(tables, ana!, group);
    await leave(tables, ben!, group);
    expect(await namesOf(tables, ana!, group)).toEqual([['Ana', 'Ben']]);
    // Only Eva comes back now and then.
    await clock.advance(300 * DAY);
    const table = await tables.open(eva!, settingsOf());
    await tables.leave(table, (await Viewer.at(tables, table, eva!)).id);
    await clock.advance(100 * DAY);
    expect([await membersOf(tables, eva!, group), await namesOf(tables, eva!, group)]).toEqual([['Eva'], [['Ana', 'Ben']]]);
    expect((await get(tables, eva!, group)).members).toMatchObject([{ host: true }]);
  });
});
