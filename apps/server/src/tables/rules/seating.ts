import type { StandIn } from '@sobremesa/protocol';
import type { User } from '../../users/user.ts';
import { RefusedError } from '../../refused.ts';
import type { SeatTransferRecord, TableRecord } from '../../storage/storage.ts';
import { tableEntry, type Change } from './change.ts';
import type { Live } from './live.ts';
import { distinguished, type NameOf } from './names.ts';
import { beginStart, type StartContext } from './starting.ts';
import * as rules from './table.ts';
import { requireNoPause, termOf } from './timeControl.ts';

/** Changes of a table's seats, with their log lines. */

/** @param requirePlace throws if this person has no place left; see `Places` */
export function sit(
  live: Live,
  user: User,
  wanted: number | undefined,
  requirePlace: () => void,
  nameOf: NameOf,
  context: StartContext,
): Change<number> {
  const { table: sat, seat } = rules.sit(live.table, user, wanted);
  if (sat === live.table) return { answer: seat };
  requirePlace();
  const table = distinguished(sat, seat, nameOf);
  return table.autoStart && rules.isFull(table) ? beginStart(live, table, context, seat) : { answer: seat, table };
}

/** Gives the seat up. In a running match the server plays for it until its person returns. */
export function stand(live: Live, user: User): Change<void> {
  const seat = rules.requireSeat(live.table, user);
  if (live.table.status === 'open') return { answer: undefined, table: rules.vacate(live.table, seat) };
  rules.requireRunning(live.table);
  return switchStandIn(live, seat, 'left');
}

/**
 * A player of a live match hands another player's seat to the server.
 *
 * @param isAway whether this person has been away long enough
 * @throws RefusedError `ruleDecides` in correspondence matches, where absent players keep their
 *   time, `paused`, or `notAway`
 */
export function standIn(live: Live, asker: User, seat: number, isAway: (person: string) => boolean): Change<void> {
  rules.requireSeat(live.table, asker);
  rules.requireRunning(live.table);
  if (termOf(live.table) !== null) throw new RefusedError('ruleDecides');
  requireNoPause(live.table);
  const { person } = rules.seatAt(live.table, seat);
  if (person === null || !isAway(person)) throw new RefusedError('notAway');
  return rules.isPlayed(rules.seatAt(live.table, seat)) ? switchStandIn(live, seat, 'away') : { answer: undefined };
}

/**
 * Returns the seat from the stand-in to its person.
 *
 * @param requirePlace as for `sit`: a seat that the server plays takes no place
 */
export function comeBack(live: Live, user: User, requirePlace: () => void): Change<void> {
  const seat = rules.requireSeat(live.table, user);
  rules.requireRunning(live.table);
  if (!rules.isPlayed(rules.seatAt(live.table, seat))) requirePlace();
  return switchStandIn(live, seat, null);
}

const lines = { away: 'standIn', left: 'left', removed: 'removed' } as const;

/** @param standIn null: the seat's person plays */
function switchStandIn(live: Live, seat: number, standIn: StandIn | null): Change<void> {
  const table = rules.setStandIn(live.table, seat, standIn);
  if (table === live.table) return { answer: undefined };
  return { answer: undefined, table, entries: [tableEntry({ type: standIn === null ? 'returned' : lines[standIn], seat })] };
}

/**
 * Applies one of the host's rules in `table.ts` to a seat. A person who loses the seat is in
 * `removed`.
 */
export function changeSeat(live: Live, seat: number, rule: (table: TableRecord) => TableRecord): Change<void> {
  const table = rule(live.table);
  if (table === live.table) return { answer: undefined };
  const before = live.table.seats[seat]?.person ?? null;
  const after = table.seats[seat];
  const removed = before !== null && (after?.person !== before || after.standIn === 'removed') ? [before] : [];
  const entries = after?.standIn === 'removed' ? [tableEntry({ type: 'removed', seat })] : [];
  return { answer: undefined, table, removed, entries };
}

/** Handles a person's new name: their seat gets a number if the name is taken. */
export function rename(live: Live, user: User, nameOf: NameOf): Change<void> {
  const seat = live.table.seats.findIndex((each) => each.person === user.id);
  const table = distinguished(live.table, seat, nameOf);
  return table === live.table ? { answer: undefined } : { answer: undefined, table };
}

/** A person takes a seat over with a one-time link. @param requirePlace as for `sit` */
export function claimSeat(
  live: Live,
  seatTransfer: SeatTransferRecord | null,
  user: User,
  requirePlace: () => void,
  nameOf: NameOf,
  now: number,
): Change<{ table: string; seat: number }> {
  if (seatTransfer === null || seatTransfer.used || seatTransfer.expiresAt <= now) throw new RefusedError('badHandover');
  const { table: transferred, seat } = rules.transferSeat(live.table, seatTransfer.person, user);
  const table = transferred === live.table ? transferred : distinguished(transferred, seat, nameOf);
  const answer = { table: table.id, seat };
  if (table === live.table) return { answer, seatTransfer: seatTransfer.hash };
  if (seatTransfer.person !== user.id && table.status !== 'finished') requirePlace();
  const entries = live.match === null ? [] : [tableEntry({ type: 'handedOver', seat })];
  return { answer, table, entries, seatTransfer: seatTransfer.hash };
}
