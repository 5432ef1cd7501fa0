import type { PlayerID } from '../../kit/index.ts';
import { countsFor, missionOf } from '../catalogue/missions.ts';
import { paintingOf } from '../catalogue/paintings.ts';
import type { PaintingId } from '../catalogue/types.ts';
import { reason } from '../reasons.ts';
import type { PradoReason } from '../reasons.ts';
import { playerOf, roomAt } from '../state.ts';
import type { Declaration, OrderOccasion, RoomState, StandingOrder, View } from '../state.ts';
import { preview } from './preview.ts';
import { whereIs } from './rooms.ts';

/** So many standing orders a player may give. */
export const MAX_ORDERS = 5;
/** What a painting is worth of which `dear` is about, in points. */
export const DEAR_POINTS = 7;

/** Who wants to do what. */
export type Declared = Pick<Declaration, 'player' | 'action'>;

/** Whether an action is an occasion of this kind for a player, who is not the one to act. */
type Occasion = (G: View, playerID: PlayerID, declared: Declared) => boolean;

const occasions: Readonly<Record<OrderOccasion, Occasion>> = {
  any: () => true,
  /** Somebody else takes a photo by it. */
  photo: (...asked) => photosOfOthers(...asked).length > 0,
  dear: (...asked) => photosOfOthers(...asked).some((painting) => paintingOf(painting).points >= DEAR_POINTS),
  /** One that would count for a mission of one's own or the common one. */
  mission: (G, playerID, declared) => {
    const missions = [...(playerOf(G, playerID).missions ?? []), G.commonMission].map(missionOf);
    return photosOfOthers(G, playerID, declared).some((painting) =>
      missions.some((mission) => countsFor(mission, paintingOf(painting))),
    );
  },
  /** They come into the room in which one stands first, or go forward in it. */
  first: (G, playerID, declared) => queueAhead(G, declared)?.queue[0] === playerID,
  past: (G, playerID, { player, action }) => {
    if (action.type !== 'move' || action.to !== 'closer') return false;
    const queue = whereIs(G, player)?.queue ?? [];
    return queue[queue.indexOf(player) - 1] === playerID;
  },
  /** A visitor more is in one's way. */
  visitor: (G, playerID, { action }) => action.type === 'change' && roomAt(G, action.to).queue.includes(playerID),
};

/**
 * The standing order that decides for a player what to answer to an action: the first that fits;
 * null when none does, or the asker may not know. No order blocks what brings its own player a
 * photo.
 */
export function orderFor(G: View, playerID: PlayerID, declared: Declared): StandingOrder | null {
  const fitting = (playerOf(G, playerID).orders ?? []).find(({ who, when, answer }) => {
    if (who !== null && who !== declared.player) return false;
    return occasions[when](G, playerID, declared) && !(answer === 'block' && bringsPhoto(G, playerID, declared));
  });
  return fitting ?? null;
}

/** Whether an order answers for a player, so that they have nothing to decide. */
export function isOrdered(G: View, playerID: PlayerID, declared: Declared): boolean {
  const order = orderFor(G, playerID, declared);
  return order !== null && order.answer !== 'ask';
}

/** Why a player may not give these orders; null when they may. */
export function ordersBlocker(G: View, playerID: PlayerID, orders: readonly StandingOrder[]): PradoReason | null {
  const isOther = (who: PlayerID) => who !== playerID && G.players[Number(who)] !== undefined;
  return orders.every(({ who }) => who === null || isOther(who)) ? null : reason('orderAboutOthers');
}

/** The paintings of which an action brings a photo to anybody but this player. */
export function photosOfOthers(G: View, playerID: PlayerID, { player, action }: Declared): PaintingId[] {
  const photos = preview(G, player, action)?.photos ?? [];
  return photos.flatMap((photo) => (photo.player === playerID ? [] : [photo.painting]));
}

function bringsPhoto(G: View, playerID: PlayerID, { player, action }: Declared): boolean {
  return preview(G, player, action)?.photos.some((photo) => photo.player === playerID) === true;
}

/** The room whose queue a move is about; null when it is none. */
function queueAhead(G: View, { player, action }: Declared): RoomState | null {
  if (action.type !== 'move') return null;
  return action.to === 'closer' ? whereIs(G, player) : roomAt(G, action.to);
}
