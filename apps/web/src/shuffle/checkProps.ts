import type { DocumentAnswer } from '@sobremesa/client';

export interface CheckProps {
  /** The table of the match; undefined for a file. */
  table: string | undefined;
  /** The names on the seats, in seat order. */
  names: readonly string[];
  load: () => Promise<DocumentAnswer>;
}
