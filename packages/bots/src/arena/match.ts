import { engineOf } from '@sobremesa/engine';
import { isActive } from '@sobremesa/games/kit';
import type { GameEvent, GameOver, LegalMove, PlayerID } from '@sobremesa/games/kit';
import type { EngineState } from '@sobremesa/engine';
import type { Policy } from '../policy.ts';
import type { Seated } from './seated.ts';

/** The result of a match, by player id. */
export interface Outcome {
  /** 1 for a single winner; shared equally among several. */
  won: number[];
  points: number[];
  /** Thinking time in milliseconds, and number of moves. */
  spent: number[];
  moves: number[];
  /** The slowest move, in milliseconds. */
  slowest: number[];
  /** The cards each player took, by the game's names for them. */
  taken: string[][];
}

/** More moves than any match takes; guards against endless ones. */
const MOST_MOVES = 10_000;

/**
 * Plays a match to its end. Each player gets only what their seat may see.
 *
 * @param deal the seed of the cards, 64 hex digits
 * @param clock measures the time of moves, in milliseconds
 * @param watch receives the state before each move
 * @throws Error if a player makes an illegal move
 */
export async function play<View, Full extends View, Event extends GameEvent>(
  policy: Policy<View, Full, Event>,
  seated: readonly Seated<View, Full, Event>[],
  options: unknown,
  deal: string,
  clock: () => number,
  watch: (state: EngineState<Full>) => void = () => {},
): Promise<Outcome> {
  const { module } = policy;
  const engine = engineOf(module);
  const zeros = () => seated.map(() => 0);
  const outcome: Outcome = { won: zeros(), points: zeros(), spent: zeros(), moves: zeros(), slowest: zeros(), taken: [] };
  let state: EngineState<Full> = engine.begin(seated.length, module.options.parse(options), deal);
  const logs = seated.map((_, index) => module.events(state.G).map((event) => module.viewEvent(event, String(index))));
  for (let made = 0; state.ctx.gameover === undefined; made++) {
    if (made === MOST_MOVES) throw new Error('the match does not end');
    watch(state);
    const playerID = askedIn(state);
    const seat = Number(playerID);
    const seen = {
      playerID,
      view: module.view(state.G, state.ctx, playerID),
      ctx: module.viewCtx(state.G, state.ctx, playerID),
      log: logs[seat] ?? [],
    };
    const start = clock();
    const { move, args }: LegalMove = await (seated[seat] as Seated<View, Full, Event>).answer(seen, state, made);
    const took = clock() - start;
    const result = engine.move(state, playerID, move, args);
    if (!result.ok) throw new Error(`${playerID} may not ${move}(${JSON.stringify(args)}): ${JSON.stringify(result.why)}`);
    state = result.state;
    for (const [index, log] of logs.entries()) log.push(...result.events.map((event) => module.viewEvent(event, String(index))));
    outcome.spent[seat] = (outcome.spent[seat] ?? 0) + took;
    outcome.moves[seat] = (outcome.moves[seat] ?? 0) + 1;
    outcome.slowest[seat] = Math.max(outcome.slowest[seat] ?? 0, took);
  }
  const { winners } = state.ctx.gameover as GameOver;
  for (const winner of winners) outcome.won[Number(winner)] = 1 / winners.length;
  outcome.taken = seated.map((_, index) => module.heuristics?.taken?.(state.G, String(index)) ?? []);
  outcome.points = module.score(state.G, state.ctx).map(({ total }) => total);
  return outcome;
}

/** The first player for whom the match waits. */
function askedIn({ ctx }: EngineState): PlayerID {
  const asked = Object.keys(ctx.activePlayers ?? { [ctx.currentPlayer]: null }).find((playerID) => isActive(ctx, playerID));
  if (asked === undefined) throw new Error('nobody is asked, and the game is not over');
  return asked;
}
