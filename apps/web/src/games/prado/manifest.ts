import { names } from '@sobremesa/games/prado/names';
import { texts } from '../../i18n/texts.ts';
import type { GameManifest, Introduction } from '../manifest.ts';

export const prado: GameManifest = {
  texts: {
    es: {
      name: names.es,
      box: '1 a 4 personas · 20 a 40 min · intermedio · con picardía',
      about:
        'Cinco salas llenas de gente: fotografía las obras maestras cuando estés en el primer puesto de la fila y nadie las tape.',
    },
    en: {
      name: names.en,
      box: '1–4 players · 20–40 min · medium · mischievous',
      about: 'Five rooms full of people: photograph the masterpieces once you are first in the queue and nobody is in the way.',
    },
  },
  introduction: texts<Introduction>('prado-intro', {
    es: async () => (await import('./messages/intro.es.ts')).default,
    en: async () => (await import('./messages/intro.en.ts')).default,
  }),
  givesHints: true,
  hasGallery: true,
  loaders: async () => (await import('./loaders.ts')).loaders,
};
