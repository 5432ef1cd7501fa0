import type { ErrorCode } from '@sobremesa/protocol';

/** What those who do the work say of it. Durations are in milliseconds. */
export interface Meter {
  /** Something was stored. */
  committed(ms: number): void;
  /** A move was stored, by a person or by the server. */
  moved(): void;
  /** A person's move was answered, `ms` after it was asked for. */
  answered(ms: number): void;
  refused(code: ErrorCode): void;
}

const nothing = (): void => {};

/** For a server of which nobody wants to know. */
export const noMeter: Meter = { committed: nothing, moved: nothing, answered: nothing, refused: nothing };
