import type { SeatView, TableView } from '@sobremesa/protocol';

/** Whether the server makes this seat's moves: a bot sits there, or one stands in for somebody. */
export function isPlayedByServer({ bot, standIn }: SeatView): boolean {
  return bot !== null || standIn !== null;
}

/** Whether a bot sits there. @param seat null for somebody whom the rules play */
export function isBot({ seats }: Pick<TableView, 'seats'>, seat: number | null): boolean {
  return seats.some((one) => one.seat === seat && one.bot !== null);
}
