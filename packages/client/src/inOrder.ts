type Task = () => void | Promise<void>;

/** Carries out one thing after the other: at once, unless something before it takes time. */
export class InOrder {
  /** What waits; null while nothing takes time. */
  #waiting: Task[] | null = null;

  /** @param task must not reject */
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
    await first;
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) await task();
    this.#waiting = null;
  }
}
