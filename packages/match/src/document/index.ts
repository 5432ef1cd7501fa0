export { movesTo } from './branch.ts';
export { documentErrors, type DocumentError, type DocumentFailure } from './failure.ts';
export { documentLimits, type DocumentMove, type DocumentSeat, type DocumentShuffle, type MatchDocument } from './format.ts';
export { readDocument } from './read.ts';
export { Replay } from './replay.ts';
export { documentOf, withNames, type FinishedMatch } from './write.ts';
export { checkDocument } from './check.ts';
export {
  checkSteps,
  type CheckDetail,
  type CheckNews,
  type CheckResult,
  type CheckStep,
  type KeptShuffle,
} from './checkSteps.ts';
