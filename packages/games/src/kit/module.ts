import type { Game } from 'boardgame.io';
import type { ZodMiniType } from 'zod/mini';
import type { Ctx, PlayerID, ViewCtx } from './ctx.ts';
import type { Determinized, Seen } from './determinize.ts';
import type { Heuristics } from './heuristics.ts';
import type { LegalMove } from './legalMove.ts';
import type { MoveRule, Reason } from './move.ts';
import type { Random } from './random.ts';

/** An effect of a move, for the log and the animations. Each game defines its own union. */
export interface GameEvent {
  type: string;
}

/**
 * The fields of each type of event, optional ones last. The protocol sends their values in this
 * order, without names. An event with an undeclared field is sent unchanged.
 */
export type EventFields<Event extends GameEvent> = {
  readonly [T in Event['type']]: readonly Exclude<keyof Extract<Event, { type: T }>, 'type'>[];
};

/**
 * A value in a sentence. `player` and `players` become names, `term`, `terms` and `choices` are
 * keys of the game's own message catalogue (a card, a tile, a colour). Lists are joined in the
 * reader's language: `choices` by its "or", the others by its "and".
 */
export type SentenceValue =
  | string
  | number
  | { player: PlayerID }
  | { players: readonly PlayerID[] }
  | { term: string }
  | { terms: readonly string[] }
  | { choices: readonly string[] };

/** A sentence before translation: a key of the game's message catalogue, and its values. */
export interface Sentence {
  key: string;
  values: Readonly<Record<string, SentenceValue>>;
}

/**
 * One source of points, as shown in the breakdown. `source` is a key of the game's message
 * catalogue.
 */
export interface ScorePart {
  source: string;
  points: number;
  /** Figures that explain the points, such as the number of sets. */
  values?: Readonly<Record<string, SentenceValue>>;
}

/** A player's score. On a view it counts only what the viewer may see. */
export interface Score {
  playerID: PlayerID;
  total: number;
  parts: readonly ScorePart[];
  /** 1 is the best; tie-breaks are applied. */
  rank: number;
}

/**
 * The score of an opponent that the rules play. `term` is a key of the game's message catalogue.
 */
export interface Rival extends Omit<Score, 'playerID'> {
  term: string;
}

/**
 * An option of a table as a form shows it; labels and values are named in the game's message
 * catalogue.
 */
export interface OptionField {
  name: string;
  values: readonly (string | number | boolean)[];
  /** The schema's default. The page loads no schemas. */
  default: string | number | boolean;
  /**
   * The numbers of players for which the option exists; for others its default applies. By default
   * all.
   */
  players?: readonly number[];
}

/**
 * An answer window: at its end the server answers for seats that have not. `id` is new for every
 * window. Answers carry it, so a late answer cannot count for the next window.
 */
export interface AnswerWindow {
  id: string;
  players: readonly PlayerID[];
  /** How long the window stays open, in milliseconds from the moment it opened. */
  ms: number;
  /**
   * Never sent to clients. For seats of `players`: when the server answers for them by `standIn`,
   * unless they have answered. For other seats the server waits until the window closes.
   */
  auto?: Readonly<Record<PlayerID, AutoAnswer>>;
}

/** An answer that the server gives for a player. Its time must not depend on a secret. */
export interface AutoAnswer {
  /** In milliseconds from the moment the window opened. */
  after: number;
  /**
   * Whether the player has something to decide. In a correspondence match the server then waits for
   * them, up to a whole turn.
   */
  asked: boolean;
}

/**
 * The value of boardgame.io's `ctx.gameover` in each of our games. There are several winners only
 * if a game allows a tie.
 */
export interface GameOver {
  winners: PlayerID[];
}

/** The data for the form that opens a table. */
export type GameSettings = Pick<GameModule, 'players' | 'optionFields'>;

/** The part of a module that the page needs. Only the server needs the rest, such as the engine. */
export type GameRules<View = unknown, Event extends GameEvent = GameEvent> = Pick<
  GameModule<View, View, Event>,
  'legalMoves' | 'why' | 'score' | 'rivals' | 'sentence'
>;

/**
 * A game, as server and page know it.
 *
 * `View` is the state as a viewer may see it, `Full` the state on the server. Queries take a
 * `View`, so the same code runs on the server and in a page. `Full` must extend `View`.
 */
export interface GameModule<View = unknown, Full extends View = View, Event extends GameEvent = GameEvent, Options = unknown> {
  /** The boardgame.io definition. Its `name` is the game's id in URLs and storage. */
  readonly game: Game;
  /** The game's name, by language. */
  readonly names: Readonly<Record<'es' | 'en', string>>;
  readonly players: { readonly min: number; readonly max: number };
  /** The variants of a table; an empty object must be valid and stands for the defaults. */
  readonly options: ZodMiniType<Options>;
  readonly optionFields: readonly OptionField[];
  readonly moves: Readonly<Record<string, MoveRule>>;

  /**
   * The version of the rules and of the state's format, from 1. Increase it when the same move on
   * the same state may lead to another state. `upgrade` converts states of earlier versions.
   */
  readonly rulesVersion: number;
  /**
   * Converts a state of an earlier version to this one. @throws RangeError for an unknown version
   */
  upgrade?(state: { G: unknown; ctx: Ctx }, from: number): { G: Full; ctx: Ctx };
  /**
   * A copy that `apply` and the hooks may change in place. It may share the parts that rules never
   * change in place.
   */
  copy(G: Full): Full;

  /**
   * The state as `playerID` (null: a spectator) may see it, built field by field. Unchanged parts
   * keep their identity.
   */
  view(G: Full, ctx: Ctx, playerID: PlayerID | null): View;
  viewCtx(G: Full, ctx: Ctx, playerID: PlayerID | null): ViewCtx;

  /**
   * A random complete state that fits all knowledge of a viewer, including the log: its view equals
   * the given one to the byte. Every way to deal the unseen cards has the same chance.
   */
  determinize(seen: Seen<View, Event>, random: Random): Determinized<Full>;

  /** The heuristics of bots. With null, all legal moves weigh the same. */
  readonly heuristics: Heuristics<View> | null;

  /**
   * All legal moves of `playerID`, except those that are a `setting`. Never empty for an active
   * seat unless the game is over; empty for all others.
   */
  legalMoves(G: View, ctx: ViewCtx, playerID: PlayerID): LegalMove[];
  /**
   * A random legal move, without listing all; null if `legalMoves` is empty. Every legal move can
   * occur.
   */
  pickMove(G: View, ctx: ViewCtx, playerID: PlayerID, random: Random): LegalMove | null;
  /**
   * Why this move is illegal for `playerID` now; null when it is legal. Malformed arguments are a
   * reason, too.
   */
  why(G: View, ctx: ViewCtx, playerID: PlayerID, move: string, args: readonly unknown[]): Reason | null;
  /** The fallback move for a seat; null when the seat has nothing to answer. */
  standIn(G: View, ctx: ViewCtx, playerID: PlayerID): LegalMove | null;
  /** The open answer window, if the server has to close it by time. */
  window?(G: Full, ctx: Ctx): AnswerWindow | null;
  /**
   * For games whose windows must not close early, since that would reveal who had something to
   * decide. An answer that would help to close the window becomes the returned move: it puts the
   * seat into `ANSWERED_STAGE`, and the server answers when it is due (`AnswerWindow.auto`). Null
   * for any other move.
   */
  deferred?(move: string, args: readonly unknown[]): LegalMove | null;
  /** An earlier state with the values of `playerID`'s `setting` moves from `now`. */
  withSettings?(earlier: Full, now: Full, playerID: PlayerID): Full;

  score(G: View, ctx: ViewCtx): Score[];
  /** The scores of opponents that the rules play, if any. */
  rivals?(G: View, ctx: ViewCtx): Rival[];

  /** The events of the last move, in order. */
  events(G: Full): readonly Event[];
  /** The event as `playerID` (null: a spectator) may see it. */
  viewEvent(event: Event, playerID: PlayerID | null): Event;
  /**
   * Whether the event showed hidden information to anybody, so that the move cannot be undone; see
   * `Revelations`.
   */
  reveals(event: Event): boolean;
  /** See `EventFields`; without it events are sent unchanged. */
  readonly eventFields?: Readonly<Record<string, readonly string[]>>;
  sentence(event: Event): Sentence;
}
