import { describe, expect, it } from 'vitest';
import { expectCopies, inLong, underSeeds } from '../kit/testing/index.ts';
import { prado } from './index.ts';

describe('copy', () => {
  it.each([
    { numPlayers: 1, options: {} },
    { numPlayers: 2, options: {} },
    { numPlayers: 3, options: { guard: 'yes' } },
    { numPlayers: 4, options: { reactions: 'quick' } },
  ])('equals the original to the byte in matches of $numPlayers, and moves and hooks leave the original unchanged', (setting) => {
    let copied = 0;
    underSeeds(0, inLong(3), (seed) => (copied += expectCopies(prado, { seed, ...setting }).copied));
    // A match alone has some 30 moves, the others twice as many.
    expect(copied).toBeGreaterThan(20 * inLong(3));
  });
});
