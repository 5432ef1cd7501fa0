import { museum } from '@sobremesa/games/museum';
import { boardTest } from '../../testing.tsx';
import { Board, Tray } from '../Board.tsx';
import { Arranging } from '../desk/Desk.tsx';
import en from '../messages/en.ts';
import es from '../messages/es.ts';
import { prompt } from '../prompt.ts';
import { Counter, LaterPanel } from '../tray/Tray.tsx';

// Loads the lazy parts, as on a page that has been open for a while.
await Promise.all([Tray, Arranging, Counter, LaterPanel].map((part) => part.preload()));

export const showBoard = boardTest({ module: museum, Board, catalogues: { es, en }, prompt });
