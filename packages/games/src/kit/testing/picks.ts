import type { PlayerID } from 'boardgame.io';
import { assert } from 'vitest';
import { isActive, KeyedRandom } from '../index.ts';
import type { GameEvent, GameModule, LegalMove, Random } from '../index.ts';
import { seedOf, TestMatch } from './match.ts';
import type { MatchOptions } from './match.ts';

export interface PickOptions extends MatchOptions {
  /** In positions with at most this many legal moves, each one must be picked at some time. */
  closely: number;
  /** Legal moves that are practically never picked. */
  except?: (move: LegalMove, G: unknown, playerID: PlayerID) => boolean;
}

/** Number of picks after which a move that never came counts as unreachable. */
const MOST_PICKS = 300_000;

/**
 * Plays a match of picked moves. Each pick must be legal, must exist for exactly the seats with
 * legal moves, and must be the same from the seat's view with the same random numbers.
 *
 * @returns the number of moves, and the numbers of expected and found moves in closely checked
 *   positions
 */
export function expectPicks<View, Full extends View, Event extends GameEvent>(
  module: GameModule<View, Full, Event>,
  { closely, except = () => false, ...options }: PickOptions,
): { moves: number; found: number } {
  const match = new TestMatch(module, options);
  const random = new KeyedRandom({ seed: seedOf(options.seed + 4), drawn: 0 });
  let moves = 0;
  let found = 0;
  while (match.ctx.gameover === undefined) {
    for (const playerID of match.players) found += checkPick(match, playerID, random, { closely, except });
    const asked = match.players.filter((playerID) => isActive(match.ctx, playerID));
    const playerID = asked[random.below(asked.length)] as PlayerID;
    const { move, args } = module.pickMove(match.G, match.ctx, playerID, random) as LegalMove;
    match.play(playerID, move, ...args);
    moves += 1;
  }
  for (const playerID of match.players) assert.equal(module.pickMove(match.G, match.ctx, playerID, random), null);
  return { moves, found };
}

function checkPick<View, Full extends View, Event extends GameEvent>(
  match: TestMatch<View, Full, Event>,
  playerID: PlayerID,
  random: KeyedRandom,
  { closely, except }: Required<Pick<PickOptions, 'closely' | 'except'>>,
): number {
  const { module, G, ctx } = match;
  const same = new KeyedRandom(random.data());
  const pick = module.pickMove(G, ctx, playerID, random);
  const seen = module.pickMove(module.view(G, ctx, playerID), module.viewCtx(G, ctx, playerID), playerID, same);
  assert.equal(JSON.stringify(seen), JSON.stringify(pick), `what ${playerID} picks looks different to ${playerID}`);
  assert.deepEqual(same.data(), random.data());
  const legal = module.legalMoves(G, ctx, playerID);
  assert.equal(pick === null, legal.length === 0, `a move for ${playerID}`);
  if (pick !== null) {
    const why = module.why(G, ctx, playerID, pick.move, pick.args);
    assert.equal(why, null, `${playerID} picks ${JSON.stringify(pick)}: ${JSON.stringify(why)}`);
  }
  return legal.length > closely ? 0 : expectEveryPick(match, playerID, random, (move) => !except(move, G, playerID));
}

/**
 * Expects every legal move of a position to be picked at some time.
 *
 * @param which the expected moves, by default all
 * @returns their number
 */
export function expectEveryPick<View, Full extends View, Event extends GameEvent>(
  { module, G, ctx }: TestMatch<View, Full, Event>,
  playerID: PlayerID,
  random: Random,
  which: (move: LegalMove) => boolean = () => true,
): number {
  const wanted = module.legalMoves(G, ctx, playerID).filter(which);
  const missing = new Set(wanted.map((move) => JSON.stringify(move)));
  for (let i = 0; i < MOST_PICKS && missing.size > 0; i++) {
    missing.delete(JSON.stringify(module.pickMove(G, ctx, playerID, random)));
  }
  assert.deepEqual([...missing], [], `${playerID} never picks these`);
  return wanted.length;
}
