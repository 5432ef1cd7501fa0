import type { GameEvent, LegalMove, PlayerID, Sentence, ViewCtx } from '@sobremesa/games/kit';
import type { ComponentType, ReactNode } from 'react';
import type { Followed } from '../lib/usePicked.ts';

/** A player as a board shows them. */
export interface BoardPlayer {
  id: PlayerID;
  name: string;
  /** Why the player is absent, as a note beside the name; empty for present players. */
  absence: string;
  /** The kind of a player who is not a person, in words. Undefined for people. */
  kind?: string | undefined;
}

/** A log entry that came with the newest version. */
export interface FreshEvent<Event extends GameEvent = GameEvent> {
  seq: number;
  event: Event;
}

/** A match as its board shows it. */
export interface BoardMatch<View = unknown, Event extends GameEvent = GameEvent> {
  G: View;
  ctx: ViewCtx;
  /** The seat whose view this is; null for a spectator. */
  playerID: PlayerID | null;
  /**
   * Rises with each change; `fresh` belongs to this version. After a snapshot `fresh` is empty, so
   * the board animates nothing.
   */
  version: number;
  fresh: readonly FreshEvent<Event>[];
  /**
   * When the open answer window closes, by this device's clock, in milliseconds since 1970; null
   * when none is open.
   */
  windowUntil: number | null;
}

/**
 * Everything that a board gets and may do. It shows only the view that it is given, never a state
 * that the server has not confirmed.
 */
export interface BoardProps<View = unknown, Event extends GameEvent = GameEvent> {
  /**
   * Each part of the board selects what it shows, so that a move renders only the parts that it
   * changes.
   */
  match: Followed<BoardMatch<View, Event>>;
  players: readonly BoardPlayer[];
  /**
   * Sends a move. Does nothing while the player cannot move: not connected, match over, or a
   * stand-in plays. While another move is on its way, the move waits for it. The next view, or a
   * notice of the page, reports the result.
   */
  play: (move: string, ...args: unknown[]) => void;
  /**
   * A move that the reader chose from the hints. When it changes, the board selects it without
   * making it.
   */
  prepared?: LegalMove | null;
}

/** A game's part of the hints. Loaded when the reader asks for a hint. */
export interface HintsUi {
  /** Starts the advisor's worker; see `advice/serve.ts`. */
  start: () => Worker;
  /**
   * CSS selectors, inside the board, of the pieces that make a legal move. The most relevant one is
   * first.
   */
  pieces: (G: unknown, playerID: PlayerID, move: LegalMove) => readonly string[];
  /**
   * A CSS selector, inside the board, of the button that makes a move once the board has selected
   * it. The page puts the focus there. A board may ask to confirm the press.
   */
  press: (G: unknown, playerID: PlayerID, move: LegalMove) => string;
}

/**
 * The cards that only this player sees, from the player's own view: ids of pieces in the game's
 * box, with repetitions. Loaded when the reader of a replay opens all hands.
 */
export type HiddenCards = (G: unknown, playerID: PlayerID) => readonly string[];

/** A game's user interface. Loaded when a table of the game opens. */
export interface GameUi {
  Board: ComponentType<BoardProps>;
  /**
   * One sentence that says what the player (null: a spectator) must do, or which player the table
   * waits for.
   */
  prompt(G: unknown, ctx: ViewCtx, playerID: PlayerID | null): Sentence;
  /**
   * Whether a player who must move has a choice, so that hints could help. By default true.
   *
   * @param timed whether the server makes a move for the player after a time limit
   */
  hasChoice?(G: unknown, playerID: PlayerID, timed: boolean): boolean;
  /**
   * Whether the board shows the players with turn, absence and points, so that the page leaves them
   * out.
   */
  showsPlayers?: boolean;
  /**
   * Event types that the news prefers to later events of the same turn, the most important first.
   */
  decisive?: readonly string[];
  /** Keys of this board, each with the catalogue's key of its explanation. */
  keys?: readonly { keys: string; text: string }[];
  /**
   * An icon for a term of the catalogue, which replaces the term's words in a line of text. Screen
   * readers still read the words. Null: show the words.
   */
  picture?: (term: string) => ReactNode;
}
