import { objectIds } from '@sobremesa/games/museum';
import { paintingIds } from '@sobremesa/games/prado';
import { describe, expect, it } from 'vitest';
import { games } from '../games/index.ts';
import { hasGallery, loadGallery } from '../games/load.ts';
import { pieces as offerings } from '../games/patzcuaro/gallery/pieces.ts';
import { sourceLanguages } from '../i18n/languages.ts';
import type { GalleryDrawing } from './gameGallery.ts';
import type { LabelTexts } from './labelTexts.ts';
import { loadPiecesOf } from './pieces.ts';

const expected: Readonly<Record<string, readonly string[]>> = {
  prado: paintingIds,
  museum: objectIds,
  patzcuaro: Object.values(offerings).flat(),
};
const THIS_YEAR = 2026;

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;
const isText = (text: string) => text.trim() === text && /^[^'"{}<>#|]+$/.test(text);
const keys = (of: LabelTexts = {}) => Object.entries(of).map(([id, text]) => [id, Object.keys(text)]);
const isDrawn = ({ href, width, height }: GalleryDrawing) => href.startsWith('data:image/svg') && width * height > 1;
/** The ids of the values that fail a check. */
const failing = <T extends { id: string }>(values: readonly T[], passes: (value: T) => boolean) =>
  values.filter((value) => !passes(value)).map(({ id }) => id);

describe.each(Object.keys(games).filter(hasGallery))('the labels of %s', async (game) => {
  const loaded = await loadGallery(game, 'en');
  if (loaded === null) throw new Error(`${game} has no gallery`);
  const { labels, gallery } = loaded;

  it('are one for each piece', () => {
    const ids = labels.map(({ id }) => id);
    expect(ids.toSorted()).toEqual([...(expected[game] ?? ids)].toSorted());
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('have dates that exist', () => {
    const isDate = ({ first, last = first }: (typeof labels)[number]['date']) =>
      first !== 0 && last !== 0 && first <= last && isWithin(first, -10_000, THIS_YEAR) && last <= THIS_YEAR;
    expect(failing(labels, ({ date }) => isDate(date))).toEqual([]);
  });

  it('have places that exist', () => {
    expect(failing(labels, ({ origin }) => isWithin(origin.latitude, -60, 80) && isWithin(origin.longitude, -180, 180))).toEqual(
      [],
    );
  });

  it('have at least one source each, and web addresses', () => {
    const isSource = ({ title, publisher, url = 'https://a' }: (typeof labels)[number]['sources'][number]) =>
      title !== '' && publisher !== '' && /^https?:\/\/\S+$/.test(url);
    expect(failing(labels, ({ sources }) => [...sources].length > 0 && sources.every(isSource))).toEqual([]);
  });

  describe.each(sourceLanguages)('in %s', async (language) => {
    const pieces = await loadPiecesOf(game, language);

    it('have a name and a group', () => {
      expect(pieces).toHaveLength(labels.length);
      expect(failing(pieces, ({ name, groupName }) => /^[^{}]{3,}$/.test(name) && /^[^{}]{4,}$/.test(groupName))).toEqual([]);
    });

    it('tell a story of 20 to 80 words', () => {
      expect(failing(pieces, ({ text }) => isWithin(wordsIn(text.story), 20, 80))).toEqual([]);
    });

    it('describe the drawing in 8 to 45 words', () => {
      expect(failing(pieces, ({ text }) => isWithin(wordsIn(text.alt), 8, 45))).toEqual([]);
    });

    it('have complete texts with typographic quotation marks, and no markup', () => {
      expect(failing(pieces, ({ text }) => Object.values<string>({ ...text }).every(isText))).toEqual([]);
    });
  });

  it('have the same keys in both languages', async () => {
    const spanish = await loadGallery(game, 'es');
    expect(keys(spanish?.texts.labels)).toEqual(keys(loaded.texts.labels));
  });

  it('have a drawing each, and are the label of their own piece', () => {
    expect(failing(labels, ({ id }) => gallery.ratio(id) > 0.2 && isDrawn(gallery.drawing(id)))).toEqual([]);
    expect(failing(labels, ({ id }) => gallery.labelsOf(id).every((own) => own === id))).toEqual([]);
  });
});
