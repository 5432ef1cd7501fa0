import type { Me, TableSummary } from '@sobremesa/protocol';
import { describe, expect, it } from 'vitest';
import {
  atSeat,
  atTable,
  handOf,
  makeWorld,
  registerUsers,
  play,
  PRESENCE_MS,
  refusal,
  running,
  types,
  Viewer,
} from '../harness.ts';

const ended = { status: 'finished', ended: true };
const minute = 60_000;
const hour = 60 * minute;

describe('ending a running match', () => {
  it('needs the agreement of all players who are present', async () => {
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
    for (const { gone, view, log } of [...viewers, watcher]) {
      expect([gone, view?.status, view?.ended, view?.vote]).toEqual([null, 'finished', true, null]);
      expect(log.at(-1)?.event).toEqual({ type: 'ended' });
    }
  });

  it('in a pause also needs the agreement of absent players', async () => {
    const { tables, clock } = await makeWorld();
    const persons = await registerUsers(tables, 'Ana', 'Ben', 'Eva');
    const [ana, ben, eva] = persons;
    const table = await running(tables, persons, { pace: { kind: 'live', clock: { turn: 60 } } });
    const viewers = await Promise.all(persons.map((person) => Viewer.at(tables, table, person)));
    for (const person of persons) await tables.propose(table, person, { pause: true });
    await tables.leave(table, viewers[2]!.id);
    await clock.advance(5 * minute);
    await tables.discard(table, ana!);
    await tables.discard(table, ben!);
    expect(viewers[0]!.view).toMatchObject({ status: 'running', vote: { agreed: [0, 1], waiting: [2] } });
    const back = await Viewer.at(tables, table, eva!);
    await tables.discard(table, eva!);
    expect(back.view).toMatchObject(ended);
  });

  it('keeps the board, the log, the chat and hidden state, and allows a rematch', async () => {
    const { tables, table, persons, viewers } = await atTable(2);
    const [ana, ben] = persons;
    await tables.say(table, ana!, { text: 'until tomorrow' });
    const [hand, hands] = [handOf(viewers[0]), JSON.stringify(viewers[1].match?.state.G)];
    await tables.discard(table, ana!);
    await tables.discard(table, ben!);
    const again = await Viewer.at(tables, table, ana!);
    expect(handOf(again)).toEqual(hand);
    expect(JSON.stringify((await Viewer.at(tables, table, ben!)).match?.state.G)).toBe(hands);
    expect(await tables.chat(table, ana!, { limit: 5 })).toMatchObject([{ text: 'until tomorrow' }]);
    expect(types(again)).toEqual(['started', 'ended']);
    expect(await refusal(play(again, tables, table, 'end'))).toBe('notRunning');
    const next = await tables.rematch(table, ana!);
    expect((await Viewer.at(tables, next, ben!)).view?.seats[1]).toMatchObject({ state: 'reserved', name: 'Ben' });
  });

  it('stops the clocks, and the match waits for nobody', async () => {
    const world = await makeWorld();
    const { tables, clock } = world;
    const persons = await registerUsers(tables, 'Ana', 'Ben');
    const table = await running(tables, persons, { pace: { kind: 'live', clock: { turn: 60 } } });
    const viewers = await Promise.all(persons.map((person) => Viewer.at(tables, table, person)));
    for (const person of persons) await tables.discard(table, person);
    const version = viewers[0]!.match?.version;
    await clock.advance(hour);
    for (const [i, { view, match }] of viewers.entries()) {
      expect(view).toMatchObject({ ...ended, clock: null });
      expect(match?.version).toBe(version);
      expect(await tables.summary(table, persons[i])).toMatchObject({ yourTurn: false, waitsFor: [], clock: null });
    }
  });

  it('ends the delay of spectators', async () => {
    const { tables } = await makeWorld();
    const persons = await registerUsers(tables, 'Ana', 'Ben', 'Eva');
    const [ana, ben, eva] = persons;
    const table = await running(tables, [ana!, ben!], { watchDelay: { moves: 5 } });
    const viewers = [await Viewer.at(tables, table, ana!), await Viewer.at(tables, table, ben!)];
    const watcher = await Viewer.at(tables, table, eva!);
    await play(atSeat(viewers), tables, table, 'end');
    expect(watcher.match?.version).not.toBe(viewers[0]!.match?.version);
    for (const person of [ana!, ben!]) await tables.discard(table, person);
    for (const each of [watcher, await Viewer.at(tables, table, eva!)]) {
      expect(each.view).toMatchObject(ended);
      expect(each.match?.version).toBe(viewers[0]!.match?.version);
      expect(types(each)).toEqual(types(viewers[0]!));
    }
  });

  it('lists the rematch only for people with a reserved seat', async () => {
    const { tables, clock, table, persons } = await atTable(2);
    const [ana, ben] = persons;
    const [eva] = await registerUsers(tables, 'Eva');
    const lists = new Map<string, TableSummary>();
    const enter = async (person: Me) => {
      const send = ({ changed }: { changed: readonly TableSummary[] }) => {
        for (const each of changed) lists.set(`${person.name} ${each.id}`, each);
      };
      const { tables: all } = await tables.enterLobby({ id: person.id, person, send });
      send({ changed: all });
    };
    await enter(ben!);
    await enter(eva!);
    await tables.discard(table, ana!);
    await tables.discard(table, ben!);
    const next = await tables.rematch(table, ana!);
    await clock.advance(2000);
    expect(lists.get(`Ben ${next}`)).toMatchObject({ you: null, kept: 1 });
    expect(lists.get(`Eva ${next}`)).not.toHaveProperty('kept');
    await tables.sit(next, ben!);
    await clock.advance(2000);
    expect(lists.get(`Ben ${next}`)).toMatchObject({ you: 1 });
    expect(lists.get(`Ben ${next}`)).not.toHaveProperty('kept');
  });

  it('fails when one of them rejects it, with a line in the log', async () => {
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

  it('expires after some minutes', async () => {
    const { tables, table, persons, viewers, clock } = await atTable(2);
    await tables.discard(table, persons[0]!);
    await clock.advance(5 * 60_000 - 1);
    expect(viewers[1].view?.vote).not.toBeNull();
    await clock.advance(1);
    expect(viewers[1].view?.vote).toBeNull();
    await tables.discard(table, persons[1]!);
    expect(viewers[1].view?.vote).toEqual({ by: 1, agreed: [1], waiting: [0] });
  });

  it('also needs players who leave or come after the request', async () => {
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
    expect(viewers[0].view).toMatchObject(ended);
  });

  it('also needs a player whose connection broke a moment before', async () => {
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
    for (const { view } of [...viewers.slice(0, 2), page]) expect(view).toMatchObject(ended);
  });

  it('also needs a player who came after the request and whose connection broke again', async () => {
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

  it('does not need a player who has had no connection for a minute', async () => {
    const { tables, table, persons, viewers, clock } = await atTable(3);
    await tables.leave(table, viewers[2]!.id);
    await clock.advance(minute);
    await tables.discard(table, persons[0]!);
    await tables.discard(table, persons[1]!);
    expect(viewers[0].view).toMatchObject(ended);
  });

  it('needs each player once when all request it on entering a table that nobody had open', async () => {
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
    for (const { view } of [first, second]) expect(view).toMatchObject(ended);
  });

  it('does not need a player who was last seen long before the others entered', async () => {
    const { tables, clock } = await makeWorld();
    const [ana, ben, eva] = await registerUsers(tables, 'Ana', 'Ben', 'Eva');
    const table = await running(tables, [ana!, ben!, eva!]);
    await clock.advance(2 * hour);
    const first = await Viewer.at(tables, table, ben!);
    await Viewer.at(tables, table, ana!);
    await tables.discard(table, ben!);
    await tables.discard(table, ana!);
    expect(first.view).toMatchObject(ended);
  });

  it('does not need players who have left the match or were removed', async () => {
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
    expect(viewers[0].view).toMatchObject(ended);
  });

  it('is rejected for a player alone while the others may come back', async () => {
    const { tables, table, persons, viewers, clock } = await atTable(2);
    await tables.leave(table, viewers[1].id);
    await clock.advance(minute);
    expect(await refusal(tables.discard(table, persons[0]!))).toBe('othersMayReturn');
    expect(viewers[0].view?.vote).toBeNull();
    expect(viewers[0].gone).toBeNull();
  });

  it('needs no agreement from others if a player is the last or only one', async () => {
    const { tables, table, persons, viewers } = await atTable(2);
    await tables.stand(table, persons[0]!);
    await tables.discard(table, persons[1]!);
    expect(viewers.map(({ gone }) => gone)).toEqual(['closed', 'closed']);
  });

  it('is possible only for players of a running match', async () => {
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

/** Ben entered with a key a day ago and has left since. Ana opened the table. */
async function deserted(settings: Parameters<typeof running>[2] = {}) {
  const world = await makeWorld({ settings: { sweepEveryMs: hour / 4 } });
  const { tables, clock } = world;
  const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
  const table = await running(tables, [ana!, ben!], settings);
  const page = await Viewer.at(tables, table, ben!);
  await clock.advance(2 * hour);
  await tables.leave(table, page.id);
  return { ...world, table, ana: ana!, ben: ben! };
}

describe('the host of a match whose other players have been away for long', () => {
  it('can end it a day after they were last seen, even if nobody was at the table meanwhile', async () => {
    const { tables, clock, table, ana } = await deserted();
    await clock.advance(24 * hour - minute - 1);
    const viewer = await Viewer.at(tables, table, ana);
    await clock.advance(minute);
    expect(await refusal(tables.discard(table, ana))).toBe('othersMayReturn');
    await clock.advance(1);
    await tables.discard(table, ana);
    expect(viewer.gone).toBe('closed');
  });

  it('cannot end it alone in a correspondence match, where players may be away', async () => {
    const { tables, clock, table, ana, ben } = await deserted({ pace: { kind: 'days', hours: 72 } });
    await tables.takeHoliday(table, ben, 7);
    await clock.advance(5 * 24 * hour);
    const viewer = await Viewer.at(tables, table, ana);
    await tables.discard(table, ana);
    expect(viewer.gone).toBeNull();
    expect(viewer.view).toMatchObject({ status: 'running', vote: { agreed: [0], waiting: [1] } });
  });

  it('cannot end it as a mere player, or when another player has just left', async () => {
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
