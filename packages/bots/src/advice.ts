import { engineOf, FastRandom } from '@sobremesa/engine';
import type { Explain, GameEvent, GameModule, LegalMove, PlayerID, Random, Seen, Sentence } from '@sobremesa/games/kit';
import { Policy } from './policy.ts';
import { think, type Budget, type Evaluation } from './search.ts';

/** A good move, and what is said of it. */
export interface Advice extends LegalMove {
  what: Sentence;
  why: readonly Sentence[];
}

/** A move that was made, and a better one. */
export interface Judgement {
  made: Advice;
  better: Advice;
  /**
   * How much of the chance to win the better one would have kept, from 0 to 1: at least so much, as
   * far as can be told.
   */
  cost: number;
}

/** So many moves are advised at most. */
const MOST = 3;
/**
 * A move is good that was tried at least so much of the times of the best one, and gives up at most
 * so much of the chance to win.
 */
const TRIED = 0.1;
const GIVES_UP = 0.05;

/** What is less than so much of the chance to win is not worth a word. */
const WORTH_A_WORD = 0.03;
/** So many standard errors below the mean a difference is no doubt any more. */
const CERTAINTY = 2;
/** Two moves are compared in at least so many states. */
const FEWEST = 24;

/** Somebody who thinks as a bot does, and tells people what comes of it. */
export interface Advisor<View = unknown, Event extends GameEvent = GameEvent> {
  /**
   * Up to three good moves, the best first.
   *
   * @throws RangeError when the seat is not asked
   */
  advise(seen: Seen<View, Event>, budget: Budget): Advice[];
  /**
   * What would have been better than a move, by what its player knew then; null where nothing was,
   * or where that cannot be said for certain. The two are compared on the same deals of what was
   * hidden, played on by the same guesses.
   *
   * @param budget what is spent twice: for what would be best, and to compare the two
   */
  judge(seen: Seen<View, Event>, made: LegalMove, budget: Budget): Judgement | null;
}

export function advisorOf<View, Full extends View, Event extends GameEvent>(
  module: GameModule<View, Full, Event>,
  explain: Explain<View>,
): Advisor<View, Event> {
  const policy = new Policy(module);
  const adviceFor = (seen: Seen<View, Event>, playerID: PlayerID, { move, args }: LegalMove): Advice => {
    return { move, args, ...explain(seen.view, seen.ctx, playerID, { move, args }) };
  };

  return {
    advise(seen, budget) {
      const { playerID, view, ctx } = seen;
      if (playerID === null) throw new RangeError('a watcher has no move');
      const settled = policy.settled(view, ctx, playerID);
      if (settled !== null) return [adviceFor(seen, playerID, settled)];
      const evaluations = goodOnes(think(policy, seen, budget, FastRandom.seeded(0), now));
      return differing(evaluations.map((evaluation) => adviceFor(seen, playerID, evaluation))).slice(0, MOST);
    },

    judge(seen, made, budget) {
      const { playerID, view, ctx } = seen;
      if (playerID === null || policy.module.moves[made.move]?.setting === true) return null;
      // What was refused then was not made.
      if (policy.module.why(view, ctx, playerID, made.move, made.args) !== null) return null;
      if (policy.settled(view, ctx, playerID) !== null) return null;
      const [best] = think(policy, seen, budget, FastRandom.seeded(0), now);
      if (best === undefined || best.visits === 0 || isSame(best, made)) return null;
      const [better, mine] = [adviceFor(seen, playerID, best), adviceFor(seen, playerID, made)];
      // What is said in the same words is the same to a person.
      if (saidOf(better) === saidOf(mine)) return null;
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

/** Without what is said in the same words as something better. */
function differing(advice: readonly Advice[]): Advice[] {
  const said = new Set<string>();
  return advice.filter((one) => {
    const words = saidOf(one);
    if (said.has(words)) return false;
    said.add(words);
    return true;
  });
}

function saidOf({ what }: Advice): string {
  return JSON.stringify(what);
}

function isSame(one: LegalMove, other: LegalMove): boolean {
  return one.move === other.move && JSON.stringify(one.args) === JSON.stringify(other.args);
}

/**
 * How much more of the chance to win one move gives than another, at least, as far as can be told;
 * 0 while that is open.
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
  let count = 0;
  let sum = 0;
  let squares = 0;
  while (count < FEWEST || (count < iterations && now() < until)) {
    const seed = count + 1;
    const chance = (move: LegalMove) => playedOn(policy, seen, playerID, move, seed);
    const gained = chance(one) - chance(other);
    count += 1;
    sum += gained;
    squares += gained ** 2;
  }
  const mean = sum / count;
  const variance = Math.max(0, squares / count - mean ** 2);
  return Math.max(0, mean - CERTAINTY * Math.sqrt(variance / (count - 1)));
}

/**
 * The chance to win after a move and a plausible course of the match, in a state and by guesses
 * that the seed says.
 */
function playedOn<View, Full extends View, Event extends GameEvent>(
  policy: Policy<View, Full, Event>,
  seen: Seen<View, Event>,
  playerID: PlayerID,
  { move, args }: LegalMove,
  seed: number,
): number {
  const random: Random = FastRandom.seeded(seed);
  const playout = engineOf(policy.module).playout(policy.module.determinize(seen, random), random);
  playout.play(playerID, move, args);
  for (let i = 0; i < policy.horizon && !policy.isDecided(playout.G, playout.ctx); i++) {
    const player = playout.anyAsked();
    const guess = policy.guess(playout.G, playout.ctx, player, random);
    playout.play(player, guess.move, guess.args);
  }
  return policy.chances(playout.G, playout.ctx)[Number(playerID)] ?? 0;
}
