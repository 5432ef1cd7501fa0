import { museum } from './museum.tsx';
import { patzcuaro } from './patzcuaro.tsx';
import { prado } from './prado.tsx';

/** The boxes of the three games, as they stand on the shelf. */
export const drawings = { patzcuaro, prado, museum };
