import { describe, expect, it } from 'vitest';
import {
  expectCopies,
  expectDeterminized,
  expectNonInterference,
  expectNothingShown,
  expectPicks,
  expectReplay,
  inLong,
  playRandom,
  underSeeds,
} from '../kit/testing/index.ts';
import { newgame } from './index.ts';
import { checkInvariants, scramble } from './testing/index.ts';

const settings = (['full', 'small'] as const).map((cabinet) => ({ numPlayers: 2, options: { cabinet } }));

describe.each(settings)('random matches with $options', (setting) => {
  it('never throw, never stall, keep the pieces, end with one winner, and replay to the same state', () => {
    underSeeds(0, inLong(24, 6), (seed) => {
      const options = { seed, ...setting };
      const played = playRandom(newgame, options, ({ G }) => checkInvariants(G));
      expect(played.match.ctx.gameover).toEqual({ winners: [expect.any(String)] });
      expectReplay(played, options);
    });
  });

  it('reveal nothing to a viewer that depends on hidden information', () => {
    underSeeds(100, inLong(6, 2), (seed) => {
      expect(expectNonInterference(newgame, scramble, { seed, ...setting }).compared).toBeGreaterThan(40);
    });
  });

  it('allow no undo of a move that revealed anything', () => {
    underSeeds(200, inLong(6, 2), (seed) => {
      const { byMover, byOthers } = expectNothingShown(newgame, scramble, { seed, ...setting });
      expect(Math.min(byMover, byOthers)).toBeGreaterThan(20);
    });
  });

  it('can be determinized: bots deal only what they have not seen', () => {
    underSeeds(300, inLong(6, 2), (seed) => {
      expect(expectDeterminized(newgame, { seed, ...setting }, checkInvariants)).toBeGreaterThan(40);
    });
  });

  it('are copied to the byte, and moves on a copy leave the original unchanged', () => {
    expect(expectCopies(newgame, { seed: 1, ...setting }).copied).toBeGreaterThan(20);
  });

  it('have a pick for each seat that must move, and each legal move is picked at some time', () => {
    const { moves, found } = expectPicks(newgame, { seed: 2, ...setting, closely: 12 });
    expect(moves).toBeGreaterThan(20);
    expect(found).toBeGreaterThan(100);
  });
});
