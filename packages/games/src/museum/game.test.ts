import { InitializeGame } from 'boardgame.io/internal';
import { describe, expect, it } from 'vitest';
import { FREE_STAGE, isActive } from '../kit/index.ts';
import type { LegalMove } from '../kit/index.ts';
import { TestMatch } from '../kit/testing/index.ts';
import { museum, proposal, reasonKeys, sentenceKeys } from './index.ts';
import { matchFrom, matchInAction, toAction } from './testing/index.ts';

const check = (data: unknown, numPlayers: number) => museum.game.validateSetupData?.(data, numPlayers);
const marked = (mark: 'concurrent' | 'free' | 'setting') =>
  Object.entries(museum.moves).flatMap(([name, rule]) => (rule[mark] === true ? [name] : []));
const deal = () => JSON.stringify(InitializeGame({ game: museum.game, numPlayers: 2 }).G.decks);

describe('the module', () => {
  it('is a game for two to four players under its own name', () => {
    expect(museum.game).toMatchObject({ name: 'museum', minPlayers: 2, maxPlayers: 4, disableUndo: true });
  });

  it('lets clients trigger no engine events, and has no seed in its definition', () => {
    expect(Object.values(museum.game.events ?? {})).toEqual(Array.from({ length: 8 }, () => false));
    expect(museum.game.seed).toBeUndefined();
  });

  it('validates the setup data, and offers each variant', () => {
    expect([check(undefined, 2), check({}, 3), check({ boards: 'advanced' }, 4)]).toEqual([undefined, undefined, undefined]);
    for (const numPlayers of [0, 1, 5, Number.NaN, 1e9]) expect(check({}, numPlayers)).toBe('wrong number of players');
    for (const data of [{ publicOpinionPerDeck: 6 }, { publicOpinionPerDeck: 2.5 }, { boards: 'both' }, { seed: 1 }, 'A', []]) {
      expect(check(data, 2)).toBe('unknown options');
    }
    for (const { name, values } of museum.optionFields) {
      for (const value of values) expect(check({ [name]: value }, 2)).toBeUndefined();
    }
    const defaults = museum.options.parse({}) as unknown as Record<string, unknown>;
    expect(museum.optionFields.map((field) => [field.name, field.default])).toEqual(Object.entries(defaults));
  });

  it('deals every match differently', () => expect(deal()).not.toBe(deal()));

  it("gives boardgame.io's clients the same view", () => {
    const match = matchFrom({ players: [{}, {}] });
    const seen = museum.game.playerView?.({ G: match.G, ctx: match.ctx, playerID: '1' });
    expect(seen).toEqual(museum.view(match.G, match.ctx, '1'));
  });

  it('marks concurrent and free moves (A13), and arranging as a setting', () => {
    expect(marked('concurrent')).toEqual(['mulligan', 'choosePatron', 'draw', 'decline', 'playFavour', 'finish']);
    expect(marked('free')).toEqual(['playFavour', 'arrange']);
    expect(marked('setting')).toEqual(['arrange']);
  });

  it('lists each reason and each sentence once', () => {
    expect(new Set(reasonKeys).size).toBe(reasonKeys.length);
    expect(new Set(sentenceKeys).size).toBe(sentenceKeys.length);
  });
});

describe('refused moves', () => {
  it('why and the engine refuse the same moves, and why names the reason', () => {
    const match = matchInAction({ players: [{ hand: 'INC-03 INC-02' }, { hand: 'INC-01' }] });
    const basket = { purchases: [{ card: 'INC-03', cell: 0 }], cards: ['INC-02'], prestige: 0 };
    const refused: [string, string, unknown[], string][] = [
      ['1', 'endTurn', [], 'notYourTurn'],
      ['1', 'buy', [basket], 'notYourTurn'],
      ['2', 'endTurn', [], 'notYourTurn'],
      ['0', '__proto__', [], 'unknownMove'],
      ['0', 'constructor', [], 'unknownMove'],
      ['0', 'buy', [], 'badArguments'],
      ['0', 'buy', [{ ...basket, cards: 'INC-02' }], 'badArguments'],
      ['0', 'buy', [{ ...basket, extra: 1 }], 'badArguments'],
      ['0', 'buy', [{ ...basket, prestige: 0.5 }], 'badArguments'],
      ['0', 'buy', [{ ...basket, purchases: [{ card: 'INC-03', cell: 0, expert: 'E01' }] }], 'badArguments'],
      ['0', 'buy', [{ ...basket, purchases: [{ card: 'PO-AM-1', cell: 0 }] }], 'badArguments'],
      ['0', 'arrange', [[]], 'badArguments'],
      ['0', 'mulligan', [true], 'actionFirst'],
      ['0', 'choosePatron', ['P01'], 'actionFirst'],
      ['0', 'draw', ['INC-01'], 'actionFirst'],
      ['0', 'chooseOpinion', ['AM'], 'actionFirst'],
      ['0', 'discard', [[]], 'actionFirst'],
      ['0', 'discardFavours', [[]], 'actionFirst'],
      ['0', 'finish', [match.G.players[0]?.museum], 'actionFirst'],
    ];
    const before = JSON.stringify(match.G);
    expect(refused.map(([playerID, move, args]) => match.why(playerID, move, ...args)?.key)).toEqual(
      refused.map(([, , , key]) => key),
    );
    for (const [playerID, move, args] of refused.filter(([, move]) => Object.hasOwn(museum.moves, move))) {
      expect(() => match.play(playerID, move, ...args)).toThrow('refused');
    }
    expect(JSON.stringify(match.G)).toBe(before);
  });

  it('during a turn all other players are in the free stage; while all must answer, nobody is', () => {
    const match = matchFrom({ players: [{}, {}, {}] });
    expect(match.ctx.activePlayers).toEqual({ 0: 'explore', 1: FREE_STAGE, 2: FREE_STAGE });
    expect(match.legalMoves('1')).toEqual([]);
    expect(museum.standIn(match.G, match.ctx, '1')).toBeNull();
  });
});

describe('the fallback move', () => {
  it('uses the best final arrangement that the optimiser finds', () => {
    const players = [{ museum: 'INC-01 INC-04 . INC-07', score: 50 }, {}];
    const match = matchInAction({ players }).play('0', 'endTurn');
    toAction(match).play('1', 'endTurn');
    const move = museum.standIn(match.G, match.ctx, '0');
    expect(move).toEqual({ move: 'finish', args: [proposal(match.G, '0').layout] });
    match.play('0', 'finish', ...(move?.args ?? []));
    expect(match.module.score(match.G, match.ctx)[0]?.parts[1]).toEqual({ source: 'score.civilisations', points: 3 });
  });

  it('plays a match to its end without players', () => {
    const match = new TestMatch(museum, { seed: 2, numPlayers: 3 });
    const answer = (player: string) => museum.standIn(museum.view(match.G, match.ctx, player), match.ctx, player);
    while (match.ctx.gameover === undefined) {
      const player = match.players.find((one) => isActive(match.ctx, one)) as string;
      const { move, args } = answer(player) as LegalMove;
      match.play(player, move, ...args);
    }
    expect(match.G.players.every(({ score }) => score === 0)).toBe(true);
  });

  it("draws only in the player's own turn, takes the most valuable Object, and no action", () => {
    const match = matchFrom({ players: [{}, {}], display: { AM: 'INC-03 INC-04', EU: '', AF: '', AS: '' } });
    expect(museum.standIn(match.G, match.ctx, '0')).toEqual({ move: 'draw', args: ['INC-04'] });
    match.play('0', 'draw', 'INC-04');
    expect(museum.standIn(match.G, match.ctx, '1')).toEqual({ move: 'decline', args: [1] });
    const acting = matchInAction({ players: [{ hand: 'INC-03 INC-02', favours: 'F2-1' }, {}] });
    expect(museum.standIn(acting.G, acting.ctx, '0')).toEqual({ move: 'endTurn', args: [] });
  });

  it('discards the least valuable cards', () => {
    const match = matchInAction({ players: [{ hand: 'INC-04 INC-03 INC-05 INC-07 INC-01 INC-06 INC-02 INC-08' }, {}] });
    match.play('0', 'endTurn');
    expect(museum.standIn(match.G, match.ctx, '0')).toEqual({ move: 'discard', args: [['INC-03']] });
  });
});
