import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Aside } from './aside.ts';
import { bundled } from './bundle.ts';
import { isOurs, nodesOf, type ServerName } from './serverNames.ts';
import type { Memory, ServerReport, ServerRequest, Usage } from './servers/serve.ts';

/** The measured servers, each with the program that starts it. */
const programs = {
  ours: ['servers/ours'],
  'postgres-1': ['servers/ours'],
  'postgres-2': ['servers/ours'],
  'postgres-3': ['servers/ours'],
  'together-2': ['servers/ours'],
  'together-3': ['servers/ours'],
  'stock-memory': ['servers/stock', 'memory'],
  'stock-flatfile': ['servers/stock', 'flatfile'],
  wire: ['servers/wire'],
} as const satisfies Record<ServerName | 'wire', readonly string[]>;

type Program = keyof typeof programs;

/** The Node options of our server, as in `package.json` and `Dockerfile`. */
const AS_STARTED = ['--max-semi-space-size=32'];

/**
 * A server in its own process, so that its CPU time and memory are separate from the players'; or
 * several that act as one.
 */
export class MeasuredServer<N extends Program = ServerName> {
  readonly name: N;
  /** The URLs of all servers, separated by commas. */
  readonly url: string;
  readonly #children: readonly ChildProcess[];
  readonly #aside: Aside | null;

  private constructor(name: N, children: readonly ChildProcess[], ports: readonly number[], aside: Aside | null) {
    this.name = name;
    this.#children = children;
    this.#aside = aside;
    this.url = ports.map((port) => `http://127.0.0.1:${port}`).join();
  }

  static async start<N extends Program>(name: N): Promise<MeasuredServer<N>> {
    const [program, ...args] = programs[name];
    const size = nodesOf(name);
    const aside = size === 0 ? null : await (await import('./aside.ts')).Aside.start(size);
    const children: ChildProcess[] = [];
    const ports: number[] = [];
    for (let i = 0; i < Math.max(1, size); i++) {
      const child = fork(bundled(program), args, {
        env: { ...process.env, NODE_ENV: 'production', ...aside?.settings },
        execArgv: ['--expose-gc', ...(isOurs(name) ? AS_STARTED : [])],
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      const report = await nextReport(child);
      if (!('port' in report)) throw new Error(`${name}: expected a port`);
      children.push(child);
      ports.push(report.port);
    }
    return new MeasuredServer(name, children, ports, aside);
  }

  /** The sum over all servers. */
  async usage(): Promise<Usage> {
    const usages = (await this.#ask({ ask: 'usage' })).map((report) => {
      if (!('usage' in report)) throw new Error('expected the usage');
      return report.usage;
    });
    const [first] = usages as [Usage];
    return {
      at: first.at,
      cpuMs: sum(usages.map(({ cpuMs }) => cpuMs)),
      mainMs: usages.some(({ mainMs }) => mainMs === null) ? null : sum(usages.map(({ mainMs }) => mainMs ?? 0)),
      rssMb: sum(usages.map(({ rssMb }) => rssMb)),
      ...(this.#aside === null ? {} : { databaseMs: this.#aside.databaseMs }),
    };
  }

  /** Memory after a garbage collection. */
  async memory(): Promise<Memory> {
    const memories = (await this.#ask({ ask: 'memory' })).map((report) => {
      if (!('memory' in report)) throw new Error('expected the memory');
      return report.memory;
    });
    const all = (of: (memory: Memory) => number) => sum(memories.map(of));
    return {
      heapMb: all(({ heapMb }) => heapMb),
      externalMb: all(({ externalMb }) => externalMb),
      rssMb: all(({ rssMb }) => rssMb),
    };
  }

  /** Starts a CPU profile of the first server. */
  async profile(): Promise<void> {
    await ask(this.#children.slice(0, 1), { ask: 'profile' });
  }

  /** Writes the profile, in the format of browsers' developer tools. */
  async profiled(file: string): Promise<void> {
    await ask(this.#children.slice(0, 1), { ask: 'profiled', file });
  }

  async stop(): Promise<void> {
    const exited = this.#children.map((child) => once(child, 'exit'));
    for (const child of this.#children) child.disconnect();
    await Promise.all(exited);
    await this.#aside?.stop();
  }

  #ask(request: ServerRequest): Promise<ServerReport[]> {
    return ask(this.#children, request);
  }
}

function ask(children: readonly ChildProcess[], request: ServerRequest): Promise<ServerReport[]> {
  return Promise.all(
    children.map((child) => {
      const answer = nextReport(child);
      child.send(request);
      return answer;
    }),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

/** The next message. @throws Error if the server ends instead */
function nextReport(child: ChildProcess): Promise<ServerReport> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a server ended with the code ${code}`));
    child.once('exit', ended);
    child.once('message', (report: ServerReport) => {
      child.off('exit', ended);
      resolve(report);
    });
  });
}
