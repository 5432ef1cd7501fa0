import type { GameEvent, LegalMove, Seen } from '@sobremesa/games/kit';
import type { BotLevel, BotManner } from '@sobremesa/protocol';

/** The input of a bot: what its seat knows, and how to play. */
export interface Position {
  game: string;
  seen: Seen<unknown, GameEvent>;
  level: BotLevel;
  manner: BotManner;
}

/** A bot's decision. */
export interface Thought {
  /** Null if no bot plays this game. */
  move: LegalMove | null;
  /** Whether the server was too busy for all the thinking that the level stands for. */
  isShortened: boolean;
}

/** No move was chosen in time. */
export class LateError extends Error {
  override readonly name = 'LateError';
}

/** Chooses moves outside the event loop. */
export interface Thinker {
  /**
   * Chooses a move for the seat of this position.
   *
   * @param owner owners take turns; requests for the tables of one owner wait for each other
   * @param signal withdraws the request
   * @throws LateError, or any other Error when the bot fails
   */
  think(owner: string, position: Position, signal: AbortSignal): Promise<Thought>;
  /** Number of positions that are being searched, and number that wait for a thread. */
  readonly standing: { thinking: number; waiting: number };
  /** Pending requests fail. */
  close(): Promise<void>;
}
