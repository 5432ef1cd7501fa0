import type { GameModule, GameRules } from '../kit/index.ts';
import { heuristics } from './bot/heuristics.ts';
import { eventFields, type PradoEvent } from './events.ts';
import { checkedMoves } from './checked.ts';
import { copy } from './copy.ts';
import { game } from './game.ts';
import { determinize } from './determinize.ts';
import { legalMoves, standIn, why } from './legal.ts';
import { deferred, moves } from './moves.ts';
import { names } from './names.ts';
import { options } from './options.ts';
import type { PradoOptions } from './options.ts';
import { optionFields, players } from './variants.ts';
import { pickMove } from './pick.ts';
import { reveals } from './reveals.ts';
import { answerWindow, withSettings } from './rules/reaction.ts';
import { rivals, score } from './scoring.ts';
import { sentence } from './sentences.ts';
import type { State, View } from './state.ts';
import { upgrade } from './upgrade.ts';
import { view, viewCtx, viewEvent } from './view.ts';

export const pradoRules: GameRules<View, PradoEvent> = {
  legalMoves,
  why: (...asked) => why(moves, ...asked),
  score,
  rivals,
  sentence,
};

export const prado: GameModule<View, State, PradoEvent, PradoOptions> = {
  game,
  names,
  players,
  options,
  optionFields,
  moves: checkedMoves,
  rulesVersion: 3,
  upgrade,
  copy,
  view: (G, ctx, playerID) => view(G, ctx, playerID),
  viewCtx,
  determinize,
  heuristics,
  legalMoves,
  pickMove,
  why: (...asked) => why(checkedMoves, ...asked),
  standIn,
  window: answerWindow,
  deferred,
  withSettings,
  events: (G) => G.events,
  viewEvent,
  reveals,
  eventFields,
  score,
  rivals,
  sentence,
};

export * from './catalogue/box.ts';
export * from './catalogue/missions.ts';
export * from './catalogue/paintings.ts';
export * from './catalogue/slots.ts';
export * from './catalogue/types.ts';
export * from './events.ts';
export type { MoveName } from './moves.ts';
export type { PradoOptions } from './options.ts';
export * from './queries.ts';
export { reasonKeys, type PradoReason, type ReasonKey, type Reasons } from './reasons.ts';
export { actionBlocker } from './rules/actions.ts';
export { excess, type StageName } from './rules/flow.ts';
export { DEAR_POINTS, isOrdered, MAX_ORDERS, orderFor } from './rules/orders.ts';
export { preview, type Preview } from './rules/preview.ts';
export { willOf, wouldBeAsked } from './rules/reaction.ts';
export { neighbour, neighboursOf, openRooms, whereIs } from './rules/rooms.ts';
export { guardScore, missionProgress, scoreSources, type ScoreSource } from './scoring.ts';
export { sentenceKeys, type SentenceKey, type TermKey } from './sentences.ts';
export * from './state.ts';
