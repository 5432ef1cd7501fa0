import type { GameEvent, LegalMove, PlayerID, Sentence, ViewCtx } from '@sobremesa/games/kit';
import type { ComponentType, ReactNode } from 'react';
import type { Followed } from '../lib/usePicked.ts';

/** A player as a board shows them. */
export interface BoardPlayer {
  id: PlayerID;
  name: string;
  /** Why they do not play now, in words for their place at the table; empty when they do. */
  absence: string;
  /** What they are if no person, in words; left out for people. */
  kind?: string | undefined;
}

/** A log line of the game that came with the newest version. */
export interface FreshEvent<Event extends GameEvent = GameEvent> {
  seq: number;
  event: Event;
}

/** A match as its board shows it. */
export interface BoardMatch<View = unknown, Event extends GameEvent = GameEvent> {
  G: View;
  ctx: ViewCtx;
  /** Whose eyes these are; null for a watcher. */
  playerID: PlayerID | null;
  /**
   * Rises with every change; `fresh` belongs to this version. Empty after a snapshot: then nothing
   * is to be animated.
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
 * Everything a board gets and everything it may do. It shows the view that it is given, and nothing
 * before the server said so.
 */
export interface BoardProps<View = unknown, Event extends GameEvent = GameEvent> {
  /**
   * Each part of the board looks by itself for what it shows of it, so that a move draws nothing
   * else.
   */
  match: Followed<BoardMatch<View, Event>>;
  players: readonly BoardPlayer[];
  /**
   * Sends a move, unless none can be made now: not connected, over, or somebody stands in. One that
   * is made while another is on its way waits for it. What comes of it is reported by the view that
   * follows, or by the house.
   */
  play: (move: string, ...args: unknown[]) => void;
  /**
   * A move that the reader has taken from the hints: as soon as it is another one, it is picked on
   * the board, not made.
   */
  prepared?: LegalMove | null;
}

/** What the page knows of a game to give hints. Loaded when somebody asks for one. */
export interface HintsUi {
  /** Starts somebody who thinks beside the page; see `advice/serve.ts`. */
  start: () => Worker;
  /**
   * Where on the board a legal move is made, as selectors inside of it, the most telling one first.
   */
  pieces: (G: unknown, playerID: PlayerID, move: LegalMove) => readonly string[];
}

/** What the page knows of a game beside its rules. Loaded when a table of that game is opened. */
export interface GameUi {
  Board: ComponentType<BoardProps>;
  /**
   * The one sentence that says what this player (null: a watcher) must do, or for whom the table
   * waits.
   */
  prompt(G: unknown, ctx: ViewCtx, playerID: PlayerID | null): Sentence;
  /**
   * The board itself shows who plays, whose turn it is, who is away or played for, and the points:
   * the house need not.
   */
  showsPlayers?: boolean;
  /**
   * A small picture of a term of the catalogue, to stand in a line of text in place of its words,
   * which go on being what is read aloud; null where words are best.
   */
  picture?: (term: string) => ReactNode;
}
