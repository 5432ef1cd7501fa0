import type { ReactNode } from 'react';
import type { GameText } from '../i18n/gameText.tsx';

/** A piece in the box, for visitors who browse it. */
export interface Piece {
  id: string;
  name: string;
  picture: ReactNode;
  /** The number of copies; left out for one. */
  copies?: number;
}

/** All pieces of one kind, such as the cards of one deck. */
export interface Kind {
  /** From the game's own catalogue. */
  name: string;
  /** Display width of one piece, in rem. */
  width: number;
  pieces: readonly Piece[];
}

/** The contents of a game's box. Loaded when a visitor opens it. */
export type Box = (text: GameText) => readonly Kind[];
