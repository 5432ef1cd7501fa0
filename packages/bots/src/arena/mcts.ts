import type { GameEvent, GameOver } from '@sobremesa/games/kit';
import type { Ctx, Game, State } from 'boardgame.io';
import { MCTSBot } from 'boardgame.io/ai';
import type { Policy } from '../policy.ts';
import type { Seated } from './seated.ts';

/** Iterations of the first move, before the time of one is known. */
const FIRST = 20;
/** The bot visits this many moves at least; with fewer it cannot compare any. */
const FEWEST = 2;

/**
 * boardgame.io's own bot, with as many iterations as fit into the budget. It sees hidden cards. Its
 * playouts go on to the end, since only the end of a match has a value for it.
 */
export function mcts<View, Full extends View, Event extends GameEvent>(
  { module }: Policy<View, Full, Event>,
  seed: number,
  ms: number,
  clock: () => number,
): Seated<View, Full, Event> {
  const game = withWinner(module.game);
  const enumerate = (G: Full, ctx: Ctx, playerID: string) =>
    module.legalMoves(G, ctx, playerID).map(({ move, args }) => ({ move, args: [...args] }));
  let iterations = FIRST;
  return {
    async answer(seen, state, turn) {
      const bot = new MCTSBot({ game, enumerate, seed: `${seed} ${turn}`, iterations, playoutDepth: toTheEnd });
      const start = clock();
      const whole = { ...state, _stateID: turn, _undo: [], _redo: [], deltalog: [] };
      const { action } = await bot.play(whole as unknown as State, seen.playerID ?? '0');
      iterations = Math.max(FEWEST, Math.round((iterations * ms) / Math.max(1, clock() - start)));
      const { type: move, args } = action.payload as { type: string; args: unknown[] };
      return { move, args };
    },
  };
}

// The type allows only a number, and the bot's own options stop at 100.
const toTheEnd = (() => Infinity) as unknown as number;

/** The game, with its result in the form that boardgame.io's bot reads: one winner, or a draw. */
export function withWinner(game: Game): Game {
  return {
    ...game,
    endIf(context) {
      const over = game.endIf?.(context) as GameOver | undefined;
      if (over === undefined) return undefined;
      const [winner, ...others] = over.winners;
      return { ...over, ...(others.length === 0 ? { winner } : { draw: true }) };
    },
  };
}
