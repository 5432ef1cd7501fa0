import { patzcuaro } from '@sobremesa/games/patzcuaro';
import { boardTest } from '../../testing.tsx';
import { Board } from '../Board.tsx';
import en from '../messages/en.ts';
import es from '../messages/es.ts';
import { prompt } from '../prompt.ts';

export const showBoard = boardTest({ module: patzcuaro, Board, catalogues: { es, en }, prompt });
