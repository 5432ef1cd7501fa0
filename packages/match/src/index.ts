export { beginMatch, optionsFit, type Beginning } from './begin.ts';
export { grantedBefore } from './granted.ts';
export { historyOf, MOST_HISTORY_LINES, type ShownCourse } from './history.ts';
export type { Attempt, Audience, Match, Outcome, Refusal, Shown, Step } from './model.ts';
export { play, takeBack } from './play.ts';
export type {
  GrantedRecord,
  LogRecord,
  MoveRecord,
  RequestRecord,
  SnapshotRecord,
  StoredMatch,
  WindowRecord,
} from './records.ts';
export { courseOf, pastOf, type Past, type PlayedMatch } from './replay.ts';
export { replayed, restored } from './restore.ts';
export { snapshotOf } from './snapshot.ts';
export { nextShowing, shownOf } from './spectatorDelay.ts';
export { publicVersion, versionFor } from './versions.ts';
export { linesFor, logFor, snapshotFor, stateFor, Updates } from './views.ts';
export { askedSeats, fallbackMove, isOver } from './waiting.ts';
export { autoAnswers, lasting, windowSeats, type AutoAnswerDue } from './windows.ts';
