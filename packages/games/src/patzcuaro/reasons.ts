import type { EngineReasons, PlayerID, Reason, Waits } from '../kit/index.ts';
import type { Level, CardId, Color, Item } from './catalogue/types.ts';

/**
 * Every reason why something is not allowed, with the values of its text. `player` is a player id,
 * `card` a card id, `color` and `item` are keys of the catalogue.
 */
export interface Reasons extends EngineReasons {
  /** What the match waits for, and from whom. */
  waitGift: { players: readonly PlayerID[] };
  waitLast: { players: readonly PlayerID[] };

  /** Something else is due first, by what it is. */
  travelFirst: object;
  chooseFirst: object;
  tradeFirst: object;
  placeFirst: object;
  /** A gift or the last placement is due: place a card or pass. */
  placeOrPassFirst: object;
  /** The placement that is due is no gift; it may not be passed. */
  mustPlace: object;
  /** The question is about cards that the asker may not see. */
  handHidden: object;

  /** You must move; you cannot stay. */
  mustMove: object;
  /** Somebody's token stands there. */
  occupied: { player: string };
  /** `steps` is how far it is, which is more than 3. */
  tooFar: { steps: number };
  alreadyFlipped: object;
  /** A single card is for who has flipped already; `flip` is still open to this player. */
  flipFirst: object;
  /** A single card is for when nothing is playable; going so many steps is. */
  spacePlayable: { steps: number };

  /** No card is left in hand for what the space asks. */
  noCards: object;
  /** No card in hand meets a requirement of the space; which one is in the values. */
  noCardOfColor: { color: Color };
  noCardWith: { item: Item };
  noCardWithout: { item: Item };
  noCardOfSize: { size: number };
  /** No card of another colour than the top card's. */
  noCardOfOtherColor: { color: Color };
  /**
   * As before, with a top card that is yet to be turned: hands of a single colour cannot be sure.
   */
  noOtherColorForSure: object;
  /** Each requirement could be met, but not all at once. */
  notEnoughCards: { needed: number };
  noCardToPlace: object;
  /** None of the options can be taken in full. */
  noOption: object;

  /** There is no such option; counted from 1. */
  unknownOption: { option: number };
  cardNotInHand: { card: CardId };
  cardTwice: { card: CardId };
  wrongNumberOfCards: { needed: number; given: number };
  cardNotOfColor: { card: CardId; color: Color };
  cardWithout: { card: CardId; item: Item };
  cardWith: { card: CardId; item: Item };
  cardNotOfSize: { card: CardId; size: number; needed: number };
  cardOfTopColor: { card: CardId; color: Color };
  /** `size` cards are all that the level holds. */
  levelFull: { level: Level; size: number };
  /** The next card of this level needs so many cards on the level below, which has fewer. */
  levelUnsupported: { level: Level; below: Level; needed: number };
  /** After this, a later action of the space could not be taken. */
  laterImpossible: object;
}

export type ReasonKey = keyof Reasons;
export type PatzcuaroReason = Reason<ReasonKey>;

/**
 * Every key once, for the completeness of message catalogues. The type makes a forgotten one an
 * error.
 */
const everyReason: Record<ReasonKey, true> = {
  gameOver: true,
  notYourTurn: true,
  unknownMove: true,
  badArguments: true,
  waitGift: true,
  waitLast: true,
  travelFirst: true,
  chooseFirst: true,
  tradeFirst: true,
  placeFirst: true,
  placeOrPassFirst: true,
  mustPlace: true,
  handHidden: true,
  mustMove: true,
  occupied: true,
  tooFar: true,
  alreadyFlipped: true,
  flipFirst: true,
  spacePlayable: true,
  noCards: true,
  noCardOfColor: true,
  noCardWith: true,
  noCardWithout: true,
  noCardOfSize: true,
  noCardOfOtherColor: true,
  noOtherColorForSure: true,
  notEnoughCards: true,
  noCardToPlace: true,
  noOption: true,
  unknownOption: true,
  cardNotInHand: true,
  cardTwice: true,
  wrongNumberOfCards: true,
  cardNotOfColor: true,
  cardWithout: true,
  cardWith: true,
  cardNotOfSize: true,
  cardOfTopColor: true,
  levelFull: true,
  levelUnsupported: true,
  laterImpossible: true,
};
export const reasonKeys = Object.keys(everyReason) as readonly ReasonKey[];

/** A reason with the values that its text needs. */
export function reason<K extends ReasonKey>(key: K, ...values: object extends Reasons[K] ? [] : [Reasons[K]]): PatzcuaroReason {
  const [given] = values;
  return given === undefined ? { key } : { key, values: { ...given } };
}

/** What the match waits for, by stage, where it is nobody's turn to do more than answer. */
export const waits: Waits<ReasonKey> = { gift: 'waitGift', last: 'waitLast' };
