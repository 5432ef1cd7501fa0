import * as z from 'zod/mini';
import { seatNumber } from './ids.ts';
import { startedShuffle } from './shuffle.ts';
import { timeControl } from './timeControl.ts';

/** Events of the table that are not part of the game. `seat` is the seat concerned. */
export const tableEvent = z.union([
  /** The match began. `shuffle`: what its seed was made of; left out by earlier releases. */
  z.strictObject({ type: z.literal('started'), shuffle: z.optional(startedShuffle) }),
  /** All players agreed to end the match. */
  z.strictObject({ type: z.literal('ended') }),
  z.strictObject({
    type: z.enum([
      'undone',
      'standIn',
      'left',
      'removed',
      'returned',
      'handedOver',
      'reissued',
      'kept',
      'outOfTime',
      'wentOn',
      'paused',
      'resumed',
      'declined',
      'holiday',
      'holidayOver',
    ]),
    seat: seatNumber,
  }),
  /** All players agreed to another time control. */
  z.strictObject({ type: z.literal('paced'), pace: timeControl }),
]);
export type TableEvent = z.infer<typeof tableEvent>;

/** An event of the game, as its viewer may see it. */
const gameEvent = z.looseObject({ type: z.string() });
/** `at`: milliseconds since 1970. */
const place = { seq: z.int(), at: z.int() };

/** One line of the log. */
export const logEntry = z.union([
  /** `bot`: a bot made this move for the seat's owner. */
  z.strictObject({ ...place, kind: z.literal('game'), event: gameEvent, bot: z.optional(z.literal(true)) }),
  z.strictObject({ ...place, kind: z.literal('table'), event: tableEvent }),
]);
export type LogContent = { kind: 'game'; event: { type: string }; bot?: true | undefined } | { kind: 'table'; event: TableEvent };
export type LogEntry = { seq: number; at: number } & LogContent;

/**
 * The fields of a game's events except `type`: by type, in the order in which their values are
 * sent.
 */
export const eventFields = z.record(z.string(), z.readonly(z.array(z.string())));
export type EventFields = Readonly<Record<string, readonly string[]>>;

const sentEvent = z.union([z.tuple([z.string()], z.json()), z.looseObject({ type: z.string() })]);
/** A game's event as its type and field values, or unchanged. */
export type SentEvent = readonly [type: string, ...values: unknown[]] | { type: string };

/**
 * An encoded log line: a game's event; the same under `bot` if a bot made the move for the seat's
 * owner; a table's event under `table`.
 */
const sentLine = z.union([sentEvent, z.strictObject({ bot: sentEvent }), z.strictObject({ table: tableEvent })]);
export type SentLine = SentEvent | { bot: SentEvent } | { table: TableEvent };

/** Lines with the same time: the number of the first, the time, and the lines in order. */
export type LogLines = readonly [seq: number, at: number, ...lines: SentLine[]];
export const logLines: z.ZodMiniType<LogLines> = z.tuple([z.int(), z.int()], sentLine);
