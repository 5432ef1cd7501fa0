import { limits, type GamePreviews, type PreviewTexts, type PreviewWords, type Previews } from '@sobremesa/protocol';
import { createTranslator } from 'use-intl';
import type { ShelfTexts } from '../games/manifest.ts';
import { houseTexts } from '../i18n/house.ts';
import type { Language } from '../i18n/languages.ts';
import type houseEs from '../i18n/messages/es.ts';
import type { Shape } from '../i18n/shape.ts';
import { languages } from '../i18n/spoken.ts';
import type es from './messages/es.ts';
import { previewTexts } from './texts.ts';

type House = Shape<typeof houseEs>;

/**
 * The texts that the build needs in every language: the common ones, and those of link previews.
 */
const spoken = await Promise.all(
  languages.map(async (language) => {
    const [house, texts] = await Promise.all([houseTexts(language), previewTexts(language)]);
    return { language, house: house as House, texts };
  }),
);

/** The common texts, for each language's manifest. */
export const houses: readonly (readonly [Language, House])[] = spoken.map(({ language, house }) => [language, house]);

/**
 * The link previews of all pages. The server reads them from a file, since it has no texts itself.
 */
export const previews: Previews = Object.fromEntries(
  spoken.map(({ language, house, texts }) => [language, textsIn(language, house, texts)]),
);

/** Link previews of the start page without a server. */
export const staticHomes: Readonly<Record<Language, PreviewWords>> = Object.fromEntries(
  spoken.map(({ language, texts }) => [language, texts.alone]),
);

function textsIn(locale: Language, { lobby, games }: House, messages: Shape<typeof es>): PreviewTexts {
  const t = createTranslator({ locale, messages });
  const of = ({ name: game, about }: ShelfTexts): GamePreviews => {
    const atTable = t('table.description', { about });
    return {
      about: { title: t('about', { game }), description: about },
      rules: { title: t('rules.title', { game }), description: t('rules.description', { game }) },
      learn: { title: t('learn.title', { game }), description: t('learn.description', { game }) },
      table: { title: t('table.title', { game }), description: atTable },
      free: Array.from({ length: limits.seats + 1 }, (_, free) => ({
        title: t('table.free', { game, free }),
        description: atTable,
      })),
      // The server puts in the values.
      replay: {
        start: { title: t('replay.title', { game, players: '{players}' }), description: t('replay.start', { game }) },
        moment: {
          title: t('replay.title', { game, players: '{players}' }),
          description: t('replay.moment', { game, move: '{move}' }),
        },
      },
    };
  };
  return {
    home: { title: t('home'), description: lobby.what },
    gallery: { title: t('gallery.title'), description: t('gallery.description') },
    games: Object.fromEntries(Object.entries(games).map(([id, texts]) => [id, of(texts)])),
  };
}
