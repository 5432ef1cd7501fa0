import * as z from 'zod/mini';
import { bot } from './bots.ts';
import { groupId } from './groups.ts';
import { seatNumber, speakerId, tableId } from './ids.ts';
import { proposal, seatClock } from './timeControl.ts';
import { phrases } from './phrases.ts';
import { settingDefaults } from './defaultSettings.ts';
import { shuffleView } from './shuffle.ts';
import { settingShapes, visibleSettings } from './settings.ts';

type Defaulted<Shape extends Record<string, z.ZodMiniType>> = { [Name in keyof Shape]: z.ZodMiniDefault<Shape[Name]> };

/** Makes every field optional that has a default. */
function withDefaults<Shape extends Record<keyof typeof settingDefaults, z.ZodMiniType>>(shape: Shape): Defaulted<Shape> {
  const entries = Object.entries(shape).map(([name, schema]) => [
    name,
    z._default(schema, settingDefaults[name as keyof typeof settingDefaults]),
  ]);
  return Object.fromEntries(entries) as Defaulted<Shape>;
}

const { game, seats, ...rest } = settingShapes;

/** Settings that a request or a stored table leaves out have their defaults. */
export const tableSettings = z.strictObject({ game, seats, ...withDefaults(rest) });

/**
 * open: people sit down and get up. running: the match is played. finished: the final score stands.
 */
export const tableStatus = z.enum(['open', 'running', 'finished']);
export type TableStatus = z.infer<typeof tableStatus>;

/** Why a bot stands in: the player is away, has left the match, or was removed by the host. */
export const standIn = z.enum(['away', 'left', 'removed']);
export type StandIn = z.infer<typeof standIn>;

export const seatView = z.strictObject({
  seat: seatNumber,
  /** A reserved seat is kept for a player of the previous match. */
  state: z.enum(['free', 'taken', 'closed', 'reserved']),
  /**
   * The name of the player or bot on the seat, or of the player for whom it is reserved; null
   * otherwise.
   */
  name: z.nullable(z.string()),
  host: z.boolean(),
  /** Whether the player has the table open on any device. Always true for a bot. */
  present: z.boolean(),
  /** Why the server plays for this seat; null when its person does. */
  standIn: z.nullable(standIn),
  /** The bot that sits there; null for people, and where nobody sits. */
  bot: z.nullable(bot),
});
export type SeatView = z.infer<typeof seatView>;

const common = {
  id: tableId,
  game: z.string(),
  status: tableStatus,
  seats: z.array(seatView),
  ...visibleSettings,
  /** By seat; null without a clock, and for viewers who may not know whose turn it is. */
  clock: z.nullable(z.array(seatClock)),
  watchers: z.int(),
  /** Milliseconds since 1970, rounded down to the minute. */
  createdAt: z.int(),
  /** Your seat, if you have one. */
  you: z.nullable(seatNumber),
  /** The table's group, for its members; null for others, and without one. */
  group: z.nullable(z.strictObject({ id: groupId, name: z.string() })),
};

/** How far a person has seen a table. */
export const seen = z.strictObject({
  /** The match's version, as the seat counts; 0 before it begins. */
  version: z.int().check(z.gte(0)),
  /** The newest line of the log, and the newest message of the chat; -1 for none. */
  line: z.int().check(z.gte(-1)),
  message: z.int().check(z.gte(-1)),
});
export type Seen = z.infer<typeof seen>;

/** The number of new log lines, and of new messages that everybody may read. */
export const tableNews = z.strictObject({ lines: z.int(), messages: z.int() });
export type TableNews = z.infer<typeof tableNews>;

/** A table as the lobby lists it. */
export const tableSummary = z.strictObject({
  ...common,
  /** The seat that is kept for you at the table of a rematch. */
  kept: z.optional(seatNumber),
  /** For your running matches: whether it is your turn. */
  yourTurn: z.boolean(),
  /**
   * For your running matches: the seats for which the match waits, as everybody there sees it.
   * Seats that have answered in an open window are included.
   */
  waitsFor: z.array(seatNumber),
  /** For your tables: the number of unread entries; null if unknown. */
  news: z.nullable(tableNews),
});
export type TableSummary = z.infer<typeof tableSummary>;

/** A table in the view of a player or spectator. The match contains whose turn it is. */
export const tableView = z.strictObject({
  ...common,
  /**
   * For an open table of a group: people who sit there when the match starts become its members.
   * Left out for other tables.
   */
  joinsGroup: z.optional(z.literal(true)),
  /** Your id in this table's chat; null without a name. */
  speaker: z.nullable(speakerId),
  /**
   * Spectators with a name: all of them for the host, at most `limits.namedWatchers` for others.
   * The rest are only counted.
   */
  namedWatchers: z.array(z.strictObject({ speaker: speakerId, name: z.string() })),
  /** The people whom the host has muted. `seat` is null for a spectator. */
  muted: z.array(z.strictObject({ speaker: speakerId, seat: z.nullable(seatNumber), name: z.string() })),
  /**
   * For the host: the users whom a host removed before the start, and who cannot sit down. Empty
   * for others.
   */
  barred: z.array(z.strictObject({ speaker: speakerId, name: z.string() })),
  /**
   * The vote to end the running match: who asked, the seats that agree, and those that have not
   * voted. Null without one.
   */
  vote: z.nullable(z.strictObject({ by: seatNumber, agreed: z.array(seatNumber), waiting: z.array(seatNumber) })),
  /**
   * By seat, for the players of a live match: from when another player may let a bot play for the
   * absent owner; null where nobody may. Left out while nobody is away.
   */
  standInFrom: z.optional(z.array(z.nullable(z.int()))),
  /** The match is paused: no clock runs, and no move is made. */
  paused: z.boolean(),
  /**
   * The open proposal: who made it, its content, the seats that agree, those that have not voted,
   * and its end. Null without one.
   */
  wish: z.nullable(
    z.strictObject({ by: seatNumber, wish: proposal, agreed: z.array(seatNumber), waiting: z.array(seatNumber), until: z.int() }),
  ),
  /** The match is over without a result: its players agreed to end it. */
  ended: z.optional(z.literal(true)),
  /** The server is busy: bots think less than their levels stand for. Left out otherwise. */
  hurried: z.optional(z.literal(true)),
  /** The table of the rematch, once a player has asked for one. */
  rematch: z.nullable(tableId),
  /** The shuffle's public part; left out for a match that began under an earlier release. */
  shuffle: z.optional(shuffleView),
  /** Fewest players for a start. */
  minPlayers: z.int(),
});
export type TableView = z.infer<typeof tableView>;

const said = {
  seq: z.int(),
  /** Milliseconds since 1970. */
  at: z.int(),
  /**
   * The position in the match at which it was written: the spectators' version, and the newest log
   * line, -1 without one. Null before the start.
   */
  place: z.nullable(z.strictObject({ version: z.int(), line: z.int() })),
  /** Whether only spectators see it. */
  watchers: z.boolean(),
  /** Null for a message from an older release. */
  speaker: z.nullable(speakerId),
  name: z.string(),
  /** The writer's seat; null for a spectator. */
  seat: z.nullable(seatNumber),
};
export const chatMessage = z.union([
  z.strictObject({
    ...said,
    text: z.string(),
    /** The version of the finished match on which a player comments. */
    moment: z.optional(z.int()),
  }),
  z.strictObject({ ...said, phrase: z.enum(phrases) }),
]);
export type ChatMessage = z.infer<typeof chatMessage>;

/** A chat message on a moment of a finished match; see `chatMessage`. */
export const matchComment = z.strictObject({
  seq: z.int(),
  at: z.int(),
  moment: z.int(),
  /** The author's seat, speaker id and name when they wrote it. */
  seat: seatNumber,
  speaker: z.nullable(speakerId),
  name: z.string(),
  text: z.string(),
});
export type MatchComment = z.infer<typeof matchComment>;
