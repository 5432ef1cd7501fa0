import type { PlayerID } from '@sobremesa/games/kit';
import type { ComponentType } from 'react';
import type { GameText } from '../i18n/gameText.tsx';
import type { GalleryTexts } from './labelTexts.ts';

/** A game's texts, as its part of the gallery needs them. */
export interface GalleryWords {
  /** The game's own catalogue, without players. */
  game: GameText;
  gallery: GalleryTexts;
}

/** The drawing of a piece as a file. */
export interface GalleryDrawing {
  href: string;
  width: number;
  height: number;
}

/** How a game's pieces hang in the gallery. Loaded when the reader looks at a label. */
export interface GameGallery {
  /** The ids of the schools, civilisations or kinds, in the order of the wall. */
  groups: readonly string[];
  groupOf: (id: string) => string;
  groupName: (group: string, words: GalleryWords) => string;
  name: (id: string, words: GalleryWords) => string;
  drawing: (id: string) => GalleryDrawing;
  /**
   * The piece as it hangs on the wall, with its frame. It fills the width of its container.
   * Decoration only: the caller must name it.
   */
  Hung: ComponentType<{ id: string }>;
  /** Width divided by height of `Hung`. */
  ratio: (id: string) => number;
  /** A CSS class with the colours and the display face of the game's wall; `Wall.module.css`. */
  wall: string | undefined;
  /** The labels of what a board calls `terms.<term>`; empty for a piece without a label. */
  labelsOf: (term: string) => readonly string[];
  /** The labels of what a seat has collected, in the order of the wall, each once. */
  exhibition: (view: unknown, seat: PlayerID) => readonly string[];
}
