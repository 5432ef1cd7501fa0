import type { Ctx, PlayerID } from 'boardgame.io';
import { assert } from 'vitest';
import { KeyedRandom } from '../index.ts';
import type { GameEvent, GameModule, Random } from '../index.ts';
import type { TestState } from './engine.ts';
import { seedOf } from './match.ts';
import { playRandom } from './play.ts';
import type { PlayOptions } from './play.ts';

/**
 * Plays a random match and expects each state's determinized states to be possible. Each viewer
 * must see the same in both, to the byte; the engine must be at the same point; and the viewer's
 * next move must be possible in both.
 *
 * @param check a property of every state of a match
 * @returns the number of compared states
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
 * The part of the context that decides how the engine continues. Left out are the counts of moves,
 * and which of the asked players have answered, since this may be a secret.
 */
function standOf({ numMoves: _1, activePlayers: _2, _activePlayersNumMoves: _3, ...stand }: Ctx): object {
  return JSON.parse(JSON.stringify(stand)) as object;
}

/** Number of draws per outcome. */
const DRAWS = 400;

/**
 * Tests whether each of `outcomes`, and nothing else, comes equally often. Returns Pearson's
 * chi-square divided by the value that one in a million fair samples exceeds (Wilson and Hilferty's
 * approximation). A fair sample is below 1.
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
