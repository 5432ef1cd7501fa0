import { texts } from './texts.ts';

/** All that a page needs to begin with. */
export const houseTexts = texts<object>('house', {
  es: async () => (await import('./messages/es.ts?start')).default,
  en: async () => (await import('./messages/en.ts?start')).default,
});

/** What only a table has to say. */
export const tableTexts = texts<object>('table', {
  es: async () => (await import('./messages/es.ts?table')).default,
  en: async () => (await import('./messages/en.ts?table')).default,
});
