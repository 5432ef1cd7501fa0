import { InitializeGame } from 'boardgame.io/internal';
import { describe, expect, it } from 'vitest';
import { KeyedRandom } from './random.ts';
import { FREE_STAGE, isActive, mayMove, publicCtx, randomTurnOrder } from './turn.ts';

const { ctx } = InitializeGame({ game: {}, numPlayers: 3 });

describe('randomTurnOrder', () => {
  it('goes clockwise and starts at each seat equally often', () => {
    const random = new KeyedRandom({ seed: '3'.repeat(64), drawn: 0 });
    const counts = new Map<string, number>();
    for (let i = 0; i < 3000; i++) {
      const order = randomTurnOrder(random, 3).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted()).toEqual(['012', '120', '201']);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('isActive', () => {
  it('uses the stages if there are any, otherwise the turn, and is false when the game is over', () => {
    expect(isActive(ctx, '0')).toBe(true);
    expect(isActive(ctx, '1')).toBe(false);
    const gift = { ...ctx, activePlayers: { '2': 'gift' } };
    expect(isActive(gift, '0')).toBe(false);
    expect(isActive(gift, '2')).toBe(true);
    expect(isActive(gift, 'toString')).toBe(false);
    expect(isActive({ ...gift, gameover: { winners: ['0'] } }, '2')).toBe(false);
  });
});

describe('the free stage', () => {
  const free = { ...ctx, activePlayers: { '1': 'buy', '0': FREE_STAGE } };

  it('lets a seat move although the match does not wait for it', () => {
    expect(isActive(free, '0')).toBe(false);
    expect(mayMove(free, '0')).toBe(true);
    expect(isActive(free, '1')).toBe(true);
    expect(mayMove(free, '1')).toBe(true);
    expect(mayMove(free, '2')).toBe(false);
    expect(mayMove({ ...free, gameover: { winners: ['0'] } }, '0')).toBe(false);
  });
});

describe('publicCtx', () => {
  it('contains only the fields of the allow-list', () => {
    const full = { ...ctx, numMoves: 2, _activePlayersNumMoves: { '0': 1 }, _prevActivePlayers: [] };
    const fields = ['numPlayers', 'turn', 'currentPlayer', 'playOrder', 'playOrderPos', 'phase', 'activePlayers'];
    expect(Object.keys(publicCtx(full)).toSorted()).toEqual(fields.toSorted());
  });

  it('has no active players when the game is over', () => {
    const over = publicCtx({ ...ctx, activePlayers: { '2': 'last' }, gameover: { winners: ['1'] } });
    expect(over.activePlayers).toBeNull();
    expect(over.gameover).toEqual({ winners: ['1'] });
  });
});
