import type { GameEvent, LegalMove, Seen } from '@sobremesa/games/kit';
import type { BotLevel, BotManner } from '@sobremesa/protocol';

/** The input of a bot: what its seat knows, and how to play. */
export interface Position {
  game: string;
  seen: Seen<unknown, GameEvent>;
  level: BotLevel;
  manner: BotManner;
}

/** No move was chosen in time. */
export class LateError extends Error {
  override readonly name = 'LateError';
}

/** Chooses moves outside the event loop. */
export interface Thinker {
  /**
   * Chooses a move for the seat of this position. Null if no bot plays this game.
   *
   * @param owner owners take turns; requests for the tables of one owner wait for each other
   * @param signal withdraws the request
   * @throws LateError, or any other Error when the bot fails
   */
  think(owner: string, position: Position, signal: AbortSignal): Promise<LegalMove | null>;
  /** Number of positions that are being searched, and number that wait for a thread. */
  readonly standing: { thinking: number; waiting: number };
  /** Pending requests fail. */
  close(): Promise<void>;
}
