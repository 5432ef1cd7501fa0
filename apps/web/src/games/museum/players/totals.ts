import type { PlayerID, Score, ViewCtx } from '@sobremesa/games/kit';
import { museumRules, type View } from '@sobremesa/games/museum';

/** How a player stands, as far as the reader may know. */
export function scoreOf(G: View, ctx: ViewCtx, player: PlayerID): Score {
  const score = museumRules.score(G, ctx).find(({ playerID }) => playerID === player);
  if (score === undefined) throw new RangeError(`no player ${player}`);
  return score;
}
