import { limits } from '@sobremesa/protocol';
import type { ReadName, WriteName } from '../sql/calls.ts';
import {
  addGroupMatch,
  addGroupSeat,
  addMember,
  blocks,
  channels,
  comments,
  dropEmptyGroups,
  dropIfEmpty,
  figuresWith,
  forgetComments,
  groupComments,
  groupMatches,
  groups,
  groupSeats,
  groupsOf,
  keepComment,
  keepComments,
  members,
  nextDue,
  pendingDocuments,
  runningIds,
  seats,
  sizesOf,
  timedTables,
  rememberForgotten,
} from '../sql/shared.ts';

/** All SQL except the schema, by name. `sql/calls.ts` declares the result rows. */

/** The moves of a group as rows, from a single JSON value for any number of moves. */
const given = `
  given AS (
    SELECT * FROM json_to_recordset($1) AS moves (
      table_id text, version integer, at bigint, seat integer, action text, request text, rules integer, asked text,
      answer_window text, seq integer, lines integer, entries text
    )
  )`;

/**
 * Adds one move to each of several tables. It skips tables that are not at the version before the
 * move, and tables whose log already has lines with these numbers. A statement that waits here for
 * another writer then reads the row as that writer leaves it. Returns the tables whose move was
 * added.
 */
export const addMoves = `
  WITH ${given},
  taken AS (
    UPDATE tables
    SET version = given.version, next_line = coalesce(given.seq, tables.next_line) + given.lines
    FROM given
    WHERE tables.id = given.table_id AND tables.version = given.version - 1
    AND (given.seq IS NULL OR given.seq >= tables.next_line)
    RETURNING tables.id, tables.next_line
  )
  INSERT INTO moves (table_id, version, at, seat, action, request, rules, asked, answer_window, seq, lines, entries)
  SELECT given.table_id, given.version, given.at, given.seat, given.action, given.request, given.rules, given.asked,
    given.answer_window, taken.next_line - given.lines, given.lines, given.entries
  FROM given JOIN taken ON taken.id = given.table_id
  RETURNING table_id`;

/** The tables whose stored move is this one. */
export const addedMoves = `
  WITH ${given}
  SELECT moves.table_id FROM given JOIN moves ON moves.table_id = given.table_id AND moves.version = given.version
  WHERE moves.at = given.at AND moves.seat = given.seat AND moves.action = given.action
  AND moves.request IS NOT DISTINCT FROM given.request AND moves.lines = given.lines AND moves.entries = given.entries`;

export const writes: Readonly<Record<WriteName, string>> = {
  addUser: 'INSERT INTO people (id, name, secret_hash, seen_at) VALUES ($1, $2, $3, $4)',
  renameUser: 'UPDATE people SET name = $1 WHERE id = $2',
  seeUser: 'UPDATE people SET seen_at = greatest(seen_at, $1) WHERE id = $2',
  setQuiet: 'UPDATE people SET quiet = $1 WHERE id = $2',
  setLinks: 'UPDATE people SET links = $1 WHERE id = $2',
  setTurnedOff: 'UPDATE people SET turned_off = $1 WHERE id = $2',
  addDevice: `
    INSERT INTO devices (id, person, secret_hash, name, way, added_at, seen_at, checked_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
    ON CONFLICT (id) DO NOTHING`,
  seeDevice: 'UPDATE devices SET name = $1, seen_at = greatest(seen_at, $2) WHERE id = $3',
  checkDevice: 'UPDATE devices SET checked_at = greatest(checked_at, $1) WHERE id = $2',
  // A server of the previous release identifies the first device by this hash.
  voidSecrets: `
    UPDATE people SET secret_hash = decode(repeat('00', 32), 'hex')
    WHERE id = $1 AND secret_hash IN (
      SELECT secret_hash FROM devices WHERE person = $2 AND id <> $3 AND id = coalesce($4, id)
    )`,
  recordSignOuts: `
    INSERT INTO signed_out_devices (id, person)
    SELECT id, person FROM devices WHERE person = $1 AND id <> $2 AND id = coalesce($3, id)
    ON CONFLICT DO NOTHING`,
  addPasskey: `
    INSERT INTO passkeys (id, person, device, name, public_key, counter, added_at)
    SELECT $1, $2, $3, $4, $5, $6::bigint, $7::bigint WHERE (SELECT count(*) FROM passkeys WHERE person = $8) < $9`,
  usePasskey: 'UPDATE passkeys SET counter = $1, used_at = $2 WHERE id = $3 AND counter <= $4',
  dropPasskey: 'DELETE FROM passkeys WHERE id = $1 AND person = $2',
  dropDevices: 'DELETE FROM devices WHERE person = $1 AND id <> $2 AND id = coalesce($3, id)',
  addDeviceToken: `
    INSERT INTO device_tokens (hash, person, way, table_id, version, expires_at, device, channel)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
  useDeviceToken: 'DELETE FROM device_tokens WHERE hash = $1',
  cutDeviceTokens: `
    DELETE FROM device_tokens WHERE hash IN (
      SELECT hash FROM device_tokens WHERE person = $1 AND way = $2
      ORDER BY expires_at DESC, hash OFFSET $3
    )`,
  dropDeviceTokens: 'DELETE FROM device_tokens WHERE person = $1 AND way IN (SELECT json_array_elements_text($2))',
  forgetDeviceTokens: 'DELETE FROM device_tokens WHERE expires_at < $1',
  forgetUsers: `
    DELETE FROM people WHERE seen_at < $1
    AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person = people.id)
    AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.host = people.id)`,

  addTable: `
    INSERT INTO tables (status, settings, auto_start, host, active_at, rematch, muted, barred, vote, clock, wish,
      shuffle, due_at, id, rev, created_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) ON CONFLICT DO NOTHING`,
  changeTable: `
    UPDATE tables SET status = $1, settings = $2, auto_start = $3, host = $4, active_at = $5, rematch = $6, muted = $7, barred = $8,
      vote = $9, clock = $10, wish = $11, shuffle = $12, due_at = $13, rev = rev + 1
    WHERE id = $14 AND rev + 1 = $15`,
  deleteTable: 'DELETE FROM tables WHERE id = $1 AND rev = $2',
  clearSeats: 'DELETE FROM seats WHERE table_id = $1',
  addSeat: 'INSERT INTO seats (table_id, seat, state, person, stand_in, ordinal, bot) VALUES ($1, $2, $3, $4, $5, $6, $7)',

  beginMatch: `
    WITH begun AS (UPDATE tables SET version = $2 WHERE id = $1 AND version IS NULL RETURNING id)
    INSERT INTO matches (table_id, version, rules, asked, answer_window, requests, state)
    SELECT id, $2, $3, $4, $5, $6, $7 FROM begun`,
  keepSnapshot: `
    UPDATE matches SET version = $2, rules = $3, asked = $4, answer_window = $5, requests = $6, state = $7
    WHERE table_id = $1 AND version < $2`,
  addMove: addMoves,
  addLog: `
    WITH taken AS (
      UPDATE tables SET next_line = $2::integer + $5::integer WHERE id = $1 AND next_line <= $2::integer RETURNING id
    )
    INSERT INTO log (table_id, seq, at, version, lines, entries) SELECT id, $2, $3, $4, $5, $6 FROM taken`,

  addChat: `
    INSERT INTO chat (table_id, seq, at, version, line, watchers, speaker, name, seat, phrase, text, moment)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
  cutChat: `
    DELETE FROM chat WHERE table_id = $1 AND watchers = $2 AND moment IS NULL AND seq <= (
      SELECT seq FROM chat WHERE table_id = $1 AND watchers = $2 AND moment IS NULL ORDER BY seq DESC LIMIT 1 OFFSET $3
    )`,

  see: `
    INSERT INTO seen (table_id, person, version, line, message) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (person, table_id) DO UPDATE SET
      version = greatest(seen.version, excluded.version), line = greatest(seen.line, excluded.line),
      message = greatest(seen.message, excluded.message)
    WHERE excluded.version > seen.version OR excluded.line > seen.line OR excluded.message > seen.message`,

  addSeatTransfer: 'INSERT INTO handovers (hash, table_id, person, expires_at, used, device) VALUES ($1, $2, $3, $4, $5, $6)',
  useSeatTransfer: 'UPDATE handovers SET used = true WHERE hash = $1 AND NOT used',
  dropSeatTransfers: 'DELETE FROM handovers WHERE person = $1',
  forgetSeatTransfers: 'DELETE FROM handovers WHERE expires_at < $1',

  addBlock: 'INSERT INTO blocks (address, until) VALUES ($1, $2) ON CONFLICT (address) DO UPDATE SET until = excluded.until',
  dropBlock: 'DELETE FROM blocks WHERE address = $1',
  forgetBlocks: 'DELETE FROM blocks WHERE until < $1',

  addChannel: `
    INSERT INTO channels (id, kind, person, table_id, mark, sealed, language, confirmed, created_at, device, address)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
    ON CONFLICT (mark) DO UPDATE
      SET person = excluded.person, table_id = excluded.table_id, language = excluded.language,
        sealed = CASE WHEN channels.kind = 'mail' AND channels.confirmed THEN channels.sealed ELSE excluded.sealed END,
        device = CASE WHEN channels.kind = 'mail' AND channels.confirmed THEN NULL ELSE excluded.device END,
        address = excluded.address`,
  setChannelAddress: 'UPDATE channels SET address = $1 WHERE id = $2',
  // A confirmed address outlives the device that added it.
  confirmChannel:
    "UPDATE channels SET confirmed = true, device = CASE WHEN kind = 'mail' THEN NULL ELSE device END WHERE id = $1",
  dropOthers: `
    DELETE FROM channels WHERE EXISTS (
      SELECT 1 FROM channels AS kept WHERE kept.id = $1 AND kept.kind = channels.kind AND kept.person = channels.person
      AND kept.id <> channels.id
    )`,
  dropChannel: 'DELETE FROM channels WHERE id = $1',
  dropUnconfirmedMails: "DELETE FROM channels WHERE person = $1 AND kind = 'mail' AND NOT confirmed",
  forgetChannels: 'DELETE FROM channels WHERE NOT confirmed AND created_at < $1',

  addNotification: `
    INSERT INTO notices (id, table_id, person, kind, version, about, due_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (id) DO UPDATE SET version = excluded.version, about = excluded.about, due_at = excluded.due_at`,
  takeNotification: 'DELETE FROM notices WHERE id = $1 AND version = $2 AND due_at = $3',
  deferNotification: 'UPDATE notices SET due_at = $1 WHERE id = $2 AND version = $3 AND due_at = $4',
  dropNotifications: 'DELETE FROM notices WHERE table_id = $1 AND person = $2 AND kind IN (SELECT json_array_elements_text($3))',
  addDelivery: 'INSERT INTO deliveries (id, channel, body, tries, due_at, made_at) VALUES ($1, $2, $3, $4, $5, $6)',
  claimDelivery: 'UPDATE deliveries SET claimed_at = $1 WHERE id = $2 AND claimed_at IS NULL',
  endDelivery: 'DELETE FROM deliveries WHERE id = $1',
  deferDelivery: 'UPDATE deliveries SET claimed_at = NULL, tries = $1, due_at = $2 WHERE id = $3',
  forgetDeliveries: 'DELETE FROM deliveries WHERE claimed_at < $1',
  addGroup: 'INSERT INTO groups (id, name, token, created_at) VALUES ($1, $2, $3, $4)',
  // All changes of a group wait for each other, so that each sees the former ones.
  lockGroup: 'UPDATE groups SET name = name WHERE id = $1',
  lockGroupsOf: 'UPDATE groups SET name = name WHERE id IN (SELECT group_id FROM group_matches WHERE table_id = $1)',
  renameGroup: 'UPDATE groups SET name = $1 WHERE id = $2',
  renewGroup: 'UPDATE groups SET token = $1 WHERE id = $2',
  addMember: addMember('SELECT $1::text AS group_id, $2::text AS person, $3::text AS member, $4::bigint AS joined_at'),
  dropMember: 'DELETE FROM group_members WHERE group_id = $1 AND member = $2',
  addForgotten: 'INSERT INTO group_forgotten (group_id, member) VALUES ($1, $2) ON CONFLICT DO NOTHING',
  dropForgotten: 'DELETE FROM group_forgotten WHERE group_id = $1 AND member = $2',
  keepComment: keepComment('SELECT $1::text AS table_id, $2::integer AS seq, $3::text AS person'),
  keepComments: keepComments('SELECT $1::text AS group_id, $2::text AS table_id, $3::text AS speaker, $4::text AS member'),
  forgetComments: forgetComments('$1', '$2'),
  forgetInSeats: 'UPDATE group_seats SET member = NULL, name = NULL WHERE group_id = $1 AND member = $2',
  dropIfEmpty: dropIfEmpty('$1'),
  deleteGroup: 'DELETE FROM groups WHERE id = $1',
  dropEmptyGroups,
  addGroupMatch: addGroupMatch(
    `SELECT $1::text AS group_id, $2::text AS table_id, $3::text AS game, $4::text AS options, $5::bigint AS started_at,
      $6::bigint AS finished_at, $7::text AS ending`,
    'greatest',
  ),
  addGroupSeat: addGroupSeat(
    `SELECT $1::text AS group_id, $2::text AS table_id, $3::integer AS seat, $4::text AS member, $5::text AS name,
      $6::text AS bot, $7::double precision AS points, $8::boolean AS won`,
  ),
  hideForgotten: `
    UPDATE group_seats SET member = NULL, name = NULL
    WHERE group_id = $1 AND table_id = $2 AND (group_id, member) IN (SELECT group_id, member FROM group_forgotten)`,
  hideForgottenPerson: `
    UPDATE group_seats SET member = NULL, name = NULL
    WHERE group_id = $1 AND table_id = $2 AND member = $3
      AND (table_id, $4::text) IN (SELECT table_id, person FROM forgotten_people)`,
  // Leaves out tables that another server is deleting.
  rememberForgotten: `
    ${rememberForgotten('SELECT $1::text AS person, $2::text AS group_id', 'strpos')}
    FOR KEY SHARE OF tables ON CONFLICT DO NOTHING`,
  stayForgotten: `
    INSERT INTO forgotten_people (table_id, person)
    SELECT id, $1::text FROM tables, group_forgotten WHERE id = $2 AND group_id = $3 AND member = $4 ON CONFLICT DO NOTHING`,
  storeGroupDocument: 'UPDATE group_matches SET document = $1, pending = false WHERE table_id = $2 AND pending',
  forgetGroupMatches: 'DELETE FROM group_matches WHERE finished_at < $1',
  renewAllowance: 'DELETE FROM allowances WHERE key = $1 AND until <= $2',
  takeAllowance: `
    INSERT INTO allowances (key, taken, next_at, until) VALUES ($1, 1, $2, $3)
    ON CONFLICT (key) DO UPDATE
      SET taken = allowances.taken + 1,
        next_at = coalesce($4::bigint + ($5::json ->> allowances.taken)::bigint, allowances.until)
    WHERE allowances.next_at <= $6::bigint`,
  releaseAllowances: 'DELETE FROM allowances WHERE key IN (SELECT json_array_elements_text($1))',
  forgetAllowances: 'DELETE FROM allowances WHERE until < $1',
  addOutage: `
    INSERT INTO outages (began, until)
    SELECT at, $1 FROM (SELECT at FROM alive FOR UPDATE) AS last WHERE at + $2::bigint < $3::bigint ON CONFLICT DO NOTHING`,
  forgetOutages: 'DELETE FROM outages WHERE until < $1',
  beat: `
    INSERT INTO alive (one, at) VALUES (1, $1)
    ON CONFLICT (one) DO UPDATE SET at = greatest(alive.at, excluded.at)`,

  addValue: 'INSERT INTO installation (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING',
  setValue: `
    INSERT INTO installation (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  seeServer: `
    INSERT INTO servers (id, settings, seen_at) VALUES ($1, $2, $3)
    ON CONFLICT (id) DO UPDATE SET settings = excluded.settings, seen_at = excluded.seen_at`,
  forgetServers: 'DELETE FROM servers WHERE seen_at < $1',
  dropServer: 'DELETE FROM servers WHERE id = $1',

  /** Writes the value that is already there. */
  probe: 'UPDATE schema_version SET version = version',
};

/** Joins the snapshot and the last move, which together give the state of a match. */
const standing = `
  LEFT JOIN matches ON matches.table_id = tables.id
  LEFT JOIN moves ON moves.table_id = tables.id AND moves.version = tables.version`;

const heads = `
  SELECT tables.id, tables.rev, tables.status, tables.settings, tables.auto_start, tables.host, tables.created_at,
    tables.active_at, tables.rematch, tables.muted, tables.barred, tables.vote, tables.clock, tables.wish, tables.shuffle,
    CASE WHEN moves.version IS NULL THEN matches.asked ELSE moves.asked END AS asked,
    CASE WHEN moves.version IS NULL THEN matches.answer_window ELSE moves.answer_window END AS answer_window, moves.at AS moved_at
  FROM tables ${standing}`;

const moves = 'SELECT version, at, seat, action, request, rules, asked, answer_window FROM moves WHERE table_id = $1';

const messages = 'SELECT seq, at, version, line, watchers, speaker, name, seat, phrase, text, moment FROM chat';

const recent = "(tables.status <> 'finished' OR tables.active_at > $1)";

/** Every value must occur in its statement; otherwise the database cannot infer its type. */
export const reads: Readonly<Record<ReadName, string>> = {
  user: 'SELECT id, name, secret_hash, seen_at, quiet, links, turned_off FROM people WHERE id = $1',
  devicesOf: `
    SELECT id, person, secret_hash, name, way, added_at, seen_at, checked_at FROM devices
    WHERE person = $1 ORDER BY added_at, id`,
  hasDevice: 'SELECT 1 FROM devices WHERE id = $1 AND person = $2',
  hasRoom: 'SELECT 1 WHERE (SELECT count(*) FROM devices WHERE person = $1) < $2',
  devicesToDrop: 'SELECT id FROM devices WHERE person = $1 AND id <> $2 AND id = coalesce($3, id) ORDER BY added_at, id',
  passkeysOf: 'SELECT * FROM passkeys WHERE person = $1 ORDER BY added_at, id',
  passkey: 'SELECT * FROM passkeys WHERE id = $1',
  knownDevices: 'SELECT id FROM devices WHERE id IN (SELECT json_array_elements_text($1))',
  deviceToken: `
    SELECT hash, person, way, table_id, version, expires_at, device, channel FROM device_tokens WHERE hash = $1`,
  channelsAt: `${channels} WHERE address = $1 AND confirmed ORDER BY created_at, id`,
  channelsWithoutAddress: `${channels} WHERE kind = 'mail' AND address IS NULL`,

  table: `
    SELECT id, rev, status, settings, auto_start, host, created_at, active_at, rematch, muted, barred, vote, clock, wish,
      shuffle
    FROM tables WHERE id = $1`,
  seats: `${seats} WHERE seats.table_id = $1 ORDER BY seats.seat`,
  match: 'SELECT version, rules, asked, answer_window, requests, state FROM matches WHERE table_id = $1',
  moves: `${moves} AND version >= $2::bigint ORDER BY version`,
  movesSince: `${moves} AND version > (SELECT version FROM matches WHERE table_id = $1) ORDER BY version`,
  // Every row has at least one line.
  newestLog: `
    SELECT seq, at, version, entries FROM log WHERE table_id = $1
    UNION ALL
    SELECT seq, at, version, entries FROM moves WHERE table_id = $1 AND lines > 0
    ORDER BY seq DESC LIMIT ${limits.page}`,
  newestChat: `${messages} WHERE table_id = $1 ORDER BY seq DESC LIMIT ${limits.page}`,
  // Waits for messages that another server is storing.
  lockTable: 'SELECT 1 FROM tables WHERE id = $1 AND rev = $2 FOR UPDATE',
  // A comment and a new group with its match wait for each other.
  lockChat: 'SELECT 1 FROM tables WHERE id = $1 FOR NO KEY UPDATE',
  hasCome: 'SELECT 1 FROM tables WHERE id = $1 AND version >= $2',

  standings: `
    SELECT id, rev, coalesce(version, 0) AS version,
      coalesce((SELECT max(seq) + 1 FROM chat WHERE table_id = tables.id), 0) AS messages
    FROM tables
    WHERE id IN (SELECT json_array_elements_text($1))`,

  head: `${heads} WHERE tables.id = $1`,
  recentHeads: `${heads} WHERE ${recent}`,
  recentSeats: `${seats} JOIN tables ON tables.id = seats.table_id WHERE ${recent} ORDER BY seats.table_id, seats.seat`,
  recentIds: `SELECT id FROM tables WHERE ${recent}`,
  runningIds,
  tablesOf: 'SELECT table_id AS id FROM seats WHERE person = $1',
  idleTables: `
    SELECT tables.id FROM tables ${standing}
    WHERE tables.status = $1 AND tables.active_at < $2 AND coalesce(moves.at, 0) < $3`,
  timedTables: timedTables(standing),
  dueTables: 'SELECT id, due_at AS due FROM tables WHERE due_at < $1',
  outages: 'SELECT began AS "from", until FROM outages ORDER BY began',

  log: `
    SELECT seq, at, version, entries FROM log WHERE table_id = $1 AND seq < $2::bigint AND version <= $3::bigint
    UNION ALL
    SELECT seq, at, version, entries FROM moves
    WHERE table_id = $4 AND seq < $5::bigint AND version <= $6::bigint AND lines > 0
    ORDER BY seq DESC LIMIT $7`,
  chat: `
    ${messages}
    WHERE table_id = $1 AND seq < $2::bigint AND watchers <= $3 AND (watchers OR version IS NULL OR version <= $4::bigint)
    ORDER BY seq DESC LIMIT $5`,
  comments: comments('$1'),
  seen: 'SELECT version, line, message FROM seen WHERE table_id = $1 AND person = $2',
  news: `
    SELECT seen.table_id AS id, greatest(0, tables.next_line - 1 - seen.line) AS lines, (
      SELECT count(*) FROM chat WHERE table_id = seen.table_id AND NOT watchers AND seq > seen.message
    ) AS messages
    FROM seen JOIN tables ON tables.id = seen.table_id WHERE seen.person = $1`,
  seatTransfer: 'SELECT hash, table_id, person, expires_at, used, device FROM handovers WHERE hash = $1',

  sizes: sizesOf(`
      SELECT tables.id, greatest(tables.active_at, moves.at) AS active_at, coalesce(tables.version, 0) AS moves
      FROM tables ${standing} WHERE tables.status = $1 ORDER BY 2 DESC, 1 LIMIT $2 OFFSET $3`),
  users: `
    SELECT id, name, seen_at,
      (SELECT coalesce(json_agg(table_id), '[]') FROM seats WHERE person = people.id)::text AS tables
    FROM people ORDER BY seen_at DESC, id LIMIT $1 OFFSET $2`,
  // Versions have no gaps, so the last one is the number of moves.
  figures: figuresWith('SELECT coalesce(sum(version), 0) FROM tables'),
  blocks,
  channel: `${channels} WHERE id = $1`,
  channelMarked: `${channels} WHERE mark = $1`,
  channelsOf: `${channels} WHERE person = $1 OR table_id = $2 ORDER BY created_at, id`,
  channelOwners: 'SELECT DISTINCT coalesce(person, table_id) AS id FROM channels WHERE confirmed',
  notificationsUntil: `
    SELECT id, table_id, person, kind, version, about, due_at FROM notices WHERE due_at <= $1 ORDER BY due_at, id LIMIT 500`,
  deliveriesUntil: `
    SELECT id, channel, body, tries, due_at, made_at FROM deliveries
    WHERE due_at <= $1 AND claimed_at IS NULL AND channel NOT IN (SELECT json_array_elements_text($2)) ORDER BY due_at, id LIMIT 100`,
  nextDue,
  group: `${groups} WHERE id = $1`,
  groupAt: `${groups} WHERE token = $1`,
  groupsOf: groupsOf('$1'),
  membersOf: `${members} WHERE group_members.group_id = $1 ORDER BY group_members.position`,
  hasMember: 'SELECT 1 FROM group_members WHERE group_id = $1 AND person = $2',
  groupMatches: `${groupMatches} WHERE group_id = $1 AND finished_at < $2::bigint ORDER BY finished_at DESC LIMIT $3`,
  groupSeats: `
    ${groupSeats} WHERE group_id = $1 AND table_id IN (
      SELECT table_id FROM group_matches WHERE group_id = $1 AND finished_at < $2::bigint ORDER BY finished_at DESC LIMIT $3
    ) ORDER BY table_id, seat`,
  seatNames: 'SELECT name FROM group_seats WHERE group_id = $1 AND table_id = $2 ORDER BY seat',
  groupComments: groupComments('$1', '$2'),
  groupDocument: 'SELECT document FROM group_matches WHERE group_id = $1 AND table_id = $2',
  pendingDocuments,
  value: 'SELECT value FROM installation WHERE name = $1',
  servers: 'SELECT id, settings, seen_at FROM servers WHERE id <> $1 ORDER BY id',
  allowedAt: `
    SELECT max(next_at) AS at FROM allowances WHERE key IN (SELECT json_array_elements_text($1)) AND until > $2::bigint`,
  size: 'SELECT pg_database_size(current_database()) AS bytes',
  now: 'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now',
};
