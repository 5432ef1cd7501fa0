import { engineOf, FastRandom } from '@sobremesa/engine';
import type { GameEvent } from '@sobremesa/games/kit';
import type { Policy } from '../policy.ts';
import type { Seated } from './seated.ts';

/**
 * A player that makes the move after which it has the most points, and chooses at random among
 * equal ones. It looks one move ahead, in a state that fits what its seat has seen.
 */
export function greedy<View, Full extends View, Event extends GameEvent>(
  { module }: Policy<View, Full, Event>,
  random: FastRandom,
): Seated<View, Full, Event> {
  return {
    answer(seen) {
      const { view, ctx, playerID } = seen;
      const moves = playerID === null ? [] : random.shuffle(module.legalMoves(view, ctx, playerID));
      const state = module.determinize(seen, random);
      const luck = random.below(2 ** 32);
      const points = moves.map(({ move, args }) => {
        const playout = engineOf(module).playout(state, FastRandom.seeded(luck));
        playout.play(playerID as string, move, args);
        return module.score(playout.G, playout.ctx)[Number(playerID)]?.total ?? 0;
      });
      const best = moves[points.indexOf(Math.max(...points))];
      if (best === undefined) throw new RangeError(`${playerID} is asked and has no move`);
      return best;
    },
  };
}
