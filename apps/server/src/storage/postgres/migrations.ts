import type { ClientBase } from 'pg';
import { newerSchema } from '../errors.ts';

/**
 * The history of the schema: migration n creates version n. Released migrations never change; new
 * ones are appended. During a rolling update, servers of two releases share a database, so a
 * migration must not remove anything that the previous release uses. The tables mean the same as
 * SQLite's.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE people (
    id text COLLATE "C" PRIMARY KEY,
    name text NOT NULL,
    secret_hash bytea NOT NULL,
    seen_at bigint NOT NULL
  );
  CREATE INDEX people_by_seen ON people (seen_at);

  CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY,
    rev integer NOT NULL,
    status text NOT NULL CHECK (status IN ('open', 'running', 'finished')),
    settings text NOT NULL,
    auto_start boolean NOT NULL,
    host text COLLATE "C" REFERENCES people (id),
    created_at bigint NOT NULL,
    active_at bigint NOT NULL,
    rematch text,
    muted text NOT NULL,
    vote text,
    -- How far its match has come, null before it begins, and the number of the log's next line. Writers change them before
    -- anything else, and so wait for one another.
    version integer,
    next_line integer NOT NULL DEFAULT 0
  ) WITH (fillfactor = 50);
  CREATE INDEX tables_by_status ON tables (status, active_at);
  CREATE INDEX tables_by_host ON tables (host);

  CREATE TABLE seats (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat integer NOT NULL,
    state text NOT NULL CHECK (state IN ('free', 'taken', 'closed', 'reserved')),
    person text COLLATE "C" REFERENCES people (id),
    stand_in text CHECK (stand_in IN ('away', 'left', 'removed')),
    ordinal integer NOT NULL CHECK (ordinal > 0),
    bot text,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, person),
    CHECK (CASE state
      WHEN 'taken' THEN (person IS NULL) <> (bot IS NULL)
      WHEN 'reserved' THEN person IS NOT NULL AND bot IS NULL
      ELSE person IS NULL AND bot IS NULL
    END)
  );
  CREATE INDEX seats_by_person ON seats (person);

  CREATE TABLE matches (
    table_id text COLLATE "C" PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    version integer NOT NULL,
    rules integer NOT NULL,
    asked text NOT NULL,
    answer_window text,
    requests text NOT NULL,
    state text NOT NULL
  );

  CREATE TABLE moves (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version integer NOT NULL,
    at bigint NOT NULL,
    seat integer NOT NULL,
    action text NOT NULL,
    request text,
    rules integer NOT NULL,
    asked text NOT NULL,
    answer_window text,
    seq integer NOT NULL,
    lines integer NOT NULL,
    entries text NOT NULL,
    PRIMARY KEY (table_id, version)
  );

  CREATE TABLE log (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq integer NOT NULL,
    at bigint NOT NULL,
    version integer NOT NULL,
    lines integer NOT NULL,
    entries text NOT NULL,
    PRIMARY KEY (table_id, seq)
  );

  CREATE TABLE chat (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq integer NOT NULL,
    at bigint NOT NULL,
    version integer,
    line integer,
    watchers boolean NOT NULL,
    speaker text,
    name text NOT NULL,
    seat integer,
    phrase text,
    text text,
    PRIMARY KEY (table_id, seq),
    CHECK ((version IS NULL) = (line IS NULL)),
    CHECK ((phrase IS NULL) <> (text IS NULL))
  );

  CREATE TABLE handovers (
    hash bytea PRIMARY KEY,
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person text COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    expires_at bigint NOT NULL,
    used boolean NOT NULL
  );
  CREATE INDEX handovers_by_expiry ON handovers (expires_at);
  CREATE INDEX handovers_by_table ON handovers (table_id);
  CREATE INDEX handovers_by_person ON handovers (person);

  CREATE TABLE blocks (
    address text PRIMARY KEY,
    until bigint NOT NULL
  );

  -- By which a server finds out whether its last transaction was stored when it has lost the connection.
  CREATE TABLE writers (
    id text COLLATE "C" PRIMARY KEY,
    nth bigint NOT NULL
  );
  `,
  `
  CREATE TABLE seen (
    person text COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version integer NOT NULL,
    line integer NOT NULL,
    message integer NOT NULL,
    PRIMARY KEY (person, table_id)
  );
  CREATE INDEX seen_by_table ON seen (table_id);
  `,
  `
  CREATE TABLE channels (
    id text COLLATE "C" PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('push', 'mail', 'hook')),
    person text COLLATE "C" REFERENCES people (id) ON DELETE CASCADE,
    table_id text COLLATE "C" REFERENCES tables (id) ON DELETE CASCADE,
    mark bytea NOT NULL UNIQUE,
    sealed bytea NOT NULL,
    language text NOT NULL,
    confirmed boolean NOT NULL,
    created_at bigint NOT NULL,
    CHECK ((person IS NULL) = (kind = 'hook') AND (table_id IS NULL) <> (kind = 'hook'))
  );
  CREATE INDEX channels_by_person ON channels (person);
  CREATE INDEX channels_by_table ON channels (table_id);

  CREATE TABLE notices (
    id text COLLATE "C" PRIMARY KEY,
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person text COLLATE "C" REFERENCES people (id) ON DELETE CASCADE,
    kind text NOT NULL,
    version integer NOT NULL,
    about text NOT NULL,
    due_at bigint NOT NULL
  );
  CREATE INDEX notices_by_due ON notices (due_at);
  CREATE INDEX notices_by_table ON notices (table_id);
  CREATE INDEX notices_by_person ON notices (person);

  CREATE TABLE deliveries (
    id text COLLATE "C" PRIMARY KEY,
    channel text COLLATE "C" NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
    body text NOT NULL,
    tries integer NOT NULL,
    due_at bigint NOT NULL,
    made_at bigint NOT NULL,
    -- When a server has begun to send it; null while nobody has.
    claimed_at bigint
  );
  CREATE INDEX deliveries_by_due ON deliveries (due_at);
  CREATE INDEX deliveries_by_channel ON deliveries (channel);
  `,
  'ALTER TABLE people ADD COLUMN quiet text;',
  `
  ALTER TABLE tables ADD COLUMN clock text;
  ALTER TABLE tables ADD COLUMN wish text;
  ALTER TABLE tables ADD COLUMN due_at bigint;
  CREATE INDEX tables_by_due ON tables (due_at) WHERE due_at IS NOT NULL;

  CREATE TABLE alive (
    one integer PRIMARY KEY CHECK (one = 1),
    at bigint NOT NULL
  );
  CREATE TABLE outages (
    began bigint PRIMARY KEY,
    until bigint NOT NULL
  );
  `,
  `
  CREATE TABLE installation (
    name text COLLATE "C" PRIMARY KEY,
    value text NOT NULL
  );
  CREATE TABLE servers (
    id text COLLATE "C" PRIMARY KEY,
    settings text NOT NULL,
    seen_at bigint NOT NULL
  );
  `,
  `
  -- How often something has happened, and when it may again.
  CREATE TABLE allowances (
    key text COLLATE "C" PRIMARY KEY,
    taken integer NOT NULL,
    next_at bigint NOT NULL,
    until bigint NOT NULL
  );
  CREATE INDEX allowances_by_until ON allowances (until);
  `,
  "ALTER TABLE tables ADD COLUMN barred text NOT NULL DEFAULT '[]';",
  `
  -- Each device of a person has a secret of its own. The secret of a person becomes that of their
  -- first device, which has the person's id; \`people.secret_hash\` keeps it for a release.
  CREATE TABLE devices (
    id text COLLATE "C" PRIMARY KEY,
    person text COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    secret_hash bytea NOT NULL,
    name text NOT NULL,
    way text NOT NULL,
    added_at bigint NOT NULL,
    seen_at bigint NOT NULL,
    -- Up to when its reader knows which other devices were added.
    checked_at bigint NOT NULL
  );
  CREATE INDEX devices_by_person ON devices (person);
  INSERT INTO devices SELECT id, id, secret_hash, '', 'first', seen_at, seen_at, seen_at FROM people;

  -- What adds a device, once: a link, a link in a notification, or a code.
  CREATE TABLE device_tokens (
    hash bytea PRIMARY KEY,
    person text COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    way text NOT NULL,
    -- For a link in a notification: its table, and the match's version if it ends with the turn.
    table_id text COLLATE "C" REFERENCES tables (id) ON DELETE CASCADE,
    version integer,
    expires_at bigint NOT NULL
  );
  CREATE INDEX device_tokens_by_person ON device_tokens (person);
  CREATE INDEX device_tokens_by_table ON device_tokens (table_id);
  CREATE INDEX device_tokens_by_expiry ON device_tokens (expires_at);

  -- A browser's channel goes with its device. Up to now all of a person were one.
  ALTER TABLE channels ADD COLUMN device text COLLATE "C" REFERENCES devices (id) ON DELETE CASCADE;
  UPDATE channels SET device = person WHERE kind = 'push';
  CREATE INDEX channels_by_device ON channels (device);
  -- A keyed hash of an e-mail address alone; null until a server has filled it in.
  ALTER TABLE channels ADD COLUMN address bytea;
  CREATE INDEX channels_by_address ON channels (address);
  -- Whether links in a person's notifications may add a device.
  ALTER TABLE people ADD COLUMN links boolean NOT NULL DEFAULT true;
  `,
  `
  -- A link ends with the device that made it, and one in a message with the channel it was sent to.
  ALTER TABLE device_tokens ADD COLUMN device text COLLATE "C" REFERENCES devices (id) ON DELETE CASCADE;
  ALTER TABLE device_tokens ADD COLUMN channel text COLLATE "C" REFERENCES channels (id) ON DELETE CASCADE;
  CREATE INDEX device_tokens_by_device ON device_tokens (device);
  CREATE INDEX device_tokens_by_channel ON device_tokens (channel);
  ALTER TABLE handovers ADD COLUMN device text COLLATE "C" REFERENCES devices (id) ON DELETE CASCADE;
  CREATE INDEX handovers_by_device ON handovers (device);
  `,
  `
  -- The ids of devices that were signed out: a restored backup must not bring them back.
  CREATE TABLE signed_out_devices (
    id text COLLATE "C" PRIMARY KEY,
    person text COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE
  );
  CREATE INDEX signed_out_devices_by_person ON signed_out_devices (person);
  `,
  `
  -- The kinds of notification that a person does not get, as JSON.
  ALTER TABLE people ADD COLUMN turned_off text NOT NULL DEFAULT '[]';
  `,
  `
  -- Passkeys (WebAuthn credentials), each of which ends with the device that created it.
  CREATE TABLE passkeys (
    id text COLLATE "C" PRIMARY KEY,
    person text COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    device text COLLATE "C" NOT NULL REFERENCES devices (id) ON DELETE CASCADE,
    name text NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    added_at bigint NOT NULL,
    used_at bigint
  );
  CREATE INDEX passkeys_by_person ON passkeys (person);
  CREATE INDEX passkeys_by_device ON passkeys (device);
  `,
  `
  -- People who play together. The token is the secret of the link for new members.
  CREATE TABLE groups (
    id text COLLATE "C" PRIMARY KEY,
    name text NOT NULL,
    token text COLLATE "C" NOT NULL UNIQUE,
    created_at bigint NOT NULL
  );
  CREATE TABLE group_members (
    group_id text COLLATE "C" NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
    person text COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    -- Their id within the group.
    member text COLLATE "C" NOT NULL,
    joined_at bigint NOT NULL,
    -- The order in which they joined.
    position integer NOT NULL,
    PRIMARY KEY (group_id, person)
  );
  CREATE INDEX group_members_by_person ON group_members (person);
  -- Former members who had their names removed from the group's matches.
  CREATE TABLE group_forgotten (
    group_id text COLLATE "C" NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
    member text COLLATE "C" NOT NULL,
    PRIMARY KEY (group_id, member)
  );
  -- Finished matches. They outlive their tables.
  CREATE TABLE group_matches (
    group_id text COLLATE "C" NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
    table_id text COLLATE "C" NOT NULL,
    game text NOT NULL,
    options text NOT NULL,
    started_at bigint NOT NULL,
    finished_at bigint NOT NULL,
    ending text NOT NULL,
    -- The match's document without the names of people, deflated.
    document bytea,
    -- Whether the document has yet to be written.
    pending boolean NOT NULL DEFAULT true,
    PRIMARY KEY (group_id, table_id)
  );
  CREATE INDEX group_matches_by_end ON group_matches (group_id, finished_at);
  CREATE INDEX group_matches_by_age ON group_matches (finished_at);
  CREATE INDEX group_matches_pending ON group_matches (table_id) WHERE pending;
  CREATE TABLE group_seats (
    group_id text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    seat integer NOT NULL,
    -- Null for bots, and for former members who had their names removed.
    member text COLLATE "C",
    name text,
    bot text,
    points double precision,
    won boolean NOT NULL,
    PRIMARY KEY (group_id, table_id, seat),
    FOREIGN KEY (group_id, table_id) REFERENCES group_matches (group_id, table_id) ON DELETE CASCADE
  );
  CREATE INDEX group_seats_by_member ON group_seats (group_id, member);
  `,
  `
  -- The draw of the match's seed, as JSON; null for tables of earlier releases.
  ALTER TABLE tables ADD COLUMN shuffle text;
  `,
  `
  -- The version of the finished match on which a message comments.
  ALTER TABLE chat ADD COLUMN moment integer;
  -- The comments on a group's match, once its table is removed.
  CREATE TABLE group_comments (
    group_id text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    seq integer NOT NULL,
    at bigint NOT NULL,
    moment integer NOT NULL,
    seat integer NOT NULL,
    speaker text,
    text text NOT NULL,
    PRIMARY KEY (group_id, table_id, seq),
    FOREIGN KEY (group_id, table_id) REFERENCES group_matches (group_id, table_id) ON DELETE CASCADE
  );
  `,
  `
  -- A group keeps a comment from the moment when a member writes it. The member is the author.
  ALTER TABLE group_comments ADD COLUMN member text COLLATE "C", ADD COLUMN name text;
  INSERT INTO group_comments (group_id, table_id, seq, at, moment, seat, speaker, name, text)
  SELECT group_id, table_id, seq, at, moment, seat, speaker, chat.name, text
  FROM chat JOIN group_seats USING (table_id, seat) WHERE moment IS NOT NULL;
  UPDATE group_comments SET member = seats.member, name = coalesce(group_comments.name, seats.name)
  FROM group_seats AS seats
  WHERE (seats.group_id, seats.table_id, seats.seat) = (group_comments.group_id, group_comments.table_id, group_comments.seat);
  DELETE FROM group_comments WHERE member IS NULL;
  ALTER TABLE group_comments ALTER COLUMN member SET NOT NULL, ALTER COLUMN name SET NOT NULL;
  CREATE INDEX group_comments_by_member ON group_comments (group_id, member);
  -- People who had their names removed from a group. No later group of the table names them.
  CREATE TABLE forgotten_people (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person text COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, person)
  );
  INSERT INTO forgotten_people
  SELECT DISTINCT table_id, person FROM group_seats JOIN seats USING (table_id, seat)
  WHERE member IS NULL AND group_seats.bot IS NULL AND person IS NOT NULL;
  `,
];

/** The key of the advisory lock: a random number, to avoid collisions with other programs. */
const LOCK = '7276303517';

/**
 * Migrates the database to this server's schema, in one transaction. Servers that start at the same
 * time wait for each other.
 *
 * @param steps replaces `migrations` in tests of future ones
 * @throws NewerSchemaError if the database has a later schema
 */
export async function migrate(client: ClientBase, steps: readonly string[] = migrations): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`SELECT pg_advisory_xact_lock(${LOCK})`);
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version');
    const version = rows[0]?.version ?? 0;
    if (version > steps.length) throw newerSchema(version, steps.length);
    for (const sql of steps.slice(version)) await client.query(sql);
    if (version < steps.length) {
      await client.query('DELETE FROM schema_version');
      await client.query('INSERT INTO schema_version VALUES ($1)', [steps.length]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
