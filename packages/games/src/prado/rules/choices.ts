import type { PlayerID } from '../../kit/index.ts';
import { MISSIONS_KEPT } from '../catalogue/box.ts';
import type { MissionId, PaintingId, PileName, RoomNumber, SlotId, VisitType } from '../catalogue/types.ts';
import { reason } from '../reasons.ts';
import type { PradoReason } from '../reasons.ts';
import { playerOf } from '../state.ts';
import type { View } from '../state.ts';
import { excess, firstThing } from './flow.ts';
import { missingCard } from './visits.ts';

/** Why this part of a turn is not running; null when it is. */
export function phaseBlocker(G: View, part: 'visit' | 'photography' | 'discard'): PradoReason | null {
  const first = firstThing(G);
  if (first !== null) return first;
  if (G.actionsLeft === null) {
    if (part === 'visit') return null;
    return part === 'photography' ? reason('visitFirst') : reason('nothingToDiscard');
  }
  if (G.actionsLeft > 0) {
    if (part === 'photography') return null;
    return part === 'visit' ? reason('visitOver') : reason('nothingToDiscard');
  }
  return part === 'discard' ? null : reason('discardFirst');
}

/** Why exactly these missions may not be kept; null when they may. */
export function missionsBlocker(G: View, playerID: PlayerID, missions: readonly MissionId[]): PradoReason | null {
  const { missions: dealt, ready } = playerOf(G, playerID);
  if (ready) return reason('missionsChosen');
  if (missions.length !== MISSIONS_KEPT) {
    return reason('wrongNumberOfCards', { needed: MISSIONS_KEPT, given: missions.length });
  }
  if (new Set(missions).size < missions.length) return reason('missionTwice');
  if (dealt === null) return reason('handHidden');
  return missions.every((mission) => dealt.includes(mission)) ? null : reason('missionNotDealt');
}

/** Why these cards may not be laid aside for the slot card; null when they may. */
export function layBlocker(G: View, playerID: PlayerID, slot: SlotId, cards: readonly VisitType[]): PradoReason | null {
  const { laying } = G;
  if (laying === null || !laying.players.includes(playerID)) return reason('nothingToLay');
  if (laying.slot !== slot) return reason('otherSlot');
  const { min, max } = laying;
  if (cards.length < min || cards.length > max) {
    return min === max
      ? reason('wrongNumberOfCards', { needed: min, given: cards.length })
      : reason('cardsBetween', { min, max });
  }
  return handBlocker(G, playerID, cards);
}

/** Why these cards may not be discarded at the end of the turn; null when they may. */
export function discardBlocker(G: View, playerID: PlayerID, cards: readonly VisitType[]): PradoReason | null {
  const needed = excess(G, playerID);
  if (cards.length !== needed) return reason('wrongNumberOfCards', { needed, given: cards.length });
  return handBlocker(G, playerID, cards);
}

/** Why the next painting may not come from this pile; null when it may. */
export function pileBlocker(G: View, playerID: PlayerID, room: RoomNumber, pile: PileName): PradoReason | null {
  const { choice } = G;
  if (choice?.kind !== 'pile' || choice.player !== playerID) return firstThingBut(G, 'nothingToHang');
  if (choice.room !== room) return reason('otherRoom', { room: choice.room });
  return G.piles[pile].size === 0 ? reason('pileEmpty', { pile }) : null;
}

/** Why this painting may not be hung; null when it may. */
export function hangBlocker(G: View, playerID: PlayerID, room: RoomNumber, painting: PaintingId): PradoReason | null {
  const { choice } = G;
  if (choice?.kind !== 'hang' || choice.player !== playerID) return firstThingBut(G, 'nothingToHang');
  if (choice.room !== room) return reason('otherRoom', { room: choice.room });
  return choice.shown.includes(painting) ? null : reason('paintingNotShown', { painting });
}

function firstThingBut(G: View, key: 'nothingToHang'): PradoReason {
  return firstThing(G) ?? reason(key);
}

function handBlocker(G: View, playerID: PlayerID, cards: readonly VisitType[]): PradoReason | null {
  const { hand } = playerOf(G, playerID);
  if (hand === null) return reason('handHidden');
  const card = missingCard(hand, cards);
  return card === null ? null : reason('cardNotInHand', { card });
}
