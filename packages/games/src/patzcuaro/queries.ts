import type { PlayerID } from '../kit/index.ts';
import type { Level, Steps, CardId } from './catalogue/types.ts';
import type { PatzcuaroReason } from './reasons.ts';
import { openLevels } from './rules/altar.ts';
import { choiceBlocker, topColor, tradeBlocker } from './rules/choices.ts';
import { assignments, misfit } from './rules/requirement.ts';
import { allSteps, destinations } from './rules/rondel.ts';
import { dueAction } from './rules/steps.ts';
import { travelBlocker, unplayable } from './rules/travel.ts';
import { playerOf, spaceAt } from './state.ts';
import type { View } from './state.ts';

/** One of the three places to which a player may move. */
export interface Destination {
  steps: Steps;
  position: number;
  spaceId: string;
  /** Why its actions cannot be taken; null when it is playable. */
  act: PatzcuaroReason | null;
  /** Why the player card may not be flipped there; null when it may. */
  flip: PatzcuaroReason | null;
  /** Why a single card may not be drawn there; null when it may. */
  draw1: PatzcuaroReason | null;
}

/**
 * A player's destinations, with what is legal there, as if it were their turn, so that a page can
 * show them ahead of time.
 */
export function destinationsOf(G: View, playerID: PlayerID): Destination[] {
  const positions = destinations(G, playerID);
  return allSteps.map((steps) => {
    const position = positions[steps - 1] as number;
    return {
      steps,
      position,
      spaceId: spaceAt(G, position).id,
      act: unplayable(G, playerID, position),
      flip: travelBlocker(G, playerID, steps, 'flip'),
      draw1: travelBlocker(G, playerID, steps, 'draw1'),
    };
  });
}

/**
 * For each option of the current choice, the reason why it is illegal, or null; empty without a
 * choice.
 */
export function optionBlockers(G: View, playerID: PlayerID): (PatzcuaroReason | null)[] {
  const choice = dueAction(G, playerID, 'choose');
  return choice === null ? [] : choice.o.map((_, option) => choiceBlocker(G, playerID, option));
}

/** All lists of cards that are legal for the current trade. */
export function tradeWays(G: View, playerID: PlayerID): CardId[][] {
  const trade = dueAction(G, playerID, 'trade');
  const { hand, position } = playerOf(G, playerID);
  if (trade === null || hand === null) return [];
  const ways = [...assignments(hand, trade.reqs, topColor(G, position))];
  return ways.filter((cards) => tradeBlocker(G, playerID, cards) === null);
}

/**
 * For each requirement of the current trade, the reason why this card does not meet it, or null.
 */
export function misfits(G: View, playerID: PlayerID, card: CardId): (PatzcuaroReason | null)[] {
  const trade = dueAction(G, playerID, 'trade');
  if (trade === null) return [];
  const top = topColor(G, playerOf(G, playerID).position);
  return trade.reqs.map((requirement) => misfit(card, requirement, top));
}

/** The levels open to a player's next card, lowest first. */
export function levelsOpenTo(G: View, playerID: PlayerID): Level[] {
  return openLevels(playerOf(G, playerID).altar);
}
