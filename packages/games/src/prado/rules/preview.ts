import type { PlayerID } from '../../kit/index.ts';
import { GUARD, type Action, type Token, type PaintingId, type RoomNumber } from '../catalogue/types.ts';
import type { RoomState, View } from '../state.ts';
import { actionBlocker } from './actions.ts';
import { readyRoom } from './photo.ts';
import { enterRoom, goToHall, stepForward } from './queue.ts';
import { whereIs } from './rooms.ts';

/** The change of a room by an action, as far as it is predictable from public information. */
export interface RoomChange {
  room: RoomNumber;
  visitors: { before: number; after: number };
  queue: { before: readonly Token[]; after: readonly Token[] };
}

/** The effects of an action that nobody blocks. */
export interface Preview {
  /** In the order in which they are taken; `player` is `guard` for the guard's photos. */
  photos: { player: Token; room: RoomNumber; painting: PaintingId }[];
  /** Changed rooms by number, including photos; the next painting is not predicted. */
  rooms: RoomChange[];
}

/**
 * Predicts the effects of a player's action from public information. Null when the action is
 * illegal. In solo play, a Security card that a Help may reveal is not predicted.
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
