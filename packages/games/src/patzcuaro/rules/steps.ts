import type { PlayerID } from '../../kit/index.ts';
import type { Action } from '../catalogue/types.ts';
import { reason } from '../reasons.ts';
import type { PatzcuaroReason } from '../reasons.ts';
import { playerOf } from '../state.ts';
import type { State, Step, View } from '../state.ts';
import { isComplete } from './altar.ts';
import { drawCards, revealCard } from './changes.ts';
import { revealTarget } from './rondel.ts';

/** The current step if it waits for this player; null otherwise. */
export function dueStep(G: View, playerID: PlayerID): Step | null {
  const step = G.steps[0];
  return step !== undefined && step.player === playerID ? step : null;
}

/** The action that waits for this player if it is of this kind; null otherwise. */
export function dueAction<T extends Action['t']>(G: View, playerID: PlayerID, kind: T): Extract<Action, { t: T }> | null {
  const action = dueStep(G, playerID)?.action;
  return action?.t === kind ? (action as Extract<Action, { t: T }>) : null;
}

/** The step that is due first. */
export function firstThing(G: View): PatzcuaroReason {
  const step = G.steps[0];
  if (step === undefined) return reason('travelFirst');
  if (step.action.t === 'choose') return reason('chooseFirst');
  if (step.action.t === 'trade') return reason('tradeFirst');
  return reason(step.optional ? 'placeOrPassFirst' : 'placeFirst');
}

/** The player's remaining actions at the space after the current step, without gifts. */
export function laterActions(G: View, playerID: PlayerID): Action[] {
  const later: Action[] = [];
  for (let i = 1; i < G.steps.length; i++) {
    const step = G.steps[i];
    if (step?.player === playerID && !step.optional) later.push(step.action);
  }
  return later;
}

/** Inserts these actions of the active player before all other steps. */
export function prepend(G: State, playerID: PlayerID, actions: readonly Action[]): void {
  G.steps = [...actions.map((action) => ({ player: playerID, action, optional: false })), ...G.steps];
}

/** Completes the current step, then carries out steps until one needs an answer. */
export function finishStep(G: State): void {
  G.steps.shift();
  settle(G);
}

/** Carries out steps that need no answer, in order. */
export function settle(G: State): void {
  for (;;) {
    const step = G.steps[0];
    if (step === undefined || waits(G, step)) return;
    G.steps.shift();
    carryOut(G, step);
  }
}

/** Whether a step needs an answer of its player. */
function waits(G: View, { player, action, optional }: Step): boolean {
  if (action.t === 'choose' || action.t === 'trade') return true;
  if (action.t !== 'altar') return false;
  const { altar, handSize } = playerOf(G, player);
  return !isComplete(altar) && !(optional && handSize === 0);
}

function carryOut(G: State, { player, action, optional }: Step): void {
  if (action.t === 'draw') drawCards(G, player, action.n, optional ? 'gift' : 'space');
  else if (action.t === 'reveal') revealCard(G, player, revealTarget(G.route, playerOf(G, player).position, action.d));
  else if (action.t === 'others') G.steps = [...gifts(G, player, action.a), ...G.steps];
  else if (isComplete(playerOf(G, player).altar)) G.events.push({ type: 'void', player });
}

/** The benefits for all other players, in seat order from the left of `giver` (1.5). */
function gifts(G: View, giver: PlayerID, benefits: readonly Action[]): Step[] {
  return othersInOrder(G, giver).flatMap((player) => benefits.map((action) => ({ player, action, optional: true })));
}

/** All other players in turn order, beginning with the one to the left of `playerID`. */
export function othersInOrder(G: View, playerID: PlayerID): PlayerID[] {
  const place = G.order.indexOf(playerID);
  return [...G.order.slice(place + 1), ...G.order.slice(0, place)];
}
