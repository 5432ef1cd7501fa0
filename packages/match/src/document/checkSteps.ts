import type { Draw } from '../shuffle.ts';
import type { DocumentError } from './failure.ts';

/** What a device has stored of a table's shuffle. */
export interface KeptShuffle extends Draw {
  /**
   * The list of commitments by seat, as the server sent it before this device revealed its own
   * contribution; null if the device did not receive it.
   */
  list: readonly (string | null)[] | null;
  /** The device's own contribution; null if it made none. */
  own: { commitment: string; contribution: string; /** The server confirmed it. */ confirmed: boolean } | null;
}

/** The steps of a check, in order. */
export const checkSteps = [
  /** The document is complete, and of this game and these rules. */
  'document',
  /** The server's commitment is the one that this device stored before the start. */
  'promise',
  /** The server's secret opens its commitment. */
  'commitment',
  /** The list of commitments is the one that this device stored before the start. */
  'list',
  /** The contribution of this device went in. */
  'own',
  /** Every contribution opens its commitment. */
  'contributions',
  /** The seed follows from the secret and the contributions. */
  'seed',
  /** The deal follows from the seed. */
  'deal',
  /** Every move follows the rules, and leads to the state that was played. */
  'moves',
  /** The match ends where it ended. */
  'end',
] as const;
export type CheckStep = (typeof checkSteps)[number];

/** Details of a step: the failing seat or version, or why a step could not be done. */
export interface CheckDetail {
  seat?: number;
  version?: number;
  error?: DocumentError;
  /**
   * notKept: this device has stored nothing of this match. noList: it was not there at the start.
   * notIn: it made no contribution. late: its contribution did not arrive in time. replaced:
   * another device of the person contributed. before: an earlier step failed.
   */
  reason?: 'notKept' | 'noList' | 'notIn' | 'late' | 'replaced' | 'before';
}

export interface CheckResult extends CheckDetail {
  step: CheckStep;
  /** unknown: there is nothing to compare with. */
  result: 'same' | 'differs' | 'unknown';
}

/** The result of a step, or the moves that have been checked so far. */
export type CheckNews = CheckResult | { checked: number; of: number };
