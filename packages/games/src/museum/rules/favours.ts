import type { PlayerID } from '../../kit/index.ts';
import { favourOf } from '../catalogue/favours.ts';
import { objectOf } from '../catalogue/objects.ts';
import type { Continent, FavourEffect, FavourId, ObjectId } from '../catalogue/types.ts';
import { reason } from '../reasons.ts';
import type { MuseumReason } from '../reasons.ts';
import { playerOf } from '../state.ts';
import type { FavourTarget, State, View } from '../state.ts';
import { isFurbishOnly } from './afterInventory.ts';
import { furbishBlocker, poolOwner, twice } from './buying.ts';
import { favourLimit } from './experts.ts';
import { skipExplorers } from './exploration.ts';
import { takeUp, takeUpBlocker } from './inventory.ts';
import { addToHand, drawObject, placeOnDisplay, takeFromDisplay, takeFromHand, takeFromPool } from './market.ts';
import { gainPrestige } from './prestige.ts';
import { notNow, notYours } from './steps.ts';

/** The kind of target that a Favour needs: nothing, a continent, or at most `most` cards. */
export type TargetKind = { type: 'nothing' } | { type: 'continent' } | { type: 'cards'; most: number };

export function targetKind(effect: FavourEffect): TargetKind {
  switch (effect.type) {
    case 'removeOpinion':
    case 'drawFromDeck':
      return { type: 'continent' };
    case 'takeFromDisplay':
      return { type: 'cards', most: 1 };
    case 'poolToHand':
      return { type: 'cards', most: effect.count };
    case 'swap':
      return { type: 'cards', most: 2 };
    case 'gainPrestige':
    case 'discountObject':
    case 'discountExpert':
    case 'waiveFee':
      return { type: 'nothing' };
  }
}

/**
 * Why a player may not play this Favour now, whatever its target; null when they hold it and the
 * time is right (1.6, A13).
 */
export function favourTimeBlocker(G: View, playerID: PlayerID, favour: FavourId): MuseumReason | null {
  const wrong = notYours(G, playerID) ?? (G.step.kind === 'explore' ? null : notNow(G, 'action'));
  if (wrong !== null) return wrong;
  const { favours } = playerOf(G, playerID);
  if (favours === null) return reason('hidden');
  if (!favours.includes(favour)) return reason('favourNotHeld');
  if (G.thisTurn.favourPlayed) return reason('favourPlayed');
  if (!isFurbishOnly(favour)) return null;
  return G.step.kind === 'explore' ? reason('favourInAction', { favour: favourOf(favour).kind }) : furbishBlocker(G, playerID);
}

/**
 * Why a player may not play this Favour on this target now; null when they may (5). A rejected
 * Favour stays in hand.
 */
export function favourBlocker(G: View, playerID: PlayerID, favour: FavourId, target: FavourTarget): MuseumReason | null {
  const wrong = favourTimeBlocker(G, playerID, favour);
  if (wrong !== null) return wrong;
  const { kind, effect } = favourOf(favour);
  const asks = targetKind(effect);
  if (asks.type === 'nothing') {
    if (target !== null) return reason('favourNeedsNothing', { favour: kind });
    return effect.type === 'gainPrestige' && G.prestige === 0 ? reason('supplyEmpty') : null;
  }
  if (asks.type === 'continent') {
    return typeof target === 'string' ? continentBlocker(G, effect, target) : reason('favourNeedsContinent', { favour: kind });
  }
  if (target === null || typeof target === 'string' || target.length > asks.most) {
    return reason('favourNeedsCards', { favour: kind, cards: asks.most });
  }
  if (effect.type === 'poolToHand') return takeUpBlocker(G, playerID, target);
  if (target.length !== asks.most) return reason('favourNeedsCards', { favour: kind, cards: asks.most });
  const [card, other] = target as [ObjectId, ObjectId];
  if (effect.type === 'swap') return swapBlocker(G, playerID, card, other, effect.above);
  return placeOnDisplay(G, card) === null ? reason('notOnDisplay', { card }) : null;
}

function continentBlocker(G: View, effect: FavourEffect, continent: Continent): MuseumReason | null {
  if (effect.type === 'removeOpinion') return G.opinion[continent] === 0 ? reason('noOpinionThere', { continent }) : null;
  return G.deckSizes[continent] === 0 ? reason('deckEmpty', { continent }) : null;
}

function swapBlocker(G: View, playerID: PlayerID, gave: ObjectId, took: ObjectId, above: number): MuseumReason | null {
  if (playerOf(G, playerID).hand?.includes(gave) !== true) return reason('cardNotInHand', { card: gave });
  if (poolOwner(G, took) === null) return reason('notInAnyPool', { card: took });
  const limit = objectOf(gave).value + above;
  return objectOf(took).value > limit ? reason('worthTooMuch', { card: took, limit }) : null;
}

/** Plays a Favour: discards the card and applies its effect (5). */
export function playFavour(G: State, playerID: PlayerID, favour: FavourId, target: FavourTarget): void {
  const player = playerOf(G, playerID);
  const { effect } = favourOf(favour);
  player.favours = player.favours.filter((other) => other !== favour);
  player.favourCount = player.favours.length;
  G.favourPile.push(favour);
  G.thisTurn.favourPlayed = true;
  if (isFurbishOnly(favour)) G.thisTurn.action = 'furbish';
  G.events.push({ type: 'playedFavour', player: playerID, favour });
  carryOut(G, playerID, effect, target);
}

function carryOut(G: State, playerID: PlayerID, effect: FavourEffect, target: FavourTarget): void {
  const continent = target as Continent;
  const cards = target as readonly ObjectId[];
  switch (effect.type) {
    case 'removeOpinion':
      G.opinion[continent] -= 1;
      G.events.push({ type: 'opinionRemoved', player: playerID, continent, tokens: G.opinion[continent] });
      return;
    case 'gainPrestige':
      return gainPrestige(G, playerID, effect.count, 'favour');
    case 'drawFromDeck':
      return drawFromDeck(G, playerID, continent, effect.count);
    case 'discountObject':
      G.thisTurn.objectDiscount = effect.count;
      return;
    case 'discountExpert':
      G.thisTurn.expertDiscount = effect.count;
      return;
    case 'waiveFee':
      G.thisTurn.feeWaived = true;
      return;
    case 'takeFromDisplay': {
      const [card] = cards as [ObjectId];
      const place = takeFromDisplay(G, playerID, card);
      G.events.push({ type: 'tookFromDisplay', player: playerID, card, ...place });
      return skipExplorers(G);
    }
    case 'poolToHand':
      G.thisTurn.closed = true;
      return takeUp(G, playerID, cards, 'nightShift');
    case 'swap':
      return swap(G, playerID, ...(cards as [ObjectId, ObjectId]));
  }
}

/**
 * Draws the top Objects of a deck, unseen by the others. Public Opinion cards on the way are
 * revealed (F3).
 */
function drawFromDeck(G: State, playerID: PlayerID, continent: Continent, count: number): void {
  const cards: ObjectId[] = [];
  while (cards.length < count) {
    const card = drawObject(G, continent);
    if (card === null) break;
    cards.push(card);
  }
  if (cards.length === 0) return;
  addToHand(G, playerID, cards);
  G.stirred = true;
  G.events.push({ type: 'drewFromDeck', player: playerID, continent, count: cards.length, cards });
}

/** Swaps a hand card for one of a storeroom (F9). */
function swap(G: State, playerID: PlayerID, gave: ObjectId, took: ObjectId): void {
  const owner = poolOwner(G, took) as PlayerID;
  takeFromPool(G, owner, [took]);
  takeFromHand(G, playerID, [gave]);
  playerOf(G, owner).pool.push(gave);
  addToHand(G, playerID, [took]);
  G.events.push({ type: 'swapped', player: playerID, gave, took, owner });
}

/**
 * Why a player may not discard these Favours: it must be exactly the number above the limit (1.6).
 */
export function discardFavoursBlocker(G: View, playerID: PlayerID, favours: readonly FavourId[]): MuseumReason | null {
  const wrong = notYours(G, playerID) ?? notNow(G, 'favours');
  if (wrong !== null) return wrong;
  const player = playerOf(G, playerID);
  if (player.favours === null) return reason('hidden');
  const { favours: held } = player;
  if (favours.some((favour) => !held.includes(favour)) || twice(favours) !== undefined) return reason('favourNotHeld');
  const needed = player.favourCount - favourLimit(player.experts);
  return favours.length === needed ? null : reason('wrongNumber', { needed, given: favours.length });
}

/** Discards Favours above the limit, without their effects. Then the Action phase continues. */
export function discardFavours(G: State, playerID: PlayerID, favours: readonly FavourId[]): void {
  const player = playerOf(G, playerID);
  player.favours = player.favours.filter((favour) => !favours.includes(favour));
  player.favourCount = player.favours.length;
  G.favourPile.push(...favours);
  G.events.push({ type: 'discardedFavours', player: playerID, favours: [...favours] });
  G.step = { kind: 'action' };
}
