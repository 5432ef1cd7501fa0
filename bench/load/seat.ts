import type { LegalMove, ViewCtx } from '@sobremesa/games';

/** The game of which all matches are, and how many play each. */
export const GAME = 'patzcuaro';
export const SEATS = 4;

/**
 * One player's connection. What arrives is looked into as late as can be, since most of it is never
 * needed.
 */
export interface Seat {
  /** Bytes that came over the wire so far. */
  readonly bytes: number;
  /** Takes in what has arrived. */
  read(): void;
  /** The number of the newest state that was taken in; -1 before the first. */
  readonly version: number;
  /** Whom that state asks for a move; null when the match is over. */
  asked(): number | null;
  view(): { G: unknown; ctx: ViewCtx };
  move(move: LegalMove): void;
  close(): void;
}

/** What a seat tells of what arrives. Times are `performance.now()`. */
export interface Listener {
  /** Something has arrived, a new state perhaps. */
  received(): void;
  /** The state `version` had arrived at `at`. */
  shown(version: number, at: number): void;
  /** The answer to the move that made `version` had arrived at `at`. */
  answered(version: number, at: number): void;
  /** The connection is lost, or a request was refused. */
  failed(why: string): void;
}

/** How one kind of server is entered and played on. */
export interface Door {
  /** Connects somebody new; `number` tells them from all others. */
  connect(number: number, listener: Listener): Promise<Seat>;
  /** Puts all of them at a new match; each has its first state when this resolves. */
  begin(seats: readonly Seat[]): Promise<void>;
  /**
   * Another connection of somebody who plays, until it has the whole state: bytes read, and
   * milliseconds from the first.
   */
  join(seat: Seat): Promise<{ bytes: number; ms: number }>;
}
