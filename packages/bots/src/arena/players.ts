import { FastRandom } from '@sobremesa/engine';
import type { EngineState } from '@sobremesa/engine';
import type { GameEvent, LegalMove, Seen } from '@sobremesa/games/kit';
import type { Ctx, State } from 'boardgame.io';
import { MCTSBot } from 'boardgame.io/ai';
import { answer } from '../answer.ts';
import { levels } from '../levels.ts';
import type { Mind } from '../mind.ts';

/** Somebody who plays in the arena. */
export interface Seated<View, Full extends View, Event extends GameEvent> {
  /** @param state everything, for boardgame.io's bot, which knows no secrets */
  answer(seen: Seen<View, Event>, state: EngineState<Full>, turn: number): LegalMove | Promise<LegalMove>;
}

/** The players by their names: the levels, boardgame.io's bot, and who makes any legal move. */
export const names = [...levels, 'mcts', 'random'] as const;
export type Name = (typeof names)[number];

/** @param ms how long a move may be thought about by who is given a time */
export function playerCalled<View, Full extends View, Event extends GameEvent>(
  name: Name,
  mind: Mind<View, Full, Event>,
  seed: number,
  ms: number,
): Seated<View, Full, Event> {
  if (name === 'mcts') return stock(mind, seed, ms);
  const random = FastRandom.seeded(seed);
  if (name === 'random') {
    return {
      answer: ({ view, ctx, playerID }) => {
        const move = playerID === null ? null : mind.module.pickMove(view, ctx, playerID, random);
        if (move === null) throw new RangeError(`${playerID} is asked and has no move`);
        return move;
      },
    };
  }
  const budget = name === 'strong' ? { iterations: Infinity, ms } : undefined;
  return {
    answer: (seen, _state, turn) => {
      const question = { seen, level: name, seed: (seed + Math.imul(turn, 0x9e3779b9)) | 0 };
      return answer(mind, budget === undefined ? question : { ...question, budget });
    },
  };
}

/** boardgame.io's own bot, with as many iterations as fit into the time. It sees everything. */
function stock<View, Full extends View, Event extends GameEvent>(
  { module }: Mind<View, Full, Event>,
  seed: number,
  ms: number,
): Seated<View, Full, Event> {
  const { game } = module;
  const enumerate = (G: Full, ctx: Ctx, playerID: string) =>
    module.legalMoves(G, ctx, playerID).map(({ move, args }) => ({ move, args: [...args] }));
  let iterations = 20;
  return {
    async answer(seen, state, turn) {
      const bot = new MCTSBot({ game, enumerate, seed: `${seed} ${turn}`, iterations });
      const start = performance.now();
      const whole = { ...state, _stateID: turn, _undo: [], _redo: [], deltalog: [] };
      const { action } = await bot.play(whole as unknown as State, seen.playerID ?? '0');
      iterations = Math.max(2, Math.round((iterations * ms) / Math.max(1, performance.now() - start)));
      const { type: move, args } = action.payload as { type: string; args: unknown[] };
      return { move, args };
    },
  };
}
