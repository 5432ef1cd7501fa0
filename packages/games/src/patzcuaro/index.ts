import { publicCtx, whyNot } from '../kit/index.ts';
import type { GameModule, GameRules } from '../kit/index.ts';
import { heuristics } from './bot/heuristics.ts';
import { eventFields, type PatzcuaroEvent } from './events.ts';
import { checkedMoves } from './checked.ts';
import { copy } from './copy.ts';
import { game } from './game.ts';
import { determinize } from './determinize.ts';
import { legalMoves, standIn } from './legal.ts';
import { moves } from './moves.ts';
import { names } from './names.ts';
import { options } from './options.ts';
import type { PatzcuaroOptions } from './options.ts';
import { optionFields, players } from './variants.ts';
import { pickMove } from './pick.ts';
import { reveals } from './reveals.ts';
import { waits } from './reasons.ts';
import { score } from './scoring.ts';
import { sentence } from './sentences.ts';
import type { State, View } from './state.ts';
import { view, viewEvent } from './view.ts';

export const patzcuaroRules: GameRules<View, PatzcuaroEvent> = {
  legalMoves,
  why: (G, ctx, playerID, move, args) => whyNot(moves, G, ctx, playerID, move, args, waits),
  score,
  sentence,
};

export const patzcuaro: GameModule<View, State, PatzcuaroEvent, PatzcuaroOptions> = {
  game,
  names,
  players,
  options,
  optionFields,
  moves: checkedMoves,
  rulesVersion: 1,
  copy,
  view: (G, _ctx, playerID) => view(G, playerID),
  // Phases and stages follow from public information: the spaces, the choices made, and the sizes
  // of hands.
  viewCtx: (_G, ctx) => publicCtx(ctx),
  determinize,
  heuristics,
  legalMoves,
  pickMove,
  why: (G, ctx, playerID, move, args) => whyNot(checkedMoves, G, ctx, playerID, move, args, waits),
  standIn,
  events: (G) => G.events,
  viewEvent,
  reveals,
  eventFields,
  score,
  sentence,
};

export * from './catalogue/cards.ts';
export * from './catalogue/objectives.ts';
export * from './catalogue/tiles.ts';
export * from './catalogue/types.ts';
export * from './events.ts';
export type { MoveName } from './moves.ts';
export type { PatzcuaroOptions } from './options.ts';
export * from './queries.ts';
export { reasonKeys, type PatzcuaroReason, type ReasonKey, type Reasons } from './reasons.ts';
export { ALTAR_SIZE, isComplete, LEVEL_SIZES, levelBlocker, levels, openLevels } from './rules/altar.ts';
export { topColor } from './rules/choices.ts';
export { misfit } from './rules/requirement.ts';
export * from './rules/rondel.ts';
export { dueStep } from './rules/steps.ts';
export { unplayable, unreachable } from './rules/travel.ts';
export { countColor, countIcons, countItem, levelScore, scoreParts, scoreSources, type ScoreSource } from './scoring.ts';
export { sentenceKeys, type SentenceKey, type TermKey } from './sentences.ts';
export * from './state.ts';
