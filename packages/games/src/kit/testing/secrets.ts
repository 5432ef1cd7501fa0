import type { Ctx, PlayerID } from 'boardgame.io';
import { assert } from 'vitest';
import { KeyedRandom } from '../index.ts';
import type { GameEvent, GameModule, Random } from '../index.ts';
import type { TestState } from './engine.ts';
import { seedOf } from './match.ts';
import { playRandom } from './play.ts';
import type { PlayOptions } from './play.ts';

/**
 * The same state with everything permuted that the viewer (null: a spectator) may not know. What
 * the viewer will know in `later`, a state that follows, stays where it is.
 */
export type Scramble<Full> = (G: Full, viewer: PlayerID | null, random: Random, later?: Full) => Full;

/**
 * Non-interference over a random match: at every step, each viewer gets the same to the byte from
 * the state and from one in which all of that viewer's secrets are permuted; and when the same move
 * by somebody else is then made in both, again.
 *
 * @returns how many moves were legal in the permuted state too, and so were compared: a test should
 *   see that it is many
 */
export function expectNonInterference<View, Full extends View, Event extends GameEvent>(
  module: GameModule<View, Full, Event>,
  scramble: Scramble<Full>,
  options: PlayOptions,
): { compared: number } {
  const random = new KeyedRandom({ seed: seedOf(options.seed + 2), drawn: 0 });
  let compared = 0;
  let before: TestState<Full> | null = null;
  playRandom(module, options, (match, made) => {
    const { state } = match;
    for (const viewer of [...match.players, null]) {
      const seen = whatIsSeen(module, state.G, state.ctx, viewer);
      assert.equal(whatIsSeen(module, scramble(state.G, viewer, random), state.ctx, viewer), seen);
      if (made === null || before === null || made.playerID === viewer) continue;
      const other = { ...before, G: scramble(before.G, viewer, random, state.G) };
      if (module.why(other.G, other.ctx, made.playerID, made.move, made.args) !== null) continue;
      const after = match.after(other, made.playerID, made);
      assert.equal(whatIsSeen(module, after.G, after.ctx, viewer), seen);
      compared += 1;
    }
    before = state;
  });
  return { compared };
}

/**
 * What can be taken back has shown nothing: over a random match, every move that does not stand
 * leads everybody, the mover included, to the same view to the byte, whatever they did not know
 * before it.
 *
 * @returns how many views were compared, of the mover and of the others: a test should see that
 *   both are many
 */
export function expectNothingShown<View, Full extends View, Event extends GameEvent>(
  module: GameModule<View, Full, Event>,
  scramble: Scramble<Full>,
  options: PlayOptions,
): { byMover: number; byOthers: number } {
  const random = new KeyedRandom({ seed: seedOf(options.seed + 3), drawn: 0 });
  const compared = { byMover: 0, byOthers: 0 };
  let before: TestState<Full> | null = null;
  playRandom(module, options, (match, made) => {
    const { state } = match;
    for (const viewer of made === null || before === null || match.stands ? [] : [...match.players, null]) {
      if (made === null || before === null) continue;
      const other = { ...before, G: scramble(before.G, viewer, random) };
      // Somebody else's cards may be others in that state, and then it is another move.
      if (viewer !== made.playerID && module.why(other.G, other.ctx, made.playerID, made.move, made.args) !== null) continue;
      const after = match.after(other, made.playerID, made);
      const about = `${made.playerID} ${made.move}(${JSON.stringify(made.args)}), as ${viewer} sees it`;
      assert.equal(whatIsSeen(module, after.G, after.ctx, viewer), whatIsSeen(module, state.G, state.ctx, viewer), about);
      compared[viewer === made.playerID ? 'byMover' : 'byOthers'] += 1;
    }
    before = state;
  });
  return compared;
}

/** All that is ever made of a state for a viewer (null: a spectator), as text. */
export function whatIsSeen<View, Full extends View, Event extends GameEvent>(
  module: GameModule<View, Full, Event>,
  G: Full,
  ctx: Ctx,
  viewer: PlayerID | null,
): string {
  const events = module.events(G).map((event) => module.viewEvent(event, viewer));
  const view = module.view(G, ctx, viewer);
  const viewCtx = module.viewCtx(G, ctx, viewer);
  return JSON.stringify({ view, viewCtx, events, lines: events.map((event) => module.sentence(event)) });
}
