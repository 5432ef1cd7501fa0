import * as z from 'zod/mini';

/** Every way in which a request may be refused. The page has a sentence for each. */
export const errorCodes = [
  /** The request does not have the shape that the protocol asks for. */
  'badRequest',
  'tooLarge',
  'rateLimited',
  /** Only somebody with a name and a key may do this. */
  'notIdentified',
  'unknownGame',
  'unknownTable',
  'badOptions',
  /** Every seat is taken or closed. */
  'tableFull',
  'seatTaken',
  'seatClosed',
  'unknownSeat',
  'alreadySeated',
  'notSeated',
  /** The host has taken this person's seat. */
  'removed',
  'notHost',
  /** The match has begun, or is over; this is for the waiting room. */
  'notOpen',
  /** There is no match yet, or it is over. */
  'notRunning',
  'notFinished',
  'tooFewPlayers',
  'watchingNotAllowed',
  /** The link that takes a seat to another device was used, has expired, or never was. */
  'badHandover',
  /** The state has moved on since the sender saw it; look again. */
  'stale',
  /** The rules say no; the answer's `reason` says why. */
  'illegalMove',
  'nothingToUndo',
  /** Nobody else is there to agree, and those who are away may come back. */
  'othersMayReturn',
  /** The host has muted this person. */
  'muted',
  /** There is nobody of this id here. */
  'unknownSpeaker',
  /** The seat's person is there and plays for themselves. */
  'notAway',
  /** The match is paused. */
  'paused',
  /** The table has no clock, or none that goes over days. */
  'noClock',
  /** An answer window is open, and has its own time. */
  'windowOpen',
  /** The server plays for this person. */
  'notPlaying',
  /** Not so many days of holiday are left. */
  'noHoliday',
  /** This player's time is out in this turn, and the server finishes it. */
  'outOfTime',
  /** That seat's time is not out, or the table has it otherwise. */
  'notOutOfTime',
  'tooManyTables',
  /** Too many open and running tables were opened from the asker's address. */
  'tooManyTablesHere',
  /** The table has as many spectators as it may; players can still sit down and enter. */
  'tooManySpectators',
  /** The table has too many spectators from the sender's address. */
  'tooManySpectatorsHere',
  /** The server has as many tables as it may. */
  'serverFull',
  /** Nobody is told anything in this way here. */
  'notOffered',
  /** Nothing can be sent to this address. */
  'badAddress',
  /** No more confirmation mails go to this address, or are sent for this person, before `again`. */
  'mailedEnough',
  /** There is no such way of being told, or it was given up. */
  'unknownChannel',
  'shuttingDown',
  /**
   * The server cannot store anything just now, or is cut off from the others that it works with.
   * Nothing has changed.
   */
  'unavailable',
  'internal',
] as const;

export const errorCode = z.enum(errorCodes);
export type ErrorCode = z.infer<typeof errorCode>;

/**
 * A refusal. `reason` comes with `illegalMove` only: a key of the game's message catalogue and its
 * values; lists are of player ids. `again` comes with `mailedEnough` only: when to try again, in
 * milliseconds since 1970.
 */
export interface Refusal {
  code: ErrorCode;
  again?: number;
  reason?: { key: string; values?: Readonly<Record<string, string | number | readonly string[]>> };
}
export const refusal = z.strictObject({
  code: errorCode,
  again: z.optional(z.int()),
  reason: z.optional(
    z.strictObject({
      key: z.string(),
      values: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))),
    }),
  ),
});
