import { publicCtx, whyNot } from '../kit/index.ts';
import type { GameModule, GameRules } from '../kit/index.ts';
import { heuristics } from './bot/heuristics.ts';
import { checkedMoves } from './checked.ts';
import { copy } from './copy.ts';
import { determinize } from './determinize.ts';
import { eventFields, type NewgameEvent } from './events.ts';
import { game } from './game.ts';
import { legalMoves, pickMove, standIn } from './legal.ts';
import { moves } from './moves.ts';
import { names } from './names.ts';
import { options } from './options.ts';
import type { NewgameOptions } from './options.ts';
import { optionFields, players } from './variants.ts';
import { reveals } from './reveals.ts';
import { score } from './scoring.ts';
import { sentence } from './sentences.ts';
import type { State, View } from './state.ts';
import { view, viewEvent } from './view.ts';

export const newgameRules: GameRules<View, NewgameEvent> = {
  legalMoves,
  why: (G, ctx, playerID, move, args) => whyNot(moves, G, ctx, playerID, move, args),
  score,
  sentence,
};

export const newgame: GameModule<View, State, NewgameEvent, NewgameOptions> = {
  game,
  names,
  players,
  options,
  optionFields,
  moves: checkedMoves,
  rulesVersion: 1,
  copy,
  view: (G, _ctx, playerID) => view(G, playerID),
  // The current player depends only on the number of moves, which is public.
  viewCtx: (_G, ctx) => publicCtx(ctx),
  determinize,
  heuristics,
  legalMoves,
  pickMove,
  why: (G, ctx, playerID, move, args) => whyNot(checkedMoves, G, ctx, playerID, move, args),
  standIn,
  events: (G) => G.events,
  viewEvent,
  reveals,
  eventFields,
  score,
  sentence,
};

export * from './catalogue/kinds.ts';
export type { NewgameEvent } from './events.ts';
export { reasonKeys, type ReasonKey } from './reasons.ts';
export { endsOf, leftOf, piecesLeft } from './rules/cabinet.ts';
export { guessBlocker, isOver } from './rules/letters.ts';
export { GUESS_POINTS, leaderOf, MAJORITY_POINTS, PROMISED_POINTS, score, scoreSources, type ScoreSource } from './scoring.ts';
export { sentenceKeys, type SentenceKey, type TermKey } from './sentences.ts';
export { opponentOf, playerOf, type PlayerState, type View } from './state.ts';
