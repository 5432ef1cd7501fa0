export { definition } from './definition.ts';
export { engineMoves } from './engine.ts';
export type {
  AnswerWindow,
  AutoAnswer,
  Ctx,
  GameEvent,
  GameModule,
  GameOver,
  GameRules,
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
export { whyNot, type EngineReasons, type MoveContext, type MoveRule, type MoveRules, type Reason } from './move.ts';
export { freshSeed, KeyedRandom, randomOf, randomPlugin, withSeed, type Random, type RandomData } from './random.ts';
export { FREE_STAGE, isActive, mayMove, publicCtx, randomTurnOrder } from './turn.ts';
