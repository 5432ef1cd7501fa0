import type { SeatView } from '@sobremesa/protocol';

/** Whether the server makes this seat's moves: a bot sits there, or it stands in for somebody. */
export function isPlayedByServer({ standIn }: SeatView): boolean {
  return standIn !== null;
}
