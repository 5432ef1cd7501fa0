import { afterEach, describe, expect, it, vi } from 'vitest';
import { seedsFrom, underSeeds } from './seeds.ts';

afterEach(() => void vi.unstubAllEnvs());

describe('seeds of random tests', () => {
  it("start at the test's own first seed, or at SEED", () => {
    vi.stubEnv('SEED', undefined);
    expect(seedsFrom(100, 3)).toEqual([100, 101, 102]);
    vi.stubEnv('SEED', '7');
    expect(seedsFrom(100, 3)).toEqual([7, 8, 9]);
  });

  it.each(['', 'seven', '-1', '1.5'])('throws for SEED=%s', (seed) => {
    vi.stubEnv('SEED', seed);
    expect(() => seedsFrom(0, 1)).toThrow(RangeError);
  });

  it('appear in the message of the test that fails', () => {
    vi.stubEnv('SEED', undefined);
    expect(underSeeds(2, 3, (seed) => seed * seed)).toEqual([4, 9, 16]);
    expect(() => underSeeds(3, 4, (seed) => expect(seed).not.toBe(5))).toThrow(/^SEED=5: expected 5 not to be 5/);
  });
});
