import { describe, expect, it } from 'vitest';
import { TestMatch } from '../../kit/testing/index.ts';
import { prado } from '../index.ts';
import { letPass, matchFrom, queueOf } from '../testing/index.ts';
import type { PradoMatch } from '../testing/index.ts';
import type { Action } from '../catalogue/types.ts';

const to = (room: 1 | 2 | 3 | 4 | 5): Action => ({ type: 'move', to: room });
const closer: Action = { type: 'move', to: 'closer' };
const help: Action = { type: 'help' };
const change = (room: 1 | 2 | 3 | 4 | 5): Action => ({ type: 'change', to: room });
const stage = (match: PradoMatch, player: string) => match.ctx.activePlayers?.[player];
const types = (match: PradoMatch) => match.events.map(({ type }) => type);

const fresh = () => new TestMatch(prado, { seed: 3, numPlayers: 3, options: { guard: 'no' } });

const dealt = (match: PradoMatch, seat: number) => match.G.players[seat]?.missions ?? [];

describe('the choice of missions (section 4.5)', () => {
  it('is made by all at once, in any order, two of three each', () => {
    const match = fresh();
    expect(match.ctx).toMatchObject({ phase: 'missions', activePlayers: { '0': 'missions', '1': 'missions', '2': 'missions' } });
    const [a, b, c] = dealt(match, 2) as [string, string, string];
    match.play('2', 'keepMissions', [a, c]);
    expect(match.G.players[2]).toMatchObject({ missions: [a, c], ready: true });
    expect(match.ctx.activePlayers).toEqual({ '0': 'missions', '1': 'missions', '2': 'free' });
    expect(match.why('2', 'keepMissions', [a, b])).toEqual({ key: 'waitMissions', values: { players: ['0', '1'] } });
    match.play('0', 'keepMissions', dealt(match, 0).slice(1)).play('1', 'keepMissions', dealt(match, 1).slice(0, 2));
    expect(match.G.round).toBe(1);
    expect(match.G.players.every(({ missions }) => missions.length === 2)).toBe(true);
  });

  it('needs two different ones of those dealt', () => {
    const match = fresh();
    const [a, b] = dealt(match, 0) as [string, string];
    const other = dealt(match, 1)[0];
    expect(match.why('0', 'keepMissions', [a])).toEqual({ key: 'wrongNumberOfCards', values: { needed: 2, given: 1 } });
    expect(match.why('0', 'keepMissions', [a, a])).toEqual({ key: 'missionTwice' });
    expect(match.why('0', 'keepMissions', [a, other])).toEqual({ key: 'missionNotDealt' });
    expect(match.why('0', 'keepMissions', [b, a])).toBeNull();
    expect(match.why('0', 'endVisit')).toEqual({ key: 'missionsFirst' });
  });
});

describe('a round (section 5)', () => {
  it('1 and 4: ticket and first turn pass to the left; each player has one turn', () => {
    const match = matchFrom({ players: [{}, {}, {}], ticket: '1', slots: 'S12 S12' });
    const seen: string[] = [];
    for (let i = 0; i < 6; i++) {
      seen.push(match.ctx.currentPlayer);
      match.play(match.ctx.currentPlayer, 'endTurn');
    }
    expect(seen).toEqual(['1', '2', '0', '2', '0', '1']);
    expect(match.G).toMatchObject({ ticket: '0', round: 3 });
  });

  it('1: the ticket stays in the first round', () => {
    const match = matchFrom({ players: [{}, {}], ticket: '1', round: 0, at: 'slot', slots: 'S12' });
    expect(match.G).toMatchObject({ ticket: '1', round: 1 });
    expect(match.ctx.currentPlayer).toBe('1');
  });

  it('2: the top slot card is applied, and the next one becomes visible', () => {
    const match = matchFrom({ players: [{}, {}], round: 0, at: 'slot', slots: 'S09 S10 S11' });
    expect(match.G).toMatchObject({ slot: 'S09', nextSlot: 'S10', effects: { actions: 3 } });
    const last = matchFrom({ players: [{}, {}], round: 7, at: 'slot', slots: 'F1' });
    expect(last.G).toMatchObject({ round: 8, slot: 'F1', nextSlot: null, effects: { actions: 4 } });
  });

  it('ends with the effects of its slot card', () => {
    const match = matchFrom({ players: [{}, {}], round: 0, at: 'slot', slots: 'S09 S15' });
    match.play('0', 'endTurn').play('1', 'endTurn');
    expect(match.G.effects).toEqual({ actions: 2, jokerCost: 2, noSecurity: false, neighboursOnly: false, bonus: 0 });
  });

  it('the 8th is the last one', () => {
    const match = matchFrom({ players: [{}, {}], round: 8 });
    match.play('0', 'endTurn');
    expect(match.ctx.gameover).toBeUndefined();
    match.play('1', 'endTurn');
    expect(match.ctx.gameover).toEqual({ winners: ['0', '1'] });
  });
});

describe('the Visit phase (section 5)', () => {
  it('allows any number of cards, one at a time, each carried out before the next', () => {
    const match = matchFrom({ players: [{ hand: 'move move help' }, {}], rooms: { 1: { queue: '1' } } });
    letPass(match.play('0', 'playCard', 'move', to(1)));
    expect(queueOf(match, 1)).toEqual(['1', '0']);
    letPass(match.play('0', 'playCard', 'move', closer));
    expect(queueOf(match, 1)).toEqual(['0', '1']);
    expect(match.G.exit).toEqual(['move', 'move']);
  });

  it('a card gained by Help can be played at once', () => {
    const match = matchFrom({ players: [{ hand: 'help' }, {}], rooms: { 1: { visitors: 'move change', queue: '0' } } });
    letPass(match.play('0', 'playCard', 'help', help));
    expect(stage(match, '0')).toBe('visit');
    letPass(match.play('0', 'playCard', 'change', change(2)));
    expect(match.G.rooms[1]?.visitors).toBe(3);
  });

  it('ends automatically only with an empty hand, at its start or after a card', () => {
    const empty = matchFrom({ players: [{}, {}] });
    expect(stage(empty, '0')).toBe('photography');
    expect(types(empty)).toEqual(['turn', 'photography']);
    const one = matchFrom({ players: [{ hand: 'move' }, {}] });
    letPass(one.play('0', 'playCard', 'move', to(1)));
    expect(stage(one, '0')).toBe('photography');
  });

  it('does not end automatically when no card is usable', () => {
    const match = matchFrom({ players: [{ hand: 'security help' }, {}] });
    expect(match.legalMoves('0').filter(({ move }) => move === 'playCard')).toEqual([]);
    expect(stage(match, '0')).toBe('visit');
  });

  it('ends when the player ends it, once', () => {
    const match = matchFrom({ players: [{ hand: 'move' }, {}] }).play('0', 'endVisit');
    expect(stage(match, '0')).toBe('photography');
    expect(match.why('0', 'endVisit')).toEqual({ key: 'visitOver' });
    expect(match.why('0', 'playCard', 'move', to(1))).toEqual({ key: 'visitOver' });
  });
});

describe('the Photography phase (section 5)', () => {
  it('has up to two basic actions, in any combination, without a card', () => {
    const match = matchFrom({ players: [{ hand: 'change' }, {}], rooms: { 1: { visitors: 4, queue: '0' } } });
    expect(match.why('0', 'act', help)).toEqual({ key: 'visitFirst' });
    match.play('0', 'endVisit').play('0', 'act', help).play('0', 'act', help);
    expect(match.G.players[0]?.handSize).toBe(3);
    expect(match.G.exit).toEqual([]);
    expect(match.ctx.currentPlayer).toBe('1');
  });

  it('may be ended early, unlike a turn in the Visit phase', () => {
    const match = matchFrom({ players: [{ hand: 'move' }, {}] });
    expect(match.why('0', 'endTurn')).toEqual({ key: 'visitFirst' });
    match.play('0', 'endVisit').play('0', 'endTurn');
    expect(match.ctx.currentPlayer).toBe('1');
  });

  it('continues with the remaining actions after a photo', () => {
    const match = matchFrom({ players: [{}, {}], rooms: { 1: { painting: 'cid', visitors: 1, queue: '0' } } });
    match.play('0', 'act', help);
    expect(match.why('0', 'act', to(2))).toEqual({ key: 'paintingFirst' });
    match.play('0', 'replace', 1, 'I').play('0', 'act', to(2));
    expect(queueOf(match, 2)).toEqual(['0']);
  });
});

describe('the end of a turn (section 5)', () => {
  it('discards any cards down to five, face up', () => {
    const match = matchFrom({ players: [{ hand: 'move move help help change change security' }, {}] });
    match.play('0', 'endVisit').play('0', 'endTurn');
    expect(stage(match, '0')).toBe('discard');
    expect(match.why('0', 'act', to(1))).toEqual({ key: 'discardFirst' });
    expect(match.why('0', 'discard', ['security', 'security'])).toEqual({ key: 'cardNotInHand', values: { card: 'security' } });
    expect(match.legalMoves('0')).toHaveLength(9);
    match.play('0', 'discard', ['security', 'move']);
    expect(match.G.players[0]?.hand).toEqual(['move', 'help', 'help', 'change', 'change']);
    expect(match.events[0]).toEqual({ type: 'discarded', player: '0', cards: ['security', 'move'], cause: 'limit' });
  });

  it('needs no answer with five cards', () => {
    const match = matchFrom({ players: [{ hand: 'move move help help change' }, {}] });
    match.play('0', 'endVisit').play('0', 'endTurn');
    expect(match.ctx.currentPlayer).toBe('1');
  });
});
