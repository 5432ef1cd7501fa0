import { describe, expect, it } from 'vitest';
import { expectCopies, inLong, underSeeds } from '../kit/testing/index.ts';
import { patzcuaro } from './index.ts';
import { pickMostlyActing } from './testing/index.ts';

describe('copy', () => {
  it.each([2, 3, 4])(
    'equals the original to the byte in matches of %i, and moves and hooks leave the original unchanged',
    (numPlayers) => {
      underSeeds(0, inLong(3), (seed) => {
        const pick = seed % 3 > 0 ? { pick: pickMostlyActing } : {};
        expect(expectCopies(patzcuaro, { seed, numPlayers, ...pick }).copied).toBeGreaterThan(30);
      });
    },
  );
});
