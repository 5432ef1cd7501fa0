import { FastRandom } from '@sobremesa/engine';
import type { EngineState } from '@sobremesa/engine';
import type { GameEvent, LegalMove, Seen } from '@sobremesa/games/kit';
import type { Ctx, State } from 'boardgame.io';
import { MCTSBot } from 'boardgame.io/ai';
import { answer } from '../answer.ts';
import { levels } from '../levels.ts';
import type { Policy } from '../policy.ts';
import { allWays, type Budget, type Ways } from '../search.ts';

/** A player in the arena. */
export interface Seated<View, Full extends View, Event extends GameEvent> {
  /** @param state the complete state, for boardgame.io's bot, which also sees hidden cards */
  answer(seen: Seen<View, Event>, state: EngineState<Full>, turn: number): LegalMove | Promise<LegalMove>;
}

/** Parameters of all players in the arena. */
export interface Rules {
  /** The budget of searching players. */
  budget: Budget;
  clock: () => number;
}

const leftOut = Object.keys(allWays).map((way) => `strong-without-${way}`);

/**
 * Names of the players: the levels, the strong one without one part of its search, boardgame.io's
 * bot, and a player of random legal moves.
 */
const names: readonly string[] = [...levels, ...leftOut, 'mcts', 'random'];

/** @throws RangeError for an unknown name */
export function playerCalled<View, Full extends View, Event extends GameEvent>(
  name: string,
  policy: Policy<View, Full, Event>,
  seed: number,
  { budget, clock }: Rules,
): Seated<View, Full, Event> {
  if (name === 'mcts') return stock(policy, seed, budget.ms, clock);
  if (name === 'random') return anyMove(policy, FastRandom.seeded(seed));
  const [called, way] = name.split('-without-');
  const level = levels.find((each) => each === called);
  if (level === undefined || !names.includes(name)) throw new RangeError(`${name} is none of ${names.join(', ')}`);
  const ways: Ways = way === undefined ? allWays : { ...allWays, [way]: false };
  return {
    answer: (seen, _state, turn) =>
      answer(policy, { seen, level, seed: (seed + Math.imul(turn, 0x9e3779b9)) | 0, budget, clock, ways }),
  };
}

function anyMove<View, Full extends View, Event extends GameEvent>(
  { module }: Policy<View, Full, Event>,
  random: FastRandom,
): Seated<View, Full, Event> {
  return {
    answer: ({ view, ctx, playerID }) => {
      const move = playerID === null ? null : module.pickMove(view, ctx, playerID, random);
      if (move === null) throw new RangeError(`${playerID} is asked and has no move`);
      return move;
    },
  };
}

/** boardgame.io's own bot, with as many iterations as fit into the budget. It sees hidden cards. */
function stock<View, Full extends View, Event extends GameEvent>(
  { module }: Policy<View, Full, Event>,
  seed: number,
  ms: number,
  clock: () => number,
): Seated<View, Full, Event> {
  const { game } = module;
  const enumerate = (G: Full, ctx: Ctx, playerID: string) =>
    module.legalMoves(G, ctx, playerID).map(({ move, args }) => ({ move, args: [...args] }));
  let iterations = 20;
  return {
    async answer(seen, state, turn) {
      const bot = new MCTSBot({ game, enumerate, seed: `${seed} ${turn}`, iterations });
      const start = clock();
      const whole = { ...state, _stateID: turn, _undo: [], _redo: [], deltalog: [] };
      const { action } = await bot.play(whole as unknown as State, seen.playerID ?? '0');
      iterations = Math.max(2, Math.round((iterations * ms) / Math.max(1, clock() - start)));
      const { type: move, args } = action.payload as { type: string; args: unknown[] };
      return { move, args };
    },
  };
}
