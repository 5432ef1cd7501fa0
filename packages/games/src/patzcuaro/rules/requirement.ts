import { cardOf } from '../catalogue/cards.ts';
import type { CardId, Color, Requirement } from '../catalogue/types.ts';
import { reason } from '../reasons.ts';
import type { PatzcuaroReason } from '../reasons.ts';

/**
 * Why a card does not meet a requirement; null when it does (1.6).
 *
 * @param topColor colour of the pile's top card before the trade; undefined when there is none
 */
export function misfit(id: CardId, requirement: Requirement, topColor: Color | undefined): PatzcuaroReason | null {
  if (fits(id, requirement, topColor)) return null;
  switch (requirement.k) {
    case 'any':
      return null;
    case 'color':
      return reason('cardNotOfColor', { card: id, color: requirement.c });
    case 'has':
      return reason('cardWithout', { card: id, item: requirement.i });
    case 'lacks':
      return reason('cardWith', { card: id, item: requirement.i });
    case 'exact':
      return reason('cardNotOfSize', { card: id, size: cardOf(id).items.length, needed: requirement.n });
    case 'diffTop':
      return reason('cardOfTopColor', { card: id, color: cardOf(id).color });
  }
}

/** Whether a card meets a requirement. `misfit` also gives the reason. */
export function fits(id: CardId, requirement: Requirement, topColor: Color | undefined): boolean {
  const { color, items } = cardOf(id);
  switch (requirement.k) {
    case 'any':
      return true;
    case 'color':
      return color === requirement.c;
    case 'has':
      return items.includes(requirement.i);
    case 'lacks':
      return !items.includes(requirement.i);
    case 'exact':
      return items.length === requirement.n;
    case 'diffTop':
      return color !== topColor;
  }
}

/** Why a hand in which no card fits cannot meet this requirement. */
export function handMisfit(requirement: Requirement, topColor: Color | undefined): PatzcuaroReason {
  switch (requirement.k) {
    case 'any':
      return reason('noCards');
    case 'color':
      return reason('noCardOfColor', { color: requirement.c });
    case 'has':
      return reason('noCardWith', { item: requirement.i });
    case 'lacks':
      return reason('noCardWithout', { item: requirement.i });
    case 'exact':
      return reason('noCardOfSize', { size: requirement.n });
    case 'diffTop':
      return topColor === undefined ? reason('noCards') : reason('noCardOfOtherColor', { color: topColor });
  }
}

/**
 * Each way to meet the requirements with different hand cards, one card per requirement, in order.
 * Ways with earlier hand cards come first.
 */
export function* assignments(
  hand: readonly CardId[],
  requirements: readonly Requirement[],
  topColor: Color | undefined,
): Generator<CardId[]> {
  const [requirement, ...others] = requirements;
  if (requirement === undefined) {
    yield [];
    return;
  }
  for (const card of hand) {
    if (!fits(card, requirement, topColor)) continue;
    if (others.length === 0) {
      yield [card];
      continue;
    }
    const left = hand.filter((other) => other !== card);
    for (const rest of assignments(left, others, topColor)) yield [card, ...rest];
  }
}
