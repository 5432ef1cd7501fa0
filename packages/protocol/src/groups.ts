import * as z from 'zod/mini';
import { bot } from './bots.ts';
import { seatNumber, tableId } from './ids.ts';
import { groupNameFrom } from './names.ts';

/** A group's id, the last part of its page's address. It gives no access. */
export const groupId = z.string().check(z.regex(/^[A-Za-z0-9_-]{11}$/));

/** The secret of the link with which people join a group. Members can replace it. */
export const groupToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));

/** A member's id within the group. It is different in every group. */
export const memberId = z.string().check(z.regex(/^[A-Za-z0-9_-]{11}$/));

/** A group's name as its members see it. */
export const groupName = z.pipe(
  z.string().check(z.refine((typed) => groupNameFrom(typed) !== null)),
  z.transform((typed) => groupNameFrom(typed) ?? ''),
);

/** A group as its members list it. */
export const groupSummary = z.strictObject({
  id: groupId,
  name: z.string(),
  members: z.int(),
  /** Open and running tables of the group. */
  tables: z.int(),
  /** When its last match ended, in milliseconds since 1970; null before the first one. */
  lastPlayedAt: z.nullable(z.int()),
});
export type GroupSummary = z.infer<typeof groupSummary>;

export const memberView = z.strictObject({
  id: memberId,
  name: z.string(),
  /** Milliseconds since 1970. */
  joinedAt: z.int(),
  /** The member who may remove others; the one who has been there longest takes over. */
  host: z.boolean(),
  you: z.boolean(),
});
export type MemberView = z.infer<typeof memberView>;

/** A seat of a finished match of a group. */
export const resultSeat = z.strictObject({
  seat: seatNumber,
  /** Null for bots, and for people who had themselves forgotten or were removed before the end. */
  member: z.nullable(memberId),
  /** The name at the table; null for people without a `member`, except bots. */
  name: z.nullable(z.string()),
  bot: z.nullable(bot),
  /** Null if the match has no points. */
  points: z.nullable(z.number()),
  won: z.boolean(),
});
export type ResultSeat = z.infer<typeof resultSeat>;

/** A finished match of a group. */
export const groupMatch = z.strictObject({
  /** The id of its table. */
  table: tableId,
  game: z.string(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** Milliseconds since 1970. */
  startedAt: z.int(),
  finishedAt: z.int(),
  /** `agreement`: the players ended it early, and nobody won. */
  ending: z.enum(['rules', 'agreement']),
  seats: z.array(resultSeat),
  /** Whether its document is stored, so that it can be replayed. */
  replay: z.boolean(),
});
export type GroupMatch = z.infer<typeof groupMatch>;

/** A group in the view of a member. */
export const groupView = z.strictObject({
  id: groupId,
  name: z.string(),
  members: z.array(memberView),
  /** Its open and running tables, the newest first. */
  tables: z.array(tableId),
  /** The secret of the link for new members. */
  token: groupToken,
});
export type GroupView = z.infer<typeof groupView>;
