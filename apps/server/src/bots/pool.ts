import { Worker } from 'node:worker_threads';
import type { Budget } from '@sobremesa/bots';
import type { LegalMove } from '@sobremesa/games/kit';
import { systemClock, type Clock } from '../clock.ts';
import { LateError, type Position, type Thinker } from './thinker.ts';
import { Turns } from './turns.ts';
import type { Reply, Setting } from './worker.ts';

/** Beside this file as it was written, or beside the bundle that it was built into. */
const program = import.meta.url.endsWith('.ts')
  ? new URL('./worker.cjs', import.meta.url)
  : new URL('./thinking.js', import.meta.url);

interface PoolOptions {
  /** How many think at once, each in a thread of its own. */
  threads: number;
  /** How long a position waits for its turn at most, in milliseconds. */
  waitMs?: number;
  /** How long a thread thinks at most, in milliseconds; then it is ended. */
  thinkMs?: number;
  /** In megabytes; a thread that needs more dies. */
  memory?: number;
  budget?: Budget;
  clock?: Clock;
  program?: URL;
}

/** A position, and who waits for its move. */
interface Task {
  position: Position;
  /** Its turn has come. */
  begun: () => void;
  resolve: (move: LegalMove | null) => void;
  reject: (error: unknown) => void;
}

/** Threads in which bots think. They are started when they are needed first, and anew when they have died. */
export class Pool implements Thinker {
  readonly #options: Required<Omit<PoolOptions, 'budget'>>;
  readonly #setting: Setting;
  readonly #waiting = new Turns<Task>();
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, { task: Task; cancel: () => void }>();
  /** Those that are not ready yet. */
  readonly #starting = new Set<Worker>();
  #isClosed = false;

  constructor({ budget, ...options }: PoolOptions) {
    this.#options = { waitMs: 10_000, thinkMs: 5000, memory: 256, clock: systemClock, program, ...options };
    this.#setting = { budget: budget ?? null };
  }

  get standing(): { thinking: number; waiting: number } {
    return { thinking: this.#busy.size, waiting: this.#waiting.size };
  }

  async think(table: string, position: Position, signal: AbortSignal): Promise<LegalMove | null> {
    signal.throwIfAborted();
    if (this.#isClosed) throw new Error('nobody thinks any more');
    return new Promise((resolve, reject) => {
      const { clock, waitMs } = this.#options;
      const inTime = clock.after(waitMs, () => task.reject(new LateError('its turn has not come')));
      const abort = (): void => task.reject(signal.reason);
      const over = (): void => {
        inTime();
        signal.removeEventListener('abort', abort);
        this.#waiting.drop(table, task);
      };
      const task: Task = {
        position,
        begun: inTime,
        resolve: (move) => {
          over();
          resolve(move);
        },
        reject: (error) => {
          over();
          reject(error);
        },
      };
      signal.addEventListener('abort', abort);
      this.#waiting.add(table, task);
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const closed = new Error('nobody thinks any more');
    for (let task = this.#waiting.next(); task !== undefined; task = this.#waiting.next()) task.reject(closed);
    await Promise.all([...this.#idle, ...this.#starting, ...this.#busy.keys()].map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#isClosed) return;
    for (let worker = this.#idle.at(-1); worker !== undefined && this.#waiting.size > 0; worker = this.#idle.at(-1)) {
      this.#idle.pop();
      this.#begin(this.#waiting.next() as Task, worker);
    }
    const mayStart = () => this.#busy.size + this.#starting.size < this.#options.threads;
    while (mayStart() && this.#starting.size < this.#waiting.size) this.#start();
  }

  #begin(task: Task, worker: Worker): void {
    const { clock, thinkMs } = this.#options;
    task.begun();
    // Nobody may be waiting any more; the thread has to be had back all the same.
    const cancel = clock.after(thinkMs, () => {
      task.reject(new LateError(`it has thought for ${thinkMs} ms`));
      void worker.terminate();
    });
    this.#busy.set(worker, { task, cancel });
    worker.postMessage(task.position);
  }

  #start(): void {
    const { memory, program } = this.#options;
    const worker = new Worker(program, { workerData: this.#setting, resourceLimits: { maxOldGenerationSizeMb: memory } });
    worker.unref();
    this.#starting.add(worker);
    let why: unknown = new Error('the thread of a bot has ended');
    worker.on('message', (reply: Reply) => this.#answer(worker, reply));
    worker.on('error', (error) => {
      why = error;
    });
    worker.on('exit', () => {
      const at = this.#idle.indexOf(worker);
      if (at !== -1) this.#idle.splice(at, 1);
      // Where threads do not even start, each of them is one position's, so that they are not started for ever.
      const task = this.#starting.delete(worker) ? this.#waiting.next() : this.#free(worker);
      task?.reject(why);
      this.#next();
    });
  }

  #answer(worker: Worker, reply: Reply): void {
    this.#starting.delete(worker);
    const task = this.#free(worker);
    this.#idle.push(worker);
    if (reply === 'ready') return this.#next();
    if ('move' in reply) task?.resolve(reply.move);
    else task?.reject(new Error(`a bot cannot think: ${reply.failed}`));
    this.#next();
  }

  /** It thinks about nothing any more; what it thought about. */
  #free(worker: Worker): Task | undefined {
    const { task, cancel } = this.#busy.get(worker) ?? {};
    cancel?.();
    this.#busy.delete(worker);
    return task;
  }
}
