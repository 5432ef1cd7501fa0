import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '@redis/client';

/** The program's names in Debian's packages `redis-server` and `valkey`. */
const program = ['redis-server', 'valkey-server'].find((name) => {
  try {
    return execFileSync(name, ['--version']).length > 0;
  } catch {
    return false;
  }
});

/** Whether tests with a Redis can run here. In CI they must. */
export const hasRedis = program !== undefined;
if (!hasRedis) {
  const what = 'these tests need a Redis: apt-get install redis-server';
  if (process.env.CI) throw new Error(what);
  console.warn(`skipped: ${what}`);
}

/** A separate Redis on a free port, with a temporary folder. */
export class Redis {
  readonly port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), 'sobremesa-redis-'));
  #process: ChildProcess | null = null;

  private constructor(port: number) {
    this.port = port;
  }

  static async start(): Promise<Redis> {
    const redis = new Redis(await freePort());
    await redis.run();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts it, empty, on the same port as before. */
  async run(): Promise<void> {
    const settings = ['--port', `${this.port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', this.#folder];
    this.#process = spawn(program ?? '', settings, { stdio: 'ignore' });
    while (!(await this.#answers())) await delay(20);
  }

  async kill(): Promise<void> {
    const running = this.#process;
    if (running === null) return;
    this.#process = null;
    running.kill('SIGKILL');
    await once(running, 'exit');
  }

  /** Deletes all its data. */
  async empty(): Promise<void> {
    const client = await createClient({ url: this.url }).connect();
    await client.flushAll();
    client.destroy();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #answers(): Promise<boolean> {
    const client = createClient({ url: this.url, socket: { reconnectStrategy: false } }).on('error', () => undefined);
    try {
      await client.connect();
      await client.ping();
      return true;
    } catch {
      return false;
    } finally {
      if (client.isOpen) client.destroy();
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
