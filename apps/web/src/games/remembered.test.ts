import type { ViewCtx } from '@sobremesa/games/kit';
import { matchInAction } from '@sobremesa/games/museum/testing';
import { museumRules } from '@sobremesa/games/museum';
import { expect, it, vi } from 'vitest';
import { remembered } from './remembered.ts';

it("caches a state's answers per player, and answers as the original rules do", () => {
  const match = matchInAction({ players: [{ hand: 'INC-01 INC-03' }, {}] });
  const legalMoves = vi.fn<typeof museumRules.legalMoves>(museumRules.legalMoves);
  const rules = remembered({ ...museumRules, legalMoves });
  const { G } = match;
  const ctx: ViewCtx = match.ctx;
  for (const player of ['0', '1', '0']) expect(rules.legalMoves(G, ctx, player)).toEqual(museumRules.legalMoves(G, ctx, player));
  expect(legalMoves).toHaveBeenCalledTimes(2);
  rules.legalMoves({ ...G }, ctx, '0');
  expect(legalMoves).toHaveBeenCalledTimes(3);
  expect(rules.score(G, ctx)).toBe(rules.score(G, ctx));
});
