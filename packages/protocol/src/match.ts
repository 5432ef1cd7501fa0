import * as z from 'zod/mini';
import type { Delta } from './delta.ts';
import { seatNumber } from './ids.ts';
import { eventFields, logEntry, logLines, type EventFields, type LogEntry, type LogLines } from './log.ts';

/**
 * The match as one viewer may see it. `G` and `ctx` are the game's view. Deltas apply to this
 * object.
 */
export const matchState = z.strictObject({
  G: z.unknown(),
  ctx: z.unknown(),
  /** Whether this viewer may undo their last move. */
  undo: z.boolean(),
  /**
   * The open answer window: the players who may answer, and its end in milliseconds since 1970.
   * Null when none is open.
   */
  window: z.nullable(z.strictObject({ id: z.string(), seats: z.array(seatNumber), until: z.int() })),
});
export type MatchState = z.infer<typeof matchState>;

/** The whole match for a viewer. Sent when they enter, and when an update does not fit. */
export interface MatchSnapshot {
  /**
   * Counts the changes that this viewer may see, from 0, including undone moves. Two viewers of one
   * state may have different versions.
   */
  version: number;
  /** The viewer's player id; null for a spectator. */
  playerID: string | null;
  state: MatchState;
  /** The newest page of the log, oldest first. */
  log: LogEntry[];
  /** The order of the events' fields in the log lines of later updates. */
  fields: EventFields;
}
export const matchSnapshot: z.ZodMiniType<MatchSnapshot> = z.strictObject({
  version: z.int(),
  playerID: z.nullable(z.string()),
  state: matchState,
  log: z.array(logEntry),
  fields: eventFields,
});

/** JSON as raw deflate (RFC 1951). */
export const deflated = z.custom<Uint8Array | ArrayBuffer>(
  (value) => value instanceof ArrayBuffer || value instanceof Uint8Array,
);

/** An encoded snapshot: unchanged, or deflated if large. */
export type SentSnapshot = MatchSnapshot | { deflated: Uint8Array | ArrayBuffer };
export const sentSnapshot: z.ZodMiniType<SentSnapshot> = z.union([matchSnapshot, z.strictObject({ deflated })]);

/**
 * One change of the match: the delta of the viewer's `MatchState`, null when the view is unchanged,
 * and its log lines, if any. It always leads from one version to the next. A page with another
 * version requests a snapshot.
 */
export type MatchUpdate = readonly [delta: Delta, log?: LogLines];
export const matchUpdate: z.ZodMiniType<MatchUpdate> = z.union([
  z.tuple([z.custom<Delta>(isDelta)]),
  z.tuple([z.custom<Delta>(isDelta), logLines]),
]);

/** A running match at each version that one viewer has seen, from its start. */
export interface MatchHistory {
  /** The first version, without log lines. */
  start: MatchSnapshot;
  /** The delta to each later version, as in the updates. */
  deltas: Delta[];
  /** The whole log, as this viewer may see it. */
  log: LogEntry[];
  /** The viewer's version at each log line. */
  versions: number[];
}

/**
 * A `MatchUpdate` as JSON text. @param delta as `deltaText` gave it @param log the `LogLines` as
 * JSON text; null for none
 */
export function updateText(delta: string | null, log: string | null): string {
  return log === null ? `[${delta}]` : `[${delta},${log}]`;
}

function isDelta(value: unknown): boolean {
  return value === null || (typeof value === 'object' && !Array.isArray(value));
}
