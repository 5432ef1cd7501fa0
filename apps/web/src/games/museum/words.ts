import type { PlayerID } from '@sobremesa/games/kit';
import {
  kindOf,
  objectOf,
  type ExpertId,
  type FavourId,
  type HeadlineId,
  type ObjectId,
  type PatronId,
} from '@sobremesa/games/museum';
import { useMemo } from 'react';
import { useGameText, type GameText } from '../../i18n/gameText.tsx';
import type { BoardPlayer } from '../game.ts';

/** The game's texts, and names for its components. */
export interface Words extends GameText {
  name: (player: PlayerID) => string;
  object: (id: ObjectId) => string;
  expert: (id: ExpertId) => string;
  favour: (id: FavourId) => string;
  headline: (id: HeadlineId) => string;
  patron: (id: PatronId) => string;
  /** Name, civilisation, domain and value: everything that the card shows. */
  card: (id: ObjectId) => string;
}

export function useWords(players: readonly BoardPlayer[]): Words {
  const text = useGameText();
  return useMemo(() => wordsIn(text, players), [text, players]);
}

/** For code outside React, or without a table. */
export function wordsIn(text: GameText, players: readonly BoardPlayer[]): Words {
  const { t, term } = text;

  return {
    ...text,
    object: term,
    name: (player) => players.find(({ id }) => id === player)?.name ?? player,
    expert: term,
    favour: (id) => term(kindOf(id)),
    headline: term,
    patron: term,
    card(id) {
      const { civilisation, domain, value } = objectOf(id);
      return t('object.label', { name: term(id), civilisation: term(civilisation), domain: term(domain), value });
    },
  };
}
