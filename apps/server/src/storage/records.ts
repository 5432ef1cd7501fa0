import {
  bot,
  bytes32,
  drawId,
  drawRound,
  quietHours,
  standIn,
  tableId,
  tableSettings,
  proposal,
  tableStatus,
} from '@sobremesa/protocol';
import * as z from 'zod/mini';

/**
 * A table without its match, declared once. The types, the messages to other servers, and the
 * stored JSON derive from these schemas. Durations are in milliseconds, moments in milliseconds
 * since 1970.
 */

/** The clock of one seat, as of its last start or stop. */
export const seatTime = z.object({
  left: z.int(),
  /** When it started to run, in the future during a holiday; null while it stands. */
  since: z.nullable(z.int()),
  /** The engine's number of the last turn for which the seat got time; -1 before the first one. */
  turn: z.int(),
  /** Hours that do not count: the player's quiet hours when the turn began. */
  quiet: z.nullable(quietHours),
  /** Whether the time ran out in this turn. */
  out: z.boolean(),
  /** Seats that have voted to go on without this one. */
  without: z.array(z.int()),
  /** Whether the others have agreed to go on without this seat in this turn. */
  voted: z._default(z.boolean(), false),
  /** Whether the bank is used up, so that each turn has overtime. */
  overtime: z._default(z.boolean(), false),
  /** The end of the player's holiday. */
  holiday: z.nullable(z.int()),
  /** The number of holidays left, in days. */
  holidays: z.int(),
});
export type SeatTime = z.infer<typeof seatTime>;

/** The clock of a running match. */
export const clockRecord = z.object({
  isPaused: z.boolean(),
  /**
   * A correspondence answer window: it has its own time, so no seat's clock runs. Outages after
   * `since` extend it.
   */
  window: z.nullable(z.object({ opened: z.int(), since: z.int(), until: z.int(), seats: z.array(z.int()) })),
  seats: z.array(seatTime),
  /**
   * The seats' clocks to restore if the move made at this version is undone: the time since then
   * counts for the player who undoes it. `running` lists the seats whose clocks run in them, `turn`
   * is the turn. Null when no move that stopped or started a clock can be undone.
   */
  undo: z._default(
    z.nullable(z.object({ version: z.int(), turn: z.int(), running: z.array(z.int()), seats: z.array(seatTime) })),
    null,
  ),
  /** When the server must act next; null for never. */
  due: z.nullable(z.int()),
});
export type ClockRecord = z.infer<typeof clockRecord>;

/** A pending proposal of a player, with the votes for it. */
export const proposalRecord = z.object({ by: z.int(), wish: proposal, agreed: z.array(z.int()), until: z.int() });
export type ProposalRecord = z.infer<typeof proposalRecord>;

/** A request to end a running match. */
export const voteRecord = z.object({
  by: z.int(),
  /**
   * Seats whose people were present when the vote began. People who leave later still have a vote.
   */
  asked: z.array(z.int()),
  agreed: z.array(z.int()),
  until: z.int(),
});
export type VoteRecord = z.infer<typeof voteRecord>;

/**
 * The draw of the match's seed. It is secret, except for what `shuffleView` shows. A hash and a
 * contribution have 64 hex digits.
 */
export const shuffleRecord = z.object({
  draw: drawId,
  round: drawRound,
  /** The server's secret, and its public commitment. */
  secret: bytes32,
  commitment: bytes32,
  /** Commitments by person id, while devices may commit. Empty from the start on. */
  offered: z.record(z.string(), bytes32),
  /**
   * By seat of the match: the final list of commitments, with the contributions that were revealed;
   * null until the host starts the match.
   */
  seats: z.nullable(z.array(z.nullable(z.object({ commitment: bytes32, contribution: z.nullable(bytes32) })))),
  /** Until when the start waits for contributions; null unless it does. */
  until: z.nullable(z.int()),
});
export type ShuffleRecord = z.infer<typeof shuffleRecord>;

export const seatRecord = z.object({
  state: z.enum(['free', 'taken', 'closed', 'reserved']),
  /**
   * Id of the person in this seat, or for whom it is reserved. Null when it is free, closed or a
   * bot's.
   */
  person: z.nullable(z.string()),
  /** Why a bot plays for the person; null when they play themselves. */
  standIn: z.nullable(standIn),
  /**
   * Distinguishes people of the same name, from 1. From 2 on, the page shows it behind the name.
   * Fixed while they sit.
   */
  ordinal: z.int(),
  /** The bot in this seat; null for none. */
  bot: z.nullable(bot),
});
export type SeatRecord = z.infer<typeof seatRecord>;

/** Written only when it changes. A move does not change it unless it ends the match. */
export const tableRecord = z.object({
  id: tableId,
  /** Counts the writes to this record, from 0. */
  rev: z.int(),
  status: tableStatus,
  settings: tableSettings,
  /** Whether the match starts when every seat is taken. */
  autoStart: z.boolean(),
  /** The host's person id. */
  host: z.nullable(z.string()),
  createdAt: z.int(),
  /**
   * When people last caused a write. Open: the last write. Running: the start. Finished: the end.
   */
  activeAt: z.int(),
  /** Id of the table for the rematch. */
  rematch: z.nullable(z.string()),
  /** Ids of the people whom the host has muted. */
  muted: z.array(z.string()),
  /** Ids of the people whom the host removed before the start; they may not sit down again. */
  barred: z._default(z.array(z.string()), []),
  vote: z.nullable(voteRecord),
  /** The clock of the running match; null without one. */
  clock: z.nullable(clockRecord),
  /** The current proposal. */
  wish: z.nullable(proposalRecord),
  /** The draw of the seed; null for a table that an earlier release opened. */
  shuffle: z._default(z.nullable(shuffleRecord), null),
  /** By seat number. */
  seats: z.array(seatRecord),
});
export type TableRecord = z.infer<typeof tableRecord>;

/** A time without any running server. */
export interface Outage {
  from: number;
  until: number;
}

/**
 * A table's settings as the database and the messages between servers hold them. A server of the
 * previous release refuses a field that it does not know, so `group` is absent without a group.
 */
export function writtenSettings(settings: TableRecord['settings']): z.input<typeof tableRecord>['settings'] {
  const { group, ...others } = settings;
  return group === null ? others : settings;
}
