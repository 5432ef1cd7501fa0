import type { Ctx, PlayerID } from 'boardgame.io';
import { assert } from 'vitest';
import { KeyedRandom } from '../index.ts';
import type { GameEvent, GameModule, Random } from '../index.ts';
import type { TestState } from './engine.ts';
import { seedOf } from './match.ts';
import { playRandom } from './play.ts';
import type { PlayOptions } from './play.ts';

/**
 * A determinized state is possible: over a random match, at every step, each viewer sees of the
 * determinized state what they see of the real one, to the byte; the engine stands where it really
 * does; and the next move of that viewer leads on from there, too.
 *
 * @param check what holds of every state of a match
 * @returns how many states were compared
 */
export function expectDeterminized<View, Full extends View, Event extends GameEvent>(
  module: GameModule<View, Full, Event>,
  options: PlayOptions,
  check: (G: Full) => void,
): number {
  let count = 0;
  const random = new KeyedRandom({ seed: seedOf(options.seed + 4), drawn: 0 });
  const logs = new Map<PlayerID | null, Event[]>();
  const before = new Map<PlayerID | null, TestState<Full>>();
  playRandom(module, options, (match, made) => {
    for (const viewer of [...match.players, null]) {
      const log = logs.get(viewer) ?? [];
      logs.set(viewer, log);
      log.push(...match.events.map((event) => module.viewEvent(event, viewer)));
      const last = before.get(viewer);
      if (made !== null && made.playerID === viewer && last !== undefined) match.after(last, viewer, made);
      const { G, ctx } = match.state;
      const seen = { playerID: viewer, view: module.view(G, ctx, viewer), ctx: module.viewCtx(G, ctx, viewer), log };
      const determinized = module.determinize(seen, random);
      check(determinized.G);
      const view = module.view(determinized.G, determinized.ctx, viewer);
      assert.equal(JSON.stringify(view), JSON.stringify(seen.view), `what ${viewer} sees of it`);
      const viewCtx = module.viewCtx(determinized.G, determinized.ctx, viewer);
      assert.equal(JSON.stringify(viewCtx), JSON.stringify(seen.ctx), `where ${viewer} sees the engine`);
      if (ctx.gameover === undefined) assert.deepEqual(standOf(determinized.ctx), standOf(ctx), `where the engine stands`);
      count += 1;
      before.set(viewer, { ...match.state, ...determinized });
    }
  });
  return count;
}

/**
 * What decides how the engine goes on; not who of those asked has answered, which may be a secret.
 */
function standOf({ numMoves: _1, activePlayers: _2, _activePlayersNumMoves: _3, ...stand }: Ctx): object {
  return JSON.parse(JSON.stringify(stand)) as object;
}

/** So many draws for each outcome. */
const DRAWS = 400;

/**
 * Pearson's chi-square of draws in which each of `outcomes` should come equally often, and nothing
 * else, against what one in a million fair ones exceeds (Wilson and Hilferty's approximation): fair
 * is what is below 1.
 */
export function unevenness(draw: (random: Random) => string, outcomes: readonly string[], seed: number): number {
  const random = new KeyedRandom({ seed: seedOf(seed), drawn: 0 });
  const counts = new Map(outcomes.map((outcome) => [outcome, 0]));
  for (let i = 0; i < DRAWS * outcomes.length; i++) {
    const outcome = draw(random);
    const count = counts.get(outcome);
    assert(count !== undefined, `${outcome} is not possible`);
    counts.set(outcome, count + 1);
  }
  const chi = [...counts.values()].reduce((sum, count) => sum + (count - DRAWS) ** 2 / DRAWS, 0);
  const freedom = outcomes.length - 1;
  return chi / (freedom * (1 - 2 / (9 * freedom) + 4.753 * Math.sqrt(2 / (9 * freedom))) ** 3);
}
