import type { PlayerID, Score, ViewCtx } from '@sobremesa/games/kit';
import { type View } from '@sobremesa/games/patzcuaro';
import { rules } from '../rules.ts';

/** A player's score, from public information. @throws RangeError for an unknown id */
export function scoreOf(G: View, ctx: ViewCtx, player: PlayerID): Score {
  const score = rules.score(G, ctx).find(({ playerID }) => playerID === player);
  if (score === undefined) throw new RangeError(`no player ${player}`);
  return score;
}

export function totalOf(G: View, ctx: ViewCtx, player: PlayerID): number {
  return scoreOf(G, ctx, player).total;
}
