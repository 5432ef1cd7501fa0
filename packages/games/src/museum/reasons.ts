import type { EngineReasons, PlayerID, Reason, Waits } from '../kit/index.ts';
import type { Cell, Continent, ExpertId, FavourKind, HeadlineId, ObjectId } from './catalogue/types.ts';

/**
 * All reasons why a move is illegal, with the values of their texts. `player` is a player id;
 * cards, Experts, Headlines and continents are keys of the catalogue, `favour` is a kind of Favour,
 * `cell` counts from 0.
 */
export interface Reasons extends EngineReasons {
  /** The answers that the match waits for, and from which players. */
  waitMulligan: { players: readonly PlayerID[] };
  waitPatron: { players: readonly PlayerID[] };
  waitHeadline: { players: readonly PlayerID[] };
  waitExplore: { players: readonly PlayerID[] };
  waitArrangement: { players: readonly PlayerID[] };

  /** Another step is due first. */
  mulliganFirst: object;
  patronFirst: object;
  headlineFirst: object;
  drawFirst: object;
  actionFirst: object;
  discardFavoursFirst: object;
  discardFirst: object;
  arrangementFirst: object;
  /** The reason depends on cards that the viewer may not see. */
  hidden: object;

  /** A first hand of more than `limit` must be kept; this one is worth `value`. */
  handTooGood: { value: number; limit: number };
  notOffered: object;
  /** Another continent has fewer tokens. */
  notFewest: { continent: Continent };

  /** Exploration. */
  notOnDisplay: { card: ObjectId };
  embargo: { continent: Continent; headline: HeadlineId };
  noPrestigeForToll: { continent: Continent; headline: HeadlineId };
  handFull: { limit: number };
  mustDraw: object;
  /** The answer is to an earlier turn. */
  turnPassed: object;

  /**
   * One action a turn. After an inventory, nothing is left but the end of the turn, or a Favour
   * before it.
   */
  inventoryDone: object;
  inventoryDoneFavour: object;
  /** Furbishing is chosen: by a purchase, by the Secretary alone, by a Favour alone. */
  inventoryAfterPurchase: object;
  inventoryAfterSecretary: object;
  inventoryAfterFavour: object;
  furbishClosed: object;

  nothingBought: object;
  cardNotYours: { card: ObjectId };
  /** In another player's storeroom: it must be bought on its own. */
  boughtApart: { card: ObjectId; player: string };
  notInOtherPool: { card: ObjectId };
  noForeignPurchase: { headline: HeadlineId };
  expertNotOffered: { expert: ExpertId };
  boughtTwice: { card: ObjectId };
  hiredTwice: { expert: ExpertId };
  museumFull: { free: number };
  cellTaken: { cell: Cell };
  cellTwice: { cell: Cell };
  noMentor: object;
  mentorUsed: object;

  cardNotInHand: { card: ObjectId };
  cardTwice: { card: ObjectId };
  boughtAndPaid: { card: ObjectId };
  notEnoughPrestige: { needed: number; has: number };
  /** The fee and the payment together cost too much. */
  notEnoughForFee: { needed: number; has: number };
  paymentTooLow: { cost: number; paid: number };
  /** No payment suffices: `means` is the most that the player could pay. */
  cannotAfford: { cost: number; means: number };

  /** When taking Objects of one's own pool to hand. */
  nothingTaken: object;
  poolEmpty: object;
  notInPool: { card: ObjectId };
  handLimit: { limit: number };
  noSecretary: object;
  secretaryUsed: object;
  /** After a purchase. A Secretary who was hired by it helps from the next turn on. */
  secretaryTooLate: object;
  /** After the Night Shift. */
  secretaryClosed: object;
  secretaryAfterInventory: object;

  favourNotHeld: object;
  favourPlayed: object;
  favourInAction: { favour: FavourKind };
  favourNeedsNothing: { favour: FavourKind };
  favourNeedsContinent: { favour: FavourKind };
  /** `cards` is a maximum. */
  favourNeedsCards: { favour: FavourKind; cards: number };
  noOpinionThere: { continent: Continent };
  supplyEmpty: object;
  deckEmpty: { continent: Continent };
  notInAnyPool: { card: ObjectId };
  worthTooMuch: { card: ObjectId; limit: number };

  /** Discarding down to a limit. */
  wrongNumber: { needed: number; given: number };

  /** An arrangement must only move one's own Objects. */
  notYourObjects: object;
  /** The layout is the present one. */
  nothingMoved: object;
}

export type ReasonKey = keyof Reasons;
export type MuseumReason = Reason<ReasonKey>;

/**
 * Every key once, so that tests can check catalogues for completeness. The type makes a forgotten
 * key an error.
 */
const everyReason: Record<ReasonKey, true> = {
  gameOver: true,
  notYourTurn: true,
  unknownMove: true,
  badArguments: true,
  waitMulligan: true,
  waitPatron: true,
  waitHeadline: true,
  waitExplore: true,
  waitArrangement: true,
  mulliganFirst: true,
  patronFirst: true,
  headlineFirst: true,
  drawFirst: true,
  actionFirst: true,
  discardFavoursFirst: true,
  discardFirst: true,
  arrangementFirst: true,
  hidden: true,
  handTooGood: true,
  notOffered: true,
  notFewest: true,
  notOnDisplay: true,
  embargo: true,
  noPrestigeForToll: true,
  handFull: true,
  mustDraw: true,
  turnPassed: true,
  inventoryDone: true,
  inventoryDoneFavour: true,
  inventoryAfterPurchase: true,
  inventoryAfterSecretary: true,
  inventoryAfterFavour: true,
  furbishClosed: true,
  nothingBought: true,
  cardNotYours: true,
  boughtApart: true,
  notInOtherPool: true,
  noForeignPurchase: true,
  expertNotOffered: true,
  boughtTwice: true,
  hiredTwice: true,
  museumFull: true,
  cellTaken: true,
  cellTwice: true,
  noMentor: true,
  mentorUsed: true,
  cardNotInHand: true,
  cardTwice: true,
  boughtAndPaid: true,
  notEnoughPrestige: true,
  notEnoughForFee: true,
  paymentTooLow: true,
  cannotAfford: true,
  nothingTaken: true,
  poolEmpty: true,
  notInPool: true,
  handLimit: true,
  noSecretary: true,
  secretaryUsed: true,
  secretaryTooLate: true,
  secretaryClosed: true,
  secretaryAfterInventory: true,
  favourNotHeld: true,
  favourPlayed: true,
  favourInAction: true,
  favourNeedsNothing: true,
  favourNeedsContinent: true,
  favourNeedsCards: true,
  noOpinionThere: true,
  supplyEmpty: true,
  deckEmpty: true,
  notInAnyPool: true,
  worthTooMuch: true,
  wrongNumber: true,
  notYourObjects: true,
  nothingMoved: true,
};
export const reasonKeys = Object.keys(everyReason) as readonly ReasonKey[];

/** A reason with the values that its text needs. */
export function reason<K extends ReasonKey>(key: K, ...values: object extends Reasons[K] ? [] : [Reasons[K]]): MuseumReason {
  const [given] = values;
  return given === undefined ? { key } : { key, values: { ...given } };
}

/** The awaited answer, by stage, in steps in which players can only answer. */
export const waits: Waits<ReasonKey> = {
  mulligan: 'waitMulligan',
  patron: 'waitPatron',
  headline: 'waitHeadline',
  explore: 'waitExplore',
  arrangement: 'waitArrangement',
};
