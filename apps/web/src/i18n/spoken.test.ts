import { expect, it } from 'vitest';
import { languages, nameOf, pickLanguage } from './spoken.ts';

it.each([
  [['en-GB', 'es'], 'en'],
  [['fr', 'ES-mx', 'en'], 'es'],
  [['fr', 'de'], 'es'],
  [[], 'es'],
  [['eo-XX', 'en'], 'eo'],
])('for %j the page is in %s', (preferred, language) => {
  expect(pickLanguage(preferred)).toBe(language);
});

it('a language with a folder comes after ours, under its own name', () => {
  expect(languages.map(nameOf)).toEqual(['Español', 'English', 'Esperanto']);
});
