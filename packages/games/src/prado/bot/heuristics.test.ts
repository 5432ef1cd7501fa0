import { expect, it } from 'vitest';
import type { LegalMove } from '../../kit/index.ts';
import type { Action, VisitType } from '../catalogue/types.ts';
import { legalMoves } from '../legal.ts';
import { matchAt } from '../testing/index.ts';
import { heuristics } from './heuristics.ts';

const rooms = { 2: { painting: 'juana-loca', visitors: 1, queue: '0' } };
const players = [{ hand: 'help move security' }, {}];

function jokers(moves: readonly LegalMove[]): [cards: readonly VisitType[], action: Action][] {
  return moves.filter(({ move }) => move === 'playJoker').map(({ args }) => args as [VisitType[], Action]);
}

it('never pays a Joker with a card that makes the same action alone, and keeps all other Jokers', () => {
  const { G, ctx } = matchAt({ players, rooms, round: 3 }, '0', 'visit');
  const legal = jokers(legalMoves(G, ctx, '0'));
  const considered = jokers(heuristics.candidates(G, ctx, '0'));
  expect(considered.some(([cards, action]) => cards.includes(action.type))).toBe(false);
  expect(legal.some(([cards, action]) => cards.includes(action.type))).toBe(true);
  expect(considered).toEqual(legal.filter(([cards, action]) => !cards.includes(action.type)));
  expect(considered).toContainEqual([['move', 'security'], { type: 'help' }]);
});
