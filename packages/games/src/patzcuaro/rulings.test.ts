import { describe, expect, it } from 'vitest';
import type { Action } from './catalogue/types.ts';
import { matchFrom } from './testing/index.ts';

/**
 * The rulings of section 6 that the tests of the chapters do not cover; other tests name the ruling
 * that they cover.
 */

const altar: Action = { t: 'altar' };
const eight = ['P03 P04 P05 P06', 'P07 P08 P09', 'P10'] as const;

describe('rulings (section 6)', () => {
  it('2: if not flipped and nothing is playable, the player must flip', () => {
    const match = matchFrom({ players: [{ hand: '' }, {}] });
    expect(match.legalMoves('0').map(({ args }) => args[1])).toEqual(['flip', 'flip', 'flip']);
    expect(match.why('0', 'travel', 1, 'draw1')).toEqual({ key: 'flipFirst' });
  });

  it('3 and 4: a player may flip at a playable space, without its actions', () => {
    const match = matchFrom({ players: [{ hand: 'P01 G01' }, {}], piles: { 1: 'G05' }, deck: 'Y03 Y02 Y01' });
    expect(match.why('0', 'travel', 1, 'act')).toBeNull();
    match.play('0', 'travel', 1, 'flip');
    expect(match.G.players[0]?.hand).toEqual(['P01', 'G01', 'Y01', 'Y02']);
    expect(match.G.route[1]?.pile).toEqual(['G05']);
    expect(match.ctx.currentPlayer).toBe('1');
  });

  it('6: with two altar actions and one place left, the first completes the altar and the second is void', () => {
    const match = matchFrom({ players: [{ hand: 'Y01', altar: eight, at: 7 }, { at: 3 }] });
    match.play('0', 'travel', 1, 'act').play('0', 'choose', 0).play('0', 'place', 'Y01', 3);
    expect(match.events).toContainEqual({ type: 'void', player: '0' });
    expect(match.G.triggerers).toEqual(['0']);
  });

  it("7: an altar action of one's own space may not be passed, neither by the rules nor by the engine", () => {
    const match = matchFrom({ players: [{ hand: 'Y01' }, {}], actions: { 1: [altar] } }).play('0', 'travel', 1, 'act');
    expect(match.why('0', 'pass')).toEqual({ key: 'mustPlace' });
    expect(match.legalMoves('0').map(({ move }) => move)).toEqual(['place']);
    expect(() => match.play('0', 'pass')).toThrow('refused');
  });

  it('8: a card meets one requirement: two icons need two cards, even if one shows both', () => {
    const both: Action = {
      t: 'trade',
      reqs: [
        { k: 'color', c: 'green' },
        { k: 'has', i: 'bread' },
      ],
    };
    const match = matchFrom({ players: [{ hand: 'G03' }, {}], actions: { 1: [both] } });
    expect(match.why('0', 'travel', 1, 'act')).toEqual({ key: 'notEnoughCards', values: { needed: 2 } });
  });

  it('9: the top card is the one placed or revealed last', () => {
    const placed = matchFrom({ players: [{ hand: 'P01 G02' }, {}] })
      .play('0', 'travel', 1, 'act')
      .play('0', 'trade', ['P01', 'G02']);
    expect(placed.G.route[1]?.pile.at(-1)).toBe('G02');
    const actions: Record<number, Action[]> = { 1: [{ t: 'reveal', d: 'cw' }] };
    const revealed = matchFrom({ players: [{}, { hand: 'P01 Y02' }], actions, piles: { 2: 'P02' }, deck: 'Y03 Y01' });
    expect(revealed.why('0', 'travel', 2, 'act')).toEqual({ key: 'noCards' });
    revealed.play('0', 'travel', 1, 'act').play('1', 'travel', 1, 'act');
    expect(revealed.why('1', 'trade', ['Y02'])).toEqual({ key: 'cardOfTopColor', values: { card: 'Y02', color: 'yellow' } });
  });

  it('11: with an empty deck, draws and reveals within the turn are skipped', () => {
    const actions: Record<number, Action[]> = {
      1: [
        { t: 'draw', n: 1 },
        { t: 'reveal', d: 'cw' },
        { t: 'draw', n: 1 },
      ],
    };
    const match = matchFrom({ players: [{}, { hand: 'P01' }], actions, piles: { 2: 'P02' }, deck: 'Y01' });
    match.play('0', 'travel', 1, 'act');
    expect(match.G.players[0]?.hand).toEqual(['Y01']);
    expect(match.G.route[2]?.pile).toEqual(['P02']);
    const types = 'moved drew deckEmpty revealed drew endTriggered lastPlacements';
    expect(match.events.map(({ type }) => type).join(' ')).toBe(types);
    expect(match.events[3]).toMatchObject({ to: 2, card: null });
    expect(match.events[4]).toMatchObject({ count: 0, cards: [] });
  });

  it('12: the active player triggers the end by an empty deck, even if another player took the last card', () => {
    const actions: Record<number, Action[]> = { 1: [{ t: 'others', a: [{ t: 'draw', n: 1 }] }] };
    const match = matchFrom({ players: [{ hand: 'P01' }, {}, {}], actions, deck: 'Y02 Y01' }).play('0', 'travel', 1, 'act');
    expect(match.events).toContainEqual({ type: 'deckEmpty' });
    expect(match.events).toContainEqual({ type: 'endTriggered', player: '0', cause: 'emptyDeck' });
    expect(match.G.triggerers).toEqual(['0']);
    expect(match.G.steps.map(({ player }) => player)).toEqual(['1', '2']);
  });

  it('15, section 7: 4A2 with the 9th card: the others still draw, then they may place', () => {
    const players = [{ hand: 'P01 P02', altar: eight, at: 4 }, {}, {}];
    const match = matchFrom({ players, deck: 'Y03 Y02 Y01' });
    match.play('0', 'travel', 1, 'act').play('0', 'trade', ['P01']).play('0', 'place', 'P02', 3);
    expect(match.G.players.map(({ handSize }) => handSize)).toEqual([1, 1, 1]);
    expect(match.ctx).toMatchObject({ phase: 'lastPlacement', activePlayers: { '1': 'last' } });
    match.play('1', 'place', 'Y01', 1).play('2', 'place', 'Y02', 1);
    expect(match.ctx.gameover).toEqual({ winners: ['0'] });
  });

  it('22: everybody may look through each pile', () => {
    const match = matchFrom({ players: [{}, {}], piles: { 1: 'P01 P02 P03' } });
    for (const viewer of ['0', '1', null]) {
      expect(match.module.view(match.G, match.ctx, viewer).route[1]?.pile).toEqual(['P01', 'P02', 'P03']);
    }
  });
});

const standIn = (match: ReturnType<typeof matchFrom>, playerID: string) => match.module.standIn(match.G, match.ctx, playerID);

describe('ruling 25: the fallback move', () => {
  it('moves to the first playable destination', () => {
    const match = matchFrom({ players: [{ hand: 'U01' }, {}], piles: { 2: 'P01' } });
    expect(standIn(match, '0')).toEqual({ move: 'travel', args: [2, 'act'] });
    expect(standIn(match, '1')).toBeNull();
  });

  it('flips or draws one card with a move of 1 when nothing is playable', () => {
    expect(standIn(matchFrom({ players: [{}, {}] }), '0')).toEqual({ move: 'travel', args: [1, 'flip'] });
    expect(standIn(matchFrom({ players: [{ flipped: true }, {}] }), '0')).toEqual({ move: 'travel', args: [1, 'draw1'] });
  });

  it('takes the first feasible option, the first feasible hand cards, and the lowest level', () => {
    const actions: Record<number, Action[]> = {
      1: [
        {
          t: 'choose',
          o: [[{ t: 'trade', reqs: [{ k: 'has', i: 'top' }] }], [{ t: 'trade', reqs: [{ k: 'color', c: 'green' }] }, altar]],
        },
      ],
    };
    const players = [{ hand: 'P01 G01 G02', altar: ['P03 P04 P05 P06', '', ''] as const }, {}];
    const match = matchFrom({ players, actions, piles: { 1: 'Y01' } }).play('0', 'travel', 1, 'act');
    expect(standIn(match, '0')).toEqual({ move: 'choose', args: [1] });
    match.play('0', 'choose', 1);
    expect(standIn(match, '0')).toEqual({ move: 'trade', args: [['G01']] });
    match.play('0', 'trade', ['G01']);
    expect(standIn(match, '0')).toEqual({ move: 'place', args: ['P01', 2] });
  });

  it('passes if passing is legal', () => {
    const gift: Action = { t: 'others', a: [{ t: 'altar' }] };
    const match = matchFrom({ players: [{}, { hand: 'P01' }], actions: { 1: [gift, { t: 'draw', n: 9 }] }, deck: 'Y01' });
    match.play('0', 'travel', 1, 'act');
    expect(standIn(match, '1')).toEqual({ move: 'pass', args: [] });
    match.play('1', 'pass');
    expect(match.ctx.phase).toBe('lastPlacement');
    expect(standIn(match, '1')).toEqual({ move: 'pass', args: [] });
  });
});
