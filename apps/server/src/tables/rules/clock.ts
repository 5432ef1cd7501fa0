import { limits, type Pace, type QuietHours, type SeatClock, type Timeout } from '@sobremesa/protocol';
import { loudAfter, loudBetween } from '../../people/quiet.ts';
import { RefusedError } from '../../refused.ts';
import type { ClockRecord, Outage, SeatTime } from '../../storage/records.ts';
import type { SeatRecord } from '../../storage/storage.ts';
import { isOwned } from './table.ts';

/**
 * Clocks, as values: what was left when they began or stopped to run, and since when they run. Everything else follows from the value and
 * the current time. Times are in milliseconds, moments since 1970.
 *
 * The invariant: the time that a seat has used is the time in which the match waited for it, whatever its owner did, except while the
 * table's clock was suspended: by a pause, an outage, the owner's quiet hours and holidays, or an open answer window. Each turn of the
 * game gives a seat time at most once, whether its owner plays it or a bot. A move that is taken back counts as never made.
 */

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;
/** What each turn has, before the increment, once the bank is used up. */
const OVERTIME = 60 * SECOND;

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
    return { ...newTurn, left: bank, since: null, turn: -1, quiet: null, overtime: false, holiday, holidays };
  });
  const undo = before?.undo ?? null;
  return { isPaused: false, window: null, seats: times, undo: undo && { ...undo, seats: times }, due: null };
}

const newTurn: Pick<SeatTime, 'out' | 'without' | 'voted'> = { out: false, without: [], voted: false };

/** Seats whose time runs now: the active seats that have an owner, even while a bot plays for them. No time runs during a window. */
function runningSeats(clock: ClockRecord, seats: readonly SeatRecord[], { seats: asked, window }: Asking): number[] {
  if (clock.isPaused || window !== null) return [];
  return asked.filter((seat) => {
    const there = seats[seat];
    return there !== undefined && isOwned(there);
  });
}

/** Seats that get the time of another turn now, or would after an undo. */
export function granted(clock: ClockRecord, seats: readonly SeatRecord[], asking: Asking): number[] {
  const { undo } = clock;
  const now = freshSeats(clock.seats, runningSeats(clock, seats, asking), asking.turn);
  return undo === null ? now : [...new Set([...now, ...freshSeats(undo.seats, undo.running, undo.turn)])];
}

function freshSeats(times: readonly SeatTime[], running: readonly number[], turn: number): number[] {
  return running.filter((seat) => (times[seat]?.turn ?? turn) < turn);
}

/**
 * The clock after a change of the table. A turn's time is given once, however often the seat is asked in it, and whoever plays it. The
 * same object when nothing changes.
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

function withTurn(time: SeatTime, pace: Pace, turn: number, quiet: QuietHours | null): SeatTime {
  const overtime = hasBank(pace) && (time.overtime || time.left === 0);
  const left = turnTime(overtime ? OVERTIME : time.left, pace);
  return { ...time, ...newTurn, left, overtime, turn, quiet: pace.kind === 'days' ? quiet : null };
}

function hasBank(pace: Pace): boolean {
  return pace.kind === 'live' && pace.clock !== null && 'bank' in pace.clock;
}

function turnTime(before: number, pace: Pace): number {
  if (pace.kind === 'days') return pace.hours * HOUR;
  if (pace.clock === null) return before;
  return 'turn' in pace.clock ? pace.clock.turn * SECOND : before + pace.clock.increment * SECOND;
}

/** The turn in which the time ran out has ended. What is left of an overtime is not saved. */
function turnOver(time: SeatTime): SeatTime {
  if (!time.out && (!time.overtime || time.left === 0)) return time;
  return { ...time, ...newTurn, left: time.overtime ? 0 : time.left };
}

/** A holiday keeps time that is left; it gives none. */
function begun(time: SeatTime, now: number): SeatTime {
  if (time.since !== null) return time;
  return { ...time, since: time.left === 0 ? now : Math.max(now, time.holiday ?? 0) };
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

/** The others have voted to go on without a seat whose time has run out. */
export function votedOut(clock: ClockRecord, seat: number): ClockRecord {
  return changed(clock, seat, (time) => ({ ...time, voted: true }));
}

/** Whether a seat has lost its turn: the time ran out, and the server finishes the turn. */
export function isLost({ out, voted }: SeatTime, timeout: Timeout): boolean {
  return out && (timeout !== 'vote' || voted);
}

/**
 * The clock after a move that can be taken back. `undo` keeps the clock as it ran until the move, unless the same seats' time runs now.
 *
 * @param before the clock as it ran until the move
 * @param asked whom the match asked before the move, and asks after it
 * @param version at which the move was made
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

/** The clock after the move made at this version was taken back: as if it had never been made. */
export function takenBack(clock: ClockRecord, version: number): ClockRecord {
  return clock.undo?.version === version ? { ...clock, seats: clock.undo.seats, undo: null } : clock;
}

/** Whether a seat has no time left if the move made at this version is taken back. */
export function isOutAfterUndo({ undo }: ClockRecord, seat: number, version: number, now: number): boolean {
  const time = undo?.version === version ? undo.seats[seat] : undefined;
  return time !== undefined && (dueAt(time) ?? Infinity) <= now;
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

/** The match is paused, or goes on: then clocks run again with the next `ticked`. */
export function paused(clock: ClockRecord, isPaused: boolean, now: number): ClockRecord {
  const stop = (time: SeatTime) => stopped(time, now);
  const undo = clock.undo && { ...clock.undo, seats: clock.undo.seats.map(stop) };
  return { ...clock, isPaused, seats: clock.seats.map(stop), undo };
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
  const seats = allResumed(clock.seats, outages);
  const window = clock.window === null ? null : outages.reduce(lengthened, clock.window);
  const undoSeats = clock.undo && allResumed(clock.undo.seats, outages);
  if (window === clock.window && seats === clock.seats && undoSeats === (clock.undo?.seats ?? null)) return clock;
  return { ...clock, seats, window, undo: clock.undo && undoSeats && { ...clock.undo, seats: undoSeats } };
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
 * What everybody may see of it: the same object for the same clock.
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
