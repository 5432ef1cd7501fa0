import { engineOf, FastRandom } from '@sobremesa/engine';
import type { Candidate, Determinized, GameEvent, LegalMove, Manner, PlayerID, Random, Seen } from '@sobremesa/games/kit';
import type { Policy } from './policy.ts';

/** Limits of a search: number of iterations and milliseconds. It stops at the first one reached. */
export interface Budget {
  iterations: number;
  ms: number;
}

/** A move with the result of its search. */
export interface Evaluation extends Candidate {
  /** Number of iterations that tried it. */
  visits: number;
  /** The mean estimate of the chance to win, from 0 to 1. */
  value: number;
}

/** The parts of the search. Each can be switched off to measure its effect. */
export interface Ways {
  /**
   * Repeatedly drops the worse half of the moves (sequential halving). Otherwise all are tried
   * equally often.
   */
  halving: boolean;
  /**
   * Searches the continuation of a move in a tree. Otherwise playouts begin right after the move.
   */
  tree: boolean;
  /** Compares moves in the same determinized states, with the same random numbers. */
  paired: boolean;
  /** Adds the heuristics' estimate to the value of moves with few visits. */
  bias: boolean;
  /** Playouts follow the heuristics. Otherwise they make random legal moves. */
  guesses: boolean;
  /** Judges an unfinished match by its expected result. Otherwise by its present points. */
  prospects: boolean;
  /** Judges it by a trained network, if there is one for the number of seats. */
  network: boolean;
  /** Stops early when more iterations could hardly change the choice. */
  stopping: boolean;
  /** Uses the log to narrow down hidden cards. */
  memory: boolean;
}

export const allWays: Ways = {
  halving: true,
  tree: true,
  paired: true,
  bias: true,
  guesses: true,
  prospects: true,
  network: true,
  stopping: true,
  memory: true,
};

/** Maximum number of candidate moves in a search, the most promising ones. */
const WIDTH = 16;
/** The heuristics' estimate weighs as much as this many iterations. */
const TRUST = 8;
/** Exploration constant of the tree. */
const CURIOSITY = 0.25;
/** After n visits, a node of the tree has n^GROWTH children (progressive widening). */
const GROWTH = 0.5;
/**
 * The search stops when the best move is ahead by so much that the rest of the budget would have to
 * deviate by this many standard errors to change the choice.
 */
const CERTAIN = 4;
/** Minimum number of iterations with each move before the search stops early. */
const FEWEST = 24;
/** Maximum depth of the tree, in moves. */
const DEEPEST = 12;

/** A legal move at the root. */
interface Arm {
  candidate: Candidate;
  /** The heuristics' estimate relative to the best move, as a chance. */
  glance: number;
  visits: number;
  total: number;
  squares: number;
  /** Number of rounds in which it was in the better half. */
  rounds: number;
  next: Map<string, Branch>;
}

/**
 * A move in the tree, with the moves tried after it. It stands for the same move in all
 * determinized states.
 */
interface Branch {
  player: PlayerID;
  candidate: Candidate;
  visits: number;
  /** Number of times it was legal. */
  available: number;
  /** Sum of `player`'s chances. */
  total: number;
  next: Map<string, Branch>;
}

/**
 * Tries the most promising moves in states that fit what the seat has seen, and repeatedly drops
 * the worse half (sequential halving: Karnin, Koren and Somekh, "Almost Optimal Exploration in
 * Multi-Armed Bandits", 2013). Continuations are searched in one tree for all determinized states
 * (SO-ISMCTS: Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012),
 * then played out, and judged at a horizon.
 *
 * @param manner what the seat likes to play: a part of the heuristics' estimate of its own next
 *   move, and of nothing else
 * @returns all moves with their results, the best first
 */
export function think<View, Full extends View, Event extends GameEvent>(
  policy: Policy<View, Full, Event>,
  seen: Seen<View, Event>,
  budget: Budget,
  random: Random,
  now: () => number,
  ways: Ways = allWays,
  manner: Manner = 'balanced',
): Evaluation[] {
  const { playerID, view, ctx } = seen;
  if (playerID === null) throw new RangeError('a watcher has no move');
  const candidates = policy.candidates(view, ctx, playerID, manner);
  const most = candidates[0]?.worth ?? 0;
  const arms = candidates.map((candidate): Arm => {
    const glance = Math.max(-1, (candidate.worth - most) / (4 * policy.scale));
    return { candidate, glance, visits: 0, total: 0, squares: 0, rounds: 0, next: new Map() };
  });
  const remembered = ways.memory ? seen : { ...seen, log: [] };
  let left = arms.slice(0, WIDTH);
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)));
  const start = now();
  let made = 0;
  const spent = () => Math.max(made / budget.iterations, (now() - start) / budget.ms);
  for (let round = 1; left.length > 1 && spent() < 1;) {
    let state = policy.module.determinize(remembered, random);
    let luck = random.below(2 ** 32);
    for (const arm of left) {
      if (spent() >= 1) break;
      made += 1;
      tryOut(policy, playerID, arm, state, FastRandom.seeded(luck), ways);
      if (ways.paired || arm === left.at(-1)) continue;
      state = policy.module.determinize(remembered, random);
      luck = random.below(2 ** 32);
    }
    if (ways.stopping && isChosen(left, made * (1 / spent() - 1), ways)) break;
    if (!ways.halving || spent() < round / rounds) continue;
    round += 1;
    left = better(left, ways);
    for (const arm of left) arm.rounds += 1;
  }
  const value = valueIn(arms, ways);
  return arms
    .toSorted((a, b) => b.rounds - a.rounds || value(b) - value(a))
    .map(({ candidate: { move, args, worth }, visits, total }): Evaluation => {
      return { move, args, worth, visits, value: visits === 0 ? 0 : total / visits };
    });
}

/** The better half. */
function better(arms: readonly Arm[], ways: Ways): Arm[] {
  const value = valueIn(arms, ways);
  return arms.toSorted((a, b) => value(b) - value(a)).slice(0, Math.ceil(arms.length / 2));
}

/**
 * Whether one of the moves is so far ahead that the rest of the search would hardly choose another.
 *
 * @param rest the number of iterations that are left
 */
function isChosen(arms: readonly Arm[], rest: number, ways: Ways): boolean {
  if (arms.some(({ visits }) => visits < FEWEST)) return false;
  const value = valueIn(arms, ways);
  const [leader, ...others] = arms.toSorted((a, b) => value(b) - value(a));
  if (leader === undefined) return false;
  return others.every((other) => {
    const lead = value(leader) - value(other);
    const [now, later] = [Math.min(leader.visits, other.visits), rest / 2];
    // The lead now and the lead later are two samples of the same difference.
    return lead * Math.sqrt((now * (now + later)) / Math.max(1, later)) > CERTAIN * Math.sqrt(variance(leader) + variance(other));
  });
}

/** The variance of a move's results. */
function variance({ visits, total, squares }: Arm): number {
  return Math.max(0, squares / visits - (total / visits) ** 2) * (visits / (visits - 1));
}

/** Values the moves by search and heuristics; moves without visits by heuristics alone. */
function valueIn(arms: readonly Arm[], { bias }: Ways): (arm: Arm) => number {
  const trust = bias ? TRUST : 0;
  const tried = arms.filter(({ visits }) => visits > 0);
  const mean = tried.reduce((sum, { total, visits }) => sum + total / visits, 0) / Math.max(1, tried.length);
  return ({ visits, total, glance }) =>
    visits + trust === 0 ? glance - 1 : (total + trust * (mean + glance)) / (visits + trust);
}

/** One iteration: plays out a move in one determinized state. */
function tryOut<View, Full extends View, Event extends GameEvent>(
  policy: Policy<View, Full, Event>,
  playerID: PlayerID,
  arm: Arm,
  state: Determinized<Full>,
  random: Random,
  ways: Ways,
): void {
  const playout = engineOf(policy.module).playout(state, random);
  const { G } = playout;
  playout.play(playerID, arm.candidate.move, arm.candidate.args);
  const path: Branch[] = [];
  let level = arm.next;
  let visits = arm.visits;
  let made = 1;
  let isNew = !ways.tree;
  while (!isNew && path.length < DEEPEST && !policy.isDecided(G, playout.ctx)) {
    const player = playout.anyAsked();
    const branch = choose(level, player, policy.candidates(G, playout.ctx, player), visits, policy.scale, ways);
    isNew = branch.visits === 0;
    playout.play(player, branch.candidate.move, branch.candidate.args);
    path.push(branch);
    level = branch.next;
    visits = branch.visits;
    made += 1;
  }
  const horizon = policy.horizon(playout.ctx.numPlayers);
  for (; made < horizon && !policy.isDecided(G, playout.ctx); made++) {
    const player = playout.anyAsked();
    const { move, args } = policy.guess(G, playout.ctx, player, random, ways.guesses);
    playout.play(player, move, args);
  }
  const chances = policy.chances(G, playout.ctx, ways);
  const own = chances[Number(playerID)] ?? 0;
  arm.visits += 1;
  arm.total += own;
  arm.squares += own ** 2;
  for (const branch of path) {
    branch.visits += 1;
    branch.total += chances[Number(branch.player)] ?? 0;
  }
}

/**
 * Selects the move with the best upper confidence bound, or adds the next candidate. The number of
 * moves grows with the visits.
 */
function choose(
  level: Map<string, Branch>,
  player: PlayerID,
  candidates: readonly Candidate[],
  visits: number,
  scale: number,
  { bias }: Ways,
): Branch {
  const width = Math.ceil((visits + 1) ** GROWTH);
  const most = candidates[0]?.worth ?? 0;
  let best: Branch | null = null;
  let prospect = -Infinity;
  for (let i = 0; i < Math.min(width, candidates.length); i++) {
    const candidate = candidates[i] as Candidate;
    const key = keyOf(player, candidate);
    const known = level.get(key);
    if (known === undefined) {
      const branch: Branch = { player, candidate, visits: 0, available: 1, total: 0, next: new Map() };
      level.set(key, branch);
      return branch;
    }
    known.available += 1;
    const tried = Math.max(1, known.visits);
    const curiosity = CURIOSITY * Math.sqrt(Math.log(known.available) / tried);
    const glance = bias ? Math.max(-1, (candidate.worth - most) / (4 * scale)) / Math.sqrt(tried) : 0;
    const hope = known.total / tried + curiosity + glance;
    if (hope <= prospect) continue;
    best = known;
    prospect = hope;
  }
  if (best === null) throw new RangeError(`${player} is asked and has no candidate`);
  return best;
}

function keyOf(player: PlayerID, { move, args }: LegalMove): string {
  return `${player} ${move} ${JSON.stringify(args)}`;
}
