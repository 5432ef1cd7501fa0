import type { GameEvent, GameModule } from '@sobremesa/games';
import type { Match } from '@sobremesa/match';
import type { BotLevel } from '@sobremesa/protocol';
import type { Position } from './thinker.ts';

/**
 * What the bot on a seat is asked: it gets what its seat may see, and what that was told from the beginning, and nothing else.
 *
 * @param events what happened so far, unfiltered
 */
export function positionOf(
  module: GameModule,
  { state: { G, ctx } }: Pick<Match, 'state'>,
  seat: number,
  level: BotLevel,
  events: readonly GameEvent[],
): Position {
  const playerID = String(seat);
  const view = module.view(G, ctx, playerID);
  const log = events.map((event) => module.viewEvent(event, playerID));
  return { game: module.game.name ?? '', level, seen: { playerID, view, ctx: module.viewCtx(G, ctx, playerID), log } };
}
