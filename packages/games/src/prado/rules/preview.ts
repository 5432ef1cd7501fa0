import type { PlayerID } from '../../kit/index.ts';
import { GUARD, type Action, type Token, type PaintingId, type RoomNumber } from '../catalogue/types.ts';
import type { RoomState, View } from '../state.ts';
import { actionBlocker } from './actions.ts';
import { readyRoom } from './photo.ts';
import { enterRoom, stepForward } from './queue.ts';
import { copyRoom, whereIs } from './rooms.ts';

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
  // Nothing here depends on who is in the hall.
  const after = { rooms: roomsToChange(G, playerID, action), hall: [], players: G.players, mode: G.mode };
  act(after, playerID, action);
  const photos: Preview['photos'] = [];
  for (;;) {
    const room = readyRoom(after, playerID);
    const player = room?.queue[0];
    if (room === null || player === undefined || room.painting === null) break;
    photos.push({ player, room: room.n, painting: room.painting });
    const queue = player === GUARD ? room.queue : room.queue.slice(1);
    after.rooms[room.n - 1] = Object.assign(copyRoom(room), { painting: null, queue });
  }
  return { photos, rooms: changes(G.rooms, after.rooms) };
}

/** The rooms, with copies of those that the action itself changes. */
function roomsToChange({ rooms }: View, playerID: PlayerID, action: Action): RoomState[] {
  const to = action.type === 'help' ? null : action.to;
  return rooms.map((room) => (room.n === to || room.queue.includes(playerID) ? copyRoom(room) : room));
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

function changes(before: readonly RoomState[], after: readonly RoomState[]): RoomChange[] {
  const found: RoomChange[] = [];
  for (let i = 0; i < before.length; i++) {
    const [then, now] = [before[i] as RoomState, after[i] as RoomState];
    if (then === now || (then.visitors === now.visitors && isSame(then.queue, now.queue))) continue;
    found.push({
      room: now.n,
      visitors: { before: then.visitors, after: now.visitors },
      queue: { before: then.queue, after: now.queue },
    });
  }
  return found;
}

function isSame(one: readonly Token[], other: readonly Token[]): boolean {
  return one.length === other.length && one.every((token, place) => token === other[place]);
}
