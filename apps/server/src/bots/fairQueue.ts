/** A queue in which owners take turns. The items of one owner keep their order. */
export class FairQueue<T> {
  /** By owner. The owner whose turn it is comes first. */
  readonly #waiting = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(owner: string, item: T): void {
    this.#waiting.set(owner, [...(this.#waiting.get(owner) ?? []), item]);
    this.#size += 1;
  }

  /** Undefined when the queue is empty. */
  shift(): T | undefined {
    for (const [owner, [first, ...rest]] of this.#waiting) {
      this.#waiting.delete(owner);
      if (rest.length > 0) this.#waiting.set(owner, rest);
      this.#size -= 1;
      return first;
    }
    return undefined;
  }

  /** Does nothing when the item is not in the queue. */
  remove(owner: string, item: T): void {
    const waiting = this.#waiting.get(owner) ?? [];
    const rest = waiting.filter((each) => each !== item);
    this.#size -= waiting.length - rest.length;
    if (rest.length > 0) this.#waiting.set(owner, rest);
    else this.#waiting.delete(owner);
  }
}
