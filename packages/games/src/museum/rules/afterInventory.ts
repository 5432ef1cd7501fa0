import type { PlayerID } from '../../kit/index.ts';
import { favourOf } from '../catalogue/favours.ts';
import type { FavourEffect, FavourId } from '../catalogue/types.ts';
import { reason } from '../reasons.ts';
import type { MuseumReason } from '../reasons.ts';
import { playerOf } from '../state.ts';
import type { View } from '../state.ts';

/**
 * The effects that belong to furbishing: playable in the Action phase alone, and choosing it (5).
 */
const FURBISH_ONLY: ReadonlySet<FavourEffect['type']> = new Set(['discountObject', 'discountExpert', 'poolToHand', 'waiveFee']);

export function isFurbishOnly(favour: FavourId): boolean {
  return FURBISH_ONLY.has(favourOf(favour).effect.type);
}

/**
 * Why there is no second action after an inventory (1.6). The reason differs while a Favour can
 * still be played (A13).
 */
export function inventoryWasTaken(G: View, playerID: PlayerID): MuseumReason {
  const { favours } = playerOf(G, playerID);
  const holdsPlayable = favours?.some((favour) => !isFurbishOnly(favour)) ?? false;
  return reason(holdsPlayable && !G.thisTurn.favourPlayed ? 'inventoryDoneFavour' : 'inventoryDone');
}
