import { describe, expect, it, vi } from 'vitest';
import type { AutoAnswer, GameModule } from '@sobremesa/games';
import { isAsked, atTable, makeWorld, registerUsers, play, refusal, running, types, Viewer } from '../../../test/harness.ts';
import { secretsGame } from '@sobremesa/match/testing';
import { openSqlite } from '../../storage/index.ts';

const isOpen = ({ match }: Viewer) => match?.state.window !== null;

describe('an answer window', () => {
  it('accepts several answers to the same version', async () => {
    const { tables, table, viewers } = await atTable(4);
    await play(viewers[0], tables, table, 'ask');
    const answers = viewers.slice(1).map((viewer) => play(viewer, tables, table, 'answer', 'w1', true));
    expect(await Promise.all(answers)).toEqual([{ version: 2 }, { version: 2 }, { version: 2 }]);
    expect(viewers[0].match?.state.G).toMatchObject({ yes: 3, window: null });
  });

  it('rejects a second answer, and an answer for another window', async () => {
    const { tables, table, viewers } = await atTable(3);
    await play(viewers[0], tables, table, 'ask');
    await play(viewers[1], tables, table, 'answer', 'w1', true);
    expect(await refusal(play(viewers[1], tables, table, 'answer', 'w1', true))).toBe('illegalMove');
    expect(await refusal(play(viewers[2]!, tables, table, 'answer', 'w2', true))).toBe('illegalMove');
    await play(viewers[2]!, tables, table, 'answer', 'w1', true);
  });

  it('does not reveal who has answered', async () => {
    const { tables, table, viewers, watcher } = await atTable(3);
    await play(viewers[0], tables, table, 'ask');
    // An answer ends the undo of the player who opened the window, but does not reveal who
    // answered.
    const seen = () => [viewers[0], watcher].map(({ match }) => JSON.stringify({ ...match?.state, undo: null }));
    const before = seen();
    await play(viewers[1], tables, table, 'answer', 'w1', true);
    expect(seen()).toEqual(before);
    expect(viewers[0].match?.state.window).toMatchObject({ id: 'w1', seats: [1, 2] });
  });

  it('is closed by the server at its end, with the given answers', async () => {
    const { tables, table, viewers, clock } = await atTable(4, { windowMs: 5000 });
    await play(viewers[0], tables, table, 'ask');
    expect(viewers[0].match?.state.window?.until).toBe(clock.now() + 5000);
    await play(viewers[1], tables, table, 'answer', 'w1', true);
    await clock.advance(4999);
    expect(viewers[0].match?.state.window).not.toBeNull();
    await clock.advance(1);
    expect(viewers[0].match?.state.window).toBeNull();
    expect(viewers[0].match?.state.G).toMatchObject({ yes: 1 });
    expect(isAsked(viewers[1])).toBe(true);
  });

  it('is closed later if the first attempt could not be stored', async () => {
    const storage = await openSqlite(':memory:');
    const { tables, clock, log } = await makeWorld({ storage });
    const persons = await registerUsers(tables, 'Ana', 'Ben', 'Eva');
    const table = await running(tables, persons, { options: { windowMs: 5000 } });
    const ana = await Viewer.at(tables, table, persons[0]!);
    await play(ana, tables, table, 'ask');
    const commit = vi.spyOn(storage, 'commit').mockRejectedValue(new Error('the disk is full'));
    await clock.advance(7500);
    expect(isOpen(ana)).toBe(true);
    expect(log.errors.length).toBeGreaterThan(2);
    commit.mockRestore();
    await clock.advance(1000);
    expect(isOpen(ana)).toBe(false);
  });
});

/** The game, with the answers that the server has to give, by seat. */
const withAuto = (auto: Record<string, AutoAnswer>): GameModule => {
  const module = secretsGame();
  return {
    ...module,
    window: (G, ctx) => {
      const open = module.window?.(G, ctx) ?? null;
      return open === null ? null : { ...open, auto };
    },
  };
};

const asking = async (auto: Record<string, AutoAnswer>, seats = 3) => {
  const world = await makeWorld({ games: { secrets: withAuto(auto) } });
  const persons = await registerUsers(world.tables, ...['Ana', 'Ben', 'Eva', 'Leo'].slice(0, seats));
  const table = await running(world.tables, persons);
  const viewers: Viewer[] = [];
  for (const person of persons) viewers.push(await Viewer.at(world.tables, table, person));
  const [ana, ben, eva] = viewers as [Viewer, Viewer, Viewer];
  // Long enough for absent players to count as away.
  await world.clock.advance(60_000);
  await play(ana, world.tables, table, 'ask');
  return { ...world, persons, table, ana, ben, eva };
};

describe('an answer that the server gives in a window', () => {
  it('is given at its time, one by one, and the window closes with the last one', async () => {
    const { clock, ana } = await asking({ '1': { after: 2000, asked: false }, '2': { after: 3000, asked: false } });
    await clock.advance(1999);
    expect(ana.match?.version).toBe(1);
    await clock.advance(1);
    expect([ana.match?.version, isOpen(ana)]).toEqual([2, true]);
    await clock.advance(1000);
    expect([ana.match?.version, isOpen(ana)]).toEqual([3, false]);
    await clock.advance(60_000);
    expect(ana.match?.version).toBe(3);
  });

  it('is given at its time for a player who has a decision, too', async () => {
    const { clock, ana } = await asking({ '1': { after: 2000, asked: true }, '2': { after: 3000, asked: false } });
    await clock.advance(2000);
    expect([ana.match?.version, isOpen(ana)]).toEqual([2, true]);
    await clock.advance(1000);
    expect([ana.match?.version, isOpen(ana)]).toEqual([3, false]);
    await clock.advance(60_000);
    expect(ana.match?.version).toBe(3);
  });

  it('is not given for a seat outside the window, and never after its end', async () => {
    const { clock, ana } = await asking({ '1': { after: 2000, asked: false } });
    await clock.advance(14_999);
    expect(isOpen(ana)).toBe(true);
    await clock.advance(1);
    expect([ana.match?.version, isOpen(ana)]).toEqual([3, false]);
  });

  it('is not given if the person has answered before', async () => {
    const { clock, ana, ben, tables, table, log } = await asking({ '1': { after: 2000, asked: false } });
    await play(ben, tables, table, 'answer', 'w1', true);
    await clock.advance(14_999);
    expect(ana.match?.version).toBe(2);
    expect(log.errors).toEqual([]);
  });

  it('is given for absent players at the same moment, whether they have a decision or not', async () => {
    const auto = { '1': { after: 2000, asked: true }, '2': { after: 2000, asked: false } };
    const { clock, ana, ben, eva, tables, table } = await asking(auto);
    await clock.advance(500);
    await tables.leave(table, ben.id);
    await tables.leave(table, eva.id);
    await clock.advance(1499);
    expect(ana.match?.version).toBe(1);
    await clock.advance(1);
    expect([ana.match?.version, isOpen(ana)]).toEqual([3, false]);
  });
});

describe('the server plays for an absent player', () => {
  it('after a delay, until they are back', async () => {
    const { tables, table, viewers, persons, clock } = await atTable(2);
    const [ana, ben] = viewers;
    await tables.stand(table, persons[0]!);
    expect(ben.view?.seats[0]).toMatchObject({ state: 'taken', standIn: 'left', name: 'Ana' });
    await clock.advance(1199);
    expect(ben.match?.version).toBe(0);
    await clock.advance(1);
    expect(ben.match?.version).toBe(1);
    expect(isAsked(ben)).toBe(true);
    await tables.return(table, persons[0]!);
    expect(types(ben)).toEqual(['started', 'left', 'ended', 'returned']);
    await play(ben, tables, table, 'end');
    await clock.advance(60_000);
    expect(isAsked(ana)).toBe(true);
  });

  it('in an answer window for all of them at the same moment, with the usual delay', async () => {
    const { tables, table, viewers, persons, clock } = await atTable(4);
    await tables.stand(table, persons[1]!);
    await tables.stand(table, persons[2]!);
    await play(viewers[0], tables, table, 'ask');
    const versions = () => Promise.all([1, 2].map(async (seat) => (await tables.sync(table, persons[seat]!)).version));
    await clock.advance(1199);
    expect(await versions()).toEqual([1, 1]);
    await clock.advance(1);
    expect(await versions()).toEqual([2, 2]);
  });

  it('only while a player or spectator is at the table', async () => {
    const { tables, table, viewers, persons, clock, watcher } = await atTable(2);
    for (const viewer of [...viewers, watcher]) await tables.leave(table, viewer.id);
    await tables.stand(table, persons[0]!);
    await clock.advance(60_000);
    const eva = await Viewer.at(tables, table, null);
    await clock.advance(1199);
    expect(eva.match?.version).toBe(0);
    await clock.advance(1);
    expect(eva.match?.version).toBe(1);
  });

  it('at the request of another player, once they have been away for a while', async () => {
    const { tables, table, viewers, persons, clock } = await atTable(2);
    const wish = (person = persons[1]!, seat = 0) => tables.standIn(table, person, seat);
    expect(await refusal(wish())).toBe('notAway');
    await tables.leave(table, viewers[0].id);
    await clock.advance(59_999);
    expect(await refusal(wish())).toBe('notAway');
    expect(await refusal(wish(persons[1], 7))).toBe('unknownSeat');
    const [eva] = await registerUsers(tables, 'Eva');
    expect(await refusal(wish(eva))).toBe('notSeated');
    await clock.advance(1);
    await wish();
    await clock.advance(1200);
    expect(viewers[1].match?.version).toBe(1);
    const back = await Viewer.at(tables, table, persons[0]!);
    expect(back.view?.seats[0]?.standIn).toBe('away');
  });

  it('until they move themselves', async () => {
    const { tables, table, viewers, persons } = await atTable(2);
    await tables.stand(table, persons[0]!);
    await play(viewers[0], tables, table, 'draw');
    expect(viewers[0].view?.seats[0]?.standIn).toBeNull();
    expect(types(viewers[1])).toEqual(['started', 'left', 'returned', 'drew']);
  });

  it('with moves that cannot be undone', async () => {
    const { tables, table, viewers, persons, clock } = await atTable(2);
    await tables.stand(table, persons[0]!);
    await clock.advance(1200);
    await tables.return(table, persons[0]!);
    expect(viewers[0].match?.state.undo).toBe(false);
  });
});
