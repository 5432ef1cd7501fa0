import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError, Pool, types, type ClientBase, type PoolClient } from 'pg';
import { NewerSchemaError, StorageFailedError } from '../errors.ts';

/** Maximum number of connections per server. */
const MOST = 8;

/**
 * Timeout of a statement, of a connection attempt, and of the check after a lost connection. In
 * milliseconds.
 */
const PATIENCE = 5000;

/** Additional time for the database to report its own timeout first. In milliseconds. */
const GRACE = 2000;

const PAUSE = 100;

/** The database process of a connection. */
interface Backend {
  pid: number;
  startedAt: string;
}

/** The connection ended before the answer. The operation may have taken effect or not. */
export class LostError extends Error {
  override readonly name = 'LostError';
  readonly backend: Backend | undefined;

  constructor(backend: Backend | undefined, cause: unknown) {
    super(`the connection to the database was lost: ${reasonOf(cause)}`, { cause });
    this.backend = backend;
  }
}

/** A pool of connections to one database. Broken ones are replaced on demand. */
export class Connections {
  readonly #pool: Pool;
  readonly #backends = new WeakMap<ClientBase, Backend>();

  constructor(url: string) {
    this.#pool = new Pool({
      connectionString: url,
      max: MOST,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE + GRACE,
      keepAlive: true,
      pipeline: true,
      fallback_application_name: 'sobremesa',
      types: { getTypeParser },
      onConnect: (client) => this.#prepare(client),
    });
    // An idle connection that ends needs no handling.
    this.#pool.on('error', () => undefined);
  }

  /**
   * Runs `work` on a connection, which is closed if `work` fails.
   *
   * @throws LostError, StorageFailedError if there is no connection, or any error of `work`
   */
  async run<T>(work: (client: ClientBase) => Promise<T>): Promise<T> {
    const client = await this.#connect();
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw isLost(error) ? new LostError(this.#backends.get(client), error) : error;
    }
  }

  /**
   * Determines whether an operation on a lost connection took effect: opens a new connection, ends
   * the lost one's process, then runs `ask`.
   *
   * @throws StorageFailedError if this fails
   */
  async findOut<T>(lost: LostError, ask: (client: ClientBase) => Promise<T>): Promise<T> {
    const until = performance.now() + PATIENCE;
    for (;;) {
      try {
        return await this.run(async (client) => {
          await this.#end(client, lost.backend);
          return ask(client);
        });
      } catch (error) {
        if (performance.now() > until) throw new StorageFailedError(lost.message, { cause: error });
        await sleep(PAUSE);
      }
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  async #connect(): Promise<PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (cause) {
      throw new StorageFailedError(`there is no connection to the database: ${reasonOf(cause)}`, { cause });
    }
  }

  /**
   * Overrides settings of the database: an acknowledged write must be on disk, and no statement or
   * idle transaction may wait forever.
   */
  async #prepare(client: ClientBase): Promise<void> {
    // If the connection ends between two statements, the next statement fails with that error.
    client.on('error', () => undefined);
    const { rows } = await client.query<Backend>(
      `SELECT pid, backend_start::text AS "startedAt",
        set_config('statement_timeout', $1, false), set_config('idle_in_transaction_session_timeout', $1, false),
        set_config('default_transaction_isolation', 'read committed', false),
        CASE current_setting('synchronous_commit') WHEN 'off' THEN set_config('synchronous_commit', 'on', false) END
      FROM pg_stat_activity WHERE pid = pg_backend_pid()`,
      [String(PATIENCE)],
    );
    if (rows[0] !== undefined) this.#backends.set(client, rows[0]);
  }

  /** @throws Error if the process is still running afterwards */
  async #end(client: ClientBase, backend: Backend | undefined): Promise<void> {
    if (backend === undefined) return;
    const { rows } = await client.query<{ ended: boolean }>(
      `SELECT pg_terminate_backend(pid, $3) AS ended FROM pg_stat_activity WHERE pid = $1 AND backend_start::text = $2`,
      [backend.pid, backend.startedAt, GRACE],
    );
    if (rows[0]?.ended === false) throw new Error('the process of the lost connection is still running');
  }
}

/** The reason for a failure, without the data that was sent. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  const { message, code } = error as NodeJS.ErrnoException;
  return message === '' ? String(code) : message;
}

/**
 * Whether the connection is gone: it broke, or the database closed it with an error of class 57P.
 */
function isLost(error: unknown): boolean {
  if (error instanceof StorageFailedError || error instanceof NewerSchemaError) return false;
  return !(error instanceof DatabaseError) || (error.code ?? '').startsWith('57P');
}

/** Parses 64-bit integers as numbers; ours never exceed the safe range. */
function getTypeParser(...[oid, format]: Parameters<typeof types.getTypeParser>) {
  return oid === types.builtins.INT8 ? Number : (types.getTypeParser(oid, format) as (text: string) => unknown);
}
