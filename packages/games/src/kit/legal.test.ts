import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { legal, legalMove } from './legal.ts';
import type { LegalMove } from './legalMove.ts';
import type { MoveRule } from './move.ts';

interface View {
  most: number;
}

const draw: MoveRule<View, View, [cards: number]> = {
  args: z.tuple([z.number()]),
  why: ({ most }, _ctx, playerID, cards) => (cards > most || playerID === '2' ? { key: 'tooMany' } : null),
  apply: () => {},
};
const pass: MoveRule<View, View, []> = { args: z.tuple([]), why: () => null, apply: () => {} };

const ctx = { numPlayers: 3, turn: 1, currentPlayer: '0', playOrder: ['0', '1', '2'], playOrderPos: 0, phase: 'play' };

describe('legal', () => {
  const candidates = vi.fn<() => LegalMove<'draw' | 'pass'>[]>(() => [
    legalMove('draw', 3),
    legalMove('pass'),
    legalMove('draw', 1),
    legalMove('draw', 2),
  ]);
  const legalMoves = legal({ draw, pass }, candidates);

  it('keeps the candidates that the rules allow, in the same order', () => {
    expect(legalMoves({ most: 2 }, { ...ctx, activePlayers: null }, '0')).toEqual([
      { move: 'pass', args: [] },
      { move: 'draw', args: [1] },
      { move: 'draw', args: [2] },
    ]);
    expect(legalMoves({ most: 2 }, { ...ctx, activePlayers: { '2': 'draw' } }, '2')).toEqual([{ move: 'pass', args: [] }]);
  });

  it('is empty for a seat that has no move to make, without looking for candidates', () => {
    candidates.mockClear();
    expect(legalMoves({ most: 2 }, { ...ctx, activePlayers: null }, '1')).toEqual([]);
    expect(legalMoves({ most: 2 }, { ...ctx, activePlayers: { '1': 'free' } }, '1')).toEqual([]);
    expect(legalMoves({ most: 2 }, { ...ctx, activePlayers: null, gameover: { winners: ['0'] } }, '0')).toEqual([]);
    expect(candidates).not.toHaveBeenCalled();
  });
});
