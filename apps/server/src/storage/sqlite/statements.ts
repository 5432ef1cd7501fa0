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
import { SCHEMA_VERSION } from './migrations.ts';

/** All SQL except the schema, by name. `sql/calls.ts` declares the result rows. */

/**
 * The number of the next log line. Lines are in the row of the move that they were stored with, or
 * in a separate row. The row of a move without lines has the number that its first line would have.
 */
const nextLine = `
  max(
    coalesce((SELECT seq + lines FROM log WHERE table_id = new.table_id ORDER BY seq DESC LIMIT 1), 0),
    coalesce((SELECT seq + lines FROM moves WHERE table_id = new.table_id ORDER BY version DESC LIMIT 1), 0)
  )`;

export const writes: Readonly<Record<WriteName, string>> = {
  addUser: 'INSERT INTO people (id, name, secret_hash, seen_at) VALUES (?, ?, ?, ?)',
  renameUser: 'UPDATE people SET name = ? WHERE id = ?',
  seeUser: 'UPDATE people SET seen_at = max(seen_at, ?) WHERE id = ?',
  setQuiet: 'UPDATE people SET quiet = ? WHERE id = ?',
  setLinks: 'UPDATE people SET links = ? WHERE id = ?',
  setTurnedOff: 'UPDATE people SET turned_off = ? WHERE id = ?',
  addDevice: `
    INSERT INTO devices (id, person, secret_hash, name, way, added_at, seen_at, checked_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO NOTHING`,
  seeDevice: 'UPDATE devices SET name = ?, seen_at = max(seen_at, ?) WHERE id = ?',
  checkDevice: 'UPDATE devices SET checked_at = max(checked_at, ?) WHERE id = ?',
  // A server of the previous release identifies the first device by this hash.
  voidSecrets: `
    UPDATE people SET secret_hash = zeroblob(32)
    WHERE id = ? AND secret_hash IN (
      SELECT secret_hash FROM devices WHERE person = ? AND id <> ? AND id = coalesce(?, id)
    )`,
  recordSignOuts: `
    INSERT INTO signed_out_devices (id, person)
    SELECT id, person FROM devices WHERE person = ? AND id <> ? AND id = coalesce(?, id)
    ON CONFLICT DO NOTHING`,
  addPasskey: `
    INSERT INTO passkeys (id, person, device, name, public_key, counter, added_at)
    SELECT ?, ?, ?, ?, ?, ?, ? WHERE (SELECT count(*) FROM passkeys WHERE person = ?) < ?`,
  usePasskey: 'UPDATE passkeys SET counter = ?, used_at = ? WHERE id = ? AND counter <= ?',
  dropPasskey: 'DELETE FROM passkeys WHERE id = ? AND person = ?',
  dropDevices: 'DELETE FROM devices WHERE person = ? AND id <> ? AND id = coalesce(?, id)',
  addDeviceToken: `
    INSERT INTO device_tokens (hash, person, way, table_id, version, expires_at, device, channel)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  useDeviceToken: 'DELETE FROM device_tokens WHERE hash = ?',
  cutDeviceTokens: `
    DELETE FROM device_tokens WHERE hash IN (
      SELECT hash FROM device_tokens WHERE person = ? AND way = ?
      ORDER BY expires_at DESC, hash LIMIT -1 OFFSET ?
    )`,
  dropDeviceTokens: 'DELETE FROM device_tokens WHERE person = ? AND way IN (SELECT value FROM json_each(?))',
  forgetDeviceTokens: 'DELETE FROM device_tokens WHERE expires_at < ?',
  forgetUsers: `
    DELETE FROM people WHERE seen_at < ?
    AND id NOT IN (SELECT person FROM seats WHERE person IS NOT NULL)
    AND id NOT IN (SELECT host FROM tables WHERE host IS NOT NULL)`,

  addTable: `
    INSERT INTO tables (status, settings, auto_start, host, active_at, rematch, muted, barred, vote, clock, wish,
      shuffle, due_at, id, rev, created_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  changeTable: `
    UPDATE tables SET status = ?, settings = ?, auto_start = ?, host = ?, active_at = ?, rematch = ?, muted = ?, barred = ?, vote = ?,
      clock = ?, wish = ?, shuffle = ?, due_at = ?, rev = rev + 1
    WHERE id = ? AND rev + 1 = ?`,
  deleteTable: 'DELETE FROM tables WHERE id = ? AND rev = ?',
  clearSeats: 'DELETE FROM seats WHERE table_id = ?',
  addSeat: 'INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)',

  beginMatch: 'INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  keepSnapshot: `
    WITH new (table_id, version, rules, asked, answer_window, requests, state) AS (VALUES (?, ?, ?, ?, ?, ?, ?))
    UPDATE matches SET (version, rules, asked, answer_window, requests, state) =
      (SELECT version, rules, asked, answer_window, requests, state FROM new)
    WHERE table_id = (SELECT table_id FROM new) AND version < (SELECT version FROM new)`,
  // Versions have no gaps, so the newest is the one without a successor.
  addMove: `
    WITH new (table_id, version, at, seat, action, request, rules, asked, answer_window, seq, lines, entries)
      AS (VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?))
    INSERT INTO moves
    SELECT table_id, version, at, seat, action, request, rules, asked, answer_window, coalesce(seq, ${nextLine}), lines, entries
    FROM new
    WHERE (
      EXISTS (SELECT 1 FROM moves WHERE table_id = new.table_id AND version = new.version - 1)
      OR EXISTS (SELECT 1 FROM matches WHERE table_id = new.table_id AND version = new.version - 1)
    ) AND (seq IS NULL OR seq >= ${nextLine})
    ON CONFLICT DO NOTHING`,
  addLog: `
    WITH new (table_id, seq, at, version, lines, entries) AS (VALUES (?, ?, ?, ?, ?, ?))
    INSERT INTO log SELECT * FROM new WHERE seq >= ${nextLine}`,

  addChat: 'INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  cutChat: `
    WITH room (table_id, watchers, kept) AS (VALUES (?, ?, ?))
    DELETE FROM chat WHERE (table_id, watchers) = (SELECT table_id, watchers FROM room) AND moment IS NULL AND seq <= (
      SELECT seq FROM chat JOIN room USING (table_id, watchers)
      WHERE moment IS NULL ORDER BY seq DESC LIMIT 1 OFFSET (SELECT kept FROM room)
    )`,

  see: `
    INSERT INTO seen (table_id, person, version, line, message) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (person, table_id) DO UPDATE SET
      version = max(version, excluded.version), line = max(line, excluded.line), message = max(message, excluded.message)
    WHERE excluded.version > version OR excluded.line > line OR excluded.message > message`,

  addSeatTransfer: 'INSERT INTO handovers (hash, table_id, person, expires_at, used, device) VALUES (?, ?, ?, ?, ?, ?)',
  useSeatTransfer: 'UPDATE handovers SET used = 1 WHERE hash = ? AND used = 0',
  dropSeatTransfers: 'DELETE FROM handovers WHERE person = ?',
  forgetSeatTransfers: 'DELETE FROM handovers WHERE expires_at < ?',

  addBlock: 'INSERT INTO blocks VALUES (?, ?) ON CONFLICT (address) DO UPDATE SET until = excluded.until',
  dropBlock: 'DELETE FROM blocks WHERE address = ?',
  forgetBlocks: 'DELETE FROM blocks WHERE until < ?',

  addChannel: `
    INSERT INTO channels (id, kind, person, table_id, mark, sealed, language, confirmed, created_at, device, address)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (mark) DO UPDATE
      SET person = excluded.person, table_id = excluded.table_id, language = excluded.language,
        sealed = CASE WHEN channels.kind = 'mail' AND channels.confirmed THEN channels.sealed ELSE excluded.sealed END,
        device = CASE WHEN channels.kind = 'mail' AND channels.confirmed THEN NULL ELSE excluded.device END,
        address = excluded.address`,
  setChannelAddress: 'UPDATE channels SET address = ? WHERE id = ?',
  // A confirmed address outlives the device that added it.
  confirmChannel: "UPDATE channels SET confirmed = 1, device = CASE WHEN kind = 'mail' THEN NULL ELSE device END WHERE id = ?",
  dropOthers: `
    DELETE FROM channels WHERE EXISTS (
      SELECT 1 FROM channels AS kept WHERE kept.id = ? AND kept.kind = channels.kind AND kept.person = channels.person
      AND kept.id <> channels.id
    )`,
  dropChannel: 'DELETE FROM channels WHERE id = ?',
  dropUnconfirmedMails: "DELETE FROM channels WHERE person = ? AND kind = 'mail' AND NOT confirmed",
  forgetChannels: 'DELETE FROM channels WHERE NOT confirmed AND created_at < ?',

  addNotification: `
    INSERT INTO notices (id, table_id, person, kind, version, about, due_at) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET version = excluded.version, about = excluded.about, due_at = excluded.due_at`,
  takeNotification: 'DELETE FROM notices WHERE id = ? AND version = ? AND due_at = ?',
  deferNotification: 'UPDATE notices SET due_at = ? WHERE id = ? AND version = ? AND due_at = ?',
  dropNotifications: 'DELETE FROM notices WHERE table_id = ? AND person = ? AND kind IN (SELECT value FROM json_each(?))',
  addDelivery: 'INSERT INTO deliveries (id, channel, body, tries, due_at, made_at) VALUES (?, ?, ?, ?, ?, ?)',
  claimDelivery: 'UPDATE deliveries SET claimed_at = ? WHERE id = ? AND claimed_at IS NULL',
  endDelivery: 'DELETE FROM deliveries WHERE id = ?',
  deferDelivery: 'UPDATE deliveries SET claimed_at = NULL, tries = ?, due_at = ? WHERE id = ?',
  forgetDeliveries: 'DELETE FROM deliveries WHERE claimed_at < ?',
  addGroup: 'INSERT INTO groups (id, name, token, created_at) VALUES (?, ?, ?, ?)',
  // SQLite has one writer at a time.
  lockGroup: 'UPDATE groups SET name = name WHERE id = ?',
  lockGroupsOf: 'UPDATE groups SET name = name WHERE id IN (SELECT group_id FROM group_matches WHERE table_id = ?)',
  renameGroup: 'UPDATE groups SET name = ? WHERE id = ?',
  renewGroup: 'UPDATE groups SET token = ? WHERE id = ?',
  addMember: addMember('SELECT ? AS group_id, ? AS person, ? AS member, ? AS joined_at'),
  dropMember: 'DELETE FROM group_members WHERE group_id = ? AND member = ?',
  addForgotten: 'INSERT INTO group_forgotten (group_id, member) VALUES (?, ?) ON CONFLICT DO NOTHING',
  dropForgotten: 'DELETE FROM group_forgotten WHERE group_id = ? AND member = ?',
  keepComment: keepComment('SELECT ? AS table_id, ? AS seq, ? AS person'),
  keepComments: keepComments('SELECT ? AS group_id, ? AS table_id, ? AS speaker, ? AS member'),
  forgetComments: forgetComments('?', '?'),
  forgetInSeats: 'UPDATE group_seats SET member = NULL, name = NULL WHERE group_id = ? AND member = ?',
  dropIfEmpty: dropIfEmpty('?'),
  deleteGroup: 'DELETE FROM groups WHERE id = ?',
  dropEmptyGroups,
  addGroupMatch: addGroupMatch(
    'SELECT ? AS group_id, ? AS table_id, ? AS game, ? AS options, ? AS started_at, ? AS finished_at, ? AS ending',
    'max',
  ),
  addGroupSeat: addGroupSeat(
    'SELECT ? AS group_id, ? AS table_id, ? AS seat, ? AS member, ? AS name, ? AS bot, ? AS points, ? AS won',
  ),
  hideForgotten: `
    UPDATE group_seats SET member = NULL, name = NULL
    WHERE group_id = ? AND table_id = ? AND (group_id, member) IN (SELECT group_id, member FROM group_forgotten)`,
  hideForgottenPerson: `
    UPDATE group_seats SET member = NULL, name = NULL
    WHERE group_id = ? AND table_id = ? AND member = ? AND (table_id, ?) IN (SELECT table_id, person FROM forgotten_people)`,
  rememberForgotten: `
    ${rememberForgotten('SELECT ? AS person, ? AS group_id', 'instr')}
    ON CONFLICT DO NOTHING`,
  stayForgotten: `
    INSERT INTO forgotten_people (table_id, person)
    SELECT id, ? FROM tables, group_forgotten WHERE id = ? AND group_id = ? AND member = ? ON CONFLICT DO NOTHING`,
  storeGroupDocument: 'UPDATE group_matches SET document = ?, pending = 0 WHERE table_id = ? AND pending',
  forgetGroupMatches: 'DELETE FROM group_matches WHERE finished_at < ?',
  renewAllowance: 'DELETE FROM allowances WHERE key = ? AND until <= ?',
  takeAllowance: `
    INSERT INTO allowances (key, taken, next_at, until) VALUES (?, 1, ?, ?)
    ON CONFLICT (key) DO UPDATE
      SET taken = taken + 1, next_at = coalesce(? + json_extract(?, '$[' || taken || ']'), until)
    WHERE next_at <= ?`,
  releaseAllowances: 'DELETE FROM allowances WHERE key IN (SELECT value FROM json_each(?))',
  forgetAllowances: 'DELETE FROM allowances WHERE until < ?',
  addOutage: `
    INSERT INTO outages SELECT at, ? FROM alive WHERE at + ? < ? ON CONFLICT DO NOTHING`,
  forgetOutages: 'DELETE FROM outages WHERE until < ?',
  beat: 'INSERT INTO alive VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = max(at, excluded.at)',

  addValue: 'INSERT INTO installation VALUES (?, ?) ON CONFLICT DO NOTHING',
  setValue: 'INSERT INTO installation VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  seeServer: `
    INSERT INTO servers VALUES (?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET settings = excluded.settings, seen_at = excluded.seen_at`,
  forgetServers: 'DELETE FROM servers WHERE seen_at < ?',
  dropServer: 'DELETE FROM servers WHERE id = ?',

  /** Writes the value that is already there. */
  probe: `PRAGMA user_version = ${SCHEMA_VERSION}`,
};

/** Joins the snapshot and the last move, which together give the state of a match. */
const standing = `
  LEFT JOIN matches ON matches.table_id = tables.id
  LEFT JOIN moves ON moves.table_id = tables.id AND moves.version = (SELECT max(version) FROM moves WHERE table_id = tables.id)`;

const heads = `
  SELECT tables.*, CASE WHEN moves.version IS NULL THEN matches.asked ELSE moves.asked END AS asked,
    CASE WHEN moves.version IS NULL THEN matches.answer_window ELSE moves.answer_window END AS answer_window, moves.at AS moved_at
  FROM tables ${standing}`;

const moves = 'SELECT version, at, seat, action, request, rules, asked, answer_window FROM moves WHERE table_id = ?';

const messages = 'SELECT seq, at, version, line, watchers, speaker, name, seat, phrase, text, moment FROM chat';

const recent = "tables.status <> 'finished' OR tables.active_at > ?";

export const reads: Readonly<Record<ReadName, string>> = {
  user: 'SELECT * FROM people WHERE id = ?',
  devicesOf: `
    SELECT id, person, secret_hash, name, way, added_at, seen_at, checked_at FROM devices
    WHERE person = ? ORDER BY added_at, id`,
  hasDevice: 'SELECT 1 FROM devices WHERE id = ? AND person = ?',
  hasRoom: 'SELECT 1 WHERE (SELECT count(*) FROM devices WHERE person = ?) < ?',
  devicesToDrop: 'SELECT id FROM devices WHERE person = ? AND id <> ? AND id = coalesce(?, id) ORDER BY added_at, id',
  passkeysOf: 'SELECT * FROM passkeys WHERE person = ? ORDER BY added_at, id',
  passkey: 'SELECT * FROM passkeys WHERE id = ?',
  knownDevices: 'SELECT id FROM devices WHERE id IN (SELECT value FROM json_each(?))',
  deviceToken: `
    SELECT hash, person, way, table_id, version, expires_at, device, channel FROM device_tokens WHERE hash = ?`,
  channelsAt: `${channels} WHERE address = ? AND confirmed ORDER BY created_at, id`,
  channelsWithoutAddress: `${channels} WHERE kind = 'mail' AND address IS NULL`,

  table: 'SELECT * FROM tables WHERE id = ?',
  seats: `${seats} WHERE seats.table_id = ? ORDER BY seats.seat`,
  match: 'SELECT version, rules, asked, answer_window, requests, state FROM matches WHERE table_id = ?',
  moves: `${moves} AND version >= ? ORDER BY version`,
  movesSince: `${moves} AND version > (SELECT version FROM matches WHERE table_id = moves.table_id) ORDER BY version`,
  // Every row has at least one line.
  newestLog: `
    WITH asked (id) AS (VALUES (?))
    SELECT seq, at, version, entries FROM log WHERE table_id = (SELECT id FROM asked)
    UNION ALL SELECT seq, at, version, entries FROM moves WHERE table_id = (SELECT id FROM asked) AND lines > 0
    ORDER BY seq DESC LIMIT ${limits.page}`,
  newestChat: `${messages} WHERE table_id = ? ORDER BY seq DESC LIMIT ${limits.page}`,
  lockTable: 'SELECT 1 FROM tables WHERE id = ? AND rev = ?',
  lockChat: 'SELECT 1 FROM tables WHERE id = ?',
  hasCome: `
    WITH asked (id, version) AS (VALUES (?, ?))
    SELECT 1 FROM asked JOIN moves ON moves.table_id = asked.id AND moves.version = asked.version
    UNION ALL SELECT 1 FROM asked JOIN matches ON matches.table_id = asked.id AND matches.version >= asked.version`,

  standings: `
    SELECT tables.id, tables.rev, max(coalesce(matches.version, 0), coalesce(moves.version, 0)) AS version,
      coalesce((SELECT max(seq) + 1 FROM chat WHERE table_id = tables.id), 0) AS messages
    FROM tables ${standing} WHERE tables.id IN (SELECT value FROM json_each(?))`,

  head: `${heads} WHERE tables.id = ?`,
  recentHeads: `${heads} WHERE ${recent}`,
  recentSeats: `${seats} JOIN tables ON tables.id = seats.table_id WHERE ${recent} ORDER BY seats.table_id, seats.seat`,
  recentIds: `SELECT id FROM tables WHERE ${recent}`,
  runningIds,
  tablesOf: 'SELECT table_id AS id FROM seats WHERE person = ?',
  idleTables: `SELECT id FROM (${heads} WHERE tables.status = ? AND tables.active_at < ?) WHERE coalesce(moved_at, 0) < ?`,
  timedTables: timedTables(standing),
  dueTables: 'SELECT id, due_at AS due FROM tables WHERE due_at < ?',
  outages: 'SELECT began AS "from", until FROM outages ORDER BY began',

  log: `
    SELECT seq, at, version, entries FROM log WHERE table_id = ? AND seq < ? AND version <= ?
    UNION ALL SELECT seq, at, version, entries FROM moves WHERE table_id = ? AND seq < ? AND version <= ? AND lines > 0
    ORDER BY seq DESC LIMIT ?`,
  chat: `
    ${messages}
    WHERE table_id = ? AND seq < ? AND watchers <= ? AND (watchers = 1 OR version IS NULL OR version <= ?)
    ORDER BY seq DESC LIMIT ?`,
  comments: comments('?'),
  seen: 'SELECT version, line, message FROM seen WHERE table_id = ? AND person = ?',
  news: `
    SELECT new.table_id AS id, max(0, ${nextLine} - 1 - new.line) AS lines, (
      SELECT count(*) FROM chat WHERE table_id = new.table_id AND watchers = 0 AND seq > new.message
    ) AS messages
    FROM seen AS new WHERE new.person = ?`,
  seatTransfer: 'SELECT * FROM handovers WHERE hash = ?',

  sizes: sizesOf(`
      SELECT tables.id, max(tables.active_at, coalesce(moves.at, 0)) AS active_at, coalesce(moves.version, 0) AS moves
      FROM tables ${standing} WHERE tables.status = ? ORDER BY 2 DESC, 1 LIMIT ? OFFSET ?`),
  users: `
    SELECT id, name, seen_at, (SELECT json_group_array(table_id) FROM seats WHERE person = people.id) AS tables
    FROM people ORDER BY seen_at DESC, id LIMIT ? OFFSET ?`,
  // Versions have no gaps, so the last one is the number of moves.
  figures: figuresWith('SELECT coalesce(sum((SELECT max(version) FROM moves WHERE table_id = tables.id)), 0) FROM tables'),
  blocks,
  channel: `${channels} WHERE id = ?`,
  channelMarked: `${channels} WHERE mark = ?`,
  channelsOf: `${channels} WHERE person = ? OR table_id = ? ORDER BY created_at, id`,
  channelOwners: 'SELECT DISTINCT coalesce(person, table_id) AS id FROM channels WHERE confirmed',
  notificationsUntil: `
    SELECT id, table_id, person, kind, version, about, due_at FROM notices WHERE due_at <= ? ORDER BY due_at, id LIMIT 500`,
  deliveriesUntil: `
    SELECT id, channel, body, tries, due_at, made_at FROM deliveries
    WHERE due_at <= ? AND claimed_at IS NULL AND channel NOT IN (SELECT value FROM json_each(?)) ORDER BY due_at, id LIMIT 100`,
  nextDue,
  group: `${groups} WHERE id = ?`,
  groupAt: `${groups} WHERE token = ?`,
  groupsOf: groupsOf('?'),
  membersOf: `${members} WHERE group_members.group_id = ? ORDER BY group_members.position`,
  hasMember: 'SELECT 1 FROM group_members WHERE group_id = ? AND person = ?',
  groupMatches: `${groupMatches} WHERE group_id = ? AND finished_at < ? ORDER BY finished_at DESC LIMIT ?`,
  groupSeats: `
    WITH asked (group_id, before, most) AS (VALUES (?, ?, ?))
    ${groupSeats} WHERE group_id = (SELECT group_id FROM asked) AND table_id IN (
      SELECT table_id FROM group_matches
      WHERE group_id = (SELECT group_id FROM asked) AND finished_at < (SELECT before FROM asked)
      ORDER BY finished_at DESC LIMIT (SELECT most FROM asked)
    ) ORDER BY table_id, seat`,
  seatNames: 'SELECT name FROM group_seats WHERE group_id = ? AND table_id = ? ORDER BY seat',
  groupComments: groupComments('?', '?'),
  groupDocument: 'SELECT document FROM group_matches WHERE group_id = ? AND table_id = ?',
  pendingDocuments,
  value: 'SELECT value FROM installation WHERE name = ?',
  servers: 'SELECT id, settings, seen_at FROM servers WHERE id <> ? ORDER BY id',
  allowedAt: 'SELECT max(next_at) AS at FROM allowances WHERE key IN (SELECT value FROM json_each(?)) AND until > ?',
  size: 'SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size',
  now: "SELECT CAST(round(unixepoch('subsec') * 1000) AS INTEGER) AS now",
};
