import { describe, expect, it } from 'vitest';
import { makeWorld, people, refusal, running, settingsOf, Viewer } from '../../test/harness.ts';

describe('opening a table', () => {
  it('seats the host, under an id that fits the protocol', async () => {
    const { tables, clock } = await makeWorld();
    const [ana] = await people(tables, 'Ana');
    const id = await tables.open(ana!, settingsOf());
    expect(id).toMatch(/^[A-Za-z0-9_-]{11}$/);
    const viewer = await Viewer.at(tables, id, ana!);
    expect(viewer.view).toMatchObject({ status: 'open', you: 0, minPlayers: 2, rematch: null, options: { turns: 20 } });
    expect(viewer.view?.seats[0]).toEqual({ seat: 0, state: 'taken', name: 'Ana', host: true, present: true, standIn: false });
    expect(viewer.view?.createdAt).toBe(clock.now() - (clock.now() % 60_000));
  });

  it('is refused for an unknown game, wrong options and too many seats', async () => {
    const { tables } = await makeWorld();
    const [ana] = await people(tables, 'Ana');
    expect(await refusal(tables.open(ana!, settingsOf({ game: 'chess' })))).toBe('unknownGame');
    expect(await refusal(tables.open(ana!, settingsOf({ game: 'constructor' })))).toBe('unknownGame');
    expect(await refusal(tables.open(ana!, settingsOf({ options: { turns: 0 } })))).toBe('badOptions');
    expect(await refusal(tables.open(ana!, settingsOf({ options: { cheat: true } })))).toBe('badOptions');
    expect(await refusal(tables.open(ana!, settingsOf({ seats: 1 })))).toBe('badOptions');
    expect(await refusal(tables.open(ana!, settingsOf({ seats: 5 })))).toBe('badOptions');
  });

  it('is bounded for each person, also when asked for all at once', async () => {
    const { tables } = await makeWorld({ settings: { tablesPerPerson: 3 } });
    const [ana] = await people(tables, 'Ana');
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => tables.open(ana!, settingsOf())));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await refusal(tables.open(ana!, settingsOf()))).toBe('tooManyTables');
    const [ben] = await people(tables, 'Ben');
    expect(await refusal(tables.sit(await tables.open(ben!, settingsOf()), ana!))).toBe('tooManyTables');
  });
});

describe('sitting down', () => {
  it('gives the one free seat to exactly one of forty, a hundred times over', async () => {
    const { tables } = await makeWorld({ settings: { tablesPerPerson: 1000 } });
    const [host, ...crowd] = await people(tables, ...Array.from({ length: 41 }, (_, i) => `Person ${i}`));
    for (let round = 0; round < 100; round++) {
      const table = await tables.open(host!, settingsOf({ seats: 2 }));
      const named = round % 2 === 0 ? 1 : undefined;
      const results = await Promise.allSettled(crowd.map((person) => tables.sit(table, person, named)));
      const codes = results.map((each) => (each.status === 'fulfilled' ? `seat ${each.value}` : String(each.reason.message)));
      expect(codes.filter((code) => code === 'seat 1')).toHaveLength(1);
      expect(codes.filter((code) => code === (named === undefined ? 'tableFull' : 'seatTaken'))).toHaveLength(39);
    }
  });

  it('frees the seat again for who stands up, and passes hosting on', async () => {
    const { tables } = await makeWorld();
    const [ana, ben] = await people(tables, 'Ana', 'Ben');
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

  it('begins a table without a host as soon as it is full', async () => {
    const { tables } = await makeWorld();
    const [ana, ben] = await people(tables, 'Ana', 'Ben');
    const table = await tables.openHostless(settingsOf({ seats: 2 }));
    expect(await tables.sit(table, ben!, 1)).toBe(1);
    expect((await tables.summary(table))?.status).toBe('open');
    expect(await tables.sit(table, ana!, 0)).toBe(0);
    expect((await tables.summary(table))?.status).toBe('running');
    expect((await tables.sync(table, ana!)).playerID).toBe('0');
  });

  it('is refused at a table that is not there', async () => {
    const { tables } = await makeWorld();
    const [ana] = await people(tables, 'Ana');
    expect(await refusal(tables.sit('AAAAAAAAAAA', ana!))).toBe('unknownTable');
    expect(await refusal(tables.enter('AAAAAAAAAAA', new Viewer(null)))).toBe('unknownTable');
    expect(await tables.summary('AAAAAAAAAAA')).toBeNull();
    await tables.leave('AAAAAAAAAAA', 'socket');
  });
});

describe('the host', () => {
  it('sends a guest away, who sees themselves without a seat', async () => {
    const { tables } = await makeWorld();
    const [ana, ben] = await people(tables, 'Ana', 'Ben');
    const table = await tables.open(ana!, settingsOf());
    await tables.sit(table, ben!);
    const viewer = await Viewer.at(tables, table, ben!);
    await tables.remove(table, ana!, 1);
    expect(viewer.gone).toBeNull();
    expect(viewer.view).toMatchObject({ you: null, watchers: 1, watcherNames: ['Ben'] });
  });

  it('sends a guest away from a table that may not be watched, who is told so', async () => {
    const { tables } = await makeWorld();
    const [ana, ben] = await people(tables, 'Ana', 'Ben');
    const table = await tables.open(ana!, settingsOf({ watchable: false }));
    await tables.sit(table, ben!);
    const viewer = await Viewer.at(tables, table, ben!);
    await tables.closeSeat(table, ana!, 1);
    expect(viewer.gone).toBe('removed');
  });

  it('discards an open table, and everybody is told', async () => {
    const { tables } = await makeWorld();
    const [ana, ben] = await people(tables, 'Ana', 'Ben');
    const table = await tables.open(ana!, settingsOf());
    const viewers = [await Viewer.at(tables, table, ana!), await Viewer.at(tables, table, null)];
    expect(await refusal(tables.discard(table, ben!))).toBe('notHost');
    await tables.discard(table, ana!);
    expect(viewers.map(({ gone }) => gone)).toEqual(['discarded', 'discarded']);
    expect(await tables.summary(table)).toBeNull();
  });

  it('cannot discard, close or remove once the match runs', async () => {
    const { tables } = await makeWorld();
    const [ana, ben] = await people(tables, 'Ana', 'Ben');
    const table = await running(tables, [ana!, ben!]);
    expect(await refusal(tables.discard(table, ana!))).toBe('notOpen');
    expect(await refusal(tables.remove(table, ana!, 1))).toBe('notOpen');
    expect(await refusal(tables.closeSeat(table, ana!, 1))).toBe('notOpen');
    expect(await refusal(tables.start(table, ana!))).toBe('notOpen');
  });
});

describe('starting', () => {
  it('compacts the seats, and gives everybody their own view', async () => {
    const { tables } = await makeWorld();
    const [ana, ben, eva] = await people(tables, 'Ana', 'Ben', 'Eva');
    const table = await tables.open(ana!, settingsOf({ seats: 4 }));
    await tables.sit(table, eva!, 3);
    const viewers = await Promise.all([ana!, eva!, ben!].map((person) => Viewer.at(tables, table, person)));
    await tables.start(table, ana!);
    expect(viewers.map(({ match }) => match?.playerID)).toEqual(['0', '1', null]);
    expect(viewers.map(({ view }) => view?.you)).toEqual([0, 1, null]);
    expect(viewers[0]?.view?.seats).toHaveLength(2);
    expect(viewers[0]?.log).toMatchObject([{ seq: 0, kind: 'table', event: { type: 'started' } }]);
  });

  it('sends those away who may not watch', async () => {
    const { tables } = await makeWorld();
    const [ana, ben, eva] = await people(tables, 'Ana', 'Ben', 'Eva');
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
  it('counts every page of a person, and names watchers who have a name', async () => {
    const { tables } = await makeWorld();
    const [ana, ben] = await people(tables, 'Ana', 'Ben');
    const table = await tables.open(ana!, settingsOf());
    const first = await Viewer.at(tables, table, ana!);
    const second = await Viewer.at(tables, table, ana!);
    await Viewer.at(tables, table, ben!);
    await Viewer.at(tables, table, ben!);
    await Viewer.at(tables, table, null);
    expect(first.view).toMatchObject({ watchers: 2, watcherNames: ['Ben'] });
    await tables.leave(table, second.id);
    expect(first.view?.seats[0]?.present).toBe(true);
    const other = await Viewer.at(tables, table, null);
    await tables.leave(table, first.id);
    expect(other.view?.seats[0]?.present).toBe(false);
  });

  it('shows a new name wherever the person is', async () => {
    const { tables } = await makeWorld();
    const [ana, ben] = await people(tables, 'Ana', 'Ben');
    const table = await tables.open(ana!, settingsOf());
    const viewer = await Viewer.at(tables, table, ben!);
    await tables.rename(ana!, 'Anita');
    await tables.rename(ben!, 'Benito');
    expect(viewer.view?.seats[0]?.name).toBe('Anita');
    expect(viewer.view?.watcherNames).toEqual(['Benito']);
    expect((await tables.summary(table))?.seats[0]?.name).toBe('Anita');
  });
});
