import type { Token, Direction, RoomNumber } from '../catalogue/types.ts';
import type { RoomState, View } from '../state.ts';

/** The rooms with their queues, and the hall: all that movement needs. */
export type Board = Pick<View, 'rooms' | 'hall'>;

/** Rooms that can be entered and hold a painting, in ascending order. */
export function openRooms({ rooms }: Pick<Board, 'rooms'>): RoomState[] {
  return rooms.filter(({ state }) => state === 'open');
}

/**
 * The nearest open room in a direction round the ring; closed and retired rooms are skipped. Null
 * when no other room is open (section 3).
 */
export function neighbour({ rooms }: Pick<Board, 'rooms'>, from: RoomNumber, direction: Direction): RoomState | null {
  const by = direction === 'cw' ? 1 : -1;
  for (let i = 1; i < rooms.length; i++) {
    const room = rooms[(from - 1 + i * by + i * rooms.length) % rooms.length];
    if (room?.state === 'open') return room;
  }
  return null;
}

/** The neighbouring rooms: clockwise, then anticlockwise, each once. */
export function neighboursOf(board: Pick<Board, 'rooms'>, from: RoomNumber): RoomState[] {
  const right = neighbour(board, from, 'cw');
  const left = neighbour(board, from, 'ccw');
  if (right === null || left === null) return [];
  return right === left ? [right] : [right, left];
}

/** The room in whose queue a token stands; null when it is in the hall. */
export function whereIs({ rooms }: Pick<Board, 'rooms'>, token: Token): RoomState | null {
  for (const room of rooms) if (room.queue.includes(token)) return room;
  return null;
}

/** A copy of a room that may be changed in place. */
export function copyRoom({ n, state, painting, visitors, queue }: RoomState): RoomState {
  return { n, state, painting, visitors, queue: queue.slice() };
}

/** The number of seats from `from` to a player, to the left. */
export function turnDistance(from: string, player: string, numPlayers: number): number {
  return (Number(player) - Number(from) + numPlayers) % numPlayers;
}

/** All players clockwise, from `first`. */
export function clockwiseFrom(first: string, numPlayers: number): string[] {
  const start = Number(first);
  const order: string[] = [];
  for (let i = 0; i < numPlayers; i++) order.push(String((start + i) % numPlayers));
  return order;
}
