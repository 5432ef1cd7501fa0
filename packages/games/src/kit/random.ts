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
 * The source of randomness for rules. Each draw advances the stream, so a match can be re-run from
 * its seed.
 */
export interface Random {
  /** A whole number from 0 to `bound - 1`, without bias. `bound` is at most 2^32. */
  below(bound: number): number;
  /** A new array with the same elements in random order (Fisher–Yates). */
  shuffle<T>(items: readonly T[]): T[];
}

/** One of `items`, each with the same chance; null when there are none. */
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
/**
 * Maximum number of blocks per batch. The first batch has one block, since a move draws little;
 * each later batch doubles in size.
 */
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
  /** A part of the key stream, and the index of its first block. */
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

  /** The offset of the next word in `#stream`. */
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

/** A new array with the same elements in random order (Fisher–Yates), for any source of numbers. */
export function shuffled<T>(items: readonly T[], random: Pick<Random, 'below'>): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [result[i], result[j]] = [result[j] as T, result[i] as T];
  }
  return result;
}

/**
 * Maps a 64-bit word, given as two halves, to a number below a bound: its remainder. Null for the
 * top words of the range, fewer than `bound`, which would make small numbers more likely.
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
 * The boardgame.io plugin that replaces the engine's own `random`, whose seed is the public
 * creation time. It must have the same name, by which the engine lets a later plugin replace an
 * earlier one. The engine's own `flush` stores the state of the generator, through `_private`.
 *
 * @param seed 64 hex digits, to deal a known match again; without it each match draws its own
 */
export function randomPlugin(seed?: string): Plugin<Random, RandomData> {
  return {
    name: 'random',
    setup: () => ({ seed: seed ?? freshSeed(), drawn: 0 }),
    // Clients have no seed. They run no move that draws.
    api: ({ data }) => engineApi(data ?? { seed: '0'.repeat(2 * SEED_BYTES), drawn: 0 }),
    playerView: () => undefined,
  };
}

/** Our generator with the `_private` field that the engine expects. */
function engineApi(data: RandomData): Random {
  const random = new KeyedRandom(data);
  return Object.assign(random, { _private: { isUsed: () => true, getState: () => random.data() } });
}

/** The generator in the context of the engine's hooks, whose type is the engine's own. */
export function randomOf(context: object): Random {
  return (context as { random: Random }).random;
}

/** The game with a fixed seed, for replays and tests. */
export function withSeed(game: Game, seed: string): Game {
  return { ...game, plugins: [...(game.plugins ?? []).filter(({ name }) => name !== 'random'), randomPlugin(seed)] };
}
