import { askedSeats, type Match } from '@sobremesa/match';
import type { User } from '../../users/user.ts';
import { RefusedError } from '../../refused.ts';
import type { ClockRecord } from '../../storage/records.ts';
import type { TableRecord } from '../../storage/storage.ts';
import { tableEntry, type Change } from './change.ts';
import { isLost, isOutAfterUndo, onHoliday, overdue, ranOut, votedOut, withoutBy } from './clock.ts';
import type { Live } from './live.ts';
import * as rules from './table.ts';

/** The time control of a running match: holidays, timeouts, and the seats that the server plays. */

export const HOUR = 60 * 60 * 1000;

/** How long a correspondence match waits for a move; null for a live match. */
export function termOf({ settings: { pace } }: TableRecord): number | null {
  return pace.kind === 'days' ? pace.hours * HOUR : null;
}

/**
 * Whether players may let a bot play for an absent one: not over days, where the rule for timeouts
 * decides, and not in a pause.
 */
export function mayStandIn(table: TableRecord): boolean {
  return termOf(table) === null && table.clock?.isPaused !== true;
}

/** @throws RefusedError `paused` */
export function requireNoPause({ clock }: TableRecord): void {
  if (clock?.isPaused === true) throw new RefusedError('paused');
}

/** A player of a correspondence match takes days of holiday; 0 ends the holiday. */
export function takeHoliday({ table }: Live, user: User, days: number, now: number): Change<void> {
  const seat = requirePlayer(table, user);
  const clock = requireClock(table);
  if (termOf(table) === null) throw new RefusedError('noClock');
  if (days === 0 && (clock.seats[seat]?.holiday ?? 0) <= now) return { answer: undefined };
  const entries = [tableEntry({ type: days === 0 ? 'holidayOver' : 'holiday', seat })];
  return { answer: undefined, table: { ...table, clock: onHoliday(clock, seat, days, now) }, entries };
}

/**
 * A player votes to go on without a seat that is out of time. The vote is carried when every other
 * player with time left has voted.
 *
 * @throws RefusedError `notOutOfTime` if there is nothing to vote on
 */
export function voteToGoOn({ table }: Live, user: User, seat: number): Change<void> {
  const by = requirePlayer(table, user);
  const there = rules.seatAt(table, seat);
  const clock = requireClock(table);
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
 * Marks the seats whose time is out now. With the rule `standIn` the server then plays for the
 * owner until they return. Only owners who play get a line in the log: the match does not wait for
 * the others.
 */
export function applyTimeouts({ table }: Live, now: number): Change<void> {
  if (table.clock === null || table.status !== 'running') return { answer: undefined };
  const seats = overdue(table.clock, now);
  if (seats.length === 0) return { answer: undefined };
  const playing = seats.filter((seat) => rules.isPlayed(rules.seatAt(table, seat)));
  let after: TableRecord = { ...table, clock: seats.reduce(ranOut, table.clock) };
  if (table.settings.timeout === 'standIn') for (const seat of playing) after = rules.setStandIn(after, seat, 'away');
  return { answer: undefined, table: after, entries: playing.map((seat) => tableEntry({ type: 'outOfTime', seat })) };
}

/**
 * Whether the server moves for this seat when it is active: for a bot, as a stand-in, or because
 * its owner has lost the turn. An answer window has its own time, so that owners answer for
 * themselves.
 */
export function isPlayedByServer(table: TableRecord, match: Match, seat: number): boolean {
  const there = table.seats[seat];
  return there !== undefined && (rules.isServers(there) || hasLostTurn(table, match, seat));
}

function hasLostTurn({ settings, clock }: TableRecord, match: Match, seat: number): boolean {
  const time = clock?.seats[seat];
  return match.window === null && time !== undefined && isLost(time, settings.timeout);
}

/** @throws RefusedError `outOfTime` if the server finishes this seat's turn */
export function requireTurn({ table, match }: Live, seat: number): void {
  if (match !== null && hasLostTurn(table, match, seat)) throw new RefusedError('outOfTime');
}

/**
 * An undo must leave its player some time: the time since the move counts as theirs.
 *
 * @throws RefusedError `outOfTime`
 */
export function requireTimeAfterUndo({ table, match }: Live, seat: number, now: number): void {
  const version = match?.undo.at(-1)?.version;
  if (table.clock === null || version === undefined || table.settings.timeout === 'vote') return;
  if (isOutAfterUndo(table.clock, seat, version, now)) throw new RefusedError('outOfTime');
}

/**
 * Whether bots and stand-ins move while nobody is present: in a correspondence match with at least
 * one player.
 */
export function playsUnattended(table: TableRecord): boolean {
  return termOf(table) !== null && table.seats.some(rules.isPlayed);
}

/** Whether the server has a move to make although nobody may be present. */
export function serverHasToMove(table: TableRecord, match: Match): boolean {
  return playsUnattended(table) && askedSeats(match).some((seat) => isPlayedByServer(table, match, seat));
}

/**
 * @throws RefusedError `notRunning`, `notSeated`, `removed`, or `notPlaying` if the server plays
 * for them
 */
export function requirePlayer(table: TableRecord, user: User): number {
  rules.requireRunning(table);
  const seat = rules.requireSeat(table, user);
  if (!rules.isPlayed(rules.seatAt(table, seat))) throw new RefusedError('notPlaying');
  return seat;
}

/** @throws RefusedError `noClock` */
export function requireClock({ clock }: TableRecord): ClockRecord {
  if (clock === null) throw new RefusedError('noClock');
  return clock;
}
