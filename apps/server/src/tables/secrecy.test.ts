import { describe, expect, it } from 'vitest';
import { handOf, makeWorld, people, play, running, Viewer } from '../../test/harness.ts';
import { CARD, whispers } from '../../test/whispers.ts';

const seed = 'c0ffee'.repeat(10) + 'beef';
const namesIn = (text: string): Set<string> => new Set(text.match(CARD));

async function playedTable(viewable = true) {
  const world = await makeWorld({ games: { whispers: whispers(seed) } });
  const { service } = world;
  const persons = await people(service, 'Ana', 'Ben', 'Eva');
  const table = await running(service, persons, { watchable: viewable });
  const [ana, ben, eva] = (await Promise.all(persons.map((person) => Viewer.at(service, table, person)))) as [
    Viewer,
    Viewer,
    Viewer,
  ];
  return { ...world, persons, table, ana, ben, eva };
}

describe('what is pushed', () => {
  it('holds the cards of its own seat only, no seed and no generator', async () => {
    const { service, table, ana, ben, eva } = await playedTable();
    const watcher = await Viewer.at(service, table, null);
    const seats = [ana, ben, eva];
    for (const [seat, viewer] of seats.entries()) {
      await play(viewer, service, table, 'draw');
      await play(viewer, service, table, 'place', handOf(viewer)[0]);
      await play(viewer, service, table, 'ask');
      for (const other of seats) if (other !== viewer) await play(other, service, table, 'answer', `w${seat + 1}`, true);
    }
    const known = seats.map((viewer) => namesIn(viewer.heard));
    expect(known.map((cards) => cards.size)).toEqual([5, 5, 5]);
    expect(new Set(known.flatMap((cards) => Array.from(cards))).size).toBe(15);
    expect(namesIn(watcher.heard).size).toBe(0);
    for (const { heard } of [...seats, watcher]) {
      expect(heard).not.toContain(seed);
      expect(heard).not.toMatch(/plugins|"drawn"|"deck"|answers|_stateID|_undo|deltalog|"api"/);
    }
  });

  it('is a watcher’s for a page whose person has given the seat away', async () => {
    const { service, table, persons, ana, ben } = await playedTable();
    const [leo] = await people(service, 'Leo');
    const fresh = await Viewer.at(service, table, leo!);
    await service.claim(leo!, (await service.handover(table, persons[0]!)).token);
    const before = ana.heard.length;
    await play(fresh, service, table, 'draw');
    await play(fresh, service, table, 'ask');
    await play(ben, service, table, 'answer', 'w1', true);
    expect(namesIn(ana.heard.slice(before)).size).toBe(0);
    expect(namesIn(fresh.heard).size).toBe(5);
    expect(await service.sync(table, persons[0]!)).toMatchObject({ playerID: null, state: { undo: false } });
  });

  it('shows a page that came as a watcher the seat’s view only once its person has the seat', async () => {
    const { service, table, persons } = await playedTable();
    const [leo] = await people(service, 'Leo');
    const page = await Viewer.at(service, table, leo!);
    expect(namesIn(page.heard).size).toBe(0);
    const { token } = await service.handover(table, persons[2]!);
    expect(namesIn(page.heard).size).toBe(0);
    await service.claim(leo!, token);
    expect(namesIn(page.heard)).toEqual(new Set(handOf(page)));
  });

  it('tells strangers of a table nothing of its match', async () => {
    const { service, table, persons } = await playedTable(false);
    const lobby: unknown[] = [];
    const tables = await service.enterLobby({ id: 'lobby', person: null, send: (change) => lobby.push(change) });
    const text = JSON.stringify([tables, await service.summary(table), await service.listed('whispers')]);
    expect(text).toContain(table);
    for (const person of persons) expect(text).not.toContain(person.id);
    expect(namesIn(text).size).toBe(0);
  });
});
