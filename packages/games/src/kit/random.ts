import { chacha20 } from '@noble/ciphers/chacha.js';
import { bytesToHex, hexToBytes, randomBytes } from '@noble/ciphers/utils.js';
import type { Game, Plugin } from 'boardgame.io';

/** What a match keeps of its generator: a 256-bit key in hex, and how many 64-bit words were drawn so far. */
export interface RandomData {
  seed: string;
  drawn: number;
}

/** The chance that rules may use. Every draw advances the stream, so a match can be re-run from its seed. */
export interface Random {
  /** A whole number from 0 to `bound - 1`, without bias. `bound` is at most 2^32. */
  below(bound: number): number;
  /** A new array with the same elements in random order (Fisher–Yates). */
  shuffle<T>(items: readonly T[]): T[];
}

/** One of `items`, each with the same chance; null when there is none. */
export function anyOf<T>(items: readonly T[], random: Random): T | null {
  return items.length === 0 ? null : (items[random.below(items.length)] as T);
}

const SEED_BYTES = 32;
const BLOCK_BYTES = 64;
const WORD_BYTES = 8;
const WORDS_PER_BLOCK = BLOCK_BYTES / WORD_BYTES;
const NONCE = new Uint8Array(12);
const NOTHING = new Uint8Array(BLOCK_BYTES);

/** A fresh 256-bit seed from the system's generator, as 64 hex digits. */
export function freshSeed(): string {
  return bytesToHex(randomBytes(SEED_BYTES));
}

/**
 * A generator over the ChaCha20 key stream (RFC 8439) under the match's seed: unlike a statistical generator, what it
 * has dealt says nothing of what it will deal.
 */
export class KeyedRandom implements Random {
  readonly #key: Uint8Array;
  readonly #seed: string;
  #drawn: number;
  #block: DataView | null = null;
  #blockIndex = -1;

  constructor(data: RandomData) {
    this.#seed = data.seed;
    this.#key = hexToBytes(data.seed);
    this.#drawn = data.drawn;
  }

  /** The state to keep, such that a generator made from it goes on where this one stands. */
  data(): RandomData {
    return { seed: this.#seed, drawn: this.#drawn };
  }

  below(bound: number): number {
    if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 32) {
      throw new RangeError(`below() needs a whole number from 1 to 2^32, got ${bound}`);
    }
    const limit = 2n ** 64n - (2n ** 64n % BigInt(bound));
    for (;;) {
      const word = this.#word();
      if (word < limit) return Number(word % BigInt(bound));
    }
  }

  shuffle<T>(items: readonly T[]): T[] {
    const result = [...items];
    for (let i = result.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [result[i], result[j]] = [result[j] as T, result[i] as T];
    }
    return result;
  }

  #word(): bigint {
    const index = Math.floor(this.#drawn / WORDS_PER_BLOCK);
    if (this.#block === null || index !== this.#blockIndex) {
      const bytes = chacha20(this.#key, NONCE, NOTHING, undefined, index);
      this.#block = new DataView(bytes.buffer, bytes.byteOffset, BLOCK_BYTES);
      this.#blockIndex = index;
    }
    const word = this.#block.getBigUint64((this.#drawn % WORDS_PER_BLOCK) * WORD_BYTES, true);
    this.#drawn += 1;
    return word;
  }
}

/**
 * The boardgame.io plugin that takes the place of the engine's own `random`, whose seed is the public creation time.
 * It must keep that name, which is how the engine lets a later plugin replace an earlier one; what was drawn is kept by
 * the engine's own `flush`, through `_private`.
 *
 * @param seed 64 hex digits, to deal a known match again; without it each match draws its own.
 */
export function randomPlugin(seed?: string): Plugin<Random, RandomData> {
  return {
    name: 'random',
    setup: () => ({ seed: seed ?? freshSeed(), drawn: 0 }),
    // A client has no seed, and runs no move that draws.
    api: ({ data }) => engineApi(data ?? { seed: '0'.repeat(2 * SEED_BYTES), drawn: 0 }),
    playerView: () => undefined,
  };
}

/** Our generator, dressed as the engine's own, of which the engine asks `_private`. */
function engineApi(data: RandomData): Random {
  const random = new KeyedRandom(data);
  return Object.assign(random, { _private: { isUsed: () => true, getState: () => random.data() } });
}

/** The chance in the context of the engine's hooks, which is typed as the engine's own. */
export function randomOf(context: object): Random {
  return (context as { random: Random }).random;
}

/** The same game dealt from a known seed, for replays and tests. */
export function withSeed(game: Game, seed: string): Game {
  return { ...game, plugins: [...(game.plugins ?? []).filter(({ name }) => name !== 'random'), randomPlugin(seed)] };
}
