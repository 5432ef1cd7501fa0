import type { Shape } from '../i18n/shape.ts';
import { texts } from '../i18n/texts.ts';
import type es from './messages/es.ts';

/** What is said of the pace of a table. */
export const paceTexts = texts<Shape<typeof es>>('pace', {
  es: async () => (await import('./messages/es.ts')).default,
  en: async () => (await import('./messages/en.ts')).default,
});
