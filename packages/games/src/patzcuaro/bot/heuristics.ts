import type { Candidate, Heuristics, LegalMove, PlayerID, ViewCtx } from '../../kit/index.ts';
import { legalMoves } from '../legal.ts';
import type { Action, CardId, Level, Steps } from '../catalogue/types.ts';
import type { TravelMode } from '../events.ts';
import { ALTAR_SIZE } from '../rules/altar.ts';
import { topColor } from '../rules/choices.ts';
import { fits } from '../rules/requirement.ts';
import { destination } from '../rules/rondel.ts';
import { dueStep } from '../rules/steps.ts';
import { playerOf, spaceAt } from '../state.ts';
import type { View } from '../state.ts';
import { features } from './features.ts';
import { liking } from './liking.ts';
import { faceOf, type Face } from './face.ts';
import { FLIP, meant, outlook, Plan, planOf, prospects, turnsLeft } from './outlook.ts';

/** Worth of a card drawn unseen. */
const DRAWN = 1.1;
/** Weight of the rivals' gain from gifts. */
const GIVEN = 0.3;
/** Worth of a placement given to others. */
const GIVEN_CARD = 4;
/** A lead of this many points makes a win e times as likely. */
const SCALE = 7;
/** Number of best pairs of card and level for which a placement is evaluated in full. */
const TRIED = 2;

export const heuristics: Heuristics<View> = {
  candidates,
  liking,
  prospects,
  features: (G, ctx) => features(G, ctx, SCALE),
  taken: (G, playerID) => playerOf(G, playerID).altar.flat(),
  spread: 3,
  scale: SCALE,
  horizon: () => 6,
};

/**
 * Candidate moves, each evaluated to the end of the turn: every space is used in the best way for
 * the hand at that point.
 */
function candidates(G: View, ctx: ViewCtx, playerID: PlayerID): Candidate[] {
  const plan = planOf(G, playerID, Math.max(0, turnsLeft(G) - 1));
  const now = outlook(plan);
  const later =
    dueStep(G, playerID) === null ? [] : G.steps.slice(1).flatMap(({ player, action }) => (player === playerID ? [action] : []));
  return legalMoves(G, ctx, playerID).map(({ move, args }) => {
    return { move, args, worth: worth(G, playerID, plan, { move, args }, later) - now };
  });
}

function worth(G: View, playerID: PlayerID, plan: Plan, { move, args }: LegalMove, later: readonly Action[]): number {
  const { position } = playerOf(G, playerID);
  switch (move) {
    case 'travel': {
      const to = destination(G, playerID, args[0] as Steps);
      const mode = args[1] as TravelMode;
      if (mode === 'flip') return outlook(plan) + 2 * DRAWN - FLIP;
      if (mode === 'draw1') return outlook(plan) + DRAWN;
      // Of equal spaces, the nearer one is better: the token stays behind, with more turns in the
      // shops between.
      return after(G, plan, spaceAt(G, to).actions, to) - (args[0] as number) / 100;
    }
    case 'choose': {
      const step = G.steps[0]?.action;
      const actions = step?.t === 'choose' ? (step.o[args[0] as number] ?? []) : [];
      return after(G, plan, [...actions, ...later], position);
    }
    case 'trade':
      return after(G, traded(G, plan, (args[0] as CardId[]).map(faceOf), position), later, position);
    case 'place':
      return placed(plan, faceOf(args[0] as CardId), (args[1] as Level) - 1, (next) => after(G, next, later, position));
    default:
      return outlook(plan);
  }
}

/** The outlook after these actions, each made in the way that looks best at a glance. */
function after(G: View, plan: Plan, actions: readonly Action[], position: number, at = 0): number {
  const action = actions[at];
  if (action === undefined) return outlook(plan);
  switch (action.t) {
    case 'altar':
      return afterAltar(G, plan, actions, position, at + 1);
    case 'draw':
      return Math.min(action.n, G.deckSize) * DRAWN + after(G, plan, actions, position, at + 1);
    case 'trade': {
      const given = cheapest(G, plan, action, position);
      return given === null ? -Infinity : after(G, traded(G, plan, given, position), actions, position, at + 1);
    }
    case 'reveal':
      return after(G, plan, actions, position, at + 1);
    case 'others': {
      const gift = action.a.reduce((sum, benefit) => sum + (benefit.t === 'draw' ? benefit.n * DRAWN : GIVEN_CARD), 0);
      return after(G, plan, actions, position, at + 1) - GIVEN * gift;
    }
    case 'choose':
      return Math.max(...action.o.map((option) => after(G, plan, [...option, ...actions.slice(at + 1)], position)));
  }
}

/**
 * The outlook after placing a card. Candidates are the cards meant for a level that is open now, or
 * else the pairs that add most.
 */
function afterAltar(G: View, plan: Plan, actions: readonly Action[], position: number, then: number): number {
  const { sketch, hand } = plan;
  let tries = meant(plan).filter(({ level }) => sketch.isOpen(level));
  if (tries.length === 0) {
    for (let level = 0; level < 3; level++) {
      if (sketch.isOpen(level)) tries.push(...hand.map((face) => ({ face, level, surplus: sketch.gain(face, level) })));
    }
  }
  tries = tries.toSorted((a, b) => b.surplus - a.surplus).slice(0, TRIED);
  let best = tries.length === 0 ? after(G, plan, actions, position, then) : -Infinity;
  for (const { face, level } of tries) {
    best = Math.max(
      best,
      placed(plan, face, level, (next) => after(G, next, actions, position, then)),
    );
  }
  return best;
}

/** The `value` of a plan with a card placed. The plan itself stays unchanged. */
function placed(plan: Plan, face: Face, level: number, value: (next: Plan) => number): number {
  const { sketch, hand, left } = plan;
  sketch.put(face, level, 1);
  const placedNow = sketch.sizes[0] + sketch.sizes[1] + sketch.sizes[2];
  const rest = hand.filter((other) => other !== face);
  const result = value(new Plan(sketch, rest, Math.min(left, ALTAR_SIZE - placedNow)));
  sketch.put(face, level, -1);
  return result;
}

function traded(G: View, plan: Plan, given: readonly Face[], position: number): Plan {
  const hand = [...plan.hand.filter((face) => !given.includes(face)), ...spaceAt(G, position).pile.map(faceOf)];
  return new Plan(plan.sketch, hand, plan.left);
}

/**
 * The most dispensable cards that fit a trade: first those meant for no place, then those with the
 * least surplus; null when none fit.
 */
function cheapest(G: View, plan: Plan, { reqs }: Extract<Action, { t: 'trade' }>, position: number): Face[] | null {
  const top = topColor(G, position);
  const uses = meant(traded(G, plan, [], position));
  const use = (face: Face) => uses.find((each) => each.face === face)?.surplus ?? 0;
  const worths = plan.hand.map((face) => ({ face, use: use(face) })).toSorted((a, b) => a.use - b.use);
  const given: Face[] = [];
  for (const requirement of reqs) {
    const fit = worths.find(({ face }) => !given.includes(face) && fits(face.id, requirement, top));
    if (fit === undefined) return null;
    given.push(fit.face);
  }
  return given;
}
