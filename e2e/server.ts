import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url));
const START_MS = 60_000;

/** Environment variables; some depend on the server's URL. */
type Settings = Readonly<Record<string, string>> | ((url: string) => Readonly<Record<string, string>>);

/** Otherwise servers would outlive a stopped test runner. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** The built server on its own port, with its own data. */
export class Server {
  readonly url: string;
  readonly #dataDir: string;
  readonly #program: string;
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | null = null;
  #output = '';

  private constructor(port: number, dataDir: string, settings: Settings, program: string) {
    this.url = `http://127.0.0.1:${port}`;
    this.#dataDir = dataDir;
    this.#program = program;
    const more = typeof settings === 'function' ? settings(this.url) : settings;
    this.#env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, ...more };
  }

  /**
   * Starts a server and waits until it is ready.
   *
   * @param settings environment variables beside address and data
   * @param program replaces the server's program
   */
  static async start(settings: Settings = {}, program = main): Promise<Server> {
    const dataDir = await mkdtemp(join(tmpdir(), 'sobremesa-e2e-'));
    const server = new Server(await freePort(), dataDir, settings, program);
    await server.restart();
    return server;
  }

  /** All output of the server so far, for failed tests. */
  get output(): string {
    return this.#output;
  }

  /** Restarts it at the same address and with the same data. A running one is killed first. */
  async restart(): Promise<void> {
    await this.kill();
    const child = spawn(process.execPath, ['--enable-source-maps', this.#program], {
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    running.add(child);
    child.once('exit', () => running.delete(child));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
      });
    }
    await this.#ready(child);
  }

  /** Sends a message to a program that listens to its parent, and waits for its answer. */
  async tell(message: number): Promise<void> {
    if (this.#child === null) throw new Error('The server is not running.');
    const answered = once(this.#child, 'message');
    this.#child.send(message);
    await answered;
  }

  /** Kills it at once, as in a power cut. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Stops it gracefully; `restart` starts it again. */
  async close(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** Stops it gracefully, and deletes its data. */
  async stop(): Promise<void> {
    await this.close();
    await rm(this.#dataDir, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  async #ready(child: ChildProcess): Promise<void> {
    const deadline = Date.now() + START_MS;
    while (Date.now() < deadline && child.exitCode === null) {
      const answer = await fetch(`${this.url}/readyz`).catch(() => null);
      if (answer?.ok === true) return;
      await sleep(50);
    }
    throw new Error(`The server did not become ready:\n${this.#output}`);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
