import { legalMove } from '../kit/index.ts';
import type { LegalMove, PlayerID, ViewCtx } from '../kit/index.ts';
import { openMoves } from './open.ts';
import { proposal } from './queries.ts';
import type { View } from './state.ts';

/**
 * The legal moves of a player, in canonical form where a full list would explode. The moves
 * themselves accept every legal argument:
 *
 * - payments without a superfluous card or Prestige: the cheapest few, and of cards of equal value
 *   the first ones in hand;
 * - baskets of one purchase, and of two where one exact payment of cards covers both but cannot be
 *   split into one for each;
 * - Objects go to the first empty cell, since only the final arrangement scores, and the Mentor
 *   helps as soon as possible;
 * - from the storeroom, each single card and the most valuable ones; discards of the cheapest
 *   cards, and with one of them replaced;
 * - final arrangements: the present one and the optimiser's.
 */
export function legalMoves(G: View, ctx: ViewCtx, playerID: PlayerID): LegalMove[] {
  const open = openMoves(G, ctx, playerID);
  if (G.step.kind !== 'arrangement' || open.length === 0) return open;
  const { points, layout, present } = proposal(G, playerID);
  return points > present ? [...open, legalMove('finish', layout)] : open;
}

/**
 * The move for a player who is away. It passes if passing is possible. Otherwise it keeps the hand
 * and the first Patron, draws nothing in others' turns and the most valuable Object in the player's
 * own, takes no action, discards the least valuable cards, and uses the optimiser for the final
 * arrangement.
 */
export function standIn(G: View, ctx: ViewCtx, playerID: PlayerID): LegalMove | null {
  const legal = legalMoves(G, ctx, playerID);
  if (G.step.kind === 'arrangement') return legal.at(-1) ?? null;
  return legal.find(({ move }) => move === 'endTurn' || move === 'decline') ?? legal[0] ?? null;
}
