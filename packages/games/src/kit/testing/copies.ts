import type { Ctx } from 'boardgame.io';
import { assert } from 'vitest';
import { KeyedRandom } from '../index.ts';
import type { GameEvent, GameModule } from '../index.ts';
import { freeze } from './freeze.ts';
import { seedOf } from './match.ts';
import type { TestMatch } from './match.ts';
import { playRandom } from './play.ts';
import type { PlayOptions } from './play.ts';

/** A state with the events of the last move. */
interface WithEvents {
  events: unknown[];
}

/**
 * Plays a random match and expects of each state's copy that it equals the original to the byte,
 * and that moves and hooks never write to parts that it shares with the original. The originals are
 * frozen, since strict mode makes writes to frozen objects throw.
 *
 * @returns the number of moves made on copies
 */
export function expectCopies<View, Full extends View & WithEvents, Event extends GameEvent>(
  module: GameModule<View, Full, Event>,
  options: PlayOptions,
): { copied: number } {
  const random = new KeyedRandom({ seed: seedOf(options.seed + 3), drawn: 0 });
  const check = ({ G, ctx }: { G: Full; ctx: Ctx }) => {
    freeze(G);
    assert.deepEqual(module.copy(G), G);
    assert.equal(JSON.stringify(module.copy(G)), JSON.stringify(G));
    for (const hook of hooksOf(module, ctx))
      writesToCopy(() => hook({ G: module.copy(G), ctx, random, events: noEvents } as never));
  };
  let count = 0;
  let before: Pick<TestMatch<View, Full, Event>, 'G' | 'ctx'> | null = null;
  playRandom(module, options, ({ G, ctx }, made) => {
    check({ G, ctx });
    if (before !== null && made !== null) {
      const copied = module.copy(before.G);
      copied.events = [];
      count += 1;
      module.moves[made.move]?.apply(copied, { ctx: before.ctx, playerID: made.playerID, random }, ...made.args);
    }
    before = { G, ctx };
  });
  return { copied: count };
}

/** Typed as the engine calls it, with all its plugins. */
type Hook = (context: never) => unknown;

const noEvents = { setActivePlayers: () => undefined };

/** All hooks that the engine runs in this phase, and at the end. */
function hooksOf({ game }: { game: GameModule['game'] }, { phase, gameover }: Ctx): Hook[] {
  const { turn, onBegin, onEnd } = game.phases?.[phase ?? ''] ?? {};
  const hooks = [turn?.onBegin, turn?.onMove, turn?.onEnd, onBegin, onEnd, gameover === undefined ? undefined : game.onEnd];
  return hooks.filter((hook) => hook !== undefined);
}

/**
 * Runs a hook. A hook may throw when called out of turn, but never because of a write to a frozen
 * object.
 */
function writesToCopy(run: () => unknown): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
}
