import { anyOf, legal, legalMove } from '../kit/index.ts';
import type { LegalMove, PlayerID, Random, ViewCtx } from '../kit/index.ts';
import { kinds } from './catalogue/kinds.ts';
import { moves } from './moves.ts';
import type { Move } from './moves.ts';
import { endsOf, piecesLeft } from './rules/cabinet.ts';
import type { View } from './state.ts';

/** All that a player may do now: the ends of the shelves from the top, or the kinds to guess. */
export const legalMoves = legal(moves, candidates);

/** The move for a player who is away: the first piece, or the first kind. */
export function standIn(G: View, ctx: ViewCtx, playerID: PlayerID): LegalMove | null {
  return legalMoves(G, ctx, playerID)[0] ?? null;
}

/** Any legal move, each with the same chance. */
export function pickMove(G: View, ctx: ViewCtx, playerID: PlayerID, random: Random): LegalMove | null {
  return anyOf(legalMoves(G, ctx, playerID), random);
}

function candidates(G: View): Move[] {
  if (piecesLeft(G) === 0) return kinds.map((kind) => legalMove('guess', kind));
  return G.shelves.flatMap((pieces, shelf) => endsOf(pieces).map((place) => legalMove('take', shelf, place)));
}
