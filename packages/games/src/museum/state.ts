import type { PlayerID } from '../kit/index.ts';
import type {
  BoardId,
  Cell,
  Continent,
  ExpertId,
  FavourId,
  HeadlineId,
  ObjectId,
  OpinionId,
  PatronId,
} from './catalogue/types.ts';
import type { MuseumEvent } from './events.ts';
import type { MuseumOptions } from './options.ts';

/** The content of a museum's 25 cells, row by row. */
export type Layout = (ObjectId | null)[];

/** A card of a Continent deck: the id of an Object, or of a Public Opinion card. */
export type DeckCard = string;

/**
 * One card that a basket buys: an Object of one's own hand or storeroom for an empty cell, or a
 * face-up Expert.
 */
export type Purchase = { card: ObjectId; cell: Cell; mentor?: boolean } | { expert: ExpertId };

/** A payment: cards of one's hand, and Prestige. Either may exceed the cost. */
export interface Payment {
  cards: readonly ObjectId[];
  prestige: number;
}

/** Several purchases with one payment (1.6), which take effect in their order. */
export interface Basket extends Payment {
  purchases: readonly Purchase[];
}

/**
 * One Object of another player's storeroom, with its own payment to the owner. The fee is extra
 * (1.6).
 */
export interface ForeignPurchase extends Payment {
  card: ObjectId;
  cell: Cell;
  mentor?: boolean;
}

/** The target of a Favour: nothing, a continent, or cards, depending on its kind (5). */
export type FavourTarget = Continent | readonly ObjectId[] | null;

export interface PlayerState {
  board: BoardId;
  /** Secret: only the player sees it. Null in other players' views. */
  hand: ObjectId[] | null;
  /** Public, and always the length of `hand`. */
  handSize: number;
  /** Secret like the hand. */
  favours: FavourId[] | null;
  /** Public, and always the length of `favours`. */
  favourCount: number;
  /** Secret until the match is over; also null before the choice. */
  patron: PatronId | null;
  /** Secret forever: the Patrons to choose from; null when there are none. */
  offer: PatronId[] | null;
  /**
   * Secret until all have answered: whether the player throws back the first hand. Null before the
   * answer and after the deal.
   */
  throwBack: boolean | null;
  /** Public: whether the player has answered a question to all. */
  ready: boolean;
  /** Public. The arrangement has no effect before the final scoring. */
  museum: Layout;
  /** Secret: the final arrangement, which others see when all are done. Null before and after. */
  layout: Layout | null;
  /** Public: the stored Objects, the newest last. */
  pool: ObjectId[];
  /** Public, in the order of hiring. */
  experts: ExpertId[];
  /** Public. */
  prestige: number;
  /** Public: the marker on the track, the sum of the values exhibited. */
  score: number;
}

export interface FullPlayer extends PlayerState {
  hand: ObjectId[];
  favours: FavourId[];
}

/** The match's current step. Public. */
export type Step =
  /** All, at the same time: keep or throw back the first hand. */
  | { kind: 'mulligan' }
  /** All, at the same time: choose a Patron. */
  | { kind: 'patron' }
  /** The first player: choose the continent of the Headline's token. */
  | { kind: 'headline' }
  /**
   * The first of these players draws or declines, then the next one. The active player can only be
   * the first.
   */
  | { kind: 'explore'; players: PlayerID[] }
  /** The active player: furbish or take inventory, and end the turn. */
  | { kind: 'action' }
  /** The active player: discard Favours down to the limit. */
  | { kind: 'favours' }
  /** The active player: discard Objects down to the limit. */
  | { kind: 'hand' }
  /** Nobody: the turn passes on by itself. */
  | { kind: 'turnOver' }
  /** All, at the same time: the last arrangement. */
  | { kind: 'arrangement' }
  | { kind: 'over' };

/** The active player's actions in this turn that affect what they may still do. Public. */
export interface TurnState {
  action: 'none' | 'furbish' | 'inventory';
  /** Whether a transaction was made. */
  transacted: boolean;
  /** Whether the Night Shift was played, so that nothing more can be exhibited, bought or hired. */
  closed: boolean;
  favourPlayed: boolean;
  /** A Favour's discount on the next Object and the next Expert; 0 without one. */
  objectDiscount: number;
  expertDiscount: number;
  /** Whether a Favour waives the fee of the next foreign purchase. */
  feeWaived: boolean;
  mentorUsed: boolean;
  secretaryUsed: boolean;
  /** Whether the Headline's Prestige for a precious Object was taken, or missed. */
  headlineUsed: boolean;
}

/** The match as a viewer may see it. */
export interface View {
  options: MuseumOptions;
  /** By player id. */
  players: PlayerState[];
  /** Player ids clockwise, the first player first. */
  order: PlayerID[];
  /** The player whose turn it is; the first player outside of turns. */
  active: PlayerID;
  /** 0 before the first. A round is one turn of each player. */
  round: number;
  /** Turns so far, the present one included. */
  turn: number;
  step: Step;
  thisTurn: TurnState;
  /**
   * Face-up Objects by continent; always three slots, of which the last one is only filled by a
   * Headline.
   */
  display: Record<Continent, (ObjectId | null)[]>;
  /** Sizes of the Continent decks, Public Opinion cards included. */
  deckSizes: Record<Continent, number>;
  /** Public Opinion tokens by continent. */
  opinion: Record<Continent, number>;
  /** The Public Opinion cards that were drawn, and so are out of the game. */
  opinionDrawn: OpinionId[];
  /** Prestige in the supply. */
  prestige: number;
  /** Spaces 0 to 2 from the deck on; null where no Expert is left. */
  expertRow: (ExpertId | null)[];
  expertDeckSize: number;
  favourDeckSize: number;
  /** Used Favours, face up. */
  favourPile: FavourId[];
  /** The one in force; null in the first round. */
  headline: HeadlineId | null;
  headlineDeckSize: number;
  headlinePile: HeadlineId[];
  /** Whether the present round is the last one. */
  lastRound: boolean;
  /**
   * Whether a player took an Object from the central board or a deck in this round, or exhibited
   * one.
   */
  stirred: boolean;
}

/** The complete match, on the server only. */
export interface State extends View {
  players: FullPlayer[];
  /** Secret from all, like all decks; the last card is the top one. Their lengths are public. */
  decks: Record<Continent, DeckCard[]>;
  expertDeck: ExpertId[];
  favourDeck: FavourId[];
  headlineDeck: HeadlineId[];
  /** Empty once the Patrons are on offer: the others return to the box. */
  patronDeck: PatronId[];
  /** The events of the last move. Partly secret: each viewer gets their own form. */
  events: MuseumEvent[];
}

/** The player with this id. @throws RangeError for an unknown id */
export function playerOf(G: State, playerID: PlayerID): FullPlayer;
export function playerOf(G: View, playerID: PlayerID): PlayerState;
export function playerOf(G: View, playerID: PlayerID): PlayerState {
  const player = G.players[Number(playerID)];
  if (player === undefined) throw new RangeError(`no player ${playerID}`);
  return player;
}

/** All other players in turn order, beginning with the one to the left of `playerID`. */
export function othersInOrder(G: View, playerID: PlayerID): PlayerID[] {
  const place = G.order.indexOf(playerID);
  return [...G.order.slice(place + 1), ...G.order.slice(0, place)];
}

/** The Objects of a layout, cell by cell. */
export function exhibited(layout: Layout): ObjectId[] {
  return layout.filter((card) => card !== null);
}

export function freshTurn(): TurnState {
  return {
    action: 'none',
    transacted: false,
    closed: false,
    favourPlayed: false,
    objectDiscount: 0,
    expertDiscount: 0,
    feeWaived: false,
    mentorUsed: false,
    secretaryUsed: false,
    headlineUsed: false,
  };
}
