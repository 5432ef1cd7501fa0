import { isAsked, legalMove, type LegalMove, type PlayerID, type UncheckedMove } from '../kit/index.ts';
import type { Action, MissionId, PaintingId, PileName, RoomNumber, SlotId, VisitType } from './catalogue/types.ts';
import { reason } from './reasons.ts';
import { actionBlocker } from './rules/actions.ts';
import { discardBlocker, hangBlocker, layBlocker, missionsBlocker, phaseBlocker, pileBlocker } from './rules/choices.ts';
import { beginPhotography, settle } from './rules/flow.ts';
import { choosePile, hangOneOf } from './rules/photo.ts';
import { ordersBlocker } from './rules/orders.ts';
import { answerBlocker, asking, openWindow, takeAnswer, wishBlocker } from './rules/reaction.ts';
import { settleLaying } from './rules/slots.ts';
import { missingCard, playFromHand } from './rules/visits.ts';
import { playerOf } from './state.ts';
import type { ReactionMode, StandingOrder, State, View } from './state.ts';
import type { MoveContext } from '../kit/index.ts';

type Rule<Args extends readonly unknown[]> = UncheckedMove<View, State, Args>;

/** Keep two of the three missions. */
const keepMissions: Rule<[missions: readonly MissionId[]]> = {
  why: (G, _ctx, playerID, missions) => missionsBlocker(G, playerID, missions),
  apply(G, { playerID }, missions) {
    const player = playerOf(G, playerID);
    player.missions = [...missions];
    player.ready = true;
    G.events.push({ type: 'keptMissions', player: playerID, missions: player.missions });
  },
  final: true,
  concurrent: true,
};

/** Lay cards aside for the slot card. */
const lay: Rule<[slot: SlotId, cards: readonly VisitType[]]> = {
  why: (G, _ctx, playerID, slot, cards) => layBlocker(G, playerID, slot, cards),
  apply(G, context, slot, cards) {
    playerOf(G, context.playerID).laid = [...cards];
    const { laying } = G;
    if (laying?.players.every((player) => playerOf(G, player).laid !== null)) settleLaying(G, slot);
    goOn(G, context);
  },
  final: true,
  concurrent: true,
};

/** Play a Visit card for its action. */
const playCard: Rule<[card: VisitType, action: Action]> = {
  why: (G, _ctx, playerID, card, action) => {
    const { hand } = playerOf(G, playerID);
    const phase = phaseBlocker(G, 'visit');
    if (phase !== null) return phase;
    if (hand === null) return reason('handHidden');
    if (!hand.includes(card)) return reason('cardNotInHand', { card });
    if (card === 'security') return reason('securityOnlyBlocks');
    if (card !== action.type) return reason('otherAction', { card, action: action.type });
    return actionBlocker(G, playerID, action);
  },
  apply: (G, context, card, action) => declare(G, context, [card], false, action),
};

/** Play a Joker: two cards, or the number it costs in this round, for any action. */
const playJoker: Rule<[cards: readonly VisitType[], action: Action]> = {
  why: (G, _ctx, playerID, cards, action) => {
    const { hand } = playerOf(G, playerID);
    const phase = phaseBlocker(G, 'visit');
    if (phase !== null) return phase;
    const needed = G.effects.jokerCost;
    if (cards.length !== needed) return reason('wrongNumberOfCards', { needed, given: cards.length });
    if (hand === null) return reason('handHidden');
    const card = missingCard(hand, cards);
    return card === null ? actionBlocker(G, playerID, action) : reason('cardNotInHand', { card });
  },
  apply: (G, context, cards, action) => declare(G, context, [...cards], true, action),
};

/** Allow a declared action, or block it with a Security card. */
const answer: Rule<[window: string, block: boolean]> = {
  why: (G, ctx, playerID, id, block) => {
    const blocker = answerBlocker(G, playerID, id, block);
    return blocker === null && block && !isAsked(ctx, playerID) ? reason('alreadyAnswered') : blocker;
  },
  apply(G, context, _id, block) {
    takeAnswer(G, context.playerID, block);
    goOn(G, context);
  },
  final: true,
  concurrent: true,
};

/** Allow a declared action, with effect only when the window's time is over. */
const waive: Rule<[window: string]> = {
  why: (G, ctx, playerID, id) =>
    answerBlocker(G, playerID, id, false) ?? (isAsked(ctx, playerID) ? null : reason('alreadyAnswered')),
  apply(G, { playerID }) {
    G.waived.push(playerID);
  },
  final: true,
  concurrent: true,
};

/**
 * The move that the server makes for a person's answer. A pass becomes a `waive`, so that it stays
 * hidden until the window's time is over.
 */
export function deferred(move: string, args: readonly unknown[]): Move | null {
  const [id, block] = args;
  return move === 'answer' && args.length === 2 && block === false ? legalMove('waive', id) : null;
}

/** Continue with the Photography phase. */
const endVisit: Rule<[]> = {
  why: (G) => phaseBlocker(G, 'visit'),
  apply: (G, { playerID }) => beginPhotography(G, playerID),
};

/** A basic action of the Photography phase. */
const act: Rule<[action: Action]> = {
  why: (G, _ctx, playerID, action) => phaseBlocker(G, 'photography') ?? actionBlocker(G, playerID, action),
  apply(G, context, action) {
    const { playerID } = context;
    G.actionsLeft = (G.actionsLeft ?? 1) - 1;
    G.steps.push({ t: 'act', player: playerID, action });
    goOn(G, context);
  },
};

/** Forgo the remaining basic actions. */
const endTurn: Rule<[]> = {
  why: (G) => phaseBlocker(G, 'photography'),
  apply(G) {
    G.actionsLeft = 0;
  },
};

/** Discard down to the hand limit at the end of the turn. */
const discard: Rule<[cards: readonly VisitType[]]> = {
  why: (G, _ctx, playerID, cards) => phaseBlocker(G, 'discard') ?? discardBlocker(G, playerID, cards),
  apply(G, { playerID }, cards) {
    playFromHand(G, playerID, cards);
    G.events.push({ type: 'discarded', player: playerID, cards: [...cards], cause: 'limit' });
  },
};

/** Choose the pile of the next painting. */
const replace: Rule<[room: RoomNumber, pile: PileName]> = {
  why: (G, _ctx, playerID, room, pile) => pileBlocker(G, playerID, room, pile),
  apply(G, context, room, pile) {
    const { playerID, random } = context;
    choosePile(G, random, playerID, room, pile, playerID);
    goOn(G, context);
  },
};

/**
 * Solo play: hang one of the two paintings, and put the other one on the top or at the bottom of
 * its pile.
 */
const hang: Rule<[room: RoomNumber, painting: PaintingId, rest: 'top' | 'bottom']> = {
  why: (G, _ctx, playerID, room, painting) => hangBlocker(G, playerID, room, painting),
  apply(G, context, _room, painting, rest) {
    hangOneOf(G, context.random, painting, rest);
    goOn(G, context);
  },
};

/** Set when to be asked about blocking. Other players do not see it. */
const setReactions: Rule<[mode: ReactionMode]> = {
  why: (G, _ctx, playerID) => wishBlocker(G, playerID),
  apply(G, { playerID }, mode) {
    const player = playerOf(G, playerID);
    player.reactions = mode;
    if (mode !== 'never') player.usualReactions = mode;
  },
  concurrent: true,
  free: true,
  setting: true,
};

/** Replace one's standing orders about blocking. Other players do not see them. */
const setOrders: Rule<[orders: readonly StandingOrder[]]> = {
  why: (G, _ctx, playerID, orders) => wishBlocker(G, playerID) ?? ordersBlocker(G, playerID, orders),
  apply(G, { playerID }, orders) {
    playerOf(G, playerID).orders = [...orders];
  },
  concurrent: true,
  free: true,
  setting: true,
};

/**
 * Plays the cards to the exit and announces the action. Then the others may block, or the action
 * takes effect.
 */
function declare(G: State, context: MoveContext, cards: VisitType[], joker: boolean, action: Action): void {
  const { playerID: player, random } = context;
  playFromHand(G, player, cards);
  const window = asking(G, player, action);
  G.events.push({ type: 'declared', player, cards, joker, action, window });
  if (window === 'opened') openWindow(G, random, { player, cards, joker, action });
  else G.steps.push({ t: 'act', player, action });
  goOn(G, context);
}

/** Carries out the next steps, from the view of the active player. */
function goOn(G: State, { ctx, random }: { ctx: { currentPlayer: PlayerID }; random: MoveContext['random'] }): void {
  settle(G, random, ctx.currentPlayer);
}

export const moves = {
  keepMissions,
  lay,
  playCard,
  playJoker,
  answer,
  waive,
  endVisit,
  act,
  endTurn,
  discard,
  replace,
  hang,
  setReactions,
  setOrders,
};
export type MoveName = keyof typeof moves;
/** A move of one of these names. */
export type Move = LegalMove<MoveName>;
