import type { PlayerID } from 'boardgame.io';
import { assert } from 'vitest';
import { isActive, KeyedRandom } from '../index.ts';
import type { GameEvent, GameModule, LegalMove, Random } from '../index.ts';
import { seedOf, TestMatch } from './match.ts';
import type { MatchOptions } from './match.ts';

export interface PickOptions extends MatchOptions {
  /**
   * Positions with at most so many legal moves are looked at closely: each of them has to be picked
   * some time.
   */
  closely: number;
  /** Legal moves that are as good as never picked. */
  except?: (move: LegalMove, G: unknown, playerID: PlayerID) => boolean;
}

/** So often a move is picked before those that never were count as out of reach. */
const MOST_PICKS = 300_000;

/**
 * Over a match of picked moves: a pick is legal, there is one for exactly the seats that have legal
 * moves, and from the seat's view, with the same chance, it is the same.
 *
 * @returns how many moves the match took, and how many were looked for, and found, in close looks
 *   at positions
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
 * Every legal move of a position is picked some time.
 *
 * @param which which of them are looked for, by default all
 * @returns how many were
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
