import type { Shape } from '../i18n/shape.ts';
import { texts } from '../i18n/texts.ts';
import type es from './messages/es.ts';

/** Texts about the time control of a table. */
export const timeControlTexts = texts<Shape<typeof es>>('pace', {
  es: async () => (await import('./messages/es.ts')).default,
  en: async () => (await import('./messages/en.ts')).default,
});
