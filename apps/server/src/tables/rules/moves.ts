import {
  type Attempt,
  type Outcome,
  beginMatch,
  grantedBefore,
  isOver,
  type Match,
  play,
  type Step,
  takeBack,
  versionFor,
} from '@sobremesa/match';
import type { RequestData } from '@sobremesa/protocol';
import type { User } from '../../users/user.ts';
import { RefusedError } from '../../refused.ts';
import type { TableRecord } from '../../storage/storage.ts';
import { gameEntries, tableEntry, type Change } from './change.ts';
import type { Live } from './live.ts';
import { closed, seedOfTable, startedShuffle } from './shuffle.ts';
import { isPlayedByServer, requireNoPause, requireTimeAfterUndo, requireTurn } from './timeControl.ts';
import { isPlayed, requireRunning, requireSeat, seatAt, setStandIn, start } from './table.ts';

/** A match at its table: its start, moves and undos. */

/**
 * Starts the match with the contributions that have been revealed.
 *
 * @param table `live`'s table, or that table after somebody sat down
 */
export function startMatch<T>(live: Live, table: TableRecord, now: number, answer: T): Change<T> {
  const { module } = live;
  const list = table.shuffle && { ...table.shuffle, until: null };
  const seated = closed(start({ ...table, shuffle: list }, module.players.min), null);
  const options = module.options.safeParse(table.settings.options);
  if (!options.success) throw new RefusedError('badOptions');
  const { watchDelay: delay } = table.settings;
  const seed = seedOfTable(seated);
  const beginning = { players: seated.seats.length, options: options.data, now, delay, ...(seed !== undefined && { seed }) };
  const step = stepOf(beginMatch(module, beginning));
  const started = tableEntry({ type: 'started', ...startedShuffle(seated) });
  return { answer, table: finishedBy(step, seated), step, entries: [started, ...gameEntries(step)] };
}

/**
 * A person's move. A repeated request gets its first answer and changes nothing. The game may defer
 * an answer that must not close a window before its time.
 *
 * @param requirePlace throws if this person has no place left; see `Places`
 */
export function move(
  live: Live,
  user: User,
  request: RequestData<'match:move'>,
  requirePlace: () => void,
  now: number,
): Change<{ version: number }> {
  const seat = requireSeat(live.table, user);
  const version = answeredBefore(live, seat, request.request);
  if (version !== null) return { answer: { version } };
  requireTurn(live, seat);
  if (live.table.status === 'running' && !isPlayed(seatAt(live.table, seat))) requirePlace();
  const { move: name, args } = live.module.deferred?.(request.move, request.args) ?? request;
  return makeMove(live, { seat, move: name, args, request: request.request, version: request.version }, now);
}

/** A move by a person or by the server. A person who moves plays for themselves again. */
export function makeMove(live: Live, attempt: Attempt, now: number): Change<{ version: number }> {
  const step = stepOf(play(live.module, requireMatch(live), attempt, now));
  const isBack = attempt.request !== undefined && !isPlayed(seatAt(live.table, attempt.seat));
  const table = finishedBy(step, isBack ? setStandIn(live.table, attempt.seat, null) : live.table);
  const entries = gameEntries(step, attempt.request === undefined && isOwnedAndPlayedByServer(live, attempt.seat));
  if (isBack) entries.unshift(tableEntry({ type: 'returned', seat: attempt.seat }));
  const change: Change<{ version: number }> = { answer: { version: versionFor(step.match, attempt.seat) }, step, entries };
  // The table changes only if the match ends or a person is back.
  if (table !== live.table) change.table = table;
  return change;
}

/**
 * Whether the server plays for the owner of this seat. It depends only on public information, so
 * that a log line never reveals who had not answered in a window.
 */
function isOwnedAndPlayedByServer({ table, match }: Live, seat: number): boolean {
  return match !== null && seatAt(table, seat).person !== null && isPlayedByServer(table, match, seat);
}

/**
 * A user undoes their last move, if the table allows it. Repeated requests are answered as in
 * `move`.
 */
export function undo(live: Live, user: User, request: RequestData<'match:undo'>, now: number): Change<{ version: number }> {
  const seat = requireSeat(live.table, user);
  const version = answeredBefore(live, seat, request.request);
  if (version !== null) return { answer: { version } };
  requireTurn(live, seat);
  if (!live.table.settings.undo) throw new RefusedError('nothingToUndo');
  requireTimeAfterUndo(live, seat, now);
  const attempt = { seat, request: request.request, version: request.version };
  const step = stepOf(takeBack(live.module, requireMatch(live), attempt, now));
  return { answer: { version: versionFor(step.match, seat) }, step, entries: [tableEntry({ type: 'undone', seat })] };
}

/** @throws RefusedError if the match refuses the change */
function stepOf(outcome: Outcome): Step {
  if (!outcome.ok) throw new RefusedError(outcome.refusal.code, outcome.refusal);
  return outcome.step;
}

function finishedBy({ match }: Step, table: TableRecord): TableRecord {
  return isOver(match) ? { ...table, status: 'finished', vote: null, wish: null } : table;
}

function requireMatch({ table, match }: Live): Match {
  requireRunning(table);
  requireNoPause(table);
  if (match === null) throw new Error('a running table has no match');
  return match;
}

/** The version with which this request was answered; null if it is new. */
function answeredBefore({ match }: Live, seat: number, request: string): number | null {
  return match === null ? null : grantedBefore(match, seat, request);
}
