import type { PlayerID } from '@sobremesa/games/kit';
import { paintingOf, type MissionId, type PaintingId, type SlotId, type VisitType } from '@sobremesa/games/prado';
import { useMemo } from 'react';
import { useGameText, type GameText } from '../../i18n/gameText.tsx';
import type { BoardPlayer } from '../game.ts';

/** The game's texts, and names for its components. */
export interface Words extends GameText {
  name: (token: PlayerID) => string;
  painting: (id: PaintingId) => string;
  mission: (id: MissionId) => string;
  slot: (id: SlotId) => string;
  card: (type: VisitType) => string;
  painter: (id: PaintingId) => string;
  /** As on a label: `1656`, `c. 1580`, `1620–1630`. */
  year: (id: PaintingId) => string;
  /**
   * Title, painter, year, and the symbols that count: everything on the label beside a painting.
   */
  label: (id: PaintingId) => string;
}

export function useWords(players: readonly BoardPlayer[]): Words {
  const text = useGameText();
  return useMemo(() => wordsIn(text, players), [text, players]);
}

/** For code outside React, or without a table. */
export function wordsIn(text: GameText, players: readonly BoardPlayer[]): Words {
  const { t, term, list } = text;
  const painter = (id: PaintingId) => t(`painters.${id}`);

  function year(id: PaintingId): string {
    const { first, last, sign = 'in' } = paintingOf(id).year;
    return t('painting.year', { sign, first: String(first), last: last === undefined ? 'none' : String(last) });
  }

  return {
    ...text,
    painting: term,
    painter,
    year,
    name: (token) => players.find((player) => player.id === token)?.name ?? term('guard'),
    mission: term,
    slot: term,
    card: term,
    label(id) {
      const { century, school, themes, points } = paintingOf(id);
      return t('painting.label', {
        title: term(id),
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
