import { objectIds } from '@sobremesa/games/museum';
import { paintingIds } from '@sobremesa/games/prado';
import { describe, expect, it } from 'vitest';
import { hasGallery, loadGallery } from '../games/load.ts';
import { games } from '../games/index.ts';
import { pieces as offerings } from '../games/patzcuaro/gallery/pieces.ts';
import { sourceLanguages } from '../i18n/languages.ts';
import type { LabelText } from './labelTexts.ts';
import { loadPiecesOf } from './pieces.ts';

const labelled = Object.keys(games).filter(hasGallery);
const all: Readonly<Record<string, readonly string[]>> = {
  prado: paintingIds,
  museum: objectIds,
  patzcuaro: Object.values(offerings).flat(),
};
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const thisYear = 2026;

describe.each(labelled)('the labels of %s', async (game) => {
  const loaded = await loadGallery(game, 'en');
  const { labels, gallery } = loaded!;

  it('are one for each piece', () => {
    const ids = labels.map(({ id }) => id);
    expect(ids.toSorted()).toEqual([...(all[game] ?? ids)].toSorted());
  });

  it('have dates and places that exist', () => {
    for (const { id, date, origin } of labels) {
      const { first, last = first } = date;
      expect(first, id).not.toBe(0);
      expect(last, id).not.toBe(0);
      expect(first, id).toBeLessThanOrEqual(last);
      expect(first, id).toBeGreaterThan(-10_000);
      expect(last, id).toBeLessThanOrEqual(thisYear);
      expect(Math.abs(origin.latitude), id).toBeLessThanOrEqual(80);
      expect(Math.abs(origin.longitude), id).toBeLessThanOrEqual(180);
    }
  });

  it('have sources, whose addresses are web pages', () => {
    for (const { id, sources } of labels) {
      expect(sources.length, id).toBeGreaterThan(0);
      for (const { title, publisher, url = 'https://' } of sources) {
        expect(title, id).not.toBe('');
        expect(publisher, id).not.toBe('');
        expect(url, id).toMatch(/^https?:\/\/\S*$/);
      }
    }
  });

  it.each(sourceLanguages)('have a name, a group and complete texts in %s', async (language) => {
    const pieces = await loadPiecesOf(game, language);
    expect(pieces).toHaveLength(labels.length);
    for (const { id, name, groupName, text } of pieces) {
      expect(`${name} ${groupName}`, id).toMatch(/^[^{}]{4,}$/);
      for (const words of Object.values<string>({ ...text })) expect(words, id).toMatch(/^[^'"{}<>#|]+$/);
      expect(wordsIn(text.story), `${id}: ${text.story}`).toBeGreaterThanOrEqual(20);
      expect(wordsIn(text.story), `${id}: ${text.story}`).toBeLessThanOrEqual(80);
      expect(wordsIn(text.alt), `${id}: ${text.alt}`).toBeGreaterThanOrEqual(8);
      expect(wordsIn(text.alt), `${id}: ${text.alt}`).toBeLessThanOrEqual(45);
    }
  });

  it('have the same keys in both languages', async () => {
    const { texts } = (await loadGallery(game, 'es'))!;
    const keys = (of: Readonly<Record<string, LabelText>>) => Object.entries(of).map(([id, text]) => [id, Object.keys(text)]);
    expect(keys(texts.labels)).toEqual(keys(loaded!.texts.labels));
    expect(Object.keys(texts.names)).toEqual(Object.keys(loaded!.texts.names));
  });

  it('have a drawing each', () => {
    for (const { id } of labels) {
      const { href, width, height } = gallery.drawing(id);
      expect(href, id).toMatch(/^data:image\/svg/);
      expect(width * height, id).toBeGreaterThan(1);
      expect(gallery.ratio(id), id).toBeGreaterThan(0.2);
      expect(gallery.labelsOf(id).length, id).toBeLessThanOrEqual(1);
    }
  });
});
