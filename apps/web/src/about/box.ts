import type { ReactNode } from 'react';
import type { GameText } from '../i18n/gameText.tsx';

/** A piece as it is shown to who looks into the box. */
export interface Piece {
  id: string;
  name: string;
  picture: ReactNode;
  /** How many of them there are, if not one. */
  copies?: number;
}

/** All pieces of one kind. */
export interface Kind {
  /** In the words of the game's own catalogue. */
  name: string;
  /** How wide one is shown: cards in rem. */
  width: number;
  pieces: readonly Piece[];
}

/** What lies in a game's box. Loaded when somebody looks into it. */
export type Box = (text: GameText) => readonly Kind[];
