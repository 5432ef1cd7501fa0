import { games } from '@sobremesa/games';
import { checkDocument } from '@sobremesa/match/document';
import type { FromCheck, ToCheck } from './model.ts';

/** Number of moves between two reports of progress. */
const REPORT_EVERY = 8;

/** The course of a check: progress, the result of each step, and its end. */
export function* checked({ check, kept }: ToCheck): Generator<FromCheck, void, undefined> {
  for (const news of checkDocument(check, games, kept)) {
    const isReported = !('checked' in news) || news.checked % REPORT_EVERY === 0 || news.checked === news.of;
    if (isReported) yield { news };
  }
  yield { done: true };
}
