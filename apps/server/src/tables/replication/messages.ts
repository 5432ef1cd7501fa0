import type { Audience } from '@sobremesa/match';
import { BUILD } from '../../nodes/build.ts';
import type { SentChange, SentMessage, TablePresence, Turn } from '../../nodes/messages.ts';
import { writtenSettings } from '../../storage/records.ts';
import type { TableRecord } from '../../storage/storage.ts';
import type { Planned } from '../rules/change.ts';
import type { Waiting } from '../rules/live.ts';
import type { NameOf } from '../rules/names.ts';
import { seatOf } from '../rules/table.ts';

/** The messages by which a server broadcasts its stored changes to the others. */

/** A stored change, for the servers that have the table loaded; see `applyChange`. */
export function changeMessage({ after, fresh, message, write }: Planned, removed: readonly string[], nameOf: NameOf): SentChange {
  const { table, move, snapshot } = write;
  return {
    type: 'change',
    table: write.id,
    begun: snapshot?.version === 0,
    record: table === undefined ? null : written(after.table),
    move: (move as SentChange['move']) ?? null,
    snapshot: snapshot?.version ?? null,
    log: fresh as SentChange['log'],
    message,
    removed: [...removed],
    names: table === undefined ? {} : namesAt(after.table, nameOf),
    updates: {},
    build: BUILD,
  };
}

/** The audiences of the connections that another server has at a table. */
export function audiencesAt(table: TableRecord, presence: TablePresence | undefined): Audience[] {
  if (presence === undefined) return [];
  const seats = Object.keys(presence.people).flatMap((id) => seatOf(table, { id }) ?? []);
  return Object.keys(presence.spectators).length === 0 ? seats : [null, ...seats];
}

/** An audience in a message. */
export function audienceKey(audience: Audience): string {
  return audience === null ? 'spectators' : String(audience);
}

/** For the lobbies of the other servers: the seats that a match waits for after a move. */
export function turnOf(table: string, waiting: Waiting, version: number): Turn {
  return { table, version, waiting: waiting as Turn['waiting'] };
}

/**
 * For the lobbies of the other servers: a table's record.
 *
 * @param from the address that has just opened it
 */
export function listedMessage(
  record: TableRecord,
  waiting: Waiting,
  version: number,
  nameOf: NameOf,
  from: string | null = null,
): Extract<SentMessage, { type: 'listed' }> {
  return {
    type: 'listed',
    // No lobby needs the draw, which has the server's secret.
    record: { ...written(record), shuffle: null },
    waiting: waiting as Turn['waiting'],
    version,
    names: namesAt(record, nameOf),
    from,
  };
}

function written(record: TableRecord): SentChange['record'] & object {
  return { ...record, settings: writtenSettings(record.settings) };
}

/** The names of all people with a seat, or with one reserved for them. */
function namesAt({ seats }: TableRecord, nameOf: NameOf): Record<string, string> {
  return Object.fromEntries(seats.flatMap(({ person }) => (person === null ? [] : [[person, nameOf(person)]])));
}
