import type { Ctx, PlayerID } from 'boardgame.io';
import type { Random } from './random.ts';
import type { ViewCtx } from './ctx.ts';

/** The seats clockwise from a random first player. */
export function randomTurnOrder(random: Random, numPlayers: number): PlayerID[] {
  const first = random.below(numPlayers);
  return Array.from({ length: numPlayers }, (_, i) => String((first + i) % numPlayers));
}

/**
 * The stage of seats for which the match does not wait. They may make moves that are marked `free`.
 */
export const FREE_STAGE = 'free';

/**
 * The stage of seats whose answer to a window is stored and will be made when it is due; see
 * `GameModule.deferred`.
 */
export const ANSWERED_STAGE = 'answered';

/** Whether the match waits for `playerID`, in any stage but the free one. */
export function isActive(ctx: ViewCtx, playerID: PlayerID): boolean {
  return mayMove(ctx, playerID) && ctx.activePlayers?.[playerID] !== FREE_STAGE;
}

/** Whether the match waits for a decision that `playerID` has not made. */
export function isAsked(ctx: ViewCtx, playerID: PlayerID): boolean {
  return isActive(ctx, playerID) && ctx.activePlayers?.[playerID] !== ANSWERED_STAGE;
}

/** Whether the engine lets `playerID` move now, in any stage. */
export function mayMove(ctx: ViewCtx, playerID: PlayerID): boolean {
  if (ctx.gameover !== undefined) return false;
  if (ctx.activePlayers !== null) return Object.hasOwn(ctx.activePlayers, playerID);
  return ctx.currentPlayer === playerID;
}

/** The public fields of `ctx`, for a game whose stages reveal no secret. */
export function publicCtx(ctx: Ctx): ViewCtx {
  const { numPlayers, turn, currentPlayer, playOrder, playOrderPos, phase, activePlayers, gameover } = ctx;
  return {
    numPlayers,
    turn,
    currentPlayer,
    playOrder,
    playOrderPos,
    phase,
    // The engine keeps the last stage when the game ends.
    ...(gameover === undefined ? { activePlayers } : { activePlayers: null, gameover }),
  };
}
