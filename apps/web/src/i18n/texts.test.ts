import { expect, it } from 'vitest';
import { aboutTexts } from '../about/texts.ts';
import { games } from '../games/index.ts';
import { houseTexts } from './house.ts';
import en from './messages/en.ts';
import type { Shape } from './shape.ts';

// From the language in `test/languages`, which has some texts and some mistakes.
const house = (await houseTexts('eo')) as Shape<typeof en>;

it('uses translated texts', () => {
  expect(house.settings.title).toBe('Agordoj');
  expect(house.settings.renamed).toBe('Vi nun nomiĝas {name}.');
});

it('falls back to English for texts that are missing, empty, not texts, or not expected', () => {
  expect(house.app).toEqual({ ...en.app, reload: 'Reŝargi' });
  expect(house.connection).toEqual({ ...en.connection, reload: 'Reŝargi' });
  expect(house.settings.theme).toEqual(en.settings.theme);
  expect(house.games).toEqual(en.games);
  expect(Object.keys(house)).toEqual(Object.keys(en));
});

it('falls back to English for a catalogue without a translation', async () => {
  expect(await aboutTexts('eo')).toBe(await aboutTexts.sources.en());
});

it('falls back text by text in the rules of a game, too', async () => {
  const { texts } = (await games['patzcuaro']!.loaders()).rulebook;
  const { chapters, paragraphs } = await texts('eo');
  const english = await texts('en');
  expect(chapters).toEqual({ ...english.chapters, aim: 'Pri kio temas' });
  expect(paragraphs).toEqual({
    ...english.paragraphs,
    goal: [english.paragraphs['goal']?.[0], 'Venkas, kiu havas plej multajn poentojn.'],
  });
});

it('loads each language once, and again after it was forgotten', async () => {
  const first = houseTexts('eo');
  expect(houseTexts('eo')).toBe(first);
  houseTexts.forget('eo');
  expect(houseTexts('eo')).not.toBe(first);
  expect(await houseTexts('eo')).toEqual(house);
});
