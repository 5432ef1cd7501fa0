import { FastRandom } from '@sobremesa/engine';
import type { GameEvent, Manner } from '@sobremesa/games/kit';
import type { BotLevel } from '@sobremesa/protocol';
import { answer } from '../answer.ts';
import { levels } from '../levels.ts';
import type { Policy } from '../policy.ts';
import { allWays, type Budget, type Ways } from '../search.ts';
import { greedy } from './greedy.ts';
import { mcts } from './mcts.ts';
import type { Release } from './release.ts';
import type { Seated } from './seated.ts';

/** Parameters of all players in the arena. */
export interface Rules {
  /** The budget of searching players. */
  budget: Budget;
  clock: () => number;
  /** The earlier release whose levels play as `release-easy` and so on. */
  release?: Release;
}

const leftOut = Object.keys(allWays).map((way) => `strong-without-${way}`);
const RELEASE = 'release-';
const manners = ['collector', 'racer', 'spoiler'] as const satisfies readonly Manner[];
const mannered = levels.flatMap((level) => manners.map((manner) => `${level}-as-${manner}`));

/**
 * Names of the players: the levels, with a manner or without, the strong one without one part of
 * its search, the levels of an earlier release, boardgame.io's bot, and players of the best and of
 * random moves.
 */
const names: readonly string[] = [
  ...levels,
  ...mannered,
  ...leftOut,
  ...levels.map((level) => RELEASE + level),
  'mcts',
  'greedy',
  'random',
];

/** Whether this player is a level of an earlier release. */
export function isOfRelease(name: string): boolean {
  return name.startsWith(RELEASE);
}

/** @throws RangeError for an unknown name */
export function playerCalled<View, Full extends View, Event extends GameEvent>(
  name: string,
  policy: Policy<View, Full, Event>,
  seed: number,
  { budget, clock, release }: Rules,
): Seated<View, Full, Event> {
  if (name === 'mcts') return mcts(policy, seed, budget.ms, clock);
  if (name === 'greedy') return greedy(policy, FastRandom.seeded(seed));
  if (name === 'random') return anyMove(policy, FastRandom.seeded(seed));
  const [called, way] = name.replace(RELEASE, '').split(/-without-|-as-/u);
  const manner = manners.find((each) => each === way);
  const level = levels.find((each) => each === called);
  if (level === undefined || !names.includes(name)) throw new RangeError(`${name} is none of ${names.join(', ')}`);
  if (isOfRelease(name)) {
    if (release === undefined) throw new RangeError(`${name} needs a release to play`);
    return ofRelease(release, policy, level, seed, { budget, clock });
  }
  const ways: Ways = way === undefined || manner !== undefined ? allWays : { ...allWays, [way]: false };
  return {
    answer: (seen, _state, turn) =>
      answer(policy, { seen, level, ...(manner && { manner }), seed: seedOf(seed, turn), budget, clock, ways }),
  };
}

/** A level of an earlier release, with the rules of that release. */
function ofRelease<View, Full extends View, Event extends GameEvent>(
  release: Release,
  { module }: Policy<View, Full, Event>,
  level: BotLevel,
  seed: number,
  { budget, clock }: Rules,
): Seated<View, Full, Event> {
  const policy = release.policies[module.game.name ?? ''] as unknown as Policy<View, Full, Event> | undefined;
  if (policy === undefined) throw new RangeError(`the release has no ${module.game.name}`);
  if (!release.levels.includes(level)) throw new RangeError(`the release has no level ${level}`);
  return { answer: (seen, _state, turn) => release.answer(policy, { seen, level, seed: seedOf(seed, turn), budget, clock }) };
}

/** A seed for each turn of a player. */
function seedOf(seed: number, turn: number): number {
  return (seed + Math.imul(turn, 0x9e3779b9)) | 0;
}

function anyMove<View, Full extends View, Event extends GameEvent>(
  { module }: Policy<View, Full, Event>,
  random: FastRandom,
): Seated<View, Full, Event> {
  return {
    answer: ({ view, ctx, playerID }) => {
      const move = playerID === null ? null : module.pickMove(view, ctx, playerID, random);
      if (move === null) throw new RangeError(`${playerID} is asked and has no move`);
      return move;
    },
  };
}
