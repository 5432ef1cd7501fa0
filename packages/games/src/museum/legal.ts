import { legalMove } from '../kit/index.ts';
import type { LegalMove, PlayerID, ViewCtx } from '../kit/index.ts';
import { openMoves } from './open.ts';
import { proposal } from './queries.ts';
import type { View } from './state.ts';

/**
 * What a player may do now, in canonical form where listing all would explode; the moves themselves
 * take every legal one:
 *
 * - payments without a superfluous card or Prestige, the cheapest few, of cards of one value those
 *   that come first in hand;
 * - baskets of one purchase, and of two where one exact payment of cards covers both and falls not
 *   apart into one for each;
 * - Objects go to the first empty cell, since only the last arrangement scores, and the Mentor
 *   helps as soon as possible;
 * - from the pool each single card and the most valuable ones; discards of the cheapest cards, and
 *   with one of them spared;
 * - of the last arrangements the present one and the optimiser's.
 */
export function legalMoves(G: View, ctx: ViewCtx, playerID: PlayerID): LegalMove[] {
  const open = openMoves(G, ctx, playerID);
  if (G.step.kind !== 'arrangement' || open.length === 0) return open;
  const { points, layout, present } = proposal(G, playerID);
  return points > present ? [...open, legalMove('finish', layout)] : open;
}

/**
 * What is done for a player who is away: what may be passed is passed. Keep the hand and the first
 * Patron, draw nothing in others' turns and the most valuable Object in one's own, take no action,
 * discard what is worth least; and in the end arrange as well as the optimiser can.
 */
export function standIn(G: View, ctx: ViewCtx, playerID: PlayerID): LegalMove | null {
  const legal = legalMoves(G, ctx, playerID);
  if (G.step.kind === 'arrangement') return legal.at(-1) ?? null;
  return legal.find(({ move }) => move === 'endTurn' || move === 'decline') ?? legal[0] ?? null;
}
