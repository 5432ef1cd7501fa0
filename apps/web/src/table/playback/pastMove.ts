import type { TableMatch } from '@sobremesa/client';

/** The match after a move, and the number of the newest log line then. */
export interface PastMove {
  match: TableMatch;
  line: number;
}
