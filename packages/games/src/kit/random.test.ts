import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { Game } from 'boardgame.io';
import { chacha20 } from '@noble/ciphers/chacha.js';
import { describe, expect, it } from 'vitest';
import { freshSeed, KeyedRandom, numberBelow, randomOf, randomPlugin, withSeed } from './random.ts';

const zeroSeed = '0'.repeat(64);
const from = (seed: string) => new KeyedRandom({ seed, drawn: 0 });

/** Small bounds as games use them, and awkward ones up to the largest. */
const bounds = [
  ...Array.from({ length: 300 }, (_, i) => i + 1),
  ...[8, 13, 15, 16, 17, 21, 22, 24, 31].flatMap((bits) => [2 ** bits - 1, 2 ** bits, 2 ** bits + 1, 3 * 2 ** (bits - 1)]),
  1_000_003,
  3_000_000_019,
  2 ** 32 - 5,
  2 ** 32 - 1,
  2 ** 32,
];

describe('KeyedRandom', () => {
  it('draws from the ChaCha20 key stream of RFC 8439, appendix A.1, vectors 1 and 2', () => {
    const random = from(zeroSeed);
    const drawn = Array.from({ length: 10 }, () => random.below(2 ** 32));
    expect(drawn[0]).toBe(0xade0b876);
    expect(drawn[1]).toBe(0xe56a5d40);
    expect(drawn[7]).toBe(0x69b687c3);
    expect(drawn[8]).toBe(0xbee7079f);
    expect(drawn[9]).toBe(0x7c97ba98);
  });

  it('continues from any stored state, within a block and across blocks', () => {
    const whole = from(zeroSeed);
    const numbers = Array.from({ length: 40 }, () => whole.below(1000));
    for (let stop = 0; stop < 40; stop++) {
      const first = from(zeroSeed);
      for (let i = 0; i < stop; i++) first.below(1000);
      const second = new KeyedRandom(first.data());
      expect(second.below(1000)).toBe(numbers[stop]);
    }
  });

  it('draws 64-bit words, little-endian, modulo the bound, at any distance into the stream', () => {
    const key = new Uint8Array(32).fill(7);
    const stream = new DataView(chacha20(key, new Uint8Array(12), new Uint8Array(1 << 16)).buffer);
    for (const drawn of [0, 1, 7, 8, 100, 1023]) {
      const random = new KeyedRandom({ seed: '07'.repeat(32), drawn });
      for (let word = drawn; word < 4096; word++) {
        const bound = bounds[word % bounds.length] as number;
        expect(random.below(bound)).toBe(Number(stream.getBigUint64(8 * word, true) % BigInt(bound)));
      }
    }
  });

  it('redraws only the words that would make small numbers more likely', () => {
    for (const bound of bounds) {
      const limit = 2n ** 64n - (2n ** 64n % BigInt(bound));
      for (const word of [
        0n,
        1n,
        2n ** 32n - 1n,
        2n ** 63n + 12_345n,
        limit - 2n,
        limit - 1n,
        limit,
        limit + 1n,
        2n ** 64n - 1n,
      ]) {
        if (word >= 2n ** 64n) continue;
        const number = word < limit ? Number(word % BigInt(bound)) : null;
        expect(numberBelow(bound, Number(word >> 32n), Number(word & 0xffffffffn))).toBe(number);
      }
    }
  });

  it.each([2, 3, 7, 57])('below(%i) draws each number equally often', (bound) => {
    const random = from('1'.repeat(64));
    const counts = Array.from({ length: bound }, () => 0);
    const each = 1000;
    for (let i = 0; i < bound * each; i++) {
      const number = random.below(bound);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    // Five standard deviations.
    for (const count of counts) expect(Math.abs(count - each)).toBeLessThan(5 * Math.sqrt(each));
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('refuses below(%d)', (bound) => {
    expect(() => from(zeroSeed).below(bound)).toThrow(RangeError);
  });

  it('shuffles into every order equally often, and leaves the original unchanged', () => {
    const random = from('2'.repeat(64));
    const original = ['a', 'b', 'c', 'd'];
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = random.shuffle(original).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(original).toEqual(['a', 'b', 'c', 'd']);
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(1000));
  });

  it('other seeds produce other streams', () => {
    const seeds = [freshSeed(), freshSeed(), freshSeed()];
    expect(
      new Set(
        seeds.map((seed) =>
          from(seed)
            .shuffle(Array.from({ length: 57 }, (_, i) => i))
            .join(),
        ),
      ).size,
    ).toBe(3);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
  });
});

const game = (): Game => ({
  plugins: [randomPlugin()],
  setup: (context) => ({ numbers: [randomOf(context).below(1000)] }),
  moves: {
    draw: (context) => {
      context.G.numbers.push(randomOf(context).below(1000));
    },
  },
});
const drawTwice = (game: Game) => {
  const reducer = CreateGameReducer({ game });
  const payload = { type: 'draw', args: [], playerID: '0', credentials: undefined };
  const start = InitializeGame({ game });
  return reducer(reducer(start, { type: 'MAKE_MOVE', payload }), { type: 'MAKE_MOVE', payload });
};

describe('randomPlugin', () => {
  it("replaces the engine's own plugin, and keeps its state from move to move", () => {
    const { G, plugins } = drawTwice(withSeed(game(), zeroSeed));
    const expected = from(zeroSeed);
    expect(G.numbers).toEqual([expected.below(1000), expected.below(1000), expected.below(1000)]);
    expect(plugins.random).toEqual({ data: { seed: zeroSeed, drawn: 3 } });
  });

  it('deals each match from its own seed', () => {
    const one = game();
    expect(InitializeGame({ game: one }).plugins.random?.data.seed).not.toBe(
      InitializeGame({ game: one }).plugins.random?.data.seed,
    );
  });

  it('shows its state to no client', () => {
    expect(
      randomPlugin().playerView?.({
        G: {},
        ctx: InitializeGame({ game: game() }).ctx,
        game: game(),
        data: { seed: zeroSeed, drawn: 3 },
      }),
    ).toBeUndefined();
  });
});
