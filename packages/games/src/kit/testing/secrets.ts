import type { Ctx, PlayerID } from 'boardgame.io';
import { assert } from 'vitest';
import { KeyedRandom } from '../index.ts';
import type { GameEvent, GameModule, Random } from '../index.ts';
import type { TestState } from './engine.ts';
import { seedOf } from './match.ts';
import { playRandom } from './play.ts';
import type { PlayOptions } from './play.ts';

/**
 * A state in which everything that the viewer (null: a spectator) may not know is permuted.
 * Things that the viewer will know in `later`, a later state, stay in place.
 */
export type Scramble<Full> = (G: Full, viewer: PlayerID | null, random: Random, later?: Full) => Full;

/**
 * Tests non-interference over a random match. At every step, each viewer must get the same, to the
 * byte, from the state and from one in which this viewer's secrets are permuted. The same must hold
 * after another player makes the same move in both.
 *
 * @returns the number of moves that were legal in the permuted state too, and so were compared; a
 *   test should check that it is high
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
 * Tests that moves which can be undone show nothing hidden. Over a random match, such a move must
 * lead every viewer, the mover included, to the same view to the byte, whatever the viewer's
 * unknown cards were.
 *
 * @returns the number of compared views, of the mover and of the others; a test should check that
 *   both are high
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
      // In the permuted state, another player's hidden cards may make this a different move.
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

/** Everything that a viewer (null: a spectator) gets from a state, as text. */
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
