import { ctxOf, dealUnknown, known, without } from '../kit/index.ts';
import type { Determinized, Random, Seen } from '../kit/index.ts';
import { kinds } from './catalogue/kinds.ts';
import type { NewgameEvent } from './events.ts';
import type { State, View } from './state.ts';

/** A state that fits all that a viewer has seen, with every possible deal equally likely. */
export function determinize({ view, ctx }: Seen<View, NewgameEvent>, random: Random): Determinized<State> {
  // Each move ends the turn, so the player in turn has made none.
  return { G: complete(view, random), ctx: ctxOf(ctx, { numMoves: 0 }) };
}

/** Deals the letters that the viewer does not see. */
export function complete(view: View, random: Random): State {
  const letters = view.players.map(({ letter }) => [letter]);
  const dealt = dealUnknown(letters, without(kinds, known(letters)), random).flat();
  return {
    players: view.players.flatMap(({ taken, guess }, index) => {
      const letter = dealt[index];
      return letter === undefined ? [] : [{ letter, taken, guess }];
    }),
    order: view.order,
    shelves: view.shelves,
    events: [],
  };
}
