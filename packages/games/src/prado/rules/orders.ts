import type { PlayerID } from '../../kit/index.ts';
import { helps } from '../catalogue/missions.ts';
import { paintingOf } from '../catalogue/paintings.ts';
import type { PaintingId } from '../catalogue/types.ts';
import { reason } from '../reasons.ts';
import type { PradoReason } from '../reasons.ts';
import { playerOf, roomAt } from '../state.ts';
import type { Declaration, OrderOccasion, RoomState, StandingOrder, View } from '../state.ts';
import { preview } from './preview.ts';
import { whereIs } from './rooms.ts';

/** Maximum number of a player's standing orders. */
export const MAX_ORDERS = 5;
/** The occasion `dear` means paintings of at least this many points. */
export const DEAR_POINTS = 7;

/** A player and their declared action. */
export type Declared = Pick<Declaration, 'player' | 'action'>;

/** Whether another player's action matches this occasion for `playerID`. */
type Occasion = (G: View, playerID: PlayerID, declared: Declared) => boolean;

const occasions: Readonly<Record<OrderOccasion, Occasion>> = {
  any: () => true,
  /** The action gives another player a photo. */
  photo: (...asked) => photosOfOthers(...asked).length > 0,
  dear: (...asked) => photosOfOthers(...asked).some((painting) => paintingOf(painting).points >= DEAR_POINTS),
  /** A photo that would count for one of `playerID`'s missions or the common one. */
  mission: (G, playerID, declared) => {
    const missions = [...(playerOf(G, playerID).missions ?? []), G.commonMission];
    return photosOfOthers(G, playerID, declared).some((painting) => missions.some((mission) => helps(painting, mission)));
  },
  /** The other player enters the room in which `playerID` is first, or moves forward in it. */
  first: (G, playerID, declared) => queueAhead(G, declared)?.queue[0] === playerID,
  past: (G, playerID, { player, action }) => {
    if (action.type !== 'move' || action.to !== 'closer') return false;
    const queue = whereIs(G, player)?.queue ?? [];
    return queue[queue.indexOf(player) - 1] === playerID;
  },
  /** A visitor is added to `playerID`'s room. */
  visitor: (G, playerID, { action }) => action.type === 'change' && roomAt(G, action.to).queue.includes(playerID),
};

/**
 * The first standing order that matches an action; null if none does, or if the viewer may not see
 * the orders. Orders never block an action that gives their owner a photo.
 */
export function orderFor(G: View, playerID: PlayerID, declared: Declared): StandingOrder | null {
  const fitting = (playerOf(G, playerID).orders ?? []).find(({ who, when, answer }) => {
    if (who !== null && who !== declared.player) return false;
    return occasions[when](G, playerID, declared) && !(answer === 'block' && bringsPhoto(G, playerID, declared));
  });
  return fitting ?? null;
}

/** Whether an order decides for a player, so that they are not asked. */
export function isOrdered(G: View, playerID: PlayerID, declared: Declared): boolean {
  const order = orderFor(G, playerID, declared);
  return order !== null && order.answer !== 'ask';
}

/** Why these orders are invalid for a player; null when they are valid. */
export function ordersBlocker(G: View, playerID: PlayerID, orders: readonly StandingOrder[]): PradoReason | null {
  const isOther = (who: PlayerID) => who !== playerID && G.players[Number(who)] !== undefined;
  return orders.every(({ who }) => who === null || isOther(who)) ? null : reason('orderAboutOthers');
}

/** The paintings that an action lets players other than this one photograph. */
export function photosOfOthers(G: View, playerID: PlayerID, { player, action }: Declared): PaintingId[] {
  const photos = preview(G, player, action)?.photos ?? [];
  return photos.flatMap((photo) => (photo.player === playerID ? [] : [photo.painting]));
}

function bringsPhoto(G: View, playerID: PlayerID, { player, action }: Declared): boolean {
  return preview(G, player, action)?.photos.some((photo) => photo.player === playerID) === true;
}

/** The room whose queue a move enters or changes; null for other actions. */
function queueAhead(G: View, { player, action }: Declared): RoomState | null {
  if (action.type !== 'move') return null;
  return action.to === 'closer' ? whereIs(G, player) : roomAt(G, action.to);
}
