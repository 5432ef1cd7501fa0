import { limits, type TimeControl, type QuietHours, type SeatClock, type Timeout } from '@sobremesa/protocol';
import { loudAfter, loudBetween } from '../../users/quiet.ts';
import { RefusedError } from '../../refused.ts';
import type { ClockRecord, Outage, SeatTime } from '../../storage/records.ts';
import type { SeatRecord, TableRecord } from '../../storage/storage.ts';
import { isOwned } from './table.ts';

/**
 * Clocks as values: the time that was left when a clock last started or stopped, and since when it
 * runs. The rest follows from the value and the current time. Durations are in milliseconds,
 * moments in milliseconds since 1970.
 *
 * The invariant: the time that a seat has used is the time in which the match waited for it,
 * whatever its owner did, except while the table's clock was suspended: by a pause, an outage, the
 * owner's quiet hours and holidays, or an open answer window. Each turn of the game gives a seat
 * time at most once, whether its owner plays it or a bot. An undone move counts as never made.
 */

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;
/** The time of each turn, before the increment, once the bank is used up. */
const OVERTIME = 60 * SECOND;

/** The seats that a match waits for, as everybody may know them. */
export interface Asking {
  /** The engine's number of the turn. */
  turn: number;
  seats: readonly number[];
  /** The seats that an open answer window asks; null without one. */
  window: readonly number[] | null;
}

/**
 * The clock of a match that starts, or gets another time control, which keeps holidays. Null
 * without a time control.
 */
export function newClock(pace: TimeControl, seats: number, before: ClockRecord | null = null): ClockRecord | null {
  if (pace.kind === 'live' && pace.clock === null) return null;
  const bank = pace.kind === 'live' && pace.clock !== null && 'bank' in pace.clock ? pace.clock.bank * SECOND : 0;
  const times = Array.from({ length: seats }, (_, seat): SeatTime => {
    const { holiday = null, holidays = limits.holidays } = before?.seats[seat] ?? {};
    return { ...newTurn, left: bank, since: null, turn: -1, quiet: null, overtime: false, holiday, holidays };
  });
  const undo = before?.undo ?? null;
  return { isPaused: false, window: null, seats: times, undo: undo && { ...undo, seats: times }, due: null };
}

const newTurn: Pick<SeatTime, 'out' | 'without' | 'voted'> = { out: false, without: [], voted: false };

/**
 * Seats whose time runs: active seats with an owner, even while a bot plays for them. None during a
 * window.
 */
function runningSeats(clock: ClockRecord, seats: readonly SeatRecord[], { seats: asked, window }: Asking): number[] {
  if (clock.isPaused || window !== null) return [];
  return asked.filter((seat) => {
    const there = seats[seat];
    return there !== undefined && isOwned(there);
  });
}

/** Seats that get the time of a new turn now, or would get it after an undo. */
export function granted(clock: ClockRecord, seats: readonly SeatRecord[], asking: Asking): number[] {
  const { undo } = clock;
  const now = freshSeats(clock.seats, runningSeats(clock, seats, asking), asking.turn);
  return undo === null ? now : [...new Set([...now, ...freshSeats(undo.seats, undo.running, undo.turn)])];
}

function freshSeats(times: readonly SeatTime[], running: readonly number[], turn: number): number[] {
  return running.filter((seat) => (times[seat]?.turn ?? turn) < turn);
}

/**
 * The clock after a change of the table. A seat gets the time of a turn once, even if the turn
 * activates it several times or a bot plays it. Returns the same object if nothing changes.
 *
 * @param quiet quiet hours by seat, of the seats that get the time of a new turn
 */
export function ticked(
  clock: ClockRecord,
  pace: TimeControl,
  seats: readonly SeatRecord[],
  asking: Asking,
  now: number,
  quiet: ReadonlyMap<number, QuietHours | null> = new Map(),
): ClockRecord {
  const after = (times: SeatTime[], running: readonly number[], turn: number): SeatTime[] => {
    const fresh = freshSeats(times, running, turn);
    const all = times.map((time, seat) => {
      const stood = running.includes(seat) ? time : stopped(time, now);
      if (!fresh.includes(seat) && stood.turn < turn) return turnOver(stood);
      const given = fresh.includes(seat) ? withTurn(stopped(stood, now), pace, turn, quiet.get(seat) ?? null) : stood;
      return running.includes(seat) && !given.out ? begun(given, now) : given;
    });
    return all.every((time, seat) => time === times[seat]) ? times : all;
  };
  const { undo, isPaused } = clock;
  const times = after(clock.seats, runningSeats(clock, seats, asking), asking.turn);
  const undoTimes = undo && after(undo.seats, isPaused ? [] : undo.running, undo.turn);
  if (times === clock.seats && undoTimes === (undo?.seats ?? null)) return clock;
  return { ...clock, seats: times, undo: undo && undoTimes && { ...undo, seats: undoTimes } };
}

function withTurn(time: SeatTime, pace: TimeControl, turn: number, quiet: QuietHours | null): SeatTime {
  const overtime = hasBank(pace) && (time.overtime || time.left === 0);
  const left = turnTime(overtime ? OVERTIME : time.left, pace);
  return { ...time, ...newTurn, left, overtime, turn, quiet: pace.kind === 'days' ? quiet : null };
}

function hasBank(pace: TimeControl): boolean {
  return pace.kind === 'live' && pace.clock !== null && 'bank' in pace.clock;
}

function turnTime(before: number, pace: TimeControl): number {
  if (pace.kind === 'days') return pace.hours * HOUR;
  if (pace.clock === null) return before;
  return 'turn' in pace.clock ? pace.clock.turn * SECOND : before + pace.clock.increment * SECOND;
}

/** After the turn in which the time ran out. The rest of an overtime is not saved. */
function turnOver(time: SeatTime): SeatTime {
  if (!time.out && (!time.overtime || time.left === 0)) return time;
  return { ...time, ...newTurn, left: time.overtime ? 0 : time.left };
}

/** A holiday keeps the time that is left; it adds none. */
function begun(time: SeatTime, now: number): SeatTime {
  if (time.since !== null) return time;
  return { ...time, since: time.left === 0 ? now : Math.max(now, time.holiday ?? 0) };
}

function stopped(time: SeatTime, now: number): SeatTime {
  return time.since === null ? time : { ...time, left: leftAt(time, now), since: null };
}

export function leftAt({ left, since, quiet }: SeatTime, now: number): number {
  return since === null ? left : Math.max(left - loudBetween(quiet, since, now), 0);
}

const dues = new WeakMap<SeatTime, number>();

/**
 * When a running clock will have `rest` milliseconds left; null if it stands, or had less when it
 * started.
 */
export function momentOf({ left, since, quiet }: SeatTime, rest: number): number | null {
  return since === null || left < rest ? null : loudAfter(quiet, since, left - rest);
}

/** When a seat's time will run out; null if its clock stands. */
export function dueAt(time: SeatTime): number | null {
  if (time.since === null) return null;
  let due = dues.get(time);
  if (due === undefined) dues.set(time, (due = loudAfter(time.quiet, time.since, time.left)));
  return due;
}

/** When the first clock will run out; null if all stand. */
export function firstDue({ seats }: ClockRecord): number | null {
  const due = seats.flatMap((time) => dueAt(time) ?? []);
  return due.length === 0 ? null : Math.min(...due);
}

export function overdue({ seats }: ClockRecord, now: number): number[] {
  return seats.flatMap((time, seat) => ((dueAt(time) ?? Infinity) <= now ? [seat] : []));
}

export function ranOut(clock: ClockRecord, seat: number): ClockRecord {
  return changed(clock, seat, (time) => ({ ...time, left: 0, since: null, out: true }));
}

/** The other players have voted to go on without this seat, whose time is out. */
export function votedOut(clock: ClockRecord, seat: number): ClockRecord {
  return changed(clock, seat, (time) => ({ ...time, voted: true }));
}

/** Whether a seat has lost its turn to the clock, so that the server finishes it. */
export function isLost({ out, voted }: SeatTime, timeout: Timeout): boolean {
  return out && (timeout !== 'vote' || voted);
}

/**
 * The clock after a move that can be undone. `undo` keeps the clock from before the move, unless
 * the same clocks run now.
 *
 * @param before the clock before the move
 * @param asked the seats that the match waits for before the move and after it
 * @param version the version at which the move was made
 */
export function undoable(
  clock: ClockRecord,
  before: ClockRecord,
  seats: readonly SeatRecord[],
  asked: { before: Asking; after: Asking },
  version: number,
): ClockRecord {
  const running = runningSeats(before, seats, asked.before);
  if (String(running) === String(runningSeats(clock, seats, asked.after))) return clock;
  return { ...clock, undo: { version, turn: asked.before.turn, running, seats: before.seats } };
}

/** The clock after the move of this version was undone, as if it had never been made. */
export function takenBack(clock: ClockRecord, version: number): ClockRecord {
  return clock.undo?.version === version ? { ...clock, seats: clock.undo.seats, undo: null } : clock;
}

/** Whether an undo of this version's move leaves its seat without time. */
export function isOutAfterUndo({ undo }: ClockRecord, seat: number, version: number, now: number): boolean {
  const time = undo?.version === version ? undo.seats[seat] : undefined;
  return time !== undefined && (dueAt(time) ?? Infinity) <= now;
}

/** The seat `by` votes to go on without `seat`. */
export function withoutBy(clock: ClockRecord, seat: number, by: number): ClockRecord {
  return changed(clock, seat, (time) => (time.without.includes(by) ? time : { ...time, without: [...time.without, by] }));
}

/**
 * Adds days to a seat's holiday. 0 ends it; days that have not begun are given back.
 *
 * @throws RefusedError `noHoliday` if the seat has fewer days left
 */
export function onHoliday(clock: ClockRecord, seat: number, days: number, now: number): ClockRecord {
  const { holiday: until = null, holidays: before = 0 } = clock.seats[seat] ?? {};
  const rest = Math.max((until ?? 0) - now, 0);
  const holidays = days === 0 ? before + Math.floor(rest / DAY) : before - days;
  if (holidays < 0) throw new RefusedError('noHoliday');
  const holiday = days === 0 ? null : now + rest + days * DAY;
  const resting = (time: SeatTime): SeatTime => {
    const after = { ...stopped(time, now), holiday, holidays };
    return time.since === null ? after : begun(after, now);
  };
  const after = changed(clock, seat, resting);
  return { ...after, undo: after.undo && changed(after.undo, seat, resting) };
}

/** Pauses or resumes the clock. After a resume the clocks run again with the next `ticked`. */
export function paused(clock: ClockRecord, isPaused: boolean, now: number): ClockRecord {
  const stop = (time: SeatTime) => stopped(time, now);
  const undo = clock.undo && { ...clock.undo, seats: clock.undo.seats.map(stop) };
  return { ...clock, isPaused, seats: clock.seats.map(stop), undo };
}

/**
 * When a window ends that gives each of these seats a full term, outside their quiet hours and
 * holidays.
 */
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

/**
 * The clock with the time of outages given back; the same clock if there were none while it ran.
 */
export function withOutages(clock: ClockRecord, outages: readonly Outage[]): ClockRecord {
  const seats = allResumed(clock.seats, outages);
  const window = clock.window === null ? null : outages.reduce(lengthened, clock.window);
  const undoSeats = clock.undo && allResumed(clock.undo.seats, outages);
  if (window === clock.window && seats === clock.seats && undoSeats === (clock.undo?.seats ?? null)) return clock;
  return { ...clock, seats, window, undo: clock.undo && undoSeats && { ...clock.undo, seats: undoSeats } };
}

/** The same for a table's record. */
export function withOutageTime(table: TableRecord, outages: readonly Outage[]): TableRecord {
  const clock = table.clock && withOutages(table.clock, outages);
  return clock === table.clock ? table : { ...table, clock };
}

function allResumed(seats: SeatTime[], outages: readonly Outage[]): SeatTime[] {
  const after = seats.map((time) => outages.reduce(resumed, time));
  return after.every((time, seat) => time === seats[seat]) ? seats : after;
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

/**
 * The public view of the clock; the same object for the same clock.
 *
 * @param timeout the table's rule, which never changes during a match
 */
export function clockView(clock: ClockRecord, timeout: Timeout): SeatClock[] {
  let view = views.get(clock);
  if (view === undefined) views.set(clock, (view = clock.seats.map((time, seat) => seatView(clock, time, seat, timeout))));
  return view;
}

function seatView({ window }: ClockRecord, time: SeatTime, seat: number, timeout: Timeout): SeatClock {
  const { left, out, without, holiday, holidays } = time;
  const shown = { out, lost: isLost(time, timeout), without: [...without], holiday, holidays };
  if (window?.seats.includes(seat)) return { ...shown, left: window.until - window.opened, runs: true, dueAt: window.until };
  return { ...shown, left, runs: time.since !== null, dueAt: dueAt(time) };
}

function changed<T extends { seats: SeatTime[] }>(clock: T, seat: number, change: (time: SeatTime) => SeatTime): T {
  return { ...clock, seats: clock.seats.map((time, number) => (number === seat ? change(time) : time)) };
}
