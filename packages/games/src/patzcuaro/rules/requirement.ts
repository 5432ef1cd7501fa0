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
  const card = cardOf(id);
  switch (requirement.k) {
    case 'any':
      return null;
    case 'color':
      return card.color === requirement.c ? null : reason('cardNotOfColor', { card: id, color: requirement.c });
    case 'has':
      return card.items.includes(requirement.i) ? null : reason('cardWithout', { card: id, item: requirement.i });
    case 'lacks':
      return card.items.includes(requirement.i) ? reason('cardWith', { card: id, item: requirement.i }) : null;
    case 'exact': {
      const size = card.items.length;
      return size === requirement.n ? null : reason('cardNotOfSize', { card: id, size, needed: requirement.n });
    }
    case 'diffTop':
      return card.color === topColor ? reason('cardOfTopColor', { card: id, color: topColor }) : null;
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
    if (misfit(card, requirement, topColor) !== null) continue;
    const left = hand.filter((other) => other !== card);
    for (const rest of assignments(left, others, topColor)) yield [card, ...rest];
  }
}
