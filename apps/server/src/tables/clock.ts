import { limits, type Pace, type QuietHours, type SeatClock } from '@sobremesa/protocol';
import { loudAfter, loudBetween } from '../people/quiet.ts';
import { RefusedError } from '../refused.ts';
import type { ClockRecord, Outage, SeatTime } from '../storage/records.ts';
import type { SeatRecord } from '../storage/storage.ts';
import { isPlayed } from './table.ts';

/**
 * Clocks, as values: what was left when they began or stopped to run, and since when they run. Whatever is read from one follows from it
 * and the moment. Times are in milliseconds, moments since 1970.
 */

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;
/** What there is of a bank that has run out for who comes back. */
const REST = 60 * SECOND;

/** Whom a match asks, as everybody may know it. */
export interface Asking {
  /** The engine's number of the turn. */
  turn: number;
  seats: readonly number[];
  /** The seats that are asked in a window; null while none is open. */
  window: readonly number[] | null;
}

/** The clock of a match that begins, or goes on at another pace: holidays are kept. Null where there is none. */
export function newClock(pace: Pace, seats: number, before: ClockRecord | null = null): ClockRecord | null {
  if (pace.kind === 'live' && pace.clock === null) return null;
  const bank = pace.kind === 'live' && pace.clock !== null && 'bank' in pace.clock ? pace.clock.bank * SECOND : 0;
  const times = Array.from({ length: seats }, (_, seat): SeatTime => {
    const { holiday = null, holidays = limits.holidays } = before?.seats[seat] ?? {};
    return { left: bank, since: null, turn: -1, quiet: null, out: false, without: [], holiday, holidays };
  });
  return { isPaused: false, window: null, seats: times, due: null };
}

/** Seats whose time is counted now: those that are asked and whose people play for themselves. In a window nobody's is. */
function runningSeats(clock: ClockRecord, seats: readonly SeatRecord[], { seats: asked, window }: Asking): number[] {
  if (clock.isPaused || window !== null) return [];
  return asked.filter((seat) => {
    const there = seats[seat];
    return there !== undefined && isPlayed(there);
  });
}

/** Seats that get the time of another turn now. */
export function granted(clock: ClockRecord, seats: readonly SeatRecord[], asking: Asking): number[] {
  return runningSeats(clock, seats, asking).filter((seat) => (clock.seats[seat]?.turn ?? asking.turn) < asking.turn);
}

/**
 * The clock after something has happened. A turn's time is given once, however often the seat is asked in it, and whatever is taken back.
 * The very same clock when nothing has changed of it.
 *
 * @param quiet by seat, of those that get the time of another turn
 */
export function ticked(
  clock: ClockRecord,
  pace: Pace,
  seats: readonly SeatRecord[],
  asking: Asking,
  now: number,
  quiet: ReadonlyMap<number, QuietHours | null> = new Map(),
): ClockRecord {
  const running = runningSeats(clock, seats, asking);
  const fresh = granted(clock, seats, asking);
  const times = clock.seats.map((time, seat) => {
    const stood = running.includes(seat) ? time : stopped(time, now);
    const given = fresh.includes(seat) ? withTurn(stopped(stood, now), pace, asking.turn, quiet.get(seat) ?? null) : stood;
    return running.includes(seat) && !given.out ? begun(given, now) : given;
  });
  return times.every((time, seat) => time === clock.seats[seat]) ? clock : { ...clock, seats: times };
}

function withTurn(time: SeatTime, pace: Pace, turn: number, quiet: QuietHours | null): SeatTime {
  return { ...time, left: turnTime(time, pace), turn, quiet: pace.kind === 'days' ? quiet : null, out: false, without: [] };
}

function turnTime({ left }: SeatTime, pace: Pace): number {
  if (pace.kind === 'days') return pace.hours * HOUR;
  if (pace.clock === null) return left;
  return 'turn' in pace.clock ? pace.clock.turn * SECOND : left + pace.clock.increment * SECOND;
}

function begun(time: SeatTime, now: number): SeatTime {
  return time.since === null ? { ...time, since: Math.max(now, time.holiday ?? 0) } : time;
}

function stopped(time: SeatTime, now: number): SeatTime {
  return time.since === null ? time : { ...time, left: leftAt(time, now), since: null };
}

/** What is left of a seat's time at this moment. */
export function leftAt({ left, since, quiet }: SeatTime, now: number): number {
  return since === null ? left : Math.max(left - loudBetween(quiet, since, now), 0);
}

const dues = new WeakMap<SeatTime, number>();

/** When so many milliseconds are left of a seat's time if nothing happens; null while it stands, and when there were less as it began to run. */
export function momentOf({ left, since, quiet }: SeatTime, rest: number): number | null {
  return since === null || left < rest ? null : loudAfter(quiet, since, left - rest);
}

/** When a seat's time is out if nothing happens; null while it stands. */
export function dueAt(time: SeatTime): number | null {
  if (time.since === null) return null;
  let due = dues.get(time);
  if (due === undefined) dues.set(time, (due = loudAfter(time.quiet, time.since, time.left)));
  return due;
}

/** When the first seat's time is out; null when all stand. */
export function firstDue({ seats }: ClockRecord): number | null {
  const due = seats.flatMap((time) => dueAt(time) ?? []);
  return due.length === 0 ? null : Math.min(...due);
}

/** Seats whose time is out. */
export function overdue({ seats }: ClockRecord, now: number): number[] {
  return seats.flatMap((time, seat) => ((dueAt(time) ?? Infinity) <= now ? [seat] : []));
}

/** A seat's time has run out, in this turn. */
export function ranOut(clock: ClockRecord, seat: number): ClockRecord {
  return changed(clock, seat, (time) => ({ ...time, left: 0, since: null, out: true }));
}

/** The server plays for a seat whose time has run out: whoever comes back has the time of a new turn. */
export function givenOver(clock: ClockRecord, pace: Pace, seat: number): ClockRecord {
  const hasBank = pace.kind === 'live' && pace.clock !== null && 'bank' in pace.clock;
  return changed(clock, seat, (time) => ({
    ...time,
    left: hasBank ? REST : 0,
    since: null,
    turn: -1,
    out: false,
    without: [],
  }));
}

/** A seat wants to go on without another one. */
export function withoutBy(clock: ClockRecord, seat: number, by: number): ClockRecord {
  return changed(clock, seat, (time) => (time.without.includes(by) ? time : { ...time, without: [...time.without, by] }));
}

/**
 * Somebody takes so many days of holiday, or some more; with 0 they are back, and have the days that have not begun yet again.
 *
 * @throws RefusedError `noHoliday` when they have not as many left
 */
export function onHoliday(clock: ClockRecord, seat: number, days: number, now: number): ClockRecord {
  return changed(clock, seat, (time) => {
    const rest = Math.max((time.holiday ?? 0) - now, 0);
    const holidays = days === 0 ? time.holidays + Math.floor(rest / DAY) : time.holidays - days;
    if (holidays < 0) throw new RefusedError('noHoliday');
    const holiday = days === 0 ? null : now + rest + days * DAY;
    const stood = stopped(time, now);
    const after = { ...stood, holiday, holidays };
    return time.since === null ? after : begun(after, now);
  });
}

/** The match is paused, or goes on: then clocks run again with the next `ticked`. */
export function paused(clock: ClockRecord, isPaused: boolean, now: number): ClockRecord {
  return { ...clock, isPaused, seats: clock.seats.map((time) => stopped(time, now)) };
}

/** When a window ends that lasts a term for each of these people: when the last one's is out. */
export function windowEnd(
  clock: ClockRecord,
  hours: number,
  asked: readonly number[],
  quiet: ReadonlyMap<number, QuietHours | null>,
  now: number,
): number {
  const ends = asked.map((seat) => {
    return loudAfter(quiet.get(seat) ?? null, Math.max(now, clock.seats[seat]?.holiday ?? 0), hours * HOUR);
  });
  return Math.max(now, ...ends);
}

/** The clock with the time given back in which no server was there. The very same when there is nothing to give. */
export function withOutages(clock: ClockRecord, outages: readonly Outage[]): ClockRecord {
  const seats = clock.seats.map((time) => outages.reduce(resumed, time));
  const window = clock.window === null ? null : outages.reduce(lengthened, clock.window);
  if (window === clock.window && seats.every((time, seat) => time === clock.seats[seat])) return clock;
  return { ...clock, seats, window };
}

function resumed(time: SeatTime, { from, until }: Outage): SeatTime {
  if (time.since === null || time.since >= until) return time;
  return { ...time, left: leftAt(time, Math.max(from, time.since)), since: until };
}

function lengthened(window: NonNullable<ClockRecord['window']>, { from, until }: Outage): NonNullable<ClockRecord['window']> {
  if (window.since >= until || window.until <= from) return window;
  return { ...window, until: window.until + until - Math.max(from, window.since), since: until };
}

const views = new WeakMap<ClockRecord, SeatClock[]>();

/** What everybody may see of it: the same object for the same clock. */
export function clockView(clock: ClockRecord): SeatClock[] {
  let view = views.get(clock);
  if (view === undefined) views.set(clock, (view = clock.seats.map((time, seat) => seatView(clock, time, seat))));
  return view;
}

function seatView({ window }: ClockRecord, time: SeatTime, seat: number): SeatClock {
  const { left, out, without, holiday, holidays } = time;
  const shown = { out, without: [...without], holiday, holidays };
  if (window?.seats.includes(seat)) return { ...shown, left: window.until - window.opened, runs: true, dueAt: window.until };
  return { ...shown, left, runs: time.since !== null, dueAt: dueAt(time) };
}

function changed(clock: ClockRecord, seat: number, change: (time: SeatTime) => SeatTime): ClockRecord {
  return { ...clock, seats: clock.seats.map((time, number) => (number === seat ? change(time) : time)) };
}
