import type { EngineReasons, PlayerID, Reason, Waits } from '../kit/index.ts';
import type { Level, CardId, Color, Item } from './catalogue/types.ts';

/**
 * All reasons why a move is illegal, with the values of their texts. `player` is a player id,
 * `card` a card id, `color` and `item` are keys of the catalogue.
 */
export interface Reasons extends EngineReasons {
  /** The answers that the match waits for, and from which players. */
  waitGift: { players: readonly PlayerID[] };
  waitLast: { players: readonly PlayerID[] };

  /** Another step is due first. */
  travelFirst: object;
  chooseFirst: object;
  tradeFirst: object;
  placeFirst: object;
  /** A gift or the last placement is due: place a card or pass. */
  placeOrPassFirst: object;
  /** The due placement is not a gift, so it cannot be passed. */
  mustPlace: object;
  /** The reason depends on cards that the viewer may not see. */
  handHidden: object;

  /** You must move; you cannot stay. */
  mustMove: object;
  /** Another player's token is there. */
  occupied: { player: string };
  /** `steps` is the distance, which is more than 3. */
  tooFar: { steps: number };
  alreadyFlipped: object;
  /** Only players who have flipped already may draw a single card; this player can still flip. */
  flipFirst: object;
  /** Drawing a single card requires that no space is playable; the one at `steps` is. */
  spacePlayable: { steps: number };

  /** The hand has no card left for the space's requirements. */
  noCards: object;
  /** No hand card meets one requirement of the space, given in the values. */
  noCardOfColor: { color: Color };
  noCardWith: { item: Item };
  noCardWithout: { item: Item };
  noCardOfSize: { size: number };
  /** The hand has no card of a different colour from the top card. */
  noCardOfOtherColor: { color: Color };
  /**
   * As before, when the top card is not revealed yet: a hand of a single colour cannot be sure to
   * differ.
   */
  noOtherColorForSure: object;
  /** Each requirement can be met, but not all together. */
  notEnoughCards: { needed: number };
  noCardToPlace: object;
  /** No option can be carried out in full. */
  noOption: object;

  /** The option does not exist; counted from 1. */
  unknownOption: { option: number };
  cardNotInHand: { card: CardId };
  cardTwice: { card: CardId };
  wrongNumberOfCards: { needed: number; given: number };
  cardNotOfColor: { card: CardId; color: Color };
  cardWithout: { card: CardId; item: Item };
  cardWith: { card: CardId; item: Item };
  cardNotOfSize: { card: CardId; size: number; needed: number };
  cardOfTopColor: { card: CardId; color: Color };
  /** The level holds `size` cards at most. */
  levelFull: { level: Level; size: number };
  /** The next card of this level needs `needed` cards on the level below, which has fewer. */
  levelUnsupported: { level: Level; below: Level; needed: number };
  /** This would make a later action of the space impossible. */
  laterImpossible: object;
}

export type ReasonKey = keyof Reasons;
export type PatzcuaroReason = Reason<ReasonKey>;

/**
 * Every key once, so that tests can check catalogues for completeness. The type makes a forgotten
 * key an error.
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

/** The awaited answer, by stage, in steps in which players can only answer. */
export const waits: Waits<ReasonKey> = { gift: 'waitGift', last: 'waitLast' };
