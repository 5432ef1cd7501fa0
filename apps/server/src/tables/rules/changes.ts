import {
  type Attempt,
  type Outcome,
  beginMatch,
  grantedBefore,
  isOver,
  play,
  type Step,
  takeBack,
  versionFor,
} from '@sobremesa/match';
import type { RequestData, StandIn } from '@sobremesa/protocol';
import type { Person } from '../../people/person.ts';
import { RefusedError } from '../../refused.ts';
import { randomToken } from '../../secrets.ts';
import type { HandoverRecord, TableRecord } from '../../storage/storage.ts';
import { gameEntries, tableEntry, type Change, type Live } from './live.ts';
import { distinguished, type NameOf } from './names.ts';
import { mayTakeBack, mustHaveTurn } from './timeControl.ts';
import * as rules from './table.ts';
import { voteAt } from './vote.ts';

/**
 * What can be done at a table, its seats and its match. Each answers with the change that it makes, or throws a
 * `RefusedError`; nothing here waits, stores or tells.
 */

const TABLE_ID_BYTES = 8;

export function newTableId(): string {
  return randomToken(TABLE_ID_BYTES);
}

/** @param mustHaveRoom Throws when this person sits at too many tables. */
export function sit(
  live: Live,
  person: Person,
  wanted: number | undefined,
  mustHaveRoom: () => void,
  nameOf: NameOf,
  now: number,
): Change<number> {
  const { table: sat, seat } = rules.sit(live.table, person, wanted);
  if (sat === live.table) return { answer: seat };
  mustHaveRoom();
  const table = distinguished(sat, seat, nameOf);
  return table.autoStart && rules.isFull(table) ? started(live, table, now, seat) : { answer: seat, table };
}

/** Gives the seat up; in a running match the server plays for it until its person is back. */
export function stand(live: Live, person: Person): Change<void> {
  const seat = rules.mustSit(live.table, person);
  if (live.table.status === 'open') return { answer: undefined, table: rules.vacate(live.table, seat) };
  rules.mustRun(live.table);
  return switched(live, seat, 'left');
}

/** The server plays for a seat at the wish of another player. @param isAway Whether nothing was seen for long enough of them. */
export function standIn(live: Live, asker: Person, seat: number, isAway: (person: string) => boolean): Change<void> {
  rules.mustSit(live.table, asker);
  rules.mustRun(live.table);
  const { person } = rules.seatAt(live.table, seat);
  if (person === null || !isAway(person)) throw new RefusedError('notAway');
  return rules.isPlayed(rules.seatAt(live.table, seat)) ? switched(live, seat, 'away') : { answer: undefined };
}

/** A person plays for themselves again. @param mustHaveRoom as for `sit`: seats that the server plays for do not count */
export function returned(live: Live, person: Person, mustHaveRoom: () => void): Change<void> {
  const seat = rules.mustSit(live.table, person);
  rules.mustRun(live.table);
  if (!rules.isPlayed(rules.seatAt(live.table, seat))) mustHaveRoom();
  return switched(live, seat, null);
}

const lines = { away: 'standIn', left: 'left', removed: 'removed' } as const;

/** From now on the server plays for this seat, or, with null, its person. */
function switched(live: Live, seat: number, standIn: StandIn | null): Change<void> {
  const table = rules.setStandIn(live.table, seat, standIn);
  if (table === live.table) return { answer: undefined };
  return { answer: undefined, table, entries: [tableEntry({ type: standIn === null ? 'returned' : lines[standIn], seat })] };
}

/** What a host does to a seat. Whoever loses it by that is told. */
export function hosted(live: Live, seat: number, rule: (table: TableRecord) => TableRecord): Change<void> {
  const table = rule(live.table);
  if (table === live.table) return { answer: undefined };
  const before = live.table.seats[seat]?.person ?? null;
  const after = table.seats[seat];
  const removed = before !== null && (after?.person !== before || after.standIn === 'removed') ? [before] : [];
  const entries = after?.standIn === 'removed' ? [tableEntry({ type: 'removed', seat })] : [];
  return { answer: undefined, table, removed, entries };
}

/** Somebody who plays does not want the match to end. */
export function kept(live: Live, person: Person): Change<void> {
  rules.mustRun(live.table);
  const seat = rules.mustSit(live.table, person);
  if (live.table.vote === null) return { answer: undefined };
  return { answer: undefined, table: { ...live.table, vote: null }, entries: [tableEntry({ type: 'kept', seat })] };
}

/** Not all have agreed in time. */
export function lapsed(live: Live, now: number): Change<void> {
  const isOver = live.table.vote !== null && voteAt(live.table, now) === null;
  return isOver ? { answer: undefined, table: { ...live.table, vote: null } } : { answer: undefined };
}

/** Whoever sits here has another name now. */
export function renamed(live: Live, person: Person, nameOf: NameOf): Change<void> {
  const seat = live.table.seats.findIndex((each) => each.person === person.id);
  const table = distinguished(live.table, seat, nameOf);
  return table === live.table ? { answer: undefined } : { answer: undefined, table };
}

/** A seat is taken over with a one-time link. @param mustHaveRoom as for `sit` */
export function claim(
  live: Live,
  handover: HandoverRecord | null,
  person: Person,
  mustHaveRoom: () => void,
  nameOf: NameOf,
  now: number,
): Change<{ table: string; seat: number }> {
  if (handover === null || handover.used || handover.expiresAt <= now) throw new RefusedError('badHandover');
  const { table: handed, seat } = rules.handOver(live.table, handover.person, person);
  const table = handed === live.table ? handed : distinguished(handed, seat, nameOf);
  const answer = { table: table.id, seat };
  if (table === live.table) return { answer, handover: handover.hash };
  if (handover.person !== person.id && table.status !== 'finished') mustHaveRoom();
  const entries = live.match === null ? [] : [tableEntry({ type: 'handedOver', seat })];
  return { answer, table, entries, handover: handover.hash };
}

/** The table at which those of this one play again; `fresh` is it when this request opens it. */
export interface Rematch {
  id: string;
  fresh: TableRecord | null;
  /** Whether who asks gets a seat there. boardgame.io's clients join the next match by themselves, as somebody new. */
  seated: boolean;
}

/** @param exists Whether the table that was opened before, if any, is still there. */
export function rematch(live: Live, person: Person, exists: boolean, mustHaveRoom: () => void, now: number): Change<Rematch> {
  const { table } = live;
  if (table.status !== 'finished') throw new RefusedError('notFinished');
  rules.mustSit(table, person);
  const seated = !table.autoStart;
  if (table.rematch !== null && exists) return { answer: { id: table.rematch, fresh: null, seated } };
  mustHaveRoom();
  const id = newTableId();
  const fresh = seated ? rules.openRematch(id, table, person, now) : rules.openTable(id, table.settings, null, now);
  return { answer: { id, fresh, seated }, table: { ...table, rematch: id }, also: [{ id, table: fresh }] };
}

/** The match begins. @param table `live`'s table, perhaps with a guest who has just sat down. */
export function started<T>(live: Live, table: TableRecord, now: number, answer: T): Change<T> {
  const { module } = live;
  const seated = rules.start(table, module.players.min);
  const options = module.options.safeParse(table.settings.options);
  if (!options.success) throw new RefusedError('badOptions');
  const { watchDelay: delay } = table.settings;
  const step = granted(beginMatch(module, { players: seated.seats.length, options: options.data, now, delay }));
  return { answer, table: finishedBy(step, seated), step, entries: [tableEntry({ type: 'started' }), ...gameEntries(step)] };
}

/**
 * A person's move. A request that was granted before is answered again, and not made twice. An answer that must not close a
 * window before its time is deferred.
 *
 * @param mustHaveRoom as for `returned`
 */
export function move(
  live: Live,
  person: Person,
  request: RequestData<'match:move'>,
  mustHaveRoom: () => void,
  now: number,
): Change<{ version: number }> {
  const seat = rules.mustSit(live.table, person);
  const version = answered(live, seat, request.request);
  if (version !== null) return { answer: { version } };
  mustHaveTurn(live, seat);
  if (live.table.status === 'running' && !rules.isPlayed(rules.seatAt(live.table, seat))) mustHaveRoom();
  const { move: name, args } = live.module.deferred?.(request.move, request.args) ?? request;
  return played(live, { seat, move: name, args, request: request.request, version: request.version }, now);
}

/** A move, by a person or by the server. A person who moves plays for themselves again. */
export function played(live: Live, attempt: Attempt, now: number): Change<{ version: number }> {
  const step = granted(play(live.module, mustHaveMatch(live), attempt, now));
  const back = attempt.request !== undefined && !rules.isPlayed(rules.seatAt(live.table, attempt.seat));
  const table = finishedBy(step, back ? rules.setStandIn(live.table, attempt.seat, null) : live.table);
  const entries = gameEntries(step);
  if (back) entries.unshift(tableEntry({ type: 'returned', seat: attempt.seat }));
  return changed(live, { answer: { version: versionFor(step.match, attempt.seat) }, step, entries }, table);
}

/** A person takes their last move back; as `move`. */
export function undo(live: Live, person: Person, request: RequestData<'match:undo'>, now: number): Change<{ version: number }> {
  const seat = rules.mustSit(live.table, person);
  const version = answered(live, seat, request.request);
  if (version !== null) return { answer: { version } };
  mustHaveTurn(live, seat);
  mayTakeBack(live, seat, now);
  const attempt = { seat, request: request.request, version: request.version };
  const step = granted(takeBack(live.module, mustHaveMatch(live), attempt, now));
  return { answer: { version: versionFor(step.match, seat) }, step, entries: [tableEntry({ type: 'undone', seat })] };
}

/** @throws RefusedError when the match refuses the change */
function granted(outcome: Outcome): Step {
  if (!outcome.ok) throw new RefusedError(outcome.refusal.code, outcome.refusal);
  return outcome.step;
}

/** A move changes nothing of the table itself, unless it ends the match or its maker was played for. */
function changed<T>({ table: before }: Live, change: Change<T>, table: TableRecord): Change<T> {
  return table === before ? change : { ...change, table };
}

function finishedBy({ match }: Step, table: TableRecord): TableRecord {
  return isOver(match) ? { ...table, status: 'finished', vote: null, wish: null } : table;
}

function mustHaveMatch({ table, match }: Live) {
  rules.mustRun(table);
  if (table.clock?.isPaused === true) throw new RefusedError('paused');
  if (match === null) throw new Error('a running table has no match');
  return match;
}

/** The version that answered a request before; null when the request is new. */
function answered({ match }: Live, seat: number, request: string): number | null {
  return match === null ? null : grantedBefore(match, seat, request);
}
