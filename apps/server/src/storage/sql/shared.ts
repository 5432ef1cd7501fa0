import { limits } from '@sobremesa/protocol';

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
      (SELECT count(*) FROM groups) AS groups,
      (${moves}) AS moves`;
}

export const channels = `
  SELECT id, kind, person, table_id, mark, sealed, language, confirmed, created_at, device, address FROM channels`;

export const nextDue = `
  SELECT min(at) AS at FROM (
    SELECT min(due_at) AS at FROM notices UNION ALL SELECT min(due_at) FROM deliveries WHERE claimed_at IS NULL
  ) AS due`;

export const blocks = 'SELECT address, until FROM blocks ORDER BY until, address';

export const groups = 'SELECT id, name, token, created_at FROM groups';

/** @param person the placeholder of the person's id */
export function groupsOf(person: string): string {
  return `
    SELECT groups.id, groups.name, groups.token, groups.created_at,
      (SELECT count(*) FROM group_members AS others WHERE others.group_id = groups.id) AS members,
      (SELECT max(finished_at) FROM group_matches WHERE group_matches.group_id = groups.id) AS last_played_at
    FROM group_members JOIN groups ON groups.id = group_members.group_id WHERE group_members.person = ${person}`;
}

export const members = `
  SELECT group_members.person, group_members.member, people.name, group_members.joined_at
  FROM group_members JOIN people ON people.id = group_members.person`;

export const groupMatches = `
  SELECT table_id, game, options, started_at, finished_at, ending, document IS NOT NULL AS replay FROM group_matches`;

export const groupSeats = 'SELECT table_id, seat, member, name, bot, points, won FROM group_seats';

const isEmpty = 'NOT EXISTS (SELECT 1 FROM group_members WHERE group_members.group_id = groups.id)';

export const dropEmptyGroups = `DELETE FROM groups WHERE ${isEmpty}`;

/** @param id the placeholder of the group's id */
export function dropIfEmpty(id: string): string {
  return `${dropEmptyGroups} AND id = ${id}`;
}

export const pendingDocuments = 'SELECT DISTINCT table_id AS id FROM group_matches WHERE pending ORDER BY table_id LIMIT 500';

/** @param row reads the new member as the row `new` */
export function addMember(row: string): string {
  return `
    WITH new AS (${row})
    INSERT INTO group_members (group_id, person, member, joined_at, position)
    SELECT new.group_id, new.person, new.member, new.joined_at,
      coalesce((SELECT max(position) + 1 FROM group_members WHERE group_id = new.group_id), 0)
    FROM new
    WHERE EXISTS (SELECT 1 FROM groups WHERE id = new.group_id)
    AND NOT EXISTS (SELECT 1 FROM group_forgotten WHERE group_id = new.group_id AND member = new.member)
    AND (SELECT count(*) FROM group_members WHERE group_id = new.group_id) < ${limits.groupMembers}
    AND (SELECT count(*) FROM group_members WHERE person = new.person) < ${limits.groups}
    ON CONFLICT DO NOTHING`;
}

/**
 * The times at which matches of a group ended are unique, so that a page of its list can begin
 * after one.
 *
 * @param row reads the new match as the row `new`
 * @param greatest the function for the greater of two values
 */
export function addGroupMatch(row: string, greatest: string): string {
  return `
    WITH new AS (${row})
    INSERT INTO group_matches (group_id, table_id, game, options, started_at, finished_at, ending)
    SELECT new.group_id, new.table_id, new.game, new.options, new.started_at, ${greatest}(
      new.finished_at,
      coalesce((SELECT max(others.finished_at) + 1 FROM group_matches AS others WHERE others.group_id = new.group_id), 0)
    ), new.ending
    FROM new WHERE EXISTS (SELECT 1 FROM groups WHERE id = new.group_id)
    ON CONFLICT DO NOTHING`;
}

const comment = 'seq, at, moment, seat, speaker, name, text';

/** @param table the placeholder of the table's id */
export function comments(table: string): string {
  return `SELECT ${comment} FROM chat WHERE table_id = ${table} AND moment IS NOT NULL ORDER BY seq`;
}

/** The parameters are the placeholders of the ids. */
export function groupComments(group: string, table: string): string {
  return `SELECT ${comment} FROM group_comments WHERE group_id = ${group} AND table_id = ${table} ORDER BY seq`;
}

/**
 * Copies a comment to the groups that have its match and its author as a member.
 *
 * @param row reads the ids of the table, the message and the author as the row `new`
 */
export function keepComment(row: string): string {
  return `
    WITH new AS (${row})
    INSERT INTO group_comments (group_id, table_id, member, ${comment})
    SELECT group_id, table_id, member, ${comment}
    FROM new JOIN chat USING (table_id, seq) JOIN group_matches USING (table_id) JOIN group_members USING (group_id, person)`;
}

/**
 * Copies a person's comments to a new group, if its result names them.
 *
 * @param row reads the ids of the group and the table, the speaker and the member as the row `new`
 */
export function keepComments(row: string): string {
  return `
    WITH new AS (${row})
    INSERT INTO group_comments (group_id, table_id, member, ${comment})
    SELECT group_id, table_id, member, ${comment} FROM new JOIN chat USING (table_id, speaker)
    WHERE moment IS NOT NULL AND EXISTS (
      SELECT 1 FROM group_seats
      WHERE group_id = new.group_id AND table_id = new.table_id AND member = new.member
    )`;
}

/** Removes a member's comments. The parameters are the placeholders of the ids. */
export function forgetComments(group: string, member: string): string {
  return `DELETE FROM group_comments WHERE group_id = ${group} AND member = ${member}`;
}

/**
 * Remembers at all tables of a group, also those whose match runs, that a person had their name
 * removed.
 *
 * @param row reads the ids of the person and the group as the row `asked`
 * @param find the database's function that finds a text in another one. Settings are compact JSON,
 *   and those of another table may be corrupt, so that they cannot be read as JSON.
 */
export function rememberForgotten(row: string, find: 'instr' | 'strpos'): string {
  return `
    WITH asked AS (${row})
    INSERT INTO forgotten_people (table_id, person)
    SELECT tables.id, asked.person FROM asked, tables
    WHERE ${find}(tables.settings, '"group":"' || asked.group_id || '"') > 0
      OR tables.id IN (SELECT table_id FROM group_matches WHERE group_matches.group_id = asked.group_id)`;
}

/** @param row reads the new seat as the row `new` */
export function addGroupSeat(row: string): string {
  return `
    WITH new AS (${row})
    INSERT INTO group_seats (group_id, table_id, seat, member, name, bot, points, won)
    SELECT new.group_id, new.table_id, new.seat, new.member, new.name, new.bot, new.points, new.won
    FROM new WHERE EXISTS (SELECT 1 FROM group_matches WHERE group_id = new.group_id AND table_id = new.table_id)
    ON CONFLICT DO NOTHING`;
}
