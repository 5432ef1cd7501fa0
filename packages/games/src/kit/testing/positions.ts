import type { PlayerID } from 'boardgame.io';
import { isActive } from '../index.ts';
import type { GameEvent } from '../index.ts';
import type { TestMatch } from './match.ts';

/**
 * How the moves are called that a seat has, and whether the engine makes each of them; of a seat
 * that is not asked none are.
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
