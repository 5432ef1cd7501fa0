/** A queue in which tables take turns. The items of one table keep their order. */
export class FairQueue<T> {
  /** By table. The table whose turn it is comes first. */
  readonly #waiting = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(table: string, item: T): void {
    this.#waiting.set(table, [...(this.#waiting.get(table) ?? []), item]);
    this.#size += 1;
  }

  /** Undefined when the queue is empty. */
  shift(): T | undefined {
    for (const [table, [first, ...rest]] of this.#waiting) {
      this.#waiting.delete(table);
      if (rest.length > 0) this.#waiting.set(table, rest);
      this.#size -= 1;
      return first;
    }
    return undefined;
  }

  /** Does nothing when the item is not in the queue. */
  remove(table: string, item: T): void {
    const waiting = this.#waiting.get(table) ?? [];
    const rest = waiting.filter((each) => each !== item);
    this.#size -= waiting.length - rest.length;
    if (rest.length > 0) this.#waiting.set(table, rest);
    else this.#waiting.delete(table);
  }
}
