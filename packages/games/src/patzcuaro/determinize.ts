import { ctxOf, dealUnknown, handOf, known, unseen, without } from '../kit/index.ts';
import type { Determinized, Random, Seen, Unknown } from '../kit/index.ts';
import { cardIds } from './catalogue/cards.ts';
import type { CardId } from './catalogue/types.ts';
import type { PatzcuaroEvent } from './events.ts';
import type { State, View } from './state.ts';

/** The hidden cards: the deck, and the hands by player id. */
export interface Hidden {
  deck: readonly Unknown<CardId>[];
  hands: readonly (readonly Unknown<CardId>[])[];
}

/**
 * A state that fits all that a viewer has seen, with every possible deal equally likely. Cards
 * taken from a shop are known to be in their taker's hand.
 */
export function determinize({ view, ctx, log }: Seen<View, PatzcuaroEvent>, random: Random): Determinized<State> {
  const taken = takenFromShops(log, view.players.length);
  const hands = view.players.map(({ hand, handSize }, index) => hand ?? handOf(taken[index] ?? [], handSize));
  const deck = unseen(view.deckSize);
  // The token has moved if and only if a step is left. In a last placement a player makes at most
  // one move.
  const numMoves = ctx.phase === 'visit' && view.steps.length > 0 ? 1 : 0;
  return { G: complete(view, { deck, hands }, random), ctx: ctxOf(ctx, { numMoves }) };
}

/** Deals the hidden cards of a match. */
export function complete(view: View, { deck, hands }: Hidden, random: Random): State {
  const seen = [
    ...view.players.flatMap(({ altar }) => altar.flat()),
    ...view.route.flatMap(({ pile }) => pile),
    ...known([deck, ...hands]),
  ];
  const [dealtDeck = [], ...dealtHands] = dealUnknown([deck, ...hands], without(cardIds, seen), random);
  return {
    players: view.players.map(({ handSize, altar, flipped, position, moved }, index) => ({
      hand: dealtHands[index] ?? [],
      handSize,
      altar,
      flipped,
      position,
      moved,
    })),
    order: view.order,
    patzcuaroSide: view.patzcuaroSide,
    tiles: view.tiles,
    route: view.route,
    deckSize: view.deckSize,
    objectives: view.objectives,
    steps: view.steps,
    triggerers: view.triggerers,
    deck: dealtDeck,
    events: [],
  };
}

/** The cards that each player took openly from a shop and still holds. */
function takenFromShops(log: readonly PatzcuaroEvent[], players: number): CardId[][] {
  const taken: CardId[][] = Array.from({ length: players }, () => []);
  for (const event of log) {
    if (event.type !== 'traded' && event.type !== 'placed') continue;
    const held = taken[Number(event.player)] ?? [];
    const left = without(held, event.type === 'traded' ? event.placed : [event.card]);
    taken[Number(event.player)] = event.type === 'traded' ? [...left, ...event.taken] : left;
  }
  return taken;
}
