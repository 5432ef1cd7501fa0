import type { Shape } from '../i18n/shape.ts';
import { texts } from '../i18n/texts.ts';
import type es from './messages/es.ts';

/** Texts of the gallery, and of the labels at a table. */
export const galleryTexts = texts<Shape<typeof es>>('gallery', {
  es: async () => (await import('./messages/es.ts')).default,
  en: async () => (await import('./messages/en.ts')).default,
});
