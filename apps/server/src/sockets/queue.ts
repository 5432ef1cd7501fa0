import { RefusedError } from '../refused.ts';

/** Requests of one socket that may wait for their turn. */
const LENGTH = 64;

/**
 * The requests of one socket, handled in order. A client can send the next one without waiting for
 * an answer.
 */
export class SocketQueue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** @throws RefusedError `rateLimited` when too many are waiting. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#waiting >= LENGTH) throw new RefusedError('rateLimited');
    return this.#add(task);
  }

  /** Runs a last task, however many requests are waiting: the end of the socket. */
  async finish(task: () => Promise<void>): Promise<void> {
    return this.#add(task);
  }

  #add<T>(task: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const result = this.#last.then(task).finally(() => {
      this.#waiting -= 1;
    });
    this.#last = result.catch(() => undefined);
    return result;
  }
}
