import * as z from 'zod/mini';
import { checked } from '../kit/index.ts';
import { cabinets, kinds, SHELF_SIZE } from './catalogue/kinds.ts';
import { moves } from './moves.ts';

/** The moves as the server makes them: it rejects arguments of any other shape. */
export const checkedMoves = checked(moves, {
  take: z.tuple([z.int().check(z.gte(0), z.lt(cabinets.full)), z.int().check(z.gte(0), z.lt(SHELF_SIZE))]),
  guess: z.tuple([z.enum(kinds)]),
});
