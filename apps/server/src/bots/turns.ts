/** What waits for its turn at several tables: these take turns, and what waits at one of them goes in its order. */
export class Turns<T> {
  /** By table, the one whose turn it is first. */
  readonly #waiting = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(table: string, item: T): void {
    this.#waiting.set(table, [...(this.#waiting.get(table) ?? []), item]);
    this.#size += 1;
  }

  /** Undefined when nothing waits. */
  next(): T | undefined {
    for (const [table, [first, ...rest]] of this.#waiting) {
      this.#waiting.delete(table);
      if (rest.length > 0) this.#waiting.set(table, rest);
      this.#size -= 1;
      return first;
    }
    return undefined;
  }

  /** It does not wait any more, if it did. */
  drop(table: string, item: T): void {
    const waiting = this.#waiting.get(table) ?? [];
    const rest = waiting.filter((each) => each !== item);
    this.#size -= waiting.length - rest.length;
    if (rest.length > 0) this.#waiting.set(table, rest);
    else this.#waiting.delete(table);
  }
}
