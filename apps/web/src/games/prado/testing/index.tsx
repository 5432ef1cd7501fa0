import { prado } from '@sobremesa/games/prado';
import { boardTest } from '../../testing.tsx';
import { Board } from '../Board.tsx';
import en from '../messages/en.ts';
import es from '../messages/es.ts';
import { prompt } from '../prompt.ts';
import { Due } from '../tray/Tray.tsx';

// Preloads the lazy part, so that it renders at once.
await Due.preload();

export const showBoard = boardTest({
  module: prado,
  Board,
  catalogues: { es, en },
  prompt,
  windowUntil: (G) => (G.window === null ? null : Date.now() + 9500),
});
