import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { MissingBrowser } from './browser.ts';

const START_MS = 60_000;

/** The first of these programs that exists. @throws MissingBrowser if there is none */
export function programAt(paths: readonly string[], aptPackages: string): string {
  const found = paths.find((path) => existsSync(path));
  if (found === undefined) throw new MissingBrowser(`apt-get install ${aptPackages}`);
  return found;
}

/** A program that runs beside a test. */
export class Program {
  readonly #child: ChildProcess;
  #output = '';

  constructor(path: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
    this.#child = spawn(path, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
    for (const stream of [this.#child.stdout, this.#child.stderr, this.#child.stdio[3]])
      stream?.on('data', (bytes: Buffer) => void (this.#output += String(bytes)));
  }

  /**
   * Waits for output that matches the pattern, and returns its first group. @throws Error after a
   * timeout
   */
  async says(pattern: RegExp): Promise<string> {
    for (const end = Date.now() + START_MS; Date.now() < end && this.#child.exitCode === null;) {
      const [, caught] = pattern.exec(this.#output) ?? [];
      if (caught !== undefined) return caught;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`The program did not print ${pattern.source}:\n${this.#output}`);
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exited = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await exited;
  }
}
