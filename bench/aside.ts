import { readdirSync, readFileSync } from 'node:fs';
import { TestPostgres } from '../apps/server/test/support/postgres.ts';
import { Redis } from '../apps/server/test/support/redis.ts';

/** Linux counts processor time in ticks of this many milliseconds. */
const TICK_MS = 10;

/**
 * Services beside the measured servers: a PostgreSQL with fsync, and a Redis if there are several
 * servers.
 */
export class Aside {
  /** Environment variables for the servers. */
  readonly settings: Readonly<Record<string, string>>;
  readonly #postgres: TestPostgres;
  readonly #redis: Redis | null;

  private constructor(postgres: TestPostgres, redis: Redis | null, databaseUrl: string) {
    this.#postgres = postgres;
    this.#redis = redis;
    this.settings = { DATABASE_URL: databaseUrl, ...(redis === null ? {} : { REDIS_URL: redis.url }) };
  }

  static async start(servers: number): Promise<Aside> {
    const postgres = await TestPostgres.start({ fsync: true });
    const redis = servers > 1 ? await Redis.start() : null;
    return new Aside(postgres, redis, await postgres.newDatabase());
  }

  /** Processor time of PostgreSQL so far, in milliseconds; NaN if the system does not report it. */
  get databaseMs(): number {
    const { pid } = this.#postgres;
    try {
      const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
      const times = all.flatMap((name) => timesOf(name) ?? []);
      const own = times.filter((each) => each.pid === pid || each.parent === pid);
      return TICK_MS * own.reduce((sum, each) => sum + each.own + (each.pid === pid ? each.ended : 0), 0);
    } catch {
      return Number.NaN;
    }
  }

  async stop(): Promise<void> {
    await this.#postgres.stop();
    await this.#redis?.[Symbol.asyncDispose]();
  }
}

/** Ticks of a process and of its ended children; null when the process has ended. */
function timesOf(pid: string): { pid: number; parent: number; own: number; ended: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The fields after the process name, which may contain anything: state, parent, and so on.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number) as [number, number, number, number];
    return { pid: Number(pid), parent: Number(fields[1]), own: user + system, ended: endedUser + endedSystem };
  } catch {
    return null;
  }
}
