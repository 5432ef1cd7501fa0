import type { PlayerID, Score, ViewCtx } from '@sobremesa/games/kit';
import { type View } from '@sobremesa/games/museum';
import { rules } from '../rules.ts';

/** A player's score, as far as the reader may know. */
export function scoreOf(G: View, ctx: ViewCtx, player: PlayerID): Score {
  const score = rules.score(G, ctx).find(({ playerID }) => playerID === player);
  if (score === undefined) throw new RangeError(`no player ${player}`);
  return score;
}
