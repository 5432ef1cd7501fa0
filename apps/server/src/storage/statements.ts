import type { Database, Statement } from 'better-sqlite3';
import type { TableStatus } from '@sobremesa/protocol';
import type { ChatRow, HandoverRow, LogRow, MatchRow, PersonRow, SeatRow, TableRow, UndoRow } from './rows.ts';

type Named<T> = Statement<[T & Record<string, unknown>]>;

const seatColumns =
  'seats.state, seats.person, people.name, seats.stand_in FROM seats LEFT JOIN people ON people.id = seats.person';

/** Every statement, prepared once. */
export function prepareStatements(db: Database) {
  return {
    addPerson: db.prepare('INSERT INTO people VALUES (?, ?, ?, ?)'),
    person: db.prepare<[string], PersonRow>('SELECT * FROM people WHERE id = ?'),
    renamePerson: db.prepare<[string, string]>('UPDATE people SET name = ? WHERE id = ?'),
    seePerson: db.prepare<[number, string]>('UPDATE people SET seen_at = max(seen_at, ?) WHERE id = ?'),
    forgetPeople: db.prepare<[number]>(
      'DELETE FROM people WHERE seen_at < ? AND id NOT IN (SELECT person FROM seats WHERE person IS NOT NULL)' +
        ' AND id NOT IN (SELECT host FROM tables WHERE host IS NOT NULL)',
    ),

    addTable: db.prepare(
      'INSERT INTO tables VALUES (@id, @rev, @status, @settings, @auto_start, @host, @created_at, @active_at, @rematch, @asked)' +
        ' ON CONFLICT DO NOTHING',
    ) as Named<TableRow>,
    changeTable: db.prepare(
      'UPDATE tables SET rev = @rev, status = @status, settings = @settings, auto_start = @auto_start, host = @host,' +
        ' active_at = @active_at, rematch = @rematch, asked = @asked WHERE id = @id AND rev = @rev - 1',
    ) as Named<TableRow>,
    table: db.prepare<[string], TableRow>('SELECT * FROM tables WHERE id = ?'),
    deleteTable: db.prepare<[string]>('DELETE FROM tables WHERE id = ?'),
    recentTables: db.prepare<[number], TableRow>("SELECT * FROM tables WHERE status <> 'finished' OR active_at > ?"),
    tablesOf: db.prepare<[string], string>('SELECT table_id FROM seats WHERE person = ?').pluck(),
    idleTables: db.prepare<[TableStatus, number], string>('SELECT id FROM tables WHERE status = ? AND active_at < ?').pluck(),
    timedTables: db
      .prepare<[], string>(
        "SELECT id FROM tables WHERE status = 'running' AND (EXISTS (SELECT 1 FROM seats WHERE table_id = id AND stand_in = 1)" +
          ' OR EXISTS (SELECT 1 FROM matches WHERE table_id = id AND answer_window IS NOT NULL))',
      )
      .pluck(),

    seats: db.prepare<[string], SeatRow>(`SELECT ${seatColumns} WHERE seats.table_id = ? ORDER BY seats.seat`),
    clearSeats: db.prepare<[string]>('DELETE FROM seats WHERE table_id = ?'),
    addSeat: db.prepare('INSERT INTO seats VALUES (?, ?, ?, ?, ?)'),

    match: db.prepare<[string], MatchRow>('SELECT version, state, requests, answer_window FROM matches WHERE table_id = ?'),
    addMatch: db.prepare(
      'INSERT INTO matches VALUES (@table, @version, @state, @requests, @answer_window) ON CONFLICT DO NOTHING',
    ) as Named<MatchRow>,
    changeMatch: db.prepare(
      'UPDATE matches SET version = @version, state = @state, requests = @requests, answer_window = @answer_window' +
        ' WHERE table_id = @table AND version = @from',
    ) as Named<MatchRow>,
    undo: db.prepare<[string], UndoRow>('SELECT seat, state FROM undo WHERE table_id = ? ORDER BY place'),
    cutUndo: db.prepare<[string, number]>('DELETE FROM undo WHERE table_id = ? AND place >= ?'),
    pushUndo: db.prepare('INSERT INTO undo VALUES (?, ?, ?, ?)'),

    addLog: db.prepare('INSERT INTO log VALUES (@table, @seq, @at, @version, @kind, @event)') as Named<LogRow>,
    log: db.prepare<[string, number, number], LogRow>(
      'SELECT seq, at, version, kind, event FROM log WHERE table_id = ? AND seq < ? ORDER BY seq DESC LIMIT ?',
    ),
    addChat: db.prepare('INSERT INTO chat VALUES (@table, @seq, @at, @name, @seat, @text)') as Named<ChatRow>,
    cutChat: db.prepare<[string, number]>('DELETE FROM chat WHERE table_id = ? AND seq <= ?'),
    chat: db.prepare<[string, number, number], ChatRow>(
      'SELECT seq, at, name, seat, text FROM chat WHERE table_id = ? AND seq < ? ORDER BY seq DESC LIMIT ?',
    ),

    addHandover: db.prepare('INSERT INTO handovers VALUES (?, ?, ?, ?, ?)'),
    handover: db.prepare<[Uint8Array], HandoverRow>('SELECT * FROM handovers WHERE hash = ?'),
    useHandover: db.prepare<[Uint8Array]>('UPDATE handovers SET used = 1 WHERE hash = ? AND used = 0'),
    forgetHandovers: db.prepare<[number]>('DELETE FROM handovers WHERE expires_at < ?'),
  };
}

export type Statements = ReturnType<typeof prepareStatements>;
