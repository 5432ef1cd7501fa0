import type { LegalMove, ViewCtx } from '@sobremesa/games';

/** The game of all matches, and its number of players. */
export const GAME = 'patzcuaro';
export const SEATS = 4;

/**
 * One player's connection. It parses received data as late as possible, since most of it is never
 * needed.
 */
export interface Seat {
  /** Number of bytes received so far. */
  readonly bytes: number;
  /** Processes received data. */
  read(): void;
  /** The version of the newest processed state; -1 before the first. */
  readonly version: number;
  /** The seat that must move in that state; null when the match is over. */
  asked(): number | null;
  view(): { G: unknown; ctx: ViewCtx };
  move(move: LegalMove): void;
  close(): void;
}

/** Callbacks for received data. Times are `performance.now()`. */
export interface Listener {
  /** Data has arrived, possibly a new state. */
  received(): void;
  /** The state `version` arrived at `at`. */
  shown(version: number, at: number): void;
  /** The answer to the move that made `version` arrived at `at`. */
  answered(version: number, at: number): void;
  /** The connection was lost, or a request was rejected. */
  failed(why: string): void;
}

/** Access to one kind of server. */
export interface Door {
  /** Connects a new player; `number` distinguishes them from all others. */
  connect(number: number, listener: Listener): Promise<Seat>;
  /** Seats all players at a new match. Resolves when each has its first state. */
  begin(seats: readonly Seat[]): Promise<void>;
  /**
   * Opens another connection of a player until it has the whole state. Resolves to the bytes
   * received, and the milliseconds from the first one.
   */
  join(seat: Seat): Promise<{ bytes: number; ms: number }>;
}
