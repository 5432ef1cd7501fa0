import { fork, type ChildProcess } from 'node:child_process';
import { bundled } from '../bundle.ts';
import type { MeasuredServer } from '../measuredServer.ts';
import type { Counted, GeneratorReport, GeneratorRequest, Joined } from './generator.ts';

/** Players of many matches, in their own processes. */
export class Crowd {
  static readonly #all = new Set<Crowd>();
  readonly #children: readonly ChildProcess[];

  private constructor(children: readonly ChildProcess[]) {
    this.#children = children;
    Crowd.#all.add(this);
  }

  /** Ends all crowds whose measurement was aborted. */
  static endAll(): void {
    for (const crowd of Crowd.#all) crowd.end();
  }

  /** Connects the players and seats them, without starting the matches. */
  static async sit(server: MeasuredServer, matches: number, think: number, generators: number): Promise<Crowd> {
    const program = bundled('load/generator');
    const crowd = new Crowd(Array.from({ length: generators }, () => fork(program, { execArgv: [] })));
    const share = Math.ceil(matches / generators);
    try {
      await crowd.#each((i) => ({
        ask: 'sit',
        server: server.name,
        url: server.url,
        matches: Math.min(share, matches - i * share),
        first: i * share,
        think,
      }));
    } catch (error) {
      crowd.end();
      throw error;
    }
    return crowd;
  }

  /**
   * Plays all matches until each has made `moves` moves. With null, plays without end and resolves
   * at once.
   */
  async play(moves: number | null): Promise<void> {
    await this.#each(() => ({ ask: 'play', moves }));
  }

  async mark(): Promise<void> {
    await this.#each(() => ({ ask: 'mark' }));
  }

  /** The counts of each generator since the mark. */
  async count(): Promise<Counted[]> {
    const reports = await this.#each(() => ({ ask: 'count' }));
    return reports.flatMap((report) => ('counted' in report ? [report.counted] : []));
  }

  /** Joins each match again, `times` times. */
  async join(times: number): Promise<Joined[]> {
    const reports = await this.#each(() => ({ ask: 'join', times }));
    return reports.flatMap((report) => ('joined' in report ? report.joined : []));
  }

  /** Disconnects all players; their matches stay. */
  async leave(): Promise<void> {
    await this.#each(() => ({ ask: 'leave' }));
  }

  end(): void {
    Crowd.#all.delete(this);
    for (const child of this.#children) child.kill();
  }

  #each(request: (i: number) => GeneratorRequest): Promise<GeneratorReport[]> {
    return Promise.all(this.#children.map((child, i) => ask(child, request(i))));
  }
}

/** @throws Error with the first failure of a match or of the request */
function ask(child: ChildProcess, request: GeneratorRequest): Promise<GeneratorReport> {
  return new Promise((resolve, reject) => {
    const settle = (report: GeneratorReport) => {
      child.off('message', settle);
      child.off('exit', ended);
      if ('failed' in report) reject(new Error(report.failed));
      else resolve(report);
    };
    const ended = () => settle({ failed: 'a generator ended' });
    child.on('message', settle);
    child.on('exit', ended);
    child.send(request);
  });
}
