import type { PlayerID } from '../../kit/index.ts';
import { cardOf } from '../catalogue/cards.ts';
import { colors } from '../catalogue/types.ts';
import type { Action, CardId, Color, Requirement } from '../catalogue/types.ts';
import { reason } from '../reasons.ts';
import type { PatzcuaroReason } from '../reasons.ts';
import { playerOf, spaceAt } from '../state.ts';
import type { SpaceState, View } from '../state.ts';
import { ALTAR_SIZE, placedCards } from './altar.ts';
import { assignments, handMisfit } from './requirement.ts';
import { revealTarget } from './rondel.ts';

/**
 * A player's certain resources while resolving a space, as far as they limit the remaining actions
 * (1.6).
 */
export interface Prospect {
  hand: readonly CardId[];
  /**
   * Number of cards that will have been drawn unseen. They can be placed, but may fail any
   * requirement.
   */
  unseen: number;
  /** Number of cards on the altar. */
  placed: number;
  deck: number;
  /** The pile of the space, bottom to top. Null is a card that will have been revealed there. */
  pile: readonly (CardId | null)[];
  route: readonly SpaceState[];
  position: number;
  otherPlayers: number;
}

/** A player's certain resources at a position; null when the viewer may not see the hand. */
export function prospectAt(G: View, playerID: PlayerID, position: number): Prospect | null {
  const { hand, altar } = playerOf(G, playerID);
  if (hand === null) return null;
  return {
    hand,
    unseen: 0,
    placed: placedCards(altar),
    deck: G.deckSize,
    pile: spaceAt(G, position).pile,
    route: G.route,
    position,
    otherPlayers: G.players.length - 1,
  };
}

/**
 * Why these actions cannot all be carried out in order, with any choices; null when they can. Tries
 * actual cards rather than numbers: a placed or traded card is gone, and a drawn card cannot be
 * counted on.
 *
 * @param at index of the first action that is still to be carried out
 */
export function blocker(prospect: Prospect, actions: readonly Action[], at = 0): PatzcuaroReason | null {
  const action = actions[at];
  if (action === undefined) return null;
  const then = at + 1;
  switch (action.t) {
    case 'trade':
      return tradeBlocker(prospect, action.reqs, actions, then);
    case 'altar':
      return altarBlocker(prospect, actions, then);
    case 'draw': {
      const count = Math.min(action.n, prospect.deck);
      return blocker({ ...prospect, unseen: prospect.unseen + count, deck: prospect.deck - count }, actions, then);
    }
    case 'reveal': {
      const target = revealTarget(prospect.route, prospect.position, action.d);
      if (target === null || prospect.deck === 0) return blocker(prospect, actions, then);
      const pile = target === prospect.position ? [...prospect.pile, null] : prospect.pile;
      return blocker({ ...prospect, deck: prospect.deck - 1, pile }, actions, then);
    }
    case 'others': {
      const drawn = action.a.reduce((sum, benefit) => sum + (benefit.t === 'draw' ? benefit.n : 0), 0);
      return blocker({ ...prospect, deck: Math.max(0, prospect.deck - drawn * prospect.otherPlayers) }, actions, then);
    }
    case 'choose': {
      const blockers = action.o.map((option) => blocker(prospect, [...option, ...actions.slice(then)]));
      if (blockers.includes(null)) return null;
      return blockers.length === 1 ? (blockers[0] as PatzcuaroReason) : reason('noOption');
    }
  }
}

/**
 * The resources after this trade: the given cards are on the space, all its other cards are in
 * hand.
 */
export function afterTrade(prospect: Prospect, given: readonly CardId[]): Prospect {
  const taken = prospect.pile.filter((card) => card !== null);
  return {
    ...prospect,
    hand: [...prospect.hand.filter((card) => !given.includes(card)), ...taken],
    unseen: prospect.unseen + prospect.pile.length - taken.length,
    pile: given,
  };
}

/** The resources after placing this hand card. */
export function afterPlacement(prospect: Prospect, card: CardId): Prospect {
  return { ...prospect, hand: prospect.hand.filter((other) => other !== card), placed: prospect.placed + 1 };
}

function altarBlocker(prospect: Prospect, actions: readonly Action[], then: number): PatzcuaroReason | null {
  if (prospect.placed >= ALTAR_SIZE) return blocker(prospect, actions, then);
  // Placing an unseen card first is best, since nothing else is certain with it.
  if (prospect.unseen > 0) {
    return blocker({ ...prospect, unseen: prospect.unseen - 1, placed: prospect.placed + 1 }, actions, then);
  }
  return firstWay(
    prospect.hand,
    (card) => blocker(afterPlacement(prospect, card), actions, then),
    () => reason('noCardToPlace'),
  );
}

function tradeBlocker(
  prospect: Prospect,
  reqs: readonly Requirement[],
  actions: readonly Action[],
  then: number,
): PatzcuaroReason | null {
  for (const topColor of possibleTops(prospect)) {
    const ways = assignments(prospect.hand, reqs, topColor);
    const none = () => noTrade(prospect, reqs, topColor);
    const blocked = firstWay(ways, (given) => blocker(afterTrade(prospect, given), actions, then), none);
    if (blocked !== null) return blocked;
  }
  return null;
}

/**
 * The possible colours of the top card: one, unless it is still to be revealed; undefined without a
 * pile.
 */
function possibleTops({ pile }: Prospect): readonly (Color | undefined)[] {
  const top = pile.at(-1);
  if (top === null) return colors;
  return [top === undefined ? undefined : cardOf(top).color];
}

function noTrade(prospect: Prospect, reqs: readonly Requirement[], topColor: Color | undefined): PatzcuaroReason {
  if (prospect.hand.length === 0) return reason('noCards');
  const unmet = reqs.find((requirement) => assignments(prospect.hand, [requirement], topColor).next().done);
  if (unmet === undefined) return reason('notEnoughCards', { needed: reqs.length });
  if (unmet.k === 'diffTop' && prospect.pile.at(-1) === null) return reason('noOtherColorForSure');
  return handMisfit(unmet, topColor);
}

/**
 * Null if at least one way is not blocked. Otherwise the reason that blocks the first way, or
 * `none()` if there is no way.
 */
function firstWay<T>(
  ways: Iterable<T>,
  blocked: (way: T) => PatzcuaroReason | null,
  none: () => PatzcuaroReason,
): PatzcuaroReason | null {
  let first: PatzcuaroReason | undefined;
  for (const way of ways) {
    const reason = blocked(way);
    if (reason === null) return null;
    first ??= reason;
  }
  return first ?? none();
}
