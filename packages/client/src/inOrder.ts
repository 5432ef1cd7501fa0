type Task = () => void | Promise<void>;

/** Carries out one thing after the other: at once, unless something before it takes time. */
export class InOrder {
  /** What waits; null while nothing takes time. */
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
      // Those behind one that failed are carried out all the same.
      for (const task of waiting) this.run(task);
    }
  }
}
