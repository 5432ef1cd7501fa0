export type { Ctx, PlayerID, ViewCtx } from './ctx.ts';
export { definition } from './definition.ts';
export { engineMoves } from './engine.ts';
export { ctxOf, dealUnknown, handOf, known, unseen, without, type Determinized, type Seen, type Unknown } from './determinize.ts';
export { bestOfFew, valued, type Candidate, type Features, type Heuristics } from './heuristics.ts';
export { explained, say, type Explain, type Explained, type Said } from './hints.ts';
export { legal, legalMove } from './legal.ts';
export type { Coordinates, Label, LabelDate, LabelSource } from './label.ts';
export type { LegalMove } from './legalMove.ts';
export type { Liking, Manner } from './manner.ts';
export type {
  AnswerWindow,
  AutoAnswer,
  EventFields,
  GameEvent,
  GameModule,
  GameOver,
  GameRules,
  GameSettings,
  OptionField,
  Score,
  Rival,
  ScorePart,
  Sentence,
  SentenceValue,
} from './module.ts';
export { checked, makeMove, whyNot, whyNotAsked } from './move.ts';
export type { EngineReasons, MoveContext, MoveRule, MoveRules, Reason, UncheckedMove, UncheckedMoves, Waits } from './move.ts';
export { copyPlain } from './plain.ts';
export {
  anyOf,
  freshSeed,
  KeyedRandom,
  randomOf,
  randomPlugin,
  shuffled,
  someOf,
  withSeed,
  type Random,
  type RandomData,
} from './random.ts';
export { revealsBy, stands, type Revelations } from './reveals.ts';
export { viewEventBy } from './viewEvent.ts';
export { ANSWERED_STAGE, FREE_STAGE, isActive, isAsked, mayMove, publicCtx, randomTurnOrder } from './turn.ts';
