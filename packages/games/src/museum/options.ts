import * as z from 'zod/mini';
import { OPINION_CARDS_PER_DECK } from './catalogue/opinion.ts';

/** The variants of a table (1.3, 1.11, 2). */
export const options = z.strictObject({
  /** Number of Public Opinion cards in each Continent deck; more make it harder (A1). */
  publicOpinionPerDeck: z._default(z.int().check(z.gte(0), z.lte(OPINION_CARDS_PER_DECK)), OPINION_CARDS_PER_DECK),
  /** The same plan for all, or four individual ones with walls (8.6, 8.7). */
  boards: z._default(z.enum(['basic', 'advanced']), 'basic'),
  /**
   * The penalty for a stored card: a point for each token on its continent, or one point if there
   * is any token (9).
   */
  opinionPenalty: z._default(z.enum(['perToken', 'perCard']), 'perToken'),
  /** A player whose hand has reached the limit may not draw in another player's turn (A12). */
  strictHandLimit: z._default(z.boolean(), false),
  /** Patrons count only cards in a collection (A15). */
  patronNeedsCollection: z._default(z.boolean(), false),
  /** The central board is dealt again before each Headline (A18). */
  sweepMarketEachRound: z._default(z.boolean(), false),
});
export type MuseumOptions = z.output<typeof options>;
