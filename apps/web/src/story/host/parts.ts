import { chancesOf, chancesSeen, policies, weigh, type Policy } from '@sobremesa/bots';
import { FastRandom } from '@sobremesa/engine';
import { explanations } from '@sobremesa/games/explanations';
import type { Replay } from '@sobremesa/match/document';
import { courseOf, type Course, type Decision } from './course.ts';
import type { Part, TurningPoint } from './model.ts';
import { coarseToFine } from './order.ts';

/** The number of states for a player's own view of a position, and for a first look at a move. */
const SAMPLES = 16;
const FEW_SAMPLES = 6;
/** The most turning points of each player. */
export const MOST = 3;
/** The cost of a decision, when a stop costs 1. */
const DECISION_COST = 6;
const weighing = { search: { iterations: 40, ms: 300 }, glances: 12, states: 60 };

/**
 * Works out the story of a match, part by part. First come the points, then the chances from coarse
 * to fine, then the turning points, beginning with the moves after which a player's chance changed
 * most. Each step takes some milliseconds, on a slow phone at most about a second. The same match
 * gives the same story, except where time limits the search.
 */
export function* partsOf(replay: Replay): Generator<Part> {
  const course = courseOf(replay);
  yield { stops: course.stops };
  const policy = policies[replay.module.game.name ?? ''];
  if (policy === undefined) return;
  const explain = explanations[replay.module.game.name ?? ''];
  const decisions = explain === undefined ? [] : course.decisions;
  const total = course.stops.length + decisions.length * (1 + DECISION_COST);
  let done = 0;
  const progress = (cost: number): Part => ({ progress: { done: (done += cost), total } });

  const seats = replay.document.seats.length;
  for (const stop of coarseToFine(course.stops.length)) {
    const version = course.stops[stop]?.version ?? 0;
    const { G, ctx } = replay.at(version).state;
    const seen = Array.from({ length: seats }, (_, seat) => ownChance(policy, course, version, seat, SAMPLES));
    yield { chances: { stop, whole: chancesOf(policy, { G, ctx }), seen } };
    yield progress(1);
  }
  if (explain === undefined) return;

  const swings: { decision: Decision; swing: number }[] = [];
  for (const decision of decisions) {
    const { before, seat } = decision;
    const [from, to] = [before, before + 1].map((version) => ownChance(policy, course, version, seat, FEW_SAMPLES));
    swings.push({ decision, swing: Math.abs((to ?? 0) - (from ?? 0)) });
    yield progress(1);
  }
  let found: TurningPoint[] = [];
  for (const { decision } of swings.toSorted((a, b) => b.swing - a.swing)) {
    const { before, seat, move } = decision;
    const weighed = weigh(policy, explain, { seen: course.seenAt(before, seat), made: move }, weighing);
    if (weighed !== null) {
      const { made: _, instead, ...chances } = weighed;
      const made = course.saidAt(before + 1, seat);
      found.push({ version: before + 1, seat, made, instead: instead.what, why: instead.why[0] ?? null, ...chances });
      found = largest(found);
      yield { turningPoints: found };
    }
    yield progress(DECISION_COST);
  }
}

/** The turning points with the largest differences of each player, in the order of the match. */
export function largest(found: readonly TurningPoint[]): TurningPoint[] {
  const kept = found.filter((one) => {
    const larger = found.filter((other) => other.seat === one.seat && size(other) > size(one));
    return larger.length < MOST;
  });
  return kept.toSorted((a, b) => a.version - b.version);
}

function size({ chance, chanceInstead }: TurningPoint): number {
  return Math.abs(chance - chanceInstead);
}

/** A player's chance to win, as far as the player could know it. */
function ownChance(policy: Policy, course: Course, version: number, seat: number, samples: number): number {
  return chancesSeen(policy, course.seenAt(version, seat), samples, FastRandom.seeded(version))[seat] ?? 0;
}
