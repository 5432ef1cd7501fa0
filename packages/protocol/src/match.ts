import type { Operation } from 'fast-json-patch';

/** What happened at the table beside the game itself. `seat` is whom it concerns. */
export type TableEvent =
  | { type: 'started' }
  | { type: 'undone'; seat: number }
  | { type: 'standIn'; seat: number }
  | { type: 'returned'; seat: number }
  | { type: 'handedOver'; seat: number };

/** One line of the log. `event` of kind `game` is the game's own, as this viewer may know it. */
export type LogEntry = { seq: number; at: number } & (
  { kind: 'game'; event: { type: string } } | { kind: 'table'; event: TableEvent }
);

/** The match as one viewer may hold it. `G` and `ctx` are the game's view; patches apply to this object. */
export interface MatchState {
  G: unknown;
  ctx: unknown;
  /** Whether this viewer may take their last move back now. */
  undo: boolean;
  /** The open answer window: who is asked, and until when (milliseconds since 1970). Null when none is open. */
  window: { id: string; seats: number[]; until: number } | null;
}

/** The whole match for a viewer: on entering, and whenever an update does not fit. */
export interface MatchSnapshot {
  /** Counts every change, from 0. Later states have higher versions, an undone move included. */
  version: number;
  /** The viewer's player id; null for a watcher. */
  playerID: string | null;
  state: MatchState;
  /** The newest page of the log, oldest first. */
  log: LogEntry[];
}

/** One change. It applies to the state of version `from` only; a viewer who has another one asks for a snapshot. */
export interface MatchUpdate {
  from: number;
  version: number;
  /** RFC 6902 operations on `MatchState`. */
  patch: Operation[];
  /** What happened with it; may be empty. */
  log: LogEntry[];
}
