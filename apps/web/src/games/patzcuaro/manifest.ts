import { names } from '@sobremesa/games/patzcuaro/names';
import { texts } from '../../i18n/texts.ts';
import type { GameManifest, Introduction } from '../manifest.ts';

export const patzcuaro: GameManifest = {
  texts: {
    es: {
      name: names.es,
      box: '2 a 4 personas · 25 min · ligero · luminoso',
      about: 'La noche del 2 de noviembre junto al lago: recorre las tiendas y levanta el altar más hermoso.',
    },
    en: {
      name: names.en,
      box: '2–4 players · 25 min · light · luminous',
      about: 'The night of 2 November by the lake: visit the shops and build the most beautiful altar.',
    },
  },
  introduction: texts<Introduction>('patzcuaro-intro', {
    es: async () => (await import('./messages/intro.es.ts')).default,
    en: async () => (await import('./messages/intro.en.ts')).default,
  }),
  givesHints: true,
  hasGallery: true,
  loaders: async () => (await import('./loaders.ts')).loaders,
};
