import { InitializeGame } from 'boardgame.io/internal';
import { describe, expect, it } from 'vitest';
import { seedOf, TestMatch } from '../kit/testing/index.ts';
import { prado, reasonKeys } from './index.ts';
import { matchFrom } from './testing/index.ts';

const deal = () => InitializeGame({ game: prado.game, numPlayers: 2 }).G.entrance.join();

describe('the module', () => {
  it('is for one to four players, under the name of its boardgame.io definition', () => {
    expect(prado.game).toMatchObject({ name: 'prado', minPlayers: 1, maxPlayers: 4, disableUndo: true });
    expect(prado.players).toEqual({ min: 1, max: 4 });
  });

  it('lets clients trigger no engine events, and has no seed in its definition', () => {
    expect(Object.values(prado.game.events ?? {})).toEqual(Array.from({ length: 8 }, () => false));
    expect(prado.game.seed).toBeUndefined();
  });

  it('deals every match differently', () => {
    expect(deal()).not.toBe(deal());
  });

  it("gives boardgame.io's clients the same view, without the random generator", () => {
    const match = new TestMatch(prado, { seed: 3, numPlayers: 3 });
    const seen = prado.game.playerView?.({ G: match.G, ctx: match.ctx, playerID: '1' });
    expect(seen).toEqual(prado.view(match.G, match.ctx, '1'));
    expect(JSON.stringify(prado.viewCtx(match.G, match.ctx, null))).not.toContain(seedOf(3));
  });

  it('runs through the phases of the engine, with a stage for each seat', () => {
    const match = new TestMatch(prado, { seed: 3, numPlayers: 2 });
    expect(match.ctx.phase).toBe('missions');
    for (const player of match.players) match.play(player, 'keepMissions', match.G.players[Number(player)]?.missions.slice(1));
    while (match.ctx.phase !== 'turns') {
      const asked = match.players.find((player) => match.legalMoves(player).length > 0) ?? '0';
      const { move, args } = prado.standIn(match.G, match.ctx, asked)!;
      match.play(asked, move, ...args);
    }
    expect(Object.keys(match.ctx.activePlayers ?? {})).toEqual(['0', '1']);
    expect(match.ctx.playOrder[0]).toBe(match.G.ticket);
  });

  it('lists each reason once', () => {
    expect(new Set(reasonKeys).size).toBe(reasonKeys.length);
  });
});

const go = { type: 'move', to: 2 } as const;

describe('undo', () => {
  it('is possible after a move that revealed nothing hidden and opened no window', () => {
    const match = matchFrom({
      players: [{ hand: 'move move' }, {}],
      rooms: { 2: { visitors: 3 } },
      effects: { noSecurity: true },
    });
    expect(match.play('0', 'playCard', 'move', go).stands).toBe(false);
    expect(match.play('0', 'endVisit').stands).toBe(false);
    expect(match.play('0', 'act', { type: 'change', to: 1 }).stands).toBe(false);
    expect(match.play('0', 'act', { type: 'help' }).stands).toBe(true);
    expect(matchFrom({ players: [{ hand: 'move' }, {}] }).play('0', 'playCard', 'move', go).stands).toBe(true);
  });

  it('is impossible after a card at a quick table without a window: the skipped window reveals that nobody can block', () => {
    const sketch = { players: [{ hand: 'move' }, { hand: 'help' }], quick: true };
    const match = matchFrom(sketch).play('0', 'playCard', 'move', go);
    expect([match.G.window, match.stands]).toEqual([null, true]);
    const safe = matchFrom({ ...sketch, effects: { noSecurity: true } }).play('0', 'playCard', 'move', go);
    expect(safe.stands).toBe(false);
  });

  it('is possible after the end of a turn and its discards, except for the last turn of a round, which reveals a slot card', () => {
    const match = matchFrom({ players: [{ hand: 'move help change move help change move help' }, { hand: 'move' }] });
    match.play('0', 'endVisit').play('0', 'endTurn');
    expect(match.stands).toBe(false);
    expect(match.play('0', 'discard', match.legalMoves('0')[0]?.args[0]).stands).toBe(false);
    expect(match.ctx.currentPlayer).toBe('1');
    expect(match.play('1', 'endVisit').play('1', 'endTurn').stands).toBe(true);
    expect(match.G.round).toBe(2);
  });

  it.each([1, 2])('is impossible after the last action of a round, of %d', (numPlayers) => {
    const players = [{ hand: 'move' }, {}].slice(-numPlayers);
    const match = matchFrom({ players, effects: { actions: 1 }, entrance: 'move help change' });
    if (numPlayers > 1) match.play('0', 'endVisit').play('0', 'endTurn');
    match.play(match.ctx.currentPlayer, 'act', go);
    expect([match.G.round, match.stands]).toEqual([2, true]);
  });

  it('is impossible after an answer that several players give at once', () => {
    const missions = 'school-es school-it century-xvii';
    const choosing = matchFrom({ players: [{ missions, ready: false }, { ready: false }], at: 'missions', round: 0 });
    expect(choosing.play('0', 'keepMissions', ['school-es', 'school-it']).stands).toBe(true);
    // Others' answers build on it, although it revealed nothing.
    expect(choosing.events.map((event) => [event.type, prado.reveals(event)])).toEqual([['keptMissions', false]]);
    const laying = matchFrom({ players: [{ hand: 'move help' }, { hand: 'move help' }], at: 'slot', slots: 'S06', round: 0 });
    expect(laying.play('0', 'lay', 'S06', ['help']).stands).toBe(true);
    const asked = matchFrom({ players: [{ hand: 'move' }, {}, {}] }).play('0', 'playCard', 'move', go);
    expect(asked.play('1', 'answer', 'w1', false).stands).toBe(true);
  });
});
