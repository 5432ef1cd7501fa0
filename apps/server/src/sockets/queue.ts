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
  run<T>(task: () => Promise<T>): Promise<T> {
    return this.#waiting >= LENGTH ? Promise.reject(new RefusedError('rateLimited')) : this.#add(task);
  }

  /** Runs a last task, however many requests are waiting: the end of the socket. */
  finish(task: () => Promise<void>): Promise<void> {
    return this.#add(task);
  }

  readonly #settled = (): void => {
    this.#waiting -= 1;
  };

  #add<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#waiting === 0 ? task() : this.#last.then(task);
    this.#waiting += 1;
    this.#last = result.then(this.#settled, this.#settled);
    return result;
  }
}
