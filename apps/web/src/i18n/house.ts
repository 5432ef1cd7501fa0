import { texts } from './texts.ts';

/** The texts that each page needs at once. */
export const houseTexts = texts<object>('house', {
  es: async () => (await import('./messages/es.ts?start')).default,
  en: async () => (await import('./messages/en.ts?start')).default,
});

/** The texts of tables, except `waitingTexts`. */
export const tableTexts = texts<object>('table', {
  es: async () => (await import('./messages/es.ts?table')).default,
  en: async () => (await import('./messages/en.ts?table')).default,
});

/**
 * The texts of a table before its match, and those for players new to the game. A translation has
 * them in the same file as `tableTexts`.
 */
export const waitingTexts = texts<object>('table', {
  es: async () => (await import('./messages/es.ts?waiting')).default,
  en: async () => (await import('./messages/en.ts?waiting')).default,
});
