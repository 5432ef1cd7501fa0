import { setTimeout as sleep } from 'node:timers/promises';
import { hasRedis, Redis } from '../apps/server/test/support/redis.ts';
import { postgresPrograms, TestPostgres } from '../apps/server/test/support/postgres.ts';
import { ReverseProxy } from './reverseProxy.ts';
import { Server } from './server.ts';

/** How often the proxy polls the servers' readiness, in milliseconds. */
const LOOK_EVERY = 100;

/** Whether the programs that several servers need are installed. In CI they must be. */
export const canCluster = hasRedis && postgresPrograms !== null;

/**
 * Servers on one PostgreSQL and one Redis, all at one address: a proxy forwards each request to the
 * next ready server.
 */
export class Cluster {
  readonly servers: readonly Server[];
  readonly #postgres: TestPostgres;
  readonly #redis: Redis;
  readonly #ready = new Set<Server>();
  readonly #looking: NodeJS.Timeout;
  #proxy: ReverseProxy | null = null;
  /**
   * Pages request many files and one WebSocket. WebSockets are counted separately, so that they are
   * distributed, too.
   */
  readonly #turns = { request: 0, webSocket: 0 };

  private constructor(postgres: TestPostgres, redis: Redis, servers: readonly Server[]) {
    this.#postgres = postgres;
    this.#redis = redis;
    this.servers = servers;
    this.#looking = setInterval(() => servers.forEach((server) => void this.#look(server)), LOOK_EVERY);
  }

  static async start(size: number): Promise<Cluster> {
    const [postgres, redis] = await Promise.all([TestPostgres.start(), Redis.start()]);
    const settings = { DATABASE_URL: await postgres.newDatabase(), REDIS_URL: redis.url, TRUST_PROXY: '1' };
    const servers = await Promise.all(Array.from({ length: size }, () => Server.start(settings)));
    const cluster = new Cluster(postgres, redis, servers);
    cluster.#proxy = await ReverseProxy.among((kind) => cluster.#next(kind), size);
    while (cluster.#ready.size < size) await sleep(LOOK_EVERY);
    return cluster;
  }

  /** The common address of all servers. */
  get url(): string {
    return this.#proxy?.url ?? '';
  }

  /** All output of the servers so far. */
  get output(): string {
    return this.servers.map(({ url, output }) => `${url}\n${output}`).join('\n');
  }

  /** Number of WebSockets per server. */
  get webSockets(): readonly number[] {
    return this.servers.map(({ url }) => this.#proxy?.webSocketsTo(url) ?? 0);
  }

  async stop(): Promise<void> {
    clearInterval(this.#looking);
    await this.#proxy?.end();
    await Promise.all(this.servers.map((server) => server.stop()));
    await Promise.all([this.#postgres.stop(), this.#redis[Symbol.asyncDispose]()]);
  }

  #next(kind: 'request' | 'webSocket'): URL | null {
    const ready = this.servers.filter((server) => this.#ready.has(server));
    const next = ready[this.#turns[kind]++ % ready.length];
    return next === undefined ? null : new URL(next.url);
  }

  async #look(server: Server): Promise<void> {
    const answer = await fetch(`${server.url}/readyz`).catch(() => null);
    if (answer?.ok === true) this.#ready.add(server);
    else this.#ready.delete(server);
  }
}
