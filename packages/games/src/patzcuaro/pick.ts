import { anyOf, isActive, legalMove } from '../kit/index.ts';
import type { PlayerID, Random, ViewCtx } from '../kit/index.ts';
import type { Level, Action, CardId } from './catalogue/types.ts';
import { legalMoves } from './legal.ts';
import type { Move } from './moves.ts';
import { openLevels } from './rules/altar.ts';
import { choiceBlocker, placementBlocker, topColor, tradeBlocker } from './rules/choices.ts';
import { misfit } from './rules/requirement.ts';
import { allSteps } from './rules/rondel.ts';
import { dueStep } from './rules/steps.ts';
import { travelBlocker } from './rules/travel.ts';
import { playerOf } from './state.ts';
import type { View } from './state.ts';

/** One in this many moves flips the player card although another action is possible. */
const FLIP_ONE_IN = 50;
/** One in this many optional placements is passed. */
const PASS_ONE_IN = 8;
/** Number of random attempts before all ways are listed. */
const TRIES = 8;

/** A random legal move, which prefers the actions of a space. Null when there is none. */
export function pickMove(G: View, ctx: ViewCtx, playerID: PlayerID, random: Random): Move | null {
  const { hand } = playerOf(G, playerID);
  if (hand === null || !isActive(ctx, playerID)) return null;
  const step = dueStep(G, playerID);
  if (step === null) return pickTravel(G, playerID, random);
  switch (step.action.t) {
    case 'choose':
      return pickOption(G, playerID, step.action.o.length, random);
    case 'trade':
      return pickTrade(G, playerID, hand, step.action, random) ?? anyOf(legalMoves(G, ctx, playerID), random);
    default:
      if (step.optional && random.below(PASS_ONE_IN) === 0) return legalMove('pass');
      return pickPlace(G, playerID, hand, random) ?? anyOf(legalMoves(G, ctx, playerID), random);
  }
}

function pickTravel(G: View, playerID: PlayerID, random: Random): Move {
  const { flipped } = playerOf(G, playerID);
  const first = random.below(allSteps.length);
  if (flipped || random.below(FLIP_ONE_IN) > 0) {
    for (let i = 0; i < allSteps.length; i++) {
      const steps = allSteps[(first + i) % allSteps.length] ?? 1;
      if (travelBlocker(G, playerID, steps, 'act') === null) return legalMove('travel', steps, 'act');
    }
  }
  return legalMove('travel', allSteps[first], flipped ? 'draw1' : 'flip');
}

function pickOption(G: View, playerID: PlayerID, options: number, random: Random): Move | null {
  const first = random.below(options);
  for (let i = 0; i < options; i++) {
    const option = (first + i) % options;
    if (choiceBlocker(G, playerID, option) === null) return legalMove('choose', option);
  }
  return null;
}

function pickTrade(
  G: View,
  playerID: PlayerID,
  hand: readonly CardId[],
  { reqs }: Extract<Action, { t: 'trade' }>,
  random: Random,
): Move | null {
  const top = topColor(G, playerOf(G, playerID).position);
  for (let i = 0; i < TRIES; i++) {
    const cards: CardId[] = [];
    for (const requirement of reqs) {
      const card = anyOf(
        hand.filter((card) => !cards.includes(card) && misfit(card, requirement, top) === null),
        random,
      );
      if (card !== null) cards.push(card);
    }
    if (tradeBlocker(G, playerID, cards) === null) return legalMove('trade', cards);
  }
  return null;
}

function pickPlace(G: View, playerID: PlayerID, hand: readonly CardId[], random: Random): Move | null {
  const levels = openLevels(playerOf(G, playerID).altar);
  for (let i = 0; i < TRIES; i++) {
    const card = anyOf(hand, random);
    const level: Level | null = anyOf(levels, random);
    if (card === null || level === null) return null;
    if (placementBlocker(G, playerID, card, level) === null) return legalMove('place', card, level);
  }
  return null;
}
