import type { TableView } from '@sobremesa/protocol';

/** Whether a match is gone over afterwards: that of somebody who plays with bots, or alone. */
export function isGoneOver({ you, seats }: Pick<TableView, 'you' | 'seats'>): boolean {
  return you !== null && seats.every(({ seat, state, bot }) => seat === you || state !== 'taken' || bot !== null);
}
