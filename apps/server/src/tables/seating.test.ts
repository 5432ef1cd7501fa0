import { describe, expect, it } from 'vitest';
import { makeWorld, people, refusal, running, settingsOf, Viewer } from '../../test/harness.ts';

describe('opening a table', () => {
  it('seats the host, under an id that fits the protocol', async () => {
    const { service, clock } = await makeWorld();
    const [ana] = await people(service, 'Ana');
    const id = await service.open(ana!, settingsOf());
    expect(id).toMatch(/^[A-Za-z0-9_-]{11}$/);
    const viewer = await Viewer.at(service, id, ana!);
    expect(viewer.view).toMatchObject({ status: 'open', you: 0, minPlayers: 2, rematch: null, options: { turns: 20 } });
    expect(viewer.view?.seats[0]).toEqual({ seat: 0, state: 'taken', name: 'Ana', host: true, present: true, standIn: false });
    expect(viewer.view?.createdAt).toBe(clock.now() - (clock.now() % 60_000));
  });

  it('is refused for an unknown game, wrong options and too many seats', async () => {
    const { service } = await makeWorld();
    const [ana] = await people(service, 'Ana');
    expect(await refusal(service.open(ana!, settingsOf({ game: 'chess' })))).toBe('unknownGame');
    expect(await refusal(service.open(ana!, settingsOf({ game: 'constructor' })))).toBe('unknownGame');
    expect(await refusal(service.open(ana!, settingsOf({ options: { turns: 0 } })))).toBe('badOptions');
    expect(await refusal(service.open(ana!, settingsOf({ options: { cheat: true } })))).toBe('badOptions');
    expect(await refusal(service.open(ana!, settingsOf({ seats: 1 })))).toBe('badOptions');
    expect(await refusal(service.open(ana!, settingsOf({ seats: 5 })))).toBe('badOptions');
  });

  it('is bounded for each person, also when asked for all at once', async () => {
    const { service } = await makeWorld({ settings: { tablesPerPerson: 3 } });
    const [ana] = await people(service, 'Ana');
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => service.open(ana!, settingsOf())));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await refusal(service.open(ana!, settingsOf()))).toBe('tooManyTables');
    const [ben] = await people(service, 'Ben');
    expect(await refusal(service.sit(await service.open(ben!, settingsOf()), ana!))).toBe('tooManyTables');
  });
});

describe('sitting down', () => {
  it('gives the one free seat to exactly one of forty, a hundred times over', async () => {
    const { service } = await makeWorld({ settings: { tablesPerPerson: 1000 } });
    const [host, ...crowd] = await people(service, ...Array.from({ length: 41 }, (_, i) => `Person ${i}`));
    for (let round = 0; round < 100; round++) {
      const table = await service.open(host!, settingsOf({ seats: 2 }));
      const named = round % 2 === 0 ? 1 : undefined;
      const results = await Promise.allSettled(crowd.map((person) => service.sit(table, person, named)));
      const codes = results.map((each) => (each.status === 'fulfilled' ? `seat ${each.value}` : String(each.reason.message)));
      expect(codes.filter((code) => code === 'seat 1')).toHaveLength(1);
      expect(codes.filter((code) => code === (named === undefined ? 'tableFull' : 'seatTaken'))).toHaveLength(39);
    }
  });

  it('frees the seat again for who stands up, and passes hosting on', async () => {
    const { service } = await makeWorld();
    const [ana, ben] = await people(service, 'Ana', 'Ben');
    const table = await service.open(ana!, settingsOf());
    await service.sit(table, ben!);
    const viewer = await Viewer.at(service, table, ben!);
    await service.stand(table, ana!);
    expect(viewer.view?.seats.map(({ state, host }) => [state, host])).toEqual([
      ['free', false],
      ['taken', true],
      ['free', false],
    ]);
    expect(await refusal(service.stand(table, ana!))).toBe('notSeated');
    expect(await refusal(service.start(table, ana!))).toBe('notHost');
  });

  it('begins a table without a host as soon as it is full', async () => {
    const { service } = await makeWorld();
    const [ana, ben] = await people(service, 'Ana', 'Ben');
    const table = await service.openHostless(settingsOf({ seats: 2 }));
    expect(await service.sit(table, ben!, 1)).toBe(1);
    expect((await service.summary(table))?.status).toBe('open');
    expect(await service.sit(table, ana!, 0)).toBe(0);
    expect((await service.summary(table))?.status).toBe('running');
    expect((await service.sync(table, ana!)).playerID).toBe('0');
  });

  it('is refused at a table that is not there', async () => {
    const { service } = await makeWorld();
    const [ana] = await people(service, 'Ana');
    expect(await refusal(service.sit('AAAAAAAAAAA', ana!))).toBe('unknownTable');
    expect(await refusal(service.enter('AAAAAAAAAAA', new Viewer(null)))).toBe('unknownTable');
    expect(await service.summary('AAAAAAAAAAA')).toBeNull();
    await service.leave('AAAAAAAAAAA', 'socket');
  });
});

describe('the host', () => {
  it('sends a guest away, who sees themselves without a seat', async () => {
    const { service } = await makeWorld();
    const [ana, ben] = await people(service, 'Ana', 'Ben');
    const table = await service.open(ana!, settingsOf());
    await service.sit(table, ben!);
    const viewer = await Viewer.at(service, table, ben!);
    await service.remove(table, ana!, 1);
    expect(viewer.gone).toBeNull();
    expect(viewer.view).toMatchObject({ you: null, watchers: 1, watcherNames: ['Ben'] });
  });

  it('sends a guest away from a table that may not be watched, who is told so', async () => {
    const { service } = await makeWorld();
    const [ana, ben] = await people(service, 'Ana', 'Ben');
    const table = await service.open(ana!, settingsOf({ watchable: false }));
    await service.sit(table, ben!);
    const viewer = await Viewer.at(service, table, ben!);
    await service.closeSeat(table, ana!, 1);
    expect(viewer.gone).toBe('removed');
  });

  it('discards an open table, and everybody is told', async () => {
    const { service } = await makeWorld();
    const [ana, ben] = await people(service, 'Ana', 'Ben');
    const table = await service.open(ana!, settingsOf());
    const viewers = [await Viewer.at(service, table, ana!), await Viewer.at(service, table, null)];
    expect(await refusal(service.discard(table, ben!))).toBe('notHost');
    await service.discard(table, ana!);
    expect(viewers.map(({ gone }) => gone)).toEqual(['discarded', 'discarded']);
    expect(await service.summary(table)).toBeNull();
  });

  it('cannot discard, close or remove once the match runs', async () => {
    const { service } = await makeWorld();
    const [ana, ben] = await people(service, 'Ana', 'Ben');
    const table = await running(service, [ana!, ben!]);
    expect(await refusal(service.discard(table, ana!))).toBe('notOpen');
    expect(await refusal(service.remove(table, ana!, 1))).toBe('notOpen');
    expect(await refusal(service.closeSeat(table, ana!, 1))).toBe('notOpen');
    expect(await refusal(service.start(table, ana!))).toBe('notOpen');
  });
});

describe('starting', () => {
  it('compacts the seats, and gives everybody their own view', async () => {
    const { service } = await makeWorld();
    const [ana, ben, eva] = await people(service, 'Ana', 'Ben', 'Eva');
    const table = await service.open(ana!, settingsOf({ seats: 4 }));
    await service.sit(table, eva!, 3);
    const viewers = await Promise.all([ana!, eva!, ben!].map((person) => Viewer.at(service, table, person)));
    await service.start(table, ana!);
    expect(viewers.map(({ match }) => match?.playerID)).toEqual(['0', '1', null]);
    expect(viewers.map(({ view }) => view?.you)).toEqual([0, 1, null]);
    expect(viewers[0]?.view?.seats).toHaveLength(2);
    expect(viewers[0]?.log).toMatchObject([{ seq: 0, kind: 'table', event: { type: 'started' } }]);
  });

  it('sends those away who may not watch', async () => {
    const { service } = await makeWorld();
    const [ana, ben, eva] = await people(service, 'Ana', 'Ben', 'Eva');
    const table = await service.open(ana!, settingsOf({ watchable: false }));
    await service.sit(table, ben!);
    const viewer = await Viewer.at(service, table, eva!);
    await service.start(table, ana!);
    expect(viewer.gone).toBe('watchingNotAllowed');
    expect(viewer.match).toBeNull();
    expect(await refusal(service.enter(table, new Viewer(eva!)))).toBe('watchingNotAllowed');
    for (const look of [
      service.sync(table, eva!),
      service.log(table, null, { limit: 9 }),
      service.chat(table, eva!, { limit: 9 }),
    ]) {
      expect(await refusal(look)).toBe('watchingNotAllowed');
    }
  });
});

describe('presence', () => {
  it('counts every page of a person, and names watchers who have a name', async () => {
    const { service } = await makeWorld();
    const [ana, ben] = await people(service, 'Ana', 'Ben');
    const table = await service.open(ana!, settingsOf());
    const first = await Viewer.at(service, table, ana!);
    const second = await Viewer.at(service, table, ana!);
    await Viewer.at(service, table, ben!);
    await Viewer.at(service, table, ben!);
    await Viewer.at(service, table, null);
    expect(first.view).toMatchObject({ watchers: 2, watcherNames: ['Ben'] });
    await service.leave(table, second.id);
    expect(first.view?.seats[0]?.present).toBe(true);
    const other = await Viewer.at(service, table, null);
    await service.leave(table, first.id);
    expect(other.view?.seats[0]?.present).toBe(false);
  });

  it('shows a new name wherever the person is', async () => {
    const { service } = await makeWorld();
    const [ana, ben] = await people(service, 'Ana', 'Ben');
    const table = await service.open(ana!, settingsOf());
    const viewer = await Viewer.at(service, table, ben!);
    await service.rename(ana!, 'Anita');
    await service.rename(ben!, 'Benito');
    expect(viewer.view?.seats[0]?.name).toBe('Anita');
    expect(viewer.view?.watcherNames).toEqual(['Benito']);
    expect((await service.summary(table))?.seats[0]?.name).toBe('Anita');
  });
});

describe('chat', () => {
  it('reaches everybody, and is kept up to its bound', async () => {
    const { service } = await makeWorld({ settings: { chatKept: 3 } });
    const [ana, ben] = await people(service, 'Ana', 'Ben');
    const table = await service.open(ana!, settingsOf());
    const viewer = await Viewer.at(service, table, null);
    await service.say(table, ana!, 'hello');
    await service.say(table, ben!, 'hi');
    for (const text of ['a', 'b']) await service.say(table, ana!, text);
    const said = viewer.pushes.flatMap((push) => (push.type === 'chat' ? [push.message] : []));
    expect(said.map(({ seq, name, seat, text }) => [seq, name, seat, text])).toEqual([
      [0, 'Ana', 0, 'hello'],
      [1, 'Ben', null, 'hi'],
      [2, 'Ana', 0, 'a'],
      [3, 'Ana', 0, 'b'],
    ]);
    expect((await service.chat(table, null, { limit: 9 })).map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect((await service.enter(table, new Viewer(null))).chat).toHaveLength(3);
  });

  it('is for those who sit there where watching is not allowed', async () => {
    const { service } = await makeWorld();
    const [ana, ben] = await people(service, 'Ana', 'Ben');
    const table = await service.open(ana!, settingsOf({ watchable: false }));
    expect(await refusal(service.say(table, ben!, 'hi'))).toBe('watchingNotAllowed');
    await service.say(table, ana!, 'hi');
  });
});
