import { describe, expect, it } from 'vitest';
import { expectCopies, underSeeds } from '../kit/testing/index.ts';
import { museum } from './index.ts';
import { canonicalMoves } from './moves.ts';
import { pickMostlyBuying } from './testing/index.ts';

describe('copy', () => {
  it.each([
    { numPlayers: 2, options: {} },
    { numPlayers: 3, options: { boards: 'advanced', publicOpinionPerDeck: 5 } },
    { numPlayers: 4, options: { sweepMarketEachRound: true, strictHandLimit: true } },
  ])('equals the original to the byte in matches of $numPlayers, and moves and hooks leave the original unchanged', (setting) => {
    underSeeds(5, 1, (seed) => {
      const options = { seed, ...setting, unlisted: canonicalMoves, pick: pickMostlyBuying };
      expect(expectCopies(museum, options).copied).toBeGreaterThan(30);
    });
  });
});
