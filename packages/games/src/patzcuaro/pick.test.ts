import { describe, expect, it } from 'vitest';
import { expectPicks, inLong, underSeeds } from '../kit/testing/index.ts';
import { patzcuaro } from './index.ts';

describe('pickMove', () => {
  it.each([2, 3, 4])(
    'picks legal moves in matches of %i, the same ones from a view, and reaches each legal move',
    (numPlayers) => {
      underSeeds(0, inLong(3), (seed) => {
        const { moves, found } = expectPicks(patzcuaro, { seed, numPlayers, closely: 30 });
        expect(moves).toBeGreaterThan(20);
        expect(found).toBeGreaterThan(100);
      });
    },
  );
});
