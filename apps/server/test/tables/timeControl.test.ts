import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Me, TableSettings } from '@sobremesa/protocol';
import { describe, expect, it, vi } from 'vitest';
import { handOf, makeWorld, newRequest, registerUsers, play, refusal, running, types, Viewer, type World } from '../harness.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Several servers start due work slightly offset: until the last of them has started. */
const LATE = Number(process.env.SERVERS ?? 1) > 1 ? 500 : 0;

const perTurn = (turn: number): Partial<TableSettings> => ({ pace: { kind: 'live', clock: { turn } } });
const bank = (seconds: number, increment: number): Partial<TableSettings> => ({
  pace: { kind: 'live', clock: { bank: seconds, increment } },
});
const days = (hours: number): Partial<TableSettings> => ({ pace: { kind: 'days', hours } });

/** A running match with a page for each player. */
async function atClock(settings: Partial<TableSettings>, players = 2, parts: Parameters<typeof makeWorld>[0] = {}) {
  const world = await makeWorld(parts);
  const persons = await registerUsers(world.tables, ...['Ana', 'Ben', 'Eva', 'Leo'].slice(0, players));
  const table = await running(world.tables, persons, settings);
  const viewers: Viewer[] = [];
  for (const person of persons) viewers.push(await Viewer.at(world.tables, table, person));
  const [ana, ben] = viewers as [Viewer, Viewer];
  return { ...world, persons, table, viewers, ana, ben };
}

/** The time left for each seat in a page's view, in seconds. */
function left({ clock }: Pick<World, 'clock'>, { view }: Viewer): (number | undefined)[] {
  return (view?.clock ?? []).map(({ left: ms, dueAt }) => (dueAt === null ? ms : dueAt - clock.now()) / SECOND);
}

const runs = ({ view }: Viewer) => view?.clock?.map((seat) => seat.runs);

describe('the seat of an absent player', () => {
  it.each(['standIn', 'move', 'vote'] as const)(
    'cannot be given to a bot by the others in a correspondence match (%s)',
    async (timeout) => {
      const at = await atClock({ ...days(12), timeout });
      await at.tables.leave(at.table, at.ana.id);
      for (const hours of [1, 12]) {
        await at.clock.advance(hours * HOUR);
        expect(await refusal(at.tables.standIn(at.table, at.persons[1]!, 0))).toBe('ruleDecides');
      }
      expect(at.ben.view?.seats[0]?.standIn).toBe(timeout === 'standIn' ? 'away' : null);
    },
  );

  it('cannot be given to a bot during a pause', async () => {
    const at = await atClock(perTurn(60));
    for (const person of at.persons) await at.tables.propose(at.table, person, { pause: true });
    await at.tables.leave(at.table, at.ana.id);
    await at.clock.advance(2 * MINUTE);
    expect(await refusal(at.tables.standIn(at.table, at.persons[1]!, 0))).toBe('paused');
  });
});

describe('a clock', () => {
  it('runs for the active player, and gives each turn its time', async () => {
    const at = await atClock(perTurn(60));
    expect(runs(at.ana)).toEqual([true, false]);
    await at.clock.advance(20 * SECOND);
    expect(left(at, at.ben)[0]).toBe(40);
    await play(at.ana, at.tables, at.table, 'draw');
    expect(left(at, at.ana)[0]).toBe(40);
    await play(at.ana, at.tables, at.table, 'end');
    expect([runs(at.ben), left(at, at.ben)]).toEqual([
      [false, true],
      [40, 60],
    ]);
    await at.clock.advance(5 * SECOND);
    await play(at.ben, at.tables, at.table, 'end');
    expect(left(at, at.ana)).toEqual([60, 55]);
  });

  it('with a time bank keeps the rest, and gets the increment with each turn', async () => {
    const at = await atClock(bank(100, 10));
    expect(left(at, at.ana)).toEqual([110, 100]);
    await at.clock.advance(30 * SECOND);
    await play(at.ana, at.tables, at.table, 'end');
    await play(at.ben, at.tables, at.table, 'end');
    expect(left(at, at.ana)).toEqual([90, 110]);
  });

  it('neither gains nor loses time by an undo', async () => {
    const at = await atClock(bank(100, 10));
    await at.clock.advance(10 * SECOND);
    const { version } = await play(at.ana, at.tables, at.table, 'place', handOf(at.ana)[0]);
    await at.clock.advance(10 * SECOND);
    await at.tables.undo(at.persons[0]!, { table: at.table, request: newRequest(), version });
    expect(left(at, at.ana)[0]).toBe(90);
  });

  it('stands for everybody while an answer window is open, which has its own time', async () => {
    const at = await atClock({ ...perTurn(60), options: { windowMs: 5000 } }, 3);
    await at.clock.advance(10 * SECOND);
    await play(at.ana, at.tables, at.table, 'ask');
    expect([runs(at.ana), at.ana.view?.clock?.[0]?.left]).toEqual([[false, false, false], 50 * SECOND]);
    const before = JSON.stringify(at.ana.view);
    await play(at.ben, at.tables, at.table, 'answer', 'w1', true);
    expect(JSON.stringify(at.ana.view)).toBe(before);
    await at.clock.advance(5000 + LATE);
    expect(at.ana.match?.state.window).toBeNull();
    expect(runs(at.ana)?.filter(Boolean)).toHaveLength(1);
  });

  it('is not sent to delayed spectators or to strangers in the lobby', async () => {
    const at = await atClock({ ...perTurn(60), watchDelay: { moves: 3 } });
    const watcher = await Viewer.at(at.tables, at.table, null);
    expect(watcher.view).toMatchObject({ clock: null, pace: { kind: 'live', clock: { turn: 60 } } });
    const [eva] = await registerUsers(at.tables, 'Eva');
    const clocks = async (person: Me) => (await at.tables.summary(at.table, person))?.clock?.length;
    expect([await clocks(eva!), await clocks(at.persons[1]!)]).toEqual([undefined, 2]);
  });

  it('does not exist without a time control, and a move does not write the table', async () => {
    const at = await atClock({});
    const pushes = at.ben.pushes.length;
    await play(at.ana, at.tables, at.table, 'end');
    expect(at.ben.view?.clock).toBeNull();
    expect(at.ben.pushes.slice(pushes).map(({ type }) => type)).toEqual(['update']);
  });

  it('ends with the match', async () => {
    const at = await atClock({ ...perTurn(60), options: { turns: 1 } });
    await play(at.ana, at.tables, at.table, 'end');
    expect(at.ana.view).toMatchObject({ status: 'finished', clock: null });
    await at.clock.advance(HOUR);
    expect(types(at.ana)).not.toContain('outOfTime');
  });
});

describe("when a player's time is out", () => {
  it('a bot plays until the owner is back; the owner loses this turn and gets new time in the next one', async () => {
    const at = await atClock(perTurn(60));
    await at.clock.advance(60 * SECOND - 1);
    expect(types(at.ben)).not.toContain('outOfTime');
    await at.clock.advance(1 + LATE);
    expect(at.ben.view?.seats[0]?.standIn).toBe('away');
    expect(types(at.ben)).toEqual(['started', 'outOfTime']);
    await at.tables.return(at.table, at.persons[0]!);
    expect(at.ana.view?.clock?.[0]).toMatchObject({ left: 0, runs: false, out: true, lost: true });
    await at.clock.advance(1200);
    expect(at.ben.match?.version).toBe(1);
    expect(at.ana.view?.clock?.[0]).toMatchObject({ out: false, lost: false });
    await play(at.ben, at.tables, at.table, 'end');
    expect([left(at, at.ana)[0], runs(at.ana)]).toEqual([60, [true, false]]);
  });

  it('the server plays only this turn, if the table is set so', async () => {
    const at = await atClock({ ...perTurn(60), timeout: 'move' });
    await at.clock.advance(60 * SECOND + LATE);
    expect(at.ben.view?.seats[0]?.standIn).toBeNull();
    expect(at.ben.view?.clock?.[0]).toMatchObject({ left: 0, runs: false, out: true });
    await at.clock.advance(20 * SECOND);
    const [ana, ben] = at.ben.view?.clock ?? [];
    expect([ana?.runs, ben?.runs]).toEqual([false, true]);
    await play(at.ben, at.tables, at.table, 'end');
    expect(at.ana.view?.clock?.[0]).toMatchObject({ runs: true, out: false, left: 60 * SECOND });
  });

  it('the others can vote to go on without the player, which needs all votes', async () => {
    const at = await atClock({ ...perTurn(60), timeout: 'vote' }, 3);
    const goOn = (seat: number, person: number) => at.tables.goOn(at.table, at.persons[person]!, seat);
    expect(await refusal(goOn(0, 1))).toBe('notOutOfTime');
    await at.clock.advance(10 * MINUTE);
    expect(at.ana.match?.version).toBe(0);
    expect(await refusal(goOn(0, 0))).toBe('notOutOfTime');
    await goOn(0, 1);
    expect([at.ana.view?.clock?.[0]?.without, at.ana.view?.seats[0]?.standIn]).toEqual([[1], null]);
    await goOn(0, 2);
    expect(at.ana.view?.seats[0]?.standIn).toBe('away');
    expect(types(at.ana)).toEqual(['started', 'outOfTime', 'wentOn']);
    await at.clock.advance(1200);
    expect(at.ana.match?.version).toBe(1);
  });

  it('a move still counts until the server has noticed the timeout', async () => {
    const at = await atClock({ ...perTurn(60), timeout: 'vote' });
    await at.clock.advance(HOUR);
    await play(at.ana, at.tables, at.table, 'end');
    await play(at.ben, at.tables, at.table, 'end');
    expect(at.ana.view?.clock?.[0]).toMatchObject({ out: false, left: 60 * SECOND, runs: true });
  });

  it('with a time bank, each later turn has a minute and the increment, and saves nothing', async () => {
    const at = await atClock(bank(30, 5));
    await at.clock.advance(35 * SECOND + LATE);
    expect(at.ana.view?.seats[0]?.standIn).toBe('away');
    await at.tables.return(at.table, at.persons[0]!);
    expect(left(at, at.ana)[0]).toBe(0);
    await at.clock.advance(1200);
    for (let turn = 0; turn < 2; turn++) {
      await play(at.ben, at.tables, at.table, 'end');
      expect(left(at, at.ana)[0]).toBe(65);
      await at.clock.advance(20 * SECOND);
      await play(at.ana, at.tables, at.table, 'end');
      expect(left(at, at.ana)[0]).toBe(0);
    }
  });
});

describe('a correspondence match', () => {
  it('has a time limit per turn, and bots play while nobody is there', async () => {
    const at = await atClock({ ...days(24), bots: ['easy'], seats: 3 });
    expect(at.ana.view?.seats.map(({ bot }) => bot !== null)).toEqual([false, true, false]);
    for (const viewer of at.viewers) await at.tables.leave(at.table, viewer.id);
    await play(at.ana, at.tables, at.table, 'end');
    const ended = at.clock.now();
    await at.clock.advance(2 * HOUR);
    const back = await Viewer.at(at.tables, at.table, at.persons[0]!);
    expect(runs(back)).toEqual([false, false, true]);
    const late = (back.view?.clock?.[2]?.dueAt ?? Infinity) - (ended + DAY);
    // Of several servers, the next one searches for a bot if the one before has not.
    expect([late >= 0, late <= 6 * LATE]).toEqual([true, true]);
  });

  it('loads a table for a player whose time is out, though nobody has it open', async () => {
    const at = await atClock(days(12), 2, { settings: { sweepEveryMs: 10 * MINUTE } });
    for (const viewer of at.viewers) await at.tables.leave(at.table, viewer.id);
    await at.clock.advance(2 * HOUR);
    expect(at.tables.standing.live).toBe(0);
    await at.clock.advance(10 * HOUR + LATE);
    const head = await at.tables.summary(at.table, at.persons[1]);
    expect(head?.seats[0]?.standIn).toBe('away');
  });

  it('does not count quiet hours, as set when the turn began', async () => {
    const world = await makeWorld();
    const [ana, ben] = await registerUsers(world.tables, 'Ana', 'Ben');
    // It is 12:00:30 in UTC.
    await world.tables.quiet(ana!, { zone: 'UTC', from: 13 * 60, until: 21 * 60 });
    const table = await running(world.tables, [ana!, ben!], days(12));
    const viewer = await Viewer.at(world.tables, table, ana!);
    const begun = world.clock.now();
    expect(viewer.view?.clock?.[0]?.dueAt).toBe(begun + 20 * HOUR);
    await world.tables.quiet(ana!, null);
    await world.clock.advance(20 * HOUR - 1);
    expect(viewer.view?.seats[0]?.standIn).toBeNull();
    await world.clock.advance(1 + LATE);
    expect(viewer.view?.seats[0]?.standIn).toBe('away');
  });

  it('stops the clock of a player on holiday, as long as days are left', async () => {
    const at = await atClock(days(24));
    await at.clock.advance(4 * HOUR);
    const rest = (n: number) => at.tables.takeHoliday(at.table, at.persons[0]!, n);
    await rest(2);
    expect(at.ben.view?.clock?.[0]).toMatchObject({ holidays: 5, holiday: at.clock.now() + 2 * DAY });
    expect(left(at, at.ben)[0]).toBe((48 + 20) * 3600);
    expect(await refusal(rest(6))).toBe('noHoliday');
    await at.clock.advance(5 * HOUR);
    await rest(0);
    // The current day is used up.
    expect([left(at, at.ben)[0], at.ben.view?.clock?.[0]?.holidays]).toEqual([20 * 3600, 6]);
    expect(types(at.ben)).toEqual(['started', 'holiday', 'holidayOver']);
  });

  it('has answer windows with a full time limit, and does not answer for a player with a decision', async () => {
    const at = await atClock({ ...days(24), options: { windowMs: 5000 } }, 3);
    for (const viewer of at.viewers.slice(1)) await at.tables.leave(at.table, viewer.id);
    await play(at.ana, at.tables, at.table, 'ask');
    expect(at.ana.match?.state.window?.until).toBe(at.clock.now() + DAY);
    expect(at.ana.view?.clock?.[1]).toMatchObject({ runs: true, left: DAY, dueAt: at.clock.now() + DAY });
    await at.clock.advance(DAY - 1);
    expect(at.ana.match?.state.window).not.toBeNull();
    await at.clock.advance(1 + LATE);
    expect(at.ana.match?.state.window).toBeNull();
  });

  it("needs all players' votes to end, and waits a full time limit for them", async () => {
    const at = await atClock(days(24));
    await at.tables.leave(at.table, at.ben.id);
    await at.tables.discard(at.table, at.persons[0]!);
    expect(at.ana.view?.vote).toEqual({ by: 0, agreed: [0], waiting: [1] });
    await at.clock.advance(12 * HOUR);
    await at.tables.discard(at.table, at.persons[1]!);
    expect(at.ana.view).toMatchObject({ status: 'finished', ended: true, vote: null });
  });
});

describe('by agreement of all players', () => {
  it('a running match becomes a correspondence match, and a live match again', async () => {
    const at = await atClock({});
    await at.tables.propose(at.table, at.persons[0]!, { pace: { kind: 'days', hours: 24 } });
    expect(at.ben.view?.wish).toMatchObject({ by: 0, agreed: [0], waiting: [1], wish: { pace: { kind: 'days', hours: 24 } } });
    expect(at.ben.view?.clock).toBeNull();
    await at.tables.leave(at.table, at.ben.id);
    await at.clock.advance(20 * HOUR);
    await at.tables.voteOnProposal(at.table, at.persons[1]!, { pace: { kind: 'days', hours: 24 } }, true);
    expect(at.ana.view).toMatchObject({ wish: null, pace: { kind: 'days', hours: 24 } });
    expect(left(at, at.ana)).toEqual([24 * 3600, 0]);
    for (const person of at.persons) await at.tables.propose(at.table, person, { pace: { kind: 'live', clock: null } });
    expect(at.ana.view).toMatchObject({ wish: null, clock: null, pace: { kind: 'live', clock: null } });
    expect(types(at.ana)).toEqual(['started', 'paced', 'paced']);
  });

  it('a match is paused, without moves and running clocks, and resumed', async () => {
    const at = await atClock(perTurn(60));
    const pause = async (is: boolean) => {
      for (const person of at.persons) await at.tables.propose(at.table, person, { pause: is });
    };
    await at.clock.advance(10 * SECOND);
    await pause(true);
    expect([at.ana.view?.paused, runs(at.ana)]).toEqual([true, [false, false]]);
    expect(await refusal(play(at.ana, at.tables, at.table, 'end'))).toBe('paused');
    await at.clock.advance(DAY);
    await pause(false);
    expect([at.ana.view?.paused, left(at, at.ana)[0]]).toEqual([false, 50]);
  });

  it('and only then: a proposal ends when a player rejects it, or when nobody answers', async () => {
    const at = await atClock(bank(3600, 0));
    const pause = () => at.tables.propose(at.table, at.persons[0]!, { pause: true });
    await pause();
    await at.tables.voteOnProposal(at.table, at.persons[1]!, { pause: true }, false);
    expect([at.ana.view?.wish, at.ana.view?.paused]).toEqual([null, false]);
    await play(at.ana, at.tables, at.table, 'end');
    await pause();
    await at.clock.advance(5 * MINUTE + LATE);
    expect(at.ana.view?.wish).toBeNull();
    expect(
      await refusal(at.tables.voteOnProposal(at.table, (await registerUsers(at.tables, 'Eva'))[0]!, { pause: true }, true)),
    ).toBe('notSeated');
    expect(await refusal(at.tables.takeHoliday(at.table, at.persons[0]!, 1))).toBe('noClock');
  });

  it('is decided at once by a player with bots only', async () => {
    const at = await atClock({ ...perTurn(60), seats: 2, bots: ['easy'] }, 1);
    await at.tables.propose(at.table, at.persons[0]!, { pause: true });
    expect(at.ana.view?.paused).toBe(true);
  });

  it('is a vote for the proposal that the player saw, and for no other', async () => {
    const at = await atClock(perTurn(600));
    const [ana, ben] = at.persons as [Me, Me];
    const harsh = { pace: { kind: 'live' as const, clock: { turn: 15 } } };
    await at.tables.propose(at.table, ana, { pause: true });
    await at.tables.propose(at.table, ana, harsh);
    for (const agrees of [true, false]) {
      expect(await refusal(at.tables.voteOnProposal(at.table, ben, { pause: true }, agrees))).toBe('stale');
    }
    expect(at.ben.view).toMatchObject({ pace: { clock: { turn: 600 } }, wish: { agreed: [0] } });
    await at.tables.voteOnProposal(at.table, ben, harsh, true);
    expect(at.ben.view).toMatchObject({ pace: { clock: { turn: 15 } }, wish: null });
  });

  it('does not change the time control without an absent owner whose seat the server plays', async () => {
    const at = await atClock(bank(3600, 0), 3);
    const harsh = { pace: { kind: 'live' as const, clock: { turn: 15 } } };
    await at.tables.leave(at.table, at.ben.id);
    await at.clock.advance(2 * MINUTE);
    await at.tables.standIn(at.table, at.persons[0]!, 1);
    for (const seat of [0, 2]) await at.tables.propose(at.table, at.persons[seat]!, harsh);
    expect(at.ana.view).toMatchObject({ pace: { clock: { bank: 3600 } }, wish: { agreed: [0, 2], waiting: [1] } });
    await at.tables.stand(at.table, at.persons[1]!);
    await at.tables.propose(at.table, at.persons[0]!, harsh);
    expect(at.ana.view).toMatchObject({ pace: { clock: { turn: 15 } }, wish: null });
  });

  it('cannot be requested in place of a proposal to resume', async () => {
    const at = await atClock(perTurn(60), 3);
    const [ana, ben, eva] = at.persons as [Me, Me, Me];
    for (const person of at.persons) await at.tables.propose(at.table, person, { pause: true });
    await at.tables.propose(at.table, ana, { pause: false });
    const other = { pace: { kind: 'days' as const, hours: 168 } };
    expect(await refusal(at.tables.propose(at.table, ben, other))).toBe('paused');
    await at.tables.propose(at.table, eva, { pause: false });
    await at.tables.voteOnProposal(at.table, ana, { pause: false }, false);
    expect(at.ben.view).toMatchObject({ paused: true, wish: { by: 2, agreed: [2] } });
    await at.clock.advance(5 * MINUTE + LATE);
    expect(at.ben.view).toMatchObject({ paused: false, wish: null });
  });

  it('is not required forever to end a pause', async () => {
    const at = await atClock(perTurn(60));
    const [ana, ben] = at.persons as [Me, Me];
    for (const person of at.persons) await at.tables.propose(at.table, person, { pause: true });
    await at.tables.propose(at.table, ben, { pause: false });
    await at.tables.voteOnProposal(at.table, ana, { pause: false }, false);
    expect(at.ben.view).toMatchObject({ paused: true, wish: { by: 1, waiting: [0] } });
    await at.clock.advance(5 * MINUTE + LATE);
    expect(at.ben.view).toMatchObject({ paused: false, wish: null });
    expect(types(at.ana)).toEqual(['started', 'paused', 'resumed']);
    for (const person of at.persons) await at.tables.propose(at.table, person, { pause: true });
    await at.tables.propose(at.table, ben, { pause: false });
    await at.tables.voteOnProposal(at.table, ben, { pause: false }, false);
    expect(at.ben.view).toMatchObject({ paused: true, wish: null });
  });
});

describe('time in which no server ran', () => {
  it('is given back, over a stop and a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sobremesa-outage-'));
    const file = join(folder, 'clock.db');
    const settings = { aliveEveryMs: 5 * SECOND };
    const at = await atClock(perTurn(60), 2, { file, settings });
    await at.clock.advance(20 * SECOND);
    await at.tables.close();
    await at.clock.advance(8 * HOUR);
    const { tables } = await makeWorld({ file, clock: at.clock, settings });
    const viewer = await Viewer.at(tables, at.table, at.persons[1]!);
    expect(left(at, viewer)[0]).toBe(40);
    await at.clock.advance(40 * SECOND + LATE);
    await vi.waitFor(() => expect(viewer.view?.seats[0]?.standIn).toBe('away'));
    await tables.close();
    rmSync(folder, { recursive: true });
  });
});
