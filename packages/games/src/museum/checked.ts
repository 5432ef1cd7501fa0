import * as z from 'zod/mini';
import { checked } from '../kit/index.ts';
import { CELLS } from './catalogue/boards.ts';
import { expertIds } from './catalogue/experts.ts';
import { favourIds } from './catalogue/favours.ts';
import { PRESTIGE } from './catalogue/numbers.ts';
import { objectIds } from './catalogue/objects.ts';
import { patronIds } from './catalogue/patrons.ts';
import { continents } from './catalogue/types.ts';
import { moves } from './moves.ts';

const anyOf = (ids: readonly string[]) => z.enum(ids as [string, ...string[]]);
const objectId = anyOf(objectIds);
const favourId = anyOf(favourIds);
const continent = z.enum(continents);
const objects = z.array(objectId).check(z.maxLength(objectIds.length));
const cell = z.int().check(z.gte(0), z.lt(CELLS));
const payment = { cards: objects, prestige: z.int().check(z.gte(0), z.lte(PRESTIGE)) };
const placed = { card: objectId, cell, mentor: z.optional(z.boolean()) };
const purchase = z.union([z.strictObject(placed), z.strictObject({ expert: anyOf(expertIds) })]);
const purchases = z.array(purchase).check(z.maxLength(CELLS + expertIds.length));
const layout = z.array(z.nullable(objectId)).check(z.length(CELLS));

/** The moves as the server makes them: arguments from clients must have these shapes. */
export const checkedMoves = checked(moves, {
  mulligan: z.tuple([z.boolean()]),
  choosePatron: z.tuple([anyOf(patronIds)]),
  chooseOpinion: z.tuple([continent]),
  draw: z.tuple([objectId]),
  decline: z.tuple([z.int()]),
  buy: z.tuple([z.strictObject({ purchases, ...payment })]),
  buyForeign: z.tuple([z.strictObject({ ...placed, ...payment })]),
  inventory: z.tuple([objects]),
  askSecretary: z.tuple([objectId]),
  playFavour: z.tuple([favourId, z.union([z.null(), continent, objects])]),
  discardFavours: z.tuple([z.array(favourId).check(z.maxLength(favourIds.length))]),
  endTurn: z.tuple([]),
  discard: z.tuple([objects]),
  arrange: z.tuple([layout]),
  finish: z.tuple([layout]),
});
