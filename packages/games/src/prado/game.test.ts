import { InitializeGame } from 'boardgame.io/internal';
import { describe, expect, it } from 'vitest';
import { seedOf, TestMatch } from '../kit/testing/index.ts';
import { prado, reasonKeys } from './index.ts';
import { matchFrom } from './testing.ts';

const deal = () => InitializeGame({ game: prado.game, numPlayers: 2 }).G.entrance.join();

describe('the module', () => {
  it('is for one to four players, under the name of its boardgame.io definition', () => {
    expect(prado.game).toMatchObject({ name: 'prado', minPlayers: 1, maxPlayers: 4, disableUndo: true });
    expect(prado.players).toEqual({ min: 1, max: 4 });
  });

  it('leaves no event of the engine to a client, and no seed in the definition', () => {
    expect(Object.values(prado.game.events ?? {})).toEqual(Array.from({ length: 8 }, () => false));
    expect(prado.game.seed).toBeUndefined();
  });

  it('deals every match differently', () => {
    expect(deal()).not.toBe(deal());
  });

  it('shows an engine’s client the same view, and no generator', () => {
    const match = new TestMatch(prado, { seed: 3, numPlayers: 3 });
    const seen = prado.game.playerView?.({ G: match.G, ctx: match.ctx, playerID: '1' });
    expect(seen).toEqual(prado.view(match.G, match.ctx, '1'));
    expect(JSON.stringify(prado.viewCtx(match.G, match.ctx, null))).not.toContain(seedOf(3));
  });

  it('goes through the phases of the engine, with a stage for every seat', () => {
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

  it('knows which moves can be taken back: those that showed nothing, and asked nobody', () => {
    const match = matchFrom({
      players: [{ hand: 'move move' }, {}],
      rooms: { 2: { visitors: 3 } },
      effects: { noSecurity: true },
    });
    const reveals = (move: string) => prado.moves[move]?.reveals(match.G);
    match.play('0', 'playCard', 'move', { type: 'move', to: 2 });
    expect(reveals('playCard')).toBe(false);
    match.play('0', 'endVisit').play('0', 'act', { type: 'change', to: 1 });
    expect(reveals('act')).toBe(false);
    match.play('0', 'act', { type: 'help' });
    expect(reveals('act')).toBe(true);
    const asking = matchFrom({ players: [{ hand: 'move' }, {}] }).play('0', 'playCard', 'move', { type: 'move', to: 2 });
    expect(prado.moves['playCard']?.reveals(asking.G)).toBe(true);
  });

  it('has its reasons listed once each', () => {
    expect(new Set(reasonKeys).size).toBe(reasonKeys.length);
  });
});
