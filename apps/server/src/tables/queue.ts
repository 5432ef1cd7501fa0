/** One task at a time, in the order in which they came. */
export class Queue {
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  /** Tasks under way or waiting. */
  get size(): number {
    return this.#waiting;
  }

  /**
   * The next task begins a turn of the event loop after this one's promise has settled, so that whoever asked for this one
   * has acted on the answer before anything newer is told.
   */
  run<T>(task: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const result = this.#last.then(task);
    const settle = (): Promise<void> =>
      new Promise((resolve) => {
        setImmediate(() => {
          this.#waiting -= 1;
          resolve();
        });
      });
    this.#last = result.then(settle, settle);
    return result;
  }

  /** Resolves when everything that was asked for until now is done. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
