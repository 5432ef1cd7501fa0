import type { Shape } from '../i18n/shape.ts';
import { texts } from '../i18n/texts.ts';
import type es from './messages/es.ts';

/** Texts of link previews, which apps show for a link to a page. */
export const previewTexts = texts<Shape<typeof es>>('previews', {
  es: async () => (await import('./messages/es.ts')).default,
  en: async () => (await import('./messages/en.ts')).default,
});
