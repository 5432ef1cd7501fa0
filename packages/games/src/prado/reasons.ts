import type { EngineReasons, PlayerID, Reason, Waits } from '../kit/index.ts';
import type { PaintingId, RoomNumber, VisitType } from './catalogue/types.ts';

/** All reasons why a move is illegal, with the values of their texts. `player` is a player id. */
export interface Reasons extends EngineReasons {
  /** The answers that the match waits for, and from which players. */
  waitMissions: { players: readonly PlayerID[] };
  waitLay: { players: readonly PlayerID[] };
  waitPainting: { players: readonly PlayerID[] };
  waitAnswers: { players: readonly PlayerID[] };

  /** Another step is due first. */
  missionsFirst: object;
  laySlotFirst: object;
  paintingFirst: object;
  /** The hand must be reduced; nothing else is possible. */
  discardFirst: object;
  /** The match waits for the others' answers. */
  windowOpen: object;
  /** Cards are played in the Visit phase, which is over. */
  visitOver: object;
  /** Basic actions come in the Photography phase: end the Visit phase first. */
  visitFirst: object;
  /** The reason depends on cards that the viewer may not see. */
  handHidden: object;

  cardNotInHand: { card: VisitType };
  /** A Security card can only be played against another player's card. */
  securityOnlyBlocks: object;
  /** The card does not allow this action. */
  otherAction: { card: VisitType; action: string };
  wrongNumberOfCards: { needed: number; given: number };
  /** Between `min` and `max` cards. */
  cardsBetween: { min: number; max: number };

  /** The room is closed, or has no painting left. */
  roomClosed: { room: RoomNumber };
  roomRetired: { room: RoomNumber };
  /** Three tokens are in the room. */
  roomFull: { room: RoomNumber };
  alreadyThere: { room: RoomNumber };
  /** S11: tokens may only move to a neighbouring room. */
  notNeighbour: { room: RoomNumber };
  /** The token is in the hall; the action needs a room. */
  inHall: object;
  alreadyFirst: object;
  noVisitors: { room: RoomNumber };
  /** A visitor can only move to a neighbouring room. */
  visitorNotNeighbour: { room: RoomNumber };
  /** Five visitors are in the room. */
  visitorsFull: { room: RoomNumber };
  /** All neighbouring rooms are full, or there is none. */
  nowhereToGo: object;
  noActionsLeft: object;

  /** The answer's window is closed; nothing is spent. */
  windowClosed: object;
  /** The player has answered this window already. */
  alreadyAnswered: object;
  noSecurity: object;
  notAsked: object;

  /** No pile needs to be chosen now. */
  nothingToHang: object;
  pileEmpty: { pile: string };
  /** It is not one of the two paintings. */
  paintingNotShown: { painting: PaintingId };
  /** A different room needs a painting. */
  otherRoom: { room: RoomNumber };
  /** The missions have been chosen already. */
  missionsChosen: object;
  missionNotDealt: object;
  missionTwice: object;
  nothingToLay: object;
  /** A different slot card is in force. */
  otherSlot: object;
  nothingToDiscard: object;
  /** Nobody can block in solo play. */
  nobodyBlocks: object;
  /** A standing order must be about another player at the table, or about all. */
  orderAboutOthers: object;
}

export type ReasonKey = keyof Reasons;
export type PradoReason = Reason<ReasonKey>;

/**
 * Every key once, so that tests can check catalogues for completeness. The type makes a forgotten
 * key an error.
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

/** The awaited answer, by stage, in steps in which players can only answer. */
export const waits: Waits<ReasonKey> = {
  missions: 'waitMissions',
  lay: 'waitLay',
  painting: 'waitPainting',
  security: 'waitAnswers',
};
