import type { LegalMove } from './legalMove.ts';
import type { UncheckedMoves } from './move.ts';
import { isActive } from './turn.ts';
import type { PlayerID, ViewCtx } from './ctx.ts';

/** A move with its arguments. */
export function legalMove<Name extends string>(move: Name, ...args: readonly unknown[]): LegalMove<Name> {
  return { move, args };
}

/**
 * Lists what a player may do now: of the candidates those that the rules allow, in the same order,
 * and nothing for whom the match does not wait for.
 *
 * @param candidates whatever could be legal for what a player is asked. Their arguments have the
 *   right shape by construction: to check that again would take most of the time.
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
