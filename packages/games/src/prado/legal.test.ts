import { describe, expect, it } from 'vitest';
import type { PlayerID } from '../kit/index.ts';
import { TestMatch } from '../kit/testing/index.ts';
import { prado } from './index.ts';
import { matchFrom } from './testing/index.ts';
import type { MuseumSketch, PradoMatch } from './testing/index.ts';

const standIn = (match: PradoMatch, playerID: PlayerID) => match.module.standIn(match.G, match.ctx, playerID);
const to = (room: number | 'closer') => ({ type: 'move', to: room });

const sortedTexts = (moves: readonly object[]) => moves.map((move) => JSON.stringify(move)).toSorted();

describe('legal moves', () => {
  it('each card with each action is legal exactly when it is listed', () => {
    const types = ['move', 'help', 'change', 'security'];
    const actions = [
      ...([1, 2, 3, 4, 5, 'closer'] as const).map(to),
      { type: 'help' },
      ...[1, 2, 3, 4, 5].map((to) => ({ type: 'change', to })),
    ];
    const every = [
      ...types.flatMap((card) => actions.map((action) => ({ move: 'playCard', args: [card, action] }))),
      ...types.flatMap((a, i) =>
        types.slice(i).flatMap((b) => actions.map((action) => ({ move: 'playJoker', args: [[a, b], action] }))),
      ),
      ...actions.map((action) => ({ move: 'act', args: [action] })),
      ...['endVisit', 'endTurn'].map((move) => ({ move, args: [] })),
      { move: 'discard', args: [['move']] },
      { move: 'replace', args: [1, 'I'] },
    ];
    const check = (match: PradoMatch) => {
      for (const playerID of match.players) {
        const legal = every.filter(({ move, args }) => match.why(playerID, move, ...args) === null);
        expect(sortedTexts(legal)).toEqual(sortedTexts(match.legalMoves(playerID)));
      }
    };
    const match = matchFrom({ players: [{ hand: 'move help change security' }, {}], rooms: { 1: { queue: '1 0' } } });
    check(match);
    match.play('0', 'endVisit');
    check(match);
    match.play('0', 'act', { type: 'help' });
    check(match);
  });

  it('each set of cards is listed once, and legal in any order', () => {
    const match = matchFrom({ players: [{ hand: 'help move help' }, {}] });
    const jokers = match
      .legalMoves('0')
      .filter(({ move, args }) => move === 'playJoker' && JSON.stringify(args[1]) === JSON.stringify(to(1)));
    expect(jokers.map(({ args }) => args[0])).toEqual([
      ['move', 'help'],
      ['help', 'help'],
    ]);
    expect(match.why('0', 'playJoker', ['help', 'move'], to(1))).toBeNull();
  });

  it('the list stays small even with a large hand', () => {
    const hand = 'move move move help help help change change change security security';
    const match = matchFrom({ players: [{ hand }, {}], rooms: { 1: { queue: '1 0' } } });
    expect(match.legalMoves('0').length).toBeLessThan(100);
    match.play('0', 'endVisit').play('0', 'endTurn');
    expect(match.legalMoves('0').length).toBeLessThan(100);
  });
});

describe('refused moves', () => {
  it('why and the engine refuse the same moves, and why names the reason', () => {
    const match = matchFrom({ players: [{ hand: 'move' }, { hand: 'move' }] });
    const refused: [string, string, unknown[], string][] = [
      ['1', 'endVisit', [], 'notYourTurn'],
      ['2', 'endVisit', [], 'notYourTurn'],
      ['0', 'fly', [], 'unknownMove'],
      ['0', '__proto__', [], 'unknownMove'],
      ['0', 'playCard', [], 'badArguments'],
      ['0', 'playCard', ['move', { type: 'move', to: 6 }], 'badArguments'],
      ['0', 'playCard', ['move', { type: 'move', to: 1, also: 2 }], 'badArguments'],
      ['0', 'playCard', ['move', { type: 'help', to: 1 }], 'badArguments'],
      ['0', 'playCard', ['joker', { type: 'help' }], 'badArguments'],
      ['0', 'playJoker', [['move', 'toString'], { type: 'help' }], 'badArguments'],
      ['0', 'playCard', ['help', { type: 'help' }], 'cardNotInHand'],
      ['0', 'act', [to(1)], 'visitFirst'],
      ['0', 'discard', [['move']], 'nothingToDiscard'],
      ['0', 'answer', ['w1', true], 'windowClosed'],
      ['1', 'answer', ['w1', true], 'windowClosed'],
      ['0', 'answer', ['x', true], 'badArguments'],
      ['0', 'replace', [1, 'I'], 'nothingToHang'],
      ['0', 'hang', [1, 'cid', 'top'], 'nothingToHang'],
      ['0', 'lay', ['S06', ['move']], 'nothingToLay'],
      ['0', 'keepMissions', [['school-es', 'school-it']], 'missionsChosen'],
      ['0', 'setReactions', ['now'], 'badArguments'],
      ['0', 'setOrders', [[{ who: null, when: 'sometimes', answer: 'block' }]], 'badArguments'],
      ['0', 'setOrders', [Array.from({ length: 6 }, () => ({ who: null, when: 'any', answer: 'ask' }))], 'badArguments'],
      ['0', 'setOrders', [[{ who: '0', when: 'any', answer: 'allow' }]], 'orderAboutOthers'],
      ['0', 'setOrders', [[{ who: '2', when: 'any', answer: 'allow' }]], 'orderAboutOthers'],
    ];
    for (const [playerID, move, args, key] of refused) {
      expect(match.why(playerID, move, ...args)?.key, `${playerID} ${move} ${JSON.stringify(args)}`).toBe(key);
    }
    const before = match.G;
    for (const [playerID, move, args] of refused.filter(([, move]) => Object.hasOwn(prado.moves, move))) {
      expect(() => match.play(playerID, move, ...args)).toThrow('refused');
    }
    expect(match.G).toBe(before);
  });

  it('moves of a hidden hand get the reason handHidden', () => {
    const match = matchFrom({ players: [{ hand: 'move' }, {}] });
    const seen = match.module.view(match.G, match.ctx, '1');
    expect(match.module.why(seen, match.ctx, '0', 'playCard', ['move', to(1)])).toEqual({ key: 'handHidden' });
  });
});

const photoWith = (piles: MuseumSketch['piles'], players: MuseumSketch['players'] = [{}, {}]) =>
  matchFrom({ players, rooms: { 2: { visitors: 1, queue: '0' } }, piles }).play('0', 'act', { type: 'help' });

const laying = (slots: string) => matchFrom({ players: [{ hand: 'move change change' }, {}], at: 'slot', round: 0, slots });

describe('the fallback move (section 15)', () => {
  it('ends both phases without an action', () => {
    const match = matchFrom({ players: [{ hand: 'move' }, {}] });
    expect(standIn(match, '0')).toEqual({ move: 'endVisit', args: [] });
    expect(standIn(match, '1')).toBeNull();
    expect(standIn(match.play('0', 'endVisit'), '0')).toEqual({ move: 'endTurn', args: [] });
  });

  it('allows declared actions', () => {
    const match = matchFrom({ players: [{ hand: 'move' }, { hand: 'security' }] }).play('0', 'playCard', 'move', to(1));
    expect(standIn(match, '1')).toEqual({ move: 'answer', args: ['w1', false] });
  });

  it('hangs the visible painting with more points, and with equal points that of pile I', () => {
    expect(standIn(photoWith({ I: 'cid', II: 'saturno' }), '0')).toEqual({ move: 'replace', args: [2, 'II'] });
    expect(standIn(photoWith({ I: 'parnaso', II: 'cid' }), '0')).toEqual({ move: 'replace', args: [2, 'I'] });
  });

  it('in solo play hangs the one with more points, with equal points the visible one, and puts the other at the bottom', () => {
    const better = photoWith({ I: 'saturno cid', II: '' }, [{}]);
    expect(standIn(better, '0')).toEqual({ move: 'hang', args: [2, 'saturno', 'bottom'] });
    expect(standIn(photoWith({ I: 'parnaso cid', II: '' }, [{}]), '0')).toEqual({ move: 'hang', args: [2, 'cid', 'bottom'] });
  });

  it('discards cards of the type held most', () => {
    const match = matchFrom({ players: [{ hand: 'move help help help change security' }, {}] });
    match.play('0', 'endVisit').play('0', 'endTurn');
    expect(standIn(match, '0')).toEqual({ move: 'discard', args: [['help']] });
  });

  it('lays cards of the type held most aside for the slot card, and none if none is required', () => {
    expect(standIn(laying('S06'), '0')).toEqual({ move: 'lay', args: ['S06', ['change']] });
    expect(standIn(laying('S18'), '0')).toEqual({ move: 'lay', args: ['S18', []] });
  });

  it('keeps the first two missions', () => {
    const match = new TestMatch(prado, { seed: 1, numPlayers: 2 });
    expect(standIn(match, '1')).toEqual({ move: 'keepMissions', args: [match.G.players[1]?.missions.slice(0, 2)] });
  });
});

const marked = (mark: 'concurrent' | 'final' | 'free' | 'setting') =>
  Object.entries(prado.moves).flatMap(([name, rule]) => (rule[mark] === true ? [name] : []));

describe('properties of moves (sections 5 and 6)', () => {
  it('marks concurrent, free, setting and final moves', () => {
    expect(marked('concurrent')).toEqual(['keepMissions', 'lay', 'answer', 'waive', 'setReactions', 'setOrders']);
    expect(marked('final')).toEqual(['keepMissions', 'lay', 'answer', 'waive']);
    expect(marked('free')).toEqual(['setReactions', 'setOrders']);
    expect(marked('setting')).toEqual(['setReactions', 'setOrders']);
  });

  it('an answer needs a window id of the right form', () => {
    const match = matchFrom({ players: [{}, {}] });
    for (const id of ['w', 'xw1', 'w1x', 'w1234567']) expect(match.why('0', 'answer', id, true)).toEqual({ key: 'badArguments' });
    for (const id of ['w1', 'w12', 'w123456']) expect(match.why('0', 'answer', id, true)).toEqual({ key: 'windowClosed' });
  });

  it('an answer to another window is too late, and a player who was not asked cannot answer', () => {
    const match = matchFrom({ players: [{ hand: 'move' }, {}, {}] }).play('0', 'playCard', 'move', to(2));
    match.play('1', 'answer', 'w1', false);
    expect(match.why('1', 'answer', 'w1', false)).toEqual({ key: 'alreadyAnswered' });
    expect(match.why('1', 'answer', 'w2', false)).toEqual({ key: 'windowClosed' });
    expect(match.why('0', 'answer', 'w1', false)).toEqual({ key: 'notAsked' });
  });

  it('after the end an answer is refused with the reason gameOver', () => {
    const { G, ctx } = matchFrom({ players: [{}, {}] });
    expect(prado.why(G, { ...ctx, gameover: { winners: ['0'] } }, '1', 'answer', ['w1', true])).toEqual({ key: 'gameOver' });
  });

  it('a card can be played only by its holder, and a Security card only to block', () => {
    const match = matchFrom({ players: [{ hand: 'security' }, {}] });
    expect(match.why('0', 'playCard', 'help', { type: 'help' })).toEqual({ key: 'cardNotInHand', values: { card: 'help' } });
    expect(match.why('0', 'playCard', 'security', to(1))).toEqual({ key: 'securityOnlyBlocks' });
  });

  it('a spectator has no settings', () => {
    const { G, ctx } = matchFrom({ players: [{}, {}] });
    expect(prado.moves['setReactions']?.why(G, ctx, '2', 'always')).toEqual({ key: 'notAsked' });
    expect(prado.moves['setOrders']?.why(G, ctx, '2', [])).toEqual({ key: 'notAsked' });
  });

  it('each pair of the three missions is listed once', () => {
    const match = matchFrom({ players: [{ missions: 'school-nl school-it school-fr', ready: false }, {}], at: 'missions' });
    expect(match.legalMoves('0').map(({ args }) => args[0])).toEqual([
      ['school-nl', 'school-it'],
      ['school-nl', 'school-fr'],
      ['school-it', 'school-fr'],
    ]);
  });
});
