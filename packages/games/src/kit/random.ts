import { chacha20 } from '@noble/ciphers/chacha.js';
import { bytesToHex, hexToBytes, randomBytes } from '@noble/ciphers/utils.js';
import type { Game, Plugin } from 'boardgame.io';

/**
 * The stored state of a match's generator: a 256-bit key in hex, and the number of 64-bit words
 * drawn.
 */
export interface RandomData {
  seed: string;
  drawn: number;
}

/**
 * The chance that rules may use. Every draw advances the stream, so a match can be re-run from its
 * seed.
 */
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

/** A random choice of this many `items`, in their order; all of them when there are fewer. */
export function someOf<T>(items: readonly T[], count: number, random: Random): T[] {
  const chosen: T[] = [];
  for (const [index, item] of items.entries()) {
    if (random.below(items.length - index) < count - chosen.length) chosen.push(item);
  }
  return chosen;
}

const SEED_BYTES = 32;
const BLOCK_BYTES = 64;
const WORD_BYTES = 8;
const WORDS_PER_BLOCK = BLOCK_BYTES / WORD_BYTES;
const NONCE = new Uint8Array(12);
/** Blocks per batch: one at first, since a move draws little, then twice as many each time. */
const MOST_BLOCKS = 16;
const NOTHING = new Uint8Array(MOST_BLOCKS * BLOCK_BYTES);
const EMPTY = new DataView(new ArrayBuffer(0));
const HALF = 2 ** 32;
const QUARTER = 2 ** 16;

/** A fresh 256-bit seed from the system's generator, as 64 hex digits. */
export function freshSeed(): string {
  return bytesToHex(randomBytes(SEED_BYTES));
}

/**
 * A generator over the ChaCha20 key stream (RFC 8439) under the match's seed. Unlike with a
 * statistical generator, past draws reveal nothing about future ones.
 */
export class KeyedRandom implements Random {
  readonly #seed: string;
  #drawn: number;
  #key: Uint8Array | null = null;
  /** A stretch of the key stream, and the number of its first block. */
  #stream = EMPTY;
  #firstBlock = 0;

  constructor(data: RandomData) {
    this.#seed = data.seed;
    this.#drawn = data.drawn;
  }

  /** The state to store: a generator created from it continues where this one is. */
  data(): RandomData {
    return { seed: this.#seed, drawn: this.#drawn };
  }

  below(bound: number): number {
    if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 32) {
      throw new RangeError(`below() needs a whole number from 1 to 2^32, got ${bound}`);
    }
    for (;;) {
      const at = this.#next();
      const number = numberBelow(bound, this.#stream.getUint32(at + WORD_BYTES / 2, true), this.#stream.getUint32(at, true));
      if (number !== null) return number;
    }
  }

  shuffle<T>(items: readonly T[]): T[] {
    return shuffled(items, this);
  }

  /** Where the next word lies in the stretch of the stream. */
  #next(): number {
    const block = Math.floor(this.#drawn / WORDS_PER_BLOCK);
    if (block >= this.#firstBlock + this.#stream.byteLength / BLOCK_BYTES) this.#fetch(block);
    const at = this.#drawn * WORD_BYTES - this.#firstBlock * BLOCK_BYTES;
    this.#drawn += 1;
    return at;
  }

  #fetch(block: number): void {
    this.#key ??= hexToBytes(this.#seed);
    const length = Math.min(Math.max(2 * this.#stream.byteLength, BLOCK_BYTES), NOTHING.length);
    const bytes = chacha20(this.#key, NONCE, NOTHING.subarray(0, length), undefined, block);
    this.#stream = new DataView(bytes.buffer, bytes.byteOffset, length);
    this.#firstBlock = block;
  }
}

/**
 * A new array with the same elements in random order (Fisher–Yates), for whatever draws numbers.
 */
export function shuffled<T>(items: readonly T[], random: Pick<Random, 'below'>): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [result[i], result[j]] = [result[j] as T, result[i] as T];
  }
  return result;
}

/**
 * What a word of 64 bits, in two halves, stands for below a bound: its remainder. Null for the few
 * at the top of the range, less than `bound`, with which the small numbers would come more often.
 */
export function numberBelow(bound: number, high: number, low: number): number | null {
  const leftOver = high === HALF - 1 && low >= HALF - remainder(HALF % bound, 0, bound);
  return leftOver ? null : remainder(high, low, bound);
}

/**
 * `high` × 2^32 + `low`, modulo a bound of at most 2^32. In steps of 16 bits, which numbers hold
 * exactly.
 */
function remainder(high: number, low: number, bound: number): number {
  const upper = ((high % bound) * QUARTER + (low >>> 16)) % bound;
  return (upper * QUARTER + (low & (QUARTER - 1))) % bound;
}

/**
 * The boardgame.io plugin that takes the place of the engine's own `random`, whose seed is the
 * public creation time. It must keep that name, which is how the engine lets a later plugin replace
 * an earlier one; what was drawn is kept by the engine's own `flush`, through `_private`.
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
