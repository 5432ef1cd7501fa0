import { without } from '../kit/index.ts';
import { homeOf } from './catalogue/civilisations.ts';
import { continents } from './catalogue/types.ts';
import type { Continent, ObjectId } from './catalogue/types.ts';
import type { MuseumEvent } from './events.ts';
import { byContinent } from './setup.ts';

/** The known part of a hand: its known Objects, and the backs of the others. */
interface Hand {
  known: ObjectId[];
  backs: Continent[];
}

/** Knowledge that a reader gains from a match's log. */
interface Memory {
  /** By player id. */
  hands: Hand[];
  /** Objects put under each deck, the lowest first (A18). */
  bottoms: Record<Continent, ObjectId[]>;
}

/**
 * Derives the knowledge from the log. All players began with one Object of each continent, and the
 * deck of each drawn Object is public. A card taken from the central board or a storeroom is known
 * to be in its taker's hand until they part with it.
 */
export function remember(log: readonly MuseumEvent[], players: number): Memory {
  const hands = Array.from({ length: players }, (): Hand => ({ known: [], backs: [...continents] }));
  const bottoms = byContinent((): ObjectId[] => []);
  const at = (player: string): Hand => hands[Number(player)] ?? { known: [], backs: [] };
  for (const event of log) {
    switch (event.type) {
      case 'drew':
      case 'tookFromDisplay':
        at(event.player).known.push(event.card);
        break;
      case 'tookFromPool':
        at(event.player).known.push(...event.cards);
        break;
      case 'drewFromDeck':
        at(event.player).backs.push(...Array.from({ length: event.count }, () => event.continent));
        break;
      case 'swapped':
        part(at(event.player), [event.gave]);
        at(event.player).known.push(event.took);
        break;
      case 'paid':
      case 'discarded':
        part(at(event.player), event.cards);
        break;
      case 'exhibited':
        if (event.owner === null) part(at(event.player), [event.card]);
        break;
      case 'swept':
        for (const card of event.cards) bottoms[homeOf(card)].unshift(card);
        break;
      case 'refilled':
        bottoms[event.continent] = without(bottoms[event.continent], [event.card]);
        break;
      default:
    }
  }
  return { hands, bottoms };
}

/** Removes cards that leave a hand openly. */
function part(hand: Hand, cards: readonly ObjectId[]): void {
  for (const card of cards) {
    if (hand.known.includes(card)) hand.known = without(hand.known, [card]);
    else hand.backs = without(hand.backs, [homeOf(card)]);
  }
}
