import { assert } from 'vitest';
import { isActive, KeyedRandom } from '../index.ts';
import type { Explain, Explained, GameEvent, GameModule, LegalMove, PlayerID, Random } from '../index.ts';
import { seedOf, TestMatch } from './match.ts';

/** Number of matches per number of seats, and number of moves explained in each position. */
const MATCHES = 4;
const LOOKED_AT = 12;

interface HintCase<View, Full extends View, Event extends GameEvent> {
  module: GameModule<View, Full, Event>;
  explain: Explain<View>;
  keys: readonly string[];
  seats: readonly number[];
  /** The points that the hint promises at once; null if it promises none. */
  named: (said: Explained, move: LegalMove) => number | null;
  /** Whether the move takes effect at once, without an answer from another player. */
  isDone: (events: readonly Event[]) => boolean;
  /** Keys that random matches rarely reach. */
  seldom: readonly string[];
}

/**
 * Plays random matches. Expects each hint to have a key of the catalogue and a reason, each key to
 * occur, and the promised points to be those that the move brings.
 *
 * @returns the number of hints whose points were compared
 */
export function expectTrueHints<View, Full extends View, Event extends GameEvent>(hints: HintCase<View, Full, Event>): number {
  const found = Array.from({ length: MATCHES }, (_, seed) => check(hints, seed));
  const given = new Set(found.flatMap((each) => [...each.given]));
  const missing = hints.keys.filter((key) => !given.has(key) && !hints.seldom.includes(key));
  assert.deepEqual(missing, [], 'hints that are never given');
  return found.reduce((count, { compared }) => count + compared, 0);
}

/**
 * Plays random matches that prefer moves with promised points, and checks the hints of each step.
 */
function check<View, Full extends View, Event extends GameEvent>(
  { module, explain, keys, seats, named, isDone }: HintCase<View, Full, Event>,
  seed: number,
): { given: Set<string>; compared: number } {
  const given = new Set<string>();
  let compared = 0;
  for (const numPlayers of seats) {
    const random: Random = new KeyedRandom({ seed: seedOf(seed), drawn: 0 });
    const match = new TestMatch(module, { seed, numPlayers });
    const total = (playerID: PlayerID) =>
      module.score(module.view(match.G, match.ctx, playerID), match.ctx)[Number(playerID)]?.total ?? 0;
    while (match.ctx.gameover === undefined) {
      const asked = match.players.filter((id) => isActive(match.ctx, id));
      const playerID = random.shuffle(asked)[0] as PlayerID;
      const view = module.view(match.G, match.ctx, playerID);
      const ctx = module.viewCtx(match.G, match.ctx, playerID);
      const legal = module.legalMoves(view, ctx, playerID);
      const looked = random.shuffle(legal).slice(0, LOOKED_AT);
      for (const move of looked) {
        const said = explain(view, ctx, playerID, move);
        assert.isNotEmpty(said.why);
        for (const { key } of [said.what, ...said.why]) {
          assert.include(keys, key);
          given.add(key);
        }
      }
      const bringing = looked.find((move) => (named(explain(view, ctx, playerID, move), move) ?? 0) > 0);
      const made = (random.below(4) === 0 ? looked[0] : (bringing ?? looked[0])) as LegalMove;
      const points = named(explain(view, ctx, playerID, made), made);
      const before = total(playerID);
      match.play(playerID, made.move, ...made.args);
      if (points === null || !isDone(match.events)) continue;
      assert.equal(total(playerID) - before, points, `${playerID} ${JSON.stringify(made)}`);
      compared += 1;
    }
  }
  return { given, compared };
}

/** The points of the reasons `points`, `loses` or `noPoints`. */
export function pointsNamed({ why }: Explained): number | null {
  for (const { key, values } of why) {
    if (key === 'hints.points') return Number(values['points']);
    if (key === 'hints.loses') return -Number(values['points']);
    if (key === 'hints.noPoints') return 0;
  }
  return null;
}

/** The sum of the points of the reasons with these keys; null when none occurs. */
export function pointsOf({ why }: Explained, keys: readonly string[]): number | null {
  const found = why.filter(({ key }) => keys.includes(key));
  return found.length === 0 ? null : found.reduce((total, { values }) => total + Number(values['points']), 0);
}
