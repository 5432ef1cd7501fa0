import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client, type QueryResultRow } from 'pg';
import { freePort } from './process.ts';

const USER = 'sobremesa';
const PASSWORD = 'correct-horse';
const INSTALLED = '/usr/lib/postgresql';
const OLDEST = 15;

/** The folder with PostgreSQL's programs. If there is none, prints what to install, and is null. */
export const postgresPrograms = find();

function find(): string | null {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).map(Number) : [];
  const newest = Math.max(0, ...versions.filter((version) => version >= OLDEST));
  if (newest > 0) return join(INSTALLED, String(newest), 'bin');
  const missing = `Tests with PostgreSQL are skipped: install ${OLDEST} or later, for instance with "apt-get install postgresql".`;
  if (process.env['CI']) throw new Error(missing);
  console.warn(missing);
  return null;
}

/** A PostgreSQL server in a temporary folder. It can be killed and restarted on its data. */
export class TestPostgres {
  readonly #programs: string;
  readonly #folder: string;
  readonly #port: number;
  readonly #fsync: boolean;
  #server: ChildProcess | null = null;

  private constructor(programs: string, folder: string, port: number, fsync: boolean) {
    this.#fsync = fsync;
    this.#programs = programs;
    this.#folder = folder;
    this.#port = port;
  }

  /**
   * @param options.fsync whether to wait for the disk, as in production; tests kill the process,
   *   but never the machine
   */
  static async start({ fsync = false } = {}): Promise<TestPostgres> {
    if (postgresPrograms === null) throw new Error('there is no PostgreSQL');
    const folder = mkdtempSync(join(tmpdir(), 'sobremesa-postgres-'));
    const made = new TestPostgres(postgresPrograms, folder, await freePort(), fsync);
    if (asPostgres() !== undefined) chownSync(folder, asPostgres()?.uid ?? 0, asPostgres()?.gid ?? 0);
    else chmodSync(folder, 0o700);
    const options = ['-D', join(folder, 'db'), '-A', 'trust', '-U', USER, '-E', 'UTF8', '--no-locale', '--no-sync'];
    await promisify(execFile)(join(made.#programs, 'initdb'), options, { ...asPostgres(), cwd: folder });
    await made.resume();
    return made;
  }

  /** Id of its main process; undefined while it is stopped. */
  get pid(): number | undefined {
    return this.#server?.pid;
  }

  /** Starts it again. */
  async resume(): Promise<void> {
    const options = ['-D', join(this.#folder, 'db'), '-p', String(this.#port), '-k', this.#folder];
    const fsync = `fsync=${this.#fsync ? 'on' : 'off'}`;
    const settings = ['listen_addresses=127.0.0.1', fsync, 'max_connections=60'].flatMap((setting) => ['-c', setting]);
    this.#server = spawn(join(this.#programs, 'postgres'), [...options, ...settings], {
      ...asPostgres(),
      cwd: this.#folder,
      stdio: 'ignore',
    });
    await this.#answering();
  }

  /** Kills it at once, as in a crash. */
  async kill(): Promise<void> {
    const server = this.#server;
    if (server === null) return;
    this.#server = null;
    server.kill('SIGQUIT');
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** The URL of a new, empty database. */
  async newDatabase(): Promise<string> {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await this.ask(this.#url('postgres'), `CREATE DATABASE ${name}`);
    return this.#url(name);
  }

  /** Runs one statement on a separate connection, and returns its rows. */
  async ask<T extends QueryResultRow>(url: string, sql: string): Promise<T[]> {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<T>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  #url(database: string): string {
    return `postgres://${USER}:${PASSWORD}@127.0.0.1:${this.#port}/${database}`;
  }

  async #answering(): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      try {
        await this.ask(this.#url('postgres'), 'SELECT 1');
        return;
      } catch (error) {
        if (attempt === 200) throw error;
        await sleep(50);
      }
    }
  }
}

/** PostgreSQL refuses to run as root. */
function asPostgres(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const account = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  if (account === null) throw new Error('PostgreSQL does not run as root, and there is no user postgres');
  return { uid: Number(account[1]), gid: Number(account[2]) };
}
