import { RefusedError } from '../refused.ts';
import { randomToken } from '../secrets.ts';
import type { HandoverRecord, TableRecord } from '../storage/storage.ts';
import { tableEntry, type Change, type Live } from './live.ts';
import { away, started } from './playing.ts';
import type { Person } from './service.ts';
import * as rules from './table.ts';

/** What can be done about seats. Each answers with the change, or throws a `RefusedError`. */

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
  now: number,
): Change<number> {
  const { table, seat } = rules.sit(live.table, person, wanted);
  if (table === live.table) return { answer: seat };
  mustHaveRoom();
  return table.autoStart && rules.isFull(table) ? started(live, table, now, seat) : { answer: seat, table };
}

export function stand(live: Live, person: Person): Change<void> {
  const seat = rules.mustSit(live.table, person);
  return live.table.status === 'open' ? { answer: undefined, table: rules.vacate(live.table, seat) } : away(live, seat);
}

/** @param isAway Whether nothing was seen for long enough of whoever has this id. */
export function standIn(live: Live, asker: Person, seat: number, isAway: (person: string) => boolean): Change<void> {
  rules.mustSit(live.table, asker);
  rules.mustRun(live.table);
  const { person } = rules.seatAt(live.table, seat);
  if (person === null || !isAway(person.id)) throw new RefusedError('notAway');
  return away(live, seat);
}

/** What a host does to a seat. Whoever loses it by that is told. */
export function hosted(live: Live, seat: number, rule: (table: TableRecord) => TableRecord): Change<void> {
  const table = rule(live.table);
  if (table === live.table) return { answer: undefined };
  const before = live.table.seats[seat]?.person?.id;
  const removed = before !== undefined && table.seats[seat]?.person?.id !== before ? [before] : [];
  return { answer: undefined, table, removed };
}

export function claim(
  live: Live,
  handover: HandoverRecord | null,
  person: Person,
  now: number,
): Change<{ table: string; seat: number }> {
  if (handover === null || handover.used || handover.expiresAt <= now) throw new RefusedError('badHandover');
  const { table, seat } = rules.handOver(live.table, handover.person, person);
  const isNews = table !== live.table && live.match !== null;
  const entries = isNews ? [tableEntry({ type: 'handedOver', seat })] : [];
  return { answer: { table: table.id, seat }, table, entries, handover: handover.hash };
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
  return { answer: { id, fresh, seated }, table: { ...table, rematch: id }, also: [{ table: fresh }] };
}
