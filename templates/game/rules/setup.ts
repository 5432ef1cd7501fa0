import { randomTurnOrder } from '../kit/index.ts';
import type { Random } from '../kit/index.ts';
import { cabinets, kinds, SHELF_SIZE, type Kind } from './catalogue/kinds.ts';
import type { NewgameOptions } from './options.ts';
import type { FullPlayer, State } from './state.ts';

/** The table at the start of a match (1, 2). */
export function setup(numPlayers: number, options: NewgameOptions, random: Random): State {
  const count = cabinets[options.cabinet];
  const pieces = random.shuffle(kinds.flatMap((kind) => Array.from({ length: count }, () => kind)));
  const letters = random.shuffle(kinds).slice(0, numPlayers);
  return {
    players: letters.map(newPlayer),
    order: randomTurnOrder(random, numPlayers),
    shelves: Array.from({ length: count }, (_, shelf) => pieces.slice(shelf * SHELF_SIZE, (shelf + 1) * SHELF_SIZE)),
    events: [],
  };
}

export function newPlayer(letter: Kind): FullPlayer {
  return { letter, taken: { fan: 0, clock: 0, jug: 0, medal: 0, book: 0, key: 0 }, guess: null };
}
