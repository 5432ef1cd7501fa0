import { assert } from 'vitest';
import type { PlayerID } from '../../kit/index.ts';
import { TestMatch, type Scramble } from '../../kit/testing/index.ts';
import { kinds, type Kind } from '../catalogue/kinds.ts';
import { complete } from '../determinize.ts';
import type { NewgameEvent } from '../events.ts';
import { newgame } from '../index.ts';
import { isOver } from '../rules/letters.ts';
import { newPlayer } from '../setup.ts';
import type { State, View } from '../state.ts';
import { view } from '../view.ts';

/** The parts of a state that a test sets. Pieces as in `fan clock fan`. */
interface TableSketch {
  shelves?: readonly string[];
  letters?: readonly [Kind, Kind];
  taken?: readonly [string, string];
  order?: readonly PlayerID[];
}

const list = (text: string) => (text === '' ? [] : text.split(' ')) as Kind[];

/** A state with these pieces; player 0 begins. */
export function table({ shelves = [], letters = ['fan', 'clock'], taken = ['', ''], order = ['0', '1'] }: TableSketch): State {
  const players = letters.map(newPlayer);
  for (const [index, player] of players.entries()) {
    for (const kind of list(taken[index] ?? '')) player.taken[kind] += 1;
  }
  return { players, order: [...order], shelves: shelves.map(list), events: [] };
}

/** A match on the real engine that continues a sketch. */
export function matchFrom(sketch: TableSketch): TestMatch<View, State, NewgameEvent> {
  return new TestMatch(newgame, { seed: 0, numPlayers: 2 }, table(sketch));
}

/** Asserts the invariants of every state. */
export function checkInvariants(G: State): void {
  const counts = kinds.map((kind) => {
    const inCabinet = G.shelves.flat().filter((piece) => piece === kind).length;
    return G.players.reduce((sum, { taken }) => sum + taken[kind], inCabinet);
  });
  assert.equal(new Set(counts).size, 1, 'as many pieces of each kind');
  assert.equal(counts[0], G.shelves.length, 'as many pieces of a kind as shelves');
  const letters = G.players.map(({ letter }) => letter);
  assert.equal(new Set(letters).size, letters.length, 'two different letters');
}

/**
 * Deals the letters that the viewer does not see again, unless the viewer will have seen them in
 * `later`.
 */
export const scramble: Scramble<State> = (G, viewer, random, later = G) => {
  const seen = isOver(later) ? G : view(G, viewer);
  return { ...complete(seen, random), events: G.events };
};
