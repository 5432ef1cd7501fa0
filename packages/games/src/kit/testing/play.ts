import type { PlayerID } from 'boardgame.io';
import { assert, expect } from 'vitest';
import { isActive, KeyedRandom } from '../index.ts';
import type { GameEvent, GameModule, LegalMove, Random } from '../index.ts';
import { seedOf, TestMatch } from './match.ts';
import type { MatchOptions } from './match.ts';

/** A move, with its player. */
export interface MadeMove extends LegalMove {
  playerID: PlayerID;
}

/** How a random player picks from the legal moves; by default evenly. */
export type Picker = (moves: readonly LegalMove[], random: Random) => LegalMove;

export interface PlayOptions extends MatchOptions {
  pick?: Picker;
  /** Moves that may be legal without being listed, because listing all would explode. */
  unlisted?: readonly string[];
}

/** Far more moves than any of our games takes; a match that needs more is stuck. */
const MAX_MOVES = 5000;

/**
 * Number of legal moves, and of moves from other moments of the match, that are passed to `why` for
 * each player at each step.
 */
const PROBES = 3;

const pickEvenly: Picker = (moves, random) => moves[random.below(moves.length)] as LegalMove;

/**
 * Plays a match to its end with random legal moves, and checks every game's invariants at each
 * step: somebody can move and nobody else can, and `why` agrees with `legalMoves`, for the player's
 * view as for the server's state.
 *
 * @param onStep called with the match at its start and after every move, with the move that led
 *   there
 */
export function playRandom<View, Full extends View, Event extends GameEvent>(
  module: GameModule<View, Full, Event>,
  { pick = pickEvenly, unlisted = [], ...options }: PlayOptions,
  onStep: (match: TestMatch<View, Full, Event>, made: MadeMove | null) => void = () => {},
): { match: TestMatch<View, Full, Event>; moves: MadeMove[] } {
  const match = new TestMatch(module, options);
  const random = new KeyedRandom({ seed: seedOf(options.seed + 1), drawn: 0 });
  const moves: MadeMove[] = [];
  onStep(match, null);
  while (match.ctx.gameover === undefined) {
    assert(moves.length < MAX_MOVES, `match ${JSON.stringify(options)} does not end`);
    const asked = match.players.filter((playerID) => isActive(match.ctx, playerID));
    assert(asked.length > 0, 'nobody can move, and the match is not over');
    for (const playerID of match.players) checkAnswers(match, playerID, moves, random, unlisted);
    const playerID = asked[random.below(asked.length)] as PlayerID;
    const made = { playerID, ...pick(match.legalMoves(playerID), random) };
    match.play(playerID, made.move, ...made.args);
    moves.push(made);
    checkFields(match);
    onStep(match, made);
  }
  for (const playerID of match.players) checkAnswers(match, playerID, moves, random, unlisted);
  return { match, moves };
}

/** Expects the same moves on the same deal to lead to the same state, to the byte. */
export function expectReplay<View, Full extends View, Event extends GameEvent>(
  { match, moves }: { match: TestMatch<View, Full, Event>; moves: readonly MadeMove[] },
  options: MatchOptions,
): void {
  const again = new TestMatch(match.module, options);
  for (const { playerID, move, args } of moves) again.play(playerID, move, ...args);
  expect(JSON.stringify(again.state)).toBe(JSON.stringify(match.state));
}

/** Every field of an event must be declared in `eventFields`. */
function checkFields<View, Full extends View, Event extends GameEvent>({ module, events }: TestMatch<View, Full, Event>): void {
  for (const { type, ...fields } of events) {
    const unnamed = Object.keys(fields).filter((field) => module.eventFields?.[type]?.includes(field) === false);
    assert.deepEqual(unnamed, [], `fields of ${type} that are missing in eventFields`);
  }
}

function probes(moves: readonly LegalMove[], random: Random): LegalMove[] {
  return moves.length === 0 ? [] : Array.from({ length: PROBES }, () => pickEvenly(moves, random));
}

function checkAnswers<View, Full extends View, Event extends GameEvent>(
  { module, G, ctx }: TestMatch<View, Full, Event>,
  playerID: PlayerID,
  made: readonly LegalMove[],
  random: Random,
  unlisted: readonly string[],
): void {
  const legal = module.legalMoves(G, ctx, playerID);
  const view = module.view(G, ctx, playerID);
  const viewCtx = module.viewCtx(G, ctx, playerID);
  const known = new Set(legal.map(({ move, args }) => JSON.stringify([move, args])));
  const seen = module.legalMoves(view, viewCtx, playerID);
  assert.equal(JSON.stringify(seen), JSON.stringify(legal), `what ${playerID} may do looks different to ${playerID}`);
  assert.equal(legal.length > 0, isActive(ctx, playerID), `whether ${playerID} is asked, and has a move`);
  assert.equal(module.standIn(view, viewCtx, playerID) !== null, legal.length > 0, `stand-in for ${playerID}`);
  for (const { move, args } of [...probes(legal, random), ...probes(made, random)]) {
    const why = module.why(G, ctx, playerID, move, args);
    const asked = `${playerID} ${move}(${JSON.stringify(args)}): ${JSON.stringify(why)}`;
    const listed = known.has(JSON.stringify([move, args]));
    if (listed || !unlisted.includes(move)) assert.equal(why === null, listed, asked);
    assert.equal(JSON.stringify(module.why(view, viewCtx, playerID, move, args)), JSON.stringify(why), asked);
  }
}
