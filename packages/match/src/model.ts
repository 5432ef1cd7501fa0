import type { EngineState } from '@sobremesa/engine';
import type { GameEvent, Reason } from '@sobremesa/games/kit';
import type { WatchDelay } from '@sobremesa/protocol';
import type { GrantedRecord, MoveRecord, SnapshotRecord, WindowRecord } from './records.ts';

/** A match in memory. Values, never changed in place. */
export interface Match {
  /** Counts every change. No viewer gets it: see `seen`. */
  version: number;
  state: EngineState;
  /** The moves that their seat may take back, oldest first. */
  undo: readonly UndoPoint[];
  /** The newest granted requests by seat. */
  requests: Readonly<Record<string, GrantedRecord>>;
  /** Whether answer windows close by time. Where they do not, `window` stays null. */
  timed: boolean;
  window: WindowRecord | null;
  /** What spectators are yet to see. Null where they see everything as it happens. */
  delayed: Delayed | null;
  /** How many changes each viewer has seen something of: see `versionFor`. */
  seen: readonly number[];
  /**
   * What `seen` was when each viewer last saw more than private settings change, so that what they
   * saw then is what they see now. Not stored: after a restart it is `seen` itself.
   */
  since: readonly number[];
  /** The version of the newest snapshot. */
  snapshot: number;
}

/** How a match stood at `version`, which was the newest until `until`. */
export interface PastPoint extends Pick<Match, 'version' | 'seen' | 'state' | 'window'> {
  /** Milliseconds since 1970. */
  until: number;
}

/** How late spectators see a match, and the states that they are yet to see, oldest first. */
export interface Delayed {
  delay: WatchDelay;
  points: readonly PastPoint[];
}

/** What spectators see: a past state, or the match as it is. */
export type Shown = PastPoint | Match;

/**
 * Whose view it is: that of a seat, or null for spectators. All of the same audience see the same.
 */
export type Audience = number | null;

/** What stood before a move that `seat` made and may take back. */
export interface UndoPoint {
  seat: number;
  version: number;
  state: EngineState;
}

/** One change of a match: the match after it, what to store, and what happened. */
export interface Step {
  match: Match;
  /** Null when the match begins. */
  move: MoveRecord | null;
  snapshot: SnapshotRecord | null;
  events: readonly GameEvent[];
}

/**
 * A move as it arrived. Those that no person asked for have neither a request nor a version, and
 * cannot be taken back.
 */
export interface Attempt {
  seat: number;
  move: string;
  args: readonly unknown[];
  request?: string;
  /** The newest version that its maker knew, as their seat counts. */
  version?: number;
}

/** Why a match refuses a change. Nothing has changed. */
export interface Refusal {
  code: 'badOptions' | 'badRequest' | 'illegalMove' | 'nothingToUndo' | 'stale';
  /** Why the move is not legal, as far as its maker may know. */
  reason?: Reason;
}

/** What came of an attempt to change a match. */
export type Outcome = { ok: true; step: Step } | { ok: false; refusal: Refusal };

export function refuse(code: Refusal['code'], reason: Reason | null = null): Outcome {
  return { ok: false, refusal: reason === null ? { code } : { code, reason } };
}
