import type { EngineReasons, PlayerID, Reason, Waits } from '../kit/index.ts';
import type { PaintingId, RoomNumber, VisitType } from './catalogue/types.ts';

/**
 * Every reason why something is not allowed, with the values of its text. `player` is a player id.
 */
export interface Reasons extends EngineReasons {
  /** What the match waits for, and from whom. */
  waitMissions: { players: readonly PlayerID[] };
  waitLay: { players: readonly PlayerID[] };
  waitPainting: { players: readonly PlayerID[] };
  waitAnswers: { players: readonly PlayerID[] };

  /** Something else is due first, by what it is. */
  missionsFirst: object;
  laySlotFirst: object;
  paintingFirst: object;
  /** The hand has to be reduced; no more may be done. */
  discardFirst: object;
  /** The others are being asked. */
  windowOpen: object;
  /** Cards are played in the Visit phase, which is over. */
  visitOver: object;
  /** Basic actions come in the Photography phase: end the Visit phase first. */
  visitFirst: object;
  /** The question is about cards that the asker may not see. */
  handHidden: object;

  cardNotInHand: { card: VisitType };
  /** A Security card is played only against another player's card. */
  securityOnlyBlocks: object;
  /** The card does not do that: the card and what was asked of it. */
  otherAction: { card: VisitType; action: string };
  wrongNumberOfCards: { needed: number; given: number };
  /** Between `min` and `max` cards. */
  cardsBetween: { min: number; max: number };

  /** That room is closed, or has no painting left. */
  roomClosed: { room: RoomNumber };
  roomRetired: { room: RoomNumber };
  /** Three tokens stand there. */
  roomFull: { room: RoomNumber };
  alreadyThere: { room: RoomNumber };
  /** S11: from a room only to a neighbouring one. */
  notNeighbour: { room: RoomNumber };
  /** The token is in the hall; the action needs a room. */
  inHall: object;
  alreadyFirst: object;
  noVisitors: { room: RoomNumber };
  /** A visitor goes only to a neighbouring room. */
  visitorNotNeighbour: { room: RoomNumber };
  /** Five visitors are there. */
  visitorsFull: { room: RoomNumber };
  /** All neighbours are full, or there is none. */
  nowhereToGo: object;
  noActionsLeft: object;

  /** The window to which this answers is closed; nothing is spent. */
  windowClosed: object;
  /** This window was answered. */
  alreadyAnswered: object;
  noSecurity: object;
  notAsked: object;

  /** No pile has to be chosen now. */
  nothingToHang: object;
  pileEmpty: { pile: string };
  /** It is not one of the two paintings. */
  paintingNotShown: { painting: PaintingId };
  /** It is another room that waits for a painting. */
  otherRoom: { room: RoomNumber };
  /** The missions are chosen. */
  missionsChosen: object;
  missionNotDealt: object;
  missionTwice: object;
  nothingToLay: object;
  /** Another slot card asks. */
  otherSlot: object;
  nothingToDiscard: object;
  /** Alone nobody can block. */
  nobodyBlocks: object;
  /** A standing order is about somebody else at the table, or anybody. */
  orderAboutOthers: object;
}

export type ReasonKey = keyof Reasons;
export type PradoReason = Reason<ReasonKey>;

/**
 * Every key once, for the completeness of message catalogues. The type makes a forgotten one an
 * error.
 */
const everyReason: Record<ReasonKey, true> = {
  gameOver: true,
  notYourTurn: true,
  unknownMove: true,
  badArguments: true,
  waitMissions: true,
  waitLay: true,
  waitPainting: true,
  waitAnswers: true,
  missionsFirst: true,
  laySlotFirst: true,
  paintingFirst: true,
  discardFirst: true,
  windowOpen: true,
  visitOver: true,
  visitFirst: true,
  handHidden: true,
  cardNotInHand: true,
  securityOnlyBlocks: true,
  otherAction: true,
  wrongNumberOfCards: true,
  cardsBetween: true,
  roomClosed: true,
  roomRetired: true,
  roomFull: true,
  alreadyThere: true,
  notNeighbour: true,
  inHall: true,
  alreadyFirst: true,
  noVisitors: true,
  visitorNotNeighbour: true,
  visitorsFull: true,
  nowhereToGo: true,
  noActionsLeft: true,
  windowClosed: true,
  alreadyAnswered: true,
  noSecurity: true,
  notAsked: true,
  nothingToHang: true,
  pileEmpty: true,
  paintingNotShown: true,
  otherRoom: true,
  missionsChosen: true,
  missionNotDealt: true,
  missionTwice: true,
  nothingToLay: true,
  otherSlot: true,
  nothingToDiscard: true,
  nobodyBlocks: true,
  orderAboutOthers: true,
};
export const reasonKeys = Object.keys(everyReason) as readonly ReasonKey[];

/** A reason with the values that its text needs. */
export function reason<K extends ReasonKey>(key: K, ...values: object extends Reasons[K] ? [] : [Reasons[K]]): PradoReason {
  const [given] = values;
  return given === undefined ? { key } : { key, values: { ...given } };
}

/** What the match waits for, by stage, where it is nobody's turn to do more than answer. */
export const waits: Waits<ReasonKey> = {
  missions: 'waitMissions',
  lay: 'waitLay',
  painting: 'waitPainting',
  security: 'waitAnswers',
};
