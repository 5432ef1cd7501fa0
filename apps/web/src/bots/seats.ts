import type { SeatView, TableView } from '@sobremesa/protocol';

/** Whether the server makes this seat's moves, for a bot or as a stand-in. */
export function isPlayedByServer({ bot, standIn }: SeatView): boolean {
  return bot !== null || standIn !== null;
}

/** Whether a bot has this seat. @param seat null for an opponent that the rules play */
export function isBot({ seats }: Pick<TableView, 'seats'>, seat: number | null): boolean {
  return seats.some((one) => one.seat === seat && one.bot !== null);
}
