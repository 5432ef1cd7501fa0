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

/** What lies on the 25 cells of a museum, row by row. */
export type Layout = (ObjectId | null)[];

/** A card of a Continent deck: the id of an Object, or of a Public Opinion card. */
export type DeckCard = string;

/**
 * One card that a basket buys: an Object of one's own hand or pool for an empty cell, or a face-up
 * Expert.
 */
export type Purchase = { card: ObjectId; cell: Cell; mentor?: boolean } | { expert: ExpertId };

/** What pays: cards of one's hand and Prestige. Both may be more than is needed. */
export interface Payment {
  cards: readonly ObjectId[];
  prestige: number;
}

/**
 * Several purchases under one payment (1.6). The order of the purchases is the order in which they
 * are carried out.
 */
export interface Basket extends Payment {
  purchases: readonly Purchase[];
}

/**
 * One Object of somebody else's pool, with its own payment to the owner; the fee comes on top
 * (1.6).
 */
export interface ForeignPurchase extends Payment {
  card: ObjectId;
  cell: Cell;
  mentor?: boolean;
}

/** What a Favour is played on: nothing, a continent, or cards, as its kind asks (5). */
export type FavourTarget = Continent | readonly ObjectId[] | null;

export interface PlayerState {
  board: BoardId;
  /** Secret: the player alone sees it. Null in a view of somebody else's hand. */
  hand: ObjectId[] | null;
  /** Public, and always the length of `hand`. */
  handSize: number;
  /** Secret like the hand. */
  favours: FavourId[] | null;
  /** Public, and always the length of `favours`. */
  favourCount: number;
  /** Secret until the match is over; null before it is chosen, too. */
  patron: PatronId | null;
  /** Secret for good: the Patrons to choose from, null when none are. */
  offer: PatronId[] | null;
  /**
   * Secret until all have answered: whether the first hand is thrown back. Null before the answer
   * and after the deal.
   */
  throwBack: boolean | null;
  /** Public: has answered what everybody is asked at the same time. */
  ready: boolean;
  /** Public. The arrangement has no effect before the final scoring. */
  museum: Layout;
  /** Secret: the last arrangement, seen by others when all are done. Null before and after it. */
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

/** What the match waits for. Public. */
export type Step =
  /** All, at the same time: keep or throw back the first hand. */
  | { kind: 'mulligan' }
  /** All, at the same time: choose a Patron. */
  | { kind: 'patron' }
  /** The first player: choose the continent of the Headline's token. */
  | { kind: 'headline' }
  /**
   * The first of these draws or declines, then the next one. The active player is only ever the
   * first.
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

/** What the active player has done this turn, as far as it matters. Public. */
export interface TurnState {
  action: 'none' | 'furbish' | 'inventory';
  /** A transaction was made. */
  transacted: boolean;
  /** The Night Shift was played: nothing is exhibited, bought or hired any more. */
  closed: boolean;
  favourPlayed: boolean;
  /** What the next Object and the next Expert cost less, by a Favour; 0 without one. */
  objectDiscount: number;
  expertDiscount: number;
  /** The next foreign purchase needs no fee, by a Favour. */
  feeWaived: boolean;
  mentorUsed: boolean;
  secretaryUsed: boolean;
  /** The Prestige of the Headline for a precious Object was taken, or missed. */
  headlineUsed: boolean;
}

/** The match as a viewer may hold it. */
export interface View {
  options: MuseumOptions;
  /** By player id. */
  players: PlayerState[];
  /** Player ids clockwise, the first player first. */
  order: PlayerID[];
  /** Whose turn it is; the first player outside of the turns. */
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
  /** The present round is the last one. */
  lastRound: boolean;
  /** In this round somebody took an Object from the central board or a deck, or exhibited one. */
  stirred: boolean;
}

/** The match as the server holds it. */
export interface State extends View {
  players: FullPlayer[];
  /**
   * Secret from everybody, as are all decks; the last card is the top one. Their lengths are
   * public.
   */
  decks: Record<Continent, DeckCard[]>;
  expertDeck: ExpertId[];
  favourDeck: FavourId[];
  headlineDeck: HeadlineId[];
  /** Empty once everybody was offered theirs: the rest goes back to the box. */
  patronDeck: PatronId[];
  /** What the last move did. Partly secret: each viewer gets its own form. */
  events: MuseumEvent[];
}

/** The player with this id. @throws RangeError when nobody has it */
export function playerOf(G: State, playerID: PlayerID): FullPlayer;
export function playerOf(G: View, playerID: PlayerID): PlayerState;
export function playerOf(G: View, playerID: PlayerID): PlayerState {
  const player = G.players[Number(playerID)];
  if (player === undefined) throw new RangeError(`no player ${playerID}`);
  return player;
}

/** All players in turn order from the left of `playerID`, who is left out. */
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
