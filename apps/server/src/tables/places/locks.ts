import { Queue } from '../actor/queue.ts';

/** Runs tasks under the same name one after the other. */
export class Locks {
  readonly #queues = new Map<string, Queue>();

  /** Runs `task` while no other task runs under any of these names. */
  run<T>(names: readonly string[], task: () => Promise<T>): Promise<T> {
    // A fixed order prevents deadlocks.
    return this.#run([...new Set(names)].toSorted(), task);
  }

  async #run<T>([name, ...rest]: readonly string[], task: () => Promise<T>): Promise<T> {
    if (name === undefined) return task();
    const queue = this.#queues.get(name) ?? new Queue();
    this.#queues.set(name, queue);
    try {
      return await queue.run(() => this.#run(rest, task));
    } finally {
      if (queue.size === 0) this.#queues.delete(name);
    }
  }
}
