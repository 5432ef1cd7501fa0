import { bot, quietHours, standIn, tableId, tableSettings, tableStatus, wish } from '@sobremesa/protocol';
import * as z from 'zod/mini';

/**
 * A table without its match, declared once: the types, what other servers receive, and the JSON
 * that is stored are derived from these schemas. Durations are in milliseconds, moments in
 * milliseconds since 1970.
 */

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
  /**
   * An answer window that lasts a term: it has its own time, and so no seat's runs. `since` is from
   * when on outages lengthen it.
   */
  window: z.nullable(z.object({ opened: z.int(), since: z.int(), until: z.int(), seats: z.array(z.int()) })),
  seats: z.array(seatTime),
  /**
   * The seats' times as they continue if the move made at this version is taken back: the time
   * since then belongs to the player who takes it back. `running` lists the seats whose time runs
   * in them, `turn` is the turn for which. Null when no move that stopped or started a clock can be
   * taken back.
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

/** A request to end a running match. */
export const voteRecord = z.object({
  by: z.int(),
  /**
   * Seats whose people were present when the vote began. People who leave later are still asked.
   */
  asked: z.array(z.int()),
  agreed: z.array(z.int()),
  until: z.int(),
});
export type VoteRecord = z.infer<typeof voteRecord>;

export const seatRecord = z.object({
  state: z.enum(['free', 'taken', 'closed', 'reserved']),
  /**
   * Id of the person who sits here, or for whom the seat is reserved; null when it is free, closed
   * or a bot's.
   */
  person: z.nullable(z.string()),
  /** Why a bot plays for the person; null when they play. */
  standIn: z.nullable(standIn),
  /**
   * Counts people of the same name, from 1; from 2 on the number is shown behind the name. Kept
   * while they sit.
   */
  ordinal: z.int(),
  /** The bot that sits here instead of a person; null for none. */
  bot: z.nullable(bot),
});
export type SeatRecord = z.infer<typeof seatRecord>;

/**
 * Written only when something in it has changed: a move changes nothing here unless it ends the
 * match.
 */
export const tableRecord = z.object({
  id: tableId,
  /** Counts the writes to this record, from 0. */
  rev: z.int(),
  status: tableStatus,
  settings: tableSettings,
  /** The match starts when every seat is taken. */
  autoStart: z.boolean(),
  /** The host's person id. */
  host: z.nullable(z.string()),
  createdAt: z.int(),
  /**
   * When people last caused a write. Open: somebody was there. Running: the start. Finished: the
   * end.
   */
  activeAt: z.int(),
  /** Id of the table at which the same people play again. */
  rematch: z.nullable(z.string()),
  /** Ids of the people whom the host has muted. */
  muted: z.array(z.string()),
  /** Ids of the people whom the host removed before the start; they cannot sit down. */
  barred: z._default(z.array(z.string()), []),
  vote: z.nullable(voteRecord),
  /** The clock of the running match; null without one. */
  clock: z.nullable(clockRecord),
  /** The current proposal. */
  wish: z.nullable(wishRecord),
  /** By seat number. */
  seats: z.array(seatRecord),
});
export type TableRecord = z.infer<typeof tableRecord>;

/** A time in which no server was there. */
export interface Outage {
  from: number;
  until: number;
}
