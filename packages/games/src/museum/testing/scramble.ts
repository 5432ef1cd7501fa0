import { anyOf } from '../../kit/index.ts';
import type { PlayerID } from '../../kit/index.ts';
import type { Scramble } from '../../kit/testing/index.ts';
import { homeOf } from '../catalogue/civilisations.ts';
import { isObject } from '../catalogue/objects.ts';
import { patronIds } from '../catalogue/patrons.ts';
import { continents } from '../catalogue/types.ts';
import type { ObjectId } from '../catalogue/types.ts';
import type { MuseumEvent } from '../events.ts';
import { complete } from '../determinize.ts';
import { byContinent } from '../setup.ts';
import type { FullPlayer, State } from '../state.ts';
import { view } from '../view.ts';

/**
 * Deals all cards again that the viewer may not know: decks, other hands, Favours and Patrons. See
 * `Scramble`.
 */
export const scramble: Scramble<State> = (G, viewer, random, later = G) => {
  const shown = new Set(later === G ? [] : later.events.flatMap((event) => (event.type === 'refilled' ? [event.card] : [])));
  const still = new Set(secretsFrom(later, viewer).filter((card) => !shown.has(card)));
  const hide = <T extends string>(cards: readonly T[]) => cards.map((card) => (still.has(card) ? null : card));
  const back = (card: ObjectId) => (still.has(card) ? { of: homeOf(card) } : card);
  // Throwing back first hands shuffles the decks, so the order of each deck matters then.
  const redrawn = G.step.kind === 'mulligan' && later.step.kind !== 'mulligan';
  const own = (index: number) => String(index) === viewer;
  const over = G.step.kind === 'over';
  const other = complete(
    view(G, viewer),
    {
      hands: G.players.map(({ hand, favours, patron, offer }, index) => {
        const patrons = offer ?? (patron === null ? [] : [patron]);
        if (own(index)) return { objects: hand, favours, patrons };
        return { objects: hand.map(back), favours: hide(favours), patrons: over ? patrons : hide(patrons) };
      }),
      decks: byContinent((continent) => {
        const deck = G.decks[continent];
        const drawn = deck.findIndex((card) => shown.has(card) || !later.decks[continent].includes(card));
        const hidden = redrawn ? 0 : drawn < 0 ? deck.length : drawn;
        return deck.map((card, index) => {
          if (!isObject(card)) return index < hidden ? null : card;
          return index < hidden && still.has(card) ? null : back(card);
        });
      }),
      expertDeck: hide(G.expertDeck),
      favourDeck: hide(G.favourDeck),
      headlineDeck: hide(G.headlineDeck),
      patronDeck: hide(G.patronDeck),
    },
    random,
  );
  for (const [index, { throwBack, layout }] of G.players.entries()) {
    const player = other.players[index] as FullPlayer;
    player.throwBack = own(index) || throwBack === null || redrawn ? throwBack : random.below(2) === 0;
    player.layout = own(index) || layout === null || later.step.kind === 'over' ? layout : random.shuffle(layout);
  }
  const image = new Map(secretsFrom(G, viewer).map((card) => [card, anyOf([...still], random) ?? card]));
  const swap = (cards: readonly string[]) => cards.map((card) => image.get(card) ?? card);
  other.events = G.events.map((event) => scrambleEvent(event, viewer, swap));
  return other;
};

function scrambleEvent(event: MuseumEvent, viewer: PlayerID | null, swap: (cards: readonly string[]) => string[]): MuseumEvent {
  if (!('player' in event) || event.player === viewer) return event;
  switch (event.type) {
    case 'mulligan':
      return { ...event, objects: event.objects && swap(event.objects), favours: event.favours && swap(event.favours) };
    case 'patronChosen':
      return { ...event, patron: event.patron && (swap([event.patron])[0] as string) };
    case 'drewFavours':
      return { ...event, favours: event.favours && swap(event.favours) };
    case 'drewFromDeck':
      return { ...event, cards: event.cards && swap(event.cards) };
    default:
      return event;
  }
}

/** The cards that a viewer may not know. */
function secretsFrom(G: State, viewer: PlayerID | null): string[] {
  const own = viewer === null ? undefined : G.players[Number(viewer)];
  const others = G.players.filter((player) => player !== own);
  return [
    continents.flatMap((continent) => G.decks[continent].filter(isObject)),
    others.flatMap(({ hand }) => hand),
    others.flatMap(({ favours }) => favours),
    G.expertDeck,
    G.favourDeck,
    G.headlineDeck,
    // Patrons in the box are as unknown as those of other players.
    G.step.kind === 'over' ? [] : patronIds.filter((id) => own?.patron !== id && own?.offer?.includes(id) !== true),
  ].flat();
}
