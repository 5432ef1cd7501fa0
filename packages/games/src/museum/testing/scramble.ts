import type { PlayerID, Random } from '../../kit/index.ts';
import type { Scramble } from '../../kit/testing/index.ts';
import { homeOf } from '../catalogue/civilisations.ts';
import { isObject } from '../catalogue/objects.ts';
import { patronIds } from '../catalogue/patrons.ts';
import type { MuseumEvent } from '../events.ts';
import { byContinent } from '../setup.ts';
import type { State } from '../state.ts';

/** Permutes all that the viewer may not know: decks, other hands, Favours and Patrons. See `Scramble`. */
export const scramble: Scramble<State> = (G, viewer, random, later = G) => {
  const hidden = secretsFrom(G, viewer);
  const shown = new Set(later === G ? [] : later.events.flatMap((event) => (event.type === 'refilled' ? [event.card] : [])));
  const still = new Set(
    Object.values(secretsFrom(later, viewer))
      .flat()
      .filter((card) => !shown.has(card)),
  );
  // The redraws of the first hands shuffle the decks, so there every place counts.
  const redrawn = G.step.kind === 'mulligan' && later.step.kind !== 'mulligan';
  const image = new Map<string, string>();
  for (const kind of Object.values(hidden)) {
    const pool = kind.filter((card) => still.has(card));
    const shuffled = random.shuffle(pool);
    for (const [index, card] of pool.entries()) image.set(card, shuffled[index] as string);
  }
  const swap = (cards: readonly string[]) => cards.map((card) => image.get(card) ?? card);
  const own = (index: number) => String(index) === viewer;
  const over = G.step.kind === 'over';
  return {
    ...G,
    players: G.players.map((player, index) => {
      const { hand, favours, patron, offer, throwBack, layout } = player;
      if (own(index)) return player;
      return {
        ...player,
        hand: swap(hand),
        favours: swap(favours),
        patron: over || patron === null ? patron : (swap([patron])[0] as string),
        offer: offer && swap(offer),
        throwBack: throwBack === null || redrawn ? throwBack : random.below(2) === 0,
        layout: layout === null || later.step.kind === 'over' ? layout : random.shuffle(layout),
      };
    }),
    decks: byContinent((continent) => {
      const deck = G.decks[continent];
      const drawn = deck.findIndex((card) => shown.has(card) || !later.decks[continent].includes(card));
      return scrambleBottom(swap(deck), redrawn ? 0 : drawn < 0 ? deck.length : drawn, random);
    }),
    expertDeck: swap(G.expertDeck),
    favourDeck: swap(G.favourDeck),
    headlineDeck: swap(G.headlineDeck),
    patronDeck: swap(G.patronDeck),
    events: G.events.map((event) => scrambleEvent(event, viewer, swap)),
  };
};

/** Moves also the Public Opinion cards of that part of a deck that stays hidden, its bottom. */
function scrambleBottom(deck: readonly string[], size: number, random: Random): string[] {
  return [...random.shuffle(deck.slice(0, size)), ...deck.slice(size)];
}

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

/** What a viewer may not know, by kinds of cards that could take each other's place. */
function secretsFrom(G: State, viewer: PlayerID | null): Record<string, string[]> {
  const own = viewer === null ? undefined : G.players[Number(viewer)];
  const others = G.players.filter((player) => player !== own);
  const over = G.step.kind === 'over';
  const hands = others.flatMap(({ hand }) => hand);
  return {
    ...byContinent((continent) => [
      ...G.decks[continent].filter(isObject),
      ...hands.filter((card) => homeOf(card) === continent),
    ]),
    experts: G.expertDeck,
    favours: [...G.favourDeck, ...others.flatMap(({ favours }) => favours)],
    headlines: G.headlineDeck,
    // Those in the box are as unknown as the others'.
    patrons: over ? [] : patronIds.filter((id) => own?.patron !== id && own?.offer?.includes(id) !== true),
  };
}
