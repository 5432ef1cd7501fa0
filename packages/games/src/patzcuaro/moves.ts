import type { LegalMove, UncheckedMove } from '../kit/index.ts';
import type { Level, Steps, CardId } from './catalogue/types.ts';
import type { TravelMode } from './events.ts';
import { drawCards, placeCard, tradeCards } from './rules/changes.ts';
import { choiceBlocker, passBlocker, placementBlocker, tradeBlocker } from './rules/choices.ts';
import { destination } from './rules/rondel.ts';
import { dueAction, dueStep, finishStep, firstThing, prepend, settle } from './rules/steps.ts';
import { travelBlocker } from './rules/travel.ts';
import { playerOf, spaceAt } from './state.ts';
import type { State, View } from './state.ts';

type Rule<Args extends readonly unknown[]> = UncheckedMove<View, State, Args>;

/** Whether an altar step is a gift or the last placement. */
function causeOf(G: State, playerID: string): 'space' | 'gift' | 'last' {
  if (G.triggerers !== null) return 'last';
  return dueStep(G, playerID)?.optional === true ? 'gift' : 'space';
}

/**
 * Move 1, 2 or 3 unoccupied spaces, then act there, flip the player card, or draw one card (1.4).
 */
const travel: Rule<[steps: Steps, mode: TravelMode]> = {
  why: (G, _ctx, playerID, steps, mode) => (G.steps.length > 0 ? firstThing(G) : travelBlocker(G, playerID, steps, mode)),
  apply(G, { playerID }, steps, mode) {
    const player = playerOf(G, playerID);
    const from = player.position;
    const to = destination(G, playerID, steps);
    const space = spaceAt(G, to);
    player.position = to;
    player.moved = true;
    G.events.push({ type: 'moved', player: playerID, from, to, steps, mode, spaceId: space.id });
    if (mode === 'act') {
      prepend(G, playerID, space.actions);
      settle(G);
    } else if (mode === 'flip') {
      player.flipped = true;
      G.events.push({ type: 'flipped', player: playerID });
      drawCards(G, playerID, 2, 'flip');
    } else {
      drawCards(G, playerID, 1, 'fallback');
    }
  },
};

/** Take one option of the space, counted from 0. */
const choose: Rule<[option: number]> = {
  why: (G, _ctx, playerID, option) => choiceBlocker(G, playerID, option),
  apply(G, { playerID }, option) {
    const actions = dueAction(G, playerID, 'choose')?.o[option] ?? [];
    G.steps.shift();
    prepend(G, playerID, actions);
    G.events.push({ type: 'chose', player: playerID, spaceId: spaceAt(G, playerOf(G, playerID).position).id, option });
    settle(G);
  },
};

/** Give hand cards in requirement order, and take the cards that lay on the space. */
const trade: Rule<[cards: readonly CardId[]]> = {
  why: (G, _ctx, playerID, cards) => tradeBlocker(G, playerID, cards),
  apply(G, { playerID }, cards) {
    tradeCards(G, playerID, cards);
    finishStep(G);
  },
};

/**
 * Place a hand card on the next place of a level: by an altar action, a gift, or a last placement.
 */
const place: Rule<[card: CardId, level: Level]> = {
  why: (G, _ctx, playerID, card, level) => placementBlocker(G, playerID, card, level),
  apply(G, { playerID }, card, level) {
    placeCard(G, playerID, card, level, causeOf(G, playerID));
    finishStep(G);
  },
};

/** Place no card, where placing is optional. */
const pass: Rule<[]> = {
  why: (G, _ctx, playerID) => passBlocker(G, playerID),
  apply(G, { playerID }) {
    G.events.push({ type: 'passed', player: playerID, cause: G.triggerers === null ? 'gift' : 'last' });
    finishStep(G);
  },
};

export const moves = { travel, choose, trade, place, pass };
export type MoveName = keyof typeof moves;
/** A move of one of these names. */
export type Move = LegalMove<MoveName>;
