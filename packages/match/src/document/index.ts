export { movesTo } from './branch.ts';
export { documentErrors, type DocumentError, type DocumentFailure } from './failure.ts';
export { documentLimits, type DocumentMove, type DocumentSeat, type MatchDocument } from './format.ts';
export { readDocument } from './read.ts';
export { Replay } from './replay.ts';
export { documentOf, type FinishedMatch } from './write.ts';
