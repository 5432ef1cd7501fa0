import { describe, expect, it } from 'vitest';
import { expectPicks, inLong, underSeeds } from '../kit/testing/index.ts';
import { prado } from './index.ts';

describe('pickMove', () => {
  it.each([
    { numPlayers: 1, options: {} },
    { numPlayers: 2, options: {} },
    { numPlayers: 3, options: { reactions: 'quick' } },
    { numPlayers: 4, options: { guard: 'yes' } },
  ])('picks legal moves in matches of $numPlayers, the same ones from a view, and reaches each legal move', (setting) => {
    underSeeds(7, inLong(3), (seed) => {
      const { moves, found } = expectPicks(prado, { seed, ...setting, closely: 30 });
      expect(moves).toBeGreaterThan(25);
      expect(found).toBeGreaterThan(100);
    });
  });
});
