import type { GalleryTexts } from '../../gallery/labelTexts.ts';
import type { Messages } from '../../i18n/shape.ts';
import { texts } from '../../i18n/texts.ts';
import type { LessonTexts } from '../../learn/script.ts';
import type { RulebookTexts } from '../../rulebook/rulebook.ts';
import type { GameLoaders } from '../manifest.ts';

/**
 * Lazy imports of the game's parts. The build bundles this module into one chunk with those of the
 * other games.
 */
export const loaders: GameLoaders = {
  settings: () => import('@sobremesa/games/prado/variants'),
  settingsTexts: texts<Messages>('prado-options', {
    es: () => import('./messages/options.es.ts'),
    en: () => import('./messages/options.en.ts'),
  }),
  rules: async () => (await import('./rules.ts')).rules,
  ui: async () => (await import('./index.ts')).default,
  messages: texts<Messages>('prado', {
    es: async () => (await import('./messages/es.ts')).default,
    en: async () => (await import('./messages/en.ts')).default,
  }),
  hints: {
    ui: async () => (await import('./hints.ts')).default,
    texts: texts<Messages>('prado-hints', {
      es: async () => (await import('./messages/hints.es.ts')).default,
      en: async () => (await import('./messages/hints.en.ts')).default,
    }),
  },
  gallery: {
    of: async () => (await import('./gallery/index.tsx')).default,
    labels: async () => (await import('@sobremesa/games/prado/labels')).labels,
    texts: texts<GalleryTexts>('prado-labels', {
      es: async () => (await import('./labels/es.ts')).default,
      en: async () => (await import('./labels/en.ts')).default,
    }),
  },
  box: async () => (await import('./box.tsx')).default,
  hidden: async () => (await import('./hidden.ts')).default,
  rulebook: {
    of: async () => (await import('./rulebook/index.tsx')).default,
    texts: texts<RulebookTexts>('prado-rules', {
      es: async () => (await import('./rulebook/es.ts')).default,
      en: async () => (await import('./rulebook/en.ts')).default,
    }),
    examples: {
      of: async () => (await import('./rulebook/examples/index.ts')).examples,
      texts: texts<Messages>('prado-examples', {
        es: async () => (await import('./rulebook/examples/messages/es.ts')).default,
        en: async () => (await import('./rulebook/examples/messages/en.ts')).default,
      }),
    },
  },
  lesson: {
    script: async () => (await import('./lesson/script.ts')).script,
    texts: texts<LessonTexts>('prado-lesson', {
      es: async () => (await import('./lesson/messages/es.ts')).default,
      en: async () => (await import('./lesson/messages/en.ts')).default,
    }),
  },
};
