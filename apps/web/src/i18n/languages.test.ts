import { expect, it } from 'vitest';
import { pickLanguage } from './languages.ts';

it.each([
  [['en-GB', 'es'], 'en'],
  [['fr', 'ES-mx', 'en'], 'es'],
  [['fr', 'de'], 'es'],
  [[], 'es'],
])('of %j the page speaks %s', (preferred, language) => {
  expect(pickLanguage(preferred)).toBe(language);
});
