export { definition } from './definition.ts';
export type {
  AnswerWindow,
  AutoAnswer,
  Ctx,
  GameEvent,
  GameModule,
  GameOver,
  GameSettings,
  LegalMove,
  OptionField,
  PlayerID,
  Score,
  Rival,
  ScorePart,
  Sentence,
  SentenceValue,
  ViewCtx,
} from './module.ts';
export {
  engineMoves,
  whyNot,
  type EngineReasons,
  type MoveContext,
  type MoveRule,
  type MoveRules,
  type Reason,
  type Waits,
} from './move.ts';
export { freshSeed, KeyedRandom, randomOf, randomPlugin, withSeed, type Random, type RandomData } from './random.ts';
export { revealsBy, stands, type Revelations } from './reveals.ts';
export { FREE_STAGE, isActive, mayMove, publicCtx, randomTurnOrder } from './turn.ts';
