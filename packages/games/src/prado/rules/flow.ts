import { ANSWERED_STAGE, FREE_STAGE } from '../../kit/index.ts';
import type { PlayerID, Random } from '../../kit/index.ts';
import { HAND_LIMIT } from '../catalogue/box.ts';
import type { VisitType } from '../catalogue/types.ts';
import { reason } from '../reasons.ts';
import type { PradoReason } from '../reasons.ts';
import { playerOf } from '../state.ts';
import type { State, Step, View } from '../state.ts';
import { carryOut } from './actions.ts';
import { readyRoom, takePhoto } from './photo.ts';
import { discardLaid, passLaid } from './slots.ts';
import { expel, guardActs, guardDraws } from './solo.ts';
import { drawVisit, giveToHand } from './visits.ts';

/** The stages of a seat. */
export type StageName =
  | 'missions'
  | 'lay'
  | 'painting'
  | 'security'
  | 'visit'
  | 'photography'
  | 'discard'
  | typeof ANSWERED_STAGE
  | typeof FREE_STAGE;

/** Whether the match waits for an answer. */
function isWaiting(G: View): boolean {
  return G.choice !== null || G.window !== null || G.laying !== null;
}

/** Whether no step is left and no answer is awaited, so that the phase or turn may continue. */
export function isQuiet(G: State): boolean {
  return !isWaiting(G) && G.steps.length === 0;
}

/**
 * Carries out the remaining steps, until an answer is needed. After each step, all possible photos
 * are taken.
 *
 * @param start the first in line when several photos are taken at once: the active player, or the
 *   ticket holder
 */
export function settle(G: State, random: Random, start: PlayerID): void {
  while (!isWaiting(G)) {
    const room = readyRoom(G, start);
    if (room !== null) {
      takePhoto(G, random, room.n);
      continue;
    }
    const step = G.steps.shift();
    if (step === undefined) break;
    take(G, random, step);
  }
  if (G.begun === 'turns' && isQuiet(G) && G.actionsLeft === null && playerOf(G, start).handSize === 0)
    beginPhotography(G, start);
}

function take(G: State, random: Random, step: Step): void {
  switch (step.t) {
    case 'act':
      return carryOut(G, step.player, step.action);
    case 'draw':
      return drawCards(G, random, step.player, step.count);
    case 'discardLaid':
      return discardLaid(G, step.player);
    case 'passLaid':
      return passLaid(G);
    case 'expel':
      return expel(G, step.cause);
    case 'guardDraw':
      return guardDraws(G, random);
    case 'guardCard':
      return guardActs(G, step.card);
  }
}

/**
 * Draws cards. In solo play a Security card interrupts the draw and calls the guard at once
 * (section 13).
 */
function drawCards(G: State, random: Random, player: PlayerID, count: number): void {
  const cards: VisitType[] = [];
  let called = false;
  while (cards.length < count && !called) {
    const card = drawVisit(G, random);
    if (card === null) break;
    cards.push(card);
    called = G.mode.solo !== null && card === 'security';
  }
  if (cards.length === 0) return;
  giveToHand(G, player, cards);
  G.events.push({ type: 'drew', player, count: cards.length, cards });
  if (!called) return;
  const left = count - cards.length;
  if (left > 0) G.steps.unshift({ t: 'draw', player, count: left });
  G.steps.unshift({ t: 'expel', cause: player });
}

/**
 * Begins a turn with the Visit phase, or, without a card in hand, with the Photography phase
 * (section 5).
 */
export function beginTurn(G: State, player: PlayerID): void {
  G.actionsLeft = null;
  G.events.push({ type: 'turn', player });
  if (playerOf(G, player).handSize === 0) beginPhotography(G, player);
}

export function beginPhotography(G: State, player: PlayerID): void {
  G.actionsLeft = G.effects.actions;
  G.events.push({ type: 'photography', player, actions: G.actionsLeft });
}

/** The number of cards that a player must discard at the end of the turn. */
export function excess(G: View, player: PlayerID): number {
  return Math.max(0, playerOf(G, player).handSize - HAND_LIMIT);
}

/** Whether both phases are over and the hand is within the limit. */
export function turnIsOver(G: State, player: PlayerID): boolean {
  return G.begun === 'turns' && isQuiet(G) && G.actionsLeft === 0 && excess(G, player) === 0;
}

/** The stage of every seat. Most seats are not awaited; they may still change their settings. */
export function stages(G: State, current: PlayerID): Record<PlayerID, StageName> {
  const all: Record<PlayerID, StageName> = {};
  for (let index = 0; index < G.players.length; index++) all[index] = stageOf(G, String(index), current);
  return all;
}

function stageOf(G: State, player: PlayerID, current: PlayerID): StageName {
  const { choice, laying, window } = G;
  if (choice !== null) return choice.player === player ? 'painting' : FREE_STAGE;
  if (laying !== null) return laying.players.includes(player) && playerOf(G, player).laid === null ? 'lay' : FREE_STAGE;
  if (window !== null) {
    if (!window.asked.includes(player) || G.passed.includes(player)) return FREE_STAGE;
    return G.waived.includes(player) ? ANSWERED_STAGE : 'security';
  }
  if (G.begun === 'missions') return playerOf(G, player).ready ? FREE_STAGE : 'missions';
  return player === current ? turnStage(G) : FREE_STAGE;
}

function turnStage(G: View): StageName {
  if (G.actionsLeft === null) return 'visit';
  return G.actionsLeft > 0 ? 'photography' : 'discard';
}

/** The step that must come first; null when a turn is running and no answer is awaited. */
export function firstThing(G: View): PradoReason | null {
  if (G.choice !== null) return reason('paintingFirst');
  if (G.laying !== null) return reason('laySlotFirst');
  if (G.window !== null) return reason('windowOpen');
  return G.round === 0 ? reason('missionsFirst') : null;
}
