import { describe, expect, it } from 'vitest';
import { expectNonInterference, expectNothingShown, expectReplay, playRandom } from '../kit/testing/index.ts';
import { patzcuaro } from './index.ts';
import { checkInvariants, pickMostlyActing, scramble } from './testing.ts';

const settings = [2, 3, 4].flatMap((numPlayers) => (['A', 'B'] as const).map((patzcuaroSide) => ({ numPlayers, patzcuaroSide })));
const MATCHES = 24;
/** Milliseconds; generous, for machines that are busy. */
const TIMEOUT = 60_000;

describe.each(settings)('random matches of $numPlayers players, side $patzcuaroSide', ({ numPlayers, patzcuaroSide }) => {
  it(
    'never throw, never stall, keep the invariants, end with one winner, and replay to the same state',
    () => {
      for (let seed = 0; seed < MATCHES; seed++) {
        const options = { seed, numPlayers, options: { patzcuaroSide }, ...(seed % 2 === 0 ? {} : { pick: pickMostlyActing }) };
        const played = playRandom(patzcuaro, options, ({ G }) => checkInvariants(G));
        expect(played.match.ctx.gameover).toEqual({ winners: [expect.any(String)] });
        if (seed < 4) expectReplay(played, options);
      }
    },
    TIMEOUT,
  );

  it(
    'tell no viewer anything that depends on what the viewer may not know',
    () => {
      for (let seed = 100; seed < 103; seed++) {
        const { compared } = expectNonInterference(patzcuaro, scramble, { seed, numPlayers, options: { patzcuaroSide } });
        expect(compared).toBeGreaterThan(40);
      }
    },
    TIMEOUT,
  );

  it(
    'let nobody take back what has shown anything',
    () => {
      for (let seed = 200; seed < 203; seed++) {
        const { byMover, byOthers } = expectNothingShown(patzcuaro, scramble, { seed, numPlayers, options: { patzcuaroSide } });
        expect(Math.min(byMover, byOthers)).toBeGreaterThan(20);
      }
    },
    TIMEOUT,
  );
});
