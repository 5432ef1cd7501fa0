import type { PlayerID } from '../../kit/index.ts';
import { reason } from '../reasons.ts';
import type { PatzcuaroReason } from '../reasons.ts';
import { playerOf, spaceAt } from '../state.ts';
import type { View } from '../state.ts';
import type { TravelMode } from '../events.ts';
import { blocker, prospectAt } from './feasible.ts';
import { allSteps, destination, freeAhead, standingAt } from './rondel.ts';
import type { Steps } from '../catalogue/types.ts';

/**
 * Why a player could not take all actions of the space at a position; null when it is playable (1.4
 * ②).
 */
export function unplayable(G: View, playerID: PlayerID, position: number): PatzcuaroReason | null {
  const prospect = prospectAt(G, playerID, position);
  return prospect === null ? reason('handHidden') : blocker(prospect, spaceAt(G, position).actions);
}

/** Why a player may not make this journey and action; null when they may (1.4 ③). */
export function travelBlocker(G: View, playerID: PlayerID, steps: Steps, mode: TravelMode): PatzcuaroReason | null {
  const { flipped } = playerOf(G, playerID);
  switch (mode) {
    case 'act':
      return unplayable(G, playerID, destination(G, playerID, steps));
    case 'flip':
      return flipped ? reason('alreadyFlipped') : null;
    case 'draw1':
      return flipped ? fallbackBlocker(G, playerID) : reason('flipFirst');
  }
}

function fallbackBlocker(G: View, playerID: PlayerID): PatzcuaroReason | null {
  for (const steps of allSteps) {
    const blocked = unplayable(G, playerID, destination(G, playerID, steps));
    if (blocked === null) return reason('spacePlayable', { steps });
    if (blocked.key === 'handHidden') return blocked;
  }
  return null;
}

/**
 * Why a player's token cannot end its move at a position, whatever would be done there; null when
 * it can (1.4 ①).
 */
export function unreachable(G: View, playerID: PlayerID, position: number): PatzcuaroReason | null {
  if (playerOf(G, playerID).position === position) return reason('mustMove');
  const [player] = standingAt(G, position);
  if (player !== undefined) return reason('occupied', { player });
  const steps = freeAhead(G, playerID).indexOf(position) + 1;
  return steps > allSteps.length ? reason('tooFar', { steps }) : null;
}
