import type { PlayerID } from '../../kit/index.ts';
import type { Steps, Direction } from '../catalogue/types.ts';
import { playerOf } from '../state.ts';
import type { SpaceState, View } from '../state.ts';

/** The three ways to move, shortest first. */
export const allSteps = [1, 2, 3] as const satisfies readonly Steps[];

/** The neighbour clockwise on a route of `size` positions (1.3). */
export const next = (position: number, size: number): number => (position + 1) % size;

/** The neighbour counterclockwise. */
export const previous = (position: number, size: number): number => (position + size - 1) % size;

/** The other space of the same tile. */
export const across = (position: number, size: number): number => size - 1 - position;

/** The index in the row of the tile with this position: 0 is Pátzcuaro, the shops follow. */
export const tileIndexAt = (position: number, size: number): number => Math.min(position, across(position, size));

/**
 * The route index whose pile gets a card revealed from `position`, or null when there is no shop
 * (1.5).
 */
export function revealTarget(route: readonly SpaceState[], position: number, direction: Direction): number | null {
  const target = {
    cw: next(position, route.length),
    ccw: previous(position, route.length),
    across: across(position, route.length),
    here: position,
  }[direction];
  return route[target]?.shop === true ? target : null;
}

/**
 * The players at a position, in the order of player ids. Only position 0 can have several, before
 * their first moves.
 */
export function standingAt(G: View, position: number): PlayerID[] {
  return G.players.flatMap((player, index) => (player.position === position ? [String(index)] : []));
}

function isOccupied(G: View, position: number): boolean {
  return G.players.some((player) => player.position === position);
}

/** All unoccupied spaces clockwise from a player's token; the first is one step away. */
export function freeAhead(G: View, playerID: PlayerID): number[] {
  const size = G.route.length;
  const from = playerOf(G, playerID).position;
  return Array.from({ length: size - 1 }, (_, i) => (from + 1 + i) % size).filter((position) => !isOccupied(G, position));
}

/**
 * The positions to which moves of 1, 2 and 3 steps lead (1.4 ①). Occupied spaces are skipped and do
 * not count.
 */
export function destinations(G: View, playerID: PlayerID): [number, number, number] {
  return [destination(G, playerID, 1), destination(G, playerID, 2), destination(G, playerID, 3)];
}

/** The position to which a move of `steps` steps leads. */
export function destination(G: View, playerID: PlayerID, steps: Steps): number {
  let { position } = playerOf(G, playerID);
  for (let left: number = steps; left > 0;) {
    position = next(position, G.route.length);
    if (!isOccupied(G, position)) left -= 1;
  }
  return position;
}
