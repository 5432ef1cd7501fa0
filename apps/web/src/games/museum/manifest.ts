import { names } from '@sobremesa/games/museum/names';
import { texts } from '../../i18n/texts.ts';
import type { GameManifest, Introduction } from '../manifest.ts';

export const museum: GameManifest = {
  texts: {
    es: {
      name: names.es,
      box: '2 a 4 personas · 30 a 60 min · con miga · reposado',
      about: 'Los grandes museos de 1900: reúne tesoros de cuatro continentes y ordénalos en las mejores colecciones.',
    },
    en: {
      name: names.en,
      box: '2–4 players · 30–60 min · weighty · unhurried',
      about: 'The great museums of 1900: gather treasures from four continents and arrange them in the finest collections.',
    },
  },
  introduction: texts<Introduction>('museum-intro', {
    es: async () => (await import('./messages/intro.es.ts')).default,
    en: async () => (await import('./messages/intro.en.ts')).default,
  }),
  givesHints: true,
  hasGallery: true,
  loaders: async () => (await import('./loaders.ts')).loaders,
};
