import type { TableView } from '@sobremesa/protocol';

/**
 * Whether a match is reviewed afterwards: only one between the reader and bots, or a solo match.
 */
export function isGoneOver({ you, seats }: Pick<TableView, 'you' | 'seats'>): boolean {
  return you !== null && seats.every(({ seat, state, bot }) => seat === you || state !== 'taken' || bot !== null);
}
