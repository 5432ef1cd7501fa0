import { publicCtx, whyNot } from '../kit/index.ts';
import type { GameModule, GameRules } from '../kit/index.ts';
import { heuristics } from './bot/heuristics.ts';
import { eventFields, type MuseumEvent } from './events.ts';
import { checkedMoves } from './checked.ts';
import { copy } from './copy.ts';
import { game } from './game.ts';
import { determinize } from './determinize.ts';
import { legalMoves, standIn } from './legal.ts';
import { moves } from './moves.ts';
import { openMoves } from './open.ts';
import { names } from './names.ts';
import { options } from './options.ts';
import type { MuseumOptions } from './options.ts';
import { optionFields, players } from './variants.ts';
import { pickMove } from './pick.ts';
import { waits } from './reasons.ts';
import { reveals } from './reveals.ts';
import { withArrangement } from './rules/arranging.ts';
import { score } from './scoring.ts';
import { sentence } from './sentences.ts';
import type { State, View } from './state.ts';
import { view, viewEvent } from './view.ts';

export const museumRules: GameRules<View, MuseumEvent> = {
  legalMoves: openMoves,
  why: (G, ctx, playerID, move, args) => whyNot(moves, G, ctx, playerID, move, args, waits),
  score,
  sentence,
};

export const museum: GameModule<View, State, MuseumEvent, MuseumOptions> = {
  game,
  names,
  players,
  options,
  optionFields,
  moves: checkedMoves,
  rulesVersion: 1,
  copy,
  view: (G, _ctx, playerID) => view(G, playerID),
  // Phases and stages follow from public information: the turn, the answered players, and the sizes
  // of hands.
  viewCtx: (_G, ctx) => publicCtx(ctx),
  determinize,
  heuristics,
  legalMoves,
  pickMove,
  why: (G, ctx, playerID, move, args) => whyNot(checkedMoves, G, ctx, playerID, move, args, waits),
  standIn,
  withSettings: withArrangement,
  score,
  events: (G) => G.events,
  viewEvent,
  reveals,
  eventFields,
  sentence,
};

export * from './catalogue/boards.ts';
export * from './catalogue/civilisations.ts';
export * from './catalogue/experts.ts';
export * from './catalogue/favours.ts';
export * from './catalogue/headlines.ts';
export * from './catalogue/numbers.ts';
export * from './catalogue/objects.ts';
export * from './catalogue/opinion.ts';
export * from './catalogue/patrons.ts';
export * from './catalogue/types.ts';
export * from './events.ts';
export { canonicalMoves, type MoveName } from './moves.ts';
export { openMoves } from './open.ts';
export type { MuseumOptions } from './options.ts';
export { purchasePreview, type PurchasePreview } from './preview.ts';
export * from './queries.ts';
export { reasonKeys, type MuseumReason, type ReasonKey, type Reasons } from './reasons.ts';
export { bestArrangement, type Best } from './rules/arrangement/best.ts';
export { ownLayout } from './rules/arranging.ts';
export { endTurnBlocker } from './rules/turn.ts';
export { favourBlocker } from './rules/favours.ts';
export { foreignGoodsBlocker } from './rules/buying.ts';
export { inventoryBlocker, secretaryBlocker, handRoom } from './rules/inventory.ts';
export { collectionsOf, isOpen, neighbours, type Collection } from './rules/collections.ts';
export { drawBlocker, takeBlocker } from './rules/exploration.ts';
export { favourLimit, handLimit } from './rules/experts.ts';
export { customs, embargo, fewestOpinion, openSlots } from './rules/headlines.ts';
export { freeCells } from './rules/cells.ts';
export { displayed, placeOnDisplay } from './rules/market.ts';
export { furbishBlocker, poolOwner } from './rules/buying.ts';
export { canonicalPayments } from './rules/payments.ts';
export { expertCost, feeOf, mentorDiscount } from './rules/price.ts';
export { asked } from './rules/steps.ts';
export { patronCards, patronKind, worthOf, type Curator } from './rules/worth.ts';
export { curatorOf, scoreSources, type ScoreSource } from './scoring.ts';
export { sentenceKeys, type SentenceKey } from './sentences.ts';
export * from './state.ts';
