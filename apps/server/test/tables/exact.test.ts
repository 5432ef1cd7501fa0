import type { Me, TimeControl, QuietHours, SeatClock } from '@sobremesa/protocol';
import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { expect, it, vi } from 'vitest';
import { newRequest, registerUsers, quietLog, running } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import { secretsGame } from '@sobremesa/match/testing';
import { Machine } from '../support/machine.ts';
import { Reckoning, type SeatReckoning } from '../support/reckoning.ts';
import { loudBetween } from '../../src/users/quiet.ts';
import { openSqlite, type Storage } from '../../src/storage/index.ts';
import { openTables } from '../../src/tables/index.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const settings = { aliveEveryMs: 2 * HOUR, wakeEveryMs: 6 * HOUR, wakeAheadMs: 7 * HOUR, sweepEveryMs: 10 * DAY };

/** The days before a change of summer time in one of these zones. */
const eves = ['2026-03-07T20:00Z', '2026-03-28T12:00Z', '2026-04-04T06:00Z', '2026-10-03T08:00Z', '2026-10-24T12:00Z'];
const nights: readonly (QuietHours | null)[] = [
  null,
  { zone: 'Europe/Madrid', from: 22 * 60, until: 7 * 60 },
  { zone: 'America/New_York', from: 30, until: 8 * 60 },
  { zone: 'Australia/Lord_Howe', from: 21 * 60 + 30, until: 2 * 60 },
];

/** The storage of consecutive servers. It outlives them, and records each one's last heartbeat. */
async function lasting() {
  const storage = await openSqlite(':memory:');
  const seen = { last: 0 };
  const [beat, close] = [storage.beat.bind(storage), storage.close.bind(storage)];
  const shared: Storage = Object.assign(storage, {
    close: () => Promise.resolve(),
    beat: (at: number, silence: number, forget: number) => {
      seen.last = at;
      return beat(at, silence, forget);
    },
  });
  return { shared, seen, close };
}

/** The time left for a seat, according to the server, and according to the test. */
const pageClock = ({ left, dueAt, out, holidays }: SeatClock, { quiet, holiday }: SeatReckoning, at: number) => ({
  left: dueAt === null ? left : loudBetween(quiet, Math.max(at, holiday), dueAt),
  runs: dueAt !== null,
  out,
  holidays,
});
const kept = ({ given, counted, since, outAt, holidays }: SeatReckoning) => ({
  left: given - counted,
  runs: since !== null,
  out: outAt !== null,
  holidays,
});

/** The seat whose turn it is in a match for two. */
const onTurn = (turn: number) => (turn + 1) % 2;

type Deed = 'end' | 'undo' | 'window' | 'pause' | 'quiet' | 'rest' | 'back' | 'come' | 'leave' | 'stop' | 'kill' | 'wait';
interface Step {
  /** A fraction of the longest possible wait, in thousandths. */
  after: number;
  deed: Deed;
  seat: number;
  night: QuietHours | null;
}

/** A match for two with this time control, and its clocks according to its servers. */
async function match(pace: TimeControl, now: number) {
  const hand = new ManualClock(now);
  const { shared, seen, close } = await lasting();
  const log = quietLog();
  const begin = async () => {
    const machine = new Machine(hand);
    const tables = await openTables({ storage: shared, games: { secrets: secretsGame() }, clock: machine, log, settings });
    return { machine, tables };
  };
  let server = await begin();
  const persons = (await registerUsers(server.tables, 'Ana', 'Ben')) as [Me, Me];
  const table = await running(server.tables, persons, { pace, timeout: 'vote', options: { turns: 1000 } });
  const reckoning = new Reckoning(pace, 'vote', [true, true], hand.now(), { turn: 1, asked: [0], isOpen: false });
  const own = () => persons[onTurn(reckoning.position.turn)]!;
  const to = (turn: number, isOpen = false) => reckoning.update({ turn, asked: [onTurn(turn)], isOpen });

  const move = async (person: Me, name: string, args: readonly (string | boolean)[] = []) => {
    const { version } = await server.tables.sync(table, person);
    await server.tables.move(person, { table, request: newRequest(), version, move: name, args: [...args] });
  };
  const wait = async (ms: number) => {
    await hand.advance(ms);
    reckoning.pass(hand.now());
  };
  const begun = async (ms: number) => {
    await hand.advance(ms);
    server = await begin();
    await hand.advance(0);
  };

  const deeds: Record<Deed, (step: Step, ms: number) => Promise<void>> = {
    wait: async () => undefined,
    async end() {
      if (reckoning.isPaused) return;
      await move(own(), 'end');
      reckoning.move();
      to(reckoning.position.turn + 1);
    },
    async undo() {
      const last = persons[reckoning.position.turn % 2]!;
      const { state, version } = await server.tables.sync(table, last);
      if (reckoning.isPaused || !state.undo) return;
      await server.tables.undo(last, { table, request: newRequest(), version });
      reckoning.takeBack();
    },
    async window({ night }, ms) {
      if (reckoning.isPaused || pace.kind === 'live') return;
      await move(own(), 'ask');
      to(reckoning.position.turn, true);
      const { window } = (await server.tables.sync(table, own())).state;
      // It lasts for at least a full time limit.
      if (night === null) await server.tables.close().then(() => begun(ms));
      else await wait(ms);
      reckoning.pass(hand.now());
      await move(persons[reckoning.position.turn % 2]!, 'answer', [window!.id, true]);
      to(reckoning.position.turn + 1);
    },
    async pause() {
      for (const person of persons) await server.tables.propose(table, person, { pause: !reckoning.isPaused });
      reckoning.isPaused = !reckoning.isPaused;
    },
    async quiet({ seat, night }) {
      await server.tables.quiet(persons[seat]!, night);
      reckoning.wanted[seat] = night;
    },
    async rest({ seat }) {
      const there = reckoning.seats[seat]!;
      if (pace.kind === 'live' || there.holidays === 0) return;
      await server.tables.takeHoliday(table, persons[seat]!, 1);
      reckoning.rest(seat, 1);
    },
    async back({ seat }) {
      const there = reckoning.seats[seat]!;
      if (pace.kind === 'live' || there.holiday <= hand.now()) return;
      await server.tables.takeHoliday(table, persons[seat]!, 0);
      reckoning.comeBack(seat);
    },
    async come({ seat }) {
      await server.tables.enter(table, { id: `page of ${seat}`, address: 'here', person: persons[seat]!, send: () => undefined });
    },
    leave: ({ seat }) => server.tables.leave(table, `page of ${seat}`),
    async stop(_, ms) {
      const from = hand.now();
      await server.tables.close();
      await begun(ms);
      reckoning.returnOutageTime(from, hand.now());
    },
    async kill(_, ms) {
      server.machine.cut();
      const from = seen.last;
      await begun(ms);
      reckoning.returnOutageTime(from, hand.now());
    },
  };

  const compare = async () => {
    const clock = (await server.tables.summary(table, persons[0]))?.clock ?? [];
    expect(clock.map((time, seat) => pageClock(time, reckoning.seats[seat]!, hand.now()))).toEqual(reckoning.seats.map(kept));
  };
  return {
    async run(step: Step): Promise<void> {
      const longest = pace.kind === 'days' ? 22 * HOUR : 10 * MINUTE;
      const ms = Math.floor((longest * step.after) / 1000);
      if (!['stop', 'kill', 'window'].includes(step.deed)) await wait(ms);
      await deeds[step.deed](step, ms);
      reckoning.update();
      // After an undo, its player may be out of time at once.
      await hand.advance(0);
      await vi.waitFor(compare, { interval: 1, timeout: 2000 });
    },
    async end(): Promise<void> {
      await server.tables.close();
      await close();
      expect(log.errors).toEqual([]);
    },
  };
}

const steps = array(
  record({
    after: integer({ min: 0, max: 1000 }),
    deed: constantFrom<Deed[]>(
      'end',
      'undo',
      'window',
      'pause',
      'quiet',
      'rest',
      'back',
      'come',
      'leave',
      'stop',
      'kill',
      'wait',
    ),
    seat: constantFrom(0, 1),
    night: constantFrom(...nights),
  }),
  { minLength: 5, maxLength: 25 },
);
const paces: readonly TimeControl[] = [
  { kind: 'days', hours: 24 },
  { kind: 'days', hours: 72 },
  { kind: 'live', clock: { bank: 600, increment: 20 } },
  { kind: 'live', clock: { bank: 3600, increment: 0 } },
  { kind: 'live', clock: { turn: 600 } },
];

it('no action of a player or server costs or gains anybody time', async () => {
  await assert(
    asyncProperty(constantFrom(...paces), constantFrom(...eves), steps, async (pace, eve, all) => {
      const played = await match(pace, Date.parse(eve));
      for (const step of all) await played.run(step);
      await played.end();
    }),
    { numRuns: 60 },
  );
}, 120_000);
