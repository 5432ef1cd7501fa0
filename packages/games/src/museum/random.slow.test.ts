import { describe, expect, it } from 'vitest';
import { expectNonInterference, expectNothingShown, expectReplay, isLong, playRandom, underSeeds } from '../kit/testing/index.ts';
import { museum } from './index.ts';
import { canonicalMoves } from './moves.ts';
import { checkInvariants, pickMostlyBuying, scramble } from './testing/index.ts';

const variants = [
  {},
  { boards: 'advanced', publicOpinionPerDeck: 0 },
  { strictHandLimit: true, opinionPenalty: 'perCard', publicOpinionPerDeck: 3 },
  { patronNeedsCollection: true, sweepMarketEachRound: true },
] as const;
const seats = [2, 3, 4];
const all = seats.flatMap((numPlayers) =>
  variants.map((options, index) => ({ numPlayers, options, first: 10 * numPlayers + index })),
);
/** Covers each number of seats and each variant, but not all combinations. */
const half = all.filter(({ numPlayers }, index) => (index + numPlayers) % 2 === 0);
const settings = isLong ? all : half;
const some = isLong ? half : half.filter((_, index) => index % 2 === 0);
/** Milliseconds; generous, for busy machines. */
const TIMEOUT = 60_000;

describe('random matches', () => {
  it.each(settings)(
    'of $numPlayers players, $options: never throw or stall, keep all cards and Prestige, end, and replay',
    ({ numPlayers, options, first }) => {
      underSeeds(first, 1, (seed) => {
        const pick = seed % 2 === 0 ? { pick: pickMostlyBuying } : {};
        const setting = { seed, numPlayers, options, unlisted: canonicalMoves, ...pick };
        const played = playRandom(museum, setting, ({ G }) => checkInvariants(G));
        expect(played.match.ctx.gameover).toEqual({ winners: expect.arrayContaining([expect.any(String)]) });
        expectReplay(played, setting);
      });
    },
    TIMEOUT,
  );

  it.each(some)(
    'of $numPlayers players, $options: reveal nothing to a viewer that depends on hidden information',
    ({ numPlayers, options, first }) => {
      underSeeds(100 + first, 1, (seed) => {
        const setting = { seed, numPlayers, options, unlisted: canonicalMoves, pick: pickMostlyBuying };
        expect(expectNonInterference(museum, scramble, setting).compared).toBeGreaterThan(40);
      });
    },
    TIMEOUT,
  );

  it.each(some)(
    'of $numPlayers players, $options: allow no undo of a move that revealed anything',
    ({ numPlayers, options, first }) => {
      underSeeds(200 + first, 1, (seed) => {
        const setting = { seed, numPlayers, options, unlisted: canonicalMoves, pick: pickMostlyBuying };
        const { byMover, byOthers } = expectNothingShown(museum, scramble, setting);
        expect(Math.min(byMover, byOthers)).toBeGreaterThan(20);
      });
    },
    TIMEOUT,
  );
});
