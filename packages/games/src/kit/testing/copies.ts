import type { Ctx } from 'boardgame.io';
import { assert } from 'vitest';
import { KeyedRandom } from '../index.ts';
import type { GameEvent, GameModule } from '../index.ts';
import { freeze } from './freeze.ts';
import { seedOf } from './match.ts';
import type { TestMatch } from './match.ts';
import { playRandom } from './play.ts';
import type { PlayOptions } from './play.ts';

/** A state that reports what the last move did. */
interface WithEvents {
  events: unknown[];
}

/**
 * Over a random match: a copy is the same to the byte, and whatever moves and hooks do to it in
 * place, they write to nothing that it shares with the original. Strict code cannot write to what
 * is frozen, so the original is.
 *
 * @returns how many moves were made on copies
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

/** Typed as the engine calls it, with all of its plugins. */
type Hook = (context: never) => unknown;

const noEvents = { setActivePlayers: () => undefined };

/** Whatever the engine runs in this phase, and at the end. */
function hooksOf({ game }: { game: GameModule['game'] }, { phase, gameover }: Ctx): Hook[] {
  const { turn, onBegin, onEnd } = game.phases?.[phase ?? ''] ?? {};
  const hooks = [turn?.onBegin, turn?.onMove, turn?.onEnd, onBegin, onEnd, gameover === undefined ? undefined : game.onEnd];
  return hooks.filter((hook) => hook !== undefined);
}

/**
 * A hook may find that it is not its moment; then it throws, but nothing that tells of a write to
 * something frozen.
 */
function writesToCopy(run: () => unknown): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
}
