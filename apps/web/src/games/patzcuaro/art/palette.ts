import type { Color } from '@sobremesa/games/patzcuaro';

/** The night of 2 November in a dozen flat colours. All drawings of this game use them. */
export const paint = {
  ink: '#171a40',
  night: '#1b1f4b',
  paper: '#fff4dc',
  wax: '#fffaf0',
  marigold: '#ff9d1c',
  amber: '#d9812c',
  crust: '#f3b765',
  magenta: '#e0218a',
  green: '#2fa36b',
  purple: '#7b3fb2',
  yellow: '#f6c81c',
  water: '#3cb5c6',
  clay: '#b4532a',
} as const;

export const cardPaint: Record<Color, string> = {
  pink: paint.magenta,
  green: paint.green,
  purple: paint.purple,
  yellow: paint.yellow,
};
