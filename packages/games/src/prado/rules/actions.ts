import type { PlayerID } from '../../kit/index.ts';
import { MAX_VISITORS, SPACES } from '../catalogue/box.ts';
import type { Action, RoomNumber } from '../catalogue/types.ts';
import { reason } from '../reasons.ts';
import type { PradoReason } from '../reasons.ts';
import { roomAt } from '../state.ts';
import type { State, View } from '../state.ts';
import { enterRoom, stepForward } from './queue.ts';
import { neighboursOf, whereIs } from './rooms.ts';
import { giveToHand, putVisitor, takeVisitor } from './visits.ts';

/** Why a player's token may not do this, whatever pays for it; null when it may (section 6). */
export function actionBlocker(G: View, playerID: PlayerID, action: Action): PradoReason | null {
  if (action.type === 'move') {
    return action.to === 'closer' ? closerBlocker(G, playerID) : entryBlocker(G, playerID, action.to);
  }
  const room = whereIs(G, playerID);
  if (room === null) return reason('inHall');
  if (room.visitors === 0) return reason('noVisitors', { room: room.n });
  return action.type === 'help' ? null : changeBlocker(G, room.n, action.to);
}

/** M1: to any other open room that is not full. */
function entryBlocker(G: View, playerID: PlayerID, to: RoomNumber): PradoReason | null {
  const { state, queue } = roomAt(G, to);
  const from = whereIs(G, playerID);
  if (state === 'closed') return reason('roomClosed', { room: to });
  if (state === 'retired') return reason('roomRetired', { room: to });
  if (from?.n === to) return reason('alreadyThere', { room: to });
  if (G.effects.neighboursOnly && from !== null && !neighboursOf(G, from.n).some(({ n }) => n === to)) {
    return reason('notNeighbour', { room: to });
  }
  return queue.length >= SPACES ? reason('roomFull', { room: to }) : null;
}

/** M2: one place forward. */
function closerBlocker(G: View, playerID: PlayerID): PradoReason | null {
  const room = whereIs(G, playerID);
  if (room === null) return reason('inHall');
  return room.queue[0] === playerID ? reason('alreadyFirst') : null;
}

/** A visitor goes to a neighbouring room with at most four visitors. */
function changeBlocker(G: View, from: RoomNumber, to: RoomNumber): PradoReason | null {
  const near = neighboursOf(G, from);
  if (near.every(({ visitors }) => visitors >= MAX_VISITORS)) return reason('nowhereToGo');
  const target = near.find(({ n }) => n === to);
  if (target !== undefined) return target.visitors >= MAX_VISITORS ? reason('visitorsFull', { room: to }) : null;
  const { state } = roomAt(G, to);
  if (state === 'closed') return reason('roomClosed', { room: to });
  return state === 'retired' ? reason('roomRetired', { room: to }) : reason('visitorNotNeighbour', { room: to });
}

/** Carries out a legal action. The caller takes photos afterwards. */
export function carryOut(G: State, player: PlayerID, action: Action): void {
  const room = whereIs(G, player);
  if (action.type === 'move') {
    if (action.to === 'closer') {
      const { room, passed, place } = stepForward(G, player);
      G.events.push({ type: 'overtook', player, room: room.n, token: passed, place });
    } else {
      const place = enterRoom(G, player, action.to);
      G.events.push({ type: 'moved', player, from: room?.n ?? null, to: action.to, place });
    }
    return;
  }
  const card = room === null ? null : takeVisitor(G, room.n);
  if (room === null || card === null) throw new RangeError(`${player} has no visitor for ${action.type}`);
  if (action.type === 'change') {
    putVisitor(G, action.to, card);
    G.events.push({ type: 'visitorMoved', by: player, from: room.n, to: action.to });
    return;
  }
  giveToHand(G, player, [card]);
  G.events.push({ type: 'helped', player, room: room.n, card });
  // In solo play a Security card calls the guard, after the photo that this action may have caused
  // (ruling 35).
  if (G.mode.solo !== null && card === 'security') G.steps.unshift({ t: 'expel', cause: player });
}
