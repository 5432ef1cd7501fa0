import { RefusedError } from '../refused.ts';
import { Queue } from './actor/queue.ts';

/** Number of documents that may wait. Further requests are refused, since each costs a replay. */
const MOST_WAITING = 64;

/**
 * Writes documents one at a time. Replays that take turns would each lengthen every turn of the
 * event loop, and hold up the moves at all tables.
 */
export class Documents {
  readonly #queue = new Queue();
  readonly #pending = new Map<string, Promise<string | null>>();

  /**
   * The document that `write` makes. Requests with the same key that arrive before it is written
   * share it.
   *
   * @throws RefusedError `rateLimited` if too many others wait
   */
  of(key: string, write: () => Promise<string | null>): Promise<string | null> {
    const pending = this.#pending.get(key);
    if (pending !== undefined) return pending;
    if (this.#queue.size >= MOST_WAITING) throw new RefusedError('rateLimited');
    const document = this.#queue.run(write).finally(() => this.#pending.delete(key));
    this.#pending.set(key, document);
    return document;
  }
}
