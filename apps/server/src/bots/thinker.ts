import type { GameEvent, LegalMove, Seen } from '@sobremesa/games/kit';
import type { BotLevel } from '@sobremesa/protocol';

/** What a bot is asked: all that its seat knows, and how well it shall play. */
export interface Position {
  game: string;
  seen: Seen<unknown, GameEvent>;
  level: BotLevel;
}

/** The bot has not answered in time. */
export class LateError extends Error {
  override readonly name = 'LateError';
}

/** Thinks about moves, aside from everything else that the server does. */
export interface Thinker {
  /**
   * A move for the seat whose position this is; null for a game that no bot knows.
   *
   * @param table of several tables each has its turn
   * @param signal nobody wants to know any more
   * @throws LateError; any other Error when it cannot think
   */
  think(table: string, position: Position, signal: AbortSignal): Promise<LegalMove | null>;
  /** Thoughts that are being had, and that wait for their turn. */
  readonly standing: { thinking: number; waiting: number };
  /** Whatever is asked for still fails. */
  close(): Promise<void>;
}
