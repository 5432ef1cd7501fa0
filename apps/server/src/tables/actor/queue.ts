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
    const turn = this.enter();
    if (turn !== null) await turn;
    try {
      return await task();
    } finally {
      this.leave();
    }
  }

  /**
   * `run` in two parts, which needs fewer promises: waits for the turn of the caller, who calls
   * `leave` afterwards.
   *
   * @returns null if it is the caller's turn already
   */
  enter(): Promise<void> | null {
    if (this.#busy) return new Promise((begin) => this.#waiting.push(begin));
    this.#busy = true;
    return null;
  }

  leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#rest();
    else setImmediate(next);
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
