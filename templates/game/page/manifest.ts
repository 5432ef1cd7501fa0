import { names } from '@sobremesa/games/newgame/names';
import { texts } from '../../i18n/texts.ts';
import type { GameManifest, Introduction } from '../manifest.ts';

export const newgame: GameManifest = {
  texts: {
    es: {
      name: names.es,
      box: '2 personas · 10 min · ligero · astuto',
      about: 'Dos herederos se reparten la vitrina de la abuela. Cada uno guarda una carta que el otro quisiera leer.',
    },
    en: {
      name: names.en,
      box: '2 players · 10 min · light · sly',
      about: 'Two heirs share out their grandmother’s cabinet. Each keeps a letter that the other would love to read.',
    },
  },
  introduction: texts<Introduction>('newgame-intro', {
    es: async () => (await import('./messages/intro.es.ts')).default,
    en: async () => (await import('./messages/intro.en.ts')).default,
  }),
  givesHints: false,
  hasGallery: false,
  loaders: async () => (await import('./loaders.ts')).loaders,
};
