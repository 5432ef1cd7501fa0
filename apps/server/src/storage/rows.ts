import type { ChatMessage, TableSettings, TableStatus } from '@sobremesa/protocol';
import type { HandoverRecord, LogRecord, MatchRecord, PersonRecord, SeatRecord, TableRecord, UndoRecord } from './storage.ts';

/** Rows as SQLite has them, and the records that they stand for. */

export interface PersonRow {
  id: string;
  name: string;
  secret_hash: Uint8Array;
  seen_at: number;
}

export interface TableRow {
  id: string;
  rev: number;
  status: TableStatus;
  settings: string;
  auto_start: number;
  host: string | null;
  created_at: number;
  active_at: number;
  rematch: string | null;
  asked: string;
}

export interface SeatRow {
  state: SeatRecord['state'];
  person: string | null;
  /** From the table of people. */
  name: string | null;
  stand_in: number;
}

export interface MatchRow {
  version: number;
  state: string;
  requests: string;
  answer_window: string | null;
}

export interface LogRow {
  seq: number;
  at: number;
  version: number;
  kind: 'game' | 'table';
  event: string;
}

export interface HandoverRow {
  hash: Uint8Array;
  table_id: string;
  person: string;
  expires_at: number;
  used: number;
}

export type UndoRow = UndoRecord;
export type ChatRow = ChatMessage;

export function toPerson(row: PersonRow): PersonRecord {
  return { id: row.id, name: row.name, secretHash: row.secret_hash, seenAt: row.seen_at };
}

export function toTable(row: TableRow, seats: readonly SeatRow[]): TableRecord {
  return {
    id: row.id,
    rev: row.rev,
    status: row.status,
    settings: JSON.parse(row.settings) as TableSettings,
    autoStart: row.auto_start === 1,
    host: row.host,
    createdAt: row.created_at,
    activeAt: row.active_at,
    rematch: row.rematch,
    asked: JSON.parse(row.asked) as number[],
    seats: seats.map(toSeat),
  };
}

function toSeat(row: SeatRow): SeatRecord {
  return {
    state: row.state,
    person: row.person === null || row.name === null ? null : { id: row.person, name: row.name },
    standIn: row.stand_in === 1,
  };
}

export function fromTable(table: TableRecord): TableRow {
  return {
    id: table.id,
    rev: table.rev,
    status: table.status,
    settings: JSON.stringify(table.settings),
    auto_start: Number(table.autoStart),
    host: table.host,
    created_at: table.createdAt,
    active_at: table.activeAt,
    rematch: table.rematch,
    asked: JSON.stringify(table.asked),
  };
}

export function toMatch(row: MatchRow): MatchRecord {
  return {
    version: row.version,
    state: row.state,
    requests: JSON.parse(row.requests) as MatchRecord['requests'],
    window: row.answer_window === null ? null : (JSON.parse(row.answer_window) as MatchRecord['window']),
  };
}

export function fromMatch(match: MatchRecord): MatchRow {
  return {
    version: match.version,
    state: match.state,
    requests: JSON.stringify(match.requests),
    answer_window: match.window === null ? null : JSON.stringify(match.window),
  };
}

export function toLog(row: LogRow): LogRecord {
  const { seq, at, version, kind } = row;
  return { seq, at, version, entry: { kind, event: JSON.parse(row.event) as { type: string } } };
}

export function fromLog({ seq, at, version, entry }: LogRecord): LogRow {
  return { seq, at, version, kind: entry.kind, event: JSON.stringify(entry.event) };
}

export function toHandover(row: HandoverRow): HandoverRecord {
  return { hash: row.hash, table: row.table_id, person: row.person, expiresAt: row.expires_at, used: row.used === 1 };
}
