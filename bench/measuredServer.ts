import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { bundled } from './bundle.ts';
import type { Memory, ServerReport, ServerRequest, Usage } from './servers/serve.ts';

/** The servers that are measured, each with the program that starts it. */
const programs = {
  ours: ['servers/ours'],
  'stock-memory': ['servers/stock', 'memory'],
  'stock-flatfile': ['servers/stock', 'flatfile'],
  wire: ['servers/wire'],
} as const;

type Program = keyof typeof programs;

/** Those that one can play on. */
export const serverNames = ['ours', 'stock-memory', 'stock-flatfile'] as const satisfies Program[];
export type ServerName = (typeof serverNames)[number];

/** What Node is told when our server is started (`package.json`, `Dockerfile`). */
const AS_STARTED = ['--max-semi-space-size=32'];

/** A server in a process of its own, so that its CPU time and memory can be told from the players'. */
export class MeasuredServer<N extends Program = ServerName> {
  readonly name: N;
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(name: N, child: ChildProcess, port: number) {
    this.name = name;
    this.#child = child;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start<N extends Program>(name: N): Promise<MeasuredServer<N>> {
    const [program, ...args] = programs[name];
    const child = fork(bundled(program), args, {
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: ['--expose-gc', ...(name === 'ours' ? AS_STARTED : [])],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const report = await heard(child);
    if (!('port' in report)) throw new Error(`${name}: expected a port`);
    return new MeasuredServer(name, child, report.port);
  }

  async usage(): Promise<Usage> {
    const report = await this.#ask({ ask: 'usage' });
    if (!('usage' in report)) throw new Error('expected the usage');
    return report.usage;
  }

  /** What is left after the garbage was collected. */
  async memory(): Promise<Memory> {
    const report = await this.#ask({ ask: 'memory' });
    if (!('memory' in report)) throw new Error('expected the memory');
    return report.memory;
  }

  /** From now on it is looked at what the server does. */
  async profile(): Promise<void> {
    await this.#ask({ ask: 'profile' });
  }

  /** Writes what was seen, in the form that browsers' developer tools read. */
  async profiled(file: string): Promise<void> {
    await this.#ask({ ask: 'profiled', file });
  }

  async stop(): Promise<void> {
    const exited = once(this.#child, 'exit');
    this.#child.disconnect();
    await exited;
  }

  async #ask(request: ServerRequest): Promise<ServerReport> {
    const answer = heard(this.#child);
    this.#child.send(request);
    return answer;
  }
}

/** The next message. @throws Error when the server ends instead */
function heard(child: ChildProcess): Promise<ServerReport> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a server ended with the code ${code}`));
    child.once('exit', ended);
    child.once('message', (report: ServerReport) => {
      child.off('exit', ended);
      resolve(report);
    });
  });
}
