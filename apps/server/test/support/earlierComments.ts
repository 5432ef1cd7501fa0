/**
 * Adds to a database, before the migration that stores authors, a group with a match and two
 * comments in its table's chat, one of a forgotten player, and with a match whose table is gone.
 *
 * @param hash some bytes, as the database writes them
 */
export const earlierComments = (hash: string) => `
  INSERT INTO tables (id, rev, status, settings, auto_start, created_at, active_at, muted)
  VALUES ('t', 0, 'finished', '{}', false, 1, 1, '[]');
  INSERT INTO people (id, name, secret_hash, seen_at) VALUES ('person ben', 'Ben', ${hash}, 1);
  INSERT INTO seats (table_id, seat, state, person, ordinal) VALUES ('t', 1, 'taken', 'person ben', 2);
  INSERT INTO groups VALUES ('g', 'Viernes', 'token', 1);
  INSERT INTO group_matches (group_id, table_id, game, options, started_at, finished_at, ending)
  VALUES ('g', 't', 'secrets', '{}', 1, 2, 'rules'), ('g', 'gone', 'secrets', '{}', 1, 3, 'rules');
  INSERT INTO group_seats (group_id, table_id, seat, member, name, won)
  VALUES ('g', 't', 0, 'ana', 'Ana', false), ('g', 't', 1, NULL, NULL, false), ('g', 'gone', 0, 'ana', 'Ana', false);
  INSERT INTO chat (table_id, seq, at, watchers, name, seat, text, moment) VALUES
  ('t', 0, 5, false, 'Anita', 0, 'kept', 1), ('t', 1, 5, false, 'Ben', 1, 'forgotten', 1), ('t', 2, 5, false, 'Ana', 0, 'chat', NULL);
  INSERT INTO group_comments (group_id, table_id, seq, at, moment, seat, text) VALUES ('g', 'gone', 4, 5, 1, 0, 'gone');`;

export const commentsAfter = 'SELECT table_id, seq, member, name, text FROM group_comments ORDER BY seq';
export const commentsFound = [
  { table_id: 't', seq: 0, member: 'ana', name: 'Anita', text: 'kept' },
  { table_id: 'gone', seq: 4, member: 'ana', name: 'Ana', text: 'gone' },
];
