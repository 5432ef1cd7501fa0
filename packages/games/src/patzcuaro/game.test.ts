import { InitializeGame } from 'boardgame.io/internal';
import { describe, expect, it } from 'vitest';
import { games } from '../index.ts';
import { seedOf, TestMatch } from '../kit/testing/index.ts';
import { cardIds } from './catalogue/cards.ts';
import {
  destinationsOf,
  levelsOpenTo,
  misfits,
  optionBlockers,
  patzcuaro,
  reasonKeys,
  sentenceKeys,
  tradeWays,
} from './index.ts';
import { matchFrom } from './testing/index.ts';

const check = (data: unknown, numPlayers: number) => patzcuaro.game.validateSetupData?.(data, numPlayers);
const deal = () => InitializeGame({ game: patzcuaro.game, numPlayers: 2 }).G.deck.join();

describe('the module', () => {
  it('is listed under the name of its boardgame.io definition', () => {
    expect(games['patzcuaro']).toBe(patzcuaro);
    expect(patzcuaro.game).toMatchObject({ name: 'patzcuaro', minPlayers: 2, maxPlayers: 4, disableUndo: true });
  });

  it('lets clients trigger no engine events, and has no seed in its definition', () => {
    expect(Object.values(patzcuaro.game.events ?? {})).toEqual(Array.from({ length: 8 }, () => false));
    expect(patzcuaro.game.seed).toBeUndefined();
  });

  it('validates the setup data', () => {
    expect([check(undefined, 2), check({}, 3), check({ patzcuaroSide: 'B' }, 4)]).toEqual([undefined, undefined, undefined]);
    for (const numPlayers of [0, 1, 5, Number.NaN, 1e9]) expect(check({}, numPlayers)).toBe('wrong number of players');
    for (const data of [{ patzcuaroSide: 'C' }, { seed: 1 }, 'A', []]) expect(check(data, 2)).toBe('unknown options');
  });

  it('deals every match differently', () => {
    expect(deal()).not.toBe(deal());
  });

  it("gives boardgame.io's clients the same view, without the random generator", () => {
    const match = new TestMatch(patzcuaro, { seed: 3, numPlayers: 3 });
    const seen = patzcuaro.game.playerView?.({ G: match.G, ctx: match.ctx, playerID: '1' });
    expect(seen).toEqual(patzcuaro.view(match.G, match.ctx, '1'));
    expect(JSON.stringify(patzcuaro.viewCtx(match.G, match.ctx, null))).not.toContain(seedOf(3));
  });

  it('draws nothing at random after the deal, so a match follows from its deal and its moves', () => {
    const match = new TestMatch(patzcuaro, { seed: 4, numPlayers: 2 });
    const drawn = () => match.state.plugins.random?.data.drawn;
    const before = drawn();
    match.play(match.ctx.currentPlayer, 'travel', 1, 'flip');
    expect(drawn()).toBe(before);
  });

  it('allows no undo of moves that drew or revealed a card', () => {
    const match = matchFrom({
      players: [{ hand: 'P01 G01 U01' }, { hand: 'P02 G02' }],
      actions: { 2: [{ t: 'reveal', d: 'cw' }] },
    });
    match.play('0', 'travel', 1, 'act');
    expect(match.stands).toBe(false);
    match.play('0', 'trade', ['P01', 'G01']);
    expect(match.stands).toBe(true);
    match.play('1', 'travel', 1, 'act');
    expect(match.stands).toBe(true);
  });
});

describe('refused moves', () => {
  it('why and the engine refuse the same moves, and why names the reason', () => {
    const match = matchFrom({ players: [{ hand: 'P01 G02' }, { hand: 'P02' }] });
    const refused: [string, string, unknown[], string][] = [
      ['1', 'travel', [1, 'act'], 'notYourTurn'],
      ['2', 'travel', [1, 'act'], 'notYourTurn'],
      ['0', 'fly', [], 'unknownMove'],
      ['0', '__proto__', [], 'unknownMove'],
      ['0', 'constructor', [], 'unknownMove'],
      ['0', 'travel', [], 'badArguments'],
      ['0', 'travel', [1], 'badArguments'],
      ['0', 'travel', [1, 'act', 1], 'badArguments'],
      ['0', 'travel', [1, 'toString'], 'badArguments'],
      ['0', 'place', ['P01', 1], 'travelFirst'],
      ['0', 'travel', [1, 'draw1'], 'flipFirst'],
    ];
    for (const [playerID, move, args, key] of refused) {
      expect(match.why(playerID, move, ...args)?.key, `${playerID} ${move}`).toBe(key);
    }
    for (const [playerID, move, args] of refused.filter(([, move]) => Object.hasOwn(patzcuaro.moves, move))) {
      expect(() => match.play(playerID, move, ...args)).toThrow('refused');
    }
    expect(match.G.players[0]?.position).toBe(0);
  });

  it('every move with every argument is legal exactly when it is listed', () => {
    const match = matchFrom({ players: [{ hand: 'P01 G02 Y01 P05', at: 9 }, { hand: 'P02', at: 3 }, {}] });
    const modes = ['act', 'flip', 'draw1'];
    const every = [
      ...[1, 2, 3].flatMap((steps) => modes.map((mode) => ({ move: 'travel', args: [steps, mode] }))),
      ...[0, 1, 2].map((option) => ({ move: 'choose', args: [option] })),
      ...cardIds.flatMap((card) => [1, 2, 3].map((level) => ({ move: 'place', args: [card, level] }))),
      ...cardIds.map((card) => ({ move: 'trade', args: [[card]] })),
      ...cardIds.flatMap((one) => cardIds.map((other) => ({ move: 'trade', args: [[one, other]] }))),
      { move: 'pass', args: [] },
    ];
    const check = () => {
      for (const playerID of match.players) {
        const legal = every.filter(({ move, args }) => match.why(playerID, move, ...args) === null);
        expect(legal.map((move) => JSON.stringify(move)).toSorted()).toEqual(
          match
            .legalMoves(playerID)
            .map((move) => JSON.stringify(move))
            .toSorted(),
        );
      }
    };
    check();
    match.play('0', 'travel', 1, 'act');
    check();
    match.play('0', 'trade', ['P01', 'G02']);
    check();
    match.play('1', 'travel', 1, 'flip');
    check();
  });
});

describe('queries for a board', () => {
  it('list the destinations with the legal actions there', () => {
    const match = matchFrom({ players: [{ hand: 'P01' }, { at: 1 }, {}], piles: { 2: 'P02' } });
    expect(destinationsOf(match.G, '0')).toEqual([
      {
        steps: 1,
        position: 2,
        spaceId: '2A1',
        act: { key: 'noCardOfOtherColor', values: { color: 'pink' } },
        flip: null,
        draw1: { key: 'flipFirst' },
      },
      {
        steps: 2,
        position: 3,
        spaceId: '3A1',
        act: { key: 'notEnoughCards', values: { needed: 2 } },
        flip: null,
        draw1: { key: 'flipFirst' },
      },
      { steps: 3, position: 4, spaceId: '4A1', act: null, flip: null, draw1: { key: 'flipFirst' } },
    ]);
  });

  it('list the options, cards and levels of the step that is due', () => {
    const match = matchFrom({ players: [{ hand: 'P01 U01', at: 3, altar: ['P02 P03', '', ''] }, {}, {}] });
    expect(optionBlockers(match.G, '0')).toEqual([]);
    expect(tradeWays(match.G, '0')).toEqual([]);
    match.play('0', 'travel', 1, 'act');
    expect(optionBlockers(match.G, '0')).toEqual([null, null]);
    match.play('0', 'choose', 1);
    expect(tradeWays(match.G, '0')).toEqual([['U01']]);
    expect(misfits(match.G, '0', 'P01')).toEqual([{ key: 'cardNotOfColor', values: { card: 'P01', color: 'purple' } }]);
    expect(misfits(match.G, '0', 'U01')).toEqual([null]);
    expect(levelsOpenTo(match.G, '0')).toEqual([1, 2]);
  });

  it('list each reason and each sentence once', () => {
    expect(new Set(reasonKeys).size).toBe(reasonKeys.length);
    expect(new Set(sentenceKeys).size).toBe(sentenceKeys.length);
    expect(reasonKeys).toContain('noCardWith');
  });
});
