import type { PlayerID } from '@sobremesa/games/kit';
import {
  expertOf,
  favourOf,
  headlineOf,
  objectOf,
  patronOf,
  type ExpertId,
  type FavourId,
  type HeadlineId,
  type Name,
  type ObjectId,
  type PatronId,
} from '@sobremesa/games/museum';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { useGameText, type GameText } from '../../i18n/gameText.tsx';
import type { Language } from '../../i18n/languages.ts';
import type { BoardPlayer } from '../game.ts';

/** The game's texts, and how its things are called. */
export interface Words extends GameText {
  name: (player: PlayerID) => string;
  object: (id: ObjectId) => string;
  expert: (id: ExpertId) => string;
  favour: (id: FavourId) => string;
  headline: (id: HeadlineId) => string;
  patron: (id: PatronId) => string;
  /** Name, civilisation, domain and value: all that is printed on the card. */
  card: (id: ObjectId) => string;
}

export function useWords(players: readonly BoardPlayer[]): Words {
  const text = useGameText();
  const language = useLocale();
  return useMemo(() => wordsIn(language, text, players), [language, text, players]);
}

/** Outside React, and without a table. */
export function wordsIn(language: Language, text: GameText, players: readonly BoardPlayer[]): Words {
  const { t, term } = text;
  const inLanguage = ({ name: { es, en } }: { name: Name }) => (language === 'es' ? es : en);
  const object = (id: ObjectId) => inLanguage(objectOf(id));

  return {
    ...text,
    object,
    name: (player) => players.find(({ id }) => id === player)?.name ?? player,
    expert: (id) => inLanguage(expertOf(id)),
    favour: (id) => inLanguage(favourOf(id)),
    headline: (id) => inLanguage(headlineOf(id)),
    patron: (id) => inLanguage(patronOf(id)),
    card(id) {
      const { civilisation, domain, value } = objectOf(id);
      return t('object.label', { name: object(id), civilisation: term(civilisation), domain: term(domain), value });
    },
  };
}
