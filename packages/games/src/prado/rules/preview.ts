import type { PlayerID } from '../../kit/index.ts';
import { GUARD, type Action, type Token, type PaintingId, type RoomNumber } from '../catalogue/types.ts';
import type { RoomState, View } from '../state.ts';
import { actionBlocker } from './actions.ts';
import { readyRoom } from './photo.ts';
import { enterRoom, goToHall, stepForward } from './queue.ts';
import { whereIs } from './rooms.ts';

/** A room that an action changes, as far as everybody can tell beforehand. */
export interface RoomChange {
  room: RoomNumber;
  visitors: { before: number; after: number };
  queue: { before: readonly Token[]; after: readonly Token[] };
}

/** What an action will do if nobody blocks it. */
export interface Preview {
  /** In the order in which they are taken; `player` is `guard` when he takes one. */
  photos: { player: Token; room: RoomNumber; painting: PaintingId }[];
  /** Changed rooms by number, photos included; which painting comes next is not foreseen. */
  rooms: RoomChange[];
}

/**
 * What a player's action will do, from what everybody sees. Null when it is not possible. Alone,
 * the Security card that a Help may bring to light is not foreseen.
 */
export function preview(G: View, playerID: PlayerID, action: Action): Preview | null {
  if (actionBlocker(G, playerID, action) !== null) return null;
  const after = {
    rooms: G.rooms.map((room): RoomState => Object.assign({}, room, { queue: [...room.queue] })),
    hall: [...G.hall],
    players: G.players,
    mode: G.mode,
  };
  act(after, playerID, action);
  const photos: Preview['photos'] = [];
  for (;;) {
    const room = readyRoom(after, playerID);
    const player = room?.queue[0];
    if (room === null || player === undefined || room.painting === null) break;
    photos.push({ player, room: room.n, painting: room.painting });
    room.painting = null;
    if (player !== GUARD) goToHall(after, player);
  }
  const rooms = G.rooms.map((before, index): RoomChange => {
    const { n, visitors, queue } = after.rooms[index] as RoomState;
    return { room: n, visitors: { before: before.visitors, after: visitors }, queue: { before: before.queue, after: queue } };
  });
  return { photos, rooms: rooms.filter(hasChanged) };
}

function act(board: Pick<View, 'rooms' | 'hall'>, playerID: PlayerID, action: Action): void {
  if (action.type === 'move') {
    if (action.to === 'closer') stepForward(board, playerID);
    else enterRoom(board, playerID, action.to);
    return;
  }
  const from = whereIs(board, playerID);
  if (from !== null) from.visitors -= 1;
  const to = action.type === 'change' ? board.rooms[action.to - 1] : undefined;
  if (to !== undefined) to.visitors += 1;
}

function hasChanged({ visitors, queue }: RoomChange): boolean {
  return visitors.before !== visitors.after || queue.before.join() !== queue.after.join();
}
