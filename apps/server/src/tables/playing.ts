import type { RequestData } from '@sobremesa/protocol';
import { askedSeats, beginMatch, isOver, play, takeBack, type Attempt, type Step } from '../matches/match.ts';
import { RefusedError } from '../refused.ts';
import type { TableRecord } from '../storage/storage.ts';
import { gameEntries, tableEntry, type Change, type Live } from './live.ts';
import type { Person } from './service.ts';
import { mustRun, mustSit, seatAt, setStandIn, start } from './table.ts';

/** What can be done at a table whose match begins or runs. Each answers with the change, or throws a `RefusedError`. */

/** @param table `live`'s table, perhaps with a guest who has just sat down. */
export function started<T>(live: Live, table: TableRecord, now: number, answer: T): Change<T> {
  const { module } = live;
  const seated = start(table, module.players.min);
  const options = module.options.safeParse(table.settings.options);
  if (!options.success) throw new RefusedError('badOptions');
  const step = beginMatch(module, seated.seats.length, options.data, now);
  return { answer, table: after(seated, step), step, entries: [tableEntry({ type: 'started' }), ...gameEntries(step)] };
}

export function move(live: Live, person: Person, request: RequestData<'match:move'>, now: number): Change<{ version: number }> {
  const seat = mustSit(live.table, person);
  const version = grantedBefore(live, seat, request.request);
  if (version !== null) return { answer: { version } };
  return played(live, { seat, move: request.move, args: request.args, request: request.request, version: request.version }, now);
}

/** A move, by a person or by the server. A person who moves plays for themselves again. */
export function played(live: Live, attempt: Attempt, now: number): Change<{ version: number }> {
  const match = mustHaveMatch(live);
  const step = play(live.module, match, attempt, now);
  const back = attempt.request !== undefined && seatAt(live.table, attempt.seat).standIn;
  const table = back ? setStandIn(live.table, attempt.seat, false) : live.table;
  const entries = gameEntries(step);
  if (back) entries.unshift(tableEntry({ type: 'returned', seat: attempt.seat }));
  return { answer: { version: step.match.version }, table: after(table, step), step, entries };
}

export function undo(live: Live, person: Person, request: RequestData<'match:undo'>, now: number): Change<{ version: number }> {
  const seat = mustSit(live.table, person);
  const version = grantedBefore(live, seat, request.request);
  if (version !== null) return { answer: { version } };
  const match = mustHaveMatch(live);
  const step = takeBack(live.module, match, { seat, request: request.request, version: request.version }, now);
  const entries = [tableEntry({ type: 'undone', seat })];
  return { answer: { version: step.match.version }, table: after(live.table, step), step, entries };
}

/** From now on the server plays for this seat. */
export function away(live: Live, seat: number): Change<void> {
  mustRun(live.table);
  return switched(live, seat, true);
}

export function returned(live: Live, person: Person): Change<void> {
  const seat = mustSit(live.table, person);
  mustRun(live.table);
  return switched(live, seat, false);
}

function switched(live: Live, seat: number, standIn: boolean): Change<void> {
  const table = setStandIn(live.table, seat, standIn);
  if (table === live.table) return { answer: undefined };
  return { answer: undefined, table, entries: [tableEntry({ type: standIn ? 'standIn' : 'returned', seat })] };
}

function after(table: TableRecord, { match }: Step): TableRecord {
  return isOver(match) ? { ...table, status: 'finished', asked: [] } : { ...table, status: 'running', asked: askedSeats(match) };
}

function mustHaveMatch({ table, match }: Live) {
  mustRun(table);
  if (match === null) throw new Error(`the running table ${table.id} has no match`);
  return match;
}

function grantedBefore({ match }: Live, seat: number, request: string): number | null {
  const last = match !== null && Object.hasOwn(match.requests, seat) ? match.requests[seat] : undefined;
  return last?.request === request ? last.version : null;
}
