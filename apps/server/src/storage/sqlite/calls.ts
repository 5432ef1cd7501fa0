import { StorageFailedError } from '../errors.ts';
import { settle, type Answer, type Call, type Caller, type Results } from '../sql/calls.ts';

/** Executes calls in order, and returns all results together. */
export interface Executor {
  run(calls: readonly Call[]): Promise<Answer[]>;
  /** Resolves when all calls are done. */
  close(): Promise<void>;
}

interface Waiting {
  resolve: (results: Results) => void;
  reject: (error: Error) => void;
}

/**
 * Batches the calls of one turn of the event loop into one message to the thread, which keeps their
 * order.
 */
export class Calls implements Caller {
  readonly #executor: Executor;
  #calls: Call[] = [];
  #waiting: Waiting[] = [];
  #closed: Promise<void> | null = null;

  constructor(executor: Executor) {
    this.#executor = executor;
  }

  make(call: Call): Promise<Results> {
    if (this.#closed !== null) return Promise.reject(new StorageFailedError('the storage is closed'));
    return new Promise((resolve, reject) => {
      if (this.#calls.length === 0) setImmediate(() => void this.#send());
      this.#calls.push(call);
      this.#waiting.push({ resolve, reject });
    });
  }

  close(): Promise<void> {
    this.#closed ??= this.#send().then(() => this.#executor.close());
    return this.#closed;
  }

  async #send(): Promise<void> {
    const [calls, waiting] = [this.#calls, this.#waiting];
    if (calls.length === 0) return;
    this.#calls = [];
    this.#waiting = [];
    try {
      const answers = await this.#executor.run(calls);
      for (const [i, { resolve, reject }] of waiting.entries()) settle(answers[i] ?? [], resolve, reject);
    } catch (error) {
      for (const { reject } of waiting) reject(error as Error);
    }
  }
}
