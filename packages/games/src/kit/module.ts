import type { Game } from 'boardgame.io';
import type { ZodMiniType } from 'zod/mini';
import type { Ctx, PlayerID, ViewCtx } from './ctx.ts';
import type { Determinized, Seen } from './determinize.ts';
import type { Heuristics } from './heuristics.ts';
import type { LegalMove } from './legalMove.ts';
import type { MoveRule, Reason } from './move.ts';
import type { Random } from './random.ts';

/**
 * Something that happened, as the log and the animation need it. Games make a union of their own.
 */
export interface GameEvent {
  type: string;
}

/**
 * The fields of each type of event, those that may be missing last. The wire sends their values in
 * this order, without names; an event with a field that is not named goes as it is.
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

/**
 * A sentence in no language yet: a key of the game's message catalogue and the values that go into
 * it.
 */
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
  /** Figures that explain the points, for instance how many sets. */
  values?: Readonly<Record<string, SentenceValue>>;
}

/** How a player stands. On a view it counts only what the viewer may know. */
export interface Score {
  playerID: PlayerID;
  total: number;
  parts: readonly ScorePart[];
  /** 1 is the best; tie-breaks are applied. */
  rank: number;
}

/** How somebody stands whom the rules play. `term` is a key of the game's message catalogue. */
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
  /**
   * The numbers of players for which there is something to choose; for the others the default
   * stays. By default all.
   */
  players?: readonly number[];
}

/**
 * A time in which some seats are asked and after which the server answers for who has not. `id`
 * changes with every window; answers carry it, so that a late one is told from one for the next
 * window.
 */
export interface AnswerWindow {
  id: string;
  players: readonly PlayerID[];
  /** How long the window stays open, in milliseconds from the moment it opened. */
  ms: number;
  /**
   * Never sent to anybody. For seats of `players`: when the server gives their answer, which is the
   * one of `standIn`, unless they have answered before. The server waits for a seat that is not
   * named until the window closes.
   */
  auto?: Readonly<Record<PlayerID, AutoAnswer>>;
}

/**
 * An answer that the server gives in place of a person. Its moment tells nothing if it does not
 * depend on a secret.
 */
export interface AutoAnswer {
  /** In milliseconds from the moment the window opened. */
  after: number;
  /**
   * The person has something to decide. In a match over days, whose windows last for a term, the
   * server waits for them.
   */
  asked: boolean;
}

/**
 * What boardgame.io's `ctx.gameover` holds for each of our games. Winners are more than one only if
 * a game allows a tie.
 */
export interface GameOver {
  winners: PlayerID[];
}

/** What a form needs to know that opens a table of a game. */
export type GameSettings = Pick<GameModule, 'players' | 'options' | 'optionFields'>;

/**
 * What a page asks about a match. What else the module can do, the engine among it, only the server
 * needs.
 */
export type GameRules<View = unknown, Event extends GameEvent = GameEvent> = Pick<
  GameModule<View, View, Event>,
  'legalMoves' | 'why' | 'score' | 'rivals' | 'sentence'
>;

/**
 * The only thing that server and web know of a game.
 *
 * `View` is the state as a viewer may hold it, `Full` the state on the server. Every question takes
 * a `View`, so the same code answers on the server, and on a page about what its reader may know;
 * `Full` must be a `View` itself.
 */
export interface GameModule<View = unknown, Full extends View = View, Event extends GameEvent = GameEvent, Options = unknown> {
  /** The boardgame.io definition. Its `name` is the game's id in URLs and storage. */
  readonly game: Game;
  /** What the game is called, by language. */
  readonly names: Readonly<Record<'es' | 'en', string>>;
  readonly players: { readonly min: number; readonly max: number };
  /** The variants of a table; an empty object must be valid and stands for the defaults. */
  readonly options: ZodMiniType<Options>;
  readonly optionFields: readonly OptionField[];
  readonly moves: Readonly<Record<string, MoveRule>>;

  /**
   * The version of the rules and of the state's form, from 1. It is raised whenever the same move
   * on the same state may lead to another state; states of an earlier version are brought up by
   * `upgrade`.
   */
  readonly rulesVersion: number;
  /**
   * A state of an earlier version, brought up to this one. @throws RangeError when it knows no way
   * from there
   */
  upgrade?(state: { G: unknown; ctx: Ctx }, from: number): { G: Full; ctx: Ctx };
  /**
   * A copy to be changed in place by `apply` and the hooks, which leaves the original as it is.
   * What rules never change in place may be shared.
   */
  copy(G: Full): Full;

  /**
   * What `playerID` (null: a spectator) may see, built field by field. Unchanged parts keep their
   * identity.
   */
  view(G: Full, ctx: Ctx, playerID: PlayerID | null): View;
  viewCtx(G: Full, ctx: Ctx, playerID: PlayerID | null): ViewCtx;

  /**
   * A complete state that fits all that a viewer knows, what the log let them remember included:
   * their view of it is the given one to the byte. Every way of dealing what they have not seen has
   * the same chance.
   */
  determinize(seen: Seen<View, Event>, random: Random): Determinized<Full>;

  /** What bots know beside the rules. Null: they know nothing, and weigh all legal moves alike. */
  readonly heuristics: Heuristics<View> | null;

  /**
   * All that `playerID` may do now, moves that are a `setting` left aside. Never empty for an
   * active seat unless the game is over; empty for everybody else.
   */
  legalMoves(G: View, ctx: ViewCtx, playerID: PlayerID): LegalMove[];
  /**
   * Some legal move, any one with some chance, without listing all; null when `legalMoves` is
   * empty.
   */
  pickMove(G: View, ctx: ViewCtx, playerID: PlayerID, random: Random): LegalMove | null;
  /**
   * Why `playerID` may not make this move now; null when it is legal. Arguments of a wrong shape
   * are a reason, too.
   */
  why(G: View, ctx: ViewCtx, playerID: PlayerID, move: string, args: readonly unknown[]): Reason | null;
  /** The move made for a seat whose person is away; null when that seat has nothing to answer. */
  standIn(G: View, ctx: ViewCtx, playerID: PlayerID): LegalMove | null;
  /** The window that is open now, if the server has to close it by time. */
  window?(G: Full, ctx: Ctx): AnswerWindow | null;
  /**
   * For a game whose windows must not close before their time, since that would tell who had
   * something to decide. A person's answer that would help to close the window becomes the move
   * that is returned: it puts the seat into `ANSWERED_STAGE`, and the server gives the answer when
   * it is due (`AnswerWindow.auto`). Null for any other move.
   */
  deferred?(move: string, args: readonly unknown[]): LegalMove | null;
  /** An earlier state with all that `playerID`'s `setting` moves have set, as it is in `now`. */
  withSettings?(earlier: Full, now: Full, playerID: PlayerID): Full;

  score(G: View, ctx: ViewCtx): Score[];
  /** How those stand whom the rules play against the players, if there are any. */
  rivals?(G: View, ctx: ViewCtx): Rival[];

  /** What the last move did, in order. */
  events(G: Full): readonly Event[];
  /** The event as `playerID` (null: a spectator) may know it. */
  viewEvent(event: Event, playerID: PlayerID | null): Event;
  /**
   * Whether the event showed anybody something hidden, so that the move cannot be taken back; see
   * `Revelations`.
   */
  reveals(event: Event): boolean;
  /** See `EventFields`; without it events go over the wire as they are. */
  readonly eventFields?: Readonly<Record<string, readonly string[]>>;
  sentence(event: Event): Sentence;
}
