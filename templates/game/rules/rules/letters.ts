import type { PlayerID } from '../../kit/index.ts';
import type { Kind } from '../catalogue/kinds.ts';
import { reason, type NewgameReason } from '../reasons.ts';
import { opponentOf, playerOf } from '../state.ts';
import type { View } from '../state.ts';
import { piecesLeft } from './cabinet.ts';

/** Why a player cannot guess that the other letter promises this kind; null when they can (4). */
export function guessBlocker(G: View, playerID: PlayerID, kind: Kind): NewgameReason | null {
  const left = piecesLeft(G);
  if (left > 0) return reason('takeFirst', { left });
  const { letter } = playerOf(G, playerID);
  if (letter === null) return reason('letterHidden');
  return kind === letter ? reason('ownLetter', { kind }) : null;
}

/** Whether both have guessed: the match is over, and the letters are revealed (4). */
export function isOver(G: View): boolean {
  return G.players.every(({ guess }) => guess !== null);
}

/** Whether a player has guessed the other letter. False while that letter is hidden. */
export function hasGuessed(G: View, playerID: PlayerID): boolean {
  return isOver(G) && playerOf(G, playerID).guess === playerOf(G, opponentOf(playerID)).letter;
}
