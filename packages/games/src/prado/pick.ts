import { anyOf, isActive, legalMove, someOf } from '../kit/index.ts';
import type { PlayerID, Random, ViewCtx } from '../kit/index.ts';
import { MISSIONS_KEPT } from './catalogue/box.ts';
import { type Action, pileNames, visitTypes } from './catalogue/types.ts';
import type { VisitType } from './catalogue/types.ts';
import { allActions } from './legal.ts';
import type { Move } from './moves.ts';
import { actionBlocker } from './rules/actions.ts';
import { excess } from './rules/flow.ts';
import { playerOf } from './state.ts';
import type { Choice, Laying, View } from './state.ts';

/**
 * One in `LOTS` moves of a phase ends it early. In the Visit phase, `JOKERS` in `LOTS` are Jokers.
 */
const LOTS = 8;
const JOKERS = 2;
/** Number of random actions to try before the phase ends. */
const TRIES = 8;

/** A random legal move, which more often acts than ends a phase. Null when there is none. */
export function pickMove(G: View, ctx: ViewCtx, playerID: PlayerID, random: Random): Move | null {
  return picker(G, ctx, playerID, random)();
}

/**
 * Returns a function that picks a move of one position, as `pickMove` does. Its calls share the
 * legality of each action.
 */
export function picker(G: View, ctx: ViewCtx, playerID: PlayerID, random: Random): () => Move | null {
  const { choice, laying, window, actionsLeft } = G;
  const { hand, missions, ready } = playerOf(G, playerID);
  if (hand === null || !isActive(ctx, playerID)) return () => null;
  if (choice !== null) return () => pickPainting(G, choice, random);
  if (laying !== null) return () => pickLaid(laying, hand, random);
  if (window !== null) {
    const mayBlock = hand.includes('security');
    return () => legalMove('answer', window.id, mayBlock && random.below(2) === 0);
  }
  if (!ready) return () => legalMove('keepMissions', someOf(missions ?? [], MISSIONS_KEPT, random));
  const isLegal = legality(G, playerID);
  if (actionsLeft === null) return () => pickVisit(G, isLegal, hand, random);
  if (actionsLeft > 0) return () => pickAct(isLegal, random);
  return () => legalMove('discard', pickCards(hand, excess(G, playerID), random));
}

type Legality = (action: Action) => boolean;

/** Returns a function that checks whether an action is legal for the player, once per action. */
function legality(G: View, playerID: PlayerID): Legality {
  const known = new Map<Action, boolean>();
  return (action) => {
    let legal = known.get(action);
    if (legal === undefined) {
      legal = actionBlocker(G, playerID, action) === null;
      known.set(action, legal);
    }
    return legal;
  };
}

/** The actions for which each Visit card may be played. */
const actionsOf: Readonly<Record<VisitType, readonly Action[]>> = {
  move: allActions.filter(({ type }) => type === 'move'),
  help: allActions.filter(({ type }) => type === 'help'),
  change: allActions.filter(({ type }) => type === 'change'),
  security: [],
};

function pickPainting(G: View, choice: Choice, random: Random): Move {
  if (choice.kind === 'hang') {
    return legalMove('hang', choice.room, anyOf(choice.shown, random), anyOf(['bottom', 'top'], random));
  }
  const piles = pileNames.filter((pile) => G.piles[pile].size > 0);
  return legalMove('replace', choice.room, anyOf(piles, random));
}

function pickLaid({ slot, min, max }: Laying, hand: readonly VisitType[], random: Random): Move {
  const count = min + random.below(Math.min(max, hand.length) - min + 1);
  return legalMove('lay', slot, pickCards(hand, count, random));
}

function pickVisit(G: View, isLegal: Legality, hand: readonly VisitType[], random: Random): Move {
  for (let i = 0; i < TRIES; i++) {
    const lot = random.below(LOTS);
    if (lot === 0) break;
    const joker = lot <= JOKERS;
    const cards = joker ? pickCards(hand, G.effects.jokerCost, random) : someOf(hand, 1, random);
    const [card] = cards;
    if (card === undefined || (joker && cards.length < G.effects.jokerCost)) continue;
    const action = anyOf(joker ? allActions : actionsOf[card], random);
    if (action === null || !isLegal(action)) continue;
    return joker ? legalMove('playJoker', cards, action) : legalMove('playCard', card, action);
  }
  return legalMove('endVisit');
}

function pickAct(isLegal: Legality, random: Random): Move {
  if (random.below(LOTS) === 0) return legalMove('endTurn');
  for (let i = 0; i < TRIES; i++) {
    const action = anyOf(allActions, random);
    if (action !== null && isLegal(action)) return legalMove('act', action);
  }
  return legalMove('endTurn');
}

/** `count` random cards of a hand, in the order of `visitTypes`. */
function pickCards(hand: readonly VisitType[], count: number, random: Random): VisitType[] {
  return someOf(hand, count, random).toSorted((a, b) => visitTypes.indexOf(a) - visitTypes.indexOf(b));
}
