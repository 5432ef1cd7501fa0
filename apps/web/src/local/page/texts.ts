import type { Shape } from '../../i18n/shape.ts';
import { texts } from '../../i18n/texts.ts';
import type es from './messages/es.ts';

/** The texts of local play. Their key is `here`, like the route. */
export const localTexts = texts<Shape<typeof es>>('here', {
  es: async () => (await import('./messages/es.ts')).default,
  en: async () => (await import('./messages/en.ts')).default,
});
