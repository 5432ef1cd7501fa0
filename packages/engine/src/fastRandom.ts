import { shuffled, type Random } from '@sobremesa/games/kit';

/**
 * A fast generator for playouts, where predictable numbers do no harm: xoshiro128** 1.1 by David
 * Blackman and Sebastiano Vigna (public domain, prng.di.unimi.it). Never deal a match with it; use
 * `KeyedRandom`.
 */
export class FastRandom implements Random {
  // 32-bit whole numbers with a sign.
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  /** @param state four 32-bit whole numbers, not all of them 0 */
  constructor([a, b, c, d]: readonly [number, number, number, number]) {
    if ((a | b | c | d) >>> 0 === 0) throw new RangeError('the state of this generator may not be all zeros');
    this.#a = a | 0;
    this.#b = b | 0;
    this.#c = c | 0;
    this.#d = d | 0;
  }

  /**
   * A generator from one 32-bit number, spread over its state by SplitMix32's finalizer, so that
   * near seeds are far apart.
   */
  static seeded(seed: number): FastRandom {
    const word = (index: number) => {
      let z = (seed + Math.imul(index, 0x9e3779b9)) | 0;
      z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
      z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
      return z ^ (z >>> 16);
    };
    return new FastRandom([word(1), word(2), word(3), word(4)]);
  }

  /** The next 32 bits, as a whole number from 0. */
  next(): number {
    const times5 = Math.imul(this.#b, 5);
    const result = Math.imul((times5 << 7) | (times5 >>> 25), 9);
    const shifted = this.#b << 9;
    this.#c ^= this.#a;
    this.#d ^= this.#b;
    this.#b ^= this.#c;
    this.#a ^= this.#d;
    this.#c ^= shifted;
    this.#d = (this.#d << 11) | (this.#d >>> 21);
    return result >>> 0;
  }

  below(bound: number): number {
    if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 32) {
      throw new RangeError(`below() needs a whole number from 1 to 2^32, got ${bound}`);
    }
    if (bound === 1) return 0;
    // As many bits as the largest result has; a larger value is drawn again.
    const unused = Math.clz32(bound - 1);
    for (;;) {
      const drawn = this.next() >>> unused;
      if (drawn < bound) return drawn;
    }
  }

  shuffle<T>(items: readonly T[]): T[] {
    return shuffled(items, this);
  }
}
