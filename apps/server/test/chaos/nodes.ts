import { setTimeout as sleep } from 'node:timers/promises';
import { TestPostgres } from '../support/postgres.ts';
import { freePort, runServer, temporaryFolder } from '../support/process.ts';
import { Redis } from '../support/redis.ts';
import { Link } from './link.ts';

/** Interval at which the front checks which nodes are ready, and its timeout; in milliseconds. */
const LOOK = 250;
const ANSWERS_WITHIN = 1000;

/** Error of a wrong clock, fast or slow; in milliseconds. */
const CLOCK_OFF = 60_000;

const ERROR = 50;

/** A server in its own process, with its own links to Postgres and Redis. */
export class Node {
  readonly name: string;
  readonly port: number;
  readonly postgres: Link;
  readonly redis: Link;
  /** Possible error of its clock, in milliseconds. */
  readonly clockOff: number;
  isReady = false;
  #logged = '';
  readonly #env: Record<string, string>;
  readonly #program: string;
  #server: ReturnType<typeof runServer> | null = null;

  constructor(parts: {
    name: string;
    port: number;
    postgres: Link;
    redis: Link;
    clockOff: number;
    env: Record<string, string>;
    program: string;
  }) {
    this.name = parts.name;
    this.port = parts.port;
    this.postgres = parts.postgres;
    this.redis = parts.redis;
    this.clockOff = parts.clockOff;
    this.#env = { ...parts.env, CLOCK_OFF: String(parts.clockOff) };
    this.#program = parts.program;
  }

  /** The log of all its processes, line by line. */
  get logged(): string[] {
    return `${this.#logged}${this.#server?.output.stderr ?? ''}`.split('\n').filter((line) => line !== '');
  }

  /** Log lines about faults of the server, not about the disturbances. */
  get mistakes(): string[] {
    return this.logged.filter((line) => isMistake(line)).map((line) => `${this.name}: ${line}`);
  }

  async start(): Promise<void> {
    this.#server = runServer(this.#env, this.#program);
    await this.#server.ready;
  }

  async kill(): Promise<void> {
    this.isReady = false;
    await this.#server?.[Symbol.asyncDispose]();
    this.#logged += this.#server?.output.stderr ?? '';
    this.#server = null;
  }

  pause(): void {
    this.#server?.kill('SIGSTOP');
  }

  wake(): void {
    this.#server?.kill('SIGCONT');
  }

  /** Switches its clock between wrong by `clockOff` and right. */
  turnClock(): void {
    this.#server?.kill('SIGUSR2');
  }

  async look(): Promise<boolean> {
    const signal = AbortSignal.timeout(ANSWERS_WITHIN);
    this.isReady = await fetch(`http://127.0.0.1:${this.port}/readyz`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    return this.isReady;
  }
}

/**
 * Several nodes on one Postgres and one Redis, behind an address that forwards each guest to the
 * next ready node.
 */
export class Nodes {
  readonly nodes: readonly Node[];
  readonly postgres: TestPostgres;
  readonly redis: Redis;
  /** The address for guests. */
  readonly url: string;
  /** Bypasses all links. */
  readonly databaseUrl: string;
  readonly #stop: () => Promise<void>;

  private constructor(parts: Pick<Nodes, 'nodes' | 'postgres' | 'redis' | 'url' | 'databaseUrl'>, stop: () => Promise<void>) {
    this.nodes = parts.nodes;
    this.postgres = parts.postgres;
    this.redis = parts.redis;
    this.url = parts.url;
    this.databaseUrl = parts.databaseUrl;
    this.#stop = stop;
  }

  /** @param program the built server */
  static async start(program: string, size: number): Promise<Nodes> {
    const postgres = await TestPostgres.start();
    const redis = await Redis.start();
    const data = temporaryFolder();
    const databaseUrl = await postgres.newDatabase();
    const nodes: Node[] = [];
    for (let i = 0; i < size; i++) {
      const database = new URL(databaseUrl);
      const to = { postgres: Number(database.port), redis: redis.port };
      const links = { postgres: await Link.open(() => to.postgres), redis: await Link.open(() => to.redis) };
      database.port = String(links.postgres.port);
      const port = await freePort();
      const env = {
        PORT: String(port),
        DATA_DIR: data.path,
        DATABASE_URL: database.href,
        REDIS_URL: `redis://127.0.0.1:${links.redis.port}`,
        ADMIN: 'false',
        LOG_LEVEL: 'info',
      };
      const clockOff = i % 2 === 0 ? CLOCK_OFF : -CLOCK_OFF;
      nodes.push(new Node({ name: `node ${i + 1}`, port, ...links, clockOff, env, program }));
    }
    let turn = 0;
    const front = await Link.open(() => {
      const ready = nodes.filter(({ isReady }) => isReady);
      return ready[turn++ % ready.length]?.port ?? null;
    });
    for (const node of nodes) await node.start();
    const over = new AbortController();
    const watching = watch(nodes, over.signal);
    return new Nodes({ nodes, postgres, redis, url: `http://127.0.0.1:${front.port}`, databaseUrl }, async () => {
      over.abort();
      front.close();
      for (const node of nodes) {
        await node.kill();
        node.postgres.close();
        node.redis.close();
      }
      await watching;
      await redis[Symbol.asyncDispose]();
      await postgres.stop();
      data[Symbol.dispose]();
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#stop();
  }
}

/** Polls until the signal. */
async function watch(nodes: readonly Node[], over: AbortSignal): Promise<void> {
  while (!over.aborted) await Promise.all([...nodes.map((node) => node.look()), sleep(LOOK)]);
}

function isMistake(line: string): boolean {
  try {
    const { level, err } = JSON.parse(line) as { level: number; err?: { type: string; refusal?: { code: string } } };
    // The test itself makes the database unreachable.
    const isExpected = err?.type === 'StorageFailedError' || err?.refusal?.code === 'unavailable';
    return level >= ERROR && !isExpected;
  } catch {
    return true;
  }
}
