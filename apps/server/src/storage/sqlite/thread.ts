import { Worker } from 'node:worker_threads';
import {
  DatabaseDamagedError,
  DatabaseInUseError,
  NewerSchemaError,
  StorageFailedError,
  StorageUnavailableError,
} from '../errors.ts';
import type { Answer, Call } from '../sql/calls.ts';
import type { Executor } from './calls.ts';
import type { Contents } from './backup.ts';
import type { Failure } from './database.ts';
import type { Task } from './worker.ts';

/**
 * The thread's program: a file beside this module's bundle, or, without a build, compiled when it
 * starts. Tests set the folder of a build in `BUILT_THREADS`, since compiling takes 0.24 s of CPU
 * per thread.
 */
const program = import.meta.url.endsWith('.ts')
  ? process.env['BUILT_THREADS'] === undefined
    ? new URL('./worker.cjs', import.meta.url)
    : new URL('worker.js', process.env['BUILT_THREADS'])
  : new URL('./worker.js', import.meta.url);

interface Waiting {
  resolve: (answers: Answer[]) => void;
  reject: (error: Error) => void;
}

/**
 * A database in its own thread. If the thread dies, its unanswered calls fail, and the next call
 * starts another thread on the same file.
 */
export class Thread implements Executor {
  readonly #file: string;
  #worker: Worker | null = null;
  #waiting: Waiting[] = [];

  private constructor(file: string) {
    this.#file = file;
  }

  /** @throws StorageUnavailableError or NewerSchemaError */
  static async open(file: string): Promise<Thread> {
    const thread = new Thread(file);
    await thread.run([]);
    return thread;
  }

  run(calls: readonly Call[]): Promise<Answer[]> {
    return new Promise((resolve, reject) => {
      this.#worker ??= this.#start();
      this.#worker.postMessage(calls);
      this.#waiting.push({ resolve, reject });
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    if (worker === null) return;
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage(null);
    await ended;
  }

  #start(): Worker {
    const worker = new Worker(program, { workerData: { serve: this.#file } satisfies Task });
    let why: Error = new StorageFailedError('the thread of the database has ended');
    worker.on('message', (message: Answer[][] | Failure) => {
      if (Array.isArray(message)) this.#answer(message);
      else why = this.#unavailable(message);
    });
    worker.on('error', (cause) => {
      why = new StorageFailedError(`the thread of the database has died: ${String(cause)}`, { cause });
    });
    worker.on('exit', () => {
      this.#worker = null;
      for (const { reject } of this.#waiting.splice(0)) reject(why);
    });
    return worker;
  }

  #answer(batches: readonly Answer[][]): void {
    const answered = this.#waiting.splice(0, batches.length);
    for (const [i, { resolve }] of answered.entries()) resolve(batches[i] ?? []);
  }

  #unavailable({ failed, why }: Failure): Error {
    if (failed === 'newerSchema') return new NewerSchemaError(why);
    if (failed === 'inUse') return new DatabaseInUseError(`The database ${this.#file} is taken: ${why}`);
    if (failed === 'damaged') return new DatabaseDamagedError(`The database ${this.#file} is damaged: ${why}`);
    return new StorageUnavailableError(`The database ${this.#file} cannot be opened for writing: ${why}`);
  }
}

/**
 * Runs `backUp` in a thread of its own, so that it blocks neither the event loop nor the database.
 * @throws as `backUp`
 */
export function backUpAside(file: string, to: string): Promise<Contents> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, { workerData: { copy: file, to } satisfies Task });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the thread has ended')));
  });
}
