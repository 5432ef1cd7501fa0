import * as z from 'zod/mini';
import { bot } from './bots.ts';
import { seatNumber, speakerId, tableId } from './ids.ts';
import { seatClock, wish } from './pace.ts';
import { phrases } from './phrases.ts';
import { settingDefaults } from './defaultSettings.ts';
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

/**
 * Why the server plays for a seat: its person is away, has left the match, or was removed from it
 * by the host.
 */
export const standIn = z.enum(['away', 'left', 'removed']);
export type StandIn = z.infer<typeof standIn>;

export const seatView = z.strictObject({
  seat: seatNumber,
  /** A reserved seat waits for somebody of the match before; others cannot sit there. */
  state: z.enum(['free', 'taken', 'closed', 'reserved']),
  /** The name of who sits there, a bot's too, or for whom it is reserved; null otherwise. */
  name: z.nullable(z.string()),
  host: z.boolean(),
  /** Somebody with this seat has the table open somewhere; a bot always has. */
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
  /** By seat; null without a clock, and for whoever is not to know whose turn it is. */
  clock: z.nullable(z.array(seatClock)),
  watchers: z.int(),
  /** Milliseconds since 1970, rounded down to the minute. */
  createdAt: z.int(),
  /** Your seat, if you have one. */
  you: z.nullable(seatNumber),
};

/** How far somebody has seen a table. */
export const seen = z.strictObject({
  /** Of the match, as they count; 0 before it begins. */
  version: z.int().check(z.gte(0)),
  /** The newest line of the log, and the newest message of the chat; -1 for none. */
  line: z.int().check(z.gte(-1)),
  message: z.int().check(z.gte(-1)),
});
export type Seen = z.infer<typeof seen>;

/** How much has come since then: lines of the log, and messages that all may hear. */
export const tableNews = z.strictObject({ lines: z.int(), messages: z.int() });
export type TableNews = z.infer<typeof tableNews>;

/** A table as the lobby lists it. */
export const tableSummary = z.strictObject({
  ...common,
  /** For your running matches: whether you are asked for a move. */
  yourTurn: z.boolean(),
  /**
   * For your running matches: the seats that it waits for, as everybody there sees it. Who has
   * answered in an open window is among them.
   */
  waitsFor: z.array(seatNumber),
  /** For your tables: what is new to you; null where that is not known. */
  news: z.nullable(tableNews),
});
export type TableSummary = z.infer<typeof tableSummary>;

/** A table as those who are at it see it. Whose turn it is follows from the match. */
export const tableView = z.strictObject({
  ...common,
  /** As whom you speak here; null without a name. */
  speaker: z.nullable(speakerId),
  /**
   * Spectators with a name: all of them for the host, at most `limits.namedWatchers` for others.
   * The rest are only counted.
   */
  namedWatchers: z.array(z.strictObject({ speaker: speakerId, name: z.string() })),
  /** Whom the host has muted: what they say is refused. `seat` is null for a watcher. */
  muted: z.array(z.strictObject({ speaker: speakerId, seat: z.nullable(seatNumber), name: z.string() })),
  /**
   * For the host: whom a host removed before the start, and who cannot sit down. Empty for others.
   */
  barred: z.array(z.strictObject({ speaker: speakerId, name: z.string() })),
  /**
   * Somebody wants to end the running match: who, which seats agree, and for which it waits. Null
   * when nobody does.
   */
  vote: z.nullable(z.strictObject({ by: seatNumber, agreed: z.array(seatNumber), waiting: z.array(seatNumber) })),
  /** The match is paused: no clock runs, and no move is made. */
  paused: z.boolean(),
  /**
   * What somebody wants for the running match: who, what, which seats agree, for which it waits,
   * and until when. Null for nothing.
   */
  wish: z.nullable(
    z.strictObject({ by: seatNumber, wish, agreed: z.array(seatNumber), waiting: z.array(seatNumber), until: z.int() }),
  ),
  /** The table at which the same people play again, once somebody asked for it. */
  rematch: z.nullable(tableId),
  /** Fewest players with which the match may start. */
  minPlayers: z.int(),
});
export type TableView = z.infer<typeof tableView>;

const said = {
  seq: z.int(),
  /** Milliseconds since 1970. */
  at: z.int(),
  /**
   * Where in the match it was said, as its writer saw that: the version that watchers are told, and
   * the newest line of the log, -1 when there was none. Null before the start.
   */
  place: z.nullable(z.strictObject({ version: z.int(), line: z.int() })),
  /** Whether only those who watch hear it. */
  watchers: z.boolean(),
  /** Null when it was said in an older release. */
  speaker: z.nullable(speakerId),
  name: z.string(),
  /** The writer's seat; null for a watcher. */
  seat: z.nullable(seatNumber),
};
export const chatMessage = z.union([
  z.strictObject({ ...said, text: z.string() }),
  z.strictObject({ ...said, phrase: z.enum(phrases) }),
]);
export type ChatMessage = z.infer<typeof chatMessage>;
