import { table } from '@sobremesa/games/museum/testing';
import { expect, it } from 'vitest';
import gallery from './index.tsx';

it('hangs the Objects of a museum, cell by cell, without its storeroom', () => {
  const G = table({ players: [{ museum: 'INC-04 . ROM-01 / GRE-05', pool: 'MAY-01' }, {}] });
  expect(gallery.exhibition(G, '0')).toEqual(['INC-04', 'ROM-01', 'GRE-05']);
  expect(gallery.exhibition(G, '1')).toEqual([]);
});

it('has a label for each Object, and none for Experts', () => {
  expect(gallery.labelsOf('JAP-15')).toEqual(['JAP-15']);
  expect(gallery.labelsOf('E01')).toEqual([]);
});
