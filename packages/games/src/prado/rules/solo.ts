import type { Random } from '../../kit/index.ts';
import { MAX_VISITORS } from '../catalogue/box.ts';
import { slotOf } from '../catalogue/slots.ts';
import { GUARD, type Token, type Direction, type VisitType } from '../catalogue/types.ts';
import type { RoomState, State } from '../state.ts';
import { guardRoom, walk } from './guard.ts';
import { neighbour } from './rooms.ts';
import { dismissVisitors, drawVisit, putVisitor, takeVisitor } from './visits.ts';

/** Number of cards that the guard draws in his turn, one after the other. */
export const GUARD_CARDS = 2;

/** The guard draws a card to the exit and carries it out. */
export function guardDraws(G: State, random: Random): void {
  const card = drawVisit(G, random);
  if (card === null) return;
  G.exit.push(card);
  G.events.push({ type: 'guardDrew', card });
  G.steps.unshift({ t: 'guardCard', card });
}

/**
 * The guard's action for a card (section 13). Photos are taken after it, and before the card that
 * his Help reveals.
 */
export function guardActs(G: State, card: VisitType): void {
  const room = guardRoom(G);
  if (room === null) throw new RangeError('there is no guard');
  const direction = directionOf(G);
  if (card === 'security') return expel(G, GUARD);
  if (card === 'move') {
    if (neighbour(G, room.n, direction) === null) idle(G, card);
    else walk(G, direction, 1);
    return;
  }
  if (room.state !== 'open' || room.visitors === 0) return idle(G, card);
  if (card === 'help') help(G, room);
  else change(G, room, direction);
}

/**
 * The guard clears his own room, unless it is retired. Security cards among the visitors have no
 * effect (ruling 39).
 */
export function expel(G: State, cause: Token): void {
  const room = guardRoom(G);
  if (room === null) throw new RangeError('there is no guard');
  G.events.push({ type: 'alarm', cause, room: room.n });
  dismissVisitors(G, room.n, room.visitors, GUARD);
}

/** The guard takes the top visitor and carries it out, Help included (ruling 37). */
function help(G: State, { n }: RoomState): void {
  const card = takeVisitor(G, n);
  if (card === null) return;
  G.exit.push(card);
  G.events.push({ type: 'visitorsLeft', by: GUARD, room: n, cards: [card] });
  G.steps.unshift({ t: 'guardCard', card });
}

/**
 * The guard moves the top visitor to the next room, or to the exit if that room is full or does not
 * exist.
 */
function change(G: State, { n }: RoomState, direction: Direction): void {
  const to = neighbour(G, n, direction);
  if (to === null || to.visitors >= MAX_VISITORS) return dismissVisitors(G, n, 1, GUARD);
  const card = takeVisitor(G, n);
  if (card === null) return;
  putVisitor(G, to.n, card);
  G.events.push({ type: 'visitorMoved', by: GUARD, from: n, to: to.n });
}

function idle(G: State, card: VisitType): void {
  G.events.push({ type: 'guardIdle', card });
}

function directionOf(G: State): Direction {
  return G.slot === null ? 'cw' : slotOf(G.slot).guard.direction;
}
