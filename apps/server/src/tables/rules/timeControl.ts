import { askedSeats, type LogRecord, type Match } from '@sobremesa/match';
import type { Pace, Wish } from '@sobremesa/protocol';
import type { Person } from '../../people/person.ts';
import { RefusedError } from '../../refused.ts';
import type { ClockRecord, WishRecord } from '../../storage/records.ts';
import type { TableRecord } from '../../storage/storage.ts';
import { isLost, isOutAfterUndo, newClock, onHoliday, overdue, paused, ranOut, votedOut, withoutBy } from './clock.ts';
import { tableEntry, type Change, type Live } from './live.ts';
import * as rules from './table.ts';
import { waitingFor, wishAt } from './proposals.ts';

/** What people do to the pace of a running match, and what time does to it. As in `changes.ts`, nothing here waits, stores or tells. */

const HOUR = 60 * 60 * 1000;

/** How long a match over days waits for an answer; null for one that is played in one go. */
export function termOf({ settings: { pace } }: TableRecord): number | null {
  return pace.kind === 'days' ? pace.hours * HOUR : null;
}

/**
 * Somebody who plays wants another pace, a pause or its end. Who wants what is wished already agrees to it.
 *
 * @param lasts for how long it is waited for the others where nobody plays over days
 */
export function wished(live: Live, person: Person, wish: Wish, now: number, lasts: number): Change<void> {
  const { table } = live;
  const seat = mustPlay(table, person);
  if ('pause' in wish) {
    if (mustHaveClock(table).isPaused === wish.pause) return { answer: undefined };
  } else if (isSame(wish.pace, table.settings.pace)) return { answer: undefined };
  const before = wishAt(table, now);
  if (before !== null && isSame(before.wish, wish)) return consented(live, person, wish, true, now);
  const until =
    now + Math.max(lasts, termOf(table) ?? 0, 'pace' in wish && wish.pace.kind === 'days' ? wish.pace.hours * HOUR : 0);
  return agreedTo(live, { by: seat, wish, agreed: [seat], until }, now);
}

/**
 * Somebody who plays agrees to the current proposal, or declines it: then it is dropped. Does nothing when no proposal is
 * current. Only its maker can drop a proposal to resume: see `waitingFor`.
 *
 * @param shown the proposal that they saw
 * @throws RefusedError `stale` when the current proposal is another one
 */
export function consented(live: Live, person: Person, shown: Wish, agrees: boolean, now: number): Change<void> {
  const { table } = live;
  const seat = mustPlay(table, person);
  const wish = wishAt(table, now);
  if (wish === null) return { answer: undefined };
  if (!isSame(wish.wish, shown)) throw new RefusedError('stale');
  if (agrees) {
    // Somebody whose agreement was missing may have given up their seat meanwhile.
    if (wish.agreed.includes(seat)) return waitingFor(table, wish).length > 0 ? { answer: undefined } : agreedTo(live, wish, now);
    return agreedTo(live, { ...wish, agreed: [...wish.agreed, seat] }, now);
  }
  if (isToResume(wish) && wish.by !== seat) return { answer: undefined };
  return { answer: undefined, table: { ...table, wish: null }, entries: [tableEntry({ type: 'declined', seat })] };
}

function agreedTo({ table, match }: Live, wish: WishRecord, now: number): Change<void> {
  if (waitingFor(table, wish).length > 0) return { answer: undefined, table: { ...table, wish } };
  // A window has its own time, which is told to all.
  if (match !== null && match.window !== null) throw new RefusedError('windowOpen');
  return { answer: undefined, ...granted({ ...table, wish: null }, wish, now) };
}

function granted(
  table: TableRecord,
  { by, wish }: WishRecord,
  now: number,
): { table: TableRecord; entries: LogRecord['entry'][] } {
  if ('pace' in wish) {
    const { pace } = wish;
    const clock = newClock(pace, table.seats.length, table.clock);
    return { table: { ...table, settings: { ...table.settings, pace }, clock }, entries: [tableEntry({ type: 'paced', pace })] };
  }
  const clock = paused(mustHaveClock(table), wish.pause, now);
  return { table: { ...table, clock }, entries: [tableEntry({ type: wish.pause ? 'paused' : 'resumed', seat: by })] };
}

/** A proposal whose time is over is dropped; one to resume is carried out, so that nobody can keep a match paused. */
export function wishLapsed({ table }: Live, now: number): Change<void> {
  const { wish } = table;
  if (wish === null || wishAt(table, now) !== null) return { answer: undefined };
  const without = { ...table, wish: null };
  const resumes = isToResume(wish) && table.clock?.isPaused === true;
  return { answer: undefined, ...(resumes ? granted(without, wish, now) : { table: without }) };
}

function isToResume({ wish }: WishRecord): boolean {
  return 'pause' in wish && !wish.pause;
}

/** Somebody takes days of holiday in a match over days, or, with 0, is back. */
export function tookHoliday({ table }: Live, person: Person, days: number, now: number): Change<void> {
  const seat = mustPlay(table, person);
  const clock = mustHaveClock(table);
  if (termOf(table) === null) throw new RefusedError('noClock');
  if (days === 0 && (clock.seats[seat]?.holiday ?? 0) <= now) return { answer: undefined };
  const entries = [tableEntry({ type: days === 0 ? 'holidayOver' : 'holiday', seat })];
  return { answer: undefined, table: { ...table, clock: onHoliday(clock, seat, days, now) }, entries };
}

/**
 * Somebody who plays wants to go on without a seat whose time is out; done when all want it who play and have time left.
 *
 * @throws RefusedError `notOutOfTime` when there is nothing to be voted on
 */
export function goneOn({ table }: Live, person: Person, seat: number): Change<void> {
  const by = mustPlay(table, person);
  const there = rules.seatAt(table, seat);
  const clock = mustHaveClock(table);
  const isVote = table.settings.timeout === 'vote' && rules.isPlayed(there) && clock.seats[seat]?.out === true;
  if (!isVote || by === seat) throw new RefusedError('notOutOfTime');
  const after = withoutBy(clock, seat, by);
  const others = table.seats.flatMap((each, number) => {
    return number !== seat && rules.isPlayed(each) && clock.seats[number]?.out !== true ? [number] : [];
  });
  if (others.some((other) => after.seats[seat]?.without.includes(other) !== true)) {
    return { answer: undefined, table: { ...table, clock: after } };
  }
  const entries = [tableEntry({ type: 'wentOn', seat })];
  return { answer: undefined, table: rules.setStandIn({ ...table, clock: votedOut(after, seat) }, seat, 'away'), entries };
}

/**
 * Marks the seats whose time is out now. Where the table's rule is `standIn`, the server then plays for the owner until they are back. The
 * log has a line for owners who play for themselves: nobody waits for the others.
 */
export function outOfTime({ table }: Live, now: number): Change<void> {
  if (table.clock === null || table.status !== 'running') return { answer: undefined };
  const seats = overdue(table.clock, now);
  if (seats.length === 0) return { answer: undefined };
  const playing = seats.filter((seat) => rules.isPlayed(rules.seatAt(table, seat)));
  let after: TableRecord = { ...table, clock: seats.reduce(ranOut, table.clock) };
  if (table.settings.timeout === 'standIn') for (const seat of playing) after = rules.setStandIn(after, seat, 'away');
  return { answer: undefined, table: after, entries: playing.map((seat) => tableEntry({ type: 'outOfTime', seat })) };
}

/**
 * Whether the server moves for this seat when it is active: a bot sits there, the server stands in, or its owner has lost the turn and waits
 * for the next one. In an answer window owners answer for themselves, as it has its own time.
 */
export function isMovedFor(table: TableRecord, match: Match, seat: number): boolean {
  const there = table.seats[seat];
  return there !== undefined && (rules.isServers(there) || hasLostTurn(table, match, seat));
}

function hasLostTurn({ settings, clock }: TableRecord, match: Match, seat: number): boolean {
  const time = clock?.seats[seat];
  return match.window === null && time !== undefined && isLost(time, settings.timeout);
}

/** @throws RefusedError `outOfTime` when the server finishes this seat's turn */
export function mustHaveTurn({ table, match }: Live, seat: number): void {
  if (match !== null && hasLostTurn(table, match, seat)) throw new RefusedError('outOfTime');
}

/**
 * A move is not taken back when that would leave its player without time: the time since it was made is theirs.
 *
 * @throws RefusedError `outOfTime`
 */
export function mayTakeBack({ table, match }: Live, seat: number, now: number): void {
  const version = match?.undo.at(-1)?.version;
  if (table.clock === null || version === undefined || table.settings.timeout === 'vote') return;
  if (isOutAfterUndo(table.clock, seat, version, now)) throw new RefusedError('outOfTime');
}

/** Whether bots, and those who are played for, play on while nobody is there: over days, as long as somebody plays for themselves. */
export function playsAlone(table: TableRecord): boolean {
  return termOf(table) !== null && table.seats.some(rules.isPlayed);
}

/** Whether the server has to move for somebody, whoever is there. */
export function hasToMove(table: TableRecord, match: Match): boolean {
  return playsAlone(table) && askedSeats(match).some((seat) => isMovedFor(table, match, seat));
}

/** @throws RefusedError `notRunning`, `notSeated`, `removed`, or `notPlaying` when the server plays for them */
function mustPlay(table: TableRecord, person: Person): number {
  rules.mustRun(table);
  const seat = rules.mustSit(table, person);
  if (!rules.isPlayed(rules.seatAt(table, seat))) throw new RefusedError('notPlaying');
  return seat;
}

function mustHaveClock({ clock }: TableRecord): ClockRecord {
  if (clock === null) throw new RefusedError('noClock');
  return clock;
}

function isSame(one: Wish | Pace, other: Wish | Pace): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
