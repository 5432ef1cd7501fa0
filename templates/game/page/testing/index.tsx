import { newgame } from '@sobremesa/games/newgame';
import { boardTest } from '../../testing.tsx';
import { Board } from '../Board.tsx';
import en from '../messages/en.ts';
import es from '../messages/es.ts';
import { prompt } from '../prompt.ts';

export const showBoard = boardTest({ module: newgame, Board, catalogues: { es, en }, prompt });
