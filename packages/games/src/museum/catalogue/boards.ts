import type { Board, BoardId, Cell } from './types.ts';

export const ROWS = 5;
export const COLUMNS = 5;
export const CELLS = ROWS * COLUMNS;

/** Cells written as `row column` in two digits, for instance `13`. */
const cells = (text: string): Cell[] => text.split(' ').map((cell) => COLUMNS * Number(cell[0]) + Number(cell[1]));

/** Walls written as pairs of cells, for instance `01-11`. */
const walls = (text: string): [Cell, Cell][] => text.split(' ').map((wall) => cells(wall.replace('-', ' ')) as [Cell, Cell]);

const basicPoints = { galleryPoints: 10, fullPoints: 10 };
const advancedPoints = { galleryPoints: 15, fullPoints: 15 };

/**
 * The boards (8.6, 8.7): the basic plan, which is the same for all, and the four individual ones.
 */
export const boards: Readonly<Record<BoardId, Board>> = {
  basic: {
    id: 'basic',
    name: { en: 'Museum', es: 'Museo' },
    gallery: cells('02 12 20 21 22 23 24 32 42'),
    walls: [],
    ...basicPoints,
  },
  cloister: {
    id: 'cloister',
    name: { en: 'Cloister', es: 'Claustro' },
    gallery: cells('11 12 13 21 22 23 31 32 33'),
    walls: walls('01-11 03-13 31-41 33-43 10-11 30-31 13-14 33-34'),
    ...advancedPoints,
  },
  longGallery: {
    id: 'longGallery',
    name: { en: 'Long Gallery', es: 'Gran galería' },
    gallery: cells('11 13 20 21 22 23 24 31 33'),
    walls: walls('00-10 02-12 04-14 30-40 32-42 34-44'),
    ...advancedPoints,
  },
  twoWings: {
    id: 'twoWings',
    name: { en: 'Two Wings', es: 'Dos alas' },
    gallery: cells('01 11 13 21 22 23 31 33 41'),
    walls: walls('02-03 12-13 32-33 42-43'),
    ...advancedPoints,
  },
  staircase: {
    id: 'staircase',
    name: { en: 'Staircase', es: 'Escalinata' },
    gallery: cells('00 10 11 21 22 32 33 43 44'),
    walls: walls('02-12 13-23 20-30 31-41'),
    ...advancedPoints,
  },
};

export const advancedBoardIds: readonly BoardId[] = ['cloister', 'longGallery', 'twoWings', 'staircase'];
