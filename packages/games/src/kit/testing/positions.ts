import type { PlayerID } from 'boardgame.io';
import { isActive } from '../index.ts';
import type { GameEvent } from '../index.ts';
import type { TestMatch } from './match.ts';

/**
 * The names of a seat's legal moves, each with whether the engine accepts it. Empty for a seat that
 * has no move to make.
 */
export function movesAt<View, Full extends View, Event extends GameEvent>(
  match: TestMatch<View, Full, Event>,
  playerID: PlayerID,
): string[] {
  if (!isActive(match.ctx, playerID)) return [];
  const moves = match.legalMoves(playerID);
  for (const move of moves) match.after(match.state, playerID, move);
  return [...new Set(moves.map(({ move }) => move))].toSorted();
}
