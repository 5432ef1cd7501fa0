import { GUARD, type Direction } from '../catalogue/types.ts';
import type { RoomState, State, View } from '../state.ts';
import { guardArrives } from './queue.ts';
import { neighbour, whereIs } from './rooms.ts';

/** The guard's room; null in a match without a guard. */
export function guardRoom(G: View): RoomState | null {
  return whereIs(G, GUARD);
}

/**
 * The guard walks `steps` open rooms and takes the first space of the last one (section 12). The
 * caller takes photos afterwards.
 */
export function walk(G: State, direction: Direction, steps: number): void {
  const from = guardRoom(G);
  if (from === null) throw new RangeError('there is no guard');
  let room = from;
  for (let i = 0; i < steps; i++) room = neighbour(G, room.n, direction) ?? room;
  const pushed = guardArrives(G, room.n);
  G.events.push({ type: 'walked', from: from.n, to: room.n, direction, steps });
  if (pushed !== null) G.events.push({ type: 'toHall', players: [pushed], cause: 'guard' });
}
