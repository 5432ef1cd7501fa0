import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Me, Seen, TableSummary } from '@sobremesa/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { atTable, makeWorld, registerUsers, play, refusal, running, settingsOf, Viewer } from '../harness.ts';
import { openSqlite } from '../../src/storage/index.ts';
import { StorageFailedError } from '../../src/storage/errors.ts';
import type { LobbySubscriber, Tables } from '../../src/tables/index.ts';

const seen = (version: number, line: number, message = -1): Seen => ({ version, line, message });

/** The position that a table sends to a person who enters. */
async function seenBy(tables: Tables, table: string, person: Me | null): Promise<Seen | null> {
  const page = new Viewer(person);
  const answer = await tables.enter(table, page);
  await tables.leave(table, page.id);
  return answer.seen;
}

describe('a person’s position at a table', () => {
  it('is sent to all devices of the user, and only increases', async () => {
    const { tables, table, persons, viewers } = await atTable(2);
    const [ana, ben] = persons as [Me, Me];
    expect(await seenBy(tables, table, ana)).toBeNull();
    for (let i = 0; i < 2; i++) await play(viewers[0], tables, table, 'draw');
    await tables.see(table, ana, seen(2, 2));
    expect(await seenBy(tables, table, ana)).toEqual(seen(2, 2));
    await tables.see(table, ana, seen(1, 1));
    expect(await seenBy(tables, table, ana)).toEqual(seen(2, 2));
    expect(await seenBy(tables, table, ben)).toBeNull();
  });

  it('is never beyond the table’s own position', async () => {
    const { tables, table, persons, viewers } = await atTable(2);
    await play(viewers[0], tables, table, 'draw');
    await tables.say(table, persons[0]!, { text: 'hm' });
    await tables.see(table, persons[0]!, seen(99, 99, 99));
    expect(await seenBy(tables, table, persons[0]!)).toEqual(seen(1, 1, 0));
    const open = await tables.open(persons[1]!, settingsOf());
    await tables.see(open, persons[1]!, seen(5, 5, 5));
    expect(await seenBy(tables, open, persons[1]!)).toEqual(seen(0, -1, -1));
  });

  it('is stored only for seated people', async () => {
    const { tables, table } = await atTable(2);
    const [leo] = await registerUsers(tables, 'Leo');
    expect(await refusal(tables.see(table, leo!, seen(0, 0)))).toBe('notSeated');
    expect(await refusal(tables.see('AAAAAAAAAAA', leo!, seen(0, 0)))).toBe('unknownTable');
    expect(await seenBy(tables, table, leo!)).toBeNull();
    expect(await seenBy(tables, table, null)).toBeNull();
  });
});

describe('a person’s position at a table, after a restart,', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sobremesa-seen-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is still known', async () => {
    const file = join(folder, 'seen.db');
    const before = await makeWorld({ file });
    const [ana, ben] = (await registerUsers(before.tables, 'Ana', 'Ben')) as [Me, Me];
    const table = await running(before.tables, [ana, ben]);
    await play(await Viewer.at(before.tables, table, ana), before.tables, table, 'draw');
    await before.tables.see(table, ana, seen(1, 1));
    await before.tables.close();
    const { tables } = await makeWorld({ file });
    expect(await seenBy(tables, table, ana)).toEqual(seen(1, 1));
    await tables.close();
  });
});

/** A page with a list of tables open. */
async function listOf(tables: Tables, person: Me, beside?: string) {
  const list = new Map<string, TableSummary>();
  const pushes: string[][] = [];
  const subscriber: LobbySubscriber = {
    id: `list of ${person.name} beside ${beside}`,
    person,
    beside,
    send({ changed, gone }) {
      pushes.push([...changed.map(({ id }) => id), ...gone]);
      for (const table of changed) list.set(table.id, table);
      for (const id of gone) list.delete(id);
    },
  };
  const entered = await tables.enterLobby(subscriber);
  for (const table of entered.tables) list.set(table.id, table);
  return { list, pushes, more: entered.more };
}

describe('the list of a person’s tables', () => {
  it('counts new lines and public messages, and updates when they have been seen', async () => {
    const { tables, table, persons, viewers, clock } = await atTable(2);
    const [ana, ben] = persons as [Me, Me];
    const [leo] = await registerUsers(tables, 'Leo');
    const before = await listOf(tables, ana);
    expect(before.list.get(table)?.news).toBeNull();
    await tables.see(table, ana, seen(0, 0));
    await vi.waitFor(() => expect(before.list.get(table)?.news).toEqual({ lines: 0, messages: 0 }));

    await play(viewers[0], tables, table, 'end');
    await tables.say(table, ben, { text: 'your turn is over' });
    await tables.say(table, leo!, { text: 'nobody who plays hears that' });
    await clock.advance(100);
    await vi.waitFor(() => expect(before.list.get(table)?.news).toEqual({ lines: 1, messages: 1 }));
    expect((await listOf(tables, ana)).list.get(table)?.news).toEqual({ lines: 1, messages: 1 });
    expect((await listOf(tables, ben)).list.get(table)?.news).toBeNull();
    expect((await tables.summary(table, ana))?.news).toBeNull();
  });

  it('shows the turn to seated people only, and in a window does not reveal who has answered', async () => {
    const { tables, table, persons, viewers, clock } = await atTable(3);
    const [ana, ben, eva] = persons as [Me, Me, Me];
    const [leo] = await registerUsers(tables, 'Leo');
    const lists: Awaited<ReturnType<typeof listOf>>[] = [];
    for (const person of [ana, ben, eva, leo!]) lists.push(await listOf(tables, person));
    const waits = () => lists.map(({ list }) => list.get(table)?.waitsFor);
    const turns = () => lists.map(({ list }) => list.get(table)?.yourTurn);
    expect(waits()).toEqual([[0], [0], [0], []]);
    await play(viewers[0], tables, table, 'ask');
    await clock.advance(100);
    expect(waits()).toEqual([[1, 2], [1, 2], [1, 2], []]);
    await play(viewers[1], tables, table, 'answer', 'w1', true);
    await clock.advance(100);
    expect(waits()).toEqual([[1, 2], [1, 2], [1, 2], []]);
    expect(turns()).toEqual([false, false, true, false]);
    const late = await listOf(tables, ana);
    expect(late.list.get(table)?.waitsFor).toEqual([1, 2]);
  });

  it('has only the other tables for a page with an open table', async () => {
    const { tables, table, persons, viewers, clock } = await atTable(2);
    const [ana, ben] = persons as [Me, Me];
    const other = await running(tables, [ben, ana]);
    await tables.open(ben, settingsOf());
    const { list, pushes, more } = await listOf(tables, ana, table);
    expect([...list.keys()]).toEqual([other]);
    expect(more).toBe(0);
    await play(viewers[0], tables, table, 'end');
    await tables.open(ben, settingsOf());
    await clock.advance(100);
    expect(pushes).toEqual([]);
    await play(await Viewer.at(tables, other, ben), tables, other, 'end');
    await clock.advance(100);
    expect(list.get(other)).toMatchObject({ yourTurn: true, waitsFor: [1] });
    expect(pushes.flat().filter((id) => id !== other)).toEqual([]);
  });

  it('is sent without counts if they cannot be read', async () => {
    const storage = await openSqlite(':memory:');
    const { tables, log } = await makeWorld({ storage });
    const [ana, ben] = (await registerUsers(tables, 'Ana', 'Ben')) as [Me, Me];
    const table = await running(tables, [ana, ben]);
    vi.spyOn(storage, 'news').mockRejectedValue(new StorageFailedError('the disk is away'));
    expect((await listOf(tables, ana)).list.get(table)).toMatchObject({ yourTurn: true, news: null });
    expect(log.warnings).toHaveLength(1);
  });
});
