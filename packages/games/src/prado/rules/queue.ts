import { SPACES } from '../catalogue/box.ts';
import { GUARD, type Token, type RoomNumber } from '../catalogue/types.ts';
import type { RoomState } from '../state.ts';
import { whereIs } from './rooms.ts';
import type { Board } from './rooms.ts';

/**
 * Puts a token at the end of a room's queue. The tokens behind its old place move up. @returns its
 * place, from 1
 */
export function enterRoom(board: Board, token: Token, to: RoomNumber): number {
  takeAway(board, token);
  const { queue } = board.rooms[to - 1] as RoomState;
  return queue.push(token);
}

/** Swaps a token with the one in front of it (M2). @throws RangeError when there is none */
export function stepForward(board: Board, token: Token): { room: RoomState; passed: Token; place: number } {
  const room = whereIs(board, token);
  const at = room?.queue.indexOf(token) ?? 0;
  const passed = room?.queue[at - 1];
  if (room === null || passed === undefined) throw new RangeError(`nobody stands in front of ${token}`);
  room.queue.splice(at - 1, 2, token, passed);
  return { room, passed, place: at };
}

/** Sends a photographer back to the hall. Tokens behind move up. */
export function goToHall(board: Board, player: Token): void {
  takeAway(board, player);
  board.hall.push(player);
}

/**
 * The guard takes the first space, also in his present room. All tokens there move back one place,
 * and the last one goes to the hall if the room was full (section 12). @returns the token that had
 * to go, or null
 */
export function guardArrives(board: Board, to: RoomNumber): Token | null {
  takeAway(board, GUARD);
  const { queue } = board.rooms[to - 1] as RoomState;
  queue.unshift(GUARD);
  const pushed = queue.length > SPACES ? queue.at(-1) : undefined;
  if (pushed === undefined) return null;
  goToHall(board, pushed);
  return pushed;
}

function takeAway(board: Board, token: Token): void {
  takeFrom(board.hall, token);
  for (const { queue } of board.rooms) takeFrom(queue, token);
}

function takeFrom(tokens: Token[], token: Token): void {
  const at = tokens.indexOf(token);
  if (at !== -1) tokens.splice(at, 1);
}
