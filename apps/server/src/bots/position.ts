import type { GameEvent, GameModule } from '@sobremesa/games';
import type { Match } from '@sobremesa/match';
import type { Position } from './thinker.ts';

/**
 * The input of the bot on a seat: the seat's own view of the state and of each event so far, and no
 * other part of the match.
 *
 * @param events all events of the match so far, unfiltered
 */
export function positionOf(
  module: GameModule,
  { state: { G, ctx } }: Pick<Match, 'state'>,
  seat: number,
  { level, manner }: Pick<Position, 'level' | 'manner'>,
  events: readonly GameEvent[],
): Position {
  const playerID = String(seat);
  const view = module.view(G, ctx, playerID);
  const log = events.map((event) => module.viewEvent(event, playerID));
  return { game: module.game.name ?? '', level, manner, seen: { playerID, view, ctx: module.viewCtx(G, ctx, playerID), log } };
}
