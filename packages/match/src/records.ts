import type { LogEntry } from '@sobremesa/protocol';

/** What is stored of a match. All times in this file are milliseconds since 1970. */

/** An answer window: the seats asked when it opened, and when it closes. */
export interface WindowRecord {
  id: string;
  seats: number[];
  until: number;
}

/** The last request that a seat was granted, as snapshots of earlier versions have it. */
export interface RequestRecord {
  request: string;
  /** The version that answered it, as its seat counts. */
  version: number;
}

/** The newest requests that a seat was granted. */
export interface GrantedRecord {
  /** Oldest first. */
  readonly requests: readonly string[];
  /** The version that answered each, as the seat counts. */
  readonly versions: readonly number[];
  /** The version that answered the newest request that is not listed any more; 0 when all are. */
  readonly forgotten: number;
}

/**
 * One change of a match, stored as it was made and never changed. `version` is one more than the
 * version that the writer read; two writers cannot both add the same one, and that is the
 * compare-and-set.
 */
export interface MoveRecord {
  version: number;
  at: number;
  seat: number;
  /**
   * A move with its arguments; `undo` when the seat took its last move back: the version to which
   * that led back.
   */
  action: { move: string; args: readonly unknown[] } | { undo: number };
  /** Null when no person asked for it. */
  request: string | null;
  /** The version of the rules under which it was made. */
  rules: number;
  /** Seats that the match waits for afterwards. Sent to nobody but those who sit there. */
  asked: readonly number[];
  /** The answer window that is open afterwards. */
  window: WindowRecord | null;
}

/** A match as it stood at one version. With the moves after it, a match can be restored. */
export interface SnapshotRecord {
  version: number;
  /** The version of the rules under which `state` was made. */
  rules: number;
  /** JSON of the engine's state: everything, secrets and generator included. */
  state: string;
  /** The newest granted requests by seat number. */
  requests: Record<string, GrantedRecord | RequestRecord>;
  /** As in the move that led here, for a match without one. */
  asked: readonly number[];
  window: WindowRecord | null;
}

export interface StoredMatch {
  snapshot: SnapshotRecord;
  /** Those after the snapshot, in order. */
  moves: MoveRecord[];
}

/** One line of the log, unfiltered: secret parts included. */
export interface LogRecord {
  seq: number;
  at: number;
  /** The match's version with which it came. */
  version: number;
  entry: Pick<LogEntry, 'kind'> & { event: { type: string } };
}
