import type { State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { isActive, KeyedRandom, withSeed } from '@sobremesa/games/kit';
import type { GameModule, LegalMove, PlayerID } from '@sobremesa/games/kit';
import { freeze } from '@sobremesa/games/kit/testing';
import { engineOf } from '../engine.ts';

/** A match to play on both engines. */
export interface JudgedMatch {
  numPlayers: number;
  options: unknown;
  /** The seed of deal and moves. The same seed gives the same match. */
  seed: number;
}

/** More moves than any match takes, with room for the comparison of the last ones. */
const MANY_MOVES = 5000;

/** Names of moves that must be rejected in any state. */
const UNKNOWN_MOVES = ['constructor', '__proto__', 'toString', 'hasOwnProperty', ''];

/**
 * Plays a random match on boardgame.io, on our engine and as a playout. After each move, `G`, `ctx`
 * and the generator must be equal to the byte. Before each move, an illegal one is tried on both
 * engines.
 *
 * @returns the number of moves made, and of moves rejected by both
 * @throws Error that names the match and the difference
 */
export function judge(module: GameModule, match: JudgedMatch): { made: number; refused: number } {
  const seed = match.seed.toString(16).padStart(64, '0');
  const random = new KeyedRandom({ seed: (match.seed + 1).toString(16).padStart(64, '1'), drawn: 0 });
  const engine = engineOf(module);
  const game = withSeed(module.game, seed);
  const reduce = CreateGameReducer({ game });
  let expected = InitializeGame({ game, numPlayers: match.numPlayers, setupData: match.options });
  let state = engine.begin(match.numPlayers, match.options, seed);
  const dealt = new KeyedRandom(state.plugins.random.data);
  const playout = engine.playout(state, dealt);
  const seats = Array.from({ length: match.numPlayers }, (_, seat) => String(seat));
  const made: (LegalMove & { playerID: PlayerID })[] = [];
  const fail = (what: string, wanted: unknown, found: unknown): never => {
    throw new Error(
      `${module.game.name} ${JSON.stringify(match)} after ${JSON.stringify(made.slice(-3))}, move ${made.length}: ${what}\n` +
        difference(wanted, found),
    );
  };
  const compare = () => {
    const { G, ctx, plugins } = expected;
    const wanted = { G, ctx, plugins: Object.fromEntries(Object.entries(plugins).map(([name, { data }]) => [name, { data }])) };
    const text = JSON.stringify(wanted);
    if (JSON.stringify(state) !== text) fail('the engine', wanted, state);
    const thought = { G: playout.G, ctx: playout.ctx, plugins: { ...state.plugins, random: { data: dealt.data() } } };
    if (JSON.stringify(thought) !== text) fail('the playout', wanted, thought);
  };
  const reducer = (playerID: PlayerID, { move, args }: LegalMove): State =>
    // boardgame.io changes the `ctx` that it gets.
    reduce(
      { ...expected, ctx: structuredClone(expected.ctx) },
      { type: 'MAKE_MOVE', payload: { type: move, args: [...args], playerID } },
    );

  let refused = 0;
  const refuse = (playerID: PlayerID, attempt: LegalMove, reducerToo = true) => {
    const result = engine.move(state, playerID, attempt.move, attempt.args);
    const stateID = reducerToo ? quietly(() => reducer(playerID, attempt))._stateID : expected._stateID;
    if (!result.ok && stateID === expected._stateID) refused += 1;
    // An attempt may be legal by chance; then both must accept it.
    else if (!result.ok || stateID === expected._stateID) {
      fail(`${playerID} ${JSON.stringify(attempt)} is refused by one engine only`, stateID !== expected._stateID, result);
    }
  };

  compare();
  while (expected.ctx.gameover === undefined) {
    if (made.length === MANY_MOVES) throw new Error(`${module.game.name} ${JSON.stringify(match)} does not end`);
    freeze(state);
    const asked = seats.filter((playerID) => isActive(state.ctx, playerID));
    const playerID = asked[random.below(asked.length)] as PlayerID;
    const picked = module.pickMove(state.G, state.ctx, playerID, random);
    if (picked === null) throw new Error(`${module.game.name} ${JSON.stringify(match)}: ${playerID} has no move`);

    const anybody = seats[random.below(seats.length)] as PlayerID;
    switch (random.below(6)) {
      case 0:
        if (anybody !== playerID) refuse(anybody, picked);
        break;
      case 1:
        refuse(String(match.numPlayers), picked);
        break;
      case 2:
        refuse(anybody, made[random.below(made.length + 1)] ?? { move: 'nothing', args: [] });
        break;
      case 3:
        refuse(playerID, { move: picked.move, args: [...picked.args, 'more'] });
        break;
      case 4:
        refuse(playerID, { move: picked.move, args: [{ odd: true }] });
        break;
      default:
        // boardgame.io accepts names of object members as moves.
        refuse(playerID, { move: UNKNOWN_MOVES[random.below(UNKNOWN_MOVES.length)] as string, args: [] }, false);
    }

    const result = engine.move(state, playerID, picked.move, picked.args);
    if (!result.ok) throw new Error(`${module.game.name} refuses ${JSON.stringify(picked)}: ${JSON.stringify(result.why)}`);
    if (module.why(state.G, state.ctx, playerID, picked.move, picked.args) !== null) fail('why', null, picked);
    expected = reducer(playerID, picked);
    playout.play(playerID, picked.move, picked.args);
    made.push({ playerID, ...picked });
    state = result.state;
    compare();
  }
  for (const move of made.slice(-5)) refuse(move.playerID, move);
  return { made: made.length, refused };
}

/** boardgame.io logs every rejected move. */
function quietly<T>(run: () => T): T {
  const { error } = console;
  console.error = () => {};
  try {
    return run();
  } finally {
    console.error = error;
  }
}

/** The first path at which two values differ, with both. */
function difference(wanted: unknown, found: unknown, path = ''): string {
  if (isRecord(wanted) && isRecord(found)) {
    const keys = [Object.keys(wanted), Object.keys(found)];
    if (JSON.stringify(keys[0]) !== JSON.stringify(keys[1])) return `${path}: keys ${JSON.stringify(keys)}`;
    for (const key of Object.keys(wanted)) {
      if (JSON.stringify(wanted[key]) !== JSON.stringify(found[key]))
        return difference(wanted[key], found[key], `${path}.${key}`);
    }
  }
  return `${path}: ${JSON.stringify(wanted)} is wanted, ${JSON.stringify(found)} is found`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
