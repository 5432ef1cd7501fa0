import type { Ctx, PlayerID } from 'boardgame.io';
import type { Random } from './random.ts';
import type { ViewCtx } from './ctx.ts';

/** The seats clockwise, from a first player chosen by chance. */
export function randomTurnOrder(random: Random, numPlayers: number): PlayerID[] {
  const first = random.below(numPlayers);
  return Array.from({ length: numPlayers }, (_, i) => String((first + i) % numPlayers));
}

/**
 * The stage of seats for which nobody waits: they may make the moves that are marked `free`, and
 * need not.
 */
export const FREE_STAGE = 'free';

/**
 * The stage of seats whose answer to a window is known, and is given when the server gives it: see
 * `GameModule.deferred`.
 */
export const ANSWERED_STAGE = 'answered';

/** Whether the match waits for `playerID`, in whatever stage but the free one. */
export function isActive(ctx: ViewCtx, playerID: PlayerID): boolean {
  return mayMove(ctx, playerID) && ctx.activePlayers?.[playerID] !== FREE_STAGE;
}

/** Whether the match waits for something that `playerID` has yet to decide. */
export function isAsked(ctx: ViewCtx, playerID: PlayerID): boolean {
  return isActive(ctx, playerID) && ctx.activePlayers?.[playerID] !== ANSWERED_STAGE;
}

/** Whether the engine lets `playerID` move now, in whatever stage. */
export function mayMove(ctx: ViewCtx, playerID: PlayerID): boolean {
  if (ctx.gameover !== undefined) return false;
  if (ctx.activePlayers !== null) return Object.hasOwn(ctx.activePlayers, playerID);
  return ctx.currentPlayer === playerID;
}

/** The fields of `ctx` that are public in a game in which no stage tells a secret. */
export function publicCtx(ctx: Ctx): ViewCtx {
  const { numPlayers, turn, currentPlayer, playOrder, playOrderPos, phase, activePlayers, gameover } = ctx;
  return {
    numPlayers,
    turn,
    currentPlayer,
    playOrder,
    playOrderPos,
    phase,
    // The engine leaves the last stage standing when the game ends.
    ...(gameover === undefined ? { activePlayers } : { activePlayers: null, gameover }),
  };
}
