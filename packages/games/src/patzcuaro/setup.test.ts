import { describe, expect, it } from 'vitest';
import { KeyedRandom } from '../kit/index.ts';
import { seedOf } from '../kit/testing/index.ts';
import { cardIds } from './catalogue/cards.ts';
import { options } from './options.ts';
import { setup } from './setup.ts';

const deal = (numPlayers: number, seed = 0, patzcuaroSide: 'auto' | 'A' | 'B' = 'auto') =>
  setup(numPlayers, { patzcuaroSide }, new KeyedRandom({ seed: seedOf(seed), drawn: 0 }));
const deals = (numPlayers: number) => Array.from({ length: 60 }, (_, seed) => deal(numPlayers, seed));

describe('setup', () => {
  it.each([
    [2, 3],
    [3, 4],
    [4, 4],
  ])('1.2 ①: %i players use %i shops beside Pátzcuaro', (numPlayers, shops) => {
    const G = deal(numPlayers);
    expect(G.tiles).toHaveLength(shops);
    expect(new Set(G.tiles.map(({ tile }) => tile)).size).toBe(shops);
    expect(G.route).toHaveLength(2 * (shops + 1));
    expect(G.route.map(({ shop }) => shop)).toEqual([false, ...G.tiles.flatMap(() => [true, true]), false]);
  });

  it('1.2 ②: the shops lie in any order, on either side, in either rotation', () => {
    const placed = deals(4).flatMap(({ tiles }) => tiles.map((tile, place) => ({ ...tile, place })));
    for (const tile of [1, 2, 3, 4]) {
      const one = placed.filter((other) => other.tile === tile);
      expect(new Set(one.map(({ place }) => place)).size).toBe(4);
      expect(new Set(one.map(({ side, rotation }) => `${side}${rotation}`)).size).toBe(4);
    }
  });

  it('1.2 ②: space 1 is on top, or at the bottom of a rotated tile', () => {
    for (const { tiles, route } of deals(3)) {
      for (const [index, { tile, side, rotation }] of tiles.entries()) {
        const ids = [`${tile}${side}1`, `${tile}${side}2`];
        const [top, bottom] = [route[index + 1]?.id, route[route.length - 2 - index]?.id];
        expect([top, bottom]).toEqual(rotation === 0 ? ids : ids.toReversed());
      }
    }
  });

  it.each([
    [2, 39],
    [3, 31],
    [4, 25],
  ])('1.2 ③: %i players get 6 cards each, each shop space one, and %i are left', (numPlayers, left) => {
    const G = deal(numPlayers);
    expect(G.players.map(({ hand, handSize }) => [hand.length, handSize])).toEqual(G.players.map(() => [6, 6]));
    expect(G.route.map(({ shop, pile }) => [shop, pile.length])).toEqual(G.route.map(({ shop }) => [shop, shop ? 1 : 0]));
    expect([G.deck.length, G.deckSize]).toEqual([left, left]);
    const all = [...G.deck, ...G.players.flatMap(({ hand }) => hand), ...G.route.flatMap(({ pile }) => pile)];
    expect(all.toSorted()).toEqual(cardIds.toSorted());
  });

  it('1.2 ③: each deal is different', () => {
    expect(new Set(deals(2).map(({ deck }) => deck.join())).size).toBe(60);
  });

  it('1.2 ④ ⑥: player cards show the altar, altars are empty, all tokens are on position 0', () => {
    for (const player of deal(4).players) {
      expect(player).toMatchObject({ altar: [[], [], []], flipped: false, position: 0, moved: false });
    }
  });

  it('1.2 ⑤, ruling 21: any seat may be first, and the others follow clockwise', () => {
    expect(new Set(deals(4).map(({ order }) => order.join('')))).toEqual(new Set(['0123', '1230', '2301', '3012']));
  });

  it('1.2 ⑦: one of the five objectives of each kind', () => {
    const drawn = deals(2).map(({ objectives }) => objectives);
    for (const [kind, digit] of [
      ['one', 1],
      ['two', 2],
      ['three', 3],
    ] as const) {
      expect([...new Set(drawn.map((objectives) => objectives[kind]))].toSorted()).toEqual(
        ['a', 'b', 'c', 'd', 'e'].map((letter) => `O${digit}${letter}`),
      );
    }
  });

  it('ruling 23: side A of Pátzcuaro for 2 and 3 players, B for 4, unless the table chose a side', () => {
    expect([2, 3, 4].map((numPlayers) => deal(numPlayers).patzcuaroSide)).toEqual(['A', 'A', 'B']);
    expect(deal(4, 0, 'A').route.map(({ id }) => id)).toEqual(expect.arrayContaining(['PA-top', 'PA-bot']));
    expect(deal(2, 0, 'B').route[0]?.id).toBe('PB-top');
    expect(deal(2, 0, 'B').route.at(-1)?.id).toBe('PB-bot');
  });

  it('ruling 24: with two players any of the four tiles may be left out', () => {
    const missing = deals(2).map(({ tiles }) => [1, 2, 3, 4].find((id) => tiles.every(({ tile }) => tile !== id)));
    expect(new Set(missing)).toEqual(new Set([1, 2, 3, 4]));
  });

  it.each([0, 1, 5, 2.5, Number.NaN])('refuses %d players', (numPlayers) => {
    expect(() => deal(numPlayers)).toThrow(RangeError);
  });
});

describe('options', () => {
  it('have defaults when empty, and reject unknown values', () => {
    expect(options.parse({})).toEqual({ patzcuaroSide: 'auto' });
    expect(options.parse({ patzcuaroSide: 'B' })).toEqual({ patzcuaroSide: 'B' });
    expect(options.safeParse({ patzcuaroSide: 'C' }).success).toBe(false);
    expect(options.safeParse({ seed: 1 }).success).toBe(false);
  });
});
