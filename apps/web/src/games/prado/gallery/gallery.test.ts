import { matchFrom } from '@sobremesa/games/prado/testing';
import { expect, it } from 'vitest';
import gallery from './index.tsx';

it('hangs the photos of a seat, in the order in which they were taken', () => {
  const { G } = matchFrom({ players: [{ hand: 'move', photos: 'saturno meninas' }, { hand: 'move' }], slot: 'S01' });
  expect(gallery.exhibition(G, '0')).toEqual(['saturno', 'meninas']);
  expect(gallery.exhibition(G, '1')).toEqual([]);
  expect(gallery.exhibition(G, '7')).toEqual([]);
});

it('has a label for each painting, and none for other cards', () => {
  expect(gallery.labelsOf('meninas')).toEqual(['meninas']);
  expect(gallery.labelsOf('move')).toEqual([]);
});
