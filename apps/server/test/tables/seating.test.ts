import { describe, expect, it } from 'vitest';
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
  types,
  Viewer,
} from '../harness.ts';
import { openSqlite } from '../../src/storage/index.ts';

describe('opening a table', () => {
  it('seats the host, under an id that fits the protocol', async () => {
    const { tables, clock } = await makeWorld();
    const [ana] = await registerUsers(tables, 'Ana');
    const id = await tables.open(ana!, settingsOf());
    expect(id).toMatch(/^[A-Za-z0-9_-]{11}$/);
    const viewer = await Viewer.at(tables, id, ana!);
    expect(viewer.view).toMatchObject({ status: 'open', you: 0, minPlayers: 2, rematch: null, options: { turns: 20 } });
    expect(viewer.view?.seats[0]).toEqual({
      seat: 0,
      state: 'taken',
      name: 'Ana',
      host: true,
      present: true,
      standIn: null,
      bot: null,
    });
    expect(viewer.view?.createdAt).toBe(clock.now() - (clock.now() % 60_000));
  });

  it('is rejected for an unknown game, invalid options and too many seats', async () => {
    const { tables } = await makeWorld();
    const [ana] = await registerUsers(tables, 'Ana');
    expect(await refusal(tables.open(ana!, settingsOf({ game: 'chess' })))).toBe('unknownGame');
    expect(await refusal(tables.open(ana!, settingsOf({ game: 'constructor' })))).toBe('unknownGame');
    expect(await refusal(tables.open(ana!, settingsOf({ options: { turns: 0 } })))).toBe('badOptions');
    expect(await refusal(tables.open(ana!, settingsOf({ options: { cheat: true } })))).toBe('badOptions');
    expect(await refusal(tables.open(ana!, settingsOf({ seats: 1 })))).toBe('badOptions');
    expect(await refusal(tables.open(ana!, settingsOf({ seats: 5 })))).toBe('badOptions');
  });

  it('is limited per person, even for concurrent requests', async () => {
    const { tables } = await makeWorld({ settings: { tablesPerUser: 3 } });
    const [ana] = await registerUsers(tables, 'Ana');
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => tables.open(ana!, settingsOf())));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await refusal(tables.open(ana!, settingsOf()))).toBe('tooManyTables');
    const [ben] = await registerUsers(tables, 'Ben');
    expect(await refusal(tables.sit(await tables.open(ben!, settingsOf()), ana!))).toBe('tooManyTables');
  });
});

describe('tables', () => {
  it('are limited per address, until one of them is removed', async () => {
    const { tables } = await makeWorld({ settings: { tablesPerAddress: 2 } });
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const first = await tables.open(ana!, settingsOf(), 'here');
    await tables.openHostless(settingsOf(), 'here');
    expect(await refusal(tables.open(ben!, settingsOf(), 'here'))).toBe('tooManyTablesHere');
    expect(await refusal(tables.openHostless(settingsOf(), 'here'))).toBe('tooManyTablesHere');
    await tables.open(ben!, settingsOf(), 'there');
    await tables.discard(first, ana!);
    await tables.open(ben!, settingsOf(), 'here');
    expect(await refusal(tables.open(ben!, settingsOf(), 'here'))).toBe('tooManyTablesHere');
  });

  it('are limited in total, including rematches', async () => {
    const { tables } = await makeWorld({ settings: { tablesInAll: 2 } });
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const played = await running(tables, [ana!, ben!], { options: { turns: 1 } });
    await play(await Viewer.at(tables, played, ana!), tables, played, 'end');
    const [one] = [await tables.open(ana!, settingsOf(), 'here'), await tables.open(ben!, settingsOf(), 'there')];
    expect(await refusal(tables.open(ben!, settingsOf()))).toBe('serverFull');
    expect(await refusal(tables.rematch(played, ana!))).toBe('serverFull');
    await tables.discard(one, ana!);
    expect(await tables.rematch(played, ana!)).toHaveLength(11);
  });
});

describe('few addresses', () => {
  it('cannot take all tables of a server', async () => {
    const { tables } = await makeWorld({ settings: { tablesPerAddress: 10, tablesInAll: 20, tablesPerUser: 99 } });
    const [ana] = await registerUsers(tables, 'Ana');
    const takeAll = async (from: string) => {
      let taken = 0;
      while (taken < 99 && (await tables.open(ana!, settingsOf(), from).catch(() => null)) !== null) taken++;
      return taken;
    };
    const taken = [await takeAll('one'), await takeAll('two'), await takeAll('three')];
    expect(taken.reduce((sum, each) => sum + each)).toBeLessThan(15);
    expect(Math.min(...taken)).toBeGreaterThan(0);
    expect(await refusal(tables.open(ana!, settingsOf(), 'one'))).toBe('serverFull');
    expect(await tables.open(ana!, settingsOf(), 'newcomer')).toHaveLength(11);
  });
});

describe('sitting down', () => {
  it('gives the only free seat to exactly one of forty, a hundred times in a row', async () => {
    const { tables } = await makeWorld({ settings: { tablesPerUser: 1000 } });
    const [host, ...crowd] = await registerUsers(tables, ...Array.from({ length: 41 }, (_, i) => `Person ${i}`));
    for (let round = 0; round < 100; round++) {
      const table = await tables.open(host!, settingsOf({ seats: 2 }));
      const named = round % 2 === 0 ? 1 : undefined;
      const results = await Promise.allSettled(crowd.map((person) => tables.sit(table, person, named)));
      const codes = results.map((each) => (each.status === 'fulfilled' ? `seat ${each.value}` : String(each.reason.message)));
      expect(codes.filter((code) => code === 'seat 1')).toHaveLength(1);
      expect(codes.filter((code) => code === (named === undefined ? 'tableFull' : 'seatTaken'))).toHaveLength(39);
    }
  });

  it("frees the seat when its person stands up, and passes the host's role on", async () => {
    const { tables } = await makeWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const table = await tables.open(ana!, settingsOf());
    await tables.sit(table, ben!);
    const viewer = await Viewer.at(tables, table, ben!);
    await tables.stand(table, ana!);
    expect(viewer.view?.seats.map(({ state, host }) => [state, host])).toEqual([
      ['free', false],
      ['taken', true],
      ['free', false],
    ]);
    expect(await refusal(tables.stand(table, ana!))).toBe('notSeated');
    expect(await refusal(tables.start(table, ana!))).toBe('notHost');
  });

  it('starts the match of a table without a host as soon as it is full', async () => {
    const { tables } = await makeWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const table = await tables.openHostless(settingsOf({ seats: 2 }), 'here');
    expect(await tables.sit(table, ben!, 1)).toBe(1);
    expect((await tables.summary(table))?.status).toBe('open');
    expect(await tables.sit(table, ana!, 0)).toBe(0);
    expect((await tables.summary(table))?.status).toBe('running');
    expect((await tables.sync(table, ana!)).playerID).toBe('0');
  });

  it('is rejected at a table that does not exist', async () => {
    const { tables } = await makeWorld();
    const [ana] = await registerUsers(tables, 'Ana');
    expect(await refusal(tables.sit('AAAAAAAAAAA', ana!))).toBe('unknownTable');
    expect(await refusal(tables.enter('AAAAAAAAAAA', new Viewer(null)))).toBe('unknownTable');
    expect(await tables.summary('AAAAAAAAAAA')).toBeNull();
    await tables.leave('AAAAAAAAAAA', 'socket');
  });
});

describe('the host', () => {
  it('removes a guest, whose view then has no seat', async () => {
    const { tables } = await makeWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const table = await tables.open(ana!, settingsOf());
    await tables.sit(table, ben!);
    const viewer = await Viewer.at(tables, table, ben!);
    await tables.remove(table, ana!, 1);
    expect(viewer.gone).toBeNull();
    expect(viewer.view).toMatchObject({ you: null, watchers: 1, namedWatchers: [{ name: 'Ben' }] });
  });

  it('keeps a removed guest from sitting down until the host allows it, over a restart', async () => {
    const storage = await openSqlite(':memory:');
    const { tables } = await makeWorld({ storage });
    const [ana, ben, eva] = await registerUsers(tables, 'Ana', 'Ben', 'Eva');
    const table = await tables.open(ana!, settingsOf());
    await tables.sit(table, ben!);
    const host = await Viewer.at(tables, table, ana!);
    const guest = await Viewer.at(tables, table, ben!);
    await tables.remove(table, ana!, 1);
    expect(await refusal(tables.sit(table, ben!))).toBe('removed');
    expect(await refusal(tables.sit(table, ben!, 2))).toBe('removed');
    const again = (await makeWorld({ storage })).tables;
    expect(await refusal(again.sit(table, ben!))).toBe('removed');

    expect([host, guest].map(({ view }) => view?.barred.map(({ name }) => name))).toEqual([['Ben'], []]);
    const [{ speaker } = { speaker: '' }] = host.view?.barred ?? [];
    await tables.sit(table, eva!);
    expect(await refusal(tables.admit(table, eva!, speaker))).toBe('notHost');
    await tables.admit(table, ana!, speaker);
    expect(host.view?.barred).toEqual([]);
    expect(await tables.sit(table, ben!)).toBe(2);
    expect(await refusal(tables.admit(table, ana!, speaker))).toBe('unknownSpeaker');
  });

  it('keeps a list of the last 200 removed users', async () => {
    const storage = await openSqlite(':memory:');
    const { tables } = await makeWorld({ storage });
    const [ana, ...guests] = await registerUsers(tables, 'Ana', ...Array.from({ length: 201 }, (_, i) => `Guest ${i}`));
    const table = await tables.open(ana!, settingsOf());
    for (const guest of guests) {
      const seat = await tables.sit(table, guest);
      await tables.remove(table, ana!, seat);
    }
    expect((await storage.load(table))?.table.barred).toEqual(guests.slice(1).map(({ id }) => id));
  });

  it('also keeps a removed guest from taking a seat through a link of another device', async () => {
    const { tables } = await makeWorld();
    const [ana, ben, eva] = await registerUsers(tables, 'Ana', 'Ben', 'Eva');
    const table = await tables.open(ana!, settingsOf());
    await tables.sit(table, ben!);
    await tables.sit(table, eva!);
    const { token } = await tables.handover(table, eva!, null);
    await tables.remove(table, ana!, 1);
    expect(await refusal(tables.claim(ben!, token))).toBe('removed');
  });

  it('can sit down again after freeing their own seat', async () => {
    const { tables } = await makeWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const table = await tables.open(ana!, settingsOf());
    await tables.sit(table, ben!);
    await tables.remove(table, ana!, 0);
    expect(await tables.sit(table, ana!)).toBe(0);
  });

  it('removes a guest from a table without spectators, and the guest is notified', async () => {
    const { tables } = await makeWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const table = await tables.open(ana!, settingsOf({ watchable: false }));
    await tables.sit(table, ben!);
    const viewer = await Viewer.at(tables, table, ben!);
    await tables.closeSeat(table, ana!, 1);
    expect(viewer.gone).toBe('removed');
  });

  it('discards an open table, and everybody is notified', async () => {
    const { tables } = await makeWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const table = await tables.open(ana!, settingsOf());
    const viewers = [await Viewer.at(tables, table, ana!), await Viewer.at(tables, table, null)];
    expect(await refusal(tables.discard(table, ben!))).toBe('notHost');
    await tables.discard(table, ana!);
    expect(viewers.map(({ gone }) => gone)).toEqual(['discarded', 'discarded']);
    expect(await tables.summary(table)).toBeNull();
  });

  it('cannot close a seat or start again during the match', async () => {
    const { tables } = await makeWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const table = await running(tables, [ana!, ben!]);
    expect(await refusal(tables.closeSeat(table, ana!, 1))).toBe('notOpen');
    expect(await refusal(tables.start(table, ana!))).toBe('notOpen');
  });
});

describe('a player who leaves a running match', () => {
  it('keeps the seat, which the server plays, and can come back', async () => {
    const { tables, table, persons, viewers } = await atTable(2);
    const [ana, ben] = viewers;
    await tables.stand(table, persons[1]!);
    expect(ana.view?.seats[1]).toMatchObject({ state: 'taken', name: 'Ben', standIn: 'left', present: true });
    expect(types(ana)).toEqual(['started', 'left']);
    await tables.stand(table, persons[1]!);
    expect(types(ana)).toEqual(['started', 'left']);
    await tables.return(table, persons[1]!);
    expect(ben.view).toMatchObject({ you: 1, seats: [{ standIn: null }, { standIn: null }] });
    expect(types(ana)).toEqual(['started', 'left', 'returned']);
  });

  it('can play at another table, and can come back only below the limit of tables', async () => {
    const { tables } = await makeWorld({ settings: { tablesPerUser: 1 } });
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const table = await running(tables, [ana!, ben!]);
    expect(await refusal(tables.open(ben!, settingsOf()))).toBe('tooManyTables');
    await tables.stand(table, ben!);
    const other = await tables.open(ben!, settingsOf());
    expect(await refusal(tables.return(table, ben!))).toBe('tooManyTables');
    const move = { table, request: newRequest(), version: 0, move: 'draw', args: [] };
    expect(await refusal(tables.move(ben!, move))).toBe('tooManyTables');
    await tables.discard(other, ben!);
    await tables.return(table, ben!);
    expect(await refusal(tables.open(ben!, settingsOf()))).toBe('tooManyTables');
  });

  it("passes the host's role on to an active player, or keeps it if there is none", async () => {
    const { tables, table, persons, viewers } = await atTable(3);
    const [ana, ben, eva] = persons;
    const hosts = () => viewers[0].view?.seats.flatMap(({ host, name }) => (host ? [name] : []));
    await tables.stand(table, ben!);
    expect(hosts()).toEqual(['Ana']);
    await tables.stand(table, ana!);
    expect(hosts()).toEqual(['Eva']);
    await tables.return(table, ana!);
    expect(hosts()).toEqual(['Eva']);
    await tables.stand(table, ana!);
    await tables.stand(table, eva!);
    expect(hosts()).toEqual(['Eva']);
  });

  it('cannot leave a finished match', async () => {
    const { tables, table, persons, viewers } = await atTable(2, { turns: 1 });
    await play(viewers[0], tables, table, 'end');
    expect(viewers[0].view?.status).toBe('finished');
    expect(await refusal(tables.stand(table, persons[1]!))).toBe('notRunning');
  });
});

describe('a player whom the host removes from a running match', () => {
  it('becomes a spectator without a hand, and can neither play nor come back', async () => {
    const { tables, table, persons, viewers } = await atTable(3);
    const [ana, ben] = viewers;
    const hand = handOf(ben);
    expect(hand.length).toBeGreaterThan(0);
    await tables.remove(table, persons[0]!, 1);
    expect(ana.view?.seats[1]).toMatchObject({ state: 'taken', name: 'Ben', standIn: 'removed', present: false });
    expect(types(ana)).toEqual(['started', 'removed']);
    expect(ben.gone).toBeNull();
    expect(ben.view).toMatchObject({ you: null, namedWatchers: [{ name: 'Ben' }] });
    expect(ben.match?.playerID).toBeNull();
    expect(JSON.stringify(ben.match)).not.toContain(JSON.stringify(hand));
    const again = await Viewer.at(tables, table, persons[1]!);
    expect(again.match?.playerID).toBeNull();
    const { version } = ben.match!;
    const refused = [
      tables.return(table, persons[1]!),
      tables.stand(table, persons[1]!),
      tables.handover(table, persons[1]!, null),
      tables.move(persons[1]!, { table, request: newRequest(), version, move: 'draw', args: [] }),
      tables.undo(persons[1]!, { table, request: newRequest(), version }),
    ];
    for (const request of refused) expect(await refusal(request)).toBe('removed');
    expect(await refusal(tables.sit(table, persons[1]!))).toBe('notOpen');
  });

  it('is replaced by a bot', async () => {
    const { tables, table, persons, viewers, clock } = await atTable(2);
    await tables.remove(table, persons[0]!, 1);
    await play(viewers[0], tables, table, 'end');
    await clock.advance(1200);
    expect(viewers[0].match?.state.ctx).toMatchObject({ currentPlayer: '0' });
  });

  it('can play at another table, and this one is no longer in their list', async () => {
    const { tables } = await makeWorld({ settings: { tablesPerUser: 1 } });
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const table = await running(tables, [ana!, ben!], { listed: false });
    const lobby = () => tables.enterLobby({ id: 'lobby', person: ben!, send: () => undefined });
    expect((await lobby()).tables).toHaveLength(1);
    await tables.remove(table, ana!, 1);
    expect((await lobby()).tables).toEqual([]);
    await tables.open(ben!, settingsOf());
  });

  it('loses access to a table without spectators', async () => {
    const { tables } = await makeWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const table = await running(tables, [ana!, ben!], { watchable: false });
    const viewer = await Viewer.at(tables, table, ben!);
    await tables.remove(table, ana!, 1);
    expect(viewer.gone).toBe('removed');
    expect(await refusal(tables.enter(table, new Viewer(ben!)))).toBe('watchingNotAllowed');
  });

  it("cannot return by an earlier link, by another person's link, or in the rematch", async () => {
    const { tables, table, persons, viewers } = await atTable(3, { turns: 1 });
    const [ana, ben, eva] = persons;
    const made = await tables.handover(table, ben!, null);
    await tables.remove(table, ana!, 1);
    const [leo] = await registerUsers(tables, 'Leo');
    expect(await refusal(tables.claim(leo!, made.token))).toBe('badHandover');
    const given = await tables.handover(table, eva!, null);
    expect(await refusal(tables.claim(ben!, given.token))).toBe('removed');
    await play(viewers[0], tables, table, 'end');
    expect(viewers[0].view?.status).toBe('finished');
    expect(await refusal(tables.rematch(table, ben!))).toBe('removed');
    const next = await Viewer.at(tables, await tables.rematch(table, ana!), ana!);
    expect(next.view?.seats.map(({ state }) => state)).toEqual(['taken', 'free', 'reserved']);
  });

  it('can be removed by the host only, and is never the host', async () => {
    const { tables, table, persons } = await atTable(3);
    expect(await refusal(tables.remove(table, persons[1]!, 2))).toBe('notHost');
    expect(await refusal(tables.remove(table, persons[0]!, 7))).toBe('unknownSeat');
    expect(await refusal(tables.remove(table, persons[0]!, 0))).toBe('badRequest');
  });
});

describe('starting', () => {
  it('compacts the seats, and gives everybody their own view', async () => {
    const { tables } = await makeWorld();
    const [ana, ben, eva] = await registerUsers(tables, 'Ana', 'Ben', 'Eva');
    const table = await tables.open(ana!, settingsOf({ seats: 4 }));
    await tables.sit(table, eva!, 3);
    const viewers = await Promise.all([ana!, eva!, ben!].map((person) => Viewer.at(tables, table, person)));
    await tables.start(table, ana!);
    expect(viewers.map(({ match }) => match?.playerID)).toEqual(['0', '1', null]);
    expect(viewers.map(({ view }) => view?.you)).toEqual([0, 1, null]);
    expect(viewers[0]?.view?.seats).toHaveLength(2);
    expect(viewers[0]?.log).toMatchObject([{ seq: 0, kind: 'table', event: { type: 'started' } }]);
  });

  it('removes people who may not watch', async () => {
    const { tables } = await makeWorld();
    const [ana, ben, eva] = await registerUsers(tables, 'Ana', 'Ben', 'Eva');
    const table = await tables.open(ana!, settingsOf({ watchable: false }));
    await tables.sit(table, ben!);
    const viewer = await Viewer.at(tables, table, eva!);
    await tables.start(table, ana!);
    expect(viewer.gone).toBe('watchingNotAllowed');
    expect(viewer.match).toBeNull();
    expect(await refusal(tables.enter(table, new Viewer(eva!)))).toBe('watchingNotAllowed');
    for (const look of [
      tables.sync(table, eva!),
      tables.log(table, null, { limit: 9 }),
      tables.chat(table, eva!, { limit: 9 }),
    ]) {
      expect(await refusal(look)).toBe('watchingNotAllowed');
    }
  });
});

describe('presence', () => {
  it('counts a person once for several pages, and lists spectators with a name', async () => {
    const { tables, clock } = await makeWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const table = await tables.open(ana!, settingsOf());
    const first = await Viewer.at(tables, table, ana!);
    const second = await Viewer.at(tables, table, ana!);
    await Viewer.at(tables, table, ben!);
    await Viewer.at(tables, table, ben!);
    await Viewer.at(tables, table, null);
    await clock.advance(PRESENCE_MS);
    expect(first.view).toMatchObject({ watchers: 2, namedWatchers: [{ name: 'Ben' }] });
    await tables.leave(table, second.id);
    await clock.advance(PRESENCE_MS);
    expect(first.view?.seats[0]?.present).toBe(true);
    const other = await Viewer.at(tables, table, null);
    await tables.leave(table, first.id);
    await clock.advance(PRESENCE_MS);
    expect(other.view?.seats[0]?.present).toBe(false);
  });

  it('shows a new name at all tables of the person', async () => {
    const { tables, clock } = await makeWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const table = await tables.open(ana!, settingsOf());
    const viewer = await Viewer.at(tables, table, ben!);
    await tables.rename(ana!, 'Anita');
    await tables.rename(ben!, 'Benito');
    await clock.advance(PRESENCE_MS);
    expect(viewer.view?.seats[0]?.name).toBe('Anita');
    expect(viewer.view?.namedWatchers.map(({ name }) => name)).toEqual(['Benito']);
    expect((await tables.summary(table))?.seats[0]?.name).toBe('Anita');
  });
});
