import { engineOf } from '@sobremesa/engine';
import type { GameEvent, LegalMove, PlayerID, Random, Seen } from '@sobremesa/games/kit';
import type { Idea, Mind } from './mind.ts';

/** How long to think: until so many thoughts were had, or so many milliseconds have gone, whichever is first. */
export interface Budget {
  iterations: number;
  ms: number;
}

/** A move that was thought about. */
export interface Thought extends Idea {
  /** How often it was tried. */
  visits: number;
  /** The chance to win that it seemed to give, from 0 to 1. */
  value: number;
}

/** How curious the search is about moves that were tried less. */
const CURIOSITY = 0.5;
/** How much a promising look counts for a move that was hardly tried. */
const TRUST = 0.5;
/** A position that was reached n times is thought about with WIDTH · n^GROWTH moves (progressive widening). */
const WIDTH = 2;
const GROWTH = 0.45;
/** So deep the tree grows at most, in moves. */
const DEEPEST = 24;

/** A move in the tree; below it, what was tried after it. Whatever is hidden, it is the same move. */
interface Branch {
  player: PlayerID;
  idea: Idea;
  visits: number;
  /** How often it could have been chosen. */
  available: number;
  /** Sum of the chances of `player`. */
  total: number;
  next: Map<string, Branch>;
}

/**
 * Information-set Monte Carlo tree search with one tree for all that may be hidden (SO-ISMCTS: Cowling, Powley and Whitehouse,
 * "Information Set Monte Carlo Tree Search", 2012). Each iteration imagines a state that fits what the seat has seen, goes down
 * the tree by moves that are legal in it, tries one that is new, plays on by plausible moves, and judges the standing.
 *
 * @returns what was thought about, the best first
 */
export function think<View, Full extends View, Event extends GameEvent>(
  mind: Mind<View, Full, Event>,
  seen: Seen<View, Event>,
  budget: Budget,
  random: Random,
  now: () => number,
): Thought[] {
  const { playerID, view, ctx } = seen;
  if (playerID === null) throw new RangeError('a watcher has no move');
  const ideas = mind.ideas(view, ctx, playerID);
  const root = new Map<string, Branch>();
  const until = now() + budget.ms;
  for (let i = 0; ideas.length > 1 && i < budget.iterations && (i === 0 || now() < until); i++) {
    iterate(mind, seen, playerID, ideas, root, i, random);
  }
  const thoughts = ideas.map(({ move, args, worth }): Thought => {
    const { visits = 0, total = 0 } = root.get(keyOf(playerID, { move, args })) ?? {};
    return { move, args, worth, visits, value: visits === 0 ? 0 : total / visits };
  });
  return thoughts.toSorted((a, b) => b.visits - a.visits || b.value - a.value || b.worth - a.worth);
}

function iterate<View, Full extends View, Event extends GameEvent>(
  mind: Mind<View, Full, Event>,
  seen: Seen<View, Event>,
  playerID: PlayerID,
  first: readonly Idea[],
  root: Map<string, Branch>,
  visitsOfRoot: number,
  random: Random,
): void {
  const playout = engineOf(mind.module).playout(mind.module.imagine(seen, random), random);
  const { G } = playout;
  const path: Branch[] = [];
  let level = root;
  let visits = visitsOfRoot;
  let isNew = false;
  while (!isNew && path.length < DEEPEST && playout.ctx.gameover === undefined) {
    const player = path.length === 0 ? playerID : playout.anyAsked();
    const ideas = path.length === 0 ? first : mind.ideas(G, playout.ctx, player);
    const branch = choose(level, player, ideas, visits);
    isNew = branch.visits === 0;
    playout.play(player, branch.idea.move, branch.idea.args);
    path.push(branch);
    level = branch.next;
    visits = branch.visits;
  }
  for (let i = 0; i < mind.horizon && playout.ctx.gameover === undefined; i++) {
    const player = playout.anyAsked();
    const { move, args } = mind.guess(G, playout.ctx, player, random);
    playout.play(player, move, args);
  }
  const chances = mind.chances(G, playout.ctx);
  for (const branch of path) {
    branch.visits += 1;
    branch.total += chances[Number(branch.player)] ?? 0;
  }
}

/** A move that is new, the most promising first, or else the one with the best prospect. */
function choose(level: Map<string, Branch>, player: PlayerID, ideas: readonly Idea[], visits: number): Branch {
  const width = Math.ceil(WIDTH * (visits + 1) ** GROWTH);
  const most = Math.max(...ideas.map(({ worth }) => worth));
  let best: Branch | null = null;
  let prospect = -Infinity;
  for (const idea of ideas.slice(0, width)) {
    const key = keyOf(player, idea);
    const known = level.get(key);
    if (known === undefined) {
      const branch: Branch = { player, idea, visits: 0, available: 1, total: 0, next: new Map() };
      level.set(key, branch);
      return branch;
    }
    known.available += 1;
    const curiosity = CURIOSITY * Math.sqrt(Math.log(known.available) / Math.max(1, known.visits));
    const promise = (TRUST * Math.exp(idea.worth - most)) / (known.visits + 1);
    const hope = known.total / Math.max(1, known.visits) + curiosity + promise;
    if (hope <= prospect) continue;
    best = known;
    prospect = hope;
  }
  if (best === null) throw new RangeError(`${player} is asked and has no idea`);
  return best;
}

function keyOf(player: PlayerID, { move, args }: LegalMove): string {
  return `${player} ${move} ${JSON.stringify(args)}`;
}
