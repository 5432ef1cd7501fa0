import type { Shape } from '../i18n/shape.ts';
import { texts } from '../i18n/texts.ts';
import type es from './messages/es.ts';

/** Texts of the operator's page. */
export const adminTexts = texts<Shape<typeof es>>('admin', {
  es: async () => (await import('./messages/es.ts')).default,
  en: async () => (await import('./messages/en.ts')).default,
});
