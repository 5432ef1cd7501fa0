import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { DatabaseSharedError } from '../errors.ts';

/** The key of the advisory lock: a random number, to avoid collisions with other programs. */
const LOCK = '7276303518';

/** How long to retry, since a server that has just died still holds its lock. In milliseconds. */
const PATIENCE = 3000;
const PAUSE = 200;
const AGAIN = 1000;

/**
 * A server's advisory lock on its database: exclusive for a single server, shared for servers that
 * exchange their writes. It lasts as long as its connection, and is taken again on a new one when
 * that breaks.
 */
export class Claim {
  readonly #url: string;
  readonly #take: string;
  readonly #onChange: (isOurs: boolean) => void;
  #client: Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  private constructor(url: string, alone: boolean, onChange: (isOurs: boolean) => void) {
    this.#url = url;
    this.#onChange = onChange;
    this.#take = `SELECT pg_try_advisory_lock${alone ? '' : '_shared'}(${LOCK}) AS taken`;
  }

  /**
   * @param onChange called when the connection breaks (false), and when the lock is held again
   *   (true)
   * @throws DatabaseSharedError if another server uses the database and one of them needs it
   *   exclusively; or an error of `pg`
   */
  static async stake(url: string, alone: boolean, onChange: (isOurs: boolean) => void = () => undefined): Promise<Claim> {
    const claim = new Claim(url, alone, onChange);
    const until = performance.now() + PATIENCE;
    while (!(await claim.#try())) {
      if (performance.now() > until) {
        throw new DatabaseSharedError(
          'another server uses the database of DATABASE_URL. Stop that one, or set REDIS_URL for all, so that they work together.',
        );
      }
      await sleep(PAUSE);
    }
    return claim;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }

  /** Resolves to whether the lock is held. */
  async #try(): Promise<boolean> {
    const client = new Client({ connectionString: this.#url, connectionTimeoutMillis: PATIENCE, keepAlive: true });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ taken: boolean }>(this.#take);
    if (rows[0]?.taken !== true || this.#closed) {
      await client.end();
      return false;
    }
    this.#client = client;
    client.once('end', () => this.#lost());
    return true;
  }

  #lost(): void {
    if (this.#closed) return;
    this.#onChange(false);
    this.#again();
  }

  #again(): void {
    if (this.#closed) return;
    const again = async () => {
      const isOurs = await this.#try().catch(() => false);
      if (isOurs) this.#onChange(true);
      else this.#again();
    };
    this.#timer = setTimeout(() => void again(), AGAIN).unref();
  }
}
