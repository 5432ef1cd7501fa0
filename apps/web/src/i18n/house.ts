import { texts } from './texts.ts';

/** All that a page needs to begin with. */
export const houseTexts = texts<object>('house', {
  es: async () => (await import('./messages/es.ts?start')).default,
  en: async () => (await import('./messages/en.ts?start')).default,
});

/** What only a table has to say, but for `waitingTexts`. */
export const tableTexts = texts<object>('table', {
  es: async () => (await import('./messages/es.ts?table')).default,
  en: async () => (await import('./messages/en.ts?table')).default,
});

/**
 * What is said at a table before its match, and to who has not played the game. In a language's
 * folder it is in the same file.
 */
export const waitingTexts = texts<object>('table', {
  es: async () => (await import('./messages/es.ts?waiting')).default,
  en: async () => (await import('./messages/en.ts?waiting')).default,
});
