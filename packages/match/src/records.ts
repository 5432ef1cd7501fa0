import type { LogEntry } from '@sobremesa/protocol';

/** Stored records of a match. All times in this file are milliseconds since 1970. */

/** An answer window: the seats asked when it opened, and when it closes. */
export interface WindowRecord {
  id: string;
  seats: number[];
  until: number;
}

/** The last accepted request of a seat, in the form of snapshots of earlier releases. */
export interface RequestRecord {
  request: string;
  /** The version that resulted, as the seat counts. */
  version: number;
}

/** The newest accepted requests of a seat. */
export interface GrantedRecord {
  /** Oldest first. */
  readonly requests: readonly string[];
  /** The version that resulted from each, as the seat counts. */
  readonly versions: readonly number[];
  /** The version that resulted from the newest request no longer listed; 0 when all are listed. */
  readonly forgotten: number;
}

/**
 * One change of a match, immutable once stored. `version` is one more than the version that the
 * writer read. Only one of two concurrent writers can add a version, which makes this a
 * compare-and-set.
 */
export interface MoveRecord {
  version: number;
  at: number;
  seat: number;
  /** A move with its arguments, or `undo` with the version to which the seat's undo led back. */
  action: { move: string; args: readonly unknown[] } | { undo: number };
  /** Null for moves that the server made. */
  request: string | null;
  /** The version of the rules under which it was made. */
  rules: number;
  /** Seats for which the match waits afterwards. Sent only to these seats. */
  asked: readonly number[];
  /** The answer window that is open afterwards. */
  window: WindowRecord | null;
}

/** A match at one version. With the later moves, it restores the match. */
export interface SnapshotRecord {
  version: number;
  /** The version of the rules under which `state` was made. */
  rules: number;
  /** JSON of the engine's state: everything, secrets and generator included. */
  state: string;
  /** The newest granted requests by seat number. */
  requests: Record<string, GrantedRecord | RequestRecord>;
  /** As in the last move, for a match without later ones. */
  asked: readonly number[];
  window: WindowRecord | null;
}

export interface StoredMatch {
  snapshot: SnapshotRecord;
  /** The moves after the snapshot, in order. */
  moves: MoveRecord[];
}

/** One line of the log, unfiltered, with its secret parts. */
export interface LogRecord {
  seq: number;
  at: number;
  /** The match's version at this line. */
  version: number;
  /** `bot`: a bot made this move for the seat's owner. */
  entry: Pick<LogEntry, 'kind'> & { event: { type: string }; bot?: true | undefined };
}
