import type { ClientBase } from 'pg';
import { newerSchema } from '../errors.ts';

/**
 * The schema's history: migration n makes version n. Released migrations never change; new ones are
 * added. Several servers may share a database while they are replaced one after the other, so until
 * the next release a migration takes nothing away that the release before it uses. Meanings are
 * those of SQLite's tables.
 */
const migrations: readonly string[] = [
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
];

/** Of all that asks for this database's locks, a number that nobody else has taken by chance. */
const LOCK = '7276303517';

/**
 * Brings the database to this server's schema, in one transaction. Servers that start at the same
 * time wait for one another.
 *
 * @param steps as `migrations`, for a test of those to come
 * @throws NewerSchemaError when it already has a later one.
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
