import { FastRandom } from '@sobremesa/engine';
import type { Explain, Explained, GameEvent, GameModule, LegalMove, PlayerID, Seen, Sentence } from '@sobremesa/games/kit';
import type { Position } from './chances.ts';
import type { Networks } from './network.ts';
import { compare } from './paired.ts';
import { Policy } from './policy.ts';
import { think, type Budget, type Evaluation } from './search.ts';

/** A good move, with its effect and the reasons for it in words. */
export interface Advice extends LegalMove {
  what: Sentence;
  /** The reasons that no advice above it in the list gives. */
  why: readonly Sentence[];
  /** The first advice below it that promises more points, by its index; null for none. */
  promisesLessThan: number | null;
  /**
   * The last advice above it all of whose reasons it shares, or else some; by its index, null for
   * none.
   */
  sharesWith: number | null;
  /** Whether it shares all reasons of that advice. */
  sharesAll: boolean;
}

/** A move in words, and the search's estimate of the chance to win with it. */
interface Proposal extends LegalMove, Explained {
  value: number;
}

/** The move that a player made, and a better one. */
export interface Judgement {
  made: Advice;
  better: Advice;
  /**
   * The share of the chance to win, from 0 to 1, that the better move would have kept. A lower
   * bound of the estimate.
   */
  cost: number;
}

/** Maximum number of moves in an advice. */
const MOST = 3;
/**
 * A move is good if its visits are at least this share of the best move's, and its value is at most
 * this much below the best one's.
 */
const TRIED = 0.1;
const GIVES_UP = 0.05;
/** The search cannot tell apart moves whose values differ by less. */
const ALIKE = 0.02;

/** A smaller loss of the chance to win is not reported. */
const WORTH_A_WORD = 0.03;
/** Number of standard errors by which the mean must exceed zero to count as certain. */
const CERTAINTY = 2;
/** Minimum number of states in which two moves are compared. */
const FEWEST = 24;

/** Thinks as a bot does, and explains the result to people. */
export interface Advisor<View = unknown, Event extends GameEvent = GameEvent> {
  /**
   * Returns at most three good moves, the best first.
   *
   * @throws RangeError if the seat has no move to make
   */
  advise(seen: Seen<View, Event>, budget: Budget): Advice[];
  /**
   * Compares a move with a better one, by what its player knew then. Null if no move was certainly
   * better. Both moves are compared on the same deals of the hidden cards, with the same random
   * playouts.
   *
   * @param budget spent twice: to find the best move, and to compare the two
   */
  judge(seen: Seen<View, Event>, made: LegalMove, budget: Budget): Judgement | null;
}

/** @param networks trained networks of the game, which judge positions */
export function advisorOf<View, Full extends View, Event extends GameEvent>(
  module: GameModule<View, Full, Event>,
  explain: Explain<View>,
  networks?: Networks,
): Advisor<View, Event> {
  const policy = new Policy(module, networks);
  const proposed = (seen: Seen<View, Event>, playerID: PlayerID, { move, args }: LegalMove, value = 0): Proposal => {
    return { move, args, value, ...explain(seen.view, seen.ctx, playerID, { move, args }) };
  };
  const list = (seen: Seen<View, Event>, playerID: PlayerID, evaluations: readonly Evaluation[]): Proposal[] => {
    const proposals = goodOnes(evaluations).map((one) => proposed(seen, playerID, one, one.value));
    return inOrder(differing(proposals).slice(0, MOST));
  };

  return {
    advise(seen, budget) {
      const { playerID, view, ctx } = seen;
      if (playerID === null) throw new RangeError('a watcher has no move');
      const settled = policy.settled(view, ctx, playerID);
      if (settled !== null) return compared([proposed(seen, playerID, settled)]);
      return compared(list(seen, playerID, think(policy, seen, budget, FastRandom.seeded(0), now)));
    },

    judge(seen, made, budget) {
      const { playerID, view, ctx } = seen;
      if (playerID === null || policy.module.moves[made.move]?.setting === true) return null;
      // Rejects a move that was illegal at that time.
      if (policy.module.why(view, ctx, playerID, made.move, made.args) !== null) return null;
      if (policy.settled(view, ctx, playerID) !== null) return null;
      const evaluations = think(policy, seen, budget, FastRandom.seeded(0), now);
      const [best] = evaluations;
      if (best === undefined || best.visits === 0 || isSame(best, made)) return null;
      const [better, mine] = [best, made].map((move) => alone(proposed(seen, playerID, move))) as [Advice, Advice];
      // Moves with the same words look the same to a person, and the first hint is never a mistake.
      const [first] = list(seen, playerID, evaluations);
      if ([better, first].some((one) => one !== undefined && saidOf(one) === saidOf(mine))) return null;
      const cost = difference(policy, seen, playerID, best, made, budget);
      return cost < WORTH_A_WORD ? null : { made: mine, better, cost };
    },
  };
}

function now(): number {
  return performance.now();
}

function goodOnes(evaluations: readonly Evaluation[]): Evaluation[] {
  const [best] = evaluations;
  if (best === undefined) throw new RangeError('nobody is asked');
  return evaluations.filter(({ visits, value }) => visits >= TRIED * best.visits && value >= best.value - GIVES_UP);
}

/** Drops each move with the same words as a better one. */
function differing(advice: readonly Proposal[]): Proposal[] {
  const said = new Set<string>();
  return advice.filter((one) => {
    const words = saidOf(one);
    if (said.has(words)) return false;
    said.add(words);
    return true;
  });
}

/**
 * Puts a move that promises more points before one that the search cannot tell apart from it, so
 * that the order of the list and its words agree.
 */
function inOrder(proposals: readonly Proposal[]): Proposal[] {
  const list = [...proposals];
  for (let sorted = 1; sorted < list.length; sorted++) {
    for (let at = sorted; at > 0; at--) {
      const [above, below] = [list[at - 1] as Proposal, list[at] as Proposal];
      if (!promisesLess(above, below) || above.value - below.value > ALIKE) break;
      list.splice(at - 1, 2, below, above);
    }
  }
  return list;
}

function promisesLess(one: Explained, other: Explained): boolean {
  return one.promise !== null && other.promise !== null && one.promise < other.promise;
}

/** Compares each move with those below it, and leaves out the reasons of those above it. */
function compared(list: readonly Proposal[]): Advice[] {
  return list.map((proposal, place) => {
    const { move, args, what, why } = proposal;
    const more = list.findIndex((other, below) => below > place && promisesLess(proposal, other));
    const above = list.slice(0, place).map((other) => new Set(other.why.map((reason) => JSON.stringify(reason))));
    const isNew = (reason: Sentence) => !above.some((said) => said.has(JSON.stringify(reason)));
    const own = new Set(why.map((reason) => JSON.stringify(reason)));
    const sharesAll = above.findLastIndex((said) => said.size > 0 && [...said].every((reason) => own.has(reason)));
    const sharesWith = sharesAll === -1 ? above.findLastIndex((said) => [...said].some((reason) => own.has(reason))) : sharesAll;
    return {
      move,
      args,
      what,
      why: why.filter(isNew),
      promisesLessThan: more === -1 ? null : more,
      sharesWith: sharesWith === -1 ? null : sharesWith,
      sharesAll: sharesAll !== -1,
    };
  });
}

function alone(proposal: Proposal): Advice {
  return compared([proposal])[0] as Advice;
}

function saidOf({ what }: Pick<Advice, 'what'>): string {
  return JSON.stringify(what);
}

function isSame(one: LegalMove, other: LegalMove): boolean {
  return one.move === other.move && JSON.stringify(one.args) === JSON.stringify(other.args);
}

/**
 * A lower bound of the gain in the chance to win of one move over another; 0 while it is uncertain.
 */
function difference<View, Full extends View, Event extends GameEvent>(
  policy: Policy<View, Full, Event>,
  seen: Seen<View, Event>,
  playerID: PlayerID,
  one: LegalMove,
  other: LegalMove,
  { iterations, ms }: Budget,
): number {
  const until = now() + ms;
  const chance = ({ G, ctx }: Position<Full>) => policy.chances(G, ctx)[Number(playerID)] ?? 0;
  const extent = { first: 1, fewest: FEWEST, most: iterations, hasTime: () => now() < until };
  const compared = compare(policy, seen, [one, other], chance, extent);
  return Math.max(0, compared.one - compared.other - CERTAINTY * compared.error);
}
