import { describe, expect, it } from 'vitest';
import { handOf, makeWorld, registerUsers, play, running, Viewer } from '../harness.ts';
import { CARD, secretsGame } from '@sobremesa/match/testing';

const seed = 'c0ffee'.repeat(10) + 'beef';
const namesIn = (text: string): Set<string> => new Set(text.match(CARD));

async function playedTable(viewable = true) {
  const world = await makeWorld({ games: { secrets: secretsGame(seed) } });
  const { tables } = world;
  const persons = await registerUsers(tables, 'Ana', 'Ben', 'Eva');
  const table = await running(tables, persons, { watchable: viewable });
  const [ana, ben, eva] = (await Promise.all(persons.map((person) => Viewer.at(tables, table, person)))) as [
    Viewer,
    Viewer,
    Viewer,
  ];
  return { ...world, persons, table, ana, ben, eva };
}

describe('a push', () => {
  it('contains only the cards of its own seat, and neither seed nor random state', async () => {
    const { tables, table, ana, ben, eva } = await playedTable();
    const watcher = await Viewer.at(tables, table, null);
    const seats = [ana, ben, eva];
    for (const [seat, viewer] of seats.entries()) {
      await play(viewer, tables, table, 'draw');
      await play(viewer, tables, table, 'place', handOf(viewer)[0]);
      await play(viewer, tables, table, 'ask');
      for (const other of seats) if (other !== viewer) await play(other, tables, table, 'answer', `w${seat + 1}`, true);
    }
    const known = seats.map((viewer) => namesIn(viewer.received));
    expect(known.map((cards) => cards.size)).toEqual([5, 5, 5]);
    expect(new Set(known.flatMap((cards) => Array.from(cards))).size).toBe(15);
    expect(namesIn(watcher.received).size).toBe(0);
    for (const { received } of [...seats, watcher]) {
      expect(received).not.toContain(seed);
      expect(received).not.toMatch(/plugins|"drawn"|"deck"|answers|_stateID|_undo|deltalog|"api"/);
    }
  });

  it('has the spectators’ view for a page whose person has given the seat away', async () => {
    const { tables, table, persons, ana, ben } = await playedTable();
    const [leo] = await registerUsers(tables, 'Leo');
    const fresh = await Viewer.at(tables, table, leo!);
    await tables.claim(leo!, (await tables.handover(table, persons[0]!, null)).token);
    const before = ana.received.length;
    await play(fresh, tables, table, 'draw');
    await play(fresh, tables, table, 'ask');
    await play(ben, tables, table, 'answer', 'w1', true);
    expect(namesIn(ana.received.slice(before)).size).toBe(0);
    expect(namesIn(fresh.received).size).toBe(5);
    expect(await tables.sync(table, persons[0]!)).toMatchObject({ playerID: null, state: { undo: false } });
  });

  it('has the seat’s view for a spectator’s page only once its person has the seat', async () => {
    const { tables, table, persons } = await playedTable();
    const [leo] = await registerUsers(tables, 'Leo');
    const page = await Viewer.at(tables, table, leo!);
    expect(namesIn(page.received).size).toBe(0);
    const { token } = await tables.handover(table, persons[2]!, null);
    expect(namesIn(page.received).size).toBe(0);
    await tables.claim(leo!, token);
    expect(namesIn(page.received)).toEqual(new Set(handOf(page)));
  });

  it('reveals nothing of a match to strangers', async () => {
    const { tables, table, persons } = await playedTable(false);
    const lobby: unknown[] = [];
    const entered = await tables.enterLobby({ id: 'lobby', person: null, send: (change) => lobby.push(change) });
    const text = JSON.stringify([entered, await tables.summary(table), await tables.listed('secrets')]);
    expect(text).toContain(table);
    for (const person of persons) expect(text).not.toContain(person.id);
    expect(namesIn(text).size).toBe(0);
  });
});
