import type { Label } from '@sobremesa/games/kit';
import { games } from '../games/index.ts';
import { hasGallery, loadGallery, once, type LabelledGame } from '../games/load.ts';
import { createGameText } from '../i18n/gameText.tsx';
import type { Language } from '../i18n/languages.ts';
import type { GameGallery } from './gameGallery.ts';
import type { LabelText } from './labelTexts.ts';

/** A piece of a game with its label. */
export interface Piece {
  game: string;
  id: string;
  name: string;
  group: string;
  groupName: string;
  label: Label;
  text: LabelText;
  /** Draws it. */
  gallery: GameGallery;
}

/** The pieces of a game by group, the oldest of each group first. */
function piecesOf(game: string, language: Language, { gallery, labels, texts, messages }: LabelledGame): readonly Piece[] {
  const words = { game: createGameText(language, messages, [], null), gallery: texts };
  const pieces = labels.flatMap((label): Piece[] => {
    const { id } = label;
    const text = texts.labels[id];
    if (text === undefined) return [];
    const group = gallery.groupOf(id);
    const names = { name: gallery.name(id, words), groupName: gallery.groupName(group, words) };
    return [{ game, id, ...names, group, label, text, gallery }];
  });
  return gallery.groups.flatMap((group) => pieces.filter((piece) => piece.group === group).toSorted(byDate));
}

export const byDate = (a: Piece, b: Piece) => a.label.date.first - b.label.date.first;

/** The pieces of one game; empty for a game without labels. */
export function loadPiecesOf(game: string, language: Language): Promise<readonly Piece[]> {
  return once(`pieces ${game} ${language}`, async () => {
    const loaded = await loadGallery(game, language);
    return loaded === null ? [] : piecesOf(game, language, loaded);
  });
}

/** The pieces of all games, in the order of the shelf. */
export function loadPieces(language: Language): Promise<readonly Piece[]> {
  return once(`pieces ${language}`, async () =>
    (
      await Promise.all(
        Object.keys(games)
          .filter(hasGallery)
          .map((game) => loadPiecesOf(game, language)),
      )
    ).flat(),
  );
}

/** The HTML id of a piece in the gallery, to return to it from its label. */
export const anchorOf = ({ game, id }: Pick<Piece, 'game' | 'id'>): string => `${game}-${id}`;

/** The address of a label, from the page's base path on. */
export const labelPath = ({ game, id }: Pick<Piece, 'game' | 'id'>): string => `/gallery/${game}/${id}`;
