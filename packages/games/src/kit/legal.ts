import type { LegalMove } from './legalMove.ts';
import type { UncheckedMoves } from './move.ts';
import { isActive } from './turn.ts';
import type { PlayerID, ViewCtx } from './ctx.ts';

/** A move with its arguments. */
export function legalMove<Name extends string>(move: Name, ...args: readonly unknown[]): LegalMove<Name> {
  return { move, args };
}

/**
 * Builds a list of a player's legal moves: the candidates that the rules allow, in the same order.
 * It is empty when the match does not wait for the player.
 *
 * @param candidates every move that could be legal in this position. Their arguments have the right
 *   shape by construction; checking it again would take most of the time.
 */
export function legal<View, Rules extends UncheckedMoves>(
  rules: Rules,
  candidates: (G: View, playerID: PlayerID) => readonly LegalMove<keyof Rules & string>[],
): (G: View, ctx: ViewCtx, playerID: PlayerID) => LegalMove<keyof Rules & string>[] {
  return (G, ctx, playerID) =>
    isActive(ctx, playerID)
      ? candidates(G, playerID).filter(({ move, args }) => rules[move]?.why(G, ctx, playerID, ...args) === null)
      : [];
}
