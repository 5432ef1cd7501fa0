import type { Concerns } from '../sql/calls.ts';

type Done = Promise<unknown>;

/** The pending calls on one key. */
interface Place {
  /** The last call that writes this key. */
  write: Done | null;
  /** Reads of this key since that write. */
  reads: Set<Done>;
}

/** Runs calls concurrently, except that calls on the same key run in order. */
export class Order {
  readonly #places = new Map<string, Place>();
  readonly #writes = new Set<Done>();
  /** The last pending write that may concern everything. */
  #barrier: Done | null = null;

  run<T>({ writes, about }: Concerns, work: () => Promise<T>): Promise<T> {
    const before = [...this.#before({ writes, about })];
    const result = before.length === 0 ? work() : Promise.all(before).then(work);
    const end: Done = Promise.allSettled([result]).then(() => this.#forget(end, about));
    this.#note(end, { writes, about });
    return result;
  }

  /** Resolves when all pending calls have ended. */
  async idle(): Promise<void> {
    const under = new Set(this.#writes);
    for (const { reads } of this.#places.values()) for (const read of reads) under.add(read);
    await Promise.all(under);
  }

  #before({ writes, about }: Concerns): Iterable<Done> {
    if (about === 'all') return this.#writes;
    const before = new Set<Done>();
    if (this.#barrier !== null) before.add(this.#barrier);
    for (const name of about) {
      const place = this.#places.get(name);
      if (place === undefined) continue;
      if (place.write !== null) before.add(place.write);
      if (writes) for (const read of place.reads) before.add(read);
    }
    return before;
  }

  #note(end: Done, { writes, about }: Concerns): void {
    if (writes) this.#writes.add(end);
    if (about === 'all') {
      if (writes) this.#barrier = end;
      return;
    }
    for (const name of about) {
      const place = this.#places.get(name) ?? { write: null, reads: new Set() };
      if (writes) this.#places.set(name, { write: end, reads: new Set() });
      else this.#places.set(name, { ...place, reads: place.reads.add(end) });
    }
  }

  #forget(end: Done, about: Concerns['about']): void {
    this.#writes.delete(end);
    if (this.#barrier === end) this.#barrier = null;
    if (about === 'all') return;
    for (const name of about) {
      const place = this.#places.get(name);
      if (place === undefined) continue;
      if (place.write === end) place.write = null;
      place.reads.delete(end);
      if (place.write === null && place.reads.size === 0) this.#places.delete(name);
    }
  }
}
