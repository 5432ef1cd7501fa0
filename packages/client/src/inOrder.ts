type Task = () => void | Promise<void>;

/** Runs tasks in order: at once, unless an earlier one is still running. */
export class InOrder {
  /** The waiting tasks; null while none is running. */
  #waiting: Task[] | null = null;

  run(task: Task): void {
    if (this.#waiting !== null) {
      this.#waiting.push(task);
      return;
    }
    const takesTime = task();
    if (takesTime !== undefined) void this.#after(takesTime);
  }

  async #after(first: Promise<void>): Promise<void> {
    const waiting: Task[] = (this.#waiting = []);
    try {
      await first;
      for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) await task();
    } finally {
      this.#waiting = null;
      // A failed task does not stop the ones after it.
      for (const task of waiting) this.run(task);
    }
  }
}
