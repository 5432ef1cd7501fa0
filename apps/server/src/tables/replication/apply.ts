import { type LogRecord, type Match, replayed } from '@sobremesa/match';
import type { TableChange, Told } from '../../nodes/messages.ts';
import type { TableRecord } from '../../storage/storage.ts';
import { continued, type Live, type Planned, type Waiting } from '../rules/live.ts';
import type { NameOf } from '../rules/names.ts';

/** What others are told of a change, so that they can take it over. */
export function changeOf({ after, fresh, message, write }: Planned, removed: readonly string[], nameOf: NameOf): TableChange {
  const { table, move, snapshot } = write;
  return {
    type: 'change',
    table: write.id,
    begun: snapshot?.version === 0,
    record: table === undefined ? null : (after.table as TableChange['record']),
    move: (move as TableChange['move']) ?? null,
    snapshot: snapshot?.version ?? null,
    log: fresh as TableChange['log'],
    message,
    removed: [...removed],
    names: table === undefined ? {} : namesAt(after.table, nameOf),
  };
}

/** What the lobby of the others is told of a move. */
export function askedOf(table: string, waiting: Waiting, version: number): Told<'asked'> {
  return { type: 'asked', table, version, waiting: waiting as Told<'asked'>['waiting'] };
}

/** What the lobby of the others is told of a table. @param from the address that opened it just now */
export function listingOf(
  record: TableRecord,
  waiting: Waiting,
  version: number,
  nameOf: NameOf,
  from: string | null = null,
): Told<'listed'> {
  return {
    type: 'listed',
    record: record as TableChange['record'] & object,
    waiting: waiting as Told<'listed'>['waiting'],
    version,
    names: namesAt(record, nameOf),
    from,
  };
}

/** The names of all who have a seat at the table, or one kept for them. */
function namesAt({ seats }: TableRecord, nameOf: NameOf): Record<string, string> {
  return Object.fromEntries(seats.flatMap(({ person }) => (person === null ? [] : [[person, nameOf(person)]])));
}

/**
 * A change that another server has made, as one of our own. `known` when it is in `before` already; `gap` when something is missing
 * between, so that the table has to be read again.
 */
export function heard(before: Live, change: TableChange): Planned | 'known' | 'gap' {
  const steps = stepsOf(before, change);
  if (steps.every((step) => step < 0)) return 'known';
  if (change.begun || steps.some((step) => step !== 0)) return 'gap';
  const fresh = change.log as readonly LogRecord[];
  const match = matchAfter(before, change);
  if (match === 'gap') return 'gap';
  const table = (change.record as TableRecord | null) ?? before.table;
  const { message } = change;
  return { after: continued(before, { table, match, fresh, message }), fresh, message, write: { id: change.table } };
}

/** For each part of the change, how far it is from being the next one here: 0 is just that, and less is known already. */
function stepsOf(before: Live, { record, move, begun, log, message }: TableChange): number[] {
  const steps: number[] = [];
  if (record !== null) steps.push(record.rev - before.table.rev - 1);
  if (begun) steps.push(before.match === null ? 0 : -1);
  if (move !== null) steps.push(move.version - (before.match?.version ?? -1) - 1);
  if (log[0] !== undefined) steps.push(log[0].seq - before.nextLine);
  if (message !== null) steps.push(message.seq - before.nextMessage);
  return steps;
}

/** The move made replayed; other rules than ours may make something else of it. */
function matchAfter({ module, match }: Live, { move, snapshot }: TableChange): Match | null | 'gap' {
  if (move === null) return match;
  if (match === null || move.rules !== module.rulesVersion) return 'gap';
  const after = replayed(module, match, move);
  return snapshot === null ? after : { ...after, snapshot };
}
