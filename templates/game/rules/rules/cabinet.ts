import type { Kind } from '../catalogue/kinds.ts';
import { reason, type NewgameReason } from '../reasons.ts';
import type { View } from '../state.ts';

/** The number of pieces in the cabinet. */
export function piecesLeft(G: View): number {
  return G.shelves.reduce((sum, shelf) => sum + shelf.length, 0);
}

/** The number of pieces of a kind in the cabinet. */
export function leftOf(G: View, kind: Kind): number {
  return G.shelves.reduce((sum, shelf) => sum + shelf.filter((piece) => piece === kind).length, 0);
}

/** The places of a shelf from which a piece can be taken (3). */
export function endsOf(shelf: readonly Kind[]): number[] {
  if (shelf.length < 2) return shelf.map((_, place) => place);
  return [0, shelf.length - 1];
}

/** Why the piece at a place cannot be taken; null when it can (3). */
export function takeBlocker(G: View, shelf: number, place: number): NewgameReason | null {
  if (piecesLeft(G) === 0) return reason('guessFirst');
  const pieces = G.shelves[shelf] ?? [];
  if (pieces[place] === undefined) return reason('noPiece');
  return endsOf(pieces).includes(place) ? null : reason('notAtEnd');
}
