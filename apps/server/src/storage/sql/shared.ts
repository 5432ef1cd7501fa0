/** Queries with the same text in SQLite and PostgreSQL. */

export const seats = `
  SELECT seats.table_id, seats.state, seats.person, people.name, seats.stand_in, seats.ordinal, seats.bot
  FROM seats LEFT JOIN people ON people.id = seats.person`;

export const runningIds = "SELECT id FROM tables WHERE status = 'running'";

/** @param standing joins each of `tables` to its snapshot and its last move */
export function timedTables(standing: string): string {
  return `
    SELECT tables.id FROM tables ${standing}
    WHERE tables.status = 'running' AND (
      CASE WHEN moves.version IS NULL THEN matches.answer_window ELSE moves.answer_window END IS NOT NULL
      OR EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.stand_in IS NOT NULL)
    )`;
}

/** @param shown selects the tables, with further columns */
export function sizesOf(shown: string): string {
  return `
    WITH shown AS (${shown})
    SELECT id, active_at, moves,
      coalesce((SELECT octet_length(state) + octet_length(requests) FROM matches WHERE table_id = id), 0)
      + coalesce((SELECT sum(octet_length(action) + octet_length(entries)) FROM moves WHERE table_id = id), 0)
      + coalesce((SELECT sum(octet_length(entries)) FROM log WHERE table_id = id), 0)
      + coalesce((SELECT sum(octet_length(text)) FROM chat WHERE table_id = id), 0) AS bytes
    FROM shown ORDER BY active_at DESC, id`;
}

/** @param moves computes the number of moves */
export function figuresWith(moves: string): string {
  return `
    SELECT
      (SELECT count(*) FROM tables WHERE status = 'open') AS open,
      (SELECT count(*) FROM tables WHERE status = 'running') AS running,
      (SELECT count(*) FROM tables WHERE status = 'finished') AS finished,
      (SELECT count(*) FROM people) AS people,
      (${moves}) AS moves`;
}

export const channels = `
  SELECT id, kind, person, table_id, mark, sealed, language, confirmed, created_at, device, address FROM channels`;

export const nextDue = `
  SELECT min(at) AS at FROM (
    SELECT min(due_at) AS at FROM notices UNION ALL SELECT min(due_at) FROM deliveries WHERE claimed_at IS NULL
  ) AS due`;

export const blocks = 'SELECT address, until FROM blocks ORDER BY until, address';
