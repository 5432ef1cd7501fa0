import { without } from '../kit/index.ts';
import { homeOf } from './catalogue/civilisations.ts';
import { continents } from './catalogue/types.ts';
import type { Continent, ObjectId } from './catalogue/types.ts';
import type { MuseumEvent } from './events.ts';
import { byContinent } from './setup.ts';

/** A hand seen from outside: some Objects are known, of the others the backs. */
interface Hand {
  known: ObjectId[];
  backs: Continent[];
}

/** What follows from a match's log for who reads it. */
interface Memory {
  /** By player id. */
  hands: Hand[];
  /** Objects that were put under each deck, the lowest first (A18). */
  bottoms: Record<Continent, ObjectId[]>;
}

/**
 * Reads the log once more: all began with one Object of each continent, and everybody sees from
 * which deck one comes; what was taken from the central board or from a storeroom is in its taker's
 * hand until they part with it.
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

/** Objects leave a hand before everybody's eyes. */
function part(hand: Hand, cards: readonly ObjectId[]): void {
  for (const card of cards) {
    if (hand.known.includes(card)) hand.known = without(hand.known, [card]);
    else hand.backs = without(hand.backs, [homeOf(card)]);
  }
}
