/** Runs one task at a time, in order. */
export class Queue {
  readonly #waiting: (() => void)[] = [];
  #busy = false;
  #idle: (() => void)[] = [];

  /** Number of running and waiting tasks. */
  get size(): number {
    return this.#waiting.length + Number(this.#busy);
  }

  /**
   * A waiting task starts one turn of the event loop after the previous one has settled, so that
   * the previous caller handles its result before anything newer is sent.
   */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#busy) await new Promise<void>((begin) => this.#waiting.push(begin));
    this.#busy = true;
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#rest();
      else setImmediate(next);
    }
  }

  /** Resolves when no task is running or waiting. */
  async idle(): Promise<void> {
    if (this.#busy) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  #rest(): void {
    this.#busy = false;
    const waiters = this.#idle;
    this.#idle = [];
    for (const resolve of waiters) resolve();
  }
}
