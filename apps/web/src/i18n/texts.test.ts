import { expect, it } from 'vitest';
import { aboutTexts } from '../about/texts.ts';
import { games } from '../games/index.ts';
import { houseTexts } from './house.ts';
import en from './messages/en.ts';
import type { Shape } from './shape.ts';

// Of the language in `test/languages`, which has some texts and some mistakes.
const house = (await houseTexts('eo')) as Shape<typeof en>;

it('what is translated is said as it is translated', () => {
  expect(house.settings.title).toBe('Agordoj');
  expect(house.settings.renamed).toBe('Vi nun nomiĝas {name}.');
});

it('what is not there, is empty, is no text, or stands where none is read, is in English', () => {
  expect(house.app).toEqual({ ...en.app, reload: 'Reŝargi' });
  expect(house.connection).toEqual({ ...en.connection, reload: 'Reŝargi' });
  expect(house.settings.theme).toEqual(en.settings.theme);
  expect(house.games).toEqual(en.games);
  expect(Object.keys(house)).toEqual(Object.keys(en));
});

it('a catalogue of which nothing is translated is in English', async () => {
  expect(await aboutTexts('eo')).toBe(await aboutTexts.sources.en());
});

it('the rules of a game are filled in word by word, too', async () => {
  const { texts } = (await games['patzcuaro']!.loaders()).rulebook;
  const { chapters, paragraphs } = await texts('eo');
  const english = await texts('en');
  expect(chapters).toEqual({ ...english.chapters, aim: 'Pri kio temas' });
  expect(paragraphs).toEqual({
    ...english.paragraphs,
    goal: [english.paragraphs['goal']?.[0], 'Venkas, kiu havas plej multajn poentojn.'],
  });
});

it('each language is asked for once, and once more when it was let go', async () => {
  const first = houseTexts('eo');
  expect(houseTexts('eo')).toBe(first);
  houseTexts.forget('eo');
  expect(houseTexts('eo')).not.toBe(first);
  expect(await houseTexts('eo')).toEqual(house);
});
