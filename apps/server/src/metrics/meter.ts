import type { ErrorCode } from '@sobremesa/protocol';

/** What those who do the work say of it. Durations are in milliseconds. */
export interface Meter {
  /** Something was stored. */
  committed(ms: number): void;
  /** A change was worked out again, since another writer was first. */
  conflicted(): void;
  /**
   * A table was read from the storage: for the first time, or again since the one in memory was out
   * of date.
   */
  loaded(why: Loaded): void;
  /** A move was stored, by a person or by the server. */
  moved(): void;
  /** A person's move was answered, `ms` after it was asked for. */
  answered(ms: number): void;
  refused(code: ErrorCode): void;
  /** A bot has thought of a move, `ms` after it was asked for. */
  thought(ms: number): void;
  /** A bot had none in time, none at all, or one that cannot be made. */
  missed(why: BotFailure): void;
}

export type Loaded = 'first' | 'again';
export type BotFailure = 'late' | 'failed' | 'illegal';

const nothing = (): void => {};

/** For a server of which nobody wants to know. */
export const noMeter: Meter = {
  committed: nothing,
  conflicted: nothing,
  loaded: nothing,
  moved: nothing,
  answered: nothing,
  refused: nothing,
  thought: nothing,
  missed: nothing,
};
