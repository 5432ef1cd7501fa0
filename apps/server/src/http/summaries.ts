import type { Logger } from '../log.ts';
import type { RateLimits } from '../rates.ts';
import type { Tables } from '../tables/index.ts';
import type { SummaryOf } from './preview.ts';

interface SummariesParts {
  tables: Pick<Tables, 'summary' | 'lastMove'>;
  rates: RateLimits;
  log: Logger;
}

/**
 * Looks up tables for previews, within the rate of the client's address. If it fails, the page has
 * no preview.
 */
export function limitedSummaries({ tables, rates, log }: SummariesParts): (address: string) => SummaryOf {
  return (address) => async (table) => {
    try {
      await rates.take('address', address);
      const summary = await tables.summary(table);
      if (summary === null) return null;
      return { ...summary, lastMove: summary.status === 'finished' ? await tables.lastMove(table) : 0 };
    } catch (err) {
      log.debug({ err }, 'serving a page without its preview');
      return null;
    }
  };
}
