import { setTimeout as sleep } from 'node:timers/promises';
import { TestPostgres } from '../support/postgres.ts';
import { freePort, runServer, temporaryFolder } from '../support/process.ts';
import { Redis } from '../support/redis.ts';
import { Link } from './link.ts';

/**
 * How often the front looks which nodes can do their work, and how long it waits for one to say so;
 * in milliseconds.
 */
const LOOK = 250;
const ANSWERS_WITHIN = 1000;

/** A clock goes wrong by so much, ahead or behind; in milliseconds. */
const CLOCK_OFF = 60_000;

const ERROR = 50;

/** A server in a process of its own, which reaches Postgres and Redis by links of its own. */
export class Node {
  readonly name: string;
  readonly port: number;
  readonly postgres: Link;
  readonly redis: Link;
  /** How wrong its clock can go, in milliseconds. */
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

  /** What its processes have logged, line by line. */
  get logged(): string[] {
    return `${this.#logged}${this.#server?.output.stderr ?? ''}`.split('\n').filter((line) => line !== '');
  }

  /** What of that tells of a mistake, and not of what was done to it. */
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

  /** Its clock goes wrong by `clockOff`, or, after that, is right again. */
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
 * Several nodes on one Postgres and one Redis, and the address in front of them, which leads each
 * guest to the next one that is ready.
 */
export class Nodes {
  readonly nodes: readonly Node[];
  readonly postgres: TestPostgres;
  readonly redis: Redis;
  /** Where guests come. */
  readonly url: string;
  /** Past all links. */
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

/** Until the signal. */
async function watch(nodes: readonly Node[], over: AbortSignal): Promise<void> {
  while (!over.aborted) await Promise.all([...nodes.map((node) => node.look()), sleep(LOOK)]);
}

function isMistake(line: string): boolean {
  try {
    const { level, err } = JSON.parse(line) as { level: number; err?: { type: string; refusal?: { code: string } } };
    // It was done to the server that it cannot reach its database.
    const isExpected = err?.type === 'StorageFailedError' || err?.refusal?.code === 'unavailable';
    return level >= ERROR && !isExpected;
  } catch {
    return true;
  }
}
