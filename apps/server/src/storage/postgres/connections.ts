import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError, Pool, types, type ClientBase, type PoolClient } from 'pg';
import { NewerSchemaError, StorageFailedError } from '../errors.ts';

/** Connections of one server at most. */
const MOST = 8;

/**
 * Longest time for a statement, for a connection, and to find out what became of one that was lost.
 * In milliseconds.
 */
const PATIENCE = 5000;

/** What is given to the database to say that it gives up before we do. In milliseconds. */
const GRACE = 2000;

const PAUSE = 100;

/** The process of the database at the other end of a connection. */
interface Backend {
  pid: number;
  startedAt: string;
}

/** The connection ended before an answer came: what was asked for may have been done, or not. */
export class LostError extends Error {
  override readonly name = 'LostError';
  readonly backend: Backend | undefined;

  constructor(backend: Backend | undefined, cause: unknown) {
    super(`the connection to the database was lost: ${reasonOf(cause)}`, { cause });
    this.backend = backend;
  }
}

/** Some connections to one database. Those that break are replaced when they are needed. */
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
    // One that ends while nobody uses it concerns nobody.
    this.#pool.on('error', () => undefined);
  }

  /**
   * Does something on a connection of its own, which is not used again if it fails.
   *
   * @throws LostError, StorageFailedError when there is no connection, or what `work` throws
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
   * Asks what became of something on a connection that was lost, as soon as there is another one
   * and nobody works on it any more.
   *
   * @throws StorageFailedError when that cannot be known
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
   * Overrides the database's own settings: an acknowledged write is on its disk, and no statement
   * or idle transaction waits for ever.
   */
  async #prepare(client: ClientBase): Promise<void> {
    // One that ends between two statements tells whoever makes the next one.
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

  /** @throws Error when it still works afterwards */
  async #end(client: ClientBase, backend: Backend | undefined): Promise<void> {
    if (backend === undefined) return;
    const { rows } = await client.query<{ ended: boolean }>(
      `SELECT pg_terminate_backend(pid, $3) AS ended FROM pg_stat_activity WHERE pid = $1 AND backend_start::text = $2`,
      [backend.pid, backend.startedAt, GRACE],
    );
    if (rows[0]?.ended === false) throw new Error('the lost connection is still at work');
  }
}

/** Why something failed, without what was sent. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  const { message, code } = error as NodeJS.ErrnoException;
  return message === '' ? String(code) : message;
}

/**
 * Whether the connection is gone: by itself, or because the database ends it (class 57P), and says
 * so while it still can.
 */
function isLost(error: unknown): boolean {
  if (error instanceof StorageFailedError || error instanceof NewerSchemaError) return false;
  return !(error instanceof DatabaseError) || (error.code ?? '').startsWith('57P');
}

/** Numbers that may be larger than what JavaScript counts would be texts; ours never are. */
function getTypeParser(...[oid, format]: Parameters<typeof types.getTypeParser>) {
  return oid === types.builtins.INT8 ? Number : (types.getTypeParser(oid, format) as (text: string) => unknown);
}
