import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ServerReport } from './servers/serve.ts';

/** A server in a process of its own, so that its CPU time and memory can be told from the players'. */
export class MeasuredServer {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(name: 'ours' | 'stock'): Promise<MeasuredServer> {
    const program = fileURLToPath(new URL(`servers/${name}.ts`, import.meta.url));
    const child = fork(program, {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [report] = (await once(child, 'message')) as [ServerReport];
    if (!('port' in report)) throw new Error(`${name}: expected a port`);
    return new MeasuredServer(child, report.port);
  }

  /** CPU time used since the start in milliseconds, and resident memory in MB. */
  async usage(): Promise<{ cpuMs: number; rssMb: number }> {
    const answer = once(this.#child, 'message') as Promise<[ServerReport]>;
    this.#child.send('usage');
    const [report] = await answer;
    if (!('cpuMs' in report)) throw new Error('expected the usage');
    return report;
  }

  async stop(): Promise<void> {
    const exited = once(this.#child, 'exit');
    this.#child.disconnect();
    await exited;
  }
}
