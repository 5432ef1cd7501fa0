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
 * What a player can count on while resolving a space, as far as it matters for what can still be
 * done there (1.6).
 */
export interface Prospect {
  hand: readonly CardId[];
  /**
   * Cards that will have come to the hand unseen: they can be placed, but no requirement can be
   * promised to fit.
   */
  unseen: number;
  /** Cards on the altar. */
  placed: number;
  deck: number;
  /** The pile of the space, bottom to top; null is a card that will have been turned there. */
  pile: readonly (CardId | null)[];
  route: readonly SpaceState[];
  position: number;
  otherPlayers: number;
}

/** What a player could count on at a position; null when the hand is hidden from the asker. */
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
 * Why the actions cannot all be taken in order, whatever is chosen on the way; null when they can.
 * Cards are tried, not counted: one that was placed or traded before is gone, and one drawn before
 * is of no known use.
 *
 * @param at the first of the actions that is still to be taken
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
 * What the player counts on after this trade: the given cards lie on the space, all others of it
 * are in hand.
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

/** What the player counts on after placing this card of the hand. */
export function afterPlacement(prospect: Prospect, card: CardId): Prospect {
  return { ...prospect, hand: prospect.hand.filter((other) => other !== card), placed: prospect.placed + 1 };
}

function altarBlocker(prospect: Prospect, actions: readonly Action[], then: number): PatzcuaroReason | null {
  if (prospect.placed >= ALTAR_SIZE) return blocker(prospect, actions, then);
  // An unseen card is the best to part with, since nothing can be promised with it.
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
 * The colours that the top card may turn out to have: one, unless it is yet to be turned; undefined
 * without a pile.
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
 * Null as soon as one way is not blocked, otherwise what blocks the first one, or `none()` when
 * there is no way at all.
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
