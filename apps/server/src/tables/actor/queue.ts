/** One task at a time, in the order in which they came. */
export class Queue {
  readonly #waiting: (() => void)[] = [];
  #busy = false;
  #idle: (() => void)[] = [];

  /** Tasks under way or waiting. */
  get size(): number {
    return this.#waiting.length + Number(this.#busy);
  }

  /**
   * A task that had to wait begins a turn of the event loop after the promise of the one before it has settled, so that
   * whoever asked for that one has acted on the answer before anything newer is told.
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

  /** Resolves when everything that was asked for until now is done. */
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
