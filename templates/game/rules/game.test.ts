import { InitializeGame } from 'boardgame.io/internal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { games } from '../index.ts';
import { seedOf, TestMatch } from '../kit/testing/index.ts';
import { newgame } from './index.ts';
import { matchFrom } from './testing/index.ts';

const check = (data: unknown, numPlayers: number) => newgame.game.validateSetupData?.(data, numPlayers);
const shelves = (cabinet: string) => new TestMatch(newgame, { seed: 1, numPlayers: 2, options: { cabinet } }).G.shelves;
const deal = () => JSON.stringify(InitializeGame({ game: newgame.game, numPlayers: 2 }).G.shelves);

describe('the module', () => {
  it('is listed under the name of its boardgame.io definition', () => {
    expect(games['newgame']).toBe(newgame);
    expect(newgame.game).toMatchObject({ name: 'newgame', minPlayers: 2, maxPlayers: 2, disableUndo: true });
  });

  it('validates the setup data', () => {
    expect([check(undefined, 2), check({ cabinet: 'small' }, 2)]).toEqual([undefined, undefined]);
    for (const numPlayers of [0, 1, 3]) expect(check({}, numPlayers)).toBe('wrong number of players');
    for (const data of [{ cabinet: 'huge' }, { seed: 1 }, 'A', []]) expect(check(data, 2)).toBe('unknown options');
  });

  it('deals each match differently, with six shelves or four', () => {
    expect(deal()).not.toBe(deal());
    expect(shelves('full').map((shelf) => shelf.length)).toEqual([6, 6, 6, 6, 6, 6]);
    expect(shelves('small').map((shelf) => shelf.length)).toEqual([6, 6, 6, 6]);
  });

  it("gives boardgame.io's clients the same view, without the random generator", () => {
    const match = new TestMatch(newgame, { seed: 3, numPlayers: 2 });
    const seen = newgame.game.playerView?.({ G: match.G, ctx: match.ctx, playerID: '1' });
    expect(seen).toEqual(newgame.view(match.G, match.ctx, '1'));
    expect(JSON.stringify(newgame.viewCtx(match.G, match.ctx, null))).not.toContain(seedOf(3));
  });

  it('allows undo of taking a piece, but not of the last move of the match', () => {
    const match = matchFrom({ shelves: ['fan'], letters: ['fan', 'clock'] });
    expect(match.play('0', 'take', 0, 0).stands).toBe(false);
    expect(match.play('1', 'guess', 'fan').stands).toBe(false);
    expect(match.play('0', 'guess', 'clock').stands).toBe(true);
  });
});

describe('refused moves', () => {
  // The engine logs every refusal.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => void vi.restoreAllMocks());

  it('why and the engine refuse the same moves, and why names the reason', () => {
    const match = matchFrom({ shelves: ['fan clock jug'] });
    const refused: [string, string, unknown[], string][] = [
      ['1', 'take', [0, 0], 'notYourTurn'],
      ['0', 'fly', [], 'unknownMove'],
      ['0', 'constructor', [], 'unknownMove'],
      ['0', 'take', [0], 'badArguments'],
      ['0', 'take', [0, -1], 'badArguments'],
      ['0', 'take', [0, 1], 'notAtEnd'],
      ['0', 'guess', ['toString'], 'badArguments'],
      ['0', 'guess', ['fan'], 'takeFirst'],
    ];
    for (const [playerID, move, args, key] of refused) {
      expect(match.why(playerID, move, ...args)?.key, `${playerID} ${move}`).toBe(key);
    }
    for (const [playerID, move, args] of refused.filter(([, move]) => Object.hasOwn(newgame.moves, move))) {
      expect(() => match.play(playerID, move, ...args)).toThrow('refused');
    }
  });
});
