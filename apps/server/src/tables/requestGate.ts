import { RefusedError } from '../refused.ts';

/** Refuses requests while the server stops, and tracks those that have started. */
export class RequestGate {
  readonly #running = new Set<Promise<unknown>>();
  #isClosed = false;

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** @throws RefusedError `shuttingDown` */
  requireOpen(): void {
    if (this.#isClosed) throw new RefusedError('shuttingDown');
  }

  /**
   * Runs a request that does more than one task of one table. The table's actor waits for its own
   * tasks.
   *
   * @throws RefusedError `shuttingDown`
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    this.requireOpen();
    const promise = work();
    this.#running.add(promise);
    try {
      return await promise;
    } finally {
      this.#running.delete(promise);
    }
  }

  close(): void {
    this.#isClosed = true;
  }

  /** Resolves when no request runs any more. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#running);
  }
}
