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
 * How a match is played: in one go, with a clock or without, or over days with a term of so many
 * hours for each turn.
 */
export const pace = z.union([
  z.strictObject({ kind: z.literal('live'), clock: z.nullable(liveClock) }),
  z.strictObject({ kind: z.literal('days'), hours: z.int().check(z.gte(limits.shortestTerm), z.lte(limits.longestTerm)) }),
]);
export type Pace = z.infer<typeof pace>;

/**
 * What happens when a player's time is out: the server finishes this turn and plays on for them
 * until they are back, it only finishes this turn, or the other players may vote to go on without
 * them.
 */
export const timeout = z.enum(['standIn', 'move', 'vote']);
export type Timeout = z.infer<typeof timeout>;

/** The clock of a seat as everybody may see it. Moments are in milliseconds since 1970. */
export const seatClock = z.strictObject({
  /** Milliseconds that were left when it last began or stopped to run. */
  left: z.int(),
  runs: z.boolean(),
  /** When the time is out, quiet hours and holidays counted in; null while it stands. */
  dueAt: z.nullable(z.int()),
  /** The time is out, and its turn still goes on. */
  out: z.boolean(),
  /**
   * The time is out, and the server finishes this turn: the owner plays again from the seat's next
   * turn on.
   */
  lost: z.boolean(),
  /** Seats that want to go on without this one. */
  without: z.array(seatNumber),
  /** Until when its person is on holiday; null when they are not. */
  holiday: z.nullable(z.int()),
  /** Days of holiday that are left for this match. */
  holidays: z.int(),
});
export type SeatClock = z.infer<typeof seatClock>;

/**
 * What somebody wants for the running match, to which all have to agree who play: another pace, a
 * pause, or its end.
 */
export const wish = z.union([z.strictObject({ pace }), z.strictObject({ pause: z.boolean() })]);
export type Wish = z.infer<typeof wish>;
