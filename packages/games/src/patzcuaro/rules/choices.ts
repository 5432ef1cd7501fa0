import type { PlayerID } from '../../kit/index.ts';
import { cardOf } from '../catalogue/cards.ts';
import type { Level, CardId, Color, Requirement } from '../catalogue/types.ts';
import { reason } from '../reasons.ts';
import type { PatzcuaroReason } from '../reasons.ts';
import { playerOf, spaceAt } from '../state.ts';
import type { View } from '../state.ts';
import { levelBlocker } from './altar.ts';
import { afterPlacement, afterTrade, blocker, prospectAt } from './feasible.ts';
import type { Prospect } from './feasible.ts';
import { misfit } from './requirement.ts';
import { dueAction, dueStep, firstThing, laterActions } from './steps.ts';

/** Colour of the top card of the pile at a position; undefined without a pile. */
export function topColor(G: View, position: number): Color | undefined {
  const top = spaceAt(G, position).pile.at(-1);
  return top === undefined ? undefined : cardOf(top).color;
}

/** Why this option of the due choice may not be taken; null when it may. Options count from 0. */
export function choiceBlocker(G: View, playerID: PlayerID, option: number): PatzcuaroReason | null {
  const choice = dueAction(G, playerID, 'choose');
  if (choice === null) return firstThing(G);
  const actions = choice.o[option];
  if (actions === undefined) return reason('unknownOption', { option: option + 1 });
  const prospect = prospectHere(G, playerID);
  return prospect === null ? reason('handHidden') : blocker(prospect, [...actions, ...laterActions(G, playerID)]);
}

/**
 * Why these cards, in requirement order, may not be given for the due trade; null when they may.
 */
export function tradeBlocker(G: View, playerID: PlayerID, cards: readonly CardId[]): PatzcuaroReason | null {
  const trade = dueAction(G, playerID, 'trade');
  if (trade === null) return firstThing(G);
  const prospect = prospectHere(G, playerID);
  if (prospect === null) return reason('handHidden');
  return (
    wrongCards(prospect, cards) ??
    wrongNumber(cards, trade.reqs) ??
    firstMisfit(cards, trade.reqs, topColor(G, playerOf(G, playerID).position)) ??
    laterBlocker(G, playerID, afterTrade(prospect, cards))
  );
}

/** Why this card may not be placed on this level now; null when it may. */
export function placementBlocker(G: View, playerID: PlayerID, card: CardId, level: Level): PatzcuaroReason | null {
  const step = dueStep(G, playerID);
  if (step === null || step.action.t !== 'altar') return firstThing(G);
  const prospect = prospectHere(G, playerID);
  if (prospect === null) return reason('handHidden');
  return (
    wrongCards(prospect, [card]) ??
    levelBlocker(playerOf(G, playerID).altar, level) ??
    (step.optional ? null : laterBlocker(G, playerID, afterPlacement(prospect, card)))
  );
}

/** Why the due step may not be passed; null when it may. */
export function passBlocker(G: View, playerID: PlayerID): PatzcuaroReason | null {
  const step = dueStep(G, playerID);
  if (step === null || step.action.t !== 'altar') return firstThing(G);
  return step.optional ? null : reason('mustPlace');
}

function prospectHere(G: View, playerID: PlayerID): Prospect | null {
  return prospectAt(G, playerID, playerOf(G, playerID).position);
}

function wrongCards({ hand }: Prospect, cards: readonly CardId[]): PatzcuaroReason | null {
  const missing = cards.find((card) => !hand.includes(card));
  if (missing !== undefined) return reason('cardNotInHand', { card: missing });
  const twice = cards.find((card, index) => cards.indexOf(card) !== index);
  return twice === undefined ? null : reason('cardTwice', { card: twice });
}

function wrongNumber(cards: readonly CardId[], requirements: readonly Requirement[]): PatzcuaroReason | null {
  if (cards.length === requirements.length) return null;
  return reason('wrongNumberOfCards', { needed: requirements.length, given: cards.length });
}

function firstMisfit(
  cards: readonly CardId[],
  requirements: readonly Requirement[],
  topColor: Color | undefined,
): PatzcuaroReason | null {
  for (const [index, requirement] of requirements.entries()) {
    const wrong = misfit(cards[index] as CardId, requirement, topColor);
    if (wrong !== null) return wrong;
  }
  return null;
}

function laterBlocker(G: View, playerID: PlayerID, prospect: Prospect): PatzcuaroReason | null {
  return blocker(prospect, laterActions(G, playerID)) === null ? null : reason('laterImpossible');
}
