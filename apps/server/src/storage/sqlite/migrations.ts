import type { Database } from 'better-sqlite3';
import { newerSchema } from '../errors.ts';
import { copyInto } from './copy.ts';

/**
 * The history of the schema: migration n creates version n + 1. Released migrations never change;
 * new ones are appended.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    secret_hash BLOB NOT NULL,
    seen_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX people_by_seen ON people (seen_at);

  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    rev INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'running', 'finished')),
    settings TEXT NOT NULL,
    auto_start INTEGER NOT NULL CHECK (auto_start IN (0, 1)),
    host TEXT REFERENCES people (id),
    created_at INTEGER NOT NULL,
    active_at INTEGER NOT NULL,
    rematch TEXT,
    asked TEXT NOT NULL
  ) STRICT;
  CREATE INDEX tables_by_status ON tables (status, active_at);
  CREATE INDEX tables_by_host ON tables (host);

  CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('free', 'taken', 'closed', 'reserved')),
    person TEXT REFERENCES people (id),
    stand_in INTEGER NOT NULL CHECK (stand_in IN (0, 1)),
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, person),
    CHECK ((person IS NOT NULL) = (state IN ('taken', 'reserved')))
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seats_by_person ON seats (person);

  CREATE TABLE matches (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    state TEXT NOT NULL,
    requests TEXT NOT NULL,
    answer_window TEXT
  ) STRICT;

  CREATE TABLE undo (
    table_id TEXT NOT NULL REFERENCES matches (table_id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (table_id, place)
  ) STRICT;

  CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    version INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('game', 'table')),
    event TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    name TEXT NOT NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE handovers (
    hash BLOB PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL,
    used INTEGER NOT NULL CHECK (used IN (0, 1))
  ) STRICT;
  CREATE INDEX handovers_by_expiry ON handovers (expires_at);
  CREATE INDEX handovers_by_table ON handovers (table_id);
  CREATE INDEX handovers_by_person ON handovers (person);
  `,
  `
  CREATE TABLE moves (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    request TEXT,
    rules INTEGER NOT NULL,
    asked TEXT NOT NULL,
    answer_window TEXT,
    -- Lines of the log that came with it; apart they would double what a move writes to the disk.
    seq INTEGER NOT NULL,
    lines INTEGER NOT NULL,
    entries TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
  ) STRICT, WITHOUT ROWID;

  DROP TABLE undo;
  ALTER TABLE matches RENAME TO old_matches;
  CREATE TABLE matches (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    rules INTEGER NOT NULL,
    asked TEXT NOT NULL,
    answer_window TEXT,
    requests TEXT NOT NULL,
    state TEXT NOT NULL
  ) STRICT;
  INSERT INTO matches
    SELECT old.table_id, old.version, 1, tables.asked, old.answer_window, old.requests, old.state
    FROM old_matches AS old JOIN tables ON tables.id = old.table_id;
  DROP TABLE old_matches;
  ALTER TABLE tables DROP COLUMN asked;

  ALTER TABLE log RENAME TO old_log;
  CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    version INTEGER NOT NULL,
    lines INTEGER NOT NULL,
    entries TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;
  -- Who brought the end was a list, and what brought it was not said.
  UPDATE old_log
    SET event = json_object('type', 'endTriggered', 'player', event ->> '$.players[0]', 'cause', NULL)
    WHERE kind = 'game' AND event ->> '$.type' = 'endTriggered';
  INSERT INTO log
    SELECT table_id, seq, at, version, 1, json_array(json_object('kind', kind, 'event', json(event))) FROM old_log;
  DROP TABLE old_log;
  `,
  `
  ALTER TABLE chat RENAME TO old_chat;
  CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    version INTEGER,
    line INTEGER,
    watchers INTEGER NOT NULL CHECK (watchers IN (0, 1)),
    speaker TEXT,
    name TEXT NOT NULL,
    seat INTEGER,
    phrase TEXT,
    text TEXT,
    PRIMARY KEY (table_id, seq),
    CHECK ((version IS NULL) = (line IS NULL)),
    CHECK ((phrase IS NULL) <> (text IS NULL))
  ) STRICT, WITHOUT ROWID;
  INSERT INTO chat SELECT table_id, seq, at, NULL, NULL, 0, NULL, name, seat, NULL, text FROM old_chat;
  DROP TABLE old_chat;
  -- At tables that were opened before, whoever watches has talked with the players.
  UPDATE tables SET settings = json_set(settings, '$.watchersTalk', json('true'), '$.watchDelay', NULL);

  ALTER TABLE seats RENAME TO old_seats;
  CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('free', 'taken', 'closed', 'reserved')),
    person TEXT REFERENCES people (id),
    stand_in TEXT CHECK (stand_in IN ('away', 'left', 'removed')),
    ordinal INTEGER NOT NULL CHECK (ordinal > 0),
    bot TEXT,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, person),
    CHECK (CASE state
      WHEN 'taken' THEN (person IS NULL) <> (bot IS NULL)
      WHEN 'reserved' THEN person IS NOT NULL AND bot IS NULL
      ELSE person IS NULL AND bot IS NULL
    END)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO seats SELECT table_id, seat, state, person, CASE stand_in WHEN 1 THEN 'away' END, 1, NULL FROM old_seats;
  DROP TABLE old_seats;
  CREATE INDEX seats_by_person ON seats (person);

  ALTER TABLE tables ADD COLUMN muted TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE tables ADD COLUMN vote TEXT;

  CREATE TABLE blocks (
    address TEXT PRIMARY KEY,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- How far somebody has seen a match and its chat; -1 stands for no line, and for no message.
  CREATE TABLE seen (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    line INTEGER NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seen_by_table ON seen (table_id);
  `,
  `
  CREATE TABLE channels (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('push', 'mail', 'hook')),
    person TEXT REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT REFERENCES tables (id) ON DELETE CASCADE,
    mark BLOB NOT NULL UNIQUE,
    sealed BLOB NOT NULL,
    language TEXT NOT NULL,
    confirmed INTEGER NOT NULL CHECK (confirmed IN (0, 1)),
    created_at INTEGER NOT NULL,
    CHECK ((person IS NULL) = (kind = 'hook') AND (table_id IS NULL) <> (kind = 'hook'))
  ) STRICT;
  CREATE INDEX channels_by_person ON channels (person);
  CREATE INDEX channels_by_table ON channels (table_id);

  CREATE TABLE notices (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person TEXT REFERENCES people (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    version INTEGER NOT NULL,
    about TEXT NOT NULL,
    due_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX notices_by_due ON notices (due_at);
  CREATE INDEX notices_by_table ON notices (table_id);
  CREATE INDEX notices_by_person ON notices (person);

  CREATE TABLE deliveries (
    id TEXT PRIMARY KEY,
    channel TEXT NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
    body TEXT NOT NULL,
    tries INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    made_at INTEGER NOT NULL,
    -- When a server has begun to send it; null while nobody has.
    claimed_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX deliveries_by_due ON deliveries (due_at);
  CREATE INDEX deliveries_by_channel ON deliveries (channel);
  `,
  'ALTER TABLE people ADD COLUMN quiet TEXT;',
  `
  ALTER TABLE tables ADD COLUMN clock TEXT;
  ALTER TABLE tables ADD COLUMN wish TEXT;
  -- When the clock wants something done.
  ALTER TABLE tables ADD COLUMN due_at INTEGER;
  CREATE INDEX tables_by_due ON tables (due_at) WHERE due_at IS NOT NULL;

  -- When a server was there last, and the times in which none was.
  CREATE TABLE alive (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE outages (
    began INTEGER PRIMARY KEY,
    until INTEGER NOT NULL
  ) STRICT;
  `,
  `
  -- Values that concern the whole installation, such as its id.
  CREATE TABLE installation (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  -- The servers that run on this database, with fingerprints of their settings as JSON.
  CREATE TABLE servers (
    id TEXT PRIMARY KEY,
    settings TEXT NOT NULL,
    seen_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- How often something has happened, and when it may again.
  CREATE TABLE allowances (
    key TEXT PRIMARY KEY,
    taken INTEGER NOT NULL,
    next_at INTEGER NOT NULL,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX allowances_by_until ON allowances (until);
  `,
  "ALTER TABLE tables ADD COLUMN barred TEXT NOT NULL DEFAULT '[]';",
  `
  -- Each device of a person has a secret of its own. The secret of a person becomes that of their
  -- first device, which has the person's id; \`people.secret_hash\` keeps it for a release.
  CREATE TABLE devices (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    secret_hash BLOB NOT NULL,
    name TEXT NOT NULL,
    way TEXT NOT NULL,
    added_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL,
    -- Up to when its reader knows which other devices were added.
    checked_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX devices_by_person ON devices (person);
  INSERT INTO devices SELECT id, id, secret_hash, '', 'first', seen_at, seen_at, seen_at FROM people;

  -- What adds a device, once: a link, a link in a notification, or a code.
  CREATE TABLE device_tokens (
    hash BLOB PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    way TEXT NOT NULL,
    -- For a link in a notification: its table, and the match's version if it ends with the turn.
    table_id TEXT REFERENCES tables (id) ON DELETE CASCADE,
    version INTEGER,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX device_tokens_by_person ON device_tokens (person);
  CREATE INDEX device_tokens_by_table ON device_tokens (table_id);
  CREATE INDEX device_tokens_by_expiry ON device_tokens (expires_at);

  -- A browser's channel goes with its device. Up to now all of a person were one.
  ALTER TABLE channels ADD COLUMN device TEXT REFERENCES devices (id) ON DELETE CASCADE;
  UPDATE channels SET device = person WHERE kind = 'push';
  CREATE INDEX channels_by_device ON channels (device);
  -- A keyed hash of an e-mail address alone; null until a server has filled it in.
  ALTER TABLE channels ADD COLUMN address BLOB;
  CREATE INDEX channels_by_address ON channels (address);
  -- Whether links in a person's notifications may add a device.
  ALTER TABLE people ADD COLUMN links INTEGER NOT NULL DEFAULT 1 CHECK (links IN (0, 1));
  `,
  `
  -- A link ends with the device that made it, and one in a message with the channel it was sent to.
  ALTER TABLE device_tokens ADD COLUMN device TEXT REFERENCES devices (id) ON DELETE CASCADE;
  ALTER TABLE device_tokens ADD COLUMN channel TEXT REFERENCES channels (id) ON DELETE CASCADE;
  CREATE INDEX device_tokens_by_device ON device_tokens (device);
  CREATE INDEX device_tokens_by_channel ON device_tokens (channel);
  ALTER TABLE handovers ADD COLUMN device TEXT REFERENCES devices (id) ON DELETE CASCADE;
  CREATE INDEX handovers_by_device ON handovers (device);
  `,
  `
  -- The ids of devices that were signed out: a restored backup must not bring them back.
  CREATE TABLE signed_out_devices (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX signed_out_devices_by_person ON signed_out_devices (person);
  `,
  `
  -- The kinds of notification that a person does not get, as JSON.
  ALTER TABLE people ADD COLUMN turned_off TEXT NOT NULL DEFAULT '[]';
  `,
  `
  -- Passkeys (WebAuthn credentials), each of which ends with the device that created it.
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    device TEXT NOT NULL REFERENCES devices (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    public_key BLOB NOT NULL,
    counter INTEGER NOT NULL,
    added_at INTEGER NOT NULL,
    used_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX passkeys_by_person ON passkeys (person);
  CREATE INDEX passkeys_by_device ON passkeys (device);
  `,
  `
  -- People who play together. The token is the secret of the link for new members.
  CREATE TABLE groups (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    token TEXT NOT NULL UNIQUE,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE group_members (
    group_id TEXT NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    -- Their id within the group.
    member TEXT NOT NULL,
    joined_at INTEGER NOT NULL,
    -- The order in which they joined.
    position INTEGER NOT NULL,
    PRIMARY KEY (group_id, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX group_members_by_person ON group_members (person);
  -- Former members who had their names removed from the group's matches.
  CREATE TABLE group_forgotten (
    group_id TEXT NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
    member TEXT NOT NULL,
    PRIMARY KEY (group_id, member)
  ) STRICT, WITHOUT ROWID;
  -- Finished matches. They outlive their tables.
  CREATE TABLE group_matches (
    group_id TEXT NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    started_at INTEGER NOT NULL,
    finished_at INTEGER NOT NULL,
    ending TEXT NOT NULL,
    -- The match's document without the names of people, deflated.
    document BLOB,
    -- Whether the document has yet to be written.
    pending INTEGER NOT NULL DEFAULT 1 CHECK (pending IN (0, 1)),
    PRIMARY KEY (group_id, table_id)
  ) STRICT;
  CREATE INDEX group_matches_by_end ON group_matches (group_id, finished_at);
  CREATE INDEX group_matches_by_age ON group_matches (finished_at);
  CREATE INDEX group_matches_pending ON group_matches (table_id) WHERE pending;
  CREATE TABLE group_seats (
    group_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    -- Null for bots, and for former members who had their names removed.
    member TEXT,
    name TEXT,
    bot TEXT,
    points REAL,
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    PRIMARY KEY (group_id, table_id, seat),
    FOREIGN KEY (group_id, table_id) REFERENCES group_matches (group_id, table_id) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX group_seats_by_member ON group_seats (group_id, member);
  `,
  `
  -- The draw of the match's seed, as JSON; null for tables of earlier releases.
  ALTER TABLE tables ADD COLUMN shuffle TEXT;
  `,
  `
  -- The version of the finished match on which a message comments.
  ALTER TABLE chat ADD COLUMN moment INTEGER;
  -- The comments on a group's match, once its table is removed.
  CREATE TABLE group_comments (
    group_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    moment INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    speaker TEXT,
    text TEXT NOT NULL,
    PRIMARY KEY (group_id, table_id, seq),
    FOREIGN KEY (group_id, table_id) REFERENCES group_matches (group_id, table_id) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- A group keeps a comment from the moment when a member writes it. The member is the author.
  CREATE TABLE authored_comments (
    group_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    moment INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    speaker TEXT,
    member TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (group_id, table_id, seq),
    FOREIGN KEY (group_id, table_id) REFERENCES group_matches (group_id, table_id) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  INSERT INTO authored_comments
  SELECT group_id, table_id, seq, at, moment, seat, speaker, member, name, text
  FROM group_comments JOIN group_seats USING (group_id, table_id, seat) WHERE member IS NOT NULL;
  INSERT INTO authored_comments
  SELECT group_id, table_id, seq, at, moment, seat, speaker, member, chat.name, text
  FROM chat JOIN group_seats USING (table_id, seat) WHERE moment IS NOT NULL AND member IS NOT NULL;
  DROP TABLE group_comments;
  ALTER TABLE authored_comments RENAME TO group_comments;
  CREATE INDEX group_comments_by_member ON group_comments (group_id, member);
  -- People who had their names removed from a group. No later group of the table names them.
  CREATE TABLE forgotten_people (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO forgotten_people
  SELECT DISTINCT table_id, person FROM group_seats JOIN seats USING (table_id, seat)
  WHERE member IS NULL AND group_seats.bot IS NULL AND person IS NOT NULL;
  `,
];

/** The version that this server writes. */
export const SCHEMA_VERSION = migrations.length;

/**
 * Migrates the database to this server's schema, in one transaction. Keeps a copy of an older
 * database beside it, named `<file>.before-<version>`.
 *
 * @param steps replaces `migrations` in tests of future ones
 * @throws NewerSchemaError if the database has a later schema.
 */
export function migrate(db: Database, steps: readonly string[] = migrations): void {
  const version = db.pragma('user_version', { simple: true }) as number;
  const target = steps.length;
  if (version === target) return;
  if (version > target) throw newerSchema(version, target);
  if (version > 0) copyInto(db, `${db.name}.before-${target}`);
  // Otherwise rebuilding a table would delete the rows that refer to it. The setting cannot be
  // changed within a transaction.
  db.pragma('foreign_keys = OFF');
  db.transaction(() => {
    for (const sql of steps.slice(version)) db.exec(sql);
    const [broken] = db.pragma('foreign_key_check') as { table: string; parent: string }[];
    if (broken !== undefined)
      throw new Error(`after the migration, rows of ${broken.table} refer to missing rows of ${broken.parent}`);
    db.pragma(`user_version = ${target}`);
  }).immediate();
}
