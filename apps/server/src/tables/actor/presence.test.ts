import { limits, type Me } from '@sobremesa/protocol';
import { describe, expect, it, vi } from 'vitest';
import { openSqlite } from '../../storage/index.ts';
import { atTable, makeWorld, registerUsers, PRESENCE_MS, refusal, running, settingsOf, Viewer } from '../../../test/harness.ts';

const countTablePushes = ({ pushes }: Viewer): number => pushes.filter(({ type }) => type === 'table').length;

describe('the presence at a table', () => {
  it('is sent in one push, however many people come and go at once', async () => {
    const { tables, table, viewers, clock } = await atTable(2);
    await clock.advance(PRESENCE_MS);
    const before = countTablePushes(viewers[0]);
    const spectators: Viewer[] = [];
    for (let i = 0; i < 30; i++) spectators.push(await Viewer.at(tables, table, null));
    for (const { id } of spectators.slice(20)) await tables.leave(table, id);
    expect(countTablePushes(viewers[0])).toBe(before);
    await clock.advance(PRESENCE_MS);
    expect(countTablePushes(viewers[0])).toBe(before + 1);
    // For those who came, and the one who was there before.
    expect(viewers[0].view?.watchers).toBe(21);
    await clock.advance(10 * PRESENCE_MS);
    expect(countTablePushes(viewers[0])).toBe(before + 1);
  });

  it('is complete at once for a person who enters', async () => {
    const { tables, table } = await atTable(2);
    const last = await Viewer.at(tables, table, null);
    expect(last.view).toMatchObject({ watchers: 2, seats: [{ present: true }, { present: true }] });
    expect(countTablePushes(last)).toBe(0);
  });

  it('is sent without delay when the table itself changes', async () => {
    const { tables, table, persons, viewers, watcher } = await atTable(2);
    await tables.leave(table, watcher.id);
    await tables.discard(table, persons[0]!);
    expect(viewers[1].view).toMatchObject({ watchers: 0, vote: { by: 0 } });
  });

  it('changes the view of each seat by deltas as whole views do', async () => {
    const { tables, table, persons, viewers, clock } = await atTable(3);
    const [host, second] = persons as [Me, Me];
    const pairs = await Promise.all(
      [host, second, null].map(async (person) => {
        const enter = (takesDeltas: boolean) => new Viewer(person, undefined, takesDeltas).enter(tables, table);
        return { whole: await enter(false), deltas: await enter(true) };
      }),
    );
    const isSame = async () => {
      await clock.advance(PRESENCE_MS);
      for (const { whole, deltas } of pairs) expect(deltas.view).toEqual(whole.view);
    };
    await isSame();
    const [leo] = await registerUsers(tables, 'Leo');
    const guest = await Viewer.at(tables, table, leo!);
    await isSame();
    await tables.leave(table, guest.id);
    await tables.leave(table, viewers[1].id);
    await isSame();
    await tables.discard(table, host);
    await isSame();
    await pairs[1]!.deltas.enter(tables, table);
    await tables.keep(table, host);
    await isSame();
    await tables.rename(second, 'Another name');
    await isSame();
    for (const { whole, deltas } of pairs) {
      expect(whole.pushes.filter(({ type }) => type === 'tableDelta')).toEqual([]);
      expect(countTablePushes(deltas)).toBe(0);
      const bytes = deltas.pushes.flatMap((push) => (push.type === 'tableDelta' ? [push.text.length] : []));
      expect(bytes.length).toBeGreaterThan(3);
      expect(Math.max(...bytes)).toBeLessThan(300);
    }
  });

  it('is encoded once per server for all connections with the same view', async () => {
    const { tables, clock } = await makeWorld();
    const [ana, ben, leo] = await registerUsers(tables, 'Ana', 'Ben', 'Leo');
    const table = await running(tables, [ana!, ben!]);
    const named = await registerUsers(tables, ...Array.from({ length: 20 }, (_, i) => `Spectator ${i}`));
    let sent = 0;
    for (const person of [ana!, ben!, ...named]) {
      await tables.enter(table, { id: person.id, person, address: person.id, send: () => (sent += 1) });
    }
    await clock.advance(PRESENCE_MS);
    await tables.enter(table, { id: leo!.id, person: leo!, address: leo!.id, send: () => undefined });
    sent = 0;
    const encode = vi.spyOn(JSON, 'stringify');
    let views: number;
    try {
      await clock.advance(PRESENCE_MS);
      views = encode.mock.calls.filter(([value]) => Object.hasOwn(Object(value) as object, 'namedWatchers')).length;
    } finally {
      encode.mockRestore();
    }
    expect(sent).toBe(22);
    // One for each of the two seats and one for all spectators, who may be on three servers.
    expect(views).toBeLessThanOrEqual(5);
  });

  it('lists some spectators to everybody, and all of them to the host, who can mute each', async () => {
    const { tables, table, persons, viewers, watcher, clock } = await atTable(2);
    const named = await registerUsers(tables, ...Array.from({ length: limits.namedWatchers + 5 }, (_, i) => `Spectator ${i}`));
    for (const person of named) await Viewer.at(tables, table, person);
    await clock.advance(PRESENCE_MS);
    for (const viewer of [viewers[1], watcher]) {
      expect(viewer.view?.namedWatchers).toHaveLength(limits.namedWatchers);
      expect(viewer.view?.watchers).toBe(named.length + 1);
    }
    const all = viewers[0].view?.namedWatchers ?? [];
    expect(all.map(({ name }) => name).toSorted()).toEqual(named.map(({ name }) => name).toSorted());
    await tables.mute(table, persons[0]!, { speaker: all.at(-1)!.speaker });
    expect(viewers[1].view?.muted).toEqual([{ ...all.at(-1), seat: null }]);
  });

  it('does not read the chat from the storage for each spectator who enters, and misses no message', async () => {
    const storage = await openSqlite(':memory:');
    const { tables } = await makeWorld({ storage });
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const table = await running(tables, [ana!, ben!]);
    const read = vi.spyOn(storage, 'chat');
    const chatOf = async (person: Me | null) => {
      const { chat } = await tables.enter(table, new Viewer(person));
      return chat.map((message) => ('text' in message ? message.text : message.phrase));
    };
    for (let i = 0; i < 20; i++) expect(await chatOf(null)).toEqual([]);
    // Each of three servers reads it once for itself, and once when it loads the table.
    expect(read.mock.calls.length).toBeLessThanOrEqual(6);
    await tables.say(table, ana!, { text: 'one' });
    expect([await chatOf(null), await chatOf(ben!)]).toEqual([['one'], ['one']]);
    await tables.say(table, ben!, { text: 'two' });
    expect([await chatOf(null), await chatOf(ana!)]).toEqual([
      ['one', 'two'],
      ['one', 'two'],
    ]);
  });

  it('reaches the lobby eventually, even for a table that everybody has left', async () => {
    const { tables, table, viewers, watcher, clock } = await atTable(2);
    await clock.advance(PRESENCE_MS);
    expect(await tables.summary(table)).toMatchObject({ watchers: 1, seats: [{ present: true }, { present: true }] });
    for (const { id } of [...viewers, watcher]) await tables.leave(table, id);
    await clock.advance(PRESENCE_MS);
    expect(await tables.summary(table)).toMatchObject({ watchers: 0, seats: [{ present: false }, { present: false }] });
  });
});

describe('the limit of spectators', () => {
  const settings = { spectatorsPerTable: 4, spectatorsPerAddress: 2 };

  it('applies to the table, and a spectator who leaves makes room', async () => {
    const { tables } = await makeWorld({ settings });
    const [ana, ben, leo] = await registerUsers(tables, 'Ana', 'Ben', 'Leo');
    const table = await running(tables, [ana!, ben!]);
    const spectators = [await Viewer.at(tables, table, leo!)];
    for (let i = 0; i < 3; i++) spectators.push(await Viewer.at(tables, table, null));
    for (const person of [null, leo!]) expect(await refusal(Viewer.at(tables, table, person))).toBe('tooManySpectators');
    await tables.leave(table, spectators[1]!.id);
    await Viewer.at(tables, table, null);
    expect(await refusal(Viewer.at(tables, table, null))).toBe('tooManySpectators');
  });

  it('also applies to each address', async () => {
    const { tables } = await makeWorld({ settings });
    const [ana, ben, leo] = await registerUsers(tables, 'Ana', 'Ben', 'Leo');
    const table = await running(tables, [ana!, ben!]);
    for (let i = 0; i < 2; i++) await Viewer.at(tables, table, null, 'here');
    for (const person of [null, leo!]) {
      expect(await refusal(Viewer.at(tables, table, person, 'here'))).toBe('tooManySpectatorsHere');
    }
    await Viewer.at(tables, table, ana!, 'here');
    await Viewer.at(tables, table, null, 'there');
    await Viewer.at(tables, await running(tables, [ana!, ben!]), null, 'here');
  });

  it('does not apply to players, whether they sit already or are about to', async () => {
    const { tables } = await makeWorld({ settings });
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const table = await tables.open(ana!, settingsOf());
    for (let i = 0; i < 4; i++) await Viewer.at(tables, table, null);
    for (let i = 0; i < 3; i++) await Viewer.at(tables, table, ana!);
    expect(await refusal(Viewer.at(tables, table, ben!))).toBe('tooManySpectators');
    await tables.sit(table, ben!);
    expect((await Viewer.at(tables, table, ben!)).view).toMatchObject({ you: 1, watchers: 4 });
  });

  it('counts a spectator once who enters again on the same connection, for example with a name', async () => {
    const { tables } = await makeWorld({ settings });
    const [ana, ben, leo] = await registerUsers(tables, 'Ana', 'Ben', 'Leo');
    const table = await running(tables, [ana!, ben!]);
    for (let i = 0; i < 3; i++) await Viewer.at(tables, table, null);
    const page = { id: 'page', address: 'there', send: () => undefined };
    await tables.enter(table, { ...page, person: null });
    expect((await tables.enter(table, { ...page, person: null })).view.watchers).toBe(4);
    const { view } = await tables.enter(table, { ...page, person: leo! });
    expect([view.watchers, view.namedWatchers.length]).toEqual([4, 1]);
    await tables.leave(table, 'page');
    expect((await Viewer.at(tables, table, null)).view).toMatchObject({ watchers: 4, namedWatchers: [] });
  });

  it('does not count a spectator who sits down', async () => {
    const { tables } = await makeWorld({ settings });
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const table = await tables.open(ana!, settingsOf());
    await Viewer.at(tables, table, ben!);
    for (let i = 0; i < 3; i++) await Viewer.at(tables, table, null);
    expect(await refusal(Viewer.at(tables, table, null))).toBe('tooManySpectators');
    await tables.sit(table, ben!);
    await Viewer.at(tables, table, null);
  });
});
