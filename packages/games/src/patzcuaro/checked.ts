import * as z from 'zod/mini';
import { checked } from '../kit/index.ts';
import { cardIds } from './catalogue/cards.ts';
import type { CardId } from './catalogue/types.ts';
import { travelModes } from './events.ts';
import { moves } from './moves.ts';
import { levels } from './rules/altar.ts';
import { allSteps } from './rules/rondel.ts';

const cardId = z.enum(cardIds as [CardId, ...CardId[]]);

/** The moves as the server makes them: arguments from clients must have these shapes. */
export const checkedMoves = checked(moves, {
  travel: z.tuple([z.literal(allSteps), z.enum(travelModes)]),
  choose: z.tuple([z.int().check(z.gte(0), z.lt(100))]),
  trade: z.tuple([z.array(cardId).check(z.maxLength(cardIds.length))]),
  place: z.tuple([cardId, z.literal(levels)]),
  pass: z.tuple([]),
});
