import type { Features, PlayerID, ViewCtx } from '../../kit/index.ts';
import type { Action } from '../catalogue/types.ts';
import { ALTAR_SIZE } from '../rules/altar.ts';
import { allSteps, destination } from '../rules/rondel.ts';
import { playerOf, spaceAt } from '../state.ts';
import type { View } from '../state.ts';
import { FLIP, meant, outlook, planOf, turnsLeft } from './outlook.ts';

/**
 * A state in numbers.
 *
 * @param scale points per unit of the first number
 */
export function features(G: View, ctx: ViewCtx, scale: number): Features {
  const turns = turnsLeft(G);
  const seats = G.players.length;
  const players = G.players.map((_, index) => featuresOf(G, ctx, String(index), turns, scale));
  const table = [turns / 6, G.deckSize / seats / 10, G.triggerers === null ? 0 : 1, G.steps.length / 3, seats / 4];
  return { players, table };
}

function featuresOf(G: View, ctx: ViewCtx, playerID: PlayerID, turns: number, scale: number): number[] {
  const { altar, flipped, handSize } = playerOf(G, playerID);
  const plan = planOf(G, playerID, turns);
  const { sketch, hand, left } = plan;
  const hoped = outlook(plan);
  const sizes = altar.map((level) => level.length);
  const room = ALTAR_SIZE - sizes.reduce((sum, size) => sum + size, 0);
  const best = [0, 1, 2].map((level) => Math.max(0, ...hand.map((face) => sketch.gain(face, level))));
  const soon = best.filter((_, level) => sketch.isOpen(level));
  const uses = meant(plan);
  const steps = G.steps.filter(({ player }) => player === playerID);
  const reach = allSteps.map((count) => spaceAt(G, destination(G, playerID, count)).actions);
  const fee = flipped ? FLIP : 0;
  return [
    (hoped - fee) / scale,
    (sketch.points() - fee) / 30,
    (hoped - outlook(plan, Math.max(0, left - 0.66))) / 5,
    (outlook(plan, Math.min(room, left + 0.66)) - hoped) / 5,
    (sizes[0] ?? 0) / 4,
    (sizes[1] ?? 0) / 3,
    (sizes[2] ?? 0) / 2,
    handSize / 6,
    flipped ? 1 : 0,
    waiting(G, ctx, playerID),
    steps.length / 2,
    steps.some(({ action }) => places(action)) ? 1 : 0,
    uses.length / 3,
    uses.reduce((sum, { surplus }) => sum + surplus, 0) / 10,
    Math.max(0, ...soon) / 8,
    (best[1] ?? 0) / 10,
    (best[2] ?? 0) / 10,
    reach.filter((actions) => actions.some(places)).length / 3,
    G.triggerers?.includes(playerID) === true ? 1 : 0,
  ];
}

/** The share of all seats that have a turn before this one; 0 for the player in turn. */
function waiting(G: View, { currentPlayer }: ViewCtx, playerID: PlayerID): number {
  const seats = G.order.length;
  return ((G.order.indexOf(playerID) - G.order.indexOf(currentPlayer) + seats) % seats) / seats;
}

/** Whether an action lets its player place a card. */
function places(action: Action): boolean {
  return action.t === 'altar' || (action.t === 'choose' && action.o.some((option) => option.some(places)));
}
