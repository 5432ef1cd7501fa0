import { collectionsOf } from '@sobremesa/games/museum';
import { layoutOf } from '@sobremesa/games/museum/testing';
import { expect, it } from 'vitest';
import { platePlaces } from './plates.ts';

it('hangs each plate under a cell of its collection, no two under the same', () => {
  // Three Inca Objects that also form agriculture collections with their neighbours, so that each
  // cell belongs to two collections.
  const collections = collectionsOf(layoutOf('INC-01 INC-02 INC-03/MAY-01 MAY-02 MAY-03/GRE-01 GRE-02 GRE-03'), 'basic');
  expect(collections.length).toBeGreaterThan(2);
  const places = platePlaces(collections);
  for (const [i, place] of places.entries()) expect(collections[i]?.cells).toContain(place);
  expect(new Set(places).size).toBe(places.length);
});

it('prefers the lower edge, where it covers nothing of the collection', () => {
  const collections = collectionsOf(layoutOf('INC-01 INC-02/INC-03'), 'basic');
  expect(platePlaces(collections)[0]).toBe(5);
});
