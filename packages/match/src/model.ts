import type { EngineState } from '@sobremesa/engine';
import type { GameEvent, Reason } from '@sobremesa/games/kit';
import type { WatchDelay } from '@sobremesa/protocol';
import type { GrantedRecord, MoveRecord, SnapshotRecord, WindowRecord } from './records.ts';

/** A match in memory. Values, never changed in place. */
export interface Match {
  /** Counts every change. Never sent to a viewer: see `seen`. */
  version: number;
  state: EngineState;
  /** The moves that their seats can undo, oldest first. */
  undo: readonly UndoPoint[];
  /** The newest granted requests by seat. */
  requests: Readonly<Record<string, GrantedRecord>>;
  /** Whether answer windows close by time. Where they do not, `window` stays null. */
  timed: boolean;
  window: WindowRecord | null;
  /** Past states for spectators. Null without a spectator delay. */
  delayed: Delayed | null;
  /** The number of changes visible to each viewer: see `versionFor`. */
  seen: readonly number[];
  /**
   * The value of `seen` when each viewer last saw a change beyond private settings, so that their
   * view from then is still the present one. Not stored: after a restart it equals `seen`.
   */
  since: readonly number[];
  /** The version of the newest snapshot. */
  snapshot: number;
}

/** The match at `version`, which was the newest until `until`. */
export interface PastPoint extends Pick<Match, 'version' | 'seen' | 'state' | 'window'> {
  /** Milliseconds since 1970. */
  until: number;
}

/** The spectator delay, and the past states that spectators have yet to see, oldest first. */
export interface Delayed {
  delay: WatchDelay;
  points: readonly PastPoint[];
}

/** The match for spectators: a past state, or the present one. */
export type Shown = PastPoint | Match;

/** A viewer: a seat, or null for spectators. All viewers of one audience see the same. */
export type Audience = number | null;

/** The match before a move that `seat` may undo. */
export interface UndoPoint {
  seat: number;
  version: number;
  state: EngineState;
}

/** One change of a match: the resulting match, the records to store, and the events. */
export interface Step {
  match: Match;
  /** Null when the match begins. */
  move: MoveRecord | null;
  snapshot: SnapshotRecord | null;
  events: readonly GameEvent[];
}

/**
 * A move as received. Moves that the server makes have neither a request nor a version, and cannot
 * be undone.
 */
export interface Attempt {
  seat: number;
  move: string;
  args: readonly unknown[];
  request?: string;
  /** The newest version that the sender knew, as their seat counts. */
  version?: number;
}

/** Why a change was rejected. The match is unchanged. */
export interface Refusal {
  code: 'badOptions' | 'badRequest' | 'illegalMove' | 'nothingToUndo' | 'stale';
  /** Why the move is illegal, as far as the sender may know. */
  reason?: Reason;
}

/** The result of an attempt to change a match. */
export type Outcome = { ok: true; step: Step } | { ok: false; refusal: Refusal };

export function refuse(code: Refusal['code'], reason: Reason | null = null): Outcome {
  return { ok: false, refusal: reason === null ? { code } : { code, reason } };
}
