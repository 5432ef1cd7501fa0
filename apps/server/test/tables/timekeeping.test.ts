import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Me, TimeControl, TableSettings, Timeout } from '@sobremesa/protocol';
import { describe, expect, it, vi } from 'vitest';
import { makeWorld, newRequest, registerUsers, play, refusal, running, types, Viewer } from '../harness.ts';
import type { ClockRecord } from '../../src/storage/records.ts';
import { openSqlite } from '../../src/storage/index.ts';
import { RefusedError } from '../../src/refused.ts';

/**
 * Each known way in which a player could gain time, or take it from others. `awaited.slow.test.ts`
 * searches for more of them.
 */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Several servers fire their timers slightly offset. */
const LATE = Number(process.env.SERVERS ?? 1) > 1 ? 500 : 0;

const perTurn = (turn: number): TimeControl => ({ kind: 'live', clock: { turn } });
const bank = (seconds: number, increment: number): TimeControl => ({ kind: 'live', clock: { bank: seconds, increment } });
const days = (hours: number): TimeControl => ({ kind: 'days', hours });

async function atClock(settings: Partial<TableSettings>, players = 2, parts: Parameters<typeof makeWorld>[0] = {}) {
  const world = await makeWorld(parts);
  const persons = (await registerUsers(world.tables, ...['Ana', 'Ben', 'Eva', 'Leo'].slice(0, players))) as [Me, Me, ...Me[]];
  const table = await running(world.tables, persons, settings);
  const viewers: Viewer[] = [];
  for (const person of persons) viewers.push(await Viewer.at(world.tables, table, person));
  const [ana, ben] = viewers as [Viewer, Viewer];
  const left = (seat: number) => {
    const { dueAt = null, left: ms = 0 } = ben.view?.clock?.[seat] ?? {};
    return (dueAt === null ? ms : dueAt - world.clock.now()) / SECOND;
  };
  const undo = (viewer: Viewer) =>
    world.tables.undo(viewer.person!, { table, request: newRequest(), version: viewer.match!.version });
  return { ...world, persons, table, viewers, ana, ben, left, undo };
}

/** Repeats a request, and ignores refusals. */
async function quietly(asked: Promise<unknown>): Promise<void> {
  await asked.catch((error: unknown) => {
    if (!(error instanceof RefusedError) || error.refusal.code === 'internal') throw error;
  });
}

describe('a player gains no time', () => {
  it('by returning after each timeout', async () => {
    const at = await atClock({ pace: perTurn(10) });
    for (let i = 0; i < 40; i++) {
      await at.clock.advance(SECOND);
      await quietly(at.tables.return(at.table, at.persons[0]));
    }
    // Ana's turn and Ben's, each of ten seconds and the delay after which the server moves; and
    // Ana's once more.
    expect(at.ben.match?.version).toBeGreaterThanOrEqual(3);
  });

  it.each<TimeControl>([perTurn(20), bank(20, 0), days(12)])(
    'by standing up and returning before a bot moves: %o',
    async (pace) => {
      const at = await atClock({ pace });
      const before = at.left(0);
      for (let i = 0; i < 10; i++) {
        await at.tables.stand(at.table, at.persons[0]);
        await at.clock.advance(900);
        await at.tables.return(at.table, at.persons[0]);
      }
      expect(at.left(0)).toBe(before - 9);
    },
  );

  it('by moving the seat to another device and back', async () => {
    const at = await atClock({ pace: perTurn(20) });
    const [phone] = await registerUsers(at.tables, 'Phone');
    let [here, there] = [at.persons[0], phone!];
    for (let i = 0; i < 10; i++) {
      await at.tables.stand(at.table, here);
      await at.clock.advance(900);
      await at.tables.claim(there, (await at.tables.handover(at.table, here, null)).token);
      [here, there] = [there, here];
    }
    expect(at.left(0)).toBe(11);
  });

  it('by moving and undoing until the server moves', async () => {
    const at = await atClock({ pace: perTurn(10), timeout: 'move' });
    await at.clock.advance(10 * SECOND + LATE);
    for (let i = 0; i < 3; i++) {
      expect(await refusal(play(at.ana, at.tables, at.table, 'draw'))).toBe('outOfTime');
      expect(await refusal(at.undo(at.ana))).toBe('outOfTime');
      await at.clock.advance(200);
    }
    await at.clock.advance(MINUTE);
    expect(at.ben.match?.version).toBeGreaterThan(1);
  });

  it('by moving in a lost turn for a seat that the server plays', async () => {
    const at = await atClock({ pace: perTurn(10) });
    await at.clock.advance(10 * SECOND + LATE);
    expect(await refusal(play(at.ana, at.tables, at.table, 'end'))).toBe('outOfTime');
    expect(at.ben.view?.seats[0]?.standIn).toBe('away');
  });

  it('by opening an answer window and undoing it', async () => {
    const at = await atClock({ pace: perTurn(60), options: { windowMs: 15_000 } }, 3);
    for (let i = 0; i < 3; i++) {
      await play(at.ana, at.tables, at.table, 'ask');
      await at.clock.advance(14 * SECOND);
      await at.undo(at.ana);
    }
    expect(at.left(0)).toBe(18);
    await play(at.ana, at.tables, at.table, 'ask');
    await at.clock.advance(10 * SECOND);
    await play(at.ben, at.tables, at.table, 'answer', 'w1', true);
    expect(await refusal(at.undo(at.ana))).toBe('nothingToUndo');
  });

  it('by opening an answer window in a correspondence match and undoing it', async () => {
    const at = await atClock({ pace: days(24) }, 3);
    await play(at.ana, at.tables, at.table, 'ask');
    await at.clock.advance(20 * HOUR);
    await at.undo(at.ana);
    expect(at.left(0)).toBe((4 * HOUR) / SECOND);
  });

  it("by thinking in the next player's time, and then undoing the end of the turn", async () => {
    const at = await atClock({ pace: perTurn(60) });
    await at.clock.advance(10 * SECOND);
    await play(at.ana, at.tables, at.table, 'end');
    await at.clock.advance(30 * SECOND);
    await at.undo(at.ana);
    expect([at.left(0), at.left(1)]).toEqual([20, 0]);
    await play(at.ana, at.tables, at.table, 'end');
    expect(at.left(1)).toBe(60);
    await at.clock.advance(20 * SECOND);
    expect(await refusal(at.undo(at.ana))).toBe('outOfTime');
    expect(at.left(1)).toBe(40);
  });

  it('by a pause or a holiday between a move and its undo', async () => {
    const at = await atClock({ pace: days(24) });
    await play(at.ana, at.tables, at.table, 'end');
    await at.clock.advance(2 * HOUR);
    for (const person of at.persons) await at.tables.propose(at.table, person, { pause: true });
    await at.clock.advance(5 * DAY);
    for (const person of at.persons) await at.tables.propose(at.table, person, { pause: false });
    await at.clock.advance(3 * HOUR);
    await at.tables.takeHoliday(at.table, at.persons[0], 1);
    await at.clock.advance(12 * HOUR);
    await at.undo(at.ana);
    expect(at.left(0)).toBe((12 * HOUR + 19 * HOUR) / SECOND);
    await at.clock.advance(13 * HOUR);
    expect(at.left(0)).toBe((18 * HOUR) / SECOND);
  });

  it('by a holiday after the time that an undo would restore has run out', async () => {
    const at = await atClock({ pace: days(24) });
    await at.clock.advance(14 * HOUR);
    await play(at.ana, at.tables, at.table, 'end');
    await at.clock.advance(11 * HOUR);
    await at.tables.takeHoliday(at.table, at.persons[0], 1);
    expect(await refusal(at.undo(at.ana))).toBe('outOfTime');
  });

  it('by undoing a move from before a change of the time control', async () => {
    const at = await atClock({ pace: perTurn(60) });
    await play(at.ana, at.tables, at.table, 'end');
    for (const person of at.persons) await at.tables.propose(at.table, person, { pace: bank(100, 10) });
    await at.clock.advance(30 * SECOND);
    await at.undo(at.ana);
    expect([at.left(0), at.left(1)]).toEqual([80, 100]);
  });

  it('by a holiday that ends within the same turn', async () => {
    const at = await atClock({ pace: days(24) });
    await at.clock.advance(HOUR);
    for (let i = 0; i < 7; i++) {
      await at.tables.takeHoliday(at.table, at.persons[0], 1);
      await at.clock.advance(HOUR);
      await at.tables.takeHoliday(at.table, at.persons[0], 0);
    }
    expect(await refusal(at.tables.takeHoliday(at.table, at.persons[0], 1))).toBe('noHoliday');
    await at.clock.advance(23 * HOUR + LATE);
    expect(at.ben.view?.seats[0]?.standIn).toBe('away');
  });
});

describe('when the time runs out for a seat that the server plays', () => {
  it("its owner's status does not change, and the log has no line", async () => {
    const at = await atClock({ pace: perTurn(10) });
    for (const viewer of at.viewers) await at.tables.leave(at.table, viewer.id);
    await at.tables.stand(at.table, at.persons[0]);
    await at.clock.advance(MINUTE);
    const back = await Viewer.at(at.tables, at.table, at.persons[0]);
    expect(back.view?.seats[0]?.standIn).toBe('left');
    expect(back.view?.clock?.[0]).toMatchObject({ out: true, lost: true, runs: false });
    expect(types(back)).toEqual(['started', 'left']);
    await at.tables.return(at.table, at.persons[0]);
    await at.clock.advance(1200 + LATE);
    expect(back.match?.version).toBe(1);
  });

  it('a removed player has no clock', async () => {
    const at = await atClock({ pace: perTurn(60) }, 3);
    await play(at.ana, at.tables, at.table, 'end');
    await at.tables.remove(at.table, at.persons[0], 1);
    expect(at.ana.view?.clock?.[1]).toMatchObject({ runs: false, dueAt: null });
  });
});

describe('a lost turn', () => {
  it.each<Timeout>(['standIn', 'move'])('is finished in a correspondence match while nobody is there: %s', async (timeout) => {
    const at = await atClock({ pace: days(12), timeout }, 2, { settings: { sweepEveryMs: 10 * MINUTE } });
    for (const viewer of at.viewers) await at.tables.leave(at.table, viewer.id);
    await at.clock.advance(12 * HOUR + LATE);
    await quietly(at.tables.return(at.table, at.persons[0]));
    await at.clock.advance(HOUR);
    const back = await Viewer.at(at.tables, at.table, at.persons[1]);
    expect(back.match?.version).toBe(1);
    expect(back.view?.clock?.map(({ runs }) => runs)).toEqual([false, true]);
  });

  it('is finished after the last active player has come back', async () => {
    const at = await atClock({ pace: days(12) });
    for (const viewer of at.viewers) await at.tables.leave(at.table, viewer.id);
    await at.clock.advance(2 * DAY);
    await at.tables.return(at.table, at.persons[1]);
    await at.clock.advance(HOUR);
    const back = await Viewer.at(at.tables, at.table, at.persons[1]);
    expect(back.view?.seats.map(({ standIn }) => standIn)).toEqual(['away', null]);
    expect(back.view?.clock?.[1]).toMatchObject({ runs: true, out: false });
  });

  it('can also be lost by vote: a player who comes back plays from the next turn on', async () => {
    const at = await atClock({ pace: perTurn(10), timeout: 'vote' });
    await at.clock.advance(MINUTE);
    expect(at.ana.view?.clock?.[0]).toMatchObject({ out: true, lost: false });
    await at.tables.goOn(at.table, at.persons[1], 0);
    await at.tables.return(at.table, at.persons[0]);
    expect(at.ana.view?.clock?.[0]).toMatchObject({ out: true, lost: true });
    expect(await refusal(play(at.ana, at.tables, at.table, 'draw'))).toBe('outOfTime');
    await at.clock.advance(1200 + LATE);
    expect(at.ana.match?.version).toBe(1);
  });

  it("does not affect its owner's answers in the windows of others", async () => {
    const at = await atClock({ pace: perTurn(10), timeout: 'move', options: { windowMs: 30_000 } }, 3);
    await at.clock.advance(10 * SECOND + 1200 + LATE);
    await play(at.ben, at.tables, at.table, 'ask');
    await at.clock.advance(5 * SECOND);
    await play(at.ana, at.tables, at.table, 'answer', 'w1', true);
    await at.clock.advance(30 * SECOND + LATE);
    expect(at.ana.match?.state.G).toMatchObject({ yes: 1 });
  });
});

it('a clock stored by the previous release continues, with one turn’s time for a seat that a bot plays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sobremesa-clock-'));
  const file = join(folder, 'clock.db');
  const before = await atClock({ pace: perTurn(60) }, 2, { file });
  await before.clock.advance(60 * SECOND + LATE);
  await before.tables.close();
  const storage = await openSqlite(file);
  const { table } = (await storage.load(before.table))!;
  const seat = { since: null, turn: -1, quiet: null, out: false, without: [], holiday: null, holidays: 7, left: 0 };
  const clock = { isPaused: false, window: null, seats: [seat, seat], due: null } as unknown as ClockRecord;
  await storage.commit({ id: table.id, table: { ...table, rev: table.rev + 1, clock } });
  await storage.close();

  const { tables } = await makeWorld({ file, clock: before.clock });
  const ana = await Viewer.at(tables, before.table, before.persons[0]);
  await tables.return(before.table, before.persons[0]);
  expect(ana.view?.clock?.[0]).toMatchObject({ runs: true, lost: false, dueAt: before.clock.now() + MINUTE });
  await before.clock.advance(MINUTE + LATE);
  await vi.waitFor(() => expect(ana.view?.seats[0]?.standIn).toBe('away'));
  await tables.return(before.table, before.persons[0]);
  expect(ana.view?.clock?.[0]).toMatchObject({ runs: false, lost: true });
  await tables.close();
  rmSync(folder, { recursive: true });
});
