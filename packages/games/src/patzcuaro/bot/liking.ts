import type { Liking, Manner, PlayerID } from '../../kit/index.ts';
import type { Action, CardId, Steps } from '../catalogue/types.ts';
import type { TravelMode } from '../events.ts';
import { allSteps, destination } from '../rules/rondel.ts';
import { playerOf, spaceAt } from '../state.ts';
import type { View } from '../state.ts';

/** A collector's liking for a card more in hand. */
const CARD = 1.4;
/** A racer's liking for a placement. */
const PLACEMENT = 2;
/**
 * A spoiler's dislike of a gift to others, and liking for a placement that the next player misses.
 */
const GIFT = 2;
const MISSED = 1.8;

/**
 * What a manner adds to a move: cards for a collector, placements for a racer, and no gifts from a
 * spoiler.
 */
export function liking(G: View, playerID: PlayerID, manner: Exclude<Manner, 'balanced'>): Liking {
  const value = { collector: cardsFrom, racer: placementsFrom, spoiler: (action: Action) => -GIFT * giftsFrom(action) }[manner];
  const weight = { collector: CARD, racer: PLACEMENT, spoiler: 1 }[manner];
  return ({ move, args }) => {
    switch (move) {
      case 'travel': {
        const mode = args[1] as TravelMode;
        if (mode !== 'act') return manner === 'collector' ? CARD * (mode === 'flip' ? 2 : 1) : 0;
        const to = destination(G, playerID, args[0] as Steps);
        const taken = manner === 'spoiler' && isWithinReach(G, playerID, to) ? MISSED * placementsAt(G, to) : 0;
        return weight * total(spaceAt(G, to).actions, value) + taken;
      }
      case 'choose': {
        const step = G.steps[0]?.action;
        const option = step?.t === 'choose' ? (step.o[args[0] as number] ?? []) : [];
        return weight * total(option, value);
      }
      case 'trade': {
        const { pile } = spaceAt(G, playerOf(G, playerID).position);
        return manner === 'collector' ? CARD * (pile.length - (args[0] as CardId[]).length) : 0;
      }
      case 'place':
        return manner === 'racer' ? PLACEMENT : 0;
      default:
        return 0;
    }
  };
}

/** The sum over all actions; of a choice, its best option. */
function total(actions: readonly Action[], value: (action: Action) => number): number {
  return actions.reduce((sum, action) => {
    if (action.t !== 'choose') return sum + value(action);
    return sum + Math.max(...action.o.map((option) => total(option, value)));
  }, 0);
}

function cardsFrom(action: Action): number {
  return action.t === 'draw' ? action.n : 0;
}

function placementsFrom({ t }: Action): number {
  return t === 'altar' ? 1 : 0;
}

function giftsFrom(action: Action): number {
  return action.t === 'others' ? action.a.length : 0;
}

function placementsAt(G: View, position: number): number {
  return total(spaceAt(G, position).actions, placementsFrom);
}

/** Whether the next player could move to this position. */
function isWithinReach(G: View, playerID: PlayerID, position: number): boolean {
  const next = G.order[(G.order.indexOf(playerID) + 1) % G.order.length] as PlayerID;
  return allSteps.some((steps) => destination(G, next, steps) === position);
}
