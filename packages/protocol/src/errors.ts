import * as z from 'zod/mini';

/** The error codes of requests. The page has a text for each. */
export const errorCodes = [
  /** The request does not match its schema. */
  'badRequest',
  'tooLarge',
  'rateLimited',
  /** The request needs a user, with a name and a key. */
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
  /** The request is only valid before the match starts. */
  'notOpen',
  /** The request needs a running match. */
  'notRunning',
  'notFinished',
  /** The match does not have the version of a comment. */
  'badMoment',
  /** The player has written as many comments on the match as they may. */
  'tooManyComments',
  /** The match has more moves than a document may have. */
  'tooManyMoves',
  'tooFewPlayers',
  'watchingNotAllowed',
  /** The seat transfer link is unknown, used or expired. */
  'badHandover',
  /** The link or code that adds a device is unknown, used or expired. */
  'badDeviceLink',
  /** The code is wrong, used, expired, or was tried too often. */
  'badCode',
  'unknownDevice',
  'tooManyDevices',
  /** The passkey is unknown or removed, or its answer is wrong or too late. */
  'badPasskey',
  'tooManyPasskeys',
  /** The passkey belongs to the user that this device already has. */
  'ownPasskey',
  /** The state has changed since the sender's version. */
  'stale',
  /** The rules reject the move; see the answer's `reason`. */
  'illegalMove',
  'nothingToUndo',
  /** Nobody else is present to vote, and absent players may come back. */
  'othersMayReturn',
  /** The host has muted this person. */
  'muted',
  /** No person at this table has this id. */
  'unknownSpeaker',
  /** The seat's owner is present and plays. */
  'notAway',
  /** A match over days: the table's rule for timeouts alone gives a seat to a bot. */
  'ruleDecides',
  /** The match is paused. */
  'paused',
  /** The table has no clock, or none in days. */
  'noClock',
  /** An answer window with a time limit of its own is open. */
  'windowOpen',
  /** The server plays for this person. */
  'notPlaying',
  /** The player has fewer days of holiday left. */
  'noHoliday',
  /** The player's time ran out in this turn. The server finishes the turn. */
  'outOfTime',
  /** The seat's time has not run out, or the table does not vote on timeouts. */
  'notOutOfTime',
  /** The group does not exist, or the sender is not a member. */
  'unknownGroup',
  /** The link to a group is unknown, or a member has replaced it. */
  'badGroupLink',
  /** No member of the group has this id. */
  'unknownMember',
  /** The sender is in as many groups as one person may be. */
  'tooManyGroups',
  /** The group has as many members as it may. */
  'groupFull',
  'tooManyTables',
  /** Too many open and running tables come from the sender's address. */
  'tooManyTablesHere',
  /** The table has as many spectators as it may; players can still sit down and enter. */
  'tooManySpectators',
  /** The table has too many spectators from the sender's address. */
  'tooManySpectatorsHere',
  /** The server has reached its limit of tables. */
  'serverFull',
  /** The server does not send this kind of notification, or has no passkeys. */
  'notOffered',
  /** The server cannot send to this address. */
  'badAddress',
  /** No more confirmation mails go to this address, or are sent for this person, before `again`. */
  'mailedEnough',
  /** The notification channel is unknown, or was removed. */
  'unknownChannel',
  'shuttingDown',
  /** The storage or Redis is unavailable. Nothing has changed. */
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
