/** Number of places; a power of two. Positions that a search compares need some hundred. */
const PLACES_BITS = 11;

/**
 * A cache of values by lists of numbers, with a fixed number of places. Of two values that share a
 * place, it keeps the newer one.
 */
export class Recent<Value> {
  readonly #entries: ({ key: readonly number[]; value: Value } | undefined)[] = Array.from({ length: 2 ** PLACES_BITS });

  /** Returns the cached value of a key, or makes it. @param key must not change any more */
  get(key: readonly number[], make: () => Value): Value {
    const place = hashOf(key) >>> (32 - PLACES_BITS);
    const entry = this.#entries[place];
    if (entry !== undefined && areEqual(entry.key, key)) return entry.value;
    const value = make();
    this.#entries[place] = { key, value };
    return value;
  }
}

/** Mixes all numbers into 32 bits, the upper ones best. */
function hashOf(key: readonly number[]): number {
  let hash = 0;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ (key[i] as number), 0x9e_37_79_b1);
  return hash;
}

function areEqual(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
