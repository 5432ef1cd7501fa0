import { expect, it } from 'vitest';
import { languages, nameOf, pickLanguage } from './spoken.ts';

it.each([
  [['en-GB', 'es'], 'en'],
  [['fr', 'ES-mx', 'en'], 'es'],
  [['fr', 'de'], 'es'],
  [[], 'es'],
  [['eo-XX', 'en'], 'eo'],
])('of %j the page speaks %s', (preferred, language) => {
  expect(pickLanguage(preferred)).toBe(language);
});

it('a language that has a folder comes after ours, by its own name', () => {
  expect(languages.map(nameOf)).toEqual(['Español', 'English', 'Esperanto']);
});
