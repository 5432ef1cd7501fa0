import type { ErrorCode } from '@sobremesa/protocol';

/** Measurements that the parts of the server report. Durations are in milliseconds. */
export interface Meter {
  /** A change was stored. */
  committed(ms: number): void;
  /** A change was computed again, because another writer was faster. */
  conflicted(): void;
  /**
   * A table was loaded from the storage: for the first time, or again because the one in memory was
   * out of date.
   */
  loaded(why: Loaded): void;
  /** A move by a person or by the server was stored. */
  moved(): void;
  /** A person's move was answered, `ms` after its request. */
  answered(ms: number): void;
  refused(code: ErrorCode): void;
  /** A bot returned a move, `ms` after the request. */
  thought(ms: number): void;
  /** A bot returned a move with less thinking than its level stands for. */
  shortened(): void;
  /** A bot failed: too late, no move, or an illegal one. */
  missed(why: BotFailure): void;
}

export type Loaded = 'first' | 'again';
export type BotFailure = 'late' | 'failed' | 'illegal';

const nothing = (): void => {};

/** A meter that records nothing. */
export const noMeter: Meter = {
  committed: nothing,
  conflicted: nothing,
  loaded: nothing,
  moved: nothing,
  answered: nothing,
  refused: nothing,
  thought: nothing,
  shortened: nothing,
  missed: nothing,
};
