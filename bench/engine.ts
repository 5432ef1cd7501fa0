import { engineOf, FastRandom, type EngineState } from '@sobremesa/engine';
import { anyOf, games, isActive, KeyedRandom, withSeed } from '@sobremesa/games';
import type { GameModule, LegalMove, PlayerID, Random } from '@sobremesa/games';
import type { State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';

const SEED = '7'.repeat(64);
/** CPU seconds per measurement. */
const SECONDS = 1.5;

interface Made extends LegalMove {
  playerID: PlayerID;
}

/** The same match for boardgame.io's reducer and for the engine. */
interface Match {
  module: GameModule;
  reduce: ReturnType<typeof CreateGameReducer>;
  dealt: State;
  start: EngineState;
  moves: Made[];
}

/**
 * Measures moves per CPU second when boardgame.io's reducer, the engine and a playout replay a
 * random match. Also measures random matches per second, with the reducer listing all legal moves,
 * and as playouts.
 */
export function benchEngine(): void {
  const rows = Object.values(games).flatMap((module) => sizesOf(module).map((players) => row(module, players)));
  console.log('\nThe engine: moves and random matches a second, beside those of boardgame.io’s reducer');
  console.table(rows);
}

/** The supported numbers of players from two to four. */
function sizesOf({ players: { min, max } }: GameModule): number[] {
  return [2, 3, 4].filter((size) => min <= size && size <= max);
}

function row(module: GameModule, players: number) {
  const match = matchOf(module, players);
  const { start, moves } = match;
  const reducer = perSecond(() => replayReduced(match)) * moves.length;
  const engine = perSecond(() => replayMoved(match)) * moves.length;
  const playout = perSecond(() => replayPlayed(match)) * moves.length;
  const listed = perSecond((run) => playListed(match, FastRandom.seeded(run)));
  const played = perSecond((run) => void engineOf(module).playout(start, FastRandom.seeded(run)).playToEnd());
  return {
    game: `${module.game.name}, ${players}`,
    'reducer, moves/s': round(reducer),
    'engine, moves/s': round(engine),
    'playout, moves/s': round(playout),
    'engine / reducer': round(engine / reducer),
    'playout / reducer': round(playout / reducer),
    'listed, matches/s': round(listed),
    'playouts/s': round(played),
    'playouts / listed': round(played / listed),
  };
}

function matchOf(module: GameModule, players: number): Match {
  const options = module.options.parse({});
  const game = ProcessGameConfig(withSeed(module.game, SEED));
  const engine = engineOf(module);
  const random = FastRandom.seeded(players);
  const start = engine.begin(players, options, SEED);
  const moves: Made[] = [];
  for (let state = start; state.ctx.gameover === undefined;) {
    const made = pick(module, state, random);
    moves.push(made);
    state = moved(module, state, made);
  }
  const dealt = InitializeGame({ game, numPlayers: players, setupData: options });
  return { module, reduce: CreateGameReducer({ game }), dealt, start, moves };
}

/** The baseline for playouts: lists all legal moves and picks one. */
function pick(module: GameModule, { G, ctx }: Pick<EngineState, 'G' | 'ctx'>, random: Random): Made {
  const asked = ctx.playOrder.filter((seat) => isActive(ctx, seat));
  const playerID = anyOf(asked, random) ?? ctx.currentPlayer;
  const legal = anyOf(module.legalMoves(G, ctx, playerID), random);
  if (legal === null) throw new Error(`${module.game.name}: ${playerID} has no move`);
  return { playerID, ...legal };
}

function moved(module: GameModule, state: EngineState, { playerID, move, args }: Made): EngineState {
  const result = engineOf(module).move(state, playerID, move, args);
  if (!result.ok) throw new Error(`${module.game.name} refuses ${move}: ${JSON.stringify(result.why)}`);
  return result.state;
}

function reduced({ reduce }: Match, state: State, { playerID, move, args }: Made): State {
  return reduce(state, { type: 'MAKE_MOVE', payload: { type: move, args: [...args], playerID } });
}

/** boardgame.io's reducer changes the `ctx` that it gets. */
function dealtAgain({ dealt }: Match): State {
  return { ...dealt, ctx: structuredClone(dealt.ctx) };
}

function replayReduced(match: Match): void {
  let state = dealtAgain(match);
  for (const made of match.moves) state = reduced(match, state, made);
}

function replayMoved({ module, start, moves }: Match): void {
  let state = start;
  for (const made of moves) state = moved(module, state, made);
}

/** The moves are legal only with that match's random numbers. */
function replayPlayed({ module, start, moves }: Match): void {
  const playout = engineOf(module).playout(start, new KeyedRandom(start.plugins.random.data));
  for (const { playerID, move, args } of moves) playout.play(playerID, move, args);
}

function playListed(match: Match, random: Random): void {
  let state = dealtAgain(match);
  while (state.ctx.gameover === undefined) state = reduced(match, state, pick(match.module, state, random));
}

/** Number of runs per CPU second, after a warm-up. */
function perSecond(run: (index: number) => void): number {
  const spend = (seconds: number) => {
    const start = process.cpuUsage();
    for (let runs = 1; ; runs++) {
      run(runs);
      const { user, system } = process.cpuUsage(start);
      if (user + system > seconds * 1e6) return runs / ((user + system) / 1e6);
    }
  };
  spend(SECONDS / 3);
  return spend(SECONDS);
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
