import { limits, type GamePreviews, type PreviewTexts, type Previews } from '@sobremesa/protocol';
import { createTranslator } from 'use-intl';
import type { Language } from '../i18n/languages.ts';
import houseEn from '../i18n/messages/en.ts';
import houseEs from '../i18n/messages/es.ts';
import type { Shape } from '../i18n/shape.ts';
import en from './messages/en.ts';
import es from './messages/es.ts';

type GameId = keyof typeof houseEs.games;

/** What is said of every page where a link to it is shown, for the server, which speaks no language itself. */
export const previews: Previews = {
  es: textsIn('es', houseEs, es),
  en: textsIn('en', houseEn, en),
} satisfies Record<Language, PreviewTexts>;

function textsIn(locale: Language, { lobby, games }: Shape<typeof houseEs>, messages: Shape<typeof es>): PreviewTexts {
  const t = createTranslator({ locale, messages });
  const of = (id: GameId): GamePreviews => {
    const { name: game, about } = games[id];
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
    };
  };
  return {
    home: { title: t('home'), description: lobby.what },
    games: Object.fromEntries((Object.keys(games) as GameId[]).map((id) => [id, of(id)])),
  };
}
