import { quietHours, wish } from '@sobremesa/protocol';
import * as z from 'zod/mini';

/** Parts of a table that are kept as JSON, and told as such to other servers. Times are in milliseconds, moments since 1970. */

/** The time of one seat, as it stood when it last began or stopped to run. */
export const seatTime = z.object({
  left: z.int(),
  /** From when on it is counted, which is yet to come during a holiday; null while it stands. */
  since: z.nullable(z.int()),
  /** The engine's number of the turn for which it was given last; -1 before the first one. */
  turn: z.int(),
  /** The hours that are not counted: those of its person when the turn began. */
  quiet: z.nullable(quietHours),
  /** It has run out in this turn. */
  out: z.boolean(),
  /** Seats that want to go on without this one. */
  without: z.array(z.int()),
  /** The others have voted to go on without this seat in this turn. */
  voted: z._default(z.boolean(), false),
  /** The bank is used up, and each turn has an overtime. */
  overtime: z._default(z.boolean(), false),
  /** Until when its person is on holiday. */
  holiday: z.nullable(z.int()),
  /** Days of holiday that are left. */
  holidays: z.int(),
});
export type SeatTime = z.infer<typeof seatTime>;

/** The clock of a running match. */
export const clockRecord = z.object({
  isPaused: z.boolean(),
  /** An answer window that lasts a term: it has its own time, and so no seat's runs. `since` is from when on outages lengthen it. */
  window: z.nullable(z.object({ opened: z.int(), since: z.int(), until: z.int(), seats: z.array(z.int()) })),
  seats: z.array(seatTime),
  /**
   * The seats' times as they continue if the move made at this version is taken back: the time since then belongs to the player
   * who takes it back. `running` lists the seats whose time runs in them, `turn` is the turn for which. Null when no move that
   * stopped or started a clock can be taken back.
   */
  undo: z._default(
    z.nullable(z.object({ version: z.int(), turn: z.int(), running: z.array(z.int()), seats: z.array(seatTime) })),
    null,
  ),
  /** When there is something to do next for the server; null for nothing. */
  due: z.nullable(z.int()),
});
export type ClockRecord = z.infer<typeof clockRecord>;

/** What somebody who plays wants, and who has agreed so far. */
export const wishRecord = z.object({ by: z.int(), wish, agreed: z.array(z.int()), until: z.int() });
export type WishRecord = z.infer<typeof wishRecord>;

/** A time in which no server was there. */
export interface Outage {
  from: number;
  until: number;
}
