import { isActive, legal, legalMove } from '../kit/index.ts';
import type { PlayerID, ViewCtx } from '../kit/index.ts';
import { objectOf } from './catalogue/objects.ts';
import { continents } from './catalogue/types.ts';
import type { ObjectId } from './catalogue/types.ts';
import { baskets, foreignPurchases } from './canonical.ts';
import { moves } from './moves.ts';
import type { Move } from './moves.ts';
import { favourOf } from './catalogue/favours.ts';
import { ownLayout } from './rules/arranging.ts';
import { favourLimit, handLimit } from './rules/experts.ts';
import { favourTimeBlocker, targetKind } from './rules/favours.ts';
import { handRoom, inventoryBlocker, secretaryBlocker } from './rules/inventory.ts';
import { displayed } from './rules/market.ts';
import { playerOf } from './state.ts';
import type { FavourTarget, PlayerState, View } from './state.ts';

/**
 * Like `legalMoves`, with the present layout as the only final arrangement: a page runs the
 * optimiser in the background.
 */
export function openMoves(G: View, ctx: ViewCtx, playerID: PlayerID): Move[] {
  return isActive(ctx, playerID) ? [...purchases(G, playerID), ...otherMoves(G, ctx, playerID)] : [];
}

/**
 * The listed purchases. They obey the rules by construction; checking them again would take long.
 */
function purchases(G: View, playerID: PlayerID): Move[] {
  return [
    ...baskets(G, playerID).map((basket) => legalMove('buy', basket)),
    ...foreignPurchases(G, playerID).map((purchase) => legalMove('buyForeign', purchase)),
  ];
}

const otherMoves = legal(moves, candidates);

function candidates(G: View, playerID: PlayerID): Move[] {
  const player = playerOf(G, playerID);
  switch (G.step.kind) {
    case 'mulligan':
      return [legalMove('mulligan', false), legalMove('mulligan', true)];
    case 'patron':
      return (player.offer ?? []).map((patron) => legalMove('choosePatron', patron));
    case 'headline':
      return continents.map((continent) => legalMove('chooseOpinion', continent));
    case 'explore':
      return [
        ...byValue(displayed(G)).map((card) => legalMove('draw', card)),
        legalMove('decline', G.turn),
        ...favourPlays(G, playerID),
      ];
    case 'action':
      return [...secretaryCalls(G, playerID), ...inventories(G, playerID), ...favourPlays(G, playerID), legalMove('endTurn')];
    case 'favours':
      return discards(player.favours ?? [], player.favourCount - favourLimit(player.experts)).map((favours) =>
        legalMove('discardFavours', favours),
      );
    case 'hand':
      return discards(byValue(player.hand ?? []).toReversed(), player.handSize - handLimit(player.experts)).map((cards) =>
        legalMove('discard', cards),
      );
    case 'arrangement':
      return [legalMove('finish', ownLayout(G, playerID))];
    default:
      return [];
  }
}

function secretaryCalls(G: View, playerID: PlayerID): Move[] {
  if (secretaryBlocker(G, playerID) !== null) return [];
  return playerOf(G, playerID).pool.map((card) => legalMove('askSecretary', card));
}

function inventories(G: View, playerID: PlayerID): Move[] {
  if (inventoryBlocker(G, playerID) !== null) return [];
  return fromPool(playerOf(G, playerID).pool, handRoom(G, playerID)).map((cards) => legalMove('inventory', cards));
}

function favourPlays(G: View, playerID: PlayerID): Move[] {
  const player = playerOf(G, playerID);
  return (player.favours ?? [])
    .filter((favour) => favourTimeBlocker(G, playerID, favour) === null)
    .flatMap((favour) => targets(G, player, favour).map((target) => legalMove('playFavour', favour, target)));
}

/** Candidate targets for a Favour. */
function targets(G: View, { hand, pool, handSize, experts }: PlayerState, favour: string): FavourTarget[] {
  const { effect } = favourOf(favour);
  const kind = targetKind(effect);
  if (kind.type === 'nothing') return [null];
  if (kind.type === 'continent') return [...continents];
  if (effect.type === 'takeFromDisplay') return displayed(G).map((card) => [card]);
  if (effect.type === 'poolToHand') return fromPool(pool, Math.min(kind.most, handLimit(experts) - handSize));
  return swaps(G, hand ?? []);
}

/** For each Object in a storeroom, the cheapest hand card that can be swapped for it (F9). */
function swaps(G: View, hand: readonly ObjectId[]): ObjectId[][] {
  const rising = byValue(hand).toReversed();
  return G.players
    .flatMap(({ pool }) => pool)
    .flatMap((took) => {
      const gave = rising.find((card) => objectOf(card).value >= objectOf(took).value - 1);
      return gave === undefined ? [] : [[gave, took]];
    });
}

/** The `room` most valuable cards, then each smaller number of them, then each other card alone. */
function fromPool(pool: readonly ObjectId[], room: number): ObjectId[][] {
  const best = byValue(pool);
  const most = Math.max(0, Math.min(room, best.length));
  const prefixes = Array.from({ length: most }, (_, index) => best.slice(0, most - index));
  return [...prefixes, ...(room > 0 ? best.slice(1).map((card) => [card]) : [])];
}

/** The first `count` items, and each list in which another item replaces one of these. */
function discards<T>(items: readonly T[], count: number): T[][] {
  const [first, rest] = [items.slice(0, count), items.slice(count)];
  return [first, ...first.flatMap((_, index) => rest.map((other) => first.with(index, other)))];
}

/** Sorts the most valuable first. */
export function byValue(cards: readonly ObjectId[]): ObjectId[] {
  return cards.toSorted((a, b) => objectOf(b).value - objectOf(a).value);
}
