import { isActive, type GameRules } from '@sobremesa/games/kit';
import { museumRules, ownLayout, type View } from '@sobremesa/games/museum';
import { remembered } from '../remembered.ts';

/** Without the best arrangement among the last ones: that takes long, and is worked out beside the page (`desk/optimiser.ts`). */
const legalMoves: GameRules<View>['legalMoves'] = (G, ctx, playerID) => {
  if (G.step.kind !== 'arrangement') return museumRules.legalMoves(G, ctx, playerID);
  return isActive(ctx, playerID) ? [{ move: 'finish', args: [ownLayout(G, playerID)] }] : [];
};

export const rules = remembered({ ...museumRules, legalMoves });
