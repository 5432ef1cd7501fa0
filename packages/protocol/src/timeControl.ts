import * as z from 'zod/mini';
import { seatNumber } from './ids.ts';
import { limits } from './limits.ts';

const seconds = (least: number) => z.int().check(z.gte(least), z.lte(limits.clockSeconds));

/**
 * In seconds: a time for each turn, or a bank for the whole match that grows by the increment with
 * each turn.
 */
export const liveClock = z.union([
  z.strictObject({ turn: seconds(limits.shortestClock) }),
  z.strictObject({ bank: seconds(limits.shortestClock), increment: seconds(0) }),
]);
export type LiveClock = z.infer<typeof liveClock>;

/**
 * The time control: live, with a clock or without, or correspondence with a number of hours per
 * turn.
 */
export const timeControl = z.union([
  z.strictObject({ kind: z.literal('live'), clock: z.nullable(liveClock) }),
  z.strictObject({ kind: z.literal('days'), hours: z.int().check(z.gte(limits.shortestTerm), z.lte(limits.longestTerm)) }),
]);
export type TimeControl = z.infer<typeof timeControl>;

/**
 * The policy on timeouts. The server finishes the turn and then stands in until the player returns,
 * it only finishes the turn, or the others vote to go on without the player.
 */
export const timeout = z.enum(['standIn', 'move', 'vote']);
export type Timeout = z.infer<typeof timeout>;

/** The public view of a seat's clock. Times are milliseconds since 1970. */
export const seatClock = z.strictObject({
  /** Milliseconds left when the clock last started or stopped. */
  left: z.int(),
  runs: z.boolean(),
  /**
   * When the time runs out, with quiet hours and holidays included; null while the clock is
   * stopped.
   */
  dueAt: z.nullable(z.int()),
  /** The time has run out, and the turn is not over. */
  out: z.boolean(),
  /**
   * The time has run out, and the server finishes this turn. The owner plays again from the seat's
   * next turn on.
   */
  lost: z.boolean(),
  /** Seats that voted to go on without this one. */
  without: z.array(seatNumber),
  /** End of the owner's holiday; null without one. */
  holiday: z.nullable(z.int()),
  /** Days of holiday left in this match. */
  holidays: z.int(),
});
export type SeatClock = z.infer<typeof seatClock>;

/**
 * A proposal for the running match, which all players must accept: another time control, a pause,
 * or the end of one.
 */
export const proposal = z.union([z.strictObject({ pace: timeControl }), z.strictObject({ pause: z.boolean() })]);
export type Proposal = z.infer<typeof proposal>;
