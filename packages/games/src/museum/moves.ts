import type { LegalMove, UncheckedMove } from '../kit/index.ts';
import type { Continent, FavourId, ObjectId, PatronId } from './catalogue/types.ts';
import { arrange as arrangeMuseum, arrangeBlocker, finish as finishMuseum, finishBlocker } from './rules/arranging.ts';
import { basketBlocker, foreignBlocker } from './rules/buying.ts';
import { decline as declineObject, declineBlocker, draw as drawObject, drawBlocker } from './rules/exploration.ts';
import { discardFavours as discard, discardFavoursBlocker, favourBlocker, playFavour as carryOut } from './rules/favours.ts';
import { addOpinion } from './rules/market.ts';
import { opinionChoiceBlocker } from './rules/headlines.ts';
import * as inventories from './rules/inventory.ts';
import { answerMulligan, choosePatron as keepPatron, mulliganBlocker, patronBlocker } from './rules/opening.ts';
import { buyBasket, buyForeign } from './rules/transactions.ts';
import { beginExploration, endAction, endTurn as finishTurn, endTurnBlocker } from './rules/turn.ts';
import type { Basket, FavourTarget, ForeignPurchase, Layout, State, View } from './state.ts';

type Rule<Args extends readonly unknown[]> = UncheckedMove<View, State, Args>;

/** Keep the first hand, or throw it back (1.4). All answer at the same time. */
const mulligan: Rule<[throwBack: boolean]> = {
  why: (G, _ctx, playerID, throwBack) => mulliganBlocker(G, playerID, throwBack),
  apply: (G, { playerID, random }, throwBack) => answerMulligan(G, playerID, throwBack, random),
  concurrent: true,
};

/** Keep one of the Patrons on offer (1.4). All choose at the same time. */
const choosePatron: Rule<[patron: PatronId]> = {
  why: (G, _ctx, playerID, patron) => patronBlocker(G, playerID, patron),
  apply: (G, { playerID }, patron) => keepPatron(G, playerID, patron),
  concurrent: true,
};

/** The first player puts the Headline's token on one of the continents with the fewest (H17). */
const chooseOpinion: Rule<[continent: Continent]> = {
  why: (G, _ctx, _playerID, continent) => opinionChoiceBlocker(G, continent),
  apply(G, _context, continent) {
    addOpinion(G, continent, null);
    beginExploration(G);
  },
};

/** Take a face-up Object in Exploration (1.6). */
const draw: Rule<[card: ObjectId]> = {
  why: (G, _ctx, playerID, card) => drawBlocker(G, playerID, card),
  apply: (G, { playerID }, card) => drawObject(G, playerID, card),
  concurrent: true,
};

/**
 * Take no Object. `turn` is the answered turn, so that a late answer does not count for another
 * one.
 */
const decline: Rule<[turn: number]> = {
  why: (G, _ctx, playerID, turn) => declineBlocker(G, playerID, turn),
  apply: (G, { playerID }) => declineObject(G, playerID),
  concurrent: true,
};

/** Furbish: buy Objects of one's own hand and pool, and Experts, with one payment (1.6). Atomic. */
const buy: Rule<[basket: Basket]> = {
  why: (G, _ctx, playerID, basket) => basketBlocker(G, playerID, basket),
  apply: (G, { playerID, random }, basket) => buyBasket(G, playerID, basket, random),
};

/** Furbish: buy one Object of another player's pool, with its own payment (1.6). Atomic. */
const buyForeignObject: Rule<[purchase: ForeignPurchase]> = {
  why: (G, _ctx, playerID, purchase) => foreignBlocker(G, playerID, purchase),
  apply: (G, { playerID, random }, purchase) => buyForeign(G, playerID, purchase, random),
};

/** Inventory: take Objects of one's own pool to hand (1.6). */
const inventory: Rule<[cards: readonly ObjectId[]]> = {
  why: (G, _ctx, playerID, cards) => inventories.inventoryBlocker(G, playerID) ?? inventories.takeUpBlocker(G, playerID, cards),
  apply(G, { playerID }, cards) {
    G.thisTurn.action = 'inventory';
    inventories.takeUp(G, playerID, cards, 'inventory');
  },
};

/**
 * Take an Object of one's own pool to hand before the first transaction, with the Secretary (E24).
 */
const askSecretary: Rule<[card: ObjectId]> = {
  why: (G, _ctx, playerID, card) => inventories.secretaryBlocker(G, playerID) ?? inventories.takeUpBlocker(G, playerID, [card]),
  apply(G, { playerID }, card) {
    G.thisTurn.action = 'furbish';
    G.thisTurn.secretaryUsed = true;
    inventories.takeUp(G, playerID, [card], 'secretary');
  },
};

/**
 * Play a Favour in one's own turn (5). Free, because opponents may have to answer at that moment
 * (A13).
 */
const playFavour: Rule<[favour: FavourId, target: FavourTarget]> = {
  why: (G, _ctx, playerID, favour, target) => favourBlocker(G, playerID, favour, target),
  apply: (G, { playerID }, favour, target) => carryOut(G, playerID, favour, target),
  concurrent: true,
  free: true,
};

/** Discard Favours down to the limit, immediately (1.6). */
const discardFavours: Rule<[favours: readonly FavourId[]]> = {
  why: (G, _ctx, playerID, favours) => discardFavoursBlocker(G, playerID, favours),
  apply: (G, { playerID }, favours) => discard(G, playerID, favours),
};

/** End the turn. */
const endTurn: Rule<[]> = {
  why: (G, _ctx, playerID) => endTurnBlocker(G, playerID),
  apply: (G, { playerID }) => endAction(G, playerID),
};

/** Discard Objects down to the hand limit, which ends the turn (1.6). */
const discardObjects: Rule<[cards: readonly ObjectId[]]> = {
  why: (G, _ctx, playerID, cards) => inventories.discardBlocker(G, playerID, cards),
  apply(G, { playerID }, cards) {
    inventories.discard(G, playerID, cards);
    finishTurn(G);
  },
};

/**
 * Rearrange one's museum at any time (1.11, A21). A setting: only the final arrangement has an
 * effect.
 */
const arrange: Rule<[layout: Layout]> = {
  why: (G, _ctx, playerID, layout) => arrangeBlocker(G, playerID, layout),
  apply: (G, { playerID }, layout) => arrangeMuseum(G, playerID, layout),
  free: true,
  setting: true,
};

/** Submit the final arrangement (1.12). */
const finish: Rule<[layout: Layout]> = {
  why: (G, _ctx, playerID, layout) => finishBlocker(G, playerID, layout),
  apply: (G, { playerID }, layout) => finishMuseum(G, playerID, layout),
  final: true,
  concurrent: true,
};

export const moves = {
  mulligan,
  choosePatron,
  chooseOpinion,
  draw,
  decline,
  buy,
  buyForeign: buyForeignObject,
  inventory,
  askSecretary,
  playFavour,
  discardFavours,
  endTurn,
  discard: discardObjects,
  arrange,
  finish,
};
export type MoveName = keyof typeof moves;
/** A move of one of these names. */
export type Move = LegalMove<MoveName>;

/** Moves of which `legalMoves` lists only some. */
export const canonicalMoves: readonly MoveName[] = [
  'buy',
  'buyForeign',
  'inventory',
  'playFavour',
  'discard',
  'arrange',
  'finish',
];
