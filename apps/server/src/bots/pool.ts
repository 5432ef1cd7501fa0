import { Worker } from 'node:worker_threads';
import type { Budget } from '@sobremesa/bots';
import { systemClock, type Clock } from '../clock.ts';
import { FairQueue } from './fairQueue.ts';
import { LateError, type Position, type Thinker, type Thought } from './thinker.ts';
import type { Reply, Task as ThreadTask, WorkerSettings } from './thinking.ts';

/** The thread's program, located like the database thread's (`storage/sqlite/thread.ts`). */
const program = import.meta.url.endsWith('.ts')
  ? process.env['BUILT_THREADS'] === undefined
    ? new URL('./thinking.cjs', import.meta.url)
    : new URL('thinking.js', process.env['BUILT_THREADS'])
  : new URL('./thinking.js', import.meta.url);

/** The shortest duration of a search, in milliseconds. */
const SHORTEST_MS = 20;

/**
 * The longest duration of the next search, in milliseconds, so that those that wait get their turn
 * soon.
 *
 * @param waiting the number of positions in the queue
 */
export function wallLimit(
  { threads, roundMs, longestMs }: Pick<Required<PoolOptions>, 'threads' | 'roundMs' | 'longestMs'>,
  waiting: number,
): number {
  return Math.max(SHORTEST_MS, Math.min(longestMs, (roundMs * threads) / (threads + waiting)));
}

interface PoolOptions {
  /** Maximum number of threads. Each searches one position at a time. */
  threads: number;
  /**
   * The time in which every position that waits should have been searched, in milliseconds. The
   * more wait, the less each search gets.
   */
  roundMs?: number;
  /** The longest duration of a search, in milliseconds, when few wait. */
  longestMs?: number;
  /** Timeout of a queued position, in milliseconds. */
  waitMs?: number;
  /** Timeout of a search, in milliseconds. The pool then terminates the thread. */
  thinkMs?: number;
  /** Heap limit of a thread, in megabytes. A thread that needs more dies. */
  memory?: number;
  budget?: Budget;
  clock?: Clock;
  program?: URL;
}

/** A position for which a caller awaits a move. */
interface Task {
  position: Position;
  /** Cancels the timeout in the queue. */
  begin: () => void;
  resolve: (thought: Thought) => void;
  reject: (error: unknown) => void;
}

/**
 * Threads in which bots think. The pool starts a thread when it first needs one, and replaces one
 * that has died.
 */
export class Pool implements Thinker {
  readonly #options: Required<Omit<PoolOptions, 'budget'>>;
  readonly #settings: WorkerSettings;
  readonly #waiting = new FairQueue<Task>();
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, { task: Task; cancel: () => void }>();
  /** Threads that are not ready yet. */
  readonly #starting = new Set<Worker>();
  #isClosed = false;

  constructor({ budget, ...options }: PoolOptions) {
    this.#options = {
      roundMs: 4000,
      longestMs: 2000,
      waitMs: 10_000,
      thinkMs: 5000,
      memory: 256,
      clock: systemClock,
      program,
      ...options,
    };
    this.#settings = { budget: budget ?? null };
  }

  get standing(): { thinking: number; waiting: number } {
    return { thinking: this.#busy.size, waiting: this.#waiting.size };
  }

  async think(owner: string, position: Position, signal: AbortSignal): Promise<Thought> {
    signal.throwIfAborted();
    if (this.#isClosed) throw new Error('the bot threads are closed');
    return new Promise((resolve, reject) => {
      const { clock, waitMs } = this.#options;
      const cancel = clock.after(waitMs, () => task.reject(new LateError(`no free thread within ${waitMs} ms`)));
      const abort = (): void => task.reject(signal.reason);
      const end = (): void => {
        cancel();
        signal.removeEventListener('abort', abort);
        this.#waiting.remove(owner, task);
      };
      const task: Task = {
        position,
        begin: cancel,
        resolve: (thought) => {
          end();
          resolve(thought);
        },
        reject: (error) => {
          end();
          reject(error);
        },
      };
      signal.addEventListener('abort', abort);
      this.#waiting.push(owner, task);
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const closed = new Error('the bot threads are closed');
    for (let task = this.#waiting.shift(); task !== undefined; task = this.#waiting.shift()) task.reject(closed);
    await Promise.all([...this.#idle, ...this.#starting, ...this.#busy.keys()].map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#isClosed) return;
    for (let worker = this.#idle.at(-1); worker !== undefined && this.#waiting.size > 0; worker = this.#idle.at(-1)) {
      this.#idle.pop();
      this.#begin(this.#waiting.shift() as Task, worker);
    }
    const mayStart = () => this.#busy.size + this.#starting.size < this.#options.threads;
    while (mayStart() && this.#starting.size < this.#waiting.size) this.#start();
  }

  #begin(task: Task, worker: Worker): void {
    const { clock, thinkMs } = this.#options;
    task.begin();
    // Also when the caller has withdrawn the request: the thread has to become free again.
    const cancel = clock.after(thinkMs, () => {
      task.reject(new LateError(`no move within ${thinkMs} ms`));
      void worker.terminate();
    });
    this.#busy.set(worker, { task, cancel });
    const wallMs = wallLimit(this.#options, this.#waiting.size);
    worker.postMessage({ position: task.position, wallMs } satisfies ThreadTask);
  }

  #start(): void {
    const { memory, program } = this.#options;
    const worker = new Worker(program, { workerData: this.#settings, resourceLimits: { maxOldGenerationSizeMb: memory } });
    worker.unref();
    this.#starting.add(worker);
    let why: unknown = new Error('the bot thread exited');
    worker.on('message', (reply: Reply) => this.#answer(worker, reply));
    worker.on('error', (error) => {
      why = error;
    });
    worker.on('exit', () => {
      const at = this.#idle.indexOf(worker);
      if (at !== -1) this.#idle.splice(at, 1);
      // A thread that fails to start fails one position, so that the pool does not start threads
      // forever.
      const task = this.#starting.delete(worker) ? this.#waiting.shift() : this.#release(worker);
      task?.reject(why);
      this.#next();
    });
  }

  #answer(worker: Worker, reply: Reply): void {
    this.#starting.delete(worker);
    const task = this.#release(worker);
    this.#idle.push(worker);
    if (reply === 'ready') return this.#next();
    if ('move' in reply) task?.resolve(reply);
    else task?.reject(new Error(`the bot failed: ${reply.failed}`));
    this.#next();
  }

  /** Marks a thread as no longer busy, and returns its task. */
  #release(worker: Worker): Task | undefined {
    const { task, cancel } = this.#busy.get(worker) ?? {};
    cancel?.();
    this.#busy.delete(worker);
    return task;
  }
}
