import { describe, expect, it } from 'vitest';
import { expectNonInterference, expectNothingShown, expectReplay, inLong, playRandom, underSeeds } from '../kit/testing/index.ts';
import { patzcuaro } from './index.ts';
import { checkInvariants, pickMostlyActing, scramble } from './testing/index.ts';

const settings = [2, 3, 4].flatMap((numPlayers) => (['A', 'B'] as const).map((patzcuaroSide) => ({ numPlayers, patzcuaroSide })));
const MATCHES = inLong(24, 4);
/** Milliseconds; generous, for busy machines. */
const TIMEOUT = 60_000;

describe.each(settings)('random matches of $numPlayers players, side $patzcuaroSide', ({ numPlayers, patzcuaroSide }) => {
  it(
    'never throw, never stall, keep the invariants, end with one winner, and replay to the same state',
    () => {
      underSeeds(0, MATCHES, (seed) => {
        const options = { seed, numPlayers, options: { patzcuaroSide }, ...(seed % 2 === 0 ? {} : { pick: pickMostlyActing }) };
        const played = playRandom(patzcuaro, options, ({ G }) => checkInvariants(G));
        expect(played.match.ctx.gameover).toEqual({ winners: [expect.any(String)] });
        if (seed % 6 === 0) expectReplay(played, options);
      });
    },
    TIMEOUT,
  );

  it(
    'reveal nothing to a viewer that depends on hidden information',
    () => {
      underSeeds(100, inLong(3), (seed) => {
        const { compared } = expectNonInterference(patzcuaro, scramble, { seed, numPlayers, options: { patzcuaroSide } });
        expect(compared).toBeGreaterThan(40);
      });
    },
    TIMEOUT,
  );

  it(
    'allow no undo of a move that revealed anything',
    () => {
      underSeeds(200, inLong(3), (seed) => {
        const { byMover, byOthers } = expectNothingShown(patzcuaro, scramble, { seed, numPlayers, options: { patzcuaroSide } });
        expect(Math.min(byMover, byOthers)).toBeGreaterThan(20);
      });
    },
    TIMEOUT,
  );
});
