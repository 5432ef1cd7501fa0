import { isActive, isAsked, type GameModule } from '@sobremesa/games/kit';
import type { Attempt, Match } from './model.ts';

/**
 * Seats for which the match waits, without those whose answer to a window is known and given later.
 */
export function askedSeats({ state: { ctx } }: Pick<Match, 'state'>): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < ctx.numPlayers; seat++) if (isAsked(ctx, String(seat))) seats.push(seat);
  return seats;
}

export function isOver({ state }: Pick<Match, 'state'>): boolean {
  return state.ctx.gameover !== undefined;
}

/**
 * The game's fallback move for a seat, from that seat's view; null when the match does not wait for
 * the seat. A deferred answer is used unchanged.
 */
export function fallbackMove(module: GameModule, { state: { G, ctx } }: Pick<Match, 'state'>, seat: number): Attempt | null {
  const playerID = String(seat);
  if (!isActive(ctx, playerID)) return null;
  const answer = isAsked(ctx, playerID)
    ? module.standIn(module.view(G, ctx, playerID), module.viewCtx(G, ctx, playerID), playerID)
    : module.standIn(G, ctx, playerID);
  return answer === null ? null : { seat, move: answer.move, args: answer.args };
}
