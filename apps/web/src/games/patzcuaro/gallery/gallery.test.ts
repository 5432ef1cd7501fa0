import { cardIds, items } from '@sobremesa/games/patzcuaro';
import { table } from '@sobremesa/games/patzcuaro/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawings } from './drawings.tsx';
import gallery from './index.tsx';

it('hangs each item and symbol of an altar once', () => {
  const G = table({ players: [{ altar: ['P01 P02', 'G02', ''] }, {}] });
  expect(gallery.exhibition(G, '0')).toEqual(['candle', 'skull', 'marigold', 'pink', 'green']);
  expect(gallery.exhibition(G, '1')).toEqual([]);
});

it('has the labels of the items of each card, and of each space', () => {
  expect(gallery.labelsOf('P06')).toEqual(['candle', 'bottle', 'pink']);
  for (const card of cardIds) expect(gallery.labelsOf(card).length).toBeGreaterThan(1);
  expect(gallery.labelsOf('1B2')).toEqual(['1B']);
  expect(gallery.labelsOf('PB-top')).toEqual(['patzcuaro']);
  for (const item of items) expect(gallery.labelsOf(item)).toEqual([item]);
  expect(gallery.labelsOf('O1a')).toEqual([]);
});

it.each(Object.entries(drawings))('draws %s as a small file that needs no style sheet', (_id, drawing) => {
  const svg = renderToStaticMarkup(drawing);
  expect(svg.length).toBeLessThan(6000);
  expect(svg).not.toMatch(/class=|style=/);
});
