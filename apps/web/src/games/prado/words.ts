import type { PlayerID } from '@sobremesa/games/kit';
import { paintingOf, slotOf, type MissionId, type PaintingId, type SlotId, type VisitType } from '@sobremesa/games/prado';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { useGameText, type GameText } from '../../i18n/gameText.tsx';
import type { Language } from '../../i18n/languages.ts';
import type { BoardPlayer } from '../game.ts';

/** The game's texts, and how its things are called. */
export interface Words extends GameText {
  name: (token: PlayerID) => string;
  painting: (id: PaintingId) => string;
  mission: (id: MissionId) => string;
  slot: (id: SlotId) => string;
  card: (type: VisitType) => string;
  painter: (id: PaintingId) => string;
  /** As on a label: `1656`, `c. 1580`, `1620–1630`. */
  year: (id: PaintingId) => string;
  /** Title, painter, year, and what counts of it: all that the label beside a painting says. */
  label: (id: PaintingId) => string;
}

export function useWords(players: readonly BoardPlayer[]): Words {
  const text = useGameText();
  const language = useLocale();
  return useMemo(() => wordsIn(language, text, players), [language, text, players]);
}

/** Outside React, and without a table. */
export function wordsIn(language: Language, text: GameText, players: readonly BoardPlayer[]): Words {
  const { t, term, list } = text;
  const inLanguage = ({ es, en }: { es: string; en: string }) => (language === 'es' ? es : en);
  const painting = (id: PaintingId) => inLanguage(paintingOf(id).title);

  const painter = (id: PaintingId) => inLanguage(paintingOf(id).painter);

  function year(id: PaintingId): string {
    const { first, last, sign = 'in' } = paintingOf(id).year;
    return t('painting.year', { sign, first: String(first), last: last === undefined ? 'none' : String(last) });
  }

  return {
    ...text,
    painting,
    painter,
    year,
    name: (token) => players.find((player) => player.id === token)?.name ?? term('guard'),
    mission: (id) => term(id),
    slot: (id) => inLanguage(slotOf(id).name),
    card: (type) => term(type),
    label(id) {
      const { century, school, themes, points } = paintingOf(id);
      return t('painting.label', {
        title: painting(id),
        painter: painter(id),
        year: year(id),
        century: term(`century-${century}`),
        school: term(`school-${school}`),
        themes: list(themes.map((theme) => term(`theme-${theme}`))),
        points,
      });
    },
  };
}
